"""The art of The Witches: the land of Lancre at dawn, and pictures for the rules. Heather, slate
and candlelight. The shapes themselves are in pictures.svg; every one is our own."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from markupsafe import escape

from coven.core import Say

from ..components import AREA_OF, AREAS, PATHS, SPACE_AREA, SPACES

SLATE, MOSS, PLUM, GOLD, PAPER = "#26302b", "#6fae5c", "#8d6bb8", "#e9c46a", "#f1ead6"
Point = tuple[float, float]

# -- the table ---------------------------------------------------------------------------------

SHAPES: str = re.sub(
    r"\s*\n\s*|<!--.*?-->|</?svg[^>]*>",
    "",
    resources.files(__package__).joinpath("pictures.svg").read_text("utf-8"),
    flags=re.DOTALL,
)
"""Once in a page; every id begins with ``tw-``."""

LAND: Point = (1000, 930)
"""The size of the map at the table."""
PLACES: dict[str, tuple[int, int, str]] = {
    "lancre_castle": (345, 262, "castle"),
    "lancre_town": (512, 392, "town"),
    "magrats_cottage": (342, 500, "cottage"),
    "grannys_cottage": (82, 520, "cottage"),
    "nannys_house": (725, 285, "cottage"),
    "bad_ass": (212, 545, "village"),
    "lancre_gorge": (138, 325, "gorge"),
    "hard_place": (178, 703, "peak"),
    "slice": (700, 815, "village"),
    "razorback": (550, 735, "peak"),
    "devils_oak": (880, 330, "oak"),
    "creel_springs": (915, 560, "spring"),
    "long_man": (812, 135, "barrow"),
    "sunless_place": (385, 815, "cave"),
    "dancers": (590, 130, "stones"),
    "standing_stone": (365, 105, "menhir"),
    "copperhead": (125, 130, "peak"),
    "mad_stoat": (488, 558, "village"),
    "brass_neck": (620, 640, "village"),
    "slippery_hollow": (342, 668, "thorn"),
    "mad_wolf": (775, 640, "village"),
    "blackglass": (700, 492, "village"),
    "gnarly_ground": (80, 815, "thorn"),
}
"""Where an area is drawn, and what stands there. No two paths cross."""
DUNGEON_AT: Point = (255, 385)
ACROSS = 84
"""From one space of an area to the next."""


def place_of(area: int) -> Point:
    x, y, _ = PLACES[AREAS[area].id]
    return x, y


def spaces_of(area: int) -> list[Point]:
    x, y = place_of(area)
    count = len(AREAS[area].setup)
    return [(x + ACROSS * (i - (count - 1) / 2), y) for i in range(count)]


SPOT: tuple[Point, ...] = tuple(spot for area in range(len(AREAS)) for spot in spaces_of(area))
"""The middle of each space."""
assert len(SPOT) == SPACES == len(SPACE_AREA)


def use(what: str, x: float, y: float, size: float = 1.0) -> str:
    scale = f" scale({size:g})" if size != 1 else ""
    return f'<use href="#tw-{what}" transform="translate({x:g} {y:g}){scale}"/>'


@cache
def icon(what: str, box: int = 13) -> str:
    """A symbol alone."""
    return (
        f'<svg class="i" viewBox="{-box} {-box} {2 * box} {2 * box}" aria-hidden="true">'
        f'<use href="#tw-{what}"/></svg>'
    )


@cache
def scene() -> str:
    """What never changes, for all the rest to use."""
    return (
        f'<svg class="tw-shapes" aria-hidden="true">{SHAPES}<defs><g id="tw-land">{land()}</g>'
        "</defs></svg>"
    )


def land() -> str:
    """Lancre at dawn: the mountains at the rim of the sky, moor and forest before them, the river
    through its gorge, and the paths."""
    wide, high = LAND
    ridge = "M0 120L70 52 120 92 190 20 262 96 330 44 420 104 500 60 590 98 690 30 770 88 860 46 "
    moor = "M0 {0}Q120 {1} 260 {0}T520 {0}T780 {1}T1000 {0}V930H0z"
    trees = "".join(
        use("tree", 20 + (k * 397) % 960, 190 + (k * 211) % 730, 0.7 + k * 7 % 5 / 10)
        for k in sorted(range(64), key=lambda k: (k * 211) % 730)
        if away(20 + (k * 397) % 960, 190 + (k * 211) % 730)
    )
    marks = "".join(
        use(f"l-{mark}", x, y - 30, 1.0 if mark in ("castle", "town") else 0.92)
        for x, y, mark in PLACES.values()
    )
    ways = "".join(way(a, b) for a, b in PATHS)
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
        f'<g fill="none" stroke-linecap="round">{ways}</g>{marks}'
        f"{use('dungeon', *DUNGEON_AT, 0.9)}"
        f'<rect width="{wide}" height="{high}" rx="26" fill="url(#tw-shade)"/>'
    )


def way(a: int, b: int) -> str:
    """A path, bent a little as paths are."""
    (x1, y1), (x2, y2) = place_of(a), place_of(b)
    bend = 0.07 if (a + b) % 2 else -0.07
    mx, my = (x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend
    d = f"M{x1:g} {y1:g}Q{mx:.0f} {my:.0f} {x2:g} {y2:g}"
    return (
        f'<path d="{d}" stroke="#221f17" stroke-opacity=".55" stroke-width="15"/>'
        f'<path d="{d}" stroke="#d8c79c" stroke-width="7" stroke-dasharray="1 12"/>'
    )


def away(x: float, y: float) -> bool:
    """Whether no area, label or path is in the way of a tree."""
    return all(abs(x - sx) > 74 or not -90 < y - sy < 84 for sx, sy in (*SPOT, DUNGEON_AT)) and all(
        aside((x, y - 12), place_of(a), place_of(b)) > 30 for a, b in PATHS
    )


def aside(point: Point, a: Point, b: Point) -> float:
    """How far a point is from the line between two others."""
    (px, py), (ax, ay), (bx, by) = point, a, b
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)))
    return float(((px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2) ** 0.5)


# -- the rules ---------------------------------------------------------------------------------


def pictures(say: Say) -> dict[int, str]:
    """By chapter of the rules, a picture that explains itself, with a sentence for those who cannot
    see it. Each stands alone and needs no style sheet."""
    return {
        1: picture(say.say("picture-map"), f"0 0 {LAND[0]:g} {LAND[1]:g}", whole_map(say)),
        4: picture(say.say("picture-card"), "0 0 420 210", card(say)),
        6: picture(say.say("picture-walk"), "0 195 880 590", walk(say)),
        7: picture(say.say("picture-roll"), "0 0 560 120", roll()),
    }


def picture(about: str, box: str, drawn: str) -> str:
    about = str(escape(about))
    return (
        f'<svg viewBox="{box}" role="img" aria-label="{about}" '
        f'font-family="Georgia, serif"><title>{about}</title>{drawn}</svg>'
    )


def paths(bright: frozenset[tuple[int, int]] = frozenset()) -> str:
    drawn = ""
    for a, b in PATHS:
        (x1, y1), (x2, y2) = place_of(a), place_of(b)
        colour = GOLD if (a, b) in bright or (b, a) in bright else "#8a8468"
        drawn += (
            f'<path d="M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}" stroke="{colour}" stroke-width="7" '
            'stroke-dasharray="2 13" stroke-linecap="round"/>'
        )
    return drawn


def area(n: int, say: Say, mark: str = "") -> str:
    """An area with its spaces: green and purple ones have a problem at the start."""
    x, y = place_of(n)
    drawn = ""
    for (left, _), setup in zip(spaces_of(n), AREAS[n].setup, strict=True):
        fill = {"easy": MOSS, "hard": PLUM}.get(setup, PAPER)
        drawn += (
            f'<rect x="{left - 30:g}" y="{y - 30:g}" width="60" height="60" rx="14" '
            f'fill="{fill}" stroke="{SLATE}" stroke-width="3"/>'
        )
    drawn += (
        f'<text x="{x:g}" y="{y + 54:g}" font-size="18" text-anchor="middle" '
        f'fill="{PAPER}">{escape(say.say(f"map-{AREAS[n].id}"))}</text>'
    )
    if mark:
        drawn += (
            f'<text x="{x:g}" y="{y + 14:g}" font-size="42" font-weight="bold" '
            f'text-anchor="middle" fill="{SLATE}">{mark}</text>'
        )
    return drawn


def meadow() -> str:
    return f'<rect width="{LAND[0]:g}" height="{LAND[1]:g}" rx="26" fill="#3d4a3c"/>'


def whole_map(say: Say) -> str:
    x, y = DUNGEON_AT
    dungeon = str(escape(say.say("dungeon")))
    cell = (
        f'<path d="M{x - 30:g} {y + 22:g}v-30a30 26 0 0 1 60 0v30z" fill="#111" stroke="{PAPER}" '
        f'stroke-width="3"/><path d="M{x - 14:g} {y + 22:g}v-52m14 52v-56m14 56v-52" '
        f'stroke="{PAPER}" stroke-width="3"/><text x="{x:g}" y="{y + 46:g}" font-size="21" '
        f'fill="{PAPER}" text-anchor="middle">{dungeon}</text>'
    )
    return meadow() + paths() + "".join(area(n, say) for n in range(len(AREAS))) + cell


REACHED = (
    *("bad_ass", "lancre_town", "mad_stoat", "lancre_castle", "nannys_house"),
    *("blackglass", "brass_neck", "slippery_hollow"),
)


def walk(say: Say) -> str:
    """E3: what can be reached on foot from Magrat's Cottage."""
    marks = {AREA_OF[id]: "✓" for id in REACHED}
    marks[AREA_OF["hard_place"]] = marks[AREA_OF["lancre_gorge"]] = "✗"
    home = AREA_OF["magrats_cottage"]
    town, stoat = AREA_OF["lancre_town"], AREA_OF["mad_stoat"]
    ways = frozenset(
        (a, b)
        for a, b in PATHS
        if home in (a, b) or (marks.get(a) == marks.get(b) == "✓" and {a, b} & {town, stoat})
    )
    x, y = place_of(home)
    hat = (
        f'<path d="M{x - 30:g} {y + 18:g}q30 12 60 0l-18 -10l-10 -48l-24 48z" fill="{SLATE}" '
        f'stroke="{GOLD}" stroke-width="3"/>'
    )
    areas = "".join(area(n, say, marks.get(n, "")) for n in range(len(AREAS)))
    return meadow() + paths(ways) + areas + hat


