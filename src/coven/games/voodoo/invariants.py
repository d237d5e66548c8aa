"""Invariants: what must hold in every position."""

from __future__ import annotations

from .components import CARDS, DICE, SPELLS, cards_for, tricks_for
from .state import NOBODY, Tournament, bits


def conserve(s: Tournament) -> None:
    """Raises AssertionError if a card or die is lost or duplicated, if the lists of which card
    binds whom disagree, or if points or markers are out of bounds."""
    assert min(s.points) >= 0, "nobody is below zero"
    if s.turns:
        spells = [
            *(c for deck in s.decks for c in deck),
            *(c for hand in s.spells for c in bits(hand)),
            *s.spells_on_table,
        ]
        played = cards_for(s.room)
        assert sorted(spells) == [card for card in played if card < SPELLS], "every spell once"
        tricks = sorted([*s.trick_deck, *(t for hand in s.tricks for t in hand)])
        assert tricks == tricks_for(s.seats, s.room), "every trick once"
        curses = sorted([*s.curse_deck, *bits(s.curses)])
        assert curses == [card for card in played if card >= SPELLS], "every curse once"
    for card in range(len(CARDS)):
        bound = s.bound_wizard[card]
        for seat in range(s.seats):
            assert bool(s.binding_cards[seat] >> card & 1) == (seat == bound)
        if card < SPELLS:
            caster = s.caster[card]
            assert (caster != NOBODY) == (card in s.spells_on_table), (
                "a spell has a caster exactly while it is on the table"
            )
            assert bound == NOBODY or bound != caster, "a spell never binds its caster"
            for seat in range(s.seats):
                assert bool(s.cast_spells[seat] >> card & 1) == (seat == caster)
        else:
            assert (bound != NOBODY) == bool(s.curses >> card & 1), (
                "a curse binds somebody exactly while it is on the table"
            )
    for card in s.breach:
        assert s.bound_wizard[card] != NOBODY, "only a card that binds somebody has a breach"
    assert not s.thrown or DICE - 1 <= len(s.pool) + len(s.used) <= DICE, (
        "the turn has five or four dice"
    )
    assert all(0 <= s.marker[i] <= s.points[i] for i in range(s.seats)), (
        "no marker is ahead of its points"
    )
    for seat in range(s.seats):
        assert s.kinds[seat] == sum({1 << trick for trick in s.tricks[seat]}), (
            "`kinds` agrees with `tricks`"
        )
    assert s.target == NOBODY or s.seats > 2, "two players have no target card"
