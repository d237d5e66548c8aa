"""The art of Witchstone: crystal ball, cauldron, tiles, scrolls, and pictures for the rules. A
night garden, glass and crystal, candle gold. The shapes themselves are in pictures.svg; every one
is our own."""

from __future__ import annotations

import math
import re
from functools import cache
from importlib import resources

from markupsafe import escape

from coven.core import Say

from ..components import (
    ACTIONS,
    BOOST_ACTION,
    BOOST_PLUS,
    BOOSTS,
    CELLS,
    COORDINATES_OF,
    EXITS,
    OWL_AT,
    PORTALS,
    PRINTED,
    PROPHECIES,
    REGIONS,
    RIM_ACTION,
    RING,
    SCROLL_OF,
    SPECIAL_AT,
    Prophecy,
    cell_at,
)

SHAPES: str = re.sub(
    r"\s*\n\s*|<!--.*?-->|</?svg[^>]*>",
    "",
    resources.files(__package__).joinpath("pictures.svg").read_text("utf-8"),
    flags=re.DOTALL,
)
"""Symbols and gradients, once in a page; every id begins with ``ws-``."""

Point = tuple[float, float]


def use(what: str, x: float = 0, y: float = 0, size: float = 1.0) -> str:
    scale = f" scale({size:g})" if size != 1 else ""
    move = f' transform="translate({x:g} {y:g}){scale}"' if x or y or scale else ""
    return f'<use href="#ws-{what}"{move}/>'


def mark(seat: int, x: float, y: float, size: float) -> str:
    """The sign of a seat, around (x, y)."""
    return (
        f'<use href="#mark-{seat}" x="{x - size / 2:g}" y="{y - size / 2:g}" '
        f'width="{size:g}" height="{size:g}"/>'
    )


@cache
def icon(what: str, box: int = 13) -> str:
    """A symbol alone."""
    return (
        f'<svg class="i" viewBox="{-box} {-box} {2 * box} {2 * box}" aria-hidden="true">'
        f'<use href="#ws-{what}"/></svg>'
    )


@cache
def scene() -> str:
    """What never changes, for all the rest to use."""
    return (
        f'<svg class="ws-scene" aria-hidden="true"><defs>{SHAPES}'
        f'<g id="ws-land">{land()}</g><g id="ws-pot">{pot()}</g><g id="ws-star">{star()}</g>'
        "</defs></svg>"
    )


# -- the crystal ball --------------------------------------------------------------------------

MAP = 1000
SPOT: tuple[Point, ...] = tuple((float(region.x), float(region.y)) for region in REGIONS)


def curve(portal: int) -> tuple[Point, Point, Point]:
    """From end to end, and the point that pulls it outwards where it runs along the edge."""
    (ax, ay), (bx, by) = SPOT[PORTALS[portal].a], SPOT[PORTALS[portal].b]
    mx, my = (ax + bx) / 2 - 500, (ay + by) / 2 - 500
    pull = 1.25 if PORTALS[portal].length == 3 and math.hypot(mx, my) > 330 else 1.0
    return (ax, ay), (500 + mx * pull, 500 + my * pull), (bx, by)


def along(portal: int, t: float) -> Point:
    (ax, ay), (cx, cy), (bx, by) = curve(portal)
    u = 1 - t
    return (
        round(u * u * ax + 2 * u * t * cx + t * t * bx, 1),
        round(u * u * ay + 2 * u * t * cy + t * t * by, 1),
    )


@cache
def portal_cells(portal: int) -> tuple[Point, ...]:
    """In the middle between the regions, close together."""
    length = PORTALS[portal].length
    ends = math.dist(along(portal, 0), along(portal, 1))
    gap = min(46 / ends, 0.2)
    return tuple(along(portal, 0.5 + gap * (k - (length - 1) / 2)) for k in range(length))


@cache
def portal_path(portal: int, cut: float = 0.0) -> str:
    if cut:
        (ax, ay), (bx, by) = along(portal, cut), along(portal, 1 - cut)
        (sx, sy), (tx, ty) = along(portal, 0.5), ((ax + bx) / 2, (ay + by) / 2)
        cx, cy = 2 * sx - tx, 2 * sy - ty
    else:
        (ax, ay), (cx, cy), (bx, by) = curve(portal)
    return f"M{ax:.0f} {ay:.0f}Q{cx:.0f} {cy:.0f} {bx:.0f} {by:.0f}"


