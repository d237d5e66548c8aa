"""The map in the crystal ball: regions, portals and witches."""

from __future__ import annotations

import math
from functools import cache

from markupsafe import escape

from coven.core import Args, Say
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import (
    PORTAL_IDS,
    PORTAL_LENGTH,
    PORTAL_VP,
    PORTALS,
    REGION_OF,
    REGIONS,
    STONE,
    STONE_VP,
)
from .canvas import WitchstoneCanvas
from .shapes import Point, chip, seat_mark, use

PLACES: dict[str, Point] = {
    "stone": (500, 500),
    "tower_ne": (677, 323),
    "forest_n": (538, 283),
    "village_n": (661, 101),
    "castle_ne": (818, 182),
    "tower_se": (677, 677),
    "forest_e": (717, 538),
    "village_e": (899, 661),
    "castle_se": (818, 818),
    "tower_sw": (323, 677),
    "forest_s": (462, 717),
    "village_s": (339, 899),
    "castle_sw": (182, 818),
    "tower_nw": (323, 323),
    "forest_w": (283, 462),
    "village_w": (101, 339),
    "castle_nw": (182, 182),
}
"""The middle of each region, by its id, on the map of 1000 × 1000."""
REGION_AT: tuple[Point, ...] = tuple(
    (float(PLACES[region.id][0]), float(PLACES[region.id][1])) for region in REGIONS
)
"""The middle of each region, by its number."""
LYING_AT = {
    "tower_ne": (-54, -76),
    "tower_se": (80, -52),
    "tower_sw": (38, 70),
    "tower_nw": (-88, 40),
}
"""Where the lying witches of each tower are drawn, from its middle: beside it, off all portals."""

# -- portals as curves ---------------------------------------------------------------------------


def portal_curve(portal: int) -> tuple[Point, Point, Point]:
    """Returns the quadratic Bézier curve of a portal: its first end, its control point, its second
    end. Long portals along the edge of the map are bent outwards."""
    (ax, ay), (bx, by) = REGION_AT[PORTALS[portal].a], REGION_AT[PORTALS[portal].b]
    mx, my = (ax + bx) / 2 - 500, (ay + by) / 2 - 500
    pull = 1.25 if PORTALS[portal].length == 3 and math.hypot(mx, my) > 330 else 1.0
    return (ax, ay), (500 + mx * pull, 500 + my * pull), (bx, by)


def point_on_portal(portal: int, t: float) -> Point:
    """Returns the point of a portal's curve at `t`, from 0 (first end) to 1 (second end)."""
    (ax, ay), (cx, cy), (bx, by) = portal_curve(portal)
    u = 1 - t
    return (
        round(u * u * ax + 2 * u * t * cx + t * t * bx, 1),
        round(u * u * ay + 2 * u * t * cy + t * t * by, 1),
    )


@cache
def portal_cells(portal: int) -> tuple[Point, ...]:
    """Returns the middles of a portal's cells, close together halfway between its regions."""
    length = PORTALS[portal].length
    ends = math.dist(point_on_portal(portal, 0), point_on_portal(portal, 1))
    gap = min(46 / ends, 0.2)
    return tuple(point_on_portal(portal, 0.5 + gap * (k - (length - 1) / 2)) for k in range(length))


@cache
def portal_path(portal: int, cut: float = 0.0) -> str:
    """Returns the SVG path of a portal's curve; `cut` is the share left out at each end."""
    if cut:
        (ax, ay), (bx, by) = point_on_portal(portal, cut), point_on_portal(portal, 1 - cut)
        (sx, sy), (tx, ty) = point_on_portal(portal, 0.5), ((ax + bx) / 2, (ay + by) / 2)
        cx, cy = 2 * sx - tx, 2 * sy - ty
    else:
        (ax, ay), (cx, cy), (bx, by) = portal_curve(portal)
    return f"M{ax:.0f} {ay:.0f}Q{cx:.0f} {cy:.0f} {bx:.0f} {by:.0f}"


# -- the map without pieces ------------------------------------------------------------------------


LAND = (
    "M168 138C268 52 382 60 470 44S640 34 742 96C832 140 878 214 914 318S978 500 944 622"
    "C916 742 868 838 764 900S590 958 470 952C350 962 244 914 158 812S40 612 42 488"
    "C48 330 76 222 168 138z"
)
"""The outline of the land on the map."""
MEADOWS = (
    (300, 262, 190, 92, "#7fd0a0"),
    (700, 706, 220, 104, "#a184e0"),
    (690, 236, 170, 84, "#86c8e0"),
    (296, 742, 190, 92, "#8fce86"),
    (846, 470, 84, 120, "#7fb0e0"),
    (150, 560, 84, 112, "#6fc0b0"),
)
"""Meadows and moors: the middle, the half axes and the colour of each."""
SPRIGS = (
    (212, 300), (392, 180), (520, 150), (590, 208), (756, 300), (838, 330), (900, 420),
    (800, 620), (760, 760), (640, 830), (560, 800), (420, 850), (250, 650), (200, 720),
    (90, 470), (160, 420), (420, 610), (600, 420), (400, 420), (585, 600), (240, 560),
)  # fmt: skip
"""Where small bushes grow."""


