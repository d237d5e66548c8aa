"""What a position is worth, and what a sensible player would quickly do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coven.core import Move

from .rules.end import key
from .rules.solo import CARD_TARGET, won
from .state import Towers


def evaluate(s: Towers, seat: int) -> float:
    """From 0 to 1: how far this side is ahead of the best other one."""
    if s.shared:
        if s.over:
            return 1.0 if won(s) else 0.0
        return max(0.0, min(1.0, 0.5 + s.home[0] / 24 - s.cards / CARD_TARGET / 4))
    if s.over:
        keys = [key(s, other) for other in range(s.seats)]
        return 1.0 if keys[seat] == max(keys) else 0.0
    best = max(
        progress(s, other) for other in range(s.seats) if other not in (seat, s.partner[seat])
    )
    return max(0.0, min(1.0, 0.5 + (progress(s, seat) - best) / 2))


def progress(s: Towers, seat: int) -> float:
    colour = s.colour[seat]
    filled = s.full[colour] + s.spent[colour]
    return (s.home[colour] / s.wizards + filled / (filled + s.empty[colour])) / 2


def playout(s: Towers, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    return moves[pick(len(moves))]
