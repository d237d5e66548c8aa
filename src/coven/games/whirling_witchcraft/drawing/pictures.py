"""The art of Whirling Witchcraft as SVG: ingredients, recipes, workbench, circle, cauldron. A
midnight kitchen, lit green. The shapes themselves are in pictures.svg; every one is our own."""

from __future__ import annotations

import math
from functools import cache
from importlib import resources

from coven.drawing import Shapes

from ..components import ARCANA, CAPACITY, TRACK, TYPES

SHAPES = Shapes(resources.files(__package__).joinpath("pictures.svg").read_text("utf-8"), "ww")
"""Symbols and gradients, once in a page; every id begins with ``ww-``."""

Point = tuple[float, float]
Slots = tuple[tuple[str, ...], ...]
"""For each slot of a recipe, the types it takes."""


def use(what: str, x: float = 0, y: float = 0, size: float = 1.0) -> str:
    """Draws the shape with the id `what` at (x, y), `size` times as large, as an SVG element."""
    if size == 1:
        return f'<use href="#ww-{what}" x="{x:g}" y="{y:g}"/>'
    return f'<use href="#ww-{what}" transform="translate({x:g} {y:g}) scale({size:g})"/>'


@cache
def icon(what: str, box: int = 12) -> str:
    """Draws the shape with the id `what` as a separate SVG image, which shows `box` units on each
    side of the origin."""
    return (
        f'<svg viewBox="{-box} {-box} {2 * box} {2 * box}" aria-hidden="true">'
        f'<use href="#ww-{what}"/></svg>'
    )


@cache
def scene() -> str:
    """Returns the invisible SVG that holds all shapes; every other drawing refers to them."""
    shapes = "".join(SHAPES.by_id.values())
    return f'<svg class="ww-scene" aria-hidden="true"><defs>{shapes}</defs></svg>'


# -- recipes -----------------------------------------------------------------------------------

WIDE, HIGH, PITCH, GAP = 152, 54, 25.0, 22.0
"""Width and height of a recipe's slots, the distance between two slots, the width of the arrow."""
LEAST_WIDE = 102
"""The least width that a recipe's picture shows, so that recipes with few slots stay comparable."""
LINE_HIGH, LINE_PITCH, LINE_MOST = 30, 26, 6
"""The height of a recipe whose slots lie in one line, the distance between two of them, and how
many there are at most. Whole numbers keep the page small."""


@cache
def places(inputs: int, outputs: int) -> tuple[tuple[Point, ...], Point, tuple[Point, ...]]:
    """Returns where input slots, the arrow and output slots of a recipe are drawn, in at most two
    rows on either side. `inputs`, `outputs`: how many slots."""
    left, right = (inputs + 1) // 2, (outputs + 1) // 2
    x = (WIDE - (left + right) * PITCH - GAP) / 2
    middle = x + left * PITCH + GAP / 2
    return (
        _column(inputs, x),
        (middle, HIGH / 2),
        _column(outputs, middle + GAP / 2),
    )


