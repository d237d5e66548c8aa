"""The contents of the box, read from components.toml, and constants derived from it.

What the rulebook prints, and what names, drawings or the engine take for granted, is fixed here: a
box that says otherwise is refused.

A cell of a cauldron is a number, so that a set of cells is a bit mask. Its 7 rows have 8 bits each,
of which the last stays 0: the six neighbours of a cell are found by shifting by 1, 7 and 8 to the
left and right, and no row runs into the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from coven.box import Box, open_box

_BOX = open_box(__package__)


def _fixed(table: Box, facts: dict[str, Any]) -> None:
    """Reads keys of a table that must have exactly the values `facts`, because Coven's rules cannot
    vary them. Raises BadBox if the file has another value."""
    for key, value in facts.items():
        if isinstance(value, dict):
            _fixed(table.table(key), value)
        else:
            table.fixed(key, value)


def _rows(key: str, number: int) -> list[Box]:
    """Returns the rows of an array of tables, of which there must be `number`. Raises BadBox."""
    rows = _BOX.rows(key)
    if len(rows) != number:
        raise _BOX.bad(key, "box-count", {"count": number})
    return rows


def _must_sum(last: Box, key: str, found: int, total: int) -> None:
    """Raises BadBox unless `found`, the sum of the values at `key` in all rows, is `total`, the
    number of such pieces in the box. The error points at the row `last`."""
    if found != total:
        raise last.bad(key, "box-sum", {"total": total})


def _must_differ(row: Box, key: str, values: list[Any]) -> None:
    """Raises BadBox if the last of `values` also occurs before. They are the values at `key` of all
    rows so far; the last is that of `row`."""
    if values[-1] in values[:-1]:
        raise row.bad(key, "box-twice", {"name-value": str(values[-1])})


NOBODY: Final = -1
"""In place of a seat: none."""
NOTHING: Final = -1
"""In place of a region, a portal, a chip, a tile or a slot: none."""

# -- actions and tiles -------------------------------------------------------------------------

ACTIONS: Final[tuple[str, ...]] = ("energy", "witch", "pentagram", "crystal", "wand", "scroll")
_BOX.fixed("action", list(ACTIONS))
ACTION_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(ACTIONS)}
ENERGY: Final = 0
WITCH: Final = 1
PENTAGRAM: Final = 2
CRYSTAL: Final = 3
WAND: Final = 4
SCROLL: Final = 5

PAIRS: Final[tuple[tuple[int, int], ...]] = tuple((a, b) for a in range(6) for b in range(a + 1, 6))
"""The two actions of each domino of a player: every pair once (1.4)."""
PAIR_IDS: Final[tuple[str, ...]] = tuple(f"{ACTIONS[a]}-{ACTIONS[b]}" for a, b in PAIRS)
PAIR_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(PAIR_IDS)}
TURNS: Final = 11
HAND: Final = 5
_fixed(_BOX.table("dominoes"), {"pair": list(PAIR_IDS), "turns": TURNS, "hand": HAND})
HANDICAP_REMOVED: Final = 4
HANDICAP_HAND: Final[dict[int, int]] = {1: 0, 2: 2, 3: 3}
_fixed(
    _BOX.table("handicap"),
    {"removed": HANDICAP_REMOVED, "hand": {str(k): n for k, n in HANDICAP_HAND.items()}},
)
SPECIALS: Final[tuple[int, ...]] = tuple(
    PAIR_OF[id] for id in _BOX.table("specials").words("pair", PAIR_IDS, 15)
)
"""The pair of actions of each of the fifteen special hexes (1.6)."""

# -- the cauldron ------------------------------------------------------------------------------

_CAULDRON = _BOX.table("cauldron")
RADIUS: Final = 3
_CAULDRON.fixed("radius", RADIUS)  # rows of 8 bits have room for 7 cells


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


CORNERS: Final = ((0, -3), (3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0))
"""The corners of the cauldron, clockwise from the top left."""


def _printed() -> tuple[tuple[int, int], ...]:
    """Reads the symbols printed in the corners of the cauldron: returns, for each corner, its cell
    and the action of its symbol (1.5). Raises BadBox, also if two symbols are of the same
    action."""
    found: list[tuple[int, int]] = []
    for (q, r), row in zip(CORNERS, _rows("printed", 6), strict=True):
        row.fixed("q", q)
        row.fixed("r", r)
        found.append((cell_at(q, r), ACTION_OF[row.word("action", ACTIONS)]))
        _must_differ(row, "action", [action for _, action in found])
    return tuple(found)


PRINTED: Final[tuple[tuple[int, int], ...]] = _printed()
"""The cells with a printed symbol, each with its action."""
PRINTED_MASK: Final[int] = sum(1 << cell for cell, _ in PRINTED)
_CAULDRON.fixed("crystal_black", [0, 0])
BLACK_START: Final[int] = cell_at(0, 0)
GEMS: Final = 6


def _cells(table: Box, key: str, allowed: list[tuple[int, int]]) -> list[int]:
    """Reads a list of different cells of the cauldron, which must be among `allowed`. Raises
    BadBox."""
    given = table.raw(key)
    if not isinstance(given, list) or not given:
        raise table.bad(key, "box-list")
    found: list[int] = []
    for at in given:
        if not isinstance(at, list) or tuple(at) not in allowed:
            choices = ", ".join(f"[{q}, {r}]" for q, r in allowed)
            raise table.bad(key, "box-words", {"name-choices": choices})
        found.append(cell_at(*at))
        _must_differ(table, key, found)
    return found


def _gem_start() -> tuple[int, ...]:
    """Reads the cells on which the coloured crystals begin (3.5)."""
    allowed = [at for at in COORDINATES if at not in CORNERS and at != (0, 0)]
    found = _cells(_CAULDRON, "crystal_coloured", allowed)
    if len(found) != GEMS:
        raise _CAULDRON.bad("crystal_coloured", "box-count", {"count": GEMS})
    return tuple(found)


GEM_START: Final[tuple[int, ...]] = _gem_start()
GEM_START_MASK: Final[int] = sum(1 << cell for cell in GEM_START)

RIMS: Final[tuple[str, ...]] = (
    *("top", "top_right", "bottom_right"),
    *("bottom", "bottom_left", "top_left"),
)
"""The sides of the cauldron, each with a rim space, clockwise."""
RIM_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(RIMS)}


def _side(rim: int) -> list[tuple[int, int]]:
    """Returns the four cells of the cauldron's side at rim space number `rim`, clockwise, corners
    included."""
    (q, r), (to_q, to_r) = CORNERS[rim], CORNERS[(rim + 1) % 6]
    return [(q + (to_q - q) * k // 3, r + (to_r - r) * k // 3) for k in range(4)]


def _rims() -> tuple[list[int], list[tuple[int, ...]]]:
    """Reads the rim of the cauldron: returns two lists by number of the rim space, one of its
    action and one of the cells from which an arrow leads to it (1.5). Raises BadBox, also if two
    spaces have the same action."""
    actions: list[int] = []
    exits: list[tuple[int, ...]] = []
    for i, row in enumerate(_rows("rim", len(RIMS))):
        row.fixed("id", RIMS[i])
        actions.append(ACTION_OF[row.word("action", ACTIONS)])
        _must_differ(row, "action", actions)
        exits.append(tuple(_cells(row, "from", _side(i))))
    return actions, exits


_RIM_ACTIONS, _EXITS = _rims()
RIM_ACTION: Final[tuple[int, ...]] = tuple(_RIM_ACTIONS)
EXITS: Final[tuple[tuple[int, ...], ...]] = tuple(_EXITS)
"""The cells with an arrow to each rim space."""

# -- the map -----------------------------------------------------------------------------------

ENERGY_MARKERS: Final = 20
WITCHES: Final = 11
_fixed(_BOX.table("pieces"), {"energy": ENERGY_MARKERS, "witches": WITCHES})


@dataclass(frozen=True)
class Region:
    """A region of the map. All but the Witchstone have a chip at the start (3.4)."""

    id: str
    type: str

    @property
    def chip(self) -> bool:
        """Whether a chip lies on this region at the start."""
        return self.type != "witchstone"


@dataclass(frozen=True)
class Portal:
    """A portal of `length` cells between the regions `a` and `b`."""

    a: int
    b: int
    length: int


REGION_IDS: Final[tuple[str, ...]] = (
    "stone",
    *("tower_ne", "forest_n", "village_n", "castle_ne"),
    *("tower_se", "forest_e", "village_e", "castle_se"),
    *("tower_sw", "forest_s", "village_s", "castle_sw"),
    *("tower_nw", "forest_w", "village_w", "castle_nw"),
)
_MAP = _BOX.table("map")
_MAP.fixed("regions", list(REGION_IDS))
REGIONS: Final[tuple[Region, ...]] = tuple(
    Region(id, "witchstone" if id == "stone" else id.partition("_")[0]) for id in REGION_IDS
)
REGION_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(REGION_IDS)}
STONE: Final[int] = REGION_OF["stone"]
TOWERS: Final[tuple[int, ...]] = tuple(
    i for i, region in enumerate(REGIONS) if region.type == "tower"
)
TYPE_MASK: Final[dict[str, int]] = {
    type: sum(1 << i for i, region in enumerate(REGIONS) if region.type == type)
    for type in ("witchstone", "tower", "forest", "village", "castle")
}
LENGTHS: Final = (1, 3)
"""How many cells a portal has at least and at most (1.1)."""


def _portals() -> tuple[Portal, ...]:
    """Reads the portals. Raises BadBox if one joins a region to itself, or if two join the same
    regions."""
    found: list[Portal] = []
    for row in _BOX.rows("portal"):
        a, b = row.word("a", REGION_IDS), row.word("b", REGION_IDS)
        _must_differ(row, "b", [a, b])
        found.append(Portal(REGION_OF[a], REGION_OF[b], row.integer("length", *LENGTHS)))
        ends = [sorted([REGION_IDS[portal.a], REGION_IDS[portal.b]]) for portal in found]
        _must_differ(row, "b", [" – ".join(pair) for pair in ends])
    return tuple(found)


PORTALS: Final[tuple[Portal, ...]] = _portals()
PORTAL_IDS: Final[tuple[str, ...]] = tuple(
    f"{REGION_IDS[portal.a]}.{REGION_IDS[portal.b]}" for portal in PORTALS
)
PORTAL_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(PORTAL_IDS)}
PORTAL_LENGTH: Final[tuple[int, ...]] = tuple(portal.length for portal in PORTALS)
PORTAL_ENDS: Final[tuple[int, ...]] = tuple(1 << portal.a | 1 << portal.b for portal in PORTALS)
"""The two regions of each portal, as a bit mask."""
PORTAL_VP: Final[dict[int, int]] = {1: 1, 2: 3, 3: 6}
OCCUPY_VP: Final = 2
_fixed(
    _MAP,
    {"occupy_vp": OCCUPY_VP, "portal_vp": {str(length): vp for length, vp in PORTAL_VP.items()}},
)


def _stone_vp() -> tuple[int, ...]:
    """Reads the points of the four places on the Witchstone (7.10). They must fall: a witch takes
    the highest number that is free."""
    first = _MAP.fixed("first_places_vp", [5, 3])
    third, fourth = _MAP.integers("last_places_vp", 0, first[-1], 2)
    if fourth > third:
        raise _MAP.bad("last_places_vp", "box-numbers", {"least": 0, "most": third})
    return (*first, third, fourth)


STONE_VP: Final[tuple[int, ...]] = _stone_vp()

# -- chips and the rack ------------------------------------------------------------------------

VP_CHIP: Final = 6
"""The face of a chip that gives points; the other faces are the numbers of the actions."""
CHIP_IDS: Final[tuple[str, ...]] = (*ACTIONS, "vp")
CHIP_TIMES: Final = 1
CHIP_VP: Final = 3
CHIPS: Final = 21


def _chip_copies() -> tuple[int, ...]:
    """Reads how many chips of each face there are; all together must be twenty-one (1.8)."""
    copies: list[int] = []
    rows = _rows("chip", len(CHIP_IDS))
    for id, row in zip(CHIP_IDS, rows, strict=True):
        row.fixed("gives", id)
        if id == "vp":
            row.fixed("vp", CHIP_VP)
        else:
            row.fixed("times", CHIP_TIMES)
        copies.append(row.integer("copies", 0, CHIPS))
    _must_sum(rows[-1], "copies", sum(copies), CHIPS)
    return tuple(copies)


CHIP_COPIES: Final[tuple[int, ...]] = _chip_copies()
CHIP_END_VP: Final = 2
_BOX.table("chips").fixed("end_vp", CHIP_END_VP)
BOTTOM: Final = 6
"""The number of the bottom shelf; the others are the numbers of the actions."""
_ROOM: Final[dict[int, tuple[int, int]]] = {2: (4, 4), 3: (5, 5), 4: (6, 5)}
"""By number of players, how many crystals an upper shelf holds, and the bottom one (9.12)."""
CAPACITY: Final[dict[int, tuple[int, ...]]] = {
    seats: (top,) * 6 + (bottom,) for seats, (top, bottom) in _ROOM.items()
}
SHELF_TIMES: Final = 2
BLACK_EXTRA: Final = 2
_fixed(
    _BOX.table("rack"),
    {
        "top_actions": SHELF_TIMES,
        "black_extra": BLACK_EXTRA,
        "capacity": {
            str(seats): {"top": top, "bottom": bottom} for seats, (top, bottom) in _ROOM.items()
        },
    },
)

# -- the pentagram -----------------------------------------------------------------------------

_PENTAGRAM = _BOX.table("pentagram")
RING: Final[int] = _PENTAGRAM.integer("length", 10, 20)
PILES: Final = 2
SLOTS: Final = 3


def _rewards() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Reads what the spaces of the ring give: returns, by space, its owl pile or NOTHING, and its
    slot of special hexes or NOTHING. There must be two piles and three slots (3.1, 3.3)."""
    owls = [NOTHING] * RING
    slots = [NOTHING] * RING
    spaces: list[int] = []
    rows = _rows("reward", PILES + SLOTS)
    for row in rows:
        spaces.append(row.integer("space", 1, RING - 1))
        _must_differ(row, "space", spaces)
        at = owls if row.word("kind", ("special", "owl")) == "owl" else slots
        at[spaces[-1]] = sum(n != NOTHING for n in at)
    if sum(n != NOTHING for n in owls) != PILES:
        raise rows[-1].bad("kind", "box-sum", {"total": f"{SLOTS} special, {PILES} owl"})
    return tuple(owls), tuple(slots)


