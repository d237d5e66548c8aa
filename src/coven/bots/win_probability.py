"""The seats' probabilities of winning at a moment of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coven.core.play import apply
from coven.core.state import State

from .bot import position_for
from .evaluation import Evaluation, evaluation_for
from .rng import BotRng


def win_probabilities(
    game: Any, positions: Sequence[State], rng: BotRng, winners: int, guesses: int = 12
) -> list[float]:
    """Returns each seat's probability of winning.

    `positions` has one position for each seat, with what that seat cannot know drawn at random
    (`position_for`). From each of them `guesses` games with other guesses at hidden things are
    played on for a round, and the average value counts. `winners` is how many seats can win: if not
    all of them can, the results sum up to it."""
    found = []
    for seat, position in enumerate(positions):
        evaluation = evaluation_for(game, position)
        total = 0.0
        for _ in range(guesses):
            guess = position_for(game, position, seat, rng)
            total += _value_after_round(evaluation, guess, seat, rng)
        found.append(total / guesses)
    whole = sum(found)
    if not 0 < winners < len(found) or whole <= 0.0:
        return found
    return [min(1.0, winners * part / whole) for part in found]


def _value_after_round(evaluation: Evaluation, s: State, seat: int, rng: BotRng) -> float:
    """Plays on in `s` until every seat has had a turn; returns the value that `evaluation` gives
    for the seat."""
    game = evaluation.game
    end = game.turn(s) + s.seats
    while s.stack and game.turn(s) < end:
        for asked, moves in s.pending.items():
            apply(s, asked, game.playout(s, asked, moves, rng.pick))
            break
    return evaluation.value(s, seat)
