"""New problems and crises at the beginning of a turn (chapter 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import AREA_SPACES, AREAS, CARD_AREA, CARDS, EASY, KINDS, SPACE_OF, TOKEN_KIND
from ..moves import CRISIS, TURN_CARD
from ..state import (
    NOTHING,
    Witches,
    bits,
    empty_spaces,
    lowest_bit,
    put_problem,
    spaces_with_witches,
)
from .benefits import anytime_benefits, area_key, play_anytime
from .cards import take_top_card
from .end import lose
from .modes import can_get_crisis
from .outcome import add_crisis

FEW_CRISES: Final = 4
"""With no more crises than this in the reserve players are asked before a problem comes (R10)."""
MOST_CARDS: Final = 165
"""After this many cards, three times the deck, a problem goes to the first empty space (R11)."""


def asks_before_placing(s: Witches, who: int) -> bool:
    """Returns whether this seat is asked to play cards for their benefits before the next problem
    is placed: a crisis lies on the map, few are in the reserve, and the seat has cards (R10)."""
    return s.crises <= FEW_CRISES and s.crises < s.all_crises and s.hands[who] != 0


def add_crisis_and_ask(s: Witches, who: int, space: int) -> None:
    """Puts a crisis on the problem of a space (5.4). If that was the last crisis of the reserve,
    asks `who` whether to play cards for their benefits before the next card is turned over: only
    the benefit Help could save everybody now (R10)."""
    add_crisis(s, space)
    if not s.over and not s.crises and s.hands[who]:
        s.push(BeforePlacing(who))


@dataclass
class BeforePlacing(Frame):
    """Asks `who` whether to play cards for their benefits before the next card is turned over for a
    problem (4.3, R10)."""

    who: int

    def resume(self, s: Witches) -> None:
        s.ask(self.who, [TURN_CARD, *anytime_benefits(s, self.who)])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        if move.verb == "turn-card":
            s.done()
        else:
            play_anytime(s, seat, move)


@dataclass
class Placing(Frame):
    """Turns over cards until the next problem has found its place; on the way, crises come to areas
    that are full (5.2–5.8). `cards`: how many have been turned over already."""

    who: int
    cards: int

    def resume(self, s: Witches) -> None:
        card = take_top_card(s)
        if card == NOTHING or self.cards >= MOST_CARDS:
            if card != NOTHING:
                s.discard |= 1 << card
            s.done()
            place_on_first_empty_space(s)
            return
        s.discard |= 1 << card
        s.turned = (*s.turned, card)
        s.reveal()
        area = CARD_AREA[card]
        if s.records_events:
            where = f"area-{AREAS[area].id}"
            s.tell("log-turn-card", {"card": f"card-{CARDS[card].id}", "area": where})
        spaces = AREA_SPACES[area]
        witches = spaces & spaces_with_witches(s)
        free = spaces & ~s.taken & ~witches
        if free:  # of several empty spaces the first (5.6, R9)
            s.done()
            place(s, lowest_bit(free))
            return
        s.become(Placing(self.who, self.cards + 1))
        if witches:  # a witch keeps problems and crises away (5.8, R8)
            if s.records_events:
                s.tell("log-witch-there", {"area": f"area-{AREAS[area].id}.at"})
            return
        calm = [space for space in bits(spaces) if can_get_crisis(s, space)]
        if len(calm) > 1 and s.crises:
            s.push(CrisisChoice(self.who, area))
        elif calm:
            add_crisis_and_ask(s, self.who, calm[0])
        elif s.records_events:
            s.tell("log-crisis-there", {"area": f"area-{AREAS[area].id}.at"})


def place(s: Witches, space: int) -> None:
    """Puts the next problem on a space, hard ones face down (5.3)."""
    token = s.queue[s.next]
    s.next += 1
    put_problem(s, space, token)
    s.reveal()
    if s.records_events:
        if token < EASY:
            kind = KINDS[TOKEN_KIND[token]].id
            s.tell("log-place", {"problem": f"problem-{kind}", "area": area_key(space)})
        else:
            s.tell("log-place-down", {"area": area_key(space)})
        if s.next == len(s.queue):
            s.tell("log-last-problem", {})


def place_on_first_empty_space(s: Witches) -> None:
    """Puts the next problem on the first empty space, because the cards of all free areas are in
    hands; without an empty space the game is lost (R11)."""
    free = empty_spaces(s)
    if s.records_events:
        s.tell("log-no-card-fits" if free else "log-no-space", {})
    if free:
        place(s, lowest_bit(free))
    else:
        lose(s, "crises")


@dataclass
class CrisisChoice(Frame):
    """Asks `who` which problem of the Castle or the Town (`area`) gets the crisis, because all its
    spaces hold problems (5.7)."""

    who: int
    area: int

    def resume(self, s: Witches) -> None:
        spaces = bits(AREA_SPACES[self.area])
        s.ask(self.who, [CRISIS[space] for space in spaces if can_get_crisis(s, space)])

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        s.done()
        add_crisis_and_ask(s, self.who, SPACE_OF[move.word(0)])
