"""New problems (chapter 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import AREA_SPACES, AREAS, CARD_AREA, CARDS, EASY, KINDS, SPACE_OF, TOKEN_KIND
from ..moves import CRISIS, TURN_CARD
from ..state import NOTHING, Witches, bits, empty_spaces, put_problem, standing
from .benefits import anytime, place_word, play_anytime
from .cards import lift
from .end import lose
from .outcome import add_crisis

FEW_CRISES: Final = 4
ENOUGH_CARDS: Final = 165
"""Three times round the deck without finding a place (R11)."""


@dataclass
class Dawn(Frame):
    """Before the next problem comes she may play benefits; asked only while a crisis lies on the
    map and few are left, for otherwise it makes no difference (R10)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, [TURN_CARD, *anytime(s, self.who)])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        if move.verb == "turn-card":
            s.done()
        else:
            play_anytime(s, seat, move)


@dataclass
class Placing(Frame):
    """Cards are turned over until the next problem has found its place (5.3–5.8)."""

    who: int
    cards: int

    def resume(self, s: Witches) -> None:
        card = lift(s)
        if card == NOTHING or self.cards >= ENOUGH_CARDS:
            if card != NOTHING:
                s.discard |= 1 << card
            s.done()
            place_anywhere(s)
            return
        s.discard |= 1 << card
        s.reveal()
        area = CARD_AREA[card]
        if s.records_events:
            where = f"area-{AREAS[area].id}"
            s.tell("log-turn-card", {"card": f"card-{CARDS[card].id}", "area": where})
        spaces = AREA_SPACES[area]
        witches = spaces & standing(s)
        free = spaces & ~s.taken & ~witches
        if free:
            s.done()
            place(s, (free & -free).bit_length() - 1)
            return
        s.become(Placing(self.who, self.cards + 1))
        if witches:
            if s.records_events:
                s.tell("log-witch-there", {"area": f"area-{AREAS[area].id}.at"})
            return
        troubled = [space for space in bits(spaces) if s.piling or not s.crisis[space]]
        if len(troubled) > 1:
            s.push(Worsening(self.who, area))
        elif troubled:
            add_crisis(s, troubled[0])
        elif s.records_events:
            s.tell("log-crisis-there", {"area": f"area-{AREAS[area].id}.at"})


def place(s: Witches, space: int) -> None:
    """The next problem comes to a space; hard ones stay face down (5.3)."""
    token = s.queue[s.next]
    s.next += 1
    put_problem(s, space, token)
    s.reveal()
    if s.records_events:
        kind = KINDS[TOKEN_KIND[token]].id if token < EASY else "face-down"
        s.tell("log-place", {"problem": f"problem-{kind}", "area": place_word(space)})
        if s.next == len(s.queue):
            s.tell("log-last-problem", {})


def place_anywhere(s: Witches) -> None:
    """The cards of all free areas are in hands: the first free space takes it (R11)."""
    free = empty_spaces(s)
    if free:
        place(s, (free & -free).bit_length() - 1)
    else:
        lose(s, "crises")


@dataclass
class Worsening(Frame):
    """All spaces of the Castle or the Town hold problems: which of them gets the crisis? (5.7)"""

    who: int
    area: int

    def resume(self, s: Witches) -> None:
        spaces = bits(AREA_SPACES[self.area])
        s.ask(self.who, [CRISIS[space] for space in spaces if s.piling or not s.crisis[space]])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        add_crisis(s, SPACE_OF[move.word(0)])