_REWARDS = _rewards()
OWL_AT: Final[tuple[int, ...]] = _REWARDS[0]
"""The owl pile beside each space of the ring, or NOTHING."""
SPECIAL_AT: Final[tuple[int, ...]] = _REWARDS[1]
"""The slot of special hexes beside each space of the ring, or NOTHING."""
OWL_PILE: Final[tuple[int, ...]] = (7, 6, 5, 4, 3)
"""The numbers on the tiles of a full pile, from the top."""
OWL_EMPTY_VP: Final = 2
SPECIAL_TIMES: Final = 2
SPECIAL_EMPTY_TIMES: Final = 2
_fixed(
    _PENTAGRAM,
    {
        "owl_pile": list(OWL_PILE),
        "owl_empty_vp": OWL_EMPTY_VP,
        "special_times": SPECIAL_TIMES,
        "special_empty_times": SPECIAL_EMPTY_TIMES,
    },
)

# -- the wand ----------------------------------------------------------------------------------

TIP: Final[int] = _BOX.table("wand").integer("length", 16, 30)
"""The last space of the wand; the handle is 0."""
LEADER_FACTOR: Final = 2
_BOX.table("wand").fixed("leader_factor", LEADER_FACTOR)
ROW: Final = 6
"""How many scrolls lie open."""