def land() -> str:
    """The ball, its lands, and the empty cells of all portals."""
    ways = "".join(portal_path(portal) for portal in range(len(PORTALS)))
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
        f'<path d="{ways}" fill="none" stroke="#cfe4ff" stroke-opacity=".3" stroke-width="5" '
        'stroke-dasharray="2 9" stroke-linecap="round"/>'
        '<g fill="#0c1230" fill-opacity=".85" stroke="#cfe4ff" stroke-opacity=".75" '
        f'stroke-width="2.5">{cells}</g>'
        '<path d="M120 330A420 420 0 0 1 470 62Q250 150 120 330z" fill="url(#ws-shine)"/>'
        + "".join(use(region.type, region.x, region.y, 1.12) for region in REGIONS)
    )


# -- the cauldron ------------------------------------------------------------------------------

SIDE = 40.0
"""Of a cell."""
WIDTH = SIDE * math.sqrt(3)
POT = "-258 -278 516 556"
RIM_AT: tuple[Point, ...] = tuple(
    (round(246 * math.cos(a), 1), round(246 * math.sin(a), 1))
    for a in (math.radians(-90 + 60 * i) for i in range(6))
)


def middle(cell: int) -> Point:
    q, r = COORDINATES_OF[cell]
    return round(WIDTH * (q + r / 2), 1), round(1.5 * SIDE * r, 1)


CELL_AT: dict[int, Point] = {cell: middle(cell) for cell in CELLS}


