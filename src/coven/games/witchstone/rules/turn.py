"""The turn (chapter 4), chains (chapter 5), the last turn (12.1). Rulings R13–R18."""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    ACTION_OF,
    ACTIONS,
    CELL_IDS,
    CELL_OF,
    HANDICAP_HAND,
    PAIR_IDS,
    PAIR_OF,
    PAIRS,
    TURNS,
)
from ..moves import (
    DIRECTIONS,
    DISCARD,
    END_TURN,
    PLACE,
    REMOVE,
    SITE_MASKS,
    SITES_IN_ROW,
    START,
)
from ..state import (
    Witchstone,
    free_cells,
    members,
    pack_domino,
    remember,
    replaced,
    strength_at,
    without,
)
from .actions import BEGIN_ACTION
from .end import tell_final_scoring
from .removal import removals, removals_on_offer, remove


@dataclass
class Rounds(Frame):
    """Begins the turns of all seats, clockwise (4.1), `seat` being next, and ends the game when
    everybody has had eleven (4.8, 12.1, 15.5)."""

    seat: int

    def resume(self, s: Witchstone) -> None:
        if s.turns == TURNS * s.seats:
            s.reveal()  # closed collections are opened for scoring
            s.finish()
            if s.records_events:
                tell_final_scoring(s)
            return
        seat = self.seat
        s.active = seat
        s.turns += 1
        s.become(Rounds((seat + 1) % s.seats))
        if s.handicap[seat] and not HANDICAP_HAND[s.handicap[seat]]:
            draw(s, seat)  # 15.4
        if s.records_events:
            round = (s.turns - 1) // s.seats + 1
            s.tell("log-turn", {"seat": seat, "round": round})
        s.push(Turn(seat))


@dataclass
class Turn(Frame):
    """Asks `who` to lay a domino into the cauldron (4.2), or, if none fits, to make room or discard
    one (R16). Other crystals than those that make room may be taken out as well (9.14)."""

    who: int

    def resume(self, s: Witchstone) -> None:
        who = self.who
        sites = sites_in(free_cells(s, who))
        moves: list[Move] = []
        if sites:
            placements = itemgetter(*sites)  # always several, because a domino can be turned
            for pair in s.hand[who]:
                moves.extend(placements(PLACE[pair]))
            moves.extend(removals(s, who))
        else:
            moves = makes_room(s, who) or [DISCARD[pair] for pair in s.hand[who]]
        s.ask(who, moves)

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        asked = s.pending[self.who]
        if asked[0].verb == "place":  # then every removal is asked for
            return {}
        others = [move for move in removals(s, self.who) if move not in asked]
        return {self.who: others} if others else {}

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        who, verb = self.who, move.verb
        if verb == "remove":
            remove(s, who, move)
            return
        pair = PAIR_OF[move.word(0)]
        s.hand[who] = without(s.hand[who], pair)
        s.become(EndTurn(who, verb != "place"))
        if verb == "place":
            a, b = CELL_OF[move.word(1)], CELL_OF[move.word(2)]
            place(s, who, pair, a, b)
            s.push(ChooseFirstAction(who, pair, a, b))
        else:
            s.lost = replaced(s.lost, who, (*s.lost[who], pair))
            if s.records_events:
                s.tell("log-lost", {"seat": who, "pair": f"pair-{PAIR_IDS[pair]}"})


_sites: Final[dict[int, list[int]]] = {}


def sites_in(free: int) -> list[int]:
    """Returns where a domino fits, as indices of SITES: on any two neighbouring cells of `free`, a
    bit mask (4.2, 4.3). Cached: do not change the list.

    Cell (row, column) is bit 8 * row + column; there are 7 columns, so the eighth bit of each row
    is 0. Shifting `free` right by a direction (1: right, 7: below left, 8: below right) moves the
    bit of each cell's neighbour onto the cell's own. So `free & free >> direction` are the cells
    whose neighbour in that direction is free, too. SITES_IN_ROW translates the 7 bits of each row
    (`& 127`) into sites."""
    known = _sites.get(free)
    if known is None:
        found: list[int] = []
        for direction, rows in zip(DIRECTIONS, SITES_IN_ROW, strict=True):
            cells = free & free >> direction
            for row in rows:
                if cells & 127:
                    found.extend(row[cells & 127])
                cells >>= 8
        known = remember(_sites, free, found)
    return known


