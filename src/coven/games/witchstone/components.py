"""The contents of the box, read from components.toml, and constants derived from it.

A cell of a cauldron is a number, so that a set of cells is a bit mask. Its 7 rows have 8 bits each,
of which the last stays 0: the six neighbours of a cell are found by shifting by 1, 7 and 8 to the
left and right, and no row runs into the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from coven.games import box

_BOX = box(__package__)

NOBODY: Final = -1
"""In place of a seat: none."""
NOTHING: Final = -1
"""In place of a region, a portal, a chip, a tile or a slot: none."""

COLOURS: Final[tuple[str, ...]] = tuple(_BOX["colours"])

# -- actions and tiles -------------------------------------------------------------------------

ACTIONS: Final[tuple[str, ...]] = tuple(_BOX["action"])
ACTION_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(ACTIONS)}
ENERGY: Final = 0
WITCH: Final = 1
PENTAGRAM: Final = 2
CRYSTAL: Final = 3
WAND: Final = 4
SCROLL: Final = 5
assert list(ACTIONS) == ["energy", "witch", "pentagram", "crystal", "wand", "scroll"]

PAIRS: Final[tuple[tuple[int, int], ...]] = tuple(
    (ACTION_OF[a], ACTION_OF[b]) for a, b in _BOX["dominoes"]["pair"]
)
PAIR_IDS: Final[tuple[str, ...]] = tuple(f"{a}-{b}" for a, b in _BOX["dominoes"]["pair"])
PAIR_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(PAIR_IDS)}
TURNS: Final[int] = _BOX["dominoes"]["turns"]
HAND: Final[int] = _BOX["dominoes"]["hand"]
HANDICAP_REMOVED: Final[int] = _BOX["handicap"]["removed"]
HANDICAP_HAND: Final[dict[int, int]] = {int(k): n for k, n in _BOX["handicap"]["hand"].items()}
SPECIAL_COPIES: Final[int] = _BOX["specials"]["copies"]

# -- the cauldron ------------------------------------------------------------------------------

RADIUS: Final[int] = _BOX["cauldron"]["radius"]
assert RADIUS == 3, "rows of 8 bits have room for 7 cells"


def cell_at(q: int, r: int) -> int:
    """Returns the number of the cell with these axial coordinates, (0, 0) being the middle one."""
    return (r + RADIUS) * 8 + q + RADIUS


COORDINATES: Final[tuple[tuple[int, int], ...]] = tuple(
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if abs(q + r) <= RADIUS
)
"""The axial coordinates (q, r) of every cell, row by row from the top."""
CELLS: Final[tuple[int, ...]] = tuple(cell_at(q, r) for q, r in COORDINATES)
CELL_IDS: Final[dict[int, str]] = {}
"""The id of each cell: rows a to g from the top, then the number from the left."""
for _q, _r in COORDINATES:
    _left = max(-RADIUS, -RADIUS - _r)
    CELL_IDS[cell_at(_q, _r)] = f"{'abcdefg'[_r + RADIUS]}{_q - _left + 1}"
CELL_OF: Final[dict[str, int]] = {id: cell for cell, id in CELL_IDS.items()}
COORDINATES_OF: Final[dict[int, tuple[int, int]]] = dict(zip(CELLS, COORDINATES, strict=True))
BOARD: Final[int] = sum(1 << cell for cell in CELLS)
"""All cells as a bit mask."""


def distance(a: int, b: int) -> int:
    """Returns how many moves a crystal needs from cell `a` to cell `b`."""
    (q1, r1), (q2, r2) = COORDINATES_OF[a], COORDINATES_OF[b]
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))


PRINTED: Final[tuple[tuple[int, int], ...]] = tuple(
    (cell_at(row["q"], row["r"]), ACTION_OF[row["action"]]) for row in _BOX["cauldron"]["printed"]
)
"""The cells with a printed symbol, each with its action."""
PRINTED_MASK: Final[int] = sum(1 << cell for cell, _ in PRINTED)
BLACK_START: Final[int] = cell_at(*_BOX["cauldron"]["crystal_black"])
GEM_START: Final[tuple[int, ...]] = tuple(
    cell_at(q, r) for q, r in _BOX["cauldron"]["crystal_coloured"]
)
GEM_START_MASK: Final[int] = sum(1 << cell for cell in GEM_START)
GEMS: Final[int] = len(GEM_START)

RIMS: Final[tuple[str, ...]] = tuple(row["id"] for row in _BOX["cauldron"]["rim"])
RIM_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(RIMS)}
RIM_ACTION: Final[tuple[int, ...]] = tuple(
    ACTION_OF[row["action"]] for row in _BOX["cauldron"]["rim"]
)
EXITS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(cell_at(q, r) for q, r in row["from"]) for row in _BOX["cauldron"]["rim"]
)
"""The cells with an arrow to each rim space."""

# -- the map -----------------------------------------------------------------------------------

ENERGY_MARKERS: Final[int] = _BOX["pieces"]["energy"]
WITCHES: Final[int] = _BOX["pieces"]["witches"]


@dataclass(frozen=True)
class Region:
    """A region of the map at (x, y); `chip` says whether a chip lies there at the start."""

    id: str
    type: str
    x: int
    y: int
    chip: bool


@dataclass(frozen=True)
class Portal:
    """A portal of `length` cells between the regions `a` and `b`."""

    a: int
    b: int
    length: int


REGIONS: Final[tuple[Region, ...]] = tuple(Region(**row) for row in _BOX["map"]["region"])
REGION_IDS: Final[tuple[str, ...]] = tuple(region.id for region in REGIONS)
REGION_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(REGION_IDS)}
STONE: Final[int] = next(i for i, region in enumerate(REGIONS) if region.type == "witchstone")
TOWERS: Final[tuple[int, ...]] = tuple(
    i for i, region in enumerate(REGIONS) if region.type == "tower"
)
TYPE_MASK: Final[dict[str, int]] = {
    type: sum(1 << i for i, region in enumerate(REGIONS) if region.type == type)
    for type in ("witchstone", "tower", "forest", "village", "castle")
}
PORTALS: Final[tuple[Portal, ...]] = tuple(
    Portal(REGION_OF[row["a"]], REGION_OF[row["b"]], row["length"]) for row in _BOX["map"]["portal"]
)
PORTAL_IDS: Final[tuple[str, ...]] = tuple(
    f"{row['a']}.{row['b']}" for row in _BOX["map"]["portal"]
)
PORTAL_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(PORTAL_IDS)}
PORTAL_LENGTH: Final[tuple[int, ...]] = tuple(portal.length for portal in PORTALS)
PORTAL_ENDS: Final[tuple[int, ...]] = tuple(1 << portal.a | 1 << portal.b for portal in PORTALS)
"""The two regions of each portal, as a bit mask."""
PORTAL_VP: Final[dict[int, int]] = {int(k): vp for k, vp in _BOX["map"]["portal_vp"].items()}
OCCUPY_VP: Final[int] = _BOX["map"]["occupy_vp"]
STONE_VP: Final[tuple[int, ...]] = tuple(_BOX["map"]["witchstone_vp"])

# -- chips and the rack ------------------------------------------------------------------------

VP_CHIP: Final = 6
"""The face of a chip that gives points; the other faces are the numbers of the actions."""
CHIP_IDS: Final[tuple[str, ...]] = (*ACTIONS, "vp")
CHIP_COPIES: Final[tuple[int, ...]] = tuple(row["copies"] for row in _BOX["chips"]["chip"])
assert tuple(row["gives"] for row in _BOX["chips"]["chip"]) == CHIP_IDS
CHIP_TIMES: Final[int] = _BOX["chips"]["chip"][0]["times"]
CHIP_VP: Final[int] = _BOX["chips"]["chip"][VP_CHIP]["vp"]
CHIP_END_VP: Final[int] = _BOX["chips"]["end_vp"]
BOTTOM: Final = 6
"""The number of the bottom shelf; the others are the numbers of the actions."""
CAPACITY: Final[dict[int, tuple[int, ...]]] = {
    int(n): (row["top"],) * 6 + (row["bottom"],) for n, row in _BOX["rack"]["capacity"].items()
}
SHELF_ORDER: Final[tuple[int, ...]] = tuple(ACTION_OF[id] for id in _BOX["rack"]["shelves_top"])
SHELF_TIMES: Final[int] = _BOX["rack"]["top_actions"]
BLACK_EXTRA: Final[int] = _BOX["rack"]["black_extra"]

# -- the pentagram -----------------------------------------------------------------------------

RING: Final[int] = _BOX["pentagram"]["length"]


def _slot_at(cell: int, kind: str) -> int:
    """Returns the number of the reward beside the space `cell` of the pentagram's ring: of an owl
    pile or of a slot for special hexes, as `kind` says; NOTHING if there is none."""
    for row in _BOX["pentagram"]["reward"]:
        if row["cell"] == cell and row["kind"] == kind:
            return int(row["slot"])
    return NOTHING


OWL_AT: Final[tuple[int, ...]] = tuple(_slot_at(cell, "owl") for cell in range(RING))
"""The owl pile beside each space of the ring, or NOTHING."""
SPECIAL_AT: Final[tuple[int, ...]] = tuple(_slot_at(cell, "special") for cell in range(RING))
"""The slot of special hexes beside each space of the ring, or NOTHING."""
PILES: Final[int] = max(OWL_AT) + 1
SLOTS: Final[int] = max(SPECIAL_AT) + 1
OWL_PILE: Final[tuple[int, ...]] = tuple(_BOX["pentagram"]["owl_pile"])
"""The numbers on the tiles of a full pile, from the top."""
OWL_EMPTY_VP: Final[int] = _BOX["pentagram"]["owl_empty_vp"]
SPECIAL_TIMES: Final[int] = _BOX["pentagram"]["special_times"]
SPECIAL_EMPTY_TIMES: Final[int] = _BOX["pentagram"]["special_empty_times"]

# -- the wand ----------------------------------------------------------------------------------

TIP: Final[int] = _BOX["wand"]["length"]
"""The last space of the wand; the handle is 0."""
LEADER_FACTOR: Final[int] = _BOX["wand"]["leader_factor"]


@dataclass(frozen=True)
class WandSpace:
    """A space of the wand that gives something. A dark one (kind "bonus") gives `action`,
    `times` times; a silver one (kind "score") gives `vp` for each of what `count` names."""

    n: int
    kind: str
    count: str = ""
    vp: int = 0
    action: str = ""
    times: int = 0


WAND_SPACES: Final[dict[int, WandSpace]] = {
    row["n"]: WandSpace(**row) for row in _BOX["wand"]["cell"]
}

# -- scrolls -----------------------------------------------------------------------------------

ROW: Final[int] = _BOX["scrolls"]["row"]
UNUSED_BOOSTER_VP: Final[int] = _BOX["scrolls"]["unused_booster_vp"]
PROPHECY_VP: Final[tuple[int, ...]] = tuple(_BOX["scrolls"]["prophecy_vp"])


@dataclass(frozen=True)
class Prophecy:
    """A prophecy. `kind` says how its levels are tested (rules.prophecies.levels); the fields that
    this kind does not use are empty."""

    id: str
    kind: str
    action: int
    type: str
    count: str
    at_least: tuple[int, ...]
    sequence: tuple[str, ...]
    levels: tuple[dict[str, int], ...]


def _prophecy(row: dict[str, Any]) -> Prophecy:
    """Returns the prophecy that `row`, an entry of components.toml, describes."""
    return Prophecy(
        id=row["id"],
        kind=row["kind"],
        action=ACTION_OF.get(row.get("action", ""), NOTHING),
        type=row.get("type", ""),
        count=row.get("count", ""),
        at_least=tuple(row.get("at_least", row.get("place", ()))),
        sequence=tuple(row.get("sequence", ())),
        levels=tuple(row.get("level", ())),
    )


BOOSTS: Final[int] = len(_BOX["scrolls"]["booster"])
"""Scrolls below this number are boosters, the others prophecies."""
ANY: Final = -1
"""In place of an action: the booster fits any."""
BOOST_ACTION: Final[tuple[int, ...]] = tuple(
    ACTION_OF.get(row["action"], ANY) for row in _BOX["scrolls"]["booster"]
)
BOOST_PLUS: Final[tuple[int, ...]] = tuple(row["plus"] for row in _BOX["scrolls"]["booster"])
PROPHECIES: Final[tuple[Prophecy, ...]] = tuple(map(_prophecy, _BOX["scrolls"]["prophecy"]))
SCROLL_IDS: Final[tuple[str, ...]] = tuple(
    row["id"] for row in (*_BOX["scrolls"]["booster"], *_BOX["scrolls"]["prophecy"])
)
SCROLL_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(SCROLL_IDS)}
SCROLL_COPIES: Final[tuple[int, ...]] = tuple(
    row.get("copies", 1) for row in (*_BOX["scrolls"]["booster"], *_BOX["scrolls"]["prophecy"])
)
