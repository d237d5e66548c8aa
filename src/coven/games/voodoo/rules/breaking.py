"""Interruption: broken spells, curses not obeyed, and calls that the table itself judges
(chapters 6, 7 and 11)."""

from __future__ import annotations

from typing import Final

from ..components import CARDS, SPELLS, TRICKS
from ..state import NOBODY, Tournament, bits, deck_of, hold_tricks
from . import moments
from .track import gain, lose_point

BROKEN_POINTS: Final = tuple(card.broken for card in CARDS)


def take_away(s: Tournament, card: int) -> None:
    """A spell leaves the table for the bottom of its pile (R12)."""
    caster = s.caster[card]
    seat = s.bound[card]
    s.laid = tuple([other for other in s.laid if other != card])
    s.cast[caster] &= ~(1 << card)
    s.caster[card] = NOBODY
    if seat != NOBODY:
        s.on[seat] &= ~(1 << card)
        s.bound[card] = NOBODY
    moments.forget_card(s, card)
    deck = deck_of(s, caster)
    s.decks[deck] = (card, *s.decks[deck])


def break_spell(s: Tournament, card: int) -> None:
    """Its caster gets the points of interruption; nobody loses any (6.7)."""
    caster = s.caster[card]
    take_away(s, card)
    gain(s, caster, BROKEN_POINTS[card])


def catch(s: Tournament, card: int) -> None:
    """A call is upheld: the spell is broken, or the curse's penalty falls. Then it is a moment for
    those who must cackle."""
    seat = s.bound[card]
    if card < SPELLS:
        s.tell("log-caught-spell", {"seat": seat, "spell": f"spell-{CARDS[card].id}"})
        break_spell(s, card)
    else:
        s.breach.pop(card, None)
        s.tell("log-caught-curse", {"seat": seat, "curse": f"curse-{CARDS[card].id}"})
        punish(s, card, seat)
    if s.stack:
        moments.owe(s, moments.CAUGHT)


def call(s: Tournament, seat: int, card: int) -> None:
    """A call that the table judges (R31)."""
    s.tell("log-call", {"seat": seat, "card": table_name(card)})
    judge(s, seat, card)


def judge(s: Tournament, seat: int, card: int) -> None:
    """By the breach, if one is open."""
    if card in s.breach:
        catch(s, card)
    else:
        false_alarm(s, seat, card)


def false_alarm(s: Tournament, seat: int, card: int) -> None:
    """It costs nothing, but the same wizard cannot call that card again before the doll moves."""
    s.rested[seat] |= 1 << card
    s.tell("log-false-alarm", {"seat": seat})


def rest_for_all(s: Tournament, card: int) -> None:
    """People have judged: nobody calls that card again before the doll moves (R34)."""
    for seat in range(s.seats):
        s.rested[seat] |= 1 << card


# -- penalties ---------------------------------------------------------------------------------


def punish(s: Tournament, card: int, seat: int) -> None:
    penalty = CARDS[card].penalty
    if penalty == "lose_point":
        lose_point(s, seat)
    elif penalty == "four_dice":
        s.short |= 1 << seat
        s.tell("log-short", {"seat": seat})
    elif penalty == "no_reroll":
        s.barred |= 1 << seat
        s.tell("log-barred", {"seat": seat})
    elif penalty == "lose_drawn_card":
        put_under(s, seat, s.drawn_card[seat])
    elif penalty == "discard_random":
        put_under(s, seat, NOBODY)
    elif penalty == "give_left":
        hand_over(s, seat, (seat + 1) % s.seats)
    elif s.tricks[seat]:
        put_under(s, seat, SPELLS + s.tricks[seat][s.random_below(len(s.tricks[seat]))])
    else:
        lose_point(s, seat)


def random_card(s: Tournament, seat: int) -> int:
    """Any card of a hand, spells and tricks alike; nobody's if it is empty."""
    spells, tricks = bits(s.spells[seat]), s.tricks[seat]
    number = len(spells) + len(tricks)
    if not number:
        return NOBODY
    i = s.random_below(number)
    return spells[i] if i < len(spells) else SPELLS + tricks[i - len(spells)]


def holds_card(s: Tournament, seat: int, card: int) -> bool:
    if card < SPELLS:
        return bool(s.spells[seat] >> card & 1)
    return card - SPELLS in s.tricks[seat]


def leave_hand(s: Tournament, seat: int, card: int) -> None:
    if card < SPELLS:
        s.spells[seat] &= ~(1 << card)
    else:
        tricks = list(s.tricks[seat])
        tricks.remove(card - SPELLS)
        hold_tricks(s, seat, tricks)
    if s.drawn_card[seat] == card:
        s.drawn_card[seat] = NOBODY


def enter_hand(s: Tournament, seat: int, card: int) -> None:
    if card < SPELLS:
        s.spells[seat] |= 1 << card
    else:
        hold_tricks(s, seat, [*s.tricks[seat], card - SPELLS])


def table_name(card: int) -> str:
    """Of a card on the table."""
    return f"{'spell' if card < SPELLS else 'curse'}-{CARDS[card].id}"


def card_name(card: int) -> str:
    """Of a card in a hand."""
    return f"spell-{CARDS[card].id}" if card < SPELLS else f"trick-{TRICKS[card - SPELLS].id}"


def put_under(s: Tournament, seat: int, card: int) -> None:
    """That card of a hand, or, if it is not there any more, any one, goes under its pile."""
    if card == NOBODY or not holds_card(s, seat, card):
        card = random_card(s, seat)
    if card == NOBODY:
        s.tell("log-empty-hand", {"seat": seat})
        return
    leave_hand(s, seat, card)
    if card < SPELLS:
        deck = deck_of(s, seat)
        s.decks[deck] = (card, *s.decks[deck])
    else:
        s.trick_deck = (card - SPELLS, *s.trick_deck)
    s.tell("log-put-under", {"seat": seat, "card": card_name(card)}, to=(seat,))
    kind = "a-spell" if card < SPELLS else "a-trick"
    s.tell("log-put-under", {"seat": seat, "card": kind}, but=(seat,))


def hand_over(s: Tournament, giver: int, taker: int) -> None:
    """Any card of a hand changes hands; the two see which."""
    card = random_card(s, giver)
    if card == NOBODY:
        s.tell("log-empty-hand", {"seat": giver})
        return
    leave_hand(s, giver, card)
    enter_hand(s, taker, card)
    both = (giver, taker)
    kind = "a-spell" if card < SPELLS else "a-trick"
    for name, to, but in ((card_name(card), both, ()), (kind, None, both)):
        s.tell("log-handed", {"seat": taker, "seat-from": giver, "card": name}, to=to, but=but)
