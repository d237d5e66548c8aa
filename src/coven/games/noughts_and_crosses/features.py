"""The position as numbers: lines that are still open, and where the marks are."""

from __future__ import annotations

from coven.core.game import Feature

from .state import EMPTY, LINES, Grid

FEATURES = (
    Feature("own-twos", 0, 8),
    Feature("their-twos", 0, 8),
    Feature("own-ones", 0, 8),
    Feature("their-ones", 0, 8),
    Feature("centre", -1, 1),
    Feature("corners", -4, 4),
    Feature("to-move", 0, 1),
)


def features(s: Grid, seat: int) -> list[float]:
    """Returns the numbers that FEATURES names: lines in which only one side has marks, by the
    number of its marks; the centre and the corners (1 for each that is the seat's own, -1 for the
    other's); and whether it is the seat's turn."""
    lines = [[0, 0, 0, 0], [0, 0, 0, 0]]
    for line in LINES:
        own = 0
        theirs = 0
        for cell in line:
            if s.cells[cell] == seat:
                own += 1
            elif s.cells[cell] != EMPTY:
                theirs += 1
        if not theirs:
            lines[0][own] += 1
        elif not own:
            lines[1][theirs] += 1
    corners = 0
    for cell in (0, 2, 6, 8):
        corners += _side(s.cells[cell], seat)
    return [
        float(lines[0][2]),
        float(lines[1][2]),
        float(lines[0][1]),
        float(lines[1][1]),
        float(_side(s.cells[4], seat)),
        float(corners),
        1.0 if seat in s.pending else 0.0,
    ]


def _side(owner: int, seat: int) -> int:
    """Returns 1 for a cell of the seat, -1 for one of the other seat, 0 for an empty one."""
    if owner == EMPTY:
        return 0
    return 1 if owner == seat else -1
