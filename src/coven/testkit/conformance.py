"""The ten checks that every game must pass. A game is finished when all ten hold.

A finding names its place as ``variant/seats #seed @answer``: the lineup, the seed of the random
game and the number of the answer. ``walk(game, lineup, seed)`` plays that game again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from coven import games
from coven.core import Game

from .checking import Check, Depth, Enough, Finding, Progress
from .laws.legality import check_games_end, check_invariants_and_endings, check_legal_moves
from .laws.saving import check_copies_and_saving, check_replay, check_undo
from .laws.secrecy import check_secrecy, log_for
from .laws.texts import check_citations_and_texts, check_examples_are_tested, check_golden_games

__all__ = ["CHECKS", "Finding", "Progress", "Result", "check", "log_for"]

CHECKS: tuple[Callable[[Check], None], ...] = (
    check_games_end,
    check_legal_moves,
    check_copies_and_saving,
    check_replay,
    check_secrecy,
    check_undo,
    check_invariants_and_endings,
    check_golden_games,
    check_citations_and_texts,
    check_examples_are_tested,
)


@dataclass(frozen=True)
class Result:
    """The result of one check of the suite: whether it passed, what was examined, and what was
    found."""

    number: int
    title: str
    """The key of the check's title, ``check-1`` to ``check-10``."""
    ok: bool
    seen: Finding
    details: list[Finding]

    @property
    def unchecked(self) -> bool:
        """Whether the check found nothing wrong, but is not complete because the game's tests are
        not here."""
        return not self.ok and all(found.key == "found-no-tests" for found in self.details)


def check(
    game: str | Game,
    games_per_variant: int = 2,
    positions: int = 8,
    only: tuple[int, ...] = (),
    progress: Progress | None = None,
    run_tests: bool = False,
    one_in: int = 1,
    on_error: Callable[[BaseException], None] | None = None,
) -> list[Result]:
    """Runs the ten checks, or those whose numbers are in `only`, and returns their results.

    Every variant is played with every number of players `games_per_variant` times; of each game
    about `positions` positions are examined closely. With `one_in` 3, each check plays only a third
    of the lineups, and different checks play different thirds. With `run_tests`, check 9 also runs
    the game's own tests. `on_error` is called with every exception of the game. Raises UnknownGame.
    """
    checked = games.game(game) if isinstance(game, str) else game
    depth = Depth(games_per_variant, positions, one_in)
    results = []
    for number, law in enumerate(CHECKS, 1):
        if only and number not in only:
            continue
        running = Check(checked, number, depth, progress, run_tests, on_error)
        try:
            with running.catching():
                law(running)
        except Enough:
            pass
        seen = Finding(f"check-{number}-seen", {"seen": running.examined})
        ok = not running.findings
        results.append(Result(number, f"check-{number}", ok, seen, running.findings))
    return results
