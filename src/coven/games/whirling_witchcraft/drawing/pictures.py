"""The art of Whirling Witchcraft: ingredients, recipes, workbench, circle, cauldron, and pictures
for the rules. A midnight kitchen, lit green. The shapes themselves are in pictures.svg; every one
is our own."""

from __future__ import annotations

import math
import re
from functools import cache
from importlib import resources

from markupsafe import escape

from coven.core import Say

from ..components import ARCANA, CAPACITY, TRACK, TYPES

SHAPES: str = re.sub(
    r"\s*\n\s*|<!--.*?-->|</?svg[^>]*>",
    "",
    resources.files(__package__).joinpath("pictures.svg").read_text("utf-8"),
    flags=re.DOTALL,
)
"""Symbols and gradients, once in a page; every id begins with ``ww-``."""

Point = tuple[float, float]
Slots = tuple[tuple[str, ...], ...]
"""What each slot of a recipe takes."""


def use(what: str, x: float = 0, y: float = 0, size: float = 1.0) -> str:
    scale = f" scale({size:g})" if size != 1 else ""
    move = f' transform="translate({x:g} {y:g}){scale}"' if x or y or scale else ""
    return f'<use href="#ww-{what}"{move}/>'


@cache
def icon(what: str, box: int = 12) -> str:
    """A symbol alone."""
    return (
        f'<svg viewBox="{-box} {-box} {2 * box} {2 * box}" aria-hidden="true">'
        f'<use href="#ww-{what}"/></svg>'
    )


@cache
def scene() -> str:
    """The shapes, for all the rest to use."""
    return f'<svg class="ww-scene" aria-hidden="true"><defs>{SHAPES}</defs></svg>'


# -- recipes -----------------------------------------------------------------------------------

WIDE, HIGH, PITCH, GAP = 152, 54, 25.0, 22.0
"""The box of a recipe's slots, how far apart they are, and the room of the arrow."""


@cache
def places(inputs: int, outputs: int) -> tuple[tuple[Point, ...], Point, tuple[Point, ...]]:
    """Where the slots and the arrow between them are: two rows at most on either side."""
    left, right = (inputs + 1) // 2, (outputs + 1) // 2
    x = (WIDE - (left + right) * PITCH - GAP) / 2
    middle = x + left * PITCH + GAP / 2
    return (
        _column(inputs, x),
        (middle, HIGH / 2),
        _column(outputs, middle + GAP / 2),
    )


