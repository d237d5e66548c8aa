"""Initiative: who acts first where the order of the players matters (7.11), and who may wait for
whom (7.13). Arcana and brewing use it."""

from __future__ import annotations

from collections.abc import Sequence

from ..state import NOBODY, WhirlingState


def in_initiative_order(s: WhirlingState) -> list[int]:
    """Returns the seats, the one with the lowest initiative on its last recipe first (7.11,
    R21)."""
    return sorted(range(s.seats), key=lambda seat: s.initiative[seat])


def first_closed(s: WhirlingState, who: Sequence[int], shown: int) -> int:
    """Returns the seat with the lowest initiative of those in `who` whose decisions or brew are not
    revealed yet; NOBODY if all are. That seat has nobody to wait for (7.13). `shown`: the seats
    that have been revealed, as a bit mask."""
    for seat in in_initiative_order(s):
        if seat in who and not shown >> seat & 1:
            return seat
    return NOBODY


def is_strict(s: WhirlingState) -> bool:
    """Whether everybody has to act in order of initiative, by the option ``order`` (R22)."""
    return s.options["order"] == "strict"
