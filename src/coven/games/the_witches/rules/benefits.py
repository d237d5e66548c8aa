"""Benefits that can be played at any moment of one's turn (chapter 13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    ANYTIME,
    AREAS,
    BORROWED_LOOKS,
    BORROWING,
    CARD_OF,
    CARDS,
    CARDS_DRAWN,
    HELP,
    INTROSPECTED,
    INTROSPECTION,
    KINDS,
    SHAMBLES,
    SPACE_AREA,
    SPACE_OF,
    SPACES,
    TOKEN_KIND,
)
from ..moves import DROP, ENOUGH, FLIP, LOOK, SOOTHE, listed, plays
from ..state import Witches, face_down
from .cackles import drop_cackles, take_cackles
from .cards import draw, throw

LOOKING: Final[int] = SHAMBLES | BORROWING


def anytime(s: Witches, who: int) -> list[Move]:
    """The benefits that need no occasion (13.1); a card that could do nothing is not offered
    (R25). The list is shared: nobody may change it."""
    live = s.hands[who] & ANYTIME
    if live:
        if live & INTROSPECTION and not s.cackles[who]:
            live &= ~INTROSPECTION
        if live & HELP and s.crises == s.all_crises:
            live &= ~HELP
        if live & LOOKING:
            down = face_down(s)
            if not down:
                live &= ~LOOKING
            elif not down & ~s.known[who]:
                live &= ~BORROWING
    return plays(live)


def play_card(s: Witches, who: int, move: Move) -> int:
    """The card goes to the discards (4.6); what it does is up to its benefit."""
    card = CARD_OF[move.word(0)]
    throw(s, who, card)
    if s.records_events:
        benefit = f"benefit-{CARDS[card].benefit}"
        s.tell("log-play", {"seat": who, "card": f"card-{CARDS[card].id}", "benefit": benefit})
    return card


def play_anytime(s: Witches, who: int, move: Move) -> None:
    """13.3, 13.6, 13.8, 13.12, 13.13, 13.16"""
    card = play_card(s, who, move)
    bit = 1 << card
    if bit & INTROSPECTION:
        count = drop_cackles(s, who, INTROSPECTED)
        if s.records_events:
            s.tell("log-introspection", {"seat": who, "count": count})
    elif bit & HELP:
        s.push(Help(who))
    elif bit & SHAMBLES:
        s.push(Shamble(who))
    elif bit & BORROWING:
        s.push(Borrowing(who, BORROWED_LOOKS))
    elif CARDS[card].benefit == "extra_cards":
        draw(s, who, CARDS_DRAWN)
        if CARDS[card].cackle:
            take_cackles(s, who, 1, "card")
    else:
        s.push(Transmutation(who, 1))


def place_word(space: int) -> str:
    """Where a space is, for the log."""
    return f"area-{AREAS[SPACE_AREA[space]].id}.at"


def look(s: Witches, who: int, space: int) -> None:
    """She alone sees a face-down token (13.3, 13.9)."""
    s.known[who] |= 1 << space
    s.reveal()
    if s.records_events:
        s.tell("log-look", {"seat": who, "area": place_word(space)}, but=(who,))
        kind = KINDS[TOKEN_KIND[s.problem[space]]].id
        s.tell("log-saw", {"problem": f"problem-{kind}", "area": place_word(space)}, to=(who,))


def turn_over(s: Witches, who: int, space: int) -> None:
    """A hard problem lies face up from now on."""
    s.open |= 1 << space
    s.reveal()
    if s.records_events:
        kind = KINDS[TOKEN_KIND[s.problem[space]]].id
        s.tell("log-open", {"seat": who, "problem": f"problem-{kind}", "area": place_word(space)})


@dataclass
class Borrowing(Frame):
    """So many looks are left (13.3)."""

    who: int
    left: int

    def resume(self, s: Witches) -> None:
        unseen = face_down(s) & ~s.known[self.who]
        if unseen and self.left:
            s.ask(self.who, [*listed(LOOK, unseen), ENOUGH])
        else:
            s.done()

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        if move == ENOUGH:
            s.done()
        else:
            s.become(Borrowing(self.who, self.left - 1))
            look(s, self.who, SPACE_OF[move.word(0)])


@dataclass
class Help(Frame):
    """One crisis is taken off a problem (13.8)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, [SOOTHE[space] for space in range(SPACES) if s.crisis[space]])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        space = SPACE_OF[move.word(0)]
        s.crisis[space] -= 1
        s.crises += 1
        if s.records_events:
            s.tell("log-help", {"seat": seat, "area": place_word(space), "count": s.crises})


@dataclass
class Shamble(Frame):
    """A hard problem is turned over (13.13)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, listed(FLIP, face_down(s)))

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        turn_over(s, seat, SPACE_OF[move.word(0)])


@dataclass
class Transmutation(Frame):
    """So many cards will be drawn, this card's own replacement included (13.16)."""

    who: int
    count: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, [ENOUGH, *listed(DROP, s.hands[self.who])])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        if move == ENOUGH:
            s.done()
            draw(s, seat, self.count)
            return
        card = CARD_OF[move.word(0)]
        throw(s, seat, card)
        if s.records_events:
            s.tell("log-drop", {"seat": seat, "card": f"card-{CARDS[card].id}"})
        s.become(Transmutation(self.who, self.count + 1))
