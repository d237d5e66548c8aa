"""Where spaces, towers and wizards are on the board, in units of its SVG."""

from __future__ import annotations

import math
from itertools import pairwise

from ..components import CAPACITY, SPACES

Point = tuple[float, float]

WIDTH, HEIGHT = 760, 566
"""The size of the board."""
CENTRE = (380.0, 338.0)
"""The middle of the ring."""
RADII = (318.0, 168.0)
"""Half the width and half the height of the ring."""
EXPONENT = 2.7
"""The exponent of the superellipse: 2 is an ellipse, more is nearer to a rectangle."""
PERSPECTIVE = 0.075
"""How much wider the near side of the ring is than its middle."""
CURVE_POINTS = 2880
"""The number of points in which the curve is computed."""


def ring(scale: float = 1.0, points: int = SPACES, shift: float = 0.0) -> list[Point]:
    """Returns `points` points at equal distances on the ring, clockwise, the first at space 0.

    `scale` enlarges the ring around its middle; `shift` moves all points on by this part of the
    distance between two."""
    curve: list[Point] = []
    for i in range(CURVE_POINTS + 1):
        angle = 2 * math.pi * i / CURVE_POINTS - math.pi / 2
        c, s = math.cos(angle), math.sin(angle)
        x = RADII[0] * math.copysign(abs(c) ** (2 / EXPONENT), c)
        y = RADII[1] * math.copysign(abs(s) ** (2 / EXPONENT), s)
        curve.append((x, y))
    lengths = [0.0]
    for a, b in pairwise(curve):
        lengths.append(lengths[-1] + math.dist(a, b))
    scale_x = 1 + (scale - 1) * RADII[1] * 1.05 / RADII[0]
    found: list[Point] = []
    for k in range(points):
        length = ((k + shift) / points - 2.5 / SPACES) % 1 * lengths[-1]
        x, y = curve[next(i for i in range(CURVE_POINTS) if lengths[i + 1] >= length)]
        x, y = x * scale_x * (1 + PERSPECTIVE * y * scale / RADII[1]), y * scale
        found.append((round(CENTRE[0] + x, 1), round(CENTRE[1] + y, 1)))
    return found


GROUND: tuple[Point, ...] = tuple(ring())
"""The middle of each space's ground."""
TOWER_HEIGHT = 24.0
"""How much higher the next tower of a stack stands."""
TALLEST = 84.0
"""The tallest stack, without its roof; one that would be taller is drawn squashed."""


def squash_factor(height: int) -> float:
    """Returns the factor by which the height of a stack of `height` towers is drawn smaller so that
    it fits: 1 if it fits as it is."""
    return min(1.0, TALLEST / (TOWER_HEIGHT * height)) if height else 1.0


def standing_point(space: int, towers_below: int, height: int) -> Point:
    """Returns where a piece on `space` is drawn that has `towers_below` towers under it, in a stack
    of `height` towers."""
    x, y = GROUND[space]
    return x, round(y - TOWER_HEIGHT * squash_factor(height) * towers_below, 1)


def roof_point(space: int, height: int) -> Point:
    """Returns where wizards are drawn on top of a stack of `height` towers on `space`."""
    return standing_point(space, height, height)


CROWD_OFFSETS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 1),),
    ((-15, 1), (15, 1)),
    ((-28, 1), (0, 2), (28, 1)),
    ((-14, -12), (14, -12), (-28, 4), (28, 4)),
    ((-14, -14), (14, -14), (-28, 4), (0, 5), (28, 4)),
    ((-28, -15), (0, -16), (28, -15), (-28, 4), (0, 5), (28, 4)),
)
"""By the number of wizards on a surface, where each stands from its middle, the back ones first."""
assert len(CROWD_OFFSETS) == CAPACITY + 1
