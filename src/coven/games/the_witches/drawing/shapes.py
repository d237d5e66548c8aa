"""The shapes of shapes.svg, which the page holds once, and the landscape of Lancre.

Lancre at dawn in heather, slate and candlelight; every shape is our own.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from ..components import PATHS
from .layout import DUNGEON_AT, MAP_SIZE, PLACES, SPOT, Point, place_of

SHAPES: str = re.sub(
    r"\s*\n\s*|<!--.*?-->|</?svg[^>]*>",
    "",
    resources.files(__package__).joinpath("shapes.svg").read_text("utf-8"),
    flags=re.DOTALL,
)
"""The shapes as SVG; every id begins with ``tw-``."""


def use(what: str, x: float, y: float, size: float = 1.0) -> str:
    """Draws the shape with the id `what` as SVG at (x, y), `size` times as large as it is
    defined."""
    scale = f" scale({size:g})" if size != 1 else ""
    return f'<use href="#tw-{what}" transform="translate({x:g} {y:g}){scale}"/>'


@cache
def icon(what: str, box: int = 13) -> str:
    """Draws the shape with the id `what` as an SVG element for use in text; `box`: half the width
    of its viewBox."""
    return (
        f'<svg class="i" viewBox="{-box} {-box} {2 * box} {2 * box}" aria-hidden="true">'
        f'<use href="#tw-{what}"/></svg>'
    )


@cache
def shapes() -> str:
    """Returns the invisible SVG element that defines all shapes and the landscape, once in a page.
    It never changes."""
    return (
        f'<svg class="tw-shapes" aria-hidden="true">{SHAPES}<defs><g id="tw-land">{landscape()}</g>'
        "</defs></svg>"
    )


def landscape() -> str:
    """Draws Lancre at dawn as SVG: mountains, moor and forest, the river in its gorge, landmarks
    and paths."""
    wide, high = MAP_SIZE
    ridge = "M0 120L70 52 120 92 190 20 262 96 330 44 420 104 500 60 590 98 690 30 770 88 860 46 "
    moor = "M0 {0}Q120 {1} 260 {0}T520 {0}T780 {1}T1000 {0}V930H0z"
    trees = "".join(
        use("tree", 20 + (k * 397) % 960, 190 + (k * 211) % 730, 0.7 + k * 7 % 5 / 10)
        for k in sorted(range(64), key=lambda k: (k * 211) % 730)
        if has_room_for_tree(20 + (k * 397) % 960, 190 + (k * 211) % 730)
    )
    landmarks = "".join(
        use(f"l-{landmark}", x, y - 30, 1.0 if landmark in ("castle", "town") else 0.92)
        for x, y, landmark in PLACES.values()
    )
    paths = "".join(path(a, b) for a, b in PATHS)
    return (
        f'<rect width="{wide}" height="{high}" rx="26" fill="url(#tw-dawn)"/>'
        f'<path d="{ridge}930 92 1000 50V200H0z" fill="#6c6a80" fill-opacity=".8"/>'
        '<path d="M190 20l22 26-14-4-12 12-14-14zM690 30l26 20-16-2-12 12-16-16z" fill="#fbe6dc"/>'
        f'<path d="{moor.format(170, 120)}" fill="#5d6a52"/>'
        f'<path d="{moor.format(300, 250)}" fill="#536446"/>'
        f'<path d="{moor.format(520, 580)}" fill="#4a5b3e"/>'
        f'<path d="{moor.format(740, 690)}" fill="#405036"/>'
        '<path d="M0 170q300-70 1000 10v750H0z" fill="url(#tw-heather)"/>'
        '<path d="M205 130Q190 230 150 290T120 420Q150 480 140 600T60 690 0 740" fill="none" '
        'stroke="#2b3a3e" stroke-width="30" stroke-opacity=".6"/>'
        '<path d="M205 130Q190 230 150 290T120 420Q150 480 140 600T60 690 0 740" fill="none" '
        'stroke="#7ea3b0" stroke-width="16"/>'
        f'<rect width="{wide}" height="{high}" rx="26" fill="url(#tw-sun)"/>{trees}'
        f'<g fill="none" stroke-linecap="round">{paths}</g>{landmarks}'
        f"{use('dungeon', *DUNGEON_AT, 0.9)}"
        f'<rect width="{wide}" height="{high}" rx="26" fill="url(#tw-shade)"/>'
    )


def path(a: int, b: int) -> str:
    """Draws the path between the areas number `a` and `b` as SVG, slightly bent."""
    (x1, y1), (x2, y2) = place_of(a), place_of(b)
    bend = 0.07 if (a + b) % 2 else -0.07
    mx, my = (x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend
    d = f"M{x1:g} {y1:g}Q{mx:.0f} {my:.0f} {x2:g} {y2:g}"
    return (
        f'<path d="{d}" stroke="#221f17" stroke-opacity=".55" stroke-width="15"/>'
        f'<path d="{d}" stroke="#d8c79c" stroke-width="7" stroke-dasharray="1 12"/>'
    )


def has_room_for_tree(x: float, y: float) -> bool:
    """Whether a tree at this point would hide no area, no name and no path."""
    return all(abs(x - sx) > 74 or not -90 < y - sy < 84 for sx, sy in (*SPOT, DUNGEON_AT)) and all(
        distance_to_line((x, y - 12), place_of(a), place_of(b)) > 30 for a, b in PATHS
    )


def distance_to_line(point: Point, a: Point, b: Point) -> float:
    """Returns how far a point is from the line segment from `a` to `b`."""
    (px, py), (ax, ay), (bx, by) = point, a, b
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)))
    return float(((px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2) ** 0.5)
