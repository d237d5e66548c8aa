"""Links and codes that let people in: 128 random bits, of which only the hash is kept; and four
letters to say aloud."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "ACDEFHJKLMNPRTVWXY"
"""None that looks like another or like a digit."""
CODE_LENGTH = 4
_TOKEN_BYTES = 16
_LATIN = str.maketrans("АСЕНКМРТУХВ", "ACEHKMPTYXV")
"""Cyrillic letters that look like ours, and the В of who hears a V."""


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hash_token(token: str) -> bytes:
    """What is kept of a token. It is random enough that no salt is needed."""
    return hashlib.sha256(b"coven token\0" + token.encode("utf-8", "replace")).digest()


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """A code as somebody types it, in whatever case, alphabet or spacing; None if it is none."""
    letters = [c for c in text[:40].upper().translate(_LATIN) if c not in " -.\t"]
    code = "".join(letters)
    return code if len(code) == CODE_LENGTH and all(c in LETTERS for c in code) else None
