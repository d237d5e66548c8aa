"""Imprisoning and bottles (chapter 9)."""

from __future__ import annotations

from ..state import NOBODY, Towers
from .end import look_for_end


def imprison(s: Towers, landing: int, by: int) -> None:
    """9.1, 9.2: one bottle for the mover if anybody stood where the tower came down."""
    if not s.load[landing]:
        return
    if s.records_events:
        s.tell("log-imprison", {"seat": by})  # R58: names nobody
    fill(s, by)


def fill(s: Towers, by: int) -> None:
    """9.3; in teams the partner's bottle when one's own are full (12.6, R64)."""
    colour = s.colour[by]
    if not s.empty[colour] and s.partner[by] != NOBODY:
        colour = s.colour[s.partner[by]]
    if not s.empty[colour]:
        return
    s.empty[colour] -= 1
    s.full[colour] += 1
    if s.records_events:
        s.tell("log-fill", {"seat": owner(s, colour, by), "count": s.empty[colour]})
    look_for_end(s)


def owner(s: Towers, colour: int, by: int) -> int:
    return by if s.shared else colour