@cache
def hexagon(size: float) -> str:
    corners = [
        (size * math.cos(math.radians(a)), size * math.sin(math.radians(a)))
        for a in range(-90, 270, 60)
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "z"


def rounded(size: float, turn: int = 0) -> str:
    """A hexagon with soft corners."""
    drawn = ""
    for i in range(6):
        a, b, c = (
            (
                size * math.cos(math.radians(60 * (i + k) + turn)),
                size * math.sin(math.radians(60 * (i + k) + turn)),
            )
            for k in (0, 1, 2)
        )
        start = (a[0] + (b[0] - a[0]) * 0.8, a[1] + (b[1] - a[1]) * 0.8)
        end = (b[0] + (c[0] - b[0]) * 0.2, b[1] + (c[1] - b[1]) * 0.2)
        drawn += f"{'L' if drawn else 'M'}{start[0]:.0f} {start[1]:.0f}"
        drawn += f"Q{b[0]:.0f} {b[1]:.0f} {end[0]:.0f} {end[1]:.0f}"
    return drawn + "z"


def pot() -> str:
    """The empty cauldron: rim, cells, printed symbols, arrows."""
    cells = "".join(
        f'<use href="#ws-c" x="{x:g}" y="{y:g}"/>' for x, y in (CELL_AT[c] for c in CELLS)
    )
    printed = "".join(
        f'<use href="#ws-h-{ACTIONS[action]}" x="{CELL_AT[cell][0]:g}" y="{CELL_AT[cell][1]:g}" '
        'opacity=".9"/>'
        for cell, action in PRINTED
    )
    arrows = ""
    for exits, (x, y) in zip(EXITS, RIM_AT, strict=True):
        for cell in exits:
            cx, cy = CELL_AT[cell]
            angle = math.degrees(math.atan2(y - cy, x - cx))
            ax, ay = cx + (x - cx) * 0.62, cy + (y - cy) * 0.62
            arrows += (
                '<path d="M-7-8L9 0L-7 8L-3 0z" '
                f'transform="translate({ax:.0f} {ay:.0f}) rotate({angle:.0f})"/>'
            )
    rims = "".join(
        f'<g transform="translate({x:g} {y:g})"><path d="M-24-17H24L30 0 24 17H-24L-30 0z" '
        f'transform="rotate({60 * i})" fill="#1a1530" stroke="#d9b061" stroke-width="2.5"/>'
        f"{use(ACTIONS[RIM_ACTION[i]], size=1.15)}</g>"
        for i, (x, y) in enumerate(RIM_AT)
    )
    return (
        f'<path id="ws-c" d="{hexagon(SIDE - 1.5)}" fill="#06141f" fill-opacity=".42" '
        'stroke="#8fe0d8" stroke-opacity=".35" stroke-width="1.6"/>'
        f'<path d="{rounded(292)}" fill="url(#ws-iron)" stroke="url(#ws-brass)" stroke-width="4"/>'
        f'<path d="{rounded(262)}" fill="url(#ws-brew)" stroke="#0a0d1c" stroke-width="5"/>'
        f'{cells}<g fill="#f0cf86">{arrows}</g>{printed}{rims}'
    )


def domino(pair: str, a: Point, b: Point) -> str:
    """Two cells that belong together."""
    first, second = pair.split("-")
    return (
        f'<path class="bond" d="M{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}"/>'
        f'<use href="#ws-h-{first}" x="{a[0]:g}" y="{a[1]:g}"/>'
        f'<use href="#ws-h-{second}" x="{b[0]:g}" y="{b[1]:g}"/>'
        f'<path class="knot" d="M{a[0] * 0.62 + b[0] * 0.38:.1f} {a[1] * 0.62 + b[1] * 0.38:.1f}'
        f'L{a[0] * 0.38 + b[0] * 0.62:.1f} {a[1] * 0.38 + b[1] * 0.62:.1f}"/>'
    )


def special(pair: str, x: float, y: float, size: float = 1.0) -> str:
    """One cell with two symbols."""
    first, second = pair.split("-")
    scale = f" scale({size:g})" if size != 1 else ""
    return (
        f'<g transform="translate({x:g} {y:g}){scale}"><use href="#ws-h-special"/>'
        f"{use(first, -9, -11, 1.15)}{use(second, 9, 12, 1.15)}</g>"
    )


# -- the pentagram -----------------------------------------------------------------------------

RING_R, REWARD_R = 84.0, 119.0


@cache
def round_at(radius: float, space: float) -> Point:
    angle = math.radians(-90 + (space - 2) * 360 / RING)
    return round(radius * math.cos(angle), 1), round(radius * math.sin(angle), 1)


RING_AT: tuple[Point, ...] = tuple(round_at(RING_R, space) for space in range(RING))


def star() -> str:
    points = [round_at(RING_R - 12, 2 + 6 * i) for i in range(5)]
    lines = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "z"
    spaces = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{14 if reward else 10}" fill="{fill}"/>'
        for (x, y), reward, fill in (
            (
                RING_AT[space],
                OWL_AT[space] >= 0 or SPECIAL_AT[space] >= 0,
                "#9a5a1c"
                if OWL_AT[space] >= 0
                else "#2b5fa8"
                if SPECIAL_AT[space] >= 0
                else "#3d3a55",
            )
            for space in range(RING)
        )
    )
    x, y = RING_AT[0]
    return (
        '<circle r="104" fill="#170f2c" fill-opacity=".8" stroke="#f0cf86" stroke-opacity=".5" '
        'stroke-width="1.5"/>'
        f'<path d="{lines}" fill="#6a1d47" fill-opacity=".35" stroke="#ffa9c6" '
        'stroke-opacity=".65" stroke-width="2.5" stroke-linejoin="round"/>'
        f'<circle r="{RING_R:g}" fill="none" stroke="#cfc4ff" stroke-opacity=".35" '
        'stroke-width="5"/>'
        f'<g stroke="#e8defc" stroke-opacity=".75" stroke-width="1.6">{spaces}</g>'
        f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="none" stroke="#ffe09a" stroke-width="2"/>'
    )


# -- scrolls -----------------------------------------------------------------------------------

_COUNTED = {
    "witches": "witch",
    "lying_witches": "lying",
    "silver_passed": "silver",
    "specials": "specials",
    "scrolls": "scroll",
    "chips": "chips",
    "crystals": "crystal",
}


