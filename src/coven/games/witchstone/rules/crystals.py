"""Crystals (chapter 9). Rulings R29–R34."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    ACTIONS,
    BLACK_EXTRA,
    BOTTOM,
    CAPACITY,
    CELL_OF,
    CHIP_IDS,
    CRYSTAL,
    RIM_ACTION,
    RIM_OF,
    SHELF_TIMES,
    VP_CHIP,
    distance,
)
from ..moves import LEAVE, MOST_MOVES, NEAR, PICK, REACH, RIM_DISTANCE, SHELVE, SHELVE_BLACK
from ..state import (
    Witchstone,
    free_cells,
    members,
    pack_crystal,
    remember,
    replaced,
    unpack_crystal,
    without,
)
from .actions import BEGIN_ACTION, ask_or_end, boost, boosters, grant, score, waive
from .chips import chip_moves, chip_of, keep_chip, lose_chips, pack_chip, use_chip
from .removal import removals_on_offer, remove, take_off

# Where a crystal goes from the rim: the shelf of its symbol, the bottom one, or behind the screen.
UP: Final = 0
DOWN: Final = 1
AWAY: Final = 2


@dataclass
class Crystals(Frame):
    """Asks `who` to move a crystal, to put one from the rim on the rack, or to use a chip. `left`
    moves may still be made, with one crystal or several (9.1, 9.6). `rim` are the crystals that
    were moved onto the rim, each packed with its rim space into one number (9.11). `chips` were won
    and wait to be used (9.5)."""

    who: int
    left: int
    rim: tuple[int, ...]
    chips: tuple[int, ...]

    def resume(self, s: Witchstone) -> None:
        who = self.who
        moves = shelvings(s, self.rim)
        moves.extend(chip_moves(self.chips))
        crystals = s.gems[who] | s.black[who]
        if self.left and crystals:
            moves.extend(crystal_moves(s, who, self.left))
        if self.rim:  # 9.4: they have to go on to the rack
            if crystals:
                moves.extend(boosters(s, who, CRYSTAL))
            s.ask(who, moves)
        else:
            useful = crystals > 0  # else skipped (9.9)
            ask_or_end(s, who, CRYSTAL, self.left, moves, more_is_useful=useful)

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        who, verb = self.who, move.verb
        if verb == "crystal":
            self.move_crystal(s, move)
        elif verb == "shelve":
            parked = parked_crystal(move)
            s.become(Crystals(who, self.left, without(self.rim, parked), self.chips))
            shelve(s, who, parked, ("up", "down", "away").index(move.word(1)))
        elif verb == "chip":
            chip = chip_of(move)
            s.become(Crystals(who, self.left, self.rim, without(self.chips, chip)))
            use_chip(s, who, chip)
        elif verb == "boost":
            more = boost(s, who, move)
            s.become(Crystals(who, self.left + more, self.rim, self.chips))
        elif verb == "remove":
            remove(s, who, move)
        else:
            if s.records_events:
                usable = self.left if crystal_moves(s, who, self.left) else 0
                waive(s, who, CRYSTAL, self.left, usable)
                lose_chips(s, who, self.chips)
            s.done()

    def move_crystal(self, s: Witchstone, move: Move) -> None:
        """Moves a crystal to a free cell (9.1, 9.2) or onto the rim (9.3) by the shortest way, over
        whatever lies there (9.10, R29)."""
        who = self.who
        origin, goal = CELL_OF[move.word(0)], move.word(1)
        black = take_off(s, who, 1 << origin, away=False)
        rim = self.rim
        if goal in RIM_OF:
            cost = RIM_DISTANCE[origin][RIM_OF[goal]]
            rim = tuple(sorted([*rim, pack_crystal(RIM_OF[goal], black)]))
        else:
            cost = distance(origin, CELL_OF[goal])
            if black:
                s.black[who] = 1 << CELL_OF[goal]
            else:
                s.gems[who] |= 1 << CELL_OF[goal]
        if s.records_events:
            to = rim_word(RIM_OF[goal]) if goal in RIM_OF else goal
            args: dict[str, int | str] = {"seat": who, "from": move.word(0), "to": to}
            s.tell("log-crystal", {**args, "count": cost, "black": int(black)})
        s.become(Crystals(who, self.left - cost, rim, self.chips))

    def absorb(self, other: Frame) -> Frame | None:
        if isinstance(other, Crystals):
            return Crystals(self.who, self.left + other.left, self.rim, self.chips)
        return None


def begin_crystals(who: int, times: int) -> Frame:
    """Returns the frame of a crystal action of the seat `who` with `times` moves."""
    return Crystals(who, times, (), ())


BEGIN_ACTION[CRYSTAL] = begin_crystals


def crystal_moves(s: Witchstone, who: int, left: int) -> list[Move]:
    """Returns all moves of crystals that take at most `left` steps: to a free cell (9.1, 9.10), or
    onto the rim (9.3)."""
    free = free_cells(s, who)
    left = min(left, MOST_MOVES)
    moves: list[Move] = []
    for cell in members(s.gems[who] | s.black[who]):
        moves.extend(moves_from(cell, left, free & NEAR[cell][left]))
    return moves


_moves_from: Final[list[dict[int, list[Move]]]] = [{} for _ in range(len(REACH) * (MOST_MOVES + 1))]
"""A cache for each cell and number of steps, by the free cells within reach, a bit mask."""


def moves_from(cell: int, left: int, free: int) -> list[Move]:
    """Returns the moves of a crystal on this cell that take at most `left` steps; `free` is a bit
    mask of the free cells within that distance. Cached: do not change the list."""
    cache = _moves_from[cell * (MOST_MOVES + 1) + left]
    known = cache.get(free)
    if known is None:
        found = [move for to, move in REACH[cell][left] if to & free]
        known = remember(cache, free, found + LEAVE[cell][left])
    return known


def parked_crystal(move: Move) -> int:
    """Returns the crystal on the rim that a move puts on the rack, packed with its rim space into
    one number."""
    return pack_crystal(RIM_OF[move.word(0)], len(move.args) == 3)


def rim_word(space: int) -> str:
    """Returns the Fluent key that names a rim space, by its action."""
    return f"rim-{ACTIONS[RIM_ACTION[space]]}"


def shelvings(s: Witchstone, rim: tuple[int, ...]) -> list[Move]:
    """Returns the moves that put one of the crystals `rim` (packed by pack_crystal()) on the rack:
    on the shelf of its symbol (9.4) or the bottom one (9.5), if there is room (9.12), else behind
    the screen (9.13)."""
    moves: list[Move] = []
    for i, parked in enumerate(rim):
        if parked in rim[:i]:
            continue
        space, black = unpack_crystal(parked)
        choices = SHELVE_BLACK[space] if black else SHELVE[space]
        up = has_room(s, RIM_ACTION[space])
        down = has_room(s, BOTTOM)
        if up:
            moves.append(choices[UP])
        if down:
            moves.append(choices[DOWN])
        if not up and not down:
            moves.append(choices[AWAY])
    return moves


def has_room(s: Witchstone, shelf: int) -> bool:
    """Returns whether another crystal fits on this shelf of the vial rack (9.12)."""
    return len(s.shelves[shelf]) < CAPACITY[s.seats][shelf]


def shelve(s: Witchstone, who: int, parked: int, way: int) -> None:
    """Puts the crystal `parked` (packed by pack_crystal()) from the rim on the rack, `way` being
    UP, DOWN or AWAY, and gives `who` its reward: the action of its shelf twice (9.4), or a chip
    (9.5); the black one gives more (9.7)."""
    space, black = unpack_crystal(parked)
    action = RIM_ACTION[space]
    if way == AWAY:
        gems, blacks = s.away[who]
        s.away = replaced(s.away, who, (gems + 1 - black, blacks + black))
        if s.records_events:
            s.tell("log-shelve-away", {"seat": who, "rim": rim_word(space)})
        return
    shelf = action if way == UP else BOTTOM
    s.shelves = replaced(s.shelves, shelf, (*s.shelves[shelf], pack_crystal(who, black)))
    if s.records_events:
        word = f"shelf-{ACTIONS[shelf]}" if way == UP else "shelf-bottom"
        s.tell("log-shelve", {"seat": who, "shelf": word, "black": black})
    if way == UP:
        grant(s, who, action, SHELF_TIMES + BLACK_EXTRA * black)
    elif s.table_chips:
        s.push(Pick(who, black))


@dataclass
class Pick(Frame):
    """Asks `who` to choose a chip from the stone table (9.5). `black` is 1 if the black crystal has
    won it (9.7), else 0."""

    who: int
    black: int

    def resume(self, s: Witchstone) -> None:
        s.ask(self.who, [PICK[face] for face in sorted(set(s.table_chips))])

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        who = self.who
        if move.verb == "remove":
            remove(s, who, move)
            return
        face = CHIP_IDS.index(move.word(0))
        s.table_chips = without(s.table_chips, face)
        s.done()
        keep_chip(s, who, face)
        if face == VP_CHIP:
            if self.black:
                score(s, who, BLACK_EXTRA, "black")
            return
        running = s.top
        assert isinstance(running, Crystals)
        chip = pack_chip(face, self.black)
        s.become(Crystals(who, running.left, running.rim, (*running.chips, chip)))
