"""The game's SVG symbols. They are drawn in pictures.svg, all of them our own."""

from __future__ import annotations

import re
from importlib import resources

from coven.drawing import Shapes

SHAPES_SVG: str = re.sub(
    r"\s*\n\s*|<!--.*?-->|</?svg[^>]*>",
    "",
    resources.files(__package__).joinpath("pictures.svg").read_text("utf-8"),
    flags=re.DOTALL,
)
"""All symbols, gradients and markers, included once in a page; every id begins with ``wt-``."""

SHAPES = Shapes(SHAPES_SVG, "wt")


def use(symbol: str, x: float, y: float, flat: float = 1.0, size: float = 1.0) -> str:
    """Draws the symbol with the id `symbol` at (x, y) as SVG, scaled by `size`, and its height also
    by `flat`."""
    scale = f" scale({size:g} {size * flat:.3g})" if flat != 1 or size != 1 else ""
    return f'<use href="#wt-{symbol}" transform="translate({x:g} {y:g}){scale}"/>'


def arrow(x: int, y: int, angle: int, size: float) -> str:
    """Draws an arrow at (x, y) as SVG; at `angle` 0 it points right, at 90 down."""
    return f'<use href="#wt-arrow" transform="translate({x} {y}) rotate({angle}) scale({size:g})"/>'


def pawn(colour: int, id: str, x: float, y: float) -> str:
    """Draws one wizard at (x, y) as SVG. `id`, unique among his colour, lets animations follow
    him."""
    return (
        f'<use href="#wt-w{colour}" data-piece="w{colour}-{id}" data-kind="w{colour}" '
        f'transform="translate({x:g} {y:g})"/>'
    )


def hit_area(x: float, y: float) -> str:
    """Draws an invisible rectangle as SVG around a wizard at (x, y), so that he is easy to hit; it
    is as wide as the distance to the next one (P36)."""
    return f'<rect class="hit" x="{x - 14:g}" y="{y - 44:g}" width="28" height="48"/>'
