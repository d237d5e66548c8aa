"""A bot that looks only one move ahead."""

from __future__ import annotations

from typing import Any

from coven.core.move import Move
from coven.core.play import apply
from coven.core.state import State

from .bot import Bot, position_for, position_value


class GreedyBot(Bot):
    """Takes the move after which the game's evaluation is best, on average over a few guesses at
    what is hidden or random."""

    def __init__(self, game: Any, seed: int | str = 0, guesses: int = 4) -> None:
        super().__init__(game, seed)
        self.guesses = guesses if game.facts.hidden or game.facts.chance else 1

    def choose(self, position: State, seat: int) -> Move:
        moves = position.pending[seat]
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        for _ in range(self.guesses):
            guess = position_for(self.game, position, seat, self.rng)
            for i, move in enumerate(moves):
                s = guess.copy()
                apply(s, seat, move)
                totals[i] += position_value(self.game, s, seat)
        most = max(totals)
        best = [move for move, total in zip(moves, totals, strict=True) if total == most]
        return best[self.rng.pick(len(best))]
