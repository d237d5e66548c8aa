"""Checking for winners (chapter 9)."""

from __future__ import annotations

from ..state import Witches, kinds, size


def key(s: Witches, seat: int) -> tuple[int, int, int]:
    """What decides among those who have enough: ingredients in the circle, then types, then the
    emptier workbench (9.3)."""
    circle = s.circle[seat]
    return size(circle), kinds(circle), -size(s.bench[seat])


def look_for_winners(s: Witches) -> None:
    """9.1–9.4"""
    enough = [key(s, seat) for seat in range(s.seats) if size(s.circle[seat]) >= s.threshold]
    if not enough:
        return
    if len(enough) == 1:
        s.ended = "won"
    else:
        s.ended = "shared" if enough.count(max(enough)) > 1 else "tie-break"


def stop_exhausted(s: Witches) -> None:
    """R27: nobody can play a recipe any more."""
    s.ended = "exhausted"
    s.finish()