def _column(slots: int, x: float) -> tuple[Point, ...]:
    found: list[Point] = []
    for k in range((slots + 1) // 2):
        rows = min(2, slots - 2 * k)
        for row in range(rows):
            y = HIGH / 2 + (row - (rows - 1) / 2) * PITCH
            found.append((x + (k + 0.5) * PITCH, y))
    return tuple(found)


def slot(takes: tuple[str, ...], x: float, y: float) -> str:
    """What is printed on a slot: an ingredient, one of two, or any."""
    if len(takes) == 1:
        return use(takes[0], x, y)
    if len(takes) > 2:
        return use("any", x, y)
    return (
        f'<path class="either" d="M{x - 9:g} {y + 9:g}L{x + 9:g} {y - 9:g}"/>'
        f"{use(takes[0], x - 5, y - 5, 0.6)}{use(takes[1], x + 5, y + 5, 0.6)}"
    )


@cache
def face(inputs: Slots, outputs: Slots) -> str:
    """The slots of a recipe as they are printed: what goes in, what comes out."""
    ins, arrow, outs = places(len(inputs), len(outputs))
    drawn = [slot(takes, *at) for takes, at in zip(inputs, ins, strict=True)]
    drawn += [slot(takes, *at) for takes, at in zip(outputs, outs, strict=True)]
    drawn.append(use("arrow" if drawn else "nothing", *arrow))
    return (
        f'<svg class="slots" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">{"".join(drawn)}</svg>'
    )


@cache
def symbols(arcana: tuple[int, ...]) -> str:
    """The arcana of a recipe; a symbol that counts twice lies on its double."""
    drawn, x = "", 11
    for name, n in zip(ARCANA, arcana, strict=True):
        for k in range(n):
            drawn += use(name, x + 8 * k, 11)
        x += 19 + 8 * (n - 1) if n else 0
    if not drawn:
        return ""
    return f'<svg class="arcana" viewBox="0 0 {x - 7} 22" aria-hidden="true">{drawn}</svg>'


# -- the desk ----------------------------------------------------------------------------------

STEP = 38
"""From slot to slot of a workbench."""
BENCH_WIDE, BENCH_HIGH = 9 * STEP + 14, 4 * STEP + 14
ROWS: tuple[Point, ...] = tuple(
    (7 + STEP / 2 + (STEP * 5 if t == 1 else 0), 7 + STEP / 2 + STEP * max(0, t - 1))
    for t in range(len(TYPES))
)
"""Where each type's first slot is: hearts and mandrakes share the top shelf."""


@cache
def shelves() -> str:
    """The wood of a workbench."""
    boards = "".join(
        f'<rect x="4" y="{5 + STEP * row}" width="{BENCH_WIDE - 8}" height="{STEP - 2}" rx="6"/>'
        for row in range(4)
    )
    return (
        f'<rect width="{BENCH_WIDE}" height="{BENCH_HIGH}" rx="10" fill="#1a1210" '
        f'stroke="#7d5a35"/><g fill="url(#ww-wood)">{boards}</g>'
    )


def bench_slots(t: int) -> list[Point]:
    x, y = ROWS[t]
    return [(x + STEP * k, y) for k in range(CAPACITY[t])]


HEAP: tuple[Point, ...] = (
    *((80 + 23 * dx, 46.0) for dx in (0, -1, 1, -2, 2)),
    *((80 + 23 * dx, 23.0) for dx in (-0.5, 0.5, -1.5, 1.5)),
    *((80 + 23 * dx, 0.0) for dx in (0, -1, 1)),
)
"""Where ingredients lie in a cauldron; more than these are counted by type."""
BUBBLES = ((44, 44, 6), (64, 50, 4), (92, 42, 5), (112, 48, 7), (80, 52, 3))


@cache
def bubbles() -> str:
    drawn = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in BUBBLES)
    return f'<g class="bubbles">{drawn}</g>'


@cache
def circle_places(threshold: int) -> tuple[Point, ...]:
    """The points of the star, from the top."""
    turn = 2 * math.pi / threshold
    return tuple(
        (round(70 + 50 * math.sin(turn * k), 1), round(70 - 50 * math.cos(turn * k), 1))
        for k in range(threshold)
    )


@cache
def star(threshold: int) -> str:
    """The witch's circle, drawn with chalk."""
    points = circle_places(threshold)
    skip = (threshold - 1) // 2
    line = " ".join(
        f"{points[k * skip % threshold][0]:g},{points[k * skip % threshold][1]:g}"
        for k in range(threshold)
    )
    rings = "".join(f'<circle cx="{x}" cy="{y}" r="15"/>' for x, y in points)
    return (
        '<g class="chalk"><circle cx="70" cy="70" r="67"/><circle cx="70" cy="70" r="62"/>'
        f'<polygon points="{line}"/></g><g class="places">{rings}</g>'
    )


@cache
def track(arcana: int, at: int) -> str:
    """Six spaces, every second a trigger, and the token."""
    spaces = []
    for k in range(1, TRACK + 1):
        x = 18 + 20 * k
        on = " on" if k == at else ""
        spaces.append(
            f'<path class="trigger{on}" d="M{x} 2l9 9-9 9-9-9z"/>'
            if k % 2 == 0
            else f'<circle class="space{on}" cx="{x}" cy="11" r="6.500"/>'
        )
    token = use(ARCANA[arcana], 18 + 20 * at, 11, 0.85) if at else ""
    return f"{use(ARCANA[arcana], 11, 11)}{''.join(spaces)}{token}"


# -- pictures for the rules --------------------------------------------------------------------


