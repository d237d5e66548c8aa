"""Cackles and Black Aliss (chapter 9)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..moves import TAKE_CACKLE_FROM
from ..state import NOBODY, Witches
from .end import lose
from .modes import loses_without_aliss


def take_cackles(s: Witches, who: int, count: int, why: str) -> None:
    """Gives this seat `count` cackles from the reserve (9.1); if there are too few, pushes the
    frame that takes them one by one (9.3). `why`: the Fluent key `why-…` of the reason in the
    log."""
    if s.pool >= count:
        s.pool -= count
        s.cackles[who] += count
        if s.records_events:
            s.tell("log-cackles", {"seat": who, "count": count, "why": f"why-{why}"})
    else:
        s.push(Cackles(who, count, why))


def put_back_cackles(s: Witches, who: int, most: int) -> int:
    """Puts up to `most` of this seat's cackles back into the reserve; returns how many (R23)."""
    count = min(most, s.cackles[who])
    s.cackles[who] -= count
    s.pool += count
    return count


def take_aliss(s: Witches, who: int, why: str) -> None:
    """Gives this seat a Black Aliss (9.4, 14.7). If none is left, a cooperative or solo game is
    lost (15.4), and nothing happens in a competitive game (R22). `why`: the Fluent key `why-…` of
    the reason in the log."""
    if s.aliss_left:
        s.aliss_left -= 1
        s.aliss[who] += 1
        if s.records_events:
            s.tell("log-aliss", {"seat": who, "why": f"why-{why}"})
    elif loses_without_aliss(s):
        lose(s, "aliss")
    elif s.records_events:
        s.tell("log-no-aliss", {"seat": who})


def others_with_most_cackles(s: Witches, who: int) -> list[int]:
    """Returns the other seats with the most cackles, from whom this seat takes one (9.3); none if
    this seat has more than all others, or if the others have no cackles (9.4, R21)."""
    most = 0
    for seat in range(s.seats):
        if seat != who and s.cackles[seat] > most:
            most = s.cackles[seat]
    if most == 0 or s.cackles[who] > most:
        return []
    return [seat for seat in range(s.seats) if seat != who and s.cackles[seat] == most]


@dataclass
class Cackles(Frame):
    """Makes `who` take `count` cackles, more than the reserve has, one by one: from the reserve,
    then from the seat with the most; asks if several have the most (9.3, 9.4)."""

    who: int
    count: int
    why: str

    def resume(self, s: Witches) -> None:
        if s.pool:
            self.take_one(s, NOBODY)
            return
        others = others_with_most_cackles(s, self.who)
        if len(others) > 1:
            s.ask(self.who, [TAKE_CACKLE_FROM[seat] for seat in others])
        elif others:
            self.take_one(s, others[0])
        else:
            self.count_down(s)
            take_aliss(s, self.who, "most-cackles")

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        self.take_one(s, move.n(0))

    def take_one(self, s: Witches, other: int) -> None:
        """Moves one cackle to `who` from the seat `other`, or from the reserve if it is NOBODY."""
        self.count_down(s)
        s.cackles[self.who] += 1
        if other == NOBODY:
            s.pool -= 1
            if s.records_events:
                why = f"why-{self.why}"
                s.tell("log-cackles", {"seat": self.who, "count": 1, "why": why})
        else:
            s.cackles[other] -= 1
            if s.records_events:
                why = f"why-{self.why}"
                s.tell("log-rob", {"seat": self.who, "seat_other": other, "why": why})

    def count_down(self, s: Witches) -> None:
        """Replaces this frame by one with a cackle less to take, or removes it after the last."""
        if self.count > 1:
            s.become(Cackles(self.who, self.count - 1, self.why))
        else:
            s.done()
