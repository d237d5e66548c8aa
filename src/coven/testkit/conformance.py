"""The ten checks that every game must pass. A game is finished when all ten hold.

What a check finds names the table, the game and the answer where it was found, as
``variant/seats #seed @answer``; ``walk(game, table, seed)`` comes there again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from coven import games
from coven.core import Game

from .checking import Depth, Enough, Finding, Looking, Progress
from .laws.legality import keeps_its_laws, lists_what_is_legal, plays_to_the_end
from .laws.saving import comes_out_the_same, copies_and_saves, undoes
from .laws.secrecy import keeps_secrets, log_for
from .laws.texts import has_golden_games, is_told_and_tested, shows_the_examples

__all__ = ["CHECKS", "Finding", "Progress", "Result", "check", "log_for"]

CHECKS: tuple[Callable[[Looking], None], ...] = (
    plays_to_the_end,
    lists_what_is_legal,
    copies_and_saves,
    comes_out_the_same,
    keeps_secrets,
    undoes,
    keeps_its_laws,
    has_golden_games,
    is_told_and_tested,
    shows_the_examples,
)


@dataclass(frozen=True)
class Result:
    """One line of the table: whether the law holds, what was looked at, what speaks against it."""

    number: int
    title: str
    """The key of the check's sentence, ``check-1`` to ``check-10``."""
    ok: bool
    seen: Finding
    details: list[Finding]


def check(
    game: str | Game,
    games_per_variant: int = 2,
    positions: int = 8,
    only: tuple[int, ...] = (),
    progress: Progress | None = None,
) -> list[Result]:
    """The ten checks (or `only` some): at every variant and number of players so many games, and of
    each so many positions looked at closely. Raises UnknownGame."""
    checked = games.game(game) if isinstance(game, str) else game
    depth = Depth(games_per_variant, positions)
    results = []
    for number, law in enumerate(CHECKS, 1):
        if only and number not in only:
            continue
        look = Looking(checked, number, depth, progress)
        try:
            with look.guarded():
                law(look)
        except Enough:
            pass
        seen = Finding(f"check-{number}-seen", {"seen": look.seen})
        ok = not look.findings
        results.append(Result(number, f"check-{number}", ok, seen, look.findings))
    return results
