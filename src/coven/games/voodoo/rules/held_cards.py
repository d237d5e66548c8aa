"""Cards in a wizard's hand. A held card is one number: a spell, or SPELLS + a trick."""

from __future__ import annotations

from ..components import CARDS, SPELLS, TRICKS
from ..state import NOBODY, Tournament, bits, deck_of, hold_tricks


def holds_card(s: Tournament, seat: int, card: int) -> bool:
    """Whether the wizard has this card in hand."""
    if card < SPELLS:
        return bool(s.spells[seat] >> card & 1)
    return card - SPELLS in s.tricks[seat]


def leave_hand(s: Tournament, seat: int, card: int) -> None:
    """Takes a card out of the wizard's hand."""
    if card < SPELLS:
        s.spells[seat] &= ~(1 << card)
    else:
        tricks = list(s.tricks[seat])
        tricks.remove(card - SPELLS)
        hold_tricks(s, seat, tricks)
    if s.drawn_card[seat] == card:
        s.drawn_card[seat] = NOBODY


def enter_hand(s: Tournament, seat: int, card: int) -> None:
    """Adds a card to the wizard's hand."""
    if card < SPELLS:
        s.spells[seat] |= 1 << card
    else:
        hold_tricks(s, seat, [*s.tricks[seat], card - SPELLS])


def random_card(s: Tournament, seat: int) -> int:
    """Returns a random card of the wizard's hand, spells and tricks alike; NOBODY if the hand is
    empty (R18)."""
    spells, tricks = bits(s.spells[seat]), s.tricks[seat]
    number = len(spells) + len(tricks)
    if not number:
        return NOBODY
    i = s.random_below(number)
    return spells[i] if i < len(spells) else SPELLS + tricks[i - len(spells)]


def put_under(s: Tournament, seat: int, card: int) -> None:
    """Puts a card of the wizard's hand under its pile: `card`, or a random one if `card` is not in
    the hand (R18)."""
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
    s.tell("log-put-under", {"seat": seat, "card": back_name(card)}, but=(seat,))


def hand_over(s: Tournament, giver: int, taker: int) -> None:
    """Moves a random card from the giver's hand to the taker's; only these two see which."""
    card = random_card(s, giver)
    if card == NOBODY:
        s.tell("log-empty-hand", {"seat": giver})
        return
    leave_hand(s, giver, card)
    enter_hand(s, taker, card)
    both = (giver, taker)
    for name, to, but in ((card_name(card), both, ()), (back_name(card), None, both)):
        s.tell("log-handed", {"seat": taker, "seat-from": giver, "card": name}, to=to, but=but)


def card_name(card: int) -> str:
    """Returns the Fluent key of a held card's name."""
    return f"spell-{CARDS[card].id}" if card < SPELLS else f"trick-{TRICKS[card - SPELLS].id}"


def back_name(card: int) -> str:
    """Returns the Fluent key of what other players see of a held card: its back, spell or trick."""
    return "a-spell" if card < SPELLS else "a-trick"
