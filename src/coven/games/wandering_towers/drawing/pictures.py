"""The art of Wandering Towers: the ring, its pieces, cards and spells, and pictures for the rules.
Dusk, stone and ravens. The shapes themselves are in pictures.svg; every one is our own."""

from __future__ import annotations

import math
import re
from functools import cache
from importlib import resources
from itertools import pairwise

from markupsafe import escape

from coven.core import Say

from ..components import CAPACITY, FACE_OF, FACES, GROUND_SHIELDS, SPACES

SHAPES: str = re.sub(
    r"\s*\n\s*|<!--.*?-->|</?svg[^>]*>",
    "",
    resources.files(__package__).joinpath("pictures.svg").read_text("utf-8"),
    flags=re.DOTALL,
)
"""Symbols, gradients and markers, once in a page; every id begins with ``wt-``."""

Point = tuple[float, float]


def use(what: str, x: float, y: float, flat: float = 1.0, size: float = 1.0) -> str:
    """A symbol at a place; `flat` squashes it."""
    scale = f" scale({size:g} {size * flat:.3g})" if flat != 1 or size != 1 else ""
    return f'<use href="#wt-{what}" transform="translate({x:g} {y:g}){scale}"/>'


# -- the ring ----------------------------------------------------------------------------------

WIDTH, HEIGHT = 760, 566
MIDDLE = (380.0, 338.0)
HALF = (318.0, 168.0)
ROUND = 2.7
"""The exponent of the superellipse: 2 is an ellipse, more is nearer to a rectangle."""
NEARER = 0.075
"""How much wider the near side of the ring is than its middle."""


def ring(grow: float = 1.0, points: int = SPACES, shift: float = 0.0) -> list[Point]:
    """Points at equal distances on the ring, clockwise from space 0; `shift` in steps."""
    fine = 2880
    raw: list[Point] = []
    for i in range(fine + 1):
        angle = 2 * math.pi * i / fine - math.pi / 2
        c, s = math.cos(angle), math.sin(angle)
        x = HALF[0] * math.copysign(abs(c) ** (2 / ROUND), c)
        y = HALF[1] * math.copysign(abs(s) ** (2 / ROUND), s)
        raw.append((x, y))
    along = [0.0]
    for a, b in pairwise(raw):
        along.append(along[-1] + math.dist(a, b))
    wide = 1 + (grow - 1) * HALF[1] * 1.05 / HALF[0]
    found: list[Point] = []
    for k in range(points):
        wanted = ((k + shift) / points - 2.5 / SPACES) % 1 * along[-1]
        x, y = raw[next(i for i in range(fine) if along[i + 1] >= wanted)]
        x, y = x * wide * (1 + NEARER * y * grow / HALF[1]), y * grow
        found.append((round(MIDDLE[0] + x, 1), round(MIDDLE[1] + y, 1)))
    return found


SPOT: tuple[Point, ...] = tuple(ring())
"""The middle of each space's ground."""
PITCH = 24.0
"""How much higher the next tower of a stack stands."""
TALLEST = 126.0
"""A stack of more towers than fit into this is drawn squashed."""


def squash(height: int) -> float:
    return min(1.0, TALLEST / (PITCH * height)) if height else 1.0


def level(space: int, under: int, height: int) -> Point:
    """Where something stands that has `under` towers under it, in a stack of `height`."""
    x, y = SPOT[space]
    return x, round(y - PITCH * squash(height) * under, 1)


CROWD: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 1),),
    ((-12, 1), (12, 1)),
    ((-22, 1), (0, 2), (22, 1)),
    ((-11, -8), (11, -8), (-22, 3), (22, 3)),
    ((-11, -9), (11, -9), (-23, 3), (0, 4), (23, 3)),
    ((-22, -10), (0, -11), (22, -10), (-23, 3), (0, 4), (23, 3)),
)
"""Where up to six wizards stand on one surface, those at the back first."""
assert len(CROWD) == CAPACITY + 1


# -- the landscape -----------------------------------------------------------------------------

_LANDS = (("heath", 250, 225), ("forest", 600, 275), ("marsh", 520, 485), ("hills", 140, 425))
"""The four tiles of the ring, around the middle of each."""


