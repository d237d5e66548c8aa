"""The landscape under the pieces: sky, island, lake and the ground of the spaces, at dusk."""

from __future__ import annotations

from functools import cache

from ..components import GROUND_SHIELDS, SPACES
from .geometry import GROUND, HEIGHT, WIDTH, Point, ring
from .shapes import SHAPES_SVG, use

_LANDS = (("heath", 250, 225), ("forest", 600, 275), ("marsh", 520, 485), ("hills", 140, 425))
"""The gradients of the ring's four tiles, each with the middle of its tile."""

WATER = (
    '<g fill="none" stroke="#bcd0ff" stroke-opacity=".36" stroke-width="2.5" '
    'stroke-linecap="round"><path d="M150 300q20-8 40 0t40 0M500 286q20-8 40 0t40 0M210 416q20-8 '
    '40 0t40 0M360 432q20-8 40 0t40 0M500 414q20-8 40 0t40 0M300 262q20-8 40 0t40 0"/>'
    '<path d="M560 262h52M572 274h60M604 402h26M590 414h24" stroke="#ffe9bc"/></g>'
    '<path d="M262 424l12-3a13 5 0 1 1-9 6zM462 430l12-3a13 5 0 1 1-9 6z" fill="#4f8a72"/>'
)
"""The SVG of moonlight, ripples and water lilies on the lake."""


@cache
def scene() -> str:
    """Draws as SVG what never changes: the landscape, and the symbols that all parts use."""
    return (
        f'<svg class="wt-scene" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{SHAPES_SVG}'
        f'<use href="#wt-sky"/>{island()}</svg>'
    )


def island() -> str:
    """Draws the island with the ring of spaces around its lake as SVG."""
    rim, shore, path = (smooth(ring(scale, 20)) for scale in (1.31, 0.66, 1.0))
    painted = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="330" ry="210" fill="url(#wt-{land})"/>'
        for land, x, y in _LANDS
    )
    plants = "".join(
        use(f"d{(k + (k % 4 == 3)) // 4 % 4}", round(x), round(y), size=0.75 + (k * 7 % 5) / 10)
        for scale in (1.21, 0.78)
        for k, (x, y) in enumerate(ring(scale, SPACES, 0.5))
    )
    return (
        f'<defs><path id="wt-rim" d="{rim}"/><path id="wt-shore" d="{shore}"/>'
        f'<path id="wt-way" d="{path}" fill="none"/>'
        '<clipPath id="wt-isle"><use href="#wt-rim"/></clipPath>'
        '<clipPath id="wt-bank"><use href="#wt-shore"/></clipPath></defs>'
        '<ellipse cx="380" cy="384" rx="374" ry="172" fill="#000" fill-opacity=".3"/>'
        '<use href="#wt-rim" y="13" fill="#21172a" stroke="#0f0a18" stroke-width="2"/>'
        '<use href="#wt-rim" fill="#584a5e"/>'
        f'<g clip-path="url(#wt-isle)">{painted}</g>'
        '<use href="#wt-rim" fill="url(#wt-shade)" fill-opacity=".22" stroke="#d9ae6f" '
        'stroke-opacity=".55" stroke-width="1.5"/>'
        '<use href="#wt-shore" fill="url(#wt-lake)" stroke="#141026" stroke-width="6"/>'
        '<use href="#wt-shore" fill="none" stroke="#c5d4f2" stroke-opacity=".5" '
        'stroke-width="1.5"/>'
        f'<g clip-path="url(#wt-bank)">{WATER}</g>'
        '<use href="#wt-way" stroke="#1c1428" stroke-opacity=".28" stroke-width="24"/>'
        '<use href="#wt-way" stroke="#e2d0b4" stroke-opacity=".34" stroke-width="8" '
        'stroke-linecap="round" stroke-dasharray="3 14.7"/>'
        f'<g opacity=".8">{plants}</g>' + "".join(map(ground, range(SPACES)))
    )


def smooth(points: list[Point]) -> str:
    """Returns the SVG path data of a smooth closed curve with `points` as control points."""
    following = [*points[1:], points[0]]
    halves = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, following, strict=True)
    ]
    drawn = [f"M{halves[-1][0]:.0f} {halves[-1][1]:.0f}"]
    for (x, y), (hx, hy) in zip(points, halves, strict=True):
        drawn.append(f"Q{x:.0f} {y:.0f} {hx:.0f} {hy:.0f}")
    return "".join(drawn) + "z"


def ground(space: int) -> str:
    """Draws the ground of a space with its number as SVG; log lines about the space highlight
    it."""
    x, y = GROUND[space]
    shield = use("shield", x, y - 1, 0.64, size=1.5) if space in GROUND_SHIELDS else ""
    return f'<g data-ref="at-{space} from-{space} to-{space}">{use("slab", x, y)}{shield}</g>'


@cache
def numbers() -> str:
    """Draws the numbers of all spaces as SVG. They stand before the pieces, so that no tower hides
    the number of the space behind it."""
    drawn = "".join(
        f'<text x="{x:g}" y="{y + 33:g}">{space}</text>' for space, (x, y) in enumerate(GROUND)
    )
    return f'<g class="numbers" aria-hidden="true">{drawn}</g>'
