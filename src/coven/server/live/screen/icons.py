"""Icons and the seats' marks as SVG."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

MARKS = 8
"""How many different marks there are; seats beyond that begin again."""


@cache
def icon(name: str) -> Markup:
    """Returns the SVG icon called `name` in the page's sprite."""
    return Markup(f'<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#i-{name}"/></svg>')


@cache
def mark(seat: int) -> Markup:
    """Returns the SVG mark of a seat: its own colour, shape and pattern."""
    return Markup(
        '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">'
        f'<use href="#mark-{seat % MARKS}"/></svg>'
    )