@cache
def scroll_face(id: str, met: int = 0) -> str:
    """What a scroll does, without words; `met` levels of a prophecy stand out."""
    scroll = SCROLL_OF[id]
    if scroll < BOOSTS:
        action = BOOST_ACTION[scroll]
        what = ACTIONS[action] if action >= 0 else "any"
        drawn = (
            f'<path class="ribbon" d="M1 1H79V52H1z"/>{use(what, 53, 26, 1.35)}'
            f'<text class="plus" x="22" y="36">+{BOOST_PLUS[scroll]}</text>'
        )
    else:
        drawn = '<path class="paper" d="M1 1H79V52H1z"/>' + prophecy_face(
            PROPHECIES[scroll - BOOSTS], met
        )
    return f'<svg class="face" viewBox="0 0 80 53" aria-hidden="true">{drawn}</svg>'


def prophecy_face(prophecy: Prophecy, met: int) -> str:
    if prophecy.kind in ("occupy_mixed", "connect"):
        line = "" if prophecy.kind == "occupy_mixed" else '<path class="link" d="M6 29H74"/>'
        steps = "".join(
            kind_icon(kind, 15 + 25 * k + (i - (len(more) - 1) / 2) * 12, 0.28 / len(more) ** 0.4)
            for k, more in enumerate(level_by_level(prophecy))
            for i, kind in enumerate(more)
        )
        return line + steps + numbers(met, ["1", "2", "3"])
    if prophecy.kind == "longest_chain":
        action = ACTIONS[prophecy.action]
        drawn = "".join(
            f'<g transform="translate({x} 17)"><path class="link" d="M-9 0H9"/>'
            f"{use(action, size=0.78)}</g>"
            for x in (20, 40, 60)
        )
    elif prophecy.kind == "occupy_same":
        drawn = kind_icon(prophecy.type, 52, 0.32) + use("witch", 26, 17, 0.8)
    elif prophecy.kind == "witchstone_place":
        drawn = kind_icon("witchstone", 40, 0.26)
    else:
        drawn = use(_COUNTED[prophecy.count], 40, 17, 1.05)
    return drawn + numbers(met, [f"{n}" for n in prophecy.at_least])


def level_by_level(prophecy: Prophecy) -> list[list[str]]:
    """The kinds of regions that each level asks for besides those of the level before."""
    if prophecy.sequence:
        return [[kind] for kind in prophecy.sequence]
    before: dict[str, int] = {}
    found = []
    for level in prophecy.levels:
        found.append([kind for kind, n in level.items() for _ in range(n - before.get(kind, 0))])
        before = level
    return found


def kind_icon(kind: str, x: float, size: float) -> str:
    """A region of that kind; a foreign tower is dark."""
    if kind == "foreign_tower":
        return f'<g class="foreign">{use("tower", x, 18, size)}</g>'
    return use(kind, x, 18, size)


def numbers(met: int, needs: list[str]) -> str:
    """What the three levels need."""
    return "".join(
        f'<g class="{"met" if k < met else "level"}"><rect x="{4 + 25 * k}" y="33" width="22" '
        f'height="16" rx="4"/><text x="{15 + 25 * k}" y="45.5">{need}</text></g>'
        for k, need in enumerate(needs)
    )


# -- pictures for the rules --------------------------------------------------------------------

COLOUR = ("#6db3f2", "#f2cf5b", "#f0756f", "#7fcb85")
"""As Coven colours its seats; a picture of the rules stands alone."""


def pictures(say: Say) -> dict[int, str]:
    """By chapter of the rules, a picture that explains itself, with a sentence for those who cannot
    see it. Each stands alone: its ids are its own, and it needs no style sheet."""
    return {
        5: picture(5, say.say("picture-cauldron"), POT, chain()),
        6: picture(6, say.say("picture-portals"), "0 0 640 190", three_portals()),
        7: picture(7, say.say("picture-journey"), "0 0 640 190", journey()),
        8: picture(8, say.say("picture-ring"), "-146 -146 292 292", owls_and_specials()),
        9: picture(9, say.say("picture-crystal"), "0 0 470 150", way_out()),
        10: picture(10, say.say("picture-wand"), "0 0 640 92", wand()),
        11: picture(11, say.say("picture-scrolls"), "0 0 340 110", two_scrolls()),
    }


