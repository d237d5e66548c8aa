"""Dice and shuffles: a keyed hash of (secret, ply, draw), the same on every machine.

What a draw gives depends on the secret and on where in the match it stands, on nothing else:
undo and redo give the same dice, and whoever learns the secret afterwards can deal again.
"""

import hashlib
import secrets
import struct
from typing import Any, Final

from .native import mypyc_attr

SECRET_BYTES: Final = 32
_SPAN: Final = 1 << 64
_PLACE: Final = struct.Struct("<QQQ")
_WORDS: Final = struct.Struct("<8Q")


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown at the start, so that the secret shown at the end can be checked."""
    return hashlib.sha256(b"coven shuffle\0" + secret).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Draws by position. It keeps no position itself, so copies of a state share it."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError("a secret has 32 bytes")
        self.secret = secret
        self._keyed = hashlib.blake2b(key=secret)

    def words(self, ply: int, draw: int, turn: int) -> list[int]:
        """Eight random 64-bit numbers, for the draw's first, second … turn."""
        hashed = self._keyed.copy()
        hashed.update(_PLACE.pack(ply, draw, turn))
        return list(_WORDS.unpack(hashed.digest()))

    def random_below(self, n: int, ply: int, draw: int) -> int:
        """A number from 0 to n-1, each as likely as the others."""
        limit = _SPAN - _SPAN % n
        hashed = self._keyed.copy()
        hashed.update(_PLACE.pack(ply, draw, 0))
        first = int.from_bytes(hashed.digest()[:8], "little")
        if first < limit:
            return first % n  # so it is nearly always
        turn = 0
        while True:
            for word in self.words(ply, draw, turn):
                if word < limit:
                    return word % n
            turn += 1

    def shuffle(self, cards: list[Any], ply: int, draw: int) -> None:
        """Fisher–Yates in place; one draw of the match, however many cards."""
        turn = 0
        words: list[int] = []
        for i in range(len(cards) - 1, 0, -1):
            limit = _SPAN - _SPAN % (i + 1)
            while True:
                if not words:
                    words = self.words(ply, draw, turn)
                    turn += 1
                word = words.pop()
                if word < limit:
                    break
            j = word % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def rng_of(number: int) -> Rng:
    """A generator from a small number, for tests, tournaments and examples."""
    return Rng(hashlib.sha256(b"coven seed\0" + str(number).encode()).digest())
