"""A bot that looks at whole actions: as far as the end of its turn."""

from __future__ import annotations

from typing import Any, Final

from coven.core.move import Move
from coven.core.play import apply
from coven.core.state import State

from .bot import Bot, position_for
from .evaluation import evaluation_for

MOST_MOVES: Final = 24
"""Of more moves than this, only so many are tried, those that the playout policy suggests."""


class GreedyBot(Bot):
    """Tries each move, lets the game's playout policy play the rest of the turn, and chooses the
    move after which the position is best. It averages over a few guesses at what is hidden or
    random."""

    def __init__(self, game: Any, seed: int | str = 0, guesses: int = 4, weights: str = "") -> None:
        super().__init__(game, seed)
        self.guesses = guesses
        self.weights = weights

    def choose(self, position: State, seat: int) -> Move:
        moves = self._candidates(position, seat)
        if len(moves) == 1:
            return moves[0]
        evaluation = evaluation_for(self.game, position, self.weights)
        totals = [0.0] * len(moves)
        for _ in range(self.guesses):
            guess = position_for(self.game, position, seat, self.rng)
            for i, move in enumerate(moves):
                s = guess.copy()
                apply(s, seat, move)
                finish_turn(self.game, s, position, self.rng.pick)
                totals[i] += evaluation.value(s, seat)
        most = max(totals)
        best = [move for move, total in zip(moves, totals, strict=True) if total == most]
        return best[self.rng.pick(len(best))]

    def _candidates(self, position: State, seat: int) -> list[Move]:
        """Returns the moves to try."""
        untried = position.pending[seat]
        if len(untried) <= MOST_MOVES:
            return untried
        untried = untried.copy()
        found: list[Move] = []
        while len(found) < MOST_MOVES:
            move: Move = self.game.playout(position, seat, untried, self.rng.pick)
            untried.remove(move)
            found.append(move)
        return found


def finish_turn(game: Any, s: State, before: State, pick: Any) -> None:
    """Plays on in `s` by the playout policy until another turn than that of `before` has begun.
    `pick(n)` returns a random number below n."""
    turn: int = game.turn(before)
    while s.stack and game.turn(s) == turn:
        for seat, moves in s.pending.items():
            apply(s, seat, moves[0] if len(moves) == 1 else game.playout(s, seat, moves, pick))
            break
