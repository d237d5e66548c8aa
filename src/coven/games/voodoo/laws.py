"""What never changes, whatever is played."""

from __future__ import annotations

from .components import CARDS, DICE, SPELLS, cards_for, tricks_for
from .state import NOBODY, Tournament, bits


def conserve(s: Tournament) -> None:
    """Every spell, curse and trick that is played with, once; five dice; nobody below zero."""
    assert min(s.points) >= 0, "nobody is below zero"
    if s.turns:
        spells = [
            *(c for deck in s.decks for c in deck),
            *(c for hand in s.spells for c in bits(hand)),
            *s.laid,
        ]
        played = cards_for(s.room)
        assert sorted(spells) == [card for card in played if card < SPELLS], "every spell once"
        tricks = sorted([*s.trick_deck, *(t for hand in s.tricks for t in hand)])
        assert tricks == tricks_for(s.seats, s.room), "every trick once"
        curses = sorted([*s.curse_deck, *bits(s.curses)])
        assert curses == [card for card in played if card >= SPELLS], "every curse once"
    for card in range(len(CARDS)):
        bound = s.bound[card]
        assert all(bool(s.on[seat] >> card & 1) == (seat == bound) for seat in range(s.seats))
        if card < SPELLS:
            caster = s.caster[card]
            assert (caster != NOBODY) == (card in s.laid), "a spell lies before its caster"
            assert bound == NOBODY or bound != caster, "nobody enchants themselves"
            for seat in range(s.seats):
                assert bool(s.cast[seat] >> card & 1) == (seat == caster)
        else:
            assert (bound != NOBODY) == bool(s.curses >> card & 1), "a curse lies on somebody"
    for card in s.breach:
        assert s.bound[card] != NOBODY, "a breach is of a card that binds"
    assert not s.thrown or DICE - 1 <= len(s.pool) + len(s.used) <= DICE, "five dice, or four"
    assert all(0 <= s.marker[i] <= s.points[i] for i in range(s.seats)), "markers follow points"
    for seat in range(s.seats):
        assert s.kinds[seat] == sum({1 << trick for trick in s.tricks[seat]}), "kinds of tricks"
    assert s.target == NOBODY or s.seats > 2, "two players have no target card"