def picture(chapter: int, caption: str, box: str, drawn: str) -> str:
    """The drawing with the shapes it uses, under ids that no other picture has."""
    drawn = f"<defs>{shapes_for(drawn)}</defs>{drawn}".replace("ws-", f"ws{chapter}-")
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(caption)}">{drawn}</svg>'


_SHAPE = re.compile(r'<(symbol|linearGradient|radialGradient) id="ws-([\w-]+)".*?</\1>')
_BY_ID = {found[2]: found[0] for found in _SHAPE.finditer(SHAPES)}


def shapes_for(drawn: str) -> str:
    """The shapes that a drawing uses, and those that these use."""
    needed: list[str] = []
    looking = [drawn]
    while looking:
        for id in re.findall(r"#ws-([\w-]+)", looking.pop()):
            if id in _BY_ID and id not in needed:
                needed.append(id)
                looking.append(_BY_ID[id])
    return "".join(_BY_ID[id] for id in needed)


BOND = 'stroke="#f0cf86" stroke-width="9" stroke-linecap="round"'


def chain() -> str:
    """Three crystals hang together: the printed one and two of dominoes (5.1, 5.4)."""
    tiles = domino("crystal-scroll", CELL_AT[cell_at(1, 2)], CELL_AT[cell_at(2, 1)])
    tiles += domino("crystal-wand", CELL_AT[cell_at(-1, 3)], CELL_AT[cell_at(-1, 2)])
    lit = "".join(
        f'<path d="{hexagon(40)}" transform="translate({x:g} {y:g})" fill="none" stroke="#fff3c8" '
        'stroke-width="5"/>'
        for x, y in (CELL_AT[cell_at(*at)] for at in ((1, 2), (0, 3), (-1, 3)))
    )
    return pot() + tiles.replace('class="bond"', BOND).replace('class="knot"', BOND) + lit


def night(width: int, height: int) -> str:
    return f'<rect width="{width}" height="{height}" rx="18" fill="#1c2150"/>'


def way(x: float, to: float, length: int, colour: str = "", y: float = 92) -> str:
    """A portal; with a colour it is finished."""
    gap = 36
    line = (
        f'<path d="M{x:g} {y:g}H{to:g}" stroke="{colour or "#cfe4ff"}" '
        f'stroke-width="{9 if colour else 4}" stroke-opacity="{0.8 if colour else 0.4}"/>'
    )
    return line + "".join(
        f'<circle cx="{(x + to) / 2 + gap * (k - (length - 1) / 2):g}" cy="{y:g}" r="14" '
        f'fill="{colour or "#0c1230"}" stroke="#cfe4ff" stroke-width="2.5"/>'
        for k in range(length)
    )


def said(x: float, y: float, words: str) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" fill="#ffe09a" font-family="serif" font-size="28" '
        f'font-weight="700" text-anchor="middle">{words}</text>'
    )


def three_portals() -> str:
    at = (70, 230, 395, 575)
    kinds = ("forest", "tower", "castle", "witchstone")
    drawn = "".join(
        way(at[k], at[k + 1], length) + said((at[k] + at[k + 1]) / 2, 62, f"+{points}")
        for k, (length, points) in enumerate(((1, 1), (2, 3), (3, 6)))
    )
    icons = zip(kinds, at, strict=True)
    return night(640, 190) + drawn + "".join(use(kind, x, 96) for kind, x in icons)


def journey() -> str:
    at = (70, 220, 400, 575)
    ways = way(at[0], at[1], 1, COLOUR[1]) + way(at[1], at[2], 2, COLOUR[1])
    ways += way(at[2], at[3], 2, COLOUR[2])
    icons = zip(("tower", "forest", "witchstone", "tower"), at, strict=True)
    hops = (
        f'<path d="M{at[0]} 150Q{(at[0] + at[2]) / 2:g} 204 {at[2]} 158" fill="none" '
        'stroke="#ffe09a" stroke-width="4" stroke-dasharray="3 8" stroke-linecap="round"/>'
        f'<path d="M{at[2]} 158Q{(at[2] + at[3]) / 2:g} 196 {at[3]} 150" fill="none" '
        'stroke="#ffe09a" stroke-width="4" stroke-dasharray="3 8" stroke-linecap="round"/>'
    )
    return (
        night(640, 190)
        + ways
        + "".join(use(kind, x, 92) for kind, x in icons)
        + hops
        + said((at[0] + at[2]) / 2, 46, "1")
        + said((at[2] + at[3]) / 2, 62, "+1")
        + f'<g color="{COLOUR[1]}">{use("token", at[0], 128, 1.4)}'
        + f"{use('token', at[3], 128, 1.4)}</g>"
    )


