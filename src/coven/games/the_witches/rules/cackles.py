"""Cackles and Black Aliss (chapter 9)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..moves import ROB
from ..state import NOBODY, Witches
from .end import lose


def take_cackles(s: Witches, who: int, count: int, why: str) -> None:
    """9.1; what the reserve cannot give comes from others (9.3)."""
    if s.pool >= count:
        s.pool -= count
        s.cackles[who] += count
        if s.records_events:
            s.tell("log-cackles", {"seat": who, "count": count, "why": f"why-{why}"})
    else:
        s.push(Cackles(who, count, why))


def drop_cackles(s: Witches, who: int, most: int) -> int:
    """Puts back as many as she has, up to `most`."""
    count = min(most, s.cackles[who])
    s.cackles[who] -= count
    s.pool += count
    return count


def take_aliss(s: Witches, who: int, why: str) -> None:
    """9.4, 14.7; together and alone the last one is the end (15.4), else nothing happens (R22)."""
    if s.aliss_left:
        s.aliss_left -= 1
        s.aliss[who] += 1
        if s.records_events:
            s.tell("log-aliss", {"seat": who, "why": f"why-{why}"})
    elif s.shared:
        lose(s, "aliss")
    elif s.records_events:
        s.tell("log-no-aliss", {"seat": who})


def cackliest(s: Witches, who: int) -> list[int]:
    """The others who have most cackles; nobody, if she alone has more (9.4, R21)."""
    most = 0
    for seat in range(s.seats):
        if seat != who and s.cackles[seat] > most:
            most = s.cackles[seat]
    if most == 0 or s.cackles[who] > most:
        return []
    return [seat for seat in range(s.seats) if seat != who and s.cackles[seat] == most]


@dataclass
class Cackles(Frame):
    """She has to take so many, and the reserve does not have them all (9.3)."""

    who: int
    count: int
    why: str

    def resume(self, s: Witches) -> None:
        if s.pool:
            self.taken(s, NOBODY)
            return
        others = cackliest(s, self.who)
        if len(others) > 1:
            s.ask(self.who, [ROB[seat] for seat in others])
        elif others:
            self.taken(s, others[0])
        else:
            self.shrink(s)
            take_aliss(s, self.who, "most-cackles")

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        self.taken(s, move.n(0))

    def taken(self, s: Witches, other: int) -> None:
        """One more, from the reserve or from another."""
        self.shrink(s)
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

    def shrink(self, s: Witches) -> None:
        if self.count > 1:
            s.become(Cackles(self.who, self.count - 1, self.why))
        else:
            s.done()
