"""The tables of moves."""

from typing import Final

from coven.core.move import Move, move

from .components import (
    ACTIONS,
    BOOSTS,
    CELL_IDS,
    CELLS,
    CHIP_IDS,
    EXITS,
    PAIR_IDS,
    PORTAL_IDS,
    PRINTED_MASK,
    REGION_IDS,
    RIMS,
    RING,
    ROW,
    SCROLL_IDS,
    TIP,
    TOWERS,
    distance,
)

# Set-up and turn.
TOWER: Final = {region: move("tower", REGION_IDS[region]) for region in TOWERS}
SITES: Final[list[tuple[int, int, int]]] = [
    (a, b, 1 << a | 1 << b)
    for a in CELLS
    for b in CELLS
    if distance(a, b) == 1 and not (1 << a | 1 << b) & PRINTED_MASK
]
"""Where a domino may ever lie: the cell of its first symbol, of its second, and both as bits."""
SITE_AT: Final[dict[tuple[int, int], int]] = {(a, b): i for i, (a, b, _) in enumerate(SITES)}
SITE_MASKS: Final[list[int]] = [both for _, _, both in SITES]
WAYS: Final = (1, 7, 8)
"""From a cell's number to that of its neighbour to the right, below to the left, and below."""


def _sites_of(way: int, row: int, cells: int) -> list[int]:
    """The sites on these cells of a row (as bits) and their neighbours that way."""
    found: list[int] = []
    for column in range(8):
        if cells >> column & 1:
            a = row * 8 + column
            b = a + way
            if (a, b) in SITE_AT:
                found += [SITE_AT[a, b], SITE_AT[b, a]]
    return found


SITES_OF: Final[list[list[list[list[int]]]]] = [
    [[_sites_of(way, row, cells) for cells in range(128)] for row in range(7)] for way in WAYS
]
"""By way, row, and the cells of the row whose neighbour that way is free as well."""
PLACE: Final[list[list[Move]]] = [
    [move("place", pair, CELL_IDS[a], CELL_IDS[b]) for a, b, _ in SITES] for pair in PAIR_IDS
]
"""By pair and site."""
DISCARD: Final = [move("discard", pair) for pair in PAIR_IDS]
"""There is no place for a domino (R16)."""
START: Final = [move("start", action) for action in ACTIONS]
"""Which half of the domino is done first."""
END_TURN: Final = move("end-turn")
REMOVE: Final = {cell: move("remove", CELL_IDS[cell]) for cell in CELLS}

# In every action.
STOP: Final = move("stop")
"""The rest of the action is waived."""
BOOST: Final = [move("boost", id.removeprefix("boost-")) for id in SCROLL_IDS[:BOOSTS]]
BOOST_OF: Final[dict[str, int]] = {boost.text: scroll for scroll, boost in enumerate(BOOST)}
CHIP: Final = [move("chip", id) for id in CHIP_IDS[:-1]]
"""Use a chip just won."""
CHIP_BLACK: Final = [move("chip", id, "black") for id in CHIP_IDS[:-1]]
"""The same, won with the black crystal."""

# The six actions.
BUILD: Final = [move("build", id) for id in PORTAL_IDS]
LAY: Final = move("lay")
JOURNEY: Final = [move("journey", id) for id in REGION_IDS]
STEP: Final = [move("step", n) for n in range(max(RING * 4, TIP) + 1)]
"""Of the owl on the pentagram or the wand."""
TWICE: Final = [move("twice", action) for action in ACTIONS]
"""A special hex used at once, or any action where none is left."""
INLAY: Final = {cell: move("inlay", CELL_IDS[cell]) for cell in CELLS}
"""A special hex put into the cauldron."""
GO_ON: Final = move("go-on")
"""No more boosters: now what the spaces give."""
TAKE: Final = [move("take", n + 1) for n in range(ROW)]
"""The scroll of a shelf, the lowest being 1."""

# Crystals.
MOST_MOVES: Final = 7
"""More moves than any crystal needs to get anywhere."""


def _ways(cell: int) -> list[tuple[int, int, Move]]:
    """Every cell that is not printed, nearest first: its distance, its bit, and the move there."""
    if cell not in CELL_IDS:
        return []
    others = sorted((distance(cell, to), to) for to in CELLS if not 1 << to & PRINTED_MASK)
    return [
        (far, 1 << to, move("crystal", CELL_IDS[cell], CELL_IDS[to])) for far, to in others if far
    ]


REACH: Final[list[list[list[tuple[int, Move]]]]] = [
    [[(to, way) for far, to, way in ways if far <= moves] for moves in range(MOST_MOVES + 1)]
    for ways in map(_ways, range(max(CELLS) + 1))
]
"""By cell and number of moves: the cells, as bits, that a crystal can get to, and the move."""
NEAR: Final[list[list[int]]] = [[sum(to for to, _ in ways) for ways in rows] for rows in REACH]
"""All those cells together."""
RIM_DISTANCE: Final[list[list[int]]] = [
    [min(distance(cell, exit) for exit in exits) + 1 if cell in CELL_IDS else 0 for exits in EXITS]
    for cell in range(max(CELLS) + 1)
]
"""By cell and rim space."""


def _leave(cell: int, moves: int) -> list[Move]:
    return [
        move("crystal", CELL_IDS[cell], rim)
        for i, rim in enumerate(RIMS)
        if RIM_DISTANCE[cell][i] <= moves
    ]


LEAVE: Final[list[list[list[Move]]]] = [
    [_leave(cell, moves) if cell in CELL_IDS else [] for moves in range(MOST_MOVES + 1)]
    for cell in range(max(CELLS) + 1)
]
"""By cell and number of moves: the ways out of the cauldron."""
SHELVE: Final = [[move("shelve", rim, shelf) for shelf in ("up", "down", "away")] for rim in RIMS]
"""A coloured crystal from the rim to the shelf of its symbol, to the bottom one, or, where both are
full, behind the screen."""
SHELVE_BLACK: Final = [
    [move("shelve", rim, shelf, "black") for shelf in ("up", "down", "away")] for rim in RIMS
]
PICK: Final = [move("pick", id) for id in CHIP_IDS]
"""A chip from the table."""


def _every() -> list[Move]:
    last = MOST_MOVES
    return [
        *TOWER.values(),
        *[m for row in PLACE for m in row],
        *DISCARD,
        *START,
        END_TURN,
        *REMOVE.values(),
        STOP,
        *BOOST,
        *CHIP,
        *CHIP_BLACK,
        *BUILD,
        LAY,
        *JOURNEY,
        *STEP[1:],
        *TWICE,
        *INLAY.values(),
        GO_ON,
        *TAKE,
        *[m for cell in CELLS for _, m in REACH[cell][last]],
        *[m for cell in CELLS for m in LEAVE[cell][last]],
        *[m for row in SHELVE for m in row],
        *[m for row in SHELVE_BLACK for m in row],
        *PICK,
    ]


EVERY: Final[list[Move]] = _every()
"""All there are, for explain and its tests."""
