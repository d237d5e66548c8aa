"""The characters who are asked something of their own (chapter 11)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import PASS, Move

from ..components import GATHERED, TYPE_OF, TYPES
from ..moves import GATHER, SAVE
from ..state import (
    JACK,
    ONE,
    UNSTOPPABLE,
    Witches,
    count,
    is_playing,
    kinds,
    left_of,
    overflow,
    size,
)


def before_study(s: Witches) -> None:
    for seat in range(s.seats):
        if is_playing(s, seat, UNSTOPPABLE):
            s.push(Gathering(seat))


@dataclass
class Gathering(Frame):
    """Unstoppable: three of one type from the supply, whether they fit or not; what does not goes
    into the left neighbour's circle (11.10)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, GATHER)

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        pile = GATHERED * ONE[TYPE_OF[move.word(0)]]
        over = overflow(s.bench[seat], pile)
        neighbour = left_of(s, seat)
        s.bench[seat] += pile - over
        s.circle[neighbour] += over
        if s.records_events:
            s.tell("log-gather", {"seat": seat, "type": f"type-{move.word(0)}"})
            if over:
                args: dict[str, int | str] = {"seat": seat, "seat2": neighbour, "count": size(over)}
                s.tell("log-gather-over", args)


def before_passing(s: Witches) -> None:
    for seat in range(s.seats):
        if is_playing(s, seat, JACK) and kinds(s.cauldron[seat]) == len(TYPES):
            s.push(Saving(seat))


@dataclass
class Saving(Frame):
    """Jack-of-all-trades: with all five types in the cauldron, one of them may go to the circle
    (11.12, R34)."""

    who: int

    def resume(self, s: Witches) -> None:
        pile = s.cauldron[self.who]
        s.ask(self.who, [PASS, *[SAVE[t] for t in range(len(TYPES)) if count(pile, t)]])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        if move == PASS:
            return
        one = ONE[TYPE_OF[move.word(0)]]
        s.cauldron[seat] -= one
        s.circle[seat] += one
        if s.records_events:
            s.tell("log-save", {"seat": seat, "type": f"type-{move.word(0)}"})