@dataclass(frozen=True)
class WandSpace:
    """A space of the wand that gives something. A dark one (kind "dark") gives `action`, `times`
    times; a silver one (kind "silver") gives `vp` for each of what `count` names."""

    n: int
    kind: str
    count: str = ""
    vp: int = 0
    action: str = ""
    times: int = 0


SILVER_COUNTS: Final = ("portals", "witches", "crystals", "specials", "scrolls", "chips")
"""What silver spaces can count."""
DARK_ACTIONS: Final = ("energy", "witch", "pentagram", "crystal", "scroll")
"""What dark spaces can give."""


def _wand_space(row: Box) -> WandSpace:
    """Reads a space of the wand (10.4, 10.6). The points for witches and the witch actions are
    those of example E12."""
    n = row.integer("n", 1, TIP)
    if row.word("kind", ("silver", "dark")) == "silver":
        count = row.word("count", SILVER_COUNTS)
        vp = row.fixed("vp", 1) if count == "witches" else row.integer("vp", 1, 5)
        return WandSpace(n, "silver", count=count, vp=vp)
    action = row.word("action", DARK_ACTIONS)
    times = row.fixed("times", 2) if action == "witch" else row.integer("times", 1, ROW)
    return WandSpace(n, "dark", action=action, times=times)


