"""Dice and shuffles: a keyed hash of (secret, ply, draw), the same on every machine.

What a draw gives depends on the secret and on where in the match it stands, on nothing else:
undo and redo give the same dice, and whoever learns the secret afterwards can deal again.
"""

import hashlib
import secrets
from typing import Any

from .native import mypyc_attr

SECRET_BYTES = 32
_WORD_BYTES = 8
_WORDS = 64 // _WORD_BYTES
_SPAN = 1 << (8 * _WORD_BYTES)


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

    def block(self, ply: int, draw: int, turn: int) -> bytes:
        place = ply.to_bytes(8, "little") + draw.to_bytes(8, "little") + turn.to_bytes(8, "little")
        return hashlib.blake2b(place, key=self.secret).digest()

    def below(self, n: int, ply: int, draw: int) -> int:
        """A number from 0 to n-1, each as likely as the others."""
        limit = _SPAN - _SPAN % n
        turn = 0
        while True:
            block = self.block(ply, draw, turn)
            for i in range(_WORDS):
                word = int.from_bytes(block[i * _WORD_BYTES : (i + 1) * _WORD_BYTES], "little")
                if word < limit:
                    return word % n
            turn += 1

    def shuffle(self, cards: list[Any], ply: int, draw: int) -> None:
        """Fisher–Yates in place; one draw of the match, however many cards."""
        turn = 0
        words: list[int] = []
        for i in range(len(cards) - 1, 0, -1):
            n = i + 1
            limit = _SPAN - _SPAN % n
            while True:
                if not words:
                    block = self.block(ply, draw, turn)
                    turn += 1
                    words = [
                        int.from_bytes(block[k : k + _WORD_BYTES], "little")
                        for k in range(0, 64, _WORD_BYTES)
                    ]
                word = words.pop()
                if word < limit:
                    break
            j = word % n
            cards[i], cards[j] = cards[j], cards[i]


def rng_of(number: int) -> Rng:
    """A generator from a small number, for tests, tournaments and examples."""
    return Rng(hashlib.sha256(b"coven seed\0" + str(number).encode()).digest())
