"""For bots: the moves that are worth considering. No player waives a gain that costs nothing, and
of the hundreds of ways to lay a domino only the strongest need to be compared."""

from __future__ import annotations

from typing import Final

from coven.core.move import Move

from .bot import MOVES_TO_RIM, PLACEMENT, PORTAL_VALUE, SCROLL_VALUE, MoveValues, turns_left
from .components import (
    ACTION_OF,
    BOOST_PLUS,
    BOOSTS,
    BOTTOM,
    CELL_OF,
    CHIP_IDS,
    CRYSTAL,
    ENERGY,
    NOTHING,
    PAIRS,
    PROPHECIES,
    RIM_ACTION,
    RIM_OF,
    SCROLL,
    TIP,
    VP_CHIP,
    WAND,
    WAND_SPACES,
    WITCH,
)
from .moves import BOOST_OF, RIM_DISTANCE
from .rules.crystals import Crystals, Pick, has_room
from .rules.energy import Energy, energy_room
from .rules.pentagram import AnyAction, Pentagram, Special
from .rules.scrolls import Scroll
from .rules.turn import SecondAction, Turn
from .rules.wand import Wand
from .rules.witches import Witches, usable_witch_actions
from .state import (
    Witchstone,
    chains,
    free_cells,
    longest_chain,
    members,
    strength_at,
    strength_with,
    with_neighbours,
)

MOST_PLACEMENTS: Final = 24
"""How many placements of dominoes are considered."""
PLACEMENTS_OF_EACH: Final = 3
"""How many placements of each domino are considered, even if others are stronger."""
MOST_INLAYS: Final = 6
"""How many cells for a special hex are considered."""
ROOM: Final = 0.06
"""What a free cell next to a symbol is worth, as a share of the value of its action."""


def sensible(s: Witchstone, seat: int, moves: list[Move]) -> list[Move]:
    """Returns the moves that bots consider: none that waives a gain or spends something for
    nothing, and of the placements of dominoes and special hexes the strongest."""
    if isinstance(s.top, Turn):
        return placements(s, seat, moves)
    return plausible(s, seat, moves)


def plausible(s: Witchstone, seat: int, moves: list[Move]) -> list[Move]:
    """Returns the moves that a search follows after the first one: none that waives a gain or
    spends something for nothing, and all placements of dominoes."""
    if len(moves) == 1:
        return moves
    top = s.top
    found = moves
    if isinstance(top, Energy):
        found = portals(s, seat, moves)
    elif isinstance(top, Witches):
        found = without_stop(moves, ("journey", "lay", "chip"))
    elif isinstance(top, Pentagram):
        found = steps(moves, [])
    elif isinstance(top, Wand):
        found = steps(moves, before_silver(s, seat))
    elif isinstance(top, Scroll):
        found = scrolls(s, seat, moves, top.reach)
    elif isinstance(top, Crystals):
        found = crystals(s, seat, moves, top.left)
    elif isinstance(top, Special):
        found = special(s, seat, moves, top.pair)
    elif isinstance(top, (Pick, AnyAction)):
        found = [move for move in moves if is_useful(s, seat, CHIP_IDS.index(move.word(0)))]
    return found or moves


def is_useful(s: Witchstone, seat: int, face: int) -> bool:
    """Whether the seat can do anything with the chip `face`: with its action or, for a chip of
    points (VP_CHIP), with the points."""
    if face == VP_CHIP:
        return True
    if face == ENERGY:
        return energy_room(s, seat) > 0
    if face == WITCH:
        return usable_witch_actions(s, seat, 2) > 0
    if face == CRYSTAL:
        return s.gems[seat] | s.black[seat] > 0
    if face == WAND:
        return s.wand[seat] < TIP
    return face != SCROLL or len(s.row) > 0


def without_stop(moves: list[Move], gains: tuple[str, ...]) -> list[Move]:
    """Returns the moves without the one that stops the action, if one of the others has a verb of
    `gains`."""
    if any(move.verb in gains for move in moves):
        return [move for move in moves if move.verb != "stop"]
    return moves


def placements(s: Witchstone, seat: int, moves: list[Move]) -> list[Move]:
    """Returns those of `moves` that lay a domino on the best cells, among them the best few for
    each domino. Moves that take out a crystal are left out. If no domino fits, returns all of
    `moves`."""
    if moves[0].verb != "place":
        return moves
    worth = MoveValues(s, seat).worth
    scroll = SCROLL_VALUE if s.row else 0.0
    marks = s.marks[seat * 6 : seat * 6 + 6]
    free = free_cells(s, seat)
    strength: list[dict[int, int]] = []
    room = {}
    for cell in members(free):
        room[cell] = ROOM * (with_neighbours(1 << cell) & free).bit_count()
    for action in range(6):
        strength.append({cell: strength_with(marks[action], cell) for cell in members(free)})
    valued: list[tuple[float, int]] = []
    for i, move in enumerate(moves):
        known = PLACEMENT.get(move.text)
        if known is not None:
            one, other, a, b = known
            value = worth[one] * (strength[one][a] + room[a])
            value += worth[other] * (strength[other][b] + room[b])
            valued.append((value + scroll if other == SCROLL else value, -i))
    valued.sort(reverse=True)
    found: list[Move] = []
    count: dict[int, int] = {}
    for rank, (_, i) in enumerate(valued):
        move = moves[-i]
        pair = PLACEMENT[move.text][0] * 6 + PLACEMENT[move.text][1]
        count[pair] = count.get(pair, 0) + 1
        if rank < MOST_PLACEMENTS or count[pair] <= PLACEMENTS_OF_EACH:
            found.append(move)
    return found


