"""How a match stood: each seat's chance, as it could be judged then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coven.core.play import apply
from coven.core.state import State

from .bot import position_for, position_value
from .rng import BotRng


def win_probabilities(
    game: Any, positions: Sequence[State], rng: BotRng, winners: int, guesses: int = 12
) -> list[float]:
    """Every seat's chance to win, judged from its own position (see position_for): the mean of a
    few guesses, played on for a round by sensible players. Where fewer than all can win, the
    chances are parts of so many victories."""
    found = []
    for seat, position in enumerate(positions):
        total = 0.0
        for _ in range(guesses):
            total += _played_on(game, position_for(game, position, seat, rng), seat, rng)
        found.append(total / guesses)
    whole = sum(found)
    if not 0 < winners < len(found) or whole <= 0.0:
        return found
    return [min(1.0, winners * part / whole) for part in found]


def _played_on(game: Any, s: State, seat: int, rng: BotRng) -> float:
    end = game.turn(s) + s.seats
    while s.stack and game.turn(s) < end:
        for asked, moves in s.pending.items():
            apply(s, asked, game.playout(s, asked, moves, rng.pick))
            break
    return position_value(game, s, seat)
