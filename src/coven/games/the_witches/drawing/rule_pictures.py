"""The illustrations of the rules, by chapter."""

from __future__ import annotations

from markupsafe import escape

from coven.core import Say

from ..components import AREA_OF, AREA_SPACES, AREAS, NEIGHBOURS, PATHS, WALK_STEPS
from ..rules.moving import spaces_within
from ..state import bits
from .layout import DUNGEON_AT, MAP_SIZE, place_of, spaces_of

SLATE, MOSS, PLUM, GOLD, PAPER = "#26302b", "#6fae5c", "#8d6bb8", "#e9c46a", "#f1ead6"


def pictures(say: Say) -> dict[int, str]:
    """Returns self-contained SVG illustrations for the rules, by chapter, with alt text in the
    language of `say`."""
    return {
        1: picture(say.say("picture-map"), f"0 0 {MAP_SIZE[0]:g} {MAP_SIZE[1]:g}", whole_map(say)),
        4: picture(say.say("picture-card"), "0 0 420 210", card(say)),
        6: picture(say.say("picture-walk"), "0 195 880 590", walk(say)),
        7: picture(say.say("picture-roll"), "0 0 560 120", roll()),
    }


def picture(about: str, box: str, drawn: str) -> str:
    """Returns the SVG `drawn` in an SVG element with the alt text `about` and the viewBox `box`."""
    about = str(escape(about))
    return (
        f'<svg viewBox="{box}" role="img" aria-label="{about}" '
        f'font-family="Georgia, serif"><title>{about}</title>{drawn}</svg>'
    )


def paths(bright: frozenset[tuple[int, int]] = frozenset()) -> str:
    """Draws all paths as SVG, those between the pairs of areas in `bright` in gold."""
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
    """Draws area `n` as SVG: its name, and its spaces, green and purple if a problem lies there at
    the start (1.1). `mark`: a letter or sign drawn large over it, or ""."""
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
    """Draws the plain green ground of a map as SVG."""
    return f'<rect width="{MAP_SIZE[0]:g}" height="{MAP_SIZE[1]:g}" rx="26" fill="#3d4a3c"/>'


def whole_map(say: Say) -> str:
    """Draws the map with all areas, paths and the Dungeon as SVG (1.1)."""
    x, y = DUNGEON_AT
    dungeon = str(escape(say.say("dungeon")))
    cell = (
        f'<path d="M{x - 30:g} {y + 22:g}v-30a30 26 0 0 1 60 0v30z" fill="#111" stroke="{PAPER}" '
        f'stroke-width="3"/><path d="M{x - 14:g} {y + 22:g}v-52m14 52v-56m14 56v-52" '
        f'stroke="{PAPER}" stroke-width="3"/><text x="{x:g}" y="{y + 46:g}" font-size="21" '
        f'fill="{PAPER}" text-anchor="middle">{dungeon}</text>'
    )
    return meadow() + paths() + "".join(area(n, say) for n in range(len(AREAS))) + cell


def walk(say: Say) -> str:
    """Draws example E3 as SVG: the areas that can be reached on foot from Magrat's Cottage."""
    home, blocked = AREA_OF["magrats_cottage"], 1 << AREA_OF["bad_ass"]
    reached = spaces_within(home, WALK_STEPS, blocked)
    marks = {n: "✓" for n in range(len(AREAS)) if n != home and AREA_SPACES[n] & reached}
    marks[AREA_OF["hard_place"]] = marks[AREA_OF["lancre_gorge"]] = "✗"
    first = set(bits(NEIGHBOURS[home] & ~blocked))
    ways = frozenset(
        (a, b)
        for a, b in PATHS
        if home in (a, b) or (marks.get(a) == marks.get(b) == "✓" and {a, b} & first)
    )
    x, y = place_of(home)
    hat = (
        f'<path d="M{x - 30:g} {y + 18:g}q30 12 60 0l-18 -10l-10 -48l-24 48z" fill="{SLATE}" '
        f'stroke="{GOLD}" stroke-width="3"/>'
    )
    areas = "".join(area(n, say, marks.get(n, "")) for n in range(len(AREAS)))
    return meadow() + paths(ways) + areas + hat


def card(say: Say) -> str:
    """Draws a card as SVG and names its parts: symbol, benefit, Power of Three, area (4.1)."""
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
    """Draws a die as SVG, its left edge at `x`; the cackle (0) is a grinning mouth."""
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
    """Draws an example of a sum of dice and cards as SVG: 0 + 5 + 2 + 4 + 3 = 14 (7.8)."""
    signs = "".join(
        f'<text x="{x}" y="70" font-size="26" text-anchor="middle" fill="currentColor">{sign}'
        "</text>"
        for x, sign in ((83, "+"), (173, "+"), (263, "+"), (353, "+"), (400, "3"), (440, "="))
    )
    total = '<text x="500" y="75" font-size="40" text-anchor="middle" fill="currentColor">14</text>'
    return die(10, 0) + die(100, 5) + die(190, 2) + die(280, 4) + signs + total
