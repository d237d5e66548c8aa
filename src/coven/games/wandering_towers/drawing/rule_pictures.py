"""The illustrations of the rules: a few spaces in a row, and the set-up on the whole ring."""

from __future__ import annotations

import re

from coven.core import Say

from .geometry import CROWD_OFFSETS, GROUND, HEIGHT, TOWER_HEIGHT, WIDTH, standing_point
from .landscape import island
from .shapes import SHAPES, arrow, use

COLOUR = ("#6db3f2", "#f2cf5b", "#f0756f", "#7fcb85", "#f5a166", "#c29cf0")
"""The colours of the seats in Coven; these pictures have no style sheet to take them from."""
STEP = 104
"""The distance between two spaces of a row."""
FLOOR = 128
"""The y coordinate of a row's ground."""


def pictures(say: Say) -> dict[int, str]:
    """Returns self-contained SVG illustrations by chapter of the rules. Each has alternative text,
    ids that no other picture has, and needs no style sheet."""
    return {
        3: SHAPES.picture(
            3, say.say("picture-setup"), f"0 56 {WIDTH} {HEIGHT - 46}", set_up_for_three()
        ),
        5: SHAPES.picture(
            5,
            say.say("picture-walk"),
            row_box(4),
            ground(4) + wizard(0, x_of(0)) + use("keep", x_of(3), FLOOR) + hops(0, 3, 20, 22),
        ),
        6: SHAPES.picture(
            6,
            say.say("picture-keep"),
            row_box(4),
            ground(4)
            + pale(use("keep", x_of(0), FLOOR))
            + use("t1", x_of(1), FLOOR)
            + wizard(1, x_of(1), 1)
            + use("t0", x_of(2), FLOOR)
            + use("t1", x_of(3), FLOOR)
            + use("keep", x_of(3), FLOOR - TOWER_HEIGHT)
            + hops(0, 3, 50, 60),
        ),
        7: SHAPES.picture(
            7,
            say.say("picture-stack"),
            row_box(4),
            ground(4)
            + use("t1", x_of(0), FLOOR)
            + pale(
                use("t0", x_of(0), FLOOR - TOWER_HEIGHT)
                + use("t1", x_of(0), FLOOR - 2 * TOWER_HEIGHT)
            )
            + use("t0", x_of(2), FLOOR)
            + use("t1", x_of(2), FLOOR - TOWER_HEIGHT)
            + wizard(2, x_of(2), 2)
            + hops(0, 2, 40, 40),
        ),
        9: SHAPES.picture(
            9,
            say.say("picture-imprison"),
            row_box(4),
            ground(3)
            + use("t0", x_of(0), FLOOR)
            + wizard(0, x_of(1))
            + hops(0, 1, 12, 44)
            + use("t0", x_of(2), FLOOR)
            + use("bars", x_of(2), FLOOR - 4, size=0.8)
            + arrow(int(x_of(2)) + 62, FLOOR - 12, 0, 1.1)
            + f'<g color="{COLOUR[3]}">{use("potion", x_of(3) + 14, FLOOR - 8, size=2.4)}</g>',
        ),
    }


def set_up_for_three() -> str:
    """Draws the set-up for three players as SVG: the keep, nine towers, twelve wizards
    (3.1–3.10)."""
    crowds = ((0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 1), (2,), (), (), (), ())
    pieces = [(GROUND[0][1], use("keep", *GROUND[0]))]
    for space, crowd in enumerate(crowds, 1):
        x, y = standing_point(space, 1, 1)
        drawn = use(f"t{space % 2}", *GROUND[space])
        for colour, (dx, dy) in zip(crowd, CROWD_OFFSETS[len(crowd)], strict=True):
            drawn += f'<g color="{COLOUR[colour]}">{use(f"w{colour}", x + dx, y + dy)}</g>'
        pieces.append((GROUND[space][1], drawn))
    island_without_numbers = re.sub(r"<text.*?</text>| data-ref=\"[^\"]*\"", "", island())
    return island_without_numbers + "".join(drawn for _, drawn in sorted(pieces))


def row_box(spaces: int) -> str:
    """Returns the viewBox of a row of `spaces` spaces."""
    return f"0 0 {STEP * spaces} 160"


def x_of(space: int) -> float:
    """Returns the x coordinate of the middle of space number `space` in a row of spaces."""
    return STEP * (space + 0.5)


def ground(spaces: int) -> str:
    """Draws the ground of a row of `spaces` spaces as SVG."""
    return "".join(use("slab", x_of(space), FLOOR) for space in range(spaces))


def wizard(colour: int, x: float, towers_below: int = 0) -> str:
    """Draws a wizard as SVG at `x`, on the ground or on a stack of `towers_below` towers."""
    drawn = use(f"w{colour}", x, FLOOR - TOWER_HEIGHT * towers_below)
    return f'<g color="{COLOUR[colour]}">{drawn}</g>'


def pale(drawn: str) -> str:
    """Returns a pale version of an SVG drawing, for a piece that has left its place."""
    return f'<g opacity=".4">{drawn}</g>'


def hops(start: int, end: int, start_height: int, end_height: int) -> str:
    """Draws a dotted path that hops from space `start` to space `end` as SVG; it begins and ends at
    `start_height` and `end_height` above the ground."""
    drawn = f"M{x_of(start):g} {FLOOR - start_height}"
    before = start_height
    for space in range(start + 1, end + 1):
        height = end_height if space == end else 26
        x, top = x_of(space), FLOOR - max(before, height) - 46
        drawn += f"Q{x - STEP / 2:g} {top} {x:g} {FLOOR - height}"
        before = height
    return (
        f'<path d="{drawn}" fill="none" stroke="#ffd98f" stroke-width="4.5" stroke-linecap="round" '
        'stroke-dasharray=".1 9" marker-end="url(#wt-tip)"/>'
    )