def card(say: Say) -> str:
    """The four things on a card."""
    rows = [
        (40, say.say("symbol-magic"), PLUM),
        (84, say.say("benefit-bonus2"), GOLD),
        (128, say.say("three"), MOSS),
        (172, say.say("area-long_man"), PAPER),
    ]
    drawn = (
        f'<rect x="10" y="6" width="130" height="196" rx="12" fill="{SLATE}" stroke="{GOLD}" '
        'stroke-width="3"/>'
    )
    for y, words, colour in rows:
        drawn += (
            f'<circle cx="75" cy="{y}" r="15" fill="{colour}"/>'
            f'<path d="M94 {y}H190" stroke="{colour}" stroke-width="2"/>'
            f'<text x="200" y="{y + 6}" font-size="18" fill="currentColor">'
            f"{escape(words)}</text>"
        )
    return drawn


def die(x: float, face: int) -> str:
    """A witch die; a cackle is a grinning mouth."""
    drawn = (
        f'<rect x="{x:g}" y="30" width="60" height="60" rx="12" fill="{PAPER}" '
        f'stroke="{SLATE}" stroke-width="3"/>'
    )
    if face:
        return drawn + (
            f'<text x="{x + 30:g}" y="72" font-size="36" text-anchor="middle" '
            f'fill="{SLATE}">{face}</text>'
        )
    return drawn + (
        f'<path d="M{x + 12:g} 56q18 30 36 0z" fill="{PLUM}"/>'
        f'<path d="M{x + 14:g} 44l12 5M{x + 46:g} 44l-12 5" stroke="{SLATE}" stroke-width="4"/>'
    )


def roll() -> str:
    """A cackle and 5, 2 and 4, and what cards add: 0 + 5 + 2 + 4 + 3 = 14."""
    signs = "".join(
        f'<text x="{x}" y="70" font-size="26" text-anchor="middle" fill="currentColor">{sign}'
        "</text>"
        for x, sign in ((83, "+"), (173, "+"), (263, "+"), (353, "+"), (400, "3"), (440, "="))
    )
    total = '<text x="500" y="75" font-size="40" text-anchor="middle" fill="currentColor">14</text>'
    return die(10, 0) + die(100, 5) + die(190, 2) + die(280, 4) + signs + total
