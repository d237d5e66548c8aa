"""Random numbers and shuffles: a keyed hash of (secret, ply, draw), the same on every machine.

`ply` is the number of answers given so far, `draw` the number of the draw since the last answer. A
result depends on the match's secret and these two numbers only. So undo and redo give the same
dice, and everybody who knows the secret after the match can check them.
"""

import hashlib
import secrets
import struct
from typing import Any, Final

from .native import mypyc_attr

SECRET_BYTES: Final = 32
_SPAN: Final = 1 << 64
_POSITION: Final = struct.Struct("<QQQ")
_BLOCK: Final = struct.Struct("<8Q")


def new_secret() -> bytes:
    """Returns a random secret, the seed of all shuffles and dice of a match."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Returns a hash of the secret. It is shown before the match, so that everybody can check the
    secret that is shown afterwards."""
    return hashlib.sha256(b"coven shuffle\0" + secret).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The random numbers of a match. Each depends on the secret, on `ply` (the answers given so
    far) and on `draw` (the draws since the last answer). An Rng has no other state, so copies of a
    position share one."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError("a secret has 32 bytes")
        self.secret = secret
        self._keyed = hashlib.blake2b(key=secret)

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.secret,)

    def block(self, ply: int, draw: int, index: int) -> list[int]:
        """Returns eight random 64-bit numbers for this place in the match. A draw that needs more
        takes the blocks with `index` 0, 1, 2 …"""
        hashed = self._keyed.copy()
        hashed.update(_POSITION.pack(ply, draw, index))
        return list(_BLOCK.unpack(hashed.digest()))

    def random_below(self, n: int, ply: int, draw: int) -> int:
        """Returns a number from 0 to n-1, all equally likely; `ply` and `draw` are the place in the
        match."""
        limit = _SPAN - _SPAN % n  # larger numbers would favour some results
        hashed = self._keyed.copy()
        hashed.update(_POSITION.pack(ply, draw, 0))
        first = int.from_bytes(hashed.digest()[:8], "little")
        if first < limit:
            return first % n  # nearly always
        index = 0
        while True:
            for number in self.block(ply, draw, index):
                if number < limit:
                    return number % n
            index += 1

    def shuffle(self, cards: list[Any], ply: int, draw: int) -> None:
        """Shuffles a list in place (Fisher–Yates); `ply` and `draw` are the place in the match. It
        counts as one draw, however long the list."""
        index = 0
        numbers: list[int] = []
        for i in range(len(cards) - 1, 0, -1):
            limit = _SPAN - _SPAN % (i + 1)
            while True:
                if not numbers:
                    numbers = self.block(ply, draw, index)
                    index += 1
                number = numbers.pop()
                if number < limit:
                    break
            j = number % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def rng_of(number: int) -> Rng:
    """Returns an Rng whose secret is made from the seed `number`, for tests, tournaments and
    examples."""
    return Rng(hashlib.sha256(b"coven seed\0" + str(number).encode()).digest())
