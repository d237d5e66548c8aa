"""Profiles the tree search as level 3 plays it: two players, at the opening."""

from __future__ import annotations

from cProfile import Profile
from pstats import Stats

from rich.table import Table

from coven import games
from coven.bots import LEVEL_BEST, SearchBot, bot_for
from coven.compiled import is_compiled
from coven.core import rng_of
from coven.games import LOBBY

ITERATIONS = 250
PARTS = ("guessing", "tree", "options", "policy", "playing", "judging")


class Spent:
    """Calls and seconds of functions in a profile, by the names of function and caller."""

    def __init__(self, profile: Profile) -> None:
        self.calls: dict[tuple[str, str], tuple[int, float]] = {}
        for (_, _, name), (*_, callers) in Stats(profile).stats.items():  # type: ignore[attr-defined]
            for (_, _, by), (_, count, _, seconds) in callers.items():
                before = self.calls.get((name, by), (0, 0.0))
                self.calls[name, by] = (before[0] + count, before[1] + seconds)

    def times(self, name: str) -> int:
        """Returns how often a function was called."""
        return sum(count for (called, _), (count, _) in self.calls.items() if called == name)

    def seconds(self, name: str, *callers: str) -> float:
        """Returns the seconds in a function, with all it called, for calls from these callers."""
        return sum(self.calls.get((name, by), (0, 0.0))[1] for by in callers)


def profiled(id: str) -> tuple[float, dict[str, float]]:
    """Returns the decisions per iteration of a search in the game `id`, and the share of time spent
    on each of PARTS."""
    game = games.game(id)
    opening = game.new(2, {}, rng_of(1))
    search = bot_for(game, LEVEL_BEST, id, iterations=ITERATIONS)
    assert isinstance(search, SearchBot)
    profile = Profile()
    profile.runcall(search.best, opening, next(iter(opening.pending)))
    spent = Spent(profile)
    again = spent.seconds(
        "advance", "position_for"
    )  # asking the other seats again with their new cards
    found = {
        "guessing": spent.seconds("position_for", "_iterate") - again,
        "options": spent.seconds("resume", "apply", "advance"),
        "policy": spent.seconds("playout", "_simulate", "_select"),
        "playing": spent.seconds("chosen", "apply"),
        "judging": spent.seconds("value", "_add_result"),
    }
    whole = spent.seconds("_iterate", "_search")
    found["tree"] = whole - sum(found.values())
    return spent.times("apply") / search.iterations_done, {
        part: found[part] / whole for part in PARTS
    }


def report() -> Table:
    """Returns a result table that says, for each game of the lobby, where the search spends its
    time."""
    if is_compiled():
        raise SystemExit("Compiled code cannot be profiled; run this with pure Python.")
    table = Table("game", "decisions", *PARTS, title="Where the time of a search goes")
    for id in LOBBY:
        decisions, parts = profiled(id)
        table.add_row(id, f"{decisions:.0f}", *[f"{100 * parts[part]:.0f} %" for part in PARTS])
    return table
