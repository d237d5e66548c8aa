"""Broken spells, and the penalties of curses that were not obeyed (chapters 6 and 7)."""

from __future__ import annotations

from typing import Final

from ..components import CARDS, SPELLS
from ..state import NOBODY, Tournament, deck_of
from . import moments
from .held_cards import hand_over, put_under
from .track import gain, lose_point

BROKEN_POINTS: Final = tuple(card.broken for card in CARDS)
"""By card: the points for its caster when it is broken."""


def remove_spell(s: Tournament, card: int) -> None:
    """Takes a spell out of play and puts it under its caster's pile (5.1, R12)."""
    caster = s.caster[card]
    seat = s.bound_wizard[card]
    s.spells_on_table = tuple([other for other in s.spells_on_table if other != card])
    s.cast_spells[caster] &= ~(1 << card)
    s.caster[card] = NOBODY
    if seat != NOBODY:
        s.binding_cards[seat] &= ~(1 << card)
        s.bound_wizard[card] = NOBODY
    moments.clear_card(s, card)
    deck = deck_of(s, caster)
    s.decks[deck] = (card, *s.decks[deck])


def break_spell(s: Tournament, card: int) -> None:
    """Removes a broken spell and gives its caster the points for it; nobody loses any (6.7)."""
    caster = s.caster[card]
    remove_spell(s, card)
    gain(s, caster, BROKEN_POINTS[card])


def punish(s: Tournament, card: int, seat: int) -> None:
    """Applies the penalty of the curse `card` to the wizard who has not obeyed it (7.5, R18)."""
    penalty = CARDS[card].penalty
    if penalty == "lose_point":
        lose_point(s, seat)
    elif penalty == "four_dice":
        s.four_dice_next |= 1 << seat
        s.tell("log-short", {"seat": seat})
    elif penalty == "no_reroll":
        s.no_rerolls_next |= 1 << seat
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
