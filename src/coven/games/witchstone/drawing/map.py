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


def empty_map() -> str:
    """Returns the SVG of the ball, its regions, and the empty cells of all portals."""
    paths = "".join(portal_path(portal) for portal in range(len(PORTALS)))
    cells = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="17"/>'
        for portal in range(len(PORTALS))
        for x, y in portal_cells(portal)
    )
    mist = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{colour}" fill-opacity=".16"/>'
        for x, y, rx, ry, colour in (
            (310, 250, 240, 120, "#7fe0d0"),
            (720, 700, 250, 130, "#b48cf0"),
            (690, 260, 190, 90, "#7ab8ff"),
            (300, 740, 210, 100, "#5fd6a0"),
        )
    )
    return (
        '<circle cx="500" cy="500" r="497" fill="#120d26" stroke="url(#ws-brass)" '
        'stroke-width="6"/>'
        '<circle cx="500" cy="500" r="486" fill="url(#ws-ball)"/>'
        f"{mist}"
        '<circle cx="500" cy="500" r="150" fill="url(#ws-glow)" opacity=".5"/>'
        f'<path d="{paths}" fill="none" stroke="#cfe4ff" stroke-opacity=".3" stroke-width="5" '
        'stroke-dasharray="2 9" stroke-linecap="round"/>'
        '<g fill="#0c1230" fill-opacity=".85" stroke="#cfe4ff" stroke-opacity=".75" '
        f'stroke-width="2.5">{cells}</g>'
        '<path d="M120 330A420 420 0 0 1 470 62Q250 150 120 330z" fill="url(#ws-shine)"/>'
        + "".join(use(region.type, *PLACES[region.id], 1.12) for region in REGIONS)
    )


# -- the map with pieces ---------------------------------------------------------------------------


def crystal_ball(canvas: WitchstoneCanvas) -> str:
    """Returns the SVG of the map with all portals, regions and witches."""
    portals = [
        portal(canvas.voice, i, seen["owner"], seen["filled"], canvas.lit(f"build {PORTAL_IDS[i]}"))
        for i, seen in enumerate(canvas.view["portals"])
    ]
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
    lying = [lying_witches(canvas, seat) for seat in range(canvas.seats)]
    return canvas.part(
        "board",
        '<use href="#ws-land"/><circle class="gleam" cx="500" cy="500" r="497"/>'
        f"{''.join(lying)}{''.join(portals)}{''.join(regions)}",
        "svg",
        f' viewBox="0 0 1000 1000" role="group" aria-label="{canvas.say("table-map")}"',
    )


@cached_drawing
def portal(say: Say, i: int, owner: int | None, filled: int, lit: str | None) -> str:
    """Returns the SVG of portal number `i`, with markers of the seat `owner` (None: nobody) on its
    first `filled` cells. `lit`: as in `coven.drawing.clickable`."""
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
        drawn += f'<path class="built" d="{portal_path(i)}"/>'
    for k in range(filled):
        assert owner is not None
        x, y = cells[k]
        drawn += (
            f'<g data-piece="e{i}-{k}" data-kind="e{owner}" data-from="person-{owner}">'
            f'<circle cx="{x:g}" cy="{y:g}" r="17"/>{seat_mark(owner, x, y, 27)}</g>'
        )
    if lit:
        drawn += f'<path class="open" d="{portal_path(i)}"/>' + "".join(
            [f'<circle class="lamp" cx="{x:g}" cy="{y:g}" r="17"/>' for x, y in cells[filled:]]
        )
    style = f" seat-{owner}" if owner is not None else ""
    return (
        f'<g class="portal{style}" role="button" tabindex="-1" data-key="p{i}" '
        f"{clickable(f'build {id}', lit, name, rule_link(say, '6.4'))}>"
        f'<path class="hit" d="{portal_path(i, 0.17)}"/>{drawn}</g>'
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
    (`travelling`). `verb` and the region's id are the move that a click plays."""
    id, kind = REGIONS[i].id, REGIONS[i].type
    x, y = REGION_AT[i]
    tip = [say.html(f"region-{id}")]
    drawn = ""
    if tower_of is not None:
        tip.append(say.html("table-tower-of", {"seat": tower_of}))
        drawn += (
            f'<g class="seat-{tower_of}" data-piece="b{tower_of}" data-from="person-{tower_of}">'
            f"{use('token', x, y - 4, 1.75)}{seat_mark(tower_of, x + 1, y + 2, 21)}</g>"
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
            drawn += standing_witch(seat, i, x + 30 * (k - (len(witches) - 1) / 2), y + 36)
    if face is not None:
        tip.append(f"{say.html(f'chip-{face}')}: {say.html(f'chip-{face}.about')}")
        drawn += chip(face, x + 42, y - 30, 1.5, f"m{i}")
    if witches:
        names = ", ".join([str(escape(say.name(seat))) for seat in witches])
        tip.append(f"{say.html('action-witch')}: {names}")
    if price is not None:
        tip.append(say.html("table-price", {"count": price}))
        if travelling:
            drawn += (
                f'<g class="{"price" if lit else "price far"}">'
                f'<circle cx="{x - 42:g}" cy="{y - 32:g}" r="22"/>'
                f'<text x="{x - 42:g}" y="{y - 22:g}">{price}</text></g>'
            )
    tip.append(rule_link(say, "7.7"))
    return (
        f'<g class="region" role="button" tabindex="-1" data-key="r{i}" '
        f'data-ref="region-region-{id} from-region-{id} to-region-{id}" '
        f"{clickable(f'{verb} {id}', lit, tip[0], chr(10).join(tip))}>"
        f'<circle class="halo" cx="{x:g}" cy="{y - 4:g}" r="58"/>{drawn}</g>'
    )


def places_on_stone(stone: tuple[int, ...]) -> str:
    """Returns the SVG of the four places on the Witchstone: the witches of the seats `stone`, in
    order of arrival, then the points of the free places (7.10)."""
    x, y = REGION_AT[STONE]
    drawn = ""
    for k, points in enumerate(STONE_VP):
        px, py = x - 54 + 36 * k, y + 56
        if k < len(stone):
            drawn += standing_witch(stone[k], STONE, px, py)
        else:
            drawn += (
                f'<g class="place"><circle cx="{px:g}" cy="{py:g}" r="15"/>'
                f'<text x="{px:g}" y="{py + 8:g}">{points}</text></g>'
            )
    return drawn


def standing_witch(seat: int, region: int, x: float, y: float) -> str:
    """Returns the SVG of a seat's small witch in a region, at (x, y)."""
    return (
        f'<g class="seat-{seat}" data-piece="w{seat}-{region}" data-kind="w{seat}">'
        f"{use('token', x, y, 1.05)}{seat_mark(seat, x + 1, y + 2, 14)}</g>"
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
    (`lit`: as in `coven.drawing.clickable`)."""
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
