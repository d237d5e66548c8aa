"""Measures a tournament in one process, and in one process for each core."""

from __future__ import annotations

import os

from rich.table import Table as Grid

from coven.lab.arena import arena

GAME = "wandering-towers"
BOTS = ("1:40", "1:20")
GAMES = 48
ROUNDS = 2


def report() -> Grid:
    """Returns the result table of tournaments in one process and in one process per core, the best
    of ROUNDS rounds each. The two alternate, so that other processes disturb both."""
    cores = os.cpu_count() or 1
    alone, together = [], []
    for _ in range(ROUNDS):
        one, many = (arena(GAME, BOTS, GAMES, jobs=jobs) for jobs in (1, cores))
        assert one == many, "the same seed gives the same games"
        alone.append(one.took)
        together.append(many.took)
    times = min(alone) / min(together)
    grid = Grid("tournament", "games/s", "goal", title="Tournaments")
    grid.add_row(f"{GAME}, {' v. '.join(BOTS)}, 1 process", f"{GAMES / min(alone):.1f}", "")
    goal = "≥ 1.8 times on 2 cores"
    grid.add_row(f"{cores} processes", f"{GAMES / min(together):.1f} ({times:.2f} times)", goal)
    return grid
