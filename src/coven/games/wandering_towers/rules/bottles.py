"""Imprisoning and bottles (chapter 9)."""

from __future__ import annotations

from ..state import NOBODY, Towers
from .end import look_for_end


def imprison(s: Towers, landing: int, by: int) -> None:
    """Fills one bottle for the seat `by`, which has moved a tower, if wizards stand on the surface
    `landing` that the tower now covers (9.1, 9.2)."""
    if not s.load[landing]:
        return
    if s.records_events:
        s.tell("log-imprison", {"seat": by})  # R58: names nobody
        s.show_stage("log-imprison", {"seat": by})
    fill(s, by)


def fill(s: Towers, by: int) -> None:
    """Fills one empty bottle of the seat `by`; in teams, if it has none, one of its partner's
    (12.6, R64). Does nothing without an empty bottle (9.3)."""
    colour = s.colour[by]
    if not s.empty[colour] and s.partner[by] != NOBODY:
        colour = s.colour[s.partner[by]]
    if not s.empty[colour]:
        return
    s.empty[colour] -= 1
    s.full[colour] += 1
    if s.records_events:
        s.tell("log-fill", {"seat": seat_in_log(s, colour, by), "count": s.empty[colour]})
    look_for_end(s, (colour,))


def seat_in_log(s: Towers, colour: int, by: int) -> int:
    """Returns the seat that the log names for a bottle of this colour: its owner or, if bottles are
    shared, the seat `by`, which filled it."""
    return by if s.shared else colour