def _column(slots: int, x: float) -> tuple[Point, ...]:
    """Returns the points at which `slots` slots of one side of a recipe are drawn, from `x` to the
    right, two in a column."""
    found: list[Point] = []
    for k in range((slots + 1) // 2):
        rows = min(2, slots - 2 * k)
        for row in range(rows):
            y = HIGH / 2 + (row - (rows - 1) / 2) * PITCH
            found.append((x + (k + 0.5) * PITCH, y))
    return tuple(found)


def slot(takes: tuple[str, ...], x: float, y: float) -> str:
    """Draws a slot at (x, y) as SVG, with the types of ingredients it takes: one, either of two, or
    any."""
    if len(takes) == 1:
        return use(takes[0], x, y)
    if len(takes) > 2:
        return use("any", x, y)
    return (
        f'<path class="either" d="M{x - 9:g} {y + 9:g}L{x + 9:g} {y - 9:g}"/>'
        f"{use(takes[0], x - 5, y - 5, 0.6)}{use(takes[1], x + 5, y + 5, 0.6)}"
    )


@cache
def frame(inputs: int, outputs: int) -> str:
    """Returns the view box that shows the slots of a recipe as large as possible. `inputs`,
    `outputs`: how many slots."""
    columns = (inputs + 1) // 2 + (outputs + 1) // 2
    wide = max(LEAST_WIDE, columns * PITCH + GAP + 4)
    return f"{(WIDE - wide) / 2:g} 0 {wide:g} {HIGH}"


@cache
def face(inputs: Slots, outputs: Slots) -> str:
    """Draws the slots printed on a recipe as SVG: inputs, an arrow, outputs. Each slot is a tuple
    of the types it takes."""
    ins, arrow, outs = places(len(inputs), len(outputs))
    return _face(inputs, outputs, ins, arrow, outs, frame(len(inputs), len(outputs)))


@cache
def line(inputs: Slots, outputs: Slots) -> str:
    """Draws the slots of a recipe as SVG for a low and wide place: in one line, or as `face` does
    if they are too many. Each slot is a tuple of the types it takes."""
    count = len(inputs) + len(outputs)
    if not 0 < count <= LINE_MOST:
        return face(inputs, outputs)
    y, gap, half = LINE_HIGH // 2, round(GAP), LINE_PITCH // 2
    begin = LINE_PITCH * len(inputs) + gap
    ins = tuple((half + LINE_PITCH * k, y) for k in range(len(inputs)))
    outs = tuple((begin + half + LINE_PITCH * k, y) for k in range(len(outputs)))
    box = f"0 0 {count * LINE_PITCH + gap} {LINE_HIGH}"
    return _face(inputs, outputs, ins, (begin - gap // 2, y), outs, box)


def _face(
    inputs: Slots,
    outputs: Slots,
    ins: tuple[Point, ...],
    arrow: Point,
    outs: tuple[Point, ...],
    box: str,
) -> str:
    """Draws slots at the points `ins` and `outs` and an arrow between them as SVG with the view box
    `box`."""
    drawn = [slot(takes, *at) for takes, at in zip(inputs, ins, strict=True)]
    drawn += [slot(takes, *at) for takes, at in zip(outputs, outs, strict=True)]
    drawn.append(use("arrow" if drawn else "nothing", *arrow))
    return f'<svg class="slots" viewBox="{box}" aria-hidden="true">{"".join(drawn)}</svg>'


@cache
def symbols(arcana: tuple[int, ...]) -> str:
    """Draws the arcana symbols of a recipe as SVG; two of the same kind overlap. `arcana`: how many
    there are of each kind."""
    drawn, x = "", 11
    for name, n in zip(ARCANA, arcana, strict=True):
        for k in range(n):
            drawn += use(name, x + 8 * k, 11)
        x += 19 + 8 * (n - 1) if n else 0
    if not drawn:
        return ""
    return f'<svg class="arcana" viewBox="0 0 {x - 7} 22" aria-hidden="true">{drawn}</svg>'


# -- the desk ----------------------------------------------------------------------------------

BENCH_WIDE, BENCH_HIGH = 392, 222
"""Width and height of a workbench, as shelf.svg draws it."""
STEP_X, STEP_Y = 39.5, 45
"""The distances from slot to slot and from shelf to shelf of a workbench."""
ROWS: tuple[Point, ...] = tuple(
    (18 + STEP_X / 2 + (STEP_X * 5 if t == 1 else 0), 43 + STEP_Y * max(0, t - 1))
    for t in range(len(TYPES))
)
"""By type, where its first slot is: hearts and mandrakes share the top shelf."""


@cache
def shelves() -> str:
    """Draws the empty shelves of a workbench as SVG, for pictures that have no style sheet."""
    boards = "".join(
        f'<rect x="16" y="{20 + STEP_Y * row}" width="360" height="{STEP_Y - 6}" rx="3"/>'
        for row in range(4)
    )
    return (
        f'<rect y="8" width="{BENCH_WIDE}" height="{BENCH_HIGH - 12}" rx="8" fill="#6d4526" '
        f'stroke="#2b1b12"/><g fill="#2b1b12">{boards}</g>'
    )


def bench_slots(t: int) -> list[Point]:
    """Returns the points at which the slots for ingredients of type number `t` are drawn on a
    workbench."""
    x, y = ROWS[t]
    return [(x + STEP_X * k, y) for k in range(CAPACITY[t])]


HEAP: tuple[Point, ...] = (
    *((80 + 23 * dx, 46.0) for dx in (0, -1, 1, -2, 2)),
    *((80 + 23 * dx, 23.0) for dx in (-0.5, 0.5, -1.5, 1.5)),
    *((80 + 23 * dx, 0.0) for dx in (0, -1, 1)),
)
"""Where ingredients lie in a cauldron; if there are more, numbers by type are drawn instead."""
BUBBLES = ((44, 44, 6), (64, 50, 4), (92, 42, 5), (112, 48, 7), (80, 52, 3))


@cache
def bubbles() -> str:
    """Draws the bubbles on the brew as SVG."""
    drawn = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in BUBBLES)
    return f'<g class="bubbles">{drawn}</g>'


@cache
def circle_places(threshold: int) -> tuple[Point, ...]:
    """Returns the points at which ingredients lie in a circle that needs `threshold` of them: the
    points of a star, clockwise."""
    turn = 2 * math.pi / threshold
    return tuple(
        (round(70 + 50 * math.sin(turn * k), 1), round(70 - 50 * math.cos(turn * k), 1))
        for k in range(threshold)
    )


@cache
def star(threshold: int) -> str:
    """Draws an empty circle with a place for each of `threshold` ingredients as SVG."""
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
def track(arcana: int, space: int) -> str:
    """Draws the track of arcana number `arcana` as SVG, from the bottom to the top: its spaces,
    every second one a trigger, and the token on `space` (0: not on the track yet)."""
    spaces = []
    for k in range(1, TRACK + 1):
        y = 133 - 20 * k
        on = " on" if k == space else ""
        spaces.append(
            f'<path class="trigger{on}" d="M12 {y - 9}l9 9-9 9-9-9z"/>'
            if k % 2 == 0
            else f'<circle class="space{on}" cx="12" cy="{y}" r="6.500"/>'
        )
    token = use(ARCANA[arcana], 12, 133 - 20 * space, 0.85) if space else ""
    return f"{use(ARCANA[arcana], 12, 137)}{''.join(spaces)}{token}"
