"""Positions of random games of every variant, for tests of what always holds."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from coven.testkit.walk import Lineup, lineups, walk

from .scenes import GAME

TABLES = lineups(GAME)

anywhere = st.tuples(st.sampled_from(TABLES), st.integers(0, 999), st.integers(0, 300))
"""A variant with its number of seats, the seed of a game, and the number of moves to play."""

few = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def position(place: tuple[Lineup, int, int]) -> Any:
    """Returns a position of a random game; `place` is its lineup, the seed, and the number of moves
    after which it is (or the final one)."""
    table, seed, plies = place
    for s, _, _ in walk(GAME, table, seed):
        if s.ply >= plies or s.over:
            break
    return s.copy()
