"""The shapes of pictures.svg, and small pieces of SVG that several parts of the screen use. A night
garden, glass and crystal, candle gold; every shape is our own."""

from __future__ import annotations

import math
import re
from functools import cache
from importlib import resources

from coven.drawing import Shapes, cached_drawing

PREFIX = "ws"
"""Begins the id of every shape."""
SHAPES_SVG: str = re.sub(
    r"\s*\n\s*|<!--.*?-->|</?svg[^>]*>",
    "",
    resources.files(__package__).joinpath("pictures.svg").read_text("utf-8"),
    flags=re.DOTALL,
)
"""All symbols and gradients as SVG, put into a page once."""
SHAPES = Shapes(SHAPES_SVG, PREFIX)

Point = tuple[float, float]


def use(shape: str, x: float = 0, y: float = 0, size: float = 1.0) -> str:
    """Returns the SVG that shows the shape with the id `shape` at (x, y), scaled by `size`."""
    scale = f" scale({size:g})" if size != 1 else ""
    move = f' transform="translate({x:g} {y:g}){scale}"' if x or y or scale else ""
    return f'<use href="#ws-{shape}"{move}/>'


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """Returns the SVG of a seat's mark, which tells seats apart without colour, around (x, y)."""
    return (
        f'<use href="#mark-{seat}" x="{x - size / 2:g}" y="{y - size / 2:g}" '
        f'width="{size:g}" height="{size:g}"/>'
    )


@cache
def icon(shape: str, box: int = 13) -> str:
    """Returns the shape with the id `shape` as a separate SVG element; `box` is half the side of
    its viewBox."""
    return (
        f'<svg class="i" viewBox="{-box} {-box} {2 * box} {2 * box}" aria-hidden="true">'
        f'<use href="#ws-{shape}"/></svg>'
    )


@cache
def hexagon_path(size: float) -> str:
    """Returns the SVG path of a hexagon around the origin that stands on a corner."""
    corners = [
        (size * math.cos(math.radians(a)), size * math.sin(math.radians(a)))
        for a in range(-90, 270, 60)
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "z"


def rounded_hexagon_path(size: float) -> str:
    """Returns the SVG path of a hexagon with soft corners around the origin, lying on a side."""
    drawn = ""
    for i in range(6):
        a, b, c = (
            (
                size * math.cos(math.radians(60 * (i + k))),
                size * math.sin(math.radians(60 * (i + k))),
            )
            for k in (0, 1, 2)
        )
        start = (a[0] + (b[0] - a[0]) * 0.8, a[1] + (b[1] - a[1]) * 0.8)
        end = (b[0] + (c[0] - b[0]) * 0.2, b[1] + (c[1] - b[1]) * 0.2)
        drawn += f"{'L' if drawn else 'M'}{start[0]:.0f} {start[1]:.0f}"
        drawn += f"Q{b[0]:.0f} {b[1]:.0f} {end[0]:.0f} {end[1]:.0f}"
    return drawn + "z"


def domino(pair: str, a: Point, b: Point) -> str:
    """Returns the SVG of a domino whose first symbol is at the point `a` and whose second is at
    `b`. `pair`: its two symbols, joined by "-"."""
    first, second = pair.split("-")
    return (
        f'<path class="bond" d="M{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}"/>'
        f'<use href="#ws-h-{first}" x="{a[0]:g}" y="{a[1]:g}"/>'
        f'<use href="#ws-h-{second}" x="{b[0]:g}" y="{b[1]:g}"/>'
        f'<path class="knot" d="M{a[0] * 0.62 + b[0] * 0.38:.1f} {a[1] * 0.62 + b[1] * 0.38:.1f}'
        f'L{a[0] * 0.38 + b[0] * 0.62:.1f} {a[1] * 0.38 + b[1] * 0.62:.1f}"/>'
    )


def special_hex(pair: str, x: float, y: float, size: float = 1.0) -> str:
    """Returns the SVG of a special hex, a tile of one cell with two symbols (`pair`), at (x, y)."""
    first, second = pair.split("-")
    scale = f" scale({size:g})" if size != 1 else ""
    return (
        f'<g transform="translate({x:g} {y:g}){scale}"><use href="#ws-h-special"/>'
        f"{use(first, -9, -11, 1.15)}{use(second, 9, 12, 1.15)}</g>"
    )


@cached_drawing
def crystal(seat: int, black: bool, id: str, x: float, y: float, size: float = 1.25) -> str:
    """Returns the SVG of a seat's crystal at (x, y), `black` or in the seat's colour; `id` tells it
    from other crystals when it is animated."""
    kind = f"j{seat}" if black else f"g{seat}"
    sign = "" if black else f'<g class="sign">{seat_mark(seat, x, y + 4 * size, 15 * size)}</g>'
    return (
        f'<g data-piece="c-{id}" data-kind="{kind}">'
        f"{use('jet' if black else 'gem', x, y, size)}{sign}</g>"
    )


@cached_drawing
def owl(seat: int, id: str, x: float, y: float, size: float) -> str:
    """Returns the SVG of a seat's owl at (x, y); `id` tells it from other owls when it is
    animated."""
    return (
        f'<g class="owl seat-{seat}" data-piece="{id}" transform="translate({x:.1f} {y:.1f}) '
        f'scale({size:g})"><use href="#ws-owl"/>{seat_mark(seat, 0, 6, 15)}</g>'
    )


def chip(face: str, x: float, y: float, size: float, id: str = "") -> str:
    """Returns the SVG of a chip with this face at (x, y). `id`: tells it from other chips when it
    is animated; "" if it never moves."""
    piece = f' data-piece="k-{id}" data-kind="k-{face}"' if id else ""
    return (
        f'<g class="coin"{piece}><circle cx="{x:g}" cy="{y:g}" r="{13 * size:g}"/>'
        f"{use(face, x, y, size * 0.78)}</g>"
    )
