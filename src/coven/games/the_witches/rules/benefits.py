"""Benefits that can be played at any moment of one's turn (chapter 13).

Benefits for moving are in moving.py, those for solving a problem in solving.py.
"""

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
from ..moves import DROP, ENOUGH, FLIP, LOOK, REMOVE_CRISIS, listed, plays
from ..state import Witches, face_down
from .cackles import put_back_cackles, take_cackles
from .cards import discard_card, draw

LOOKING: Final[int] = SHAMBLES | BORROWING
"""The cards about face-down problems, as a bit mask."""


def anytime_benefits(s: Witches, who: int) -> list[Move]:
    """Returns the moves that play this seat's cards for benefits that can be played at any moment
    (13.1), without those that could do nothing now (R25). The list is cached: do not change it."""
    cards = s.hands[who] & ANYTIME
    if cards:
        if cards & INTROSPECTION and not s.cackles[who]:
            cards &= ~INTROSPECTION
        if cards & HELP and s.crises == s.all_crises:
            cards &= ~HELP
        if cards & LOOKING:
            down = face_down(s)
            if not down:
                cards &= ~LOOKING
            elif not down & ~s.known[who]:
                cards &= ~BORROWING
    return plays(cards)


def play_card(s: Witches, who: int, move: Move, key: str = "log-play") -> int:
    """Discards the card that `move` plays for its benefit (4.6), logs it, and returns it. The
    caller applies the benefit. `key`: the Fluent key of the line in the log."""
    card = CARD_OF[move.word(0)]
    discard_card(s, who, card)
    if s.records_events:
        benefit = f"benefit-{CARDS[card].benefit}"
        s.tell(key, {"seat": who, "card": f"card-{CARDS[card].id}", "benefit": benefit})
    return card


def play_anytime(s: Witches, who: int, move: Move) -> None:
    """Plays a card for a benefit that can be played at any moment: Borrowing (13.3), Extra cards
    (13.6), Help (13.8), Introspection (13.12), Shamble (13.13) or Transmutation (13.16)."""
    card = play_card(s, who, move)
    bit = 1 << card
    if bit & INTROSPECTION:
        count = put_back_cackles(s, who, INTROSPECTED)
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


def area_key(space: int) -> str:
    """Returns the Fluent key that says in which area a space is ("in Slice")."""
    return f"area-{AREAS[SPACE_AREA[space]].id}.at"


def look_at(s: Witches, who: int, space: int) -> None:
    """Shows the face-down problem on a space to this seat alone (13.3, 13.9, 13.10, R30)."""
    s.known[who] |= 1 << space
    s.reveal()
    if s.records_events:
        s.tell("log-look", {"seat": who, "area": area_key(space)}, but=(who,))
        kind = KINDS[TOKEN_KIND[s.problem[space]]].id
        s.tell("log-saw", {"problem": f"problem-{kind}", "area": area_key(space)}, to=(who,))


def turn_face_up(s: Witches, who: int, space: int) -> None:
    """Turns the face-down problem on a space face up for good (7.2, 13.13)."""
    s.open |= 1 << space
    s.reveal()
    if s.records_events:
        kind = KINDS[TOKEN_KIND[s.problem[space]]].id
        s.tell("log-open", {"seat": who, "problem": f"problem-{kind}", "area": area_key(space)})


@dataclass
class Borrowing(Frame):
    """Asks `who` which face-down problem to look at; `left`: how many looks are left (13.3)."""

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
            look_at(s, self.who, SPACE_OF[move.word(0)])


@dataclass
class Help(Frame):
    """Asks `who` which problem loses a crisis (13.8)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, [REMOVE_CRISIS[space] for space in range(SPACES) if s.crisis[space]])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        space = SPACE_OF[move.word(0)]
        s.crisis[space] -= 1
        s.crises += 1
        if s.records_events:
            s.tell("log-help", {"seat": seat, "area": area_key(space), "count": s.crises})


@dataclass
class Shamble(Frame):
    """Asks `who` which hard problem is turned face up (13.13)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, listed(FLIP, face_down(s)))

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        turn_face_up(s, seat, SPACE_OF[move.word(0)])


@dataclass
class Transmutation(Frame):
    """Asks `who` which cards to discard, one after the other, then draws `count` cards: one for
    each of them and one for the Transmutation itself (13.16)."""

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
        discard_card(s, seat, card)
        if s.records_events:
            s.tell("log-drop", {"seat": seat, "card": f"card-{CARDS[card].id}"})
        s.become(Transmutation(self.who, self.count + 1))
