"""Tokens in links (128 random bits, of which only the hash is stored) and join codes to type."""

from __future__ import annotations

import hashlib
import secrets
from itertools import count

LETTERS = "ACDEFHJKLMNPRTVWXY"
"""Letters that look neither like one another nor like a digit."""
CODE_LENGTHS = range(4, 10)
"""Codes of four letters were made by older versions."""
SHORTEST_CODE = 5
GUESS_ODDS = 1_000_000
"""A random code leads to a table in at most one of so many tries."""
_TOKEN_BYTES = 16
_LATIN = str.maketrans("АСЕНКМРТУХВ", "ACEHKMPTYXV")
"""Cyrillic letters that look like Latin ones; В stands for V, which sounds like it."""


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hash_token(token: str) -> bytes:
    """Returns the hash of a link's token; only the hash is stored. Tokens are random, so it needs
    no salt."""
    return hashlib.sha256(b"coven token\0" + token.encode("utf-8", "replace")).digest()


def new_code(live: int) -> str:
    """Returns a random join code; `live`: how many there are, with this one. The more there are,
    the longer are new ones, so that guessing stays hopeless: five letters for the first, six for up
    to 34, seven for up to 612."""
    length = next(n for n in count(SHORTEST_CODE) if len(LETTERS) ** n >= live * GUESS_ODDS)
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def latin_letters(text: str) -> str:
    """Returns the letters of a code that somebody has typed, in upper or lower case, in Latin or
    Cyrillic letters, with spaces or dashes."""
    return "".join(c for c in text[:40].upper().translate(_LATIN) if c not in " -.\t")


def read_code(text: str) -> str | None:
    """Returns the join code that somebody has typed, in upper or lower case, in Latin or Cyrillic
    letters, with spaces or dashes; None if the text is not a join code."""
    code = latin_letters(text)
    return code if len(code) in CODE_LENGTHS and all(c in LETTERS for c in code) else None