def pictures(say: Say) -> dict[int, str]:
    """By chapter of the rules, a picture that explains itself, with a sentence for those who cannot
    see it. Each stands alone: its ids are its own, and it needs no style sheet."""
    moon = (("mandrake",), ("toad",)), (("mandrake",), ("mushroom", "spider"))
    spiders = (("mushroom",), ("mushroom",)), (("mandrake",), ("spider",), ("spider",))
    return {
        2: picture(2, say.say("picture-bench"), f"0 0 {BENCH_WIDE} {BENCH_HIGH}", set_bench()),
        6: picture(
            6,
            say.say("picture-track"),
            "0 0 150 22",
            "".join(
                f'<circle cx="{18 + 20 * k}" cy="11" r="7" stroke="#b98d4b" '
                f'fill="#{"2a243a" if k % 2 else "7a5bb0"}"/>'
                for k in range(1, TRACK + 1)
            )
            + use("potion", 11, 11)
            + use("potion", 58, 11, 0.8),
        ),
        7: picture(
            7,
            say.say("picture-chain"),
            f"0 0 {2 * WIDE + 40} {HIGH + 16}",
            paper(0, *moon)
            + use("arrow", WIDE + 20, HIGH / 2 + 8, 1.5)
            + paper(WIDE + 40, *spiders),
        ),
        8: picture(8, say.say("picture-overflow"), "0 0 400 130", overflow_picture()),
    }


def set_bench() -> str:
    counts = (1, 2, 5, 3, 6)
    return shelves() + "".join(
        f'<g opacity="{1 if k < counts[t] else 0.2}">{use(TYPES[t], x, y, 1.3)}</g>'
        for t in range(len(TYPES))
        for k, (x, y) in enumerate(bench_slots(t))
    )


def paper(x: float, inputs: Slots, outputs: Slots) -> str:
    inner = re.sub(r"</?svg[^>]*>", "", face(inputs, outputs))
    inner = inner.replace('class="either"', 'stroke="#6d5735"')
    return (
        f'<g transform="translate({x:g} 8)"><rect x="2" y="-6" width="{WIDE - 4}" '
        f'height="{HIGH + 12}" rx="8" fill="#f1e5c8" stroke="#6d5735"/>{inner}</g>'
    )


def overflow_picture() -> str:
    """A cauldron with two mandrakes too many for the four slots of its new owner."""
    slots = "".join(
        f'<g opacity="{1 if k < 3 else 0.25}">{use("mandrake", 170 + 34 * k, 90, 1.2)}</g>'
        for k in range(4)
    )
    pot = "".join(use("mandrake", 42 + 24 * k, 40) for k in range(3))
    back = "".join(use("mandrake", 340 + 26 * k, 38) for k in range(2))
    return (
        f"{use('kettle', 66, 46)}{pot}"
        '<rect x="148" y="66" width="148" height="48" rx="8" fill="#2c1f18" stroke="#7d5a35"/>'
        f"{slots}{use('arrow', 142, 56, 1.4)}"
        '<circle cx="353" cy="44" r="36" fill="none" stroke="#9df08f" stroke-width="2"/>'
        f"{back}{use('arrow', 304, 62, 1.4)}"
    )


def picture(chapter: int, caption: str, box: str, drawn: str) -> str:
    """The drawing with the shapes it uses, under ids that no other picture has."""
    drawn = f"<defs>{shapes_for(drawn)}</defs>{drawn}".replace("ww-", f"ww{chapter}-")
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(caption)}">{drawn}</svg>'


_SHAPE = re.compile(r'<(symbol|linearGradient|radialGradient) id="ww-(\w+)".*?</\1>')
_BY_ID = {found[2]: found[0] for found in _SHAPE.finditer(SHAPES)}


def shapes_for(drawn: str) -> str:
    """The shapes that a drawing uses, and those that these use."""
    needed: list[str] = []
    looking = [drawn]
    while looking:
        for id in re.findall(r"#ww-(\w+)", looking.pop()):
            if id in _BY_ID and id not in needed:
                needed.append(id)
                looking.append(_BY_ID[id])
    return "".join(_BY_ID[id] for id in needed)
