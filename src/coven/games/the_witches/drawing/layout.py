"""Where everything lies on the map: the places of areas, spaces and the Dungeon."""

from __future__ import annotations

from ..components import AREAS, SPACE_AREA, SPACES

Point = tuple[float, float]
"""A point of the map: x and y."""

MAP_SIZE: Point = (1000, 930)
"""The width and height of the map."""
PLACES: dict[str, tuple[int, int, str]] = {
    "lancre_castle": (345, 262, "castle"),
    "lancre_town": (512, 392, "town"),
    "magrats_cottage": (342, 493, "cottage"),
    "grannys_cottage": (82, 490, "cottage"),
    "nannys_house": (725, 285, "cottage"),
    "bad_ass": (217, 552, "village"),
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
    "slippery_hollow": (352, 668, "thorn"),
    "mad_wolf": (775, 640, "village"),
    "blackglass": (700, 492, "village"),
    "gnarly_ground": (80, 815, "thorn"),
}
"""For each area its middle and the landmark drawn there. No two paths cross."""
assert {area.id for area in AREAS} == set(PLACES)
DUNGEON_AT: Point = (293, 388)
NAME_ASIDE = {"bad_ass": 5, "grannys_cottage": -7, "lancre_gorge": -42, "lancre_town": 12}
"""How far the name of an area stands beside its middle, where another name is near."""
SPACE_DISTANCE = 84
"""How far apart the spaces of an area are."""


def place_of(area: int) -> Point:
    """Returns the middle of area number `area` on the map."""
    x, y, _ = PLACES[AREAS[area].id]
    return x, y


def spaces_of(area: int) -> list[Point]:
    """Returns the middle of each space of area number `area` on the map, from left to right."""
    x, y = place_of(area)
    count = len(AREAS[area].setup)
    return [(x + SPACE_DISTANCE * (i - (count - 1) / 2), y) for i in range(count)]


SPOT: tuple[Point, ...] = tuple(spot for area in range(len(AREAS)) for spot in spaces_of(area))
"""The middle of each space."""
assert len(SPOT) == SPACES == len(SPACE_AREA)
