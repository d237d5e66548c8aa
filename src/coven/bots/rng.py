"""Fast random numbers from a seed, for bots and the positions they search."""

from __future__ import annotations

import random
from typing import Any

from coven.core.rng import Rng


class BotRng(Rng):
    """A random number generator for bots. Unlike the Rng of a match, it gives a new number for each
    draw, even for the same place in the match."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(bytes(32))
        self._random = random.Random(seed)
        self.fraction = self._random.random
        """Returns a random number from 0 up to (not including) 1."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self._random,)

    def reseed(self, seed: int) -> None:
        """Begins again with another seed, which takes less time than a new object."""
        self._random.seed(seed)

    def pick(self, n: int) -> int:
        """Returns a random number from 0 to n-1."""
        return int(self.fraction() * n)

    def random_below(self, n: int, ply: int, draw: int) -> int:
        return int(self.fraction() * n)

    def shuffle(self, cards: list[Any], ply: int, draw: int) -> None:
        fraction = self.fraction
        for i in range(len(cards) - 1, 0, -1):
            j = int(fraction() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]


def _again(numbers: random.Random) -> BotRng:
    """Returns a generator that goes on with these random numbers. Unpickling a BotRng calls it."""
    rng = BotRng(0)
    rng._random = numbers
    rng.fraction = numbers.random
    return rng