def _wand_spaces() -> dict[int, WandSpace]:
    """Reads the spaces of the wand that give something, from the handle on. Raises BadBox if they
    are not in order, or if example E12 is not possible: four steps bring points for witches and
    then witch actions and nothing else, and three of them bring the same."""
    found: list[WandSpace] = []
    for row in _BOX.rows("wand_space"):
        found.append(_wand_space(row))
        if len(found) > 1 and found[-1].n <= found[-2].n:
            raise row.bad("n", "box-number", {"least": found[-2].n + 1, "most": TIP})
    for start in range(TIP - 3):
        passed = [space for space in found if start < space.n <= start + 4]
        given = [space.count or space.action for space in passed]
        if given == ["witches", "witch"] and passed[1].n <= start + 3:
            return {space.n: space for space in found}
    raise _BOX.bad("wand_space", "box-example", {"name-number": "E12"})


WAND_SPACES: Final[dict[int, WandSpace]] = _wand_spaces()

# -- scrolls -----------------------------------------------------------------------------------

UNUSED_BOOSTER_VP: Final = 2
PROPHECY_VP: Final[tuple[int, ...]] = (1, 3, 5, 7)
_fixed(
    _BOX.table("scrolls"),
    {"row": ROW, "unused_booster_vp": UNUSED_BOOSTER_VP, "prophecy_vp": list(PROPHECY_VP)},
)
SCROLLS: Final = 40