def owls_and_specials() -> str:
    drawn = star()
    pairs = iter(("energy-witch", "pentagram-crystal", "wand-scroll"))
    for space in range(RING):
        x, y = round_at(REWARD_R, space)
        if SPECIAL_AT[space] >= 0:
            drawn += special(next(pairs), x, y, 0.62)
        elif OWL_AT[space] >= 0:
            drawn += use("owls", x - 9, y, 1.1) + said(x + 13, y + 9, "7")
    x, y = RING_AT[0]
    return drawn + f'<g color="{COLOUR[0]}">{use("owl", x, y, 0.62)}</g>'


def way_out() -> str:
    hexes = "".join(
        f'<path d="{hexagon(38)}" transform="translate({x} {y})" fill="#123044" stroke="#8fe0d8" '
        'stroke-width="2"/>'
        for x, y in ((50, 75), (119, 75))
    )
    bottles = "".join(use("bottle", 330 + 34 * k, 90, 1.5) for k in range(4))
    return (
        night(470, 150)
        + hexes
        + f'<g color="{COLOUR[0]}">{use("gem", 50, 75, 1.2)}'
        + use("gem", 330, 88, 0.8)
        + "</g>"
        + '<path d="M60 42Q120 0 190 52M226 60Q270 20 316 64" fill="none" stroke="#ffe09a" '
        'stroke-width="4" stroke-dasharray="3 8" stroke-linecap="round"/>'
        + '<path d="M172 58h62l10 17-10 17h-62l-10-17z" fill="#1a1530" stroke="#d9b061" '
        'stroke-width="3"/>'
        + use("energy", 203, 75, 1.3)
        + bottles
        + use("energy", 362, 44, 1.2)
        + said(402, 54, "×2")
    )


def wand() -> str:
    spaces = (("", ""), ("portals", "#c4cede"), ("", ""), ("energy", "#2a2140"), ("", ""))
    drawn = ""
    for k, (what, colour) in enumerate(
        (*spaces, ("witch", "#c4cede"), ("", ""), ("witch", "#2a2140"))
    ):
        x = 14 + 77 * k
        drawn += (
            f'<rect x="{x}" y="22" width="70" height="48" rx="9" fill="{colour or "#a87a44"}" '
            'stroke="#f0cf86" stroke-width="2"/>'
        )
        if what:
            drawn += use(what, x + 35, 46, 1.4)
    return night(640, 92) + drawn + f'<g color="{COLOUR[2]}">{use("owl", 49, 44, 0.9)}</g>'


def two_scrolls() -> str:
    """As at the table, with the styles written out."""
    drawn = ""
    for x, face in ((20, scroll_face("boost-wand")), (180, scroll_face("chain-witch", 1))):
        inner = re.sub(r"</?svg[^>]*>", "", face)
        drawn += f'<g transform="translate({x} 8) scale(1.75)">{inner}</g>'
    for style, plain in (
        ("ribbon", 'fill="#2d4a86" stroke="#cfe4ff"'),
        ("paper", 'fill="#efe2c0" stroke="#6d5735"'),
        ("link", 'stroke="#7a5b2a" stroke-width="3"'),
        ("met", 'fill="#2f7d4f"'),
        ("level", 'fill="#cdb98a"'),
        ("plus", 'fill="#ffe09a" font-size="26"'),
    ):
        drawn = drawn.replace(f'class="{style}"', plain)
    drawn = re.sub(
        r"<text ", '<text font-family="serif" font-weight="700" text-anchor="middle" ', drawn
    )
    drawn = re.sub(r'(y="45.5")', r'\1 font-size="13" fill="#1a1206"', drawn)
    return night(340, 110) + drawn