def empty_map() -> str:
    """Returns the SVG of the ball, its land and regions, and the empty cells of all portals."""
    paths = "".join(portal_path(portal) for portal in range(len(PORTALS)))
    cells = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="18"/>'
        for portal in range(len(PORTALS))
        for x, y in portal_cells(portal)
    )
    meadows = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{colour}" fill-opacity=".17"/>'
        f'<ellipse cx="{x - 12}" cy="{y - 10}" rx="{rx * 0.68:g}" ry="{ry * 0.62:g}" '
        f'fill="{colour}" fill-opacity=".16"/>'
        for x, y, rx, ry, colour in MEADOWS
    )
    sprigs = "".join(f"M{x} {y}q-9-3-10-12M{x} {y}v-15M{x} {y}q9-3 10-12" for x, y in SPRIGS)
    return (
        '<circle cx="500" cy="500" r="497" fill="#120d26" stroke="url(#ws-brass)" '
        'stroke-width="6"/>'
        '<circle cx="500" cy="500" r="488" fill="url(#ws-ball)"/>'
        # the land, with its shore and the shadow it throws on the water
        f'<path d="{LAND}" fill="#060a20" fill-opacity=".5" transform="translate(0 14)"/>'
        f'<path d="{LAND}" fill="url(#ws-land-light)" stroke="#bff4e6" stroke-opacity=".5" '
        'stroke-width="5"/>'
        f"{meadows}"
        # a brook from the northern hills round the stone to the southern shore
        '<path d="M452 52C470 130 430 170 440 230S590 330 600 400 640 560 588 640 520 780 552 950" '
        'fill="none" stroke="#12305e" stroke-width="22" stroke-opacity=".5"/>'
        '<path d="M452 52C470 130 430 170 440 230S590 330 600 400 640 560 588 640 520 780 552 950" '
        'fill="none" stroke="#7fc8f0" stroke-width="12" stroke-opacity=".75" '
        'stroke-linecap="round"/>'
        f'<path d="{sprigs}" fill="none" stroke="#b8f0c8" stroke-opacity=".45" stroke-width="3" '
        'stroke-linecap="round"/>'
        '<circle cx="500" cy="500" r="190" fill="url(#ws-glow)" opacity=".55"/>'
        '<circle cx="500" cy="500" r="488" fill="url(#ws-glass)"/>'
        f'<path d="{paths}" fill="none" stroke="#081028" stroke-opacity=".5" stroke-width="13" '
        'stroke-linecap="round"/>'
        f'<path d="{paths}" fill="none" stroke="#e6d6ff" stroke-opacity=".55" stroke-width="4" '
        'stroke-dasharray="2 9" stroke-linecap="round"/>'
        '<g fill="url(#ws-socket)" stroke="#dcecff" stroke-opacity=".9" '
        f'stroke-width="2.5">{cells}</g>'
        + "".join(use(region.type, *PLACES[region.id], 1.2) for region in REGIONS)
        + '<path d="M64 372A446 446 0 0 1 402 54Q196 150 64 372z" fill="url(#ws-shine)"/>'
        '<path d="M700 922A462 462 0 0 0 896 740" fill="none" stroke="#e9fbff" '
        'stroke-opacity=".35" stroke-width="9" stroke-linecap="round"/>'
    )


# -- the map with pieces ---------------------------------------------------------------------------


def crystal_ball(canvas: WitchstoneCanvas) -> str:
    """Returns the SVG of the map with all portals, regions and witches."""
    dark: list[str] = []
    lamps: list[str] = []
    for i, seen in enumerate(canvas.view["portals"]):
        lit = canvas.lit(f"build {PORTAL_IDS[i]}")
        drawn = portal(canvas.voice, i, seen["owner"], seen["filled"], lit)
        (lamps if lit else dark).append(drawn)
    prices = canvas.preview.get("journeys", {})
    regions = []
    for i, seen in enumerate(canvas.view["regions"]):
        id = seen["id"]
        verb = "tower" if not canvas.view["round"] and REGIONS[i].type == "tower" else "journey"
        regions.append(
            region(
                canvas.voice,
                i,
                seen["chip"],
                seen["tower_of"],
                tuple(seen["witches"]),
                tuple(canvas.view["stone"]) if i == STONE else (),
                prices.get(id),
                canvas.asking == "Witches",
                verb,
                canvas.lit(f"{verb} {id}"),
            )
        )
    lying = "".join([lying_witches(canvas, seat) for seat in range(canvas.seats)])
    # What can be clicked now comes last, so that nothing lies over it.
    below, above = ("", lying) if canvas.lit("lay") else (lying, "")
    return canvas.part(
        "board",
        '<use href="#ws-land"/><circle class="gleam" cx="500" cy="500" r="497"/>'
        f"{below}{''.join(dark)}{''.join(regions)}{''.join(lamps)}{above}",
        "svg",
        f' viewBox="0 0 1000 1000" role="group" aria-label="{canvas.say("table-map")}"',
    )