@dataclass(frozen=True)
class Prophecy:
    """A prophecy. `kind` says how its levels are tested (rules.prophecies.levels); the fields that
    this kind does not use are empty."""

    id: str
    kind: str
    action: int = NOTHING
    type: str = ""
    count: str = ""
    at_least: tuple[int, ...] = ()
    sequence: tuple[str, ...] = ()
    levels: tuple[dict[str, int], ...] = ()


MOST_OF_TYPE: Final[dict[str, int]] = {
    "forest": 4,
    "village": 4,
    "castle": 4,
    "foreign_tower": 3,
    "witchstone": 1,
}
"""How many regions of each type a prophecy can ask for."""
OUR_SEQUENCES: Final[dict[str, tuple[str, ...]]] = {
    "mixed-1": ("forest", "village", "castle"),
    "mixed-2": ("village", "castle", "foreign_tower"),
    "mixed-3": ("castle", "forest", "foreign_tower"),
}
"""The types of regions of three prophecies as their names say them."""
OUR_LEVELS: Final[dict[str, tuple[dict[str, int], ...]]] = {
    "link-1": (
        {"forest": 1, "foreign_tower": 1},
        {"forest": 1, "foreign_tower": 2},
        {"forest": 1, "foreign_tower": 3},
    ),
    "link-2": (
        {"village": 1, "castle": 1},
        {"village": 2, "castle": 1},
        {"village": 2, "castle": 2},
    ),
    "link-3": (
        {"forest": 1, "village": 1},
        {"forest": 1, "village": 1, "castle": 1},
        {"forest": 1, "village": 1, "castle": 1, "witchstone": 1},
    ),
}
"""The same for the prophecies of joined regions."""
COUNTED: Final[dict[str, tuple[str, tuple[int, ...]]]] = {
    "witch-count": ("witches", (5, 7, 9)),
    "witch-lying": ("lying_witches", (1, 2, 3)),
    "silver": ("silver_passed", (3, 4, 5)),
    "specials": ("specials", (2, 3, 4)),
    "scrolls": ("scrolls", (4, 5, 6)),
    "chips": ("chips", (4, 5, 7)),
    "crystals": ("crystals", (3, 4, 5)),
}
"""What seven prophecies count, and how much their levels need (13.7–13.13)."""
PROPHECY_IDS: Final[tuple[str, ...]] = (
    *(f"chain-{action}" for action in ACTIONS),
    *("same-forest", "same-village", "same-castle", "same-tower"),
    *OUR_SEQUENCES,
    *OUR_LEVELS,
    "stone-place",
    *COUNTED,
)


