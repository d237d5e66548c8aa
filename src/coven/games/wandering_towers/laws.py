"""What never changes, whatever is played."""

from __future__ import annotations

from .components import BOTTLES, CAPACITY, FACES, SOLO, SPACES, TOWERS
from .state import DIGIT, SURFACES, Towers


def conserve(s: Towers) -> None:
    """Nine towers, one keep on top, every wizard once, ninety cards, every bottle."""
    standing = sorted(tower for stack in s.stacks for tower in stack)
    assert standing == list(range(TOWERS)), "nine towers on the board"
    for space, stack in enumerate(s.stacks):
        assert s.roof[space] == (SPACES + stack[-1] if stack else space)
        assert all(s.where[tower] == space for tower in stack)
    assert 0 <= s.keep < SPACES
    assert not s.crowd[s.roof[s.keep]], "no wizard directly under the keep (R28)"
    for colour in range(len(s.home)):
        outside = sum((crowd >> (DIGIT * colour)) & 7 for crowd in s.crowd)
        assert outside + s.home[colour] == s.wizards, "every wizard once"
    for surface in range(SURFACES):
        digits = [(s.crowd[surface] >> (DIGIT * c)) & 7 for c in range(len(s.home))]
        assert sum(digits) == s.load[surface] <= CAPACITY, "at most six on a surface"
    cards = sorted([*s.deck[: s.left], *s.discard, *[c for hand in s.hands for c in hand]])
    box = sorted(i for i, face in enumerate(FACES) for _ in range(face.copies))
    assert cards == box, "ninety cards"
    bottles = sum(s.empty) + sum(s.full) + sum(s.spent)
    if s.shared:
        assert bottles == (SOLO["bottles"] if s.spells else 0)
    else:
        assert bottles == BOTTLES[s.seats] * s.seats, "every bottle is empty, full or spent"
    assert min([*s.empty, *s.full, *s.spent]) >= 0
