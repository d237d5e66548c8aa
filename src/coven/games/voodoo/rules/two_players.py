"""Two players choose schools of magic, which become their piles of spells (9.1–9.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import CARDS, SCHOOLS, SPELLS, cards_for
from ..moves import PICK, SCHOOL
from ..state import NOBODY, Tournament

OF_SCHOOL: Final = {
    room: [
        tuple([c for c in cards_for(room) if c < SPELLS and CARDS[c].school == name])
        for name in SCHOOLS
    ]
    for room in (False, True)
}
"""By whether people are in one room, and by school: its spells."""


def school(s: Tournament, name: int) -> tuple[int, ...]:
    """Returns the numbers of the spells that belong to school number `name`."""
    return OF_SCHOOL[s.room][name]


@dataclass
class Schools(Frame):
    """Asks `who`, then the other player, to take a school of magic with all its spells (9.2)."""

    who: int

    def resume(self, s: Tournament) -> None:
        if s.schools[self.who] != NOBODY:
            s.done()
            return
        s.ask(self.who, [SCHOOL[i] for i in range(len(SCHOOLS)) if i not in s.schools])

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        taken = SCHOOL.index(move)
        s.schools[seat] = taken
        s.decks[seat] = school(s, taken)
        s.tell("log-school", {"seat": seat, "school": f"school-{SCHOOLS[taken]}"})
        s.become(Schools(1 - seat))


@dataclass
class ThirdSchool(Frame):
    """Asks the second player, `who`, to take half of the third school's spells one by one; the
    first player gets the rest (9.2). Both see all of them (R9)."""

    who: int

    def resume(self, s: Tournament) -> None:
        left = third(s)
        if picks_left(s, left):
            s.ask(self.who, [PICK[card] for card in left])
            return
        s.done()
        s.decks[1 - self.who] = (*s.decks[1 - self.who], *left)

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        card = PICK.index(move)
        s.decks[seat] = (*s.decks[seat], card)
        s.tell("log-pick", {"seat": seat, "spell": f"spell-{CARDS[card].id}"})


def third(s: Tournament) -> list[int]:
    """Returns the spells of the third school that nobody has taken yet."""
    taken = set(s.decks[0] + s.decks[1])
    return [card for card in school(s, unchosen(s)) if card not in taken]


def unchosen(s: Tournament) -> int:
    """Returns the number of the school that neither player has chosen."""
    return next(i for i in range(len(SCHOOLS)) if i not in s.schools)


def picks_left(s: Tournament, left: list[int]) -> int:
    """Returns how many more spells of the third school the second player takes, until half of it is
    taken. `left`: the spells that nobody has taken yet."""
    every = len(school(s, unchosen(s)))
    return len(left) - (every - every // 2)