@cache
def scene() -> str:
    """All that never changes: the shapes, and the landscape at dusk."""
    return (
        f'<svg class="wt-scene" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{SHAPES}'
        f'<use href="#wt-sky"/>{island()}</svg>'
    )


def island() -> str:
    rim, shore, way = (smooth(ring(grow, 32)) for grow in (1.31, 0.66, 1.0))
    painted = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="330" ry="210" fill="url(#wt-{land})"/>'
        for land, x, y in _LANDS
    )
    growing = "".join(
        use(f"d{(k + (k % 4 == 3)) // 4 % 4}", x, y, size=0.75 + (k * 7 % 5) / 10)
        for grow in (1.21, 0.78)
        for k, (x, y) in enumerate(ring(grow, SPACES, 0.5))
    )
    return (
        f'<defs><path id="wt-rim" d="{rim}"/><path id="wt-shore" d="{shore}"/>'
        f'<path id="wt-way" d="{way}" fill="none"/>'
        '<clipPath id="wt-isle"><use href="#wt-rim"/></clipPath></defs>'
        '<ellipse cx="380" cy="384" rx="374" ry="172" fill="#000" fill-opacity=".3"/>'
        '<use href="#wt-rim" y="13" fill="#21172a" stroke="#0f0a18" stroke-width="2"/>'
        '<use href="#wt-rim" fill="#584a5e"/>'
        f'<g clip-path="url(#wt-isle)">{painted}</g>'
        '<use href="#wt-rim" fill="url(#wt-shade)" fill-opacity=".22" stroke="#d9ae6f" '
        'stroke-opacity=".55" stroke-width="1.5"/>'
        '<use href="#wt-shore" fill="url(#wt-lake)" stroke="#141026" stroke-width="6"/>'
        '<use href="#wt-shore" fill="none" stroke="#c5b4d2" stroke-opacity=".4"/>'
        '<use href="#wt-way" stroke="#1c1428" stroke-opacity=".28" stroke-width="24"/>'
        '<use href="#wt-way" stroke="#e2d0b4" stroke-opacity=".34" stroke-width="8" '
        'stroke-linecap="round" stroke-dasharray="3 14.7"/>'
        f'<g opacity=".8">{growing}</g>' + "".join(map(slab, range(SPACES)))
    )


def smooth(points: list[Point]) -> str:
    """A closed curve that the points pull along."""
    near = [*points[1:], points[0]]
    halves = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, near, strict=True)]
    drawn = [f"M{halves[-1][0]:.0f} {halves[-1][1]:.0f}"]
    for (x, y), (hx, hy) in zip(points, halves, strict=True):
        drawn.append(f"Q{x:.0f} {y:.0f} {hx:.0f} {hy:.0f}")
    return "".join(drawn) + "z"


def slab(space: int) -> str:
    """A space's ground. Log lines about the space light it."""
    x, y = SPOT[space]
    shield = use("shield", x, y - 1, 0.64, size=1.5) if space in GROUND_SHIELDS else ""
    return (
        f'<g data-ref="at-{space} from-{space} to-{space}">{use("slab", x, y)}'
        f'<text x="{x:g}" y="{y + 33:g}">{space}</text>{shield}</g>'
    )


# -- cards and spells --------------------------------------------------------------------------


def drawn_card(inner: str) -> str:
    return f'<svg class="face" viewBox="0 0 80 112" aria-hidden="true">{inner}</svg>'


CARD_BACK = drawn_card('<use href="#wt-back"/>')


