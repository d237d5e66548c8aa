"""Two players: schools of magic, and piles of their own (chapter 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import CARDS, SCHOOLS, SPELLS
from ..moves import PICK, SCHOOL
from ..state import NOBODY, Tournament

EACH: Final = SPELLS // 2
"""Cards of each player's pile: a school, and half of the third."""


def school(name: int) -> tuple[int, ...]:
    """The spells of a school."""
    return tuple([c for c in range(SPELLS) if CARDS[c].school == SCHOOLS[name]])


@dataclass
class Schools(Frame):
    """Each in turn takes a school of magic with all its cards (9.2)."""

    who: int

    def resume(self, s: Tournament) -> None:
        if s.schools[self.who] != NOBODY:
            s.done()
            return
        s.ask(self.who, [SCHOOL[i] for i in range(len(SCHOOLS)) if i not in s.schools])

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        taken = SCHOOL.index(move)
        s.schools[seat] = taken
        s.decks[seat] = school(taken)
        s.tell("log-school", {"seat": seat, "school": f"school-{SCHOOLS[taken]}"})
        s.become(Schools(1 - seat))


@dataclass
class ThirdSchool(Frame):
    """The second player takes six cards of the school that is left; the first gets the rest. Both
    see them (9.2)."""

    who: int

    def resume(self, s: Tournament) -> None:
        left = third(s)
        if len(s.decks[self.who]) < EACH:
            s.ask(self.who, [PICK[card] for card in left])
            return
        s.done()
        s.decks[1 - self.who] = (*s.decks[1 - self.who], *left)

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        card = PICK.index(move)
        s.decks[seat] = (*s.decks[seat], card)
        s.tell("log-pick", {"seat": seat, "spell": f"spell-{CARDS[card].id}"})


def third(s: Tournament) -> list[int]:
    """What is left of the school that nobody chose."""
    name = next(i for i in range(len(SCHOOLS)) if i not in s.schools)
    return [card for card in school(name) if card not in s.decks[0] and card not in s.decks[1]]
