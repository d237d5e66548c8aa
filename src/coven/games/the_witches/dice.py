"""Pairs of witch dice as numbers.

A side of a die is a number from 0 to 5, and FACES says what it shows. A pair of dice is packed into
one number from 0 to 35.
"""

from __future__ import annotations

from typing import Final

from .components import FACES

SIDES: Final[int] = len(FACES)
CACKLE_FACE: Final[int] = 0


def pack_pair(first: int, second: int) -> int:
    """Returns two sides of dice, each from 0 to 5, packed into one number from 0 to 35."""
    return first * SIDES + second


def unpack_pair(pair: int) -> tuple[int, int]:
    """Returns the sides of both dice of a packed pair."""
    return pair // SIDES, pair % SIDES


def faces_of_pair(pair: int) -> tuple[int, int]:
    """Returns what both dice of a packed pair show; 0 is a cackle."""
    return FACES[pair // SIDES], FACES[pair % SIDES]


PAIR_SUM: Final[list[int]] = [a + b for a in FACES for b in FACES]
"""The sum of both dice, by packed pair."""
PAIRS: Final[int] = len(PAIR_SUM)
"""How many different pairs there are: 36."""
PAIR_CACKLES: Final[list[int]] = [
    (a == CACKLE_FACE) + (b == CACKLE_FACE) for a in FACES for b in FACES
]
"""How many cackles both dice show, by packed pair."""