@cached_drawing
def portal(say: Say, i: int, owner: int | None, filled: int, lit: str | None) -> str:
    """Returns the SVG of portal number `i`, with markers of the seat `owner` (None: nobody) on its
    first `filled` cells. `lit`: the label of building on it, "" if that is illegal, None for no
    click."""
    id, length = PORTAL_IDS[i], PORTAL_LENGTH[i]
    a, _, b = id.partition(".")
    ends: Args = {"from": f"region-{a}", "to": f"region-{b}"}
    if owner is None:
        name = say.html("table-portal", {**ends, "length": length, "points": PORTAL_VP[length]})
    else:
        progress: Args = {"seat": owner, "filled": filled, "length": length}
        name = say.html("table-portal-of", {**ends, **progress})
    cells = portal_cells(i)
    drawn = ""
    if owner is not None and filled == length:
        path = portal_path(i, 0.1)
        drawn += f'<path class="built glow" d="{path}"/><path class="built" d="{path}"/>'
    for k in range(filled):
        assert owner is not None
        x, y = cells[k]
        drawn += (
            f'<g data-piece="e{i}-{k}" data-kind="e{owner}" data-from="person-{owner}">'
            f'<circle cx="{x:g}" cy="{y:g}" r="19"/>{seat_mark(owner, x, y, 26)}</g>'
        )
    if lit:
        drawn += f'<path class="open" d="{portal_path(i, 0.17)}"/>' + "".join(
            [f'<circle class="lamp" cx="{x:g}" cy="{y:g}" r="19"/>' for x, y in cells[filled:]]
        )
    grips = "".join([f'<circle class="grip" cx="{x:.0f}" cy="{y:.0f}"/>' for x, y in cells])
    style = f" seat-{owner}" if owner is not None else ""
    tip = f"{name}\n{rule_link(say, '6.4')}"
    return (
        f'<g class="portal{style}" role="button" tabindex="-1" data-key="p{i}" '
        f"{clickable(f'build {id}', lit, name, tip)}>"
        f'<path class="hit" d="{portal_path(i, 0.17)}"/>{grips}{drawn}</g>'
    )


@cached_drawing
def region(
    say: Say,
    i: int,
    face: str | None,
    tower_of: int | None,
    witches: tuple[int, ...],
    stone: tuple[int, ...],
    price: int | None,
    travelling: bool,
    verb: str,
    lit: str | None,
) -> str:
    """Returns the SVG of region number `i` with the chip `face`, the big witch of seat `tower_of`
    and the `witches` of these seats. `stone` are the seats on the Witchstone in order of arrival.
    `price` is what a journey here costs; the map shows it while a witch action is running
    (`travelling`). `verb` and the region's id are the move that a click plays; `lit`: its label, ""
    if it is illegal, None for no click."""
    id, kind = REGIONS[i].id, REGIONS[i].type
    x, y = REGION_AT[i]
    tip = [say.html(f"region-{id}")]
    drawn = ""
    if tower_of is not None:
        tip.append(say.html("table-tower-of", {"seat": tower_of}))
        drawn += (
            f'<g class="seat-{tower_of}" data-piece="b{tower_of}" data-from="person-{tower_of}">'
            f'{use("token", x, y, 1.95)}<g class="badge">'
            f"{seat_mark(tower_of, x, y + 17, 24)}</g></g>"
        )
    if i == STONE:
        drawn += places_on_stone(stone)
        places: Args = {
            "first": STONE_VP[0],
            "second": STONE_VP[1],
            "third": STONE_VP[2],
            "fourth": STONE_VP[3],
        }
        tip.append(say.html("region-stone.about", places))
    else:
        tip.append(say.html(f"type-{kind}.about"))
        for k, seat in enumerate(witches):
            drawn += standing_witch(seat, i, x + 40 * (k - (len(witches) - 1) / 2), y + 26)
    if face is not None:
        tip.append(f"{say.html(f'chip-{face}')}: {say.html(f'chip-{face}.about')}")
        drawn += chip(face, x + 44, y - 34, 1.6, f"m{i}")
    if witches:
        names = ", ".join([str(escape(say.name(seat))) for seat in witches])
        tip.append(f"{say.html('action-witch')}: {names}")
    if price is not None:
        tip.append(say.html("table-price", {"count": price}))
        if travelling:
            px = x + 44 if kind == "tower" else x - 42  # towers have no chip, but lying witches
            drawn += (
                f'<g class="{"price" if lit else "price far"}">'
                f'<circle cx="{px:g}" cy="{y - 32:g}" r="22"/>'
                f'<text x="{px:g}" y="{y - 22:g}">{price}</text></g>'
            )
    tip.append(rule_link(say, "7.7"))
    return (
        f'<g class="region" role="button" tabindex="-1" data-key="r{i}" '
        f'data-ref="region-region-{id} from-region-{id} to-region-{id}" '
        f"{clickable(f'{verb} {id}', lit, tip[0], chr(10).join(tip))}>"
        f'<circle class="halo" cx="{x:g}" cy="{y - 4:g}" r="58"/>{drawn}</g>'
    )


