"""Checks of what never changes, whatever is played."""

from __future__ import annotations

from .components import BOTTLES, CAPACITY, FACES, SOLO, SPACES, TOWERS
from .state import SURFACES, Towers, wizards_on


def conserve(s: Towers) -> None:
    """Raises AssertionError if a piece is lost or duplicated: there must be nine towers, nobody
    directly under the keep, each wizard once, ninety cards, all bottles."""
    standing = sorted(tower for stack in s.stacks for tower in stack)
    assert standing == list(range(TOWERS)), "nine towers on the board"
    for space, stack in enumerate(s.stacks):
        assert s.roof[space] == (SPACES + stack[-1] if stack else space)
        assert all(s.where[tower] == space for tower in stack)
    assert 0 <= s.keep < SPACES
    assert not s.crowd[s.roof[s.keep]], "no wizard directly under the keep (R28)"
    colours = range(len(s.home))
    for colour in colours:
        outside = sum(wizards_on(s, surface, colour) for surface in range(SURFACES))
        assert outside + s.home[colour] == s.wizards, "every wizard once"
    for surface in range(SURFACES):
        standing_here = sum(wizards_on(s, surface, colour) for colour in colours)
        assert standing_here == s.load[surface] <= CAPACITY, "at most six on a surface (5.7)"
    cards = sorted([*s.deck[: s.deck_left], *s.discard, *[c for hand in s.hands for c in hand]])
    box = sorted(i for i, face in enumerate(FACES) for _ in range(face.copies))
    assert cards == box, "ninety cards"
    bottles = sum(s.empty) + sum(s.full) + sum(s.spent)
    if s.shared:
        assert bottles == (SOLO["bottles"] if s.spells else 0)
    else:
        assert bottles == BOTTLES[s.seats] * s.seats, "every bottle is empty, full or spent"
    assert min([*s.empty, *s.full, *s.spent]) >= 0