def makes_room(s: Witchstone, who: int) -> list[Move]:
    """Returns the moves that take out a crystal in whose place a domino would then fit; for a
    cauldron in which none fits now (R16, 4.10)."""
    crystals = s.gems[who] | s.black[who]
    free = free_cells(s, who) | crystals
    helpful = 0
    for site in sites_in(free):
        helpful |= SITE_MASKS[site] & crystals
    return [REMOVE[cell] for cell in members(helpful)]


def place(s: Witchstone, who: int, pair: int, a: int, b: int) -> None:
    """Lays the domino `pair` into the cauldron of `who`: its first symbol on cell `a`, its second
    on `b` (4.2)."""
    first, second = PAIRS[pair]
    s.dominoes[who] += (pack_domino(pair, a, b),)
    s.marks[who * 6 + first] |= 1 << a
    s.marks[who * 6 + second] |= 1 << b
    s.tiles[who] |= 1 << a | 1 << b
    if s.records_events:
        words: dict[str, int | str] = {"from": CELL_IDS[a], "to": CELL_IDS[b]}
        s.tell("log-place", {"seat": who, "pair": f"pair-{PAIR_IDS[pair]}", **words})


@dataclass
class ChooseFirstAction(Frame):
    """Asks `who` which action of the domino just laid to do first (4.4, R18). Its symbols lie on
    the cells `a` and `b`."""

    who: int
    pair: int
    a: int
    b: int

    def resume(self, s: Witchstone) -> None:
        first, second = PAIRS[self.pair]
        s.ask(self.who, [START[first], START[second]])

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        if move.verb == "remove":
            remove(s, self.who, move)
            return
        first, second = PAIRS[self.pair]
        if ACTION_OF[move.word(0)] == first:
            s.become(SecondAction(self.who, second, self.b))
            start(s, self.who, first, self.a)
        else:
            s.become(SecondAction(self.who, first, self.a))
            start(s, self.who, second, self.b)


@dataclass
class SecondAction(Frame):
    """Starts the second action of the domino, whose symbol lies on `cell`, when the first one and
    all its bonuses are over (4.5)."""

    who: int
    action: int
    cell: int

    def resume(self, s: Witchstone) -> None:
        s.done()
        start(s, self.who, self.action, self.cell)


def start(s: Witchstone, who: int, action: int, cell: int) -> None:
    """Starts an action of the domino of `who`. It is done as many times as the chain at `cell` is
    long at this moment (5.1–5.4, 4.9, R13)."""
    strength = strength_at(s, who, action, cell)
    if s.records_events:
        name = f"action-{ACTIONS[action]}"
        s.tell("log-start", {"seat": who, "action": name, "count": strength})
    s.push(BEGIN_ACTION[action](who, strength))


@dataclass
class EndTurn(Frame):
    """Asks `who` to end the turn (R17), and draws a domino (4.6). `lost`: whether the domino of
    this turn was lost, because none could be laid (R16)."""

    who: int
    lost: bool = False

    def resume(self, s: Witchstone) -> None:
        s.ask(self.who, [END_TURN])

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        if move.verb == "remove":
            remove(s, self.who, move)
            return
        s.done()
        level = s.handicap[self.who]
        if not level or HANDICAP_HAND[level]:
            draw(s, self.who)


def draw(s: Witchstone, who: int) -> None:
    """Moves the top domino of the pile of `who` to the hand, if there is one (4.6, 15.2–15.4)."""
    pile = s.pile[who]
    if pile:
        s.hand[who] = tuple(sorted((*s.hand[who], pile[-1])))
        s.pile[who] = pile[:-1]
        s.reveal()
