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
    RIMS,
    SHELF_TIMES,
    VP_CHIP,
    distance,
)
from ..moves import LEAVE, MOST_MOVES, NEAR, PICK, REACH, RIM_DISTANCE, SHELVE, SHELVE_BLACK
from ..state import MOST_REMEMBERED, Witchstone, cells_in, free_cells, put
from .running import (
    ACTION,
    boost,
    boosters,
    go_on,
    grant,
    removals_on_offer,
    remove,
    score,
    take_off,
)
from .witches import BLACK, chip_moves, chip_of, keep_chip, use_chip, without

UP: Final = 0
DOWN: Final = 1
AWAY: Final = 2


@dataclass
class Crystals(Frame):
    """So many moves are left; `rim` are the crystals parked there (twice the rim space, and one
    more if black; 9.11), `chips` were won and wait to be used (9.5)."""

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
            go_on(s, who, CRYSTAL, moves, crystals > 0)

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        who, verb = self.who, move.verb
        if verb == "crystal":
            self.move_crystal(s, move)
        elif verb == "shelve":
            parked = 2 * RIM_OF[move.word(0)] + (len(move.args) == 3)
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
            s.done()

    def move_crystal(self, s: Witchstone, move: Move) -> None:
        """9.1, 9.3, 9.10: by the shortest way, whatever lies on it (R29)."""
        who = self.who
        origin, goal = CELL_OF[move.word(0)], move.word(1)
        black = take_off(s, who, 1 << origin, False)
        rim = self.rim
        if goal in RIM_OF:
            cost = RIM_DISTANCE[origin][RIM_OF[goal]]
            rim = tuple(sorted([*rim, 2 * RIM_OF[goal] + black]))
        else:
            cost = distance(origin, CELL_OF[goal])
            if black:
                s.black[who] = 1 << CELL_OF[goal]
            else:
                s.gems[who] |= 1 << CELL_OF[goal]
        if s.records_events:
            to = f"rim-{goal}" if goal in RIM_OF else goal
            args: dict[str, int | str] = {"seat": who, "from": move.word(0), "to": to}
            s.tell("log-crystal", {**args, "count": cost, "black": int(black)})
        s.become(Crystals(who, self.left - cost, rim, self.chips))

    def absorb(self, other: Frame) -> Frame | None:
        if isinstance(other, Crystals):
            return Crystals(self.who, self.left + other.left, self.rim, self.chips)
        return None


def begin_crystals(who: int, times: int) -> Frame:
    return Crystals(who, times, (), ())


ACTION[CRYSTAL] = begin_crystals


def crystal_moves(s: Witchstone, who: int, left: int) -> list[Move]:
    """Where each crystal can get with so many moves: to a free cell, or out of the cauldron."""
    free = free_cells(s, who)
    left = min(left, MOST_MOVES)
    moves: list[Move] = []
    for cell in cells_in(s.gems[who] | s.black[who]):
        known = _ways[cell * (MOST_MOVES + 1) + left]
        near = free & NEAR[cell][left]
        found = known.get(near)
        if found is None:
            if len(known) >= MOST_REMEMBERED:
                known.clear()
            found = known[near] = [move for to, move in REACH[cell][left] if to & near]
            found += LEAVE[cell][left]
        moves.extend(found)
    return moves


_ways: Final[list[dict[int, list[Move]]]] = [{} for _ in range(len(REACH) * (MOST_MOVES + 1))]
"""By cell and number of moves, then by the free cells within reach; never changed."""


def shelvings(s: Witchstone, rim: tuple[int, ...]) -> list[Move]:
    """9.4, 9.5, 9.12, 9.13"""
    moves: list[Move] = []
    for i, parked in enumerate(rim):
        if parked in rim[:i]:
            continue
        table = SHELVE_BLACK if parked & 1 else SHELVE
        ways = table[parked >> 1]
        up = has_room(s, RIM_ACTION[parked >> 1])
        down = has_room(s, BOTTOM)
        if up:
            moves.append(ways[UP])
        if down:
            moves.append(ways[DOWN])
        if not up and not down:
            moves.append(ways[AWAY])
    return moves


def has_room(s: Witchstone, shelf: int) -> bool:
    return len(s.shelves[shelf]) < CAPACITY[s.seats][shelf]


def shelve(s: Witchstone, who: int, parked: int, way: int) -> None:
    """A crystal goes from the rim to the rack, and brings its reward."""
    rim = RIMS[parked >> 1]
    action = RIM_ACTION[parked >> 1]
    black = parked & 1
    if way == AWAY:
        gems, blacks = s.away[who]
        s.away = put(s.away, who, (gems + 1 - black, blacks + black))
        if s.records_events:
            s.tell("log-shelve-away", {"seat": who, "rim": f"rim-{rim}"})
        return
    shelf = action if way == UP else BOTTOM
    s.shelves = put(s.shelves, shelf, (*s.shelves[shelf], 2 * who + black))
    if s.records_events:
        word = f"shelf-{ACTIONS[shelf]}" if way == UP else "shelf-bottom"
        s.tell("log-shelve", {"seat": who, "shelf": word, "black": black})
    if way == UP:
        grant(s, who, action, SHELF_TIMES + BLACK_EXTRA * black)
    elif s.table_chips:
        s.push(Pick(who, black))


@dataclass
class Pick(Frame):
    """A chip from the table, of one's choice (9.5)."""

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
        chip = face + BLACK if self.black else face
        s.become(Crystals(who, running.left, running.rim, (*running.chips, chip)))
