"""The shapes of shapes.svg and faces.svg, which the page holds once, and the landscape of Lancre.

Lancre at dawn in heather, slate and candlelight; every shape is our own.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from ..components import PATHS
from .layout import DUNGEON_AT, MAP_SIZE, PLACES, SPOT, Point, place_of

SHAPES: str = "".join(
    re.sub(
        r"\s*\n\s*|<!--.*?-->|</?svg[^>]*>",
        "",
        resources.files(__package__).joinpath(file).read_text("utf-8"),
        flags=re.DOTALL,
    )
    for file in ("shapes.svg", "faces.svg")
)
"""The shapes as SVG; every id begins with ``tw-``."""


LANDMARK, WIDE_LANDMARK = 1.4, 1.62
"""How much larger than defined landmarks are drawn, those of one space and of three, so that they
can be seen behind what lies on them."""


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
    moor = "M0 {0}Q120 {1} 260 {0}T520 {0}T780 {1}T1000 {0}V930H0z"
    river = "M205 130Q190 230 150 290T120 420Q150 480 140 600T60 690 0 740"
    trees = "".join(
        use("tree", 20 + (k * 397) % 960, 190 + (k * 211) % 730, 0.7 + k * 7 % 5 / 10)
        for k in sorted(range(64), key=lambda k: (k * 211) % 730)
        if has_room_for_tree(20 + (k * 397) % 960, 190 + (k * 211) % 730)
    )
    landmarks = "".join(
        use(
            f"l-{landmark}", x, y + 8, WIDE_LANDMARK if landmark in ("castle", "town") else LANDMARK
        )
        for x, y, landmark in PLACES.values()
    )
    paths = "".join(path(a, b) for a, b in PATHS)
    return (
        f'<clipPath id="tw-frame"><rect width="{wide}" height="{high}" rx="26"/></clipPath>'
        '<g clip-path="url(#tw-frame)">'
        f'<rect width="{wide}" height="{high}" fill="url(#tw-dawn)"/>'
        '<circle cx="740" cy="34" r="34" fill="#fff3cf"/>'
        # the Ramtops: a far ridge, and a near one with light and dark sides
        '<path d="M0 104L60 60 140 96 220 40 300 88 400 52 480 94 560 58 650 92 760 62 850 94 940 '
        '56 1000 84V220H0z" fill="#b28aa2" fill-opacity=".8"/>'
        '<path d="M0 138L70 72 120 112 190 26 262 116 330 62 420 124 500 78 590 118 690 36 770 108 '
        '860 62 930 112 1000 66V240H0z" fill="#7d7a96"/>'
        '<path d="M70 72l26 58 24-18zM190 26l18 100 54-10zM330 62l22 70 68-8zM500 78l16 54 74-14z'
        'M690 36l14 90 66-18zM860 62l14 62 56-12zM1000 66v60l-40-34z" fill="#3d3a58" '
        'fill-opacity=".42"/>'
        '<path d="M190 26l26 32-15-4-11 15-12-10-12 6zM690 36l29 26-17-3-11 15-12-10-14 5zM70 72l14'
        ' 14-10-1-8 8-6-10zM860 62l17 13-11 0-8 8-8-9zM330 62l18 13-12 0-7 8-9-8z" '
        'fill="#fff1e6"/>'
        f'<path d="{moor.format(170, 128)}" fill="url(#tw-moor-a)"/>'
        f'<path d="{moor.format(310, 258)}" fill="url(#tw-moor-b)"/>'
        f'<path d="{moor.format(520, 580)}" fill="url(#tw-moor-c)"/>'
        f'<path d="{moor.format(740, 690)}" fill="url(#tw-moor-b)" fill-opacity=".75"/>'
        # heather and fields
        '<g fill="#a86a9c" fill-opacity=".3"><ellipse cx="470" cy="190" rx="150" ry="34"/>'
        '<ellipse cx="880" cy="230" rx="120" ry="40"/><ellipse cx="270" cy="760" rx="120" ry="40"/>'
        '<ellipse cx="640" cy="880" rx="170" ry="36"/></g>'
        '<g stroke="#4a5a2c" stroke-opacity=".45" stroke-width="3" stroke-linejoin="round">'
        '<path d="M556 430l84-26 22 44-84 28z" fill="#d0bc62" fill-opacity=".6"/>'
        '<path d="M640 404l76-20 20 40-74 24z" fill="#a8bc5c" fill-opacity=".6"/>'
        '<path d="M398 586l60 30-24 40-60-26z" fill="#c8b858" fill-opacity=".45"/>'
        '<path d="M806 700l78-14 16 48-82 16z" fill="#d0bc62" fill-opacity=".5"/>'
        '<path d="M818 750l82-16 14 46-84 16z" fill="#94b058" fill-opacity=".5"/></g>'
        '<path d="M0 170q300-70 1000 10v750H0z" fill="url(#tw-heather)"/>'
        f'<path d="{river}" fill="none" stroke="#3c3a2c" stroke-width="34" stroke-opacity=".55"/>'
        f'<path d="{river}" fill="none" stroke="#6fa8c4" stroke-width="22"/>'
        f'<path d="{river}" fill="none" stroke="#d8f0f6" stroke-opacity=".75" stroke-width="4" '
        'stroke-dasharray="26 34" stroke-linecap="round"/>'
        f'<rect width="{wide}" height="{high}" fill="url(#tw-sun)"/>{trees}'
        f'<g fill="none" stroke-linecap="round">{paths}</g>{landmarks}'
        f"{use('dungeon', *DUNGEON_AT, 0.9)}"
        f'<rect width="{wide}" height="{high}" fill="url(#tw-shade)"/></g>'
    )


def path(a: int, b: int) -> str:
    """Draws the path between the areas number `a` and `b` as SVG, slightly bent."""
    (x1, y1), (x2, y2) = place_of(a), place_of(b)
    bend = 0.07 if (a + b) % 2 else -0.07
    mx, my = (x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend
    d = f"M{x1:g} {y1:g}Q{mx:.0f} {my:.0f} {x2:g} {y2:g}"
    return (
        f'<path d="{d}" stroke="#2c2416" stroke-opacity=".6" stroke-width="17"/>'
        f'<path d="{d}" stroke="#d9c08a" stroke-width="10"/>'
        f'<path d="{d}" stroke="#8f7444" stroke-width="3" stroke-dasharray="2 11"/>'
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
