"""The faces of the characters and the art of the recipes. faces.svg and art.svg hold them side by
side, and board.css shows the right one; every one is our own."""

from __future__ import annotations

from functools import cache

ART = '<i class="art"></i>'
"""The picture of a recipe as HTML, which the style sheet chooses by the recipe's key."""


@cache
def portrait(key: str) -> str:
    """Draws the face of the character `key` as HTML."""
    return f'<i class="face f-{key}"></i>'