def _prophecy(id: str, row: Box) -> Prophecy:
    """Reads the prophecy `id` (chapter 13). If a corrected box changes its regions, the prophecy
    gets another id, so that it also gets another name."""
    row.fixed("id", id)
    family, _, what = id.partition("-")
    if family == "chain":
        _fixed(row, {"kind": "longest_chain", "action": what, "at_least": [4, 5, 6]})
        return Prophecy(id, "longest_chain", action=ACTION_OF[what], at_least=(4, 5, 6))
    if family == "same":
        type = "foreign_tower" if what == "tower" else what
        _fixed(row, {"kind": "occupy_same", "type": type, "at_least": [1, 2, 3]})
        return Prophecy(id, "occupy_same", type=type, at_least=(1, 2, 3))
    if family == "mixed":
        row.fixed("kind", "occupy_mixed")
        sequence = tuple(row.words("sequence", tuple(MOST_OF_TYPE), 3))
        for n in range(1, 3):
            _must_differ(row, "sequence", list(sequence[: n + 1]))
        named = id if sequence == OUR_SEQUENCES[id] else f"other-{id}"
        return Prophecy(named, "occupy_mixed", sequence=sequence)
    if family == "link":
        row.fixed("kind", "connect")
        levels = _levels(row)
        named = id if levels == OUR_LEVELS[id] else f"other-{id}"
        return Prophecy(named, "connect", levels=levels)
    if id == "stone-place":
        _fixed(row, {"kind": "witchstone_place", "place": [3, 2, 1]})
        return Prophecy(id, "witchstone_place", at_least=(3, 2, 1))
    count, at_least = COUNTED[id]
    _fixed(row, {"kind": "count", "count": count, "at_least": list(at_least)})
    return Prophecy(id, "count", count=count, at_least=at_least)


def _levels(row: Box) -> tuple[dict[str, int], ...]:
    """Reads what the three levels of a prophecy of joined regions need (13.5), by type of region.
    Raises BadBox unless each level needs everything that the level before needs, and something
    more."""
    found: list[dict[str, int]] = []
    before: dict[str, int] = {}
    levels = row.rows("level")
    if len(levels) != 3:
        raise row.bad("level", "box-count", {"count": 3})
    for level in levels:
        needs: dict[str, int] = {}
        types = level.keys()
        for type in types:
            if type not in MOST_OF_TYPE:
                raise level.bad(type, "box-word", {"name-choices": ", ".join(MOST_OF_TYPE)})
            needs[type] = level.integer(type, max(1, before.get(type, 0)), MOST_OF_TYPE[type])
        missing = [type for type in before if type not in needs]
        if missing or needs == before or not needs:
            raise level.bad((missing or list(needs) or [""])[0], "box-missing")
        found.append(needs)
        before = needs
    return tuple(found)


def _scrolls() -> tuple[list[Prophecy], list[int]]:
    """Reads boosters and prophecies: returns the prophecies, and how many copies there are of every
    scroll, boosters first. All together must be forty (1.9)."""
    prophecies: list[Prophecy] = []
    copies: list[int] = []
    rows = _rows("booster", len(ACTIONS) + 1)
    for action, row in zip((*ACTIONS, "any"), rows, strict=True):
        plus = BOOST_ANY if action == "any" else BOOST_OWN
        _fixed(row, {"id": f"boost-{action}", "action": action, "plus": plus})
        copies.append(row.integer("copies", 0, SCROLLS))
    rows = _rows("prophecy", len(PROPHECY_IDS))
    for id, row in zip(PROPHECY_IDS, rows, strict=True):
        prophecies.append(_prophecy(id, row))
        copies.append(row.integer("copies", 0, SCROLLS))
    _must_sum(rows[-1], "copies", sum(copies), SCROLLS)
    return prophecies, copies


BOOST_OWN: Final = 2
"""How much a booster adds to the one action that it fits (11.5)."""
BOOST_ANY: Final = 1
"""How much a booster for any action adds (11.6)."""
_PROPHECIES, _COPIES = _scrolls()
BOOSTS: Final[int] = len(ACTIONS) + 1
"""Scrolls below this number are boosters, the others prophecies."""
ANY: Final = -1
"""In place of an action: the booster fits any."""
BOOST_ACTION: Final[tuple[int, ...]] = (*range(len(ACTIONS)), ANY)
BOOST_PLUS: Final[tuple[int, ...]] = (*([BOOST_OWN] * len(ACTIONS)), BOOST_ANY)
PROPHECIES: Final[tuple[Prophecy, ...]] = tuple(_PROPHECIES)
SCROLL_IDS: Final[tuple[str, ...]] = (
    *(f"boost-{action}" for action in (*ACTIONS, "any")),
    *(prophecy.id for prophecy in PROPHECIES),
)
SCROLL_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(SCROLL_IDS)}
SCROLL_COPIES: Final[tuple[int, ...]] = tuple(_COPIES)
_BOX.close()