def places_on_stone(stone: tuple[int, ...]) -> str:
    """Returns the SVG of the four places around the Witchstone, clockwise from the top and between
    its portals: the witches of the seats `stone`, in order of arrival, then the points of the free
    places (7.10)."""
    x, y = REGION_AT[STONE]
    drawn = ""
    for k, points in enumerate(STONE_VP):
        angle = math.radians(-107.5 + 90 * k)
        px, py = round(x + 76 * math.cos(angle)), round(y + 76 * math.sin(angle))
        if k < len(stone):
            drawn += standing_witch(stone[k], STONE, px, py - 6)
        else:
            drawn += (
                f'<g class="place"><circle cx="{px:g}" cy="{py:g}" r="19"/>'
                f'<text x="{px:g}" y="{py + 9.5:g}">{points}</text></g>'
            )
    return drawn


def standing_witch(seat: int, region: int, x: float, y: float) -> str:
    """Returns the SVG of a seat's small witch in a region, at (x, y)."""
    return (
        f'<g class="seat-{seat}" data-piece="w{seat}-{region}" data-kind="w{seat}">'
        f'<ellipse class="plinth" cx="{x:g}" cy="{y + 29:g}" rx="24" ry="9"/>'
        f'{use("token", x, y, 1.6)}<g class="badge">{seat_mark(seat, x, y + 14, 20)}</g></g>'
    )


def lying_witches(canvas: WitchstoneCanvas, seat: int) -> str:
    """Returns the SVG of the witches that lie beside a seat's tower, or "" if there is nothing to
    show. The reader's own are also the place to click for laying one down (7.2)."""
    seen = canvas.view["seats"][seat]
    lit = canvas.lit("lay") if seat == canvas.seat else None
    if seen["tower"] is None or not (seen["lying"] or lit):
        return ""
    return lying(canvas.voice, seat, seen["tower"], seen["lying"], lit)


@cached_drawing
def lying(say: Say, seat: int, tower: str, number: int, lit: str | None) -> str:
    """Returns the SVG of a seat's `number` lying witches beside its tower (the region's id) as one
    figure with a number; a pale figure for none. A plus sign shows that one more can be laid down
    (`lit`: the label of that move, "" if it is illegal, None for no click)."""
    i = REGION_OF[tower]
    dx, dy = LYING_AT[tower]
    x, y = REGION_AT[i][0] + dx, REGION_AT[i][1] + dy
    style = "" if number else ' class="ghostly"'
    drawn = (
        f'<g{style} data-piece="l{seat}-{number}" data-kind="w{seat}">'
        f'<g transform="translate({x:g} {y:g}) rotate(80)">'
        '<use href="#ws-token" transform="scale(1.35)"/></g></g>'
    )
    if number:
        drawn += (
            f'<g class="many"><circle cx="{x + 20:g}" cy="{y + 22:g}" r="17"/>'
            f'<text x="{x + 20:g}" y="{y + 31:g}">{number}</text></g>'
        )
    if lit:
        drawn += (
            f'<g class="price"><circle cx="{x + 24:g}" cy="{y - 26:g}" r="19"/>'
            f'<text x="{x + 24:g}" y="{y - 16:g}">+</text></g>'
        )
    name = say.html("table-lying", {"seat": seat, "count": number})
    rule = rule_link(say, "7.2")
    tip = rule if lit is not None else f"{name}\n{rule}"
    return (
        f'<g class="lying seat-{seat}" role="button" tabindex="-1" data-key="l{seat}" '
        f"{clickable('lay', lit, name, tip)}>"
        f'<circle class="halo" cx="{x:g}" cy="{y:g}" r="34"/>{drawn}</g>'
    )
