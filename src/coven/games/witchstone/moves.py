"""Every move of the game, made once, in lists and dicts by what it is about."""

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
    ROW,
    SCROLL_IDS,
    TIP,
    TOWERS,
    distance,
)

# Set-up and turn. A site is a place for a domino: two neighbouring cells, in this order.
TOWER: Final = {region: move("tower", REGION_IDS[region]) for region in TOWERS}
SITES: Final[list[tuple[int, int, int]]] = [
    (a, b, 1 << a | 1 << b)
    for a in CELLS
    for b in CELLS
    if distance(a, b) == 1 and not (1 << a | 1 << b) & PRINTED_MASK
]
"""All sites without printed symbols: the cell of the first symbol, the cell of the second, and both
as a bit mask."""
SITE_AT: Final[dict[tuple[int, int], int]] = {(a, b): i for i, (a, b, _) in enumerate(SITES)}
"""The index in SITES of each pair of cells."""
SITE_MASKS: Final[list[int]] = [both for _, _, both in SITES]
DIRECTIONS: Final = (1, 7, 8)
"""The difference between a cell's number and that of its neighbour to the right, below left, and
below right. The three opposite directions give the same sites."""


def _sites_in_row(direction: int, row: int, cells: int) -> list[int]:
    """Returns the sites (pairs of cells for a domino) that consist of one of these cells of a row,
    a mask of 7 bits, and its neighbour in this direction, in both orders."""
    found: list[int] = []
    for column in range(8):
        if cells >> column & 1:
            a = row * 8 + column
            b = a + direction
            if (a, b) in SITE_AT:
                found += [SITE_AT[a, b], SITE_AT[b, a]]
    return found


SITES_IN_ROW: Final[list[list[list[list[int]]]]] = [
    [[_sites_in_row(direction, row, cells) for cells in range(128)] for row in range(7)]
    for direction in DIRECTIONS
]
"""Sites by direction, row, and the mask of 7 bits of those cells of the row that are free together
with their neighbour in that direction (see rules.turn.sites_in)."""
PLACE: Final[list[list[Move]]] = [
    [move("place", pair, CELL_IDS[a], CELL_IDS[b]) for a, b, _ in SITES] for pair in PAIR_IDS
]
"""Laying a domino, by pair and site."""
DISCARD: Final = [move("discard", pair) for pair in PAIR_IDS]
"""Losing a domino for which there is no place, by pair (R16)."""
START: Final = [move("start", action) for action in ACTIONS]
"""Doing this action of the domino first."""
END_TURN: Final = move("end-turn")
REMOVE: Final = {cell: move("remove", CELL_IDS[cell]) for cell in CELLS}
"""Taking a crystal out for points, by cell (9.14)."""

# In every action.
STOP: Final = move("stop")
"""Waiving the rest of an action."""
BOOST: Final = [move("boost", id.removeprefix("boost-")) for id in SCROLL_IDS[:BOOSTS]]
"""Using a booster, by scroll."""
BOOST_OF: Final[dict[str, int]] = {boost.text: scroll for scroll, boost in enumerate(BOOST)}
CHIP: Final = [move("chip", id) for id in CHIP_IDS[:-1]]
"""Using a chip that waits, by face."""
CHIP_BLACK: Final = [move("chip", id, "black") for id in CHIP_IDS[:-1]]
"""Using a chip that the black crystal has won, by face."""

# The six actions.
MOST_STEPS: Final = 60
"""More steps than any chain with all its bonuses gives."""
BUILD: Final = [move("build", id) for id in PORTAL_IDS]
LAY: Final = move("lay")
JOURNEY: Final = [move("journey", id) for id in REGION_IDS]
STEP: Final = [move("step", n) for n in range(max(MOST_STEPS, TIP) + 1)]
"""Moving the owl on the pentagram or the wand, by number of steps."""
TWICE: Final = [move("twice", action) for action in ACTIONS]
"""Doing an action of a special hex twice, or any action if none is left (8.6, 8.10)."""
INLAY: Final = {cell: move("inlay", CELL_IDS[cell]) for cell in CELLS}
"""Putting a special hex into the cauldron, by cell (8.7)."""
GO_ON: Final = move("go-on")
"""Ending the owl's move without more boosters, and taking what the spaces give."""
TAKE: Final = [move("take", n + 1) for n in range(ROW)]
"""Taking a scroll, by shelf; the text calls the lowest shelf 1."""

# Crystals.
MOST_MOVES: Final = 7
"""As many moves as any crystal needs to get anywhere."""


def _goals(cell: int) -> list[tuple[int, int, Move]]:
    """Returns all cells without printed symbol that a crystal on this cell can go to, nearest
    first: the distance, the cell as a bit mask, and the move."""
    if cell not in CELL_IDS:
        return []
    others = sorted((distance(cell, to), to) for to in CELLS if not 1 << to & PRINTED_MASK)
    return [
        (far, 1 << to, move("crystal", CELL_IDS[cell], CELL_IDS[to])) for far, to in others if far
    ]


REACH: Final[list[list[list[tuple[int, Move]]]]] = [
    [[(to, move) for far, to, move in goals if far <= moves] for moves in range(MOST_MOVES + 1)]
    for goals in map(_goals, range(max(CELLS) + 1))
]
"""By cell and number of moves: the cells that a crystal can get to, each as a bit mask, and the
move there."""
NEAR: Final[list[list[int]]] = [[sum(to for to, _ in goals) for goals in rows] for rows in REACH]
"""By cell and number of moves: all cells of REACH in one bit mask."""
RIM_DISTANCE: Final[list[list[int]]] = [
    [min(distance(cell, exit) for exit in exits) + 1 if cell in CELL_IDS else 0 for exits in EXITS]
    for cell in range(max(CELLS) + 1)
]
"""The number of moves from each cell to each rim space."""


def _leave(cell: int, moves: int) -> list[Move]:
    """Returns the moves of a crystal from this cell onto the rim that take at most `moves`
    steps."""
    return [
        move("crystal", CELL_IDS[cell], rim)
        for i, rim in enumerate(RIMS)
        if RIM_DISTANCE[cell][i] <= moves
    ]


LEAVE: Final[list[list[list[Move]]]] = [
    [_leave(cell, moves) if cell in CELL_IDS else [] for moves in range(MOST_MOVES + 1)]
    for cell in range(max(CELLS) + 1)
]
"""By cell and number of moves: the moves of a crystal onto the rim."""
SHELVE: Final = [[move("shelve", rim, shelf) for shelf in ("up", "down", "away")] for rim in RIMS]
"""Putting a coloured crystal from the rim on the shelf of its symbol, on the bottom one, or, if
both are full, behind the screen; by rim space and these three (9.4, 9.5, 9.13)."""
SHELVE_BLACK: Final = [
    [move("shelve", rim, shelf, "black") for shelf in ("up", "down", "away")] for rim in RIMS
]
"""The same for the black crystal."""
PICK: Final = [move("pick", id) for id in CHIP_IDS]
"""Choosing a chip from the stone table, by face (9.5)."""


def _every() -> list[Move]:
    """Returns every move that this game can ever have, legal now or not."""
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
"""All moves of the game, for explanations and tests."""
