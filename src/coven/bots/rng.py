"""Chance for bots: quick, seeded, and without a place in any match."""

from __future__ import annotations

import random
from typing import Any

from coven.core.rng import Rng


class BotRng(Rng):
    """Every draw is a new one, wherever it stands; copies of a position share it."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(bytes(32))
        self._random = random.Random(seed)
        self.fraction = self._random.random

    def pick(self, n: int) -> int:
        """A number from 0 to n-1."""
        return int(self.fraction() * n)

    def random_below(self, n: int, ply: int, draw: int) -> int:
        return int(self.fraction() * n)

    def shuffle(self, cards: list[Any], ply: int, draw: int) -> None:
        fraction = self.fraction
        for i in range(len(cards) - 1, 0, -1):
            j = int(fraction() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]
