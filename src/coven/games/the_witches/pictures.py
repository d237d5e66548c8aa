"""Pictures for the rules: the map, a walk, a card and a roll. Moss, slate and candlelight; every
shape is our own."""

from __future__ import annotations

from markupsafe import escape

from coven.core import Say

from .components import AREA_OF, AREAS, DUNGEON_XY, PATHS

WIDE, HIGH = 860, 560
SLATE, MOSS, PLUM, GOLD, PAPER = "#26302b", "#6fae5c", "#8d6bb8", "#e9c46a", "#f1ead6"
Point = tuple[float, float]


def pictures(say: Say) -> dict[int, str]:
    """By chapter of the rules, a picture that explains itself, with a sentence for those who cannot
    see it. Each stands alone and needs no style sheet."""
    return {
        1: picture(say.say("picture-map"), f"0 0 {WIDE} {HIGH}", whole_map(say)),
        4: picture(say.say("picture-card"), "0 0 420 210", card(say)),
        6: picture(say.say("picture-walk"), "20 110 600 330", walk(say)),
        7: picture(say.say("picture-roll"), "0 0 560 120", roll()),
    }


def picture(about: str, box: str, drawn: str) -> str:
    about = str(escape(about))
    return (
        f'<svg viewBox="{box}" role="img" aria-label="{about}" '
        f'font-family="Georgia, serif"><title>{about}</title>{drawn}</svg>'
    )


def spot(xy: tuple[int, int]) -> Point:
    """Where an area is drawn."""
    return 70 + xy[0] * 7.4, 40 + xy[1] * 4.9


def paths(bright: frozenset[tuple[int, int]] = frozenset()) -> str:
    drawn = ""
    for a, b in PATHS:
        (x1, y1), (x2, y2) = spot(AREAS[a].xy), spot(AREAS[b].xy)
        colour = GOLD if (a, b) in bright or (b, a) in bright else "#8a8468"
        drawn += (
            f'<path d="M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}" stroke="{colour}" stroke-width="5" '
            'stroke-dasharray="2 9" stroke-linecap="round"/>'
        )
    return drawn


def area(n: int, say: Say, mark: str = "") -> str:
    """An area with its spaces: green and purple ones have a problem at the start."""
    x, y = spot(AREAS[n].xy)
    spaces = AREAS[n].setup
    drawn = ""
    for i, setup in enumerate(spaces):
        left = x + 30 * (i - len(spaces) / 2) + 1
        fill = {"easy": MOSS, "hard": PLUM}.get(setup, PAPER)
        drawn += (
            f'<rect x="{left:.0f}" y="{y - 14:.0f}" width="28" height="28" rx="6" '
            f'fill="{fill}" stroke="{SLATE}" stroke-width="2"/>'
        )
    name = str(escape(say.say(f"area-{AREAS[n].id}")))
    drawn += (
        f'<text x="{x:.0f}" y="{y + 28:.0f}" font-size="11" text-anchor="middle" '
        f'fill="{PAPER}">{name}</text>'
    )
    if mark:
        drawn += (
            f'<text x="{x:.0f}" y="{y + 7:.0f}" font-size="22" font-weight="bold" '
            f'text-anchor="middle" fill="{SLATE}">{mark}</text>'
        )
    return drawn


def meadow() -> str:
    return f'<rect width="{WIDE}" height="{HIGH}" rx="18" fill="#3d4a3c"/>'


def whole_map(say: Say) -> str:
    x, y = spot(DUNGEON_XY)
    dungeon = str(escape(say.say("dungeon")))
    cell = (
        f'<path d="M{x - 18:.0f} {y + 12:.0f}v-18a18 14 0 0 1 36 0v18z" fill="#111" '
        f'stroke="{PAPER}"/><path d="M{x - 8:.0f} {y + 12:.0f}v-28m8 28v-31m8 31v-28" '
        f'stroke="{PAPER}"/><text x="{x:.0f}" y="{y + 25:.0f}" font-size="11" fill="{PAPER}" '
        f'text-anchor="middle">{dungeon}</text>'
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
    x, y = spot(AREAS[home].xy)
    hat = (
        f'<path d="M{x - 15:.0f} {y + 9:.0f}q15 6 30 0l-9 -5l-5 -24l-12 24z" fill="{SLATE}" '
        f'stroke="{GOLD}" stroke-width="2"/>'
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