@cache
def card_face(id: str) -> str:
    """A movement card: hat or tower or both, and how far."""
    face = FACES[FACE_OF[id]]
    paper = '<rect x="1.5" y="1.5" width="77" height="109" rx="8" class="paper"/>'
    if not (face.wizard and face.tower):
        what, steps = ("hat", face.wizard) if face.wizard else ("rook", face.tower)
        return drawn_card(
            f'{paper}<path d="M7 62V13Q7 7 13 7H67Q73 7 73 13V62Q40 74 7 62Z" class="{what}-sky"/>'
            + use(what, 40, 40, size=1.25)
            + (dice(face.dice) if face.dice else number(40, 102, steps))
        )
    halves = (
        '<path d="M7 66V13Q7 7 13 7H67Q73 7 73 13V46Z" class="hat-sky"/>'
        '<path d="M73 46V99Q73 105 67 105H13Q7 105 7 99V66Z" class="rook-sky"/>'
        '<path d="M7 66L73 46" class="split"/>'
    )
    if face.dice:
        pieces = use("hat", 27, 29) + use("rook", 54, 82) + use("die", 40, 56, size=1.25)
    else:
        pieces = (
            f"{use('hat', 27, 31, size=0.95)}{number(59, 41, face.wizard, 'small')}"
            f"{use('rook', 54, 80, size=0.95)}{number(22, 96, face.tower, 'small')}"
        )
    return drawn_card(paper + halves + pieces)


def number(x: int, y: int, n: int, style: str = "big") -> str:
    return f'<text class="{style}" x="{x}" y="{y}">{n}</text>'


def dice(count: int) -> str:
    return "".join(use("die", 40 + 23 * (i - (count - 1) / 2), 88) for i in range(count))


def arrow(x: int, y: int, turn: int, size: float) -> str:
    return f'<use href="#wt-arrow" transform="translate({x} {y}) rotate({turn}) scale({size:g})"/>'


_SPELL_ICONS = {
    "move_wizard": use("hat", 20, 23, size=0.85) + arrow(49, 22, 0, 0.95),
    "move_tower": use("rook", 20, 23, size=0.9) + arrow(45, 22, 0, 0.8) + arrow(54, 22, 0, 0.8),
    "headwind_wizard": use("wind", 46, 22) + use("hat", 20, 23, size=0.85),
    "headwind_tower": use("wind", 46, 22) + use("rook", 20, 23, size=0.9),
    "nudge_keep": use("keep", 32, 40, size=0.4) + arrow(56, 20, 0, 0.62) + arrow(8, 20, 180, 0.62),
    "free_wizard": use("rook", 45, 19, size=0.72)
    + use("hat", 18, 32, size=0.7)
    + arrow(18, 12, -90, 0.62),
    "swap_towers": use("rook", 14, 23, size=0.75)
    + use("rook", 50, 23, size=0.75)
    + arrow(32, 15, 0, 0.62)
    + arrow(32, 29, 180, 0.62),
    "piggyback": use("hat", 37, 15, size=0.72) + use("hat", 27, 31, size=0.85),
}


def spell_icon(id: str) -> str:
    """What a spell does, without words."""
    return f'<svg viewBox="0 0 64 44" aria-hidden="true">{_SPELL_ICONS[id]}</svg>'


# -- pictures for the rules --------------------------------------------------------------------

COLOUR = ("#6db3f2", "#f2cf5b", "#f0756f", "#7fcb85", "#f5a166", "#c29cf0")
"""As Coven colours its seats; a picture of the rules stands alone."""
STEP, FLOOR = 104, 128
"""Spaces of a picture are in a row: so far apart, and so low."""


def pictures(say: Say) -> dict[int, str]:
    """By chapter of the rules, a picture that explains itself, with a sentence for those who cannot
    see it. Each stands alone: its ids are its own, and it needs no style sheet."""
    return {
        3: picture(3, say.say("picture-setup"), f"0 56 {WIDTH} {HEIGHT - 46}", set_up()),
        5: picture(
            5,
            say.say("picture-walk"),
            row(4),
            ground(4) + wizard(0, at(0)) + use("keep", at(3), FLOOR) + hops(0, 3, 20, 22),
        ),
        6: picture(
            6,
            say.say("picture-keep"),
            row(4),
            ground(4)
            + pale(use("keep", at(0), FLOOR))
            + use("t1", at(1), FLOOR)
            + wizard(1, at(1), 1)
            + use("t0", at(2), FLOOR)
            + use("t1", at(3), FLOOR)
            + use("keep", at(3), FLOOR - PITCH)
            + hops(0, 3, 50, 60),
        ),
        7: picture(
            7,
            say.say("picture-stack"),
            row(4),
            ground(4)
            + use("t1", at(0), FLOOR)
            + pale(use("t0", at(0), FLOOR - PITCH) + use("t1", at(0), FLOOR - 2 * PITCH))
            + use("t0", at(2), FLOOR)
            + use("t1", at(2), FLOOR - PITCH)
            + wizard(2, at(2), 2)
            + hops(0, 2, 40, 40),
        ),
        9: picture(
            9,
            say.say("picture-imprison"),
            row(4),
            ground(3)
            + use("t0", at(0), FLOOR)
            + wizard(0, at(1))
            + hops(0, 1, 12, 44)
            + use("t0", at(2), FLOOR)
            + use("bars", at(2), FLOOR - 4, size=0.8)
            + arrow(int(at(2)) + 62, FLOOR - 12, 0, 1.1)
            + f'<g color="{COLOUR[3]}">{use("potion", at(3) + 14, FLOOR - 8, size=2.4)}</g>',
        ),
    }


