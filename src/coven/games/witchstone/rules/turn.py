"""The turn (chapter 4), chains (chapter 5). Rulings R13–R18."""

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
from ..moves import DISCARD, END_TURN, PLACE, REMOVE, SITE_MASKS, SITES_OF, START, WAYS
from ..state import (
    MOST_REMEMBERED,
    Witchstone,
    cells_in,
    domino_number,
    free_cells,
    put,
    strength_at,
)
from .running import ACTION, removals, removals_on_offer, remove


@dataclass
class Rounds(Frame):
    """Everyone plays in turn, clockwise (4.1), eleven times (4.8)."""

    seat: int

    def resume(self, s: Witchstone) -> None:
        if s.turns == TURNS * s.seats:
            s.reveal()  # closed collections are opened for scoring
            s.finish()
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
    """A domino is put into the cauldron (4.2)."""

    who: int

    def resume(self, s: Witchstone) -> None:
        who = self.who
        sites = sites_in(free_cells(s, who))
        moves: list[Move] = []
        if sites:
            placements = itemgetter(*sites)  # there are always two: a domino can be turned
            for pair in s.hand[who]:
                moves.extend(placements(PLACE[pair]))
            moves.extend(removals(s, who))
        else:
            moves = makes_room(s, who) or [DISCARD[pair] for pair in s.hand[who]]
        s.ask(who, moves)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "remove":
            remove(s, self.who, move)
            return
        pair = PAIR_OF[move.word(0)]
        i = s.hand[seat].index(pair)
        s.hand[seat] = s.hand[seat][:i] + s.hand[seat][i + 1 :]
        s.become(EndTurn(self.who))
        if verb == "place":
            a, b = CELL_OF[move.word(1)], CELL_OF[move.word(2)]
            place(s, self.who, pair, a, b)
            s.push(Halves(self.who, pair, a, b))
        else:
            s.lost = put(s.lost, seat, (*s.lost[seat], pair))
            if s.records_events:
                s.tell("log-lost", {"seat": seat, "pair": f"pair-{PAIR_IDS[pair]}"})


_sites: Final[dict[int, list[int]]] = {}
"""By the free cells; never changed."""


def sites_in(free: int) -> list[int]:
    """Where a domino fits (4.2, 4.3)."""
    known = _sites.get(free)
    if known is None:
        if len(_sites) >= MOST_REMEMBERED:
            _sites.clear()
        known = _sites[free] = []
        for way, rows in zip(WAYS, SITES_OF, strict=True):
            pairs = free & free >> way
            for row in rows:
                if pairs & 127:
                    known.extend(row[pairs & 127])
                pairs >>= 8
    return known


def makes_room(s: Witchstone, who: int) -> list[Move]:
    """R16: where no domino fits, the crystals that have to go if that helps."""
    crystals = s.gems[who] | s.black[who]
    free = free_cells(s, who) | crystals
    helpful = 0
    for site in sites_in(free):
        helpful |= SITE_MASKS[site] & crystals
    return [REMOVE[cell] for cell in cells_in(helpful)]


def place(s: Witchstone, who: int, pair: int, a: int, b: int) -> None:
    first, second = PAIRS[pair]
    s.dominoes[who] += (domino_number(pair, a, b),)
    s.marks[who * 6 + first] |= 1 << a
    s.marks[who * 6 + second] |= 1 << b
    s.tiles[who] |= 1 << a | 1 << b
    if s.records_events:
        words: dict[str, int | str] = {"from": CELL_IDS[a], "to": CELL_IDS[b]}
        s.tell("log-place", {"seat": who, "pair": f"pair-{PAIR_IDS[pair]}", **words})


@dataclass
class Halves(Frame):
    """The domino lies on its cells `a` and `b`; which of its two actions is done first? (4.4)"""

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
            s.become(Half(self.who, second, self.b))
            start(s, self.who, first, self.a)
        else:
            s.become(Half(self.who, first, self.a))
            start(s, self.who, second, self.b)


@dataclass
class Half(Frame):
    """The domino's other action comes when the first is over with all it brought (4.5)."""

    who: int
    action: int
    cell: int

    def resume(self, s: Witchstone) -> None:
        s.done()
        start(s, self.who, self.action, self.cell)


def start(s: Witchstone, who: int, action: int, cell: int) -> None:
    """5.1: as strong as the chain is now, when the action starts (R13)."""
    strength = strength_at(s, who, action, cell)
    if s.records_events:
        name = f"action-{ACTIONS[action]}"
        s.tell("log-start", {"seat": who, "action": name, "count": strength})
    s.push(ACTION[action](who, strength))


@dataclass
class EndTurn(Frame):
    """All is done; the player says so (R17), and draws (4.6)."""

    who: int

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
    """A domino from the own pile, while it lasts (4.6, 15.2–15.4)."""
    pile = s.pile[who]
    if pile:
        s.hand[who] = tuple(sorted((*s.hand[who], pile[-1])))
        s.pile[who] = pile[:-1]
        s.reveal()
