"""A bot that plays at random, and random games."""

from __future__ import annotations

from coven.core.move import Move
from coven.core.play import apply
from coven.core.state import State

from .bot import Bot
from .rng import BotRng


class RandomBot(Bot):
    """Chooses among the moves at random, all equally likely."""

    def choose(self, position: State, seat: int) -> Move:
        moves = position.pending[seat]
        return moves[self.rng.pick(len(moves))]


def play_randomly(s: State, rng: BotRng, most: int = 1_000_000) -> int:
    """Plays random answers in `s` until the game is over, but at most `most` answers. Returns the
    number of answers."""
    count = 0
    while s.stack and count < most:
        for seat, moves in s.pending.items():
            apply(s, seat, moves[rng.pick(len(moves))])
            break
        count += 1
    return count
