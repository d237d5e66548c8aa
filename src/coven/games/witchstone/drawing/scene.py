"""The definitions that all parts of the screen refer to."""

from __future__ import annotations

from functools import cache

from .cauldron import empty_cauldron
from .map import empty_map
from .pentagram import empty_pentagram
from .shapes import SHAPES_SVG


@cache
def scene() -> str:
    """Returns the hidden SVG with everything that never changes: shapes, and the map, the cauldron
    and the pentagram without pieces."""
    return (
        f'<svg class="ws-scene" aria-hidden="true"><defs>{SHAPES_SVG}'
        f'<g id="ws-land">{empty_map()}</g><g id="ws-pot">{empty_cauldron()}</g>'
        f'<g id="ws-star">{empty_pentagram()}</g></defs></svg>'
    )
