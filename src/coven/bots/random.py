"""A bot that does anything at all."""

from __future__ import annotations

from coven.core.move import Move
from coven.core.play import apply
from coven.core.state import State

from .bot import Bot
from .rng import BotRng


class RandomBot(Bot):
    """Each move as likely as the others."""

    def choose(self, position: State, seat: int) -> Move:
        moves = position.pending[seat]
        return moves[self.rng.pick(len(moves))]


def play_randomly(s: State, rng: BotRng, most: int = 1_000_000) -> int:
    """Random answers in `s` until its game is over, or `most` of them; how many there were."""
    count = 0
    while s.stack and count < most:
        for seat, moves in s.pending.items():
            apply(s, seat, moves[rng.pick(len(moves))])
            break
        count += 1
    return count