def portals(s: Witchstone, seat: int, moves: list[Move]) -> list[Move]:
    """Returns the moves that build on the unfinished portal. If there is none: on portals that the
    seat has enough markers to finish, or on any if there are none of these. Boosters are left out:
    they can be used after the markers."""
    builds = [move for move in moves if move.verb == "build"]
    if s.building[seat] != NOTHING:
        return builds
    markers = s.energy[seat]
    return [move for move in builds if PORTAL_VALUE[move.text][2] <= markers] or builds


def steps(moves: list[Move], fewer: list[int]) -> list[Move]:
    """Returns the move with the most steps, and those whose number of steps is in `fewer`. Moves
    that use a booster are left out: that is possible after the steps, too."""
    found = [move for move in moves if move.verb == "step"]
    return [move for i, move in enumerate(found) if not i or move.n(0) in fewer]


def before_silver(s: Witchstone, seat: int) -> list[int]:
    """Returns the numbers of steps along the wand that end just before a silver space, which may
    give more points later; none in the last turn."""
    if not turns_left(s, seat):
        return []
    wand = s.wand[seat]
    silver = [n for n, space in WAND_SPACES.items() if space.kind == "silver"]
    return [n - 1 - wand for n in silver if n - 1 > wand]


def scrolls(s: Witchstone, seat: int, moves: list[Move], reach: int) -> list[Move]:
    """Returns the moves that take a scroll, and those that use a booster if one more shelf within
    reach has a scroll that is worth clearly more than all others, so that the booster pays.
    `reach`: how many shelves are within reach now."""
    takes = [move for move in moves if move.verb == "take"]
    values = MoveValues(s, seat)
    worth = [values.scroll(scroll) for scroll in s.row]
    for move in moves:
        if move.verb == "boost" and takes:
            wider = worth[: reach + BOOST_PLUS[BOOST_OF[move.text]]]
            if max(wider) > max(worth[:reach]) + 2.0:
                takes.append(move)
    return takes


def crystals(s: Witchstone, seat: int, moves: list[Move], left: int) -> list[Move]:
    """Returns the moves with crystals that bots consider: all that put crystals on the rack or use
    chips; those that move a crystal out, or, if none can get there, nearer to the rim; and boosters
    with which a crystal can get out. If there are none of these but boosters, the move that stops
    the action is added. `left`: how many moves of crystals may still be made."""
    found: list[Move] = []
    exits: list[Move] = []
    nearer: list[Move] = []
    down = has_room(s, BOTTOM)
    shelves = [down or has_room(s, action) for action in RIM_ACTION]
    for move in moves:
        verb = move.verb
        if verb == "chip":
            found.append(move)
        elif verb == "shelve":
            up = move.word(1) == "up"
            if not (up and down) or is_useful(s, seat, RIM_ACTION[RIM_OF[move.word(0)]]):
                found.append(move)
        elif verb == "crystal":
            goal = move.word(1)
            if goal in RIM_OF:
                if shelves[RIM_OF[goal]]:
                    exits.append(move)
            elif MOVES_TO_RIM[CELL_OF[goal]] < MOVES_TO_RIM[CELL_OF[move.word(0)]]:
                nearer.append(move)
        elif verb == "boost" and left + BOOST_PLUS[BOOST_OF[move.text]] >= way_out(s, seat):
            found.append(move)
    found += exits or nearer
    if not any(move.verb != "boost" for move in found):
        found += [move for move in moves if move.verb == "stop"]
    return found


def way_out(s: Witchstone, seat: int) -> int:
    """Returns how many moves it takes to bring the crystal nearest to the rim, of those of the
    seat, onto the rim."""
    cells = members(s.gems[seat] | s.black[seat])
    return min([min(RIM_DISTANCE[cell]) for cell in cells])


def special(s: Witchstone, seat: int, moves: list[Move], pair: int) -> list[Move]:
    """Returns the moves that do a useful action of the special hex `pair`, and those that put it on
    one of the best cells; in the last turn only on cells where it still counts."""
    uses: list[Move] = []
    cells: list[Move] = []
    last = turns_left(s, seat) == 0
    for move in moves:
        if move.verb == "twice":
            if is_useful(s, seat, ACTION_OF[move.word(0)]):
                uses.append(move)
        elif move.verb == "inlay" and (
            not last or counts_at_the_end(s, seat, pair, CELL_OF[move.word(0)])
        ):
            cells.append(move)
    values = MoveValues(s, seat)
    cells.sort(key=values.inlay, reverse=True)
    return uses + cells[:MOST_INLAYS]


def counts_at_the_end(s: Witchstone, seat: int, pair: int, cell: int) -> bool:
    """Whether the special hex `pair` on this cell counts although the seat has no other turn: it
    makes the second action of the domino stronger, or the longest chain of a prophecy longer."""
    for frame in s.stack:
        if isinstance(frame, SecondAction) and frame.action in PAIRS[pair]:
            with_hex = s.marks[seat * 6 + frame.action] | 1 << cell
            for near, length in chains(with_hex):
                if near >> frame.cell & 1 and length > strength_at(
                    s, seat, frame.action, frame.cell
                ):
                    return True
    for scroll in s.scrolls[seat]:
        action = PROPHECIES[scroll - BOOSTS].action if scroll >= BOOSTS else NOTHING
        if action in PAIRS[pair]:
            longer = strength_with(s.marks[seat * 6 + action], cell)
            if longer > longest_chain(s, seat, action):
                return True
    return False