def picture(chapter: int, caption: str, box: str, drawn: str) -> str:
    """The drawing with the shapes it uses, under ids that no other picture has."""
    drawn = f"<defs>{shapes_for(drawn)}</defs>{drawn}".replace("wt-", f"wt{chapter}-")
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(caption)}">{drawn}</svg>'


_SHAPE = re.compile(r'<(symbol|linearGradient|radialGradient|mask|marker) id="wt-(\w+)".*?</\1>')
_BY_ID = {found[2]: found[0] for found in _SHAPE.finditer(SHAPES)}


def shapes_for(drawn: str) -> str:
    """The shapes that a drawing uses, and those that these use."""
    needed: list[str] = []
    looking = [drawn]
    while looking:
        for id in re.findall(r"#wt-(\w+)", looking.pop()):
            if id in _BY_ID and id not in needed:
                needed.append(id)
                looking.append(_BY_ID[id])
    return "".join(_BY_ID[id] for id in needed)


def set_up() -> str:
    """Three players: the keep, nine towers, twelve wizards (3.1 to 3.10)."""
    crowds = ((0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 1), (2,), (), (), (), ())
    pieces = [(SPOT[0][1], use("keep", *SPOT[0]))]
    for space, crowd in enumerate(crowds, 1):
        x, y = level(space, 1, 1)
        drawn = use(f"t{space % 2}", *SPOT[space])
        for colour, (dx, dy) in zip(crowd, CROWD[len(crowd)], strict=True):
            drawn += f'<g color="{COLOUR[colour]}">{use(f"w{colour}", x + dx, y + dy)}</g>'
        pieces.append((SPOT[space][1], drawn))
    island_without_numbers = re.sub(r"<text.*?</text>| data-ref=\"[^\"]*\"", "", island())
    return island_without_numbers + "".join(drawn for _, drawn in sorted(pieces))


def row(spaces: int) -> str:
    return f"0 0 {STEP * spaces} 160"


def at(space: int) -> float:
    return STEP * (space + 0.5)


def ground(spaces: int) -> str:
    return "".join(use("slab", at(space), FLOOR) for space in range(spaces))


def wizard(colour: int, x: float, under: int = 0) -> str:
    drawn = use(f"w{colour}", x, FLOOR - PITCH * under)
    return f'<g color="{COLOUR[colour]}">{drawn}</g>'


def pale(drawn: str) -> str:
    return f'<g opacity=".4">{drawn}</g>'


def hops(start: int, end: int, rise: int, fall: int) -> str:
    """Steps from space to space, from and to so far above the ground."""
    drawn = f"M{at(start):g} {FLOOR - rise}"
    for space in range(start + 1, end + 1):
        height = fall if space == end else 26
        x, top = at(space), FLOOR - max(rise, height) - 46
        drawn += f"Q{x - STEP / 2:g} {top} {x:g} {FLOOR - height}"
        rise = height
    return (
        f'<path d="{drawn}" fill="none" stroke="#ffd98f" stroke-width="4.5" stroke-linecap="round" '
        'stroke-dasharray=".1 9" marker-end="url(#wt-tip)"/>'
    )
