"""How good a position is: the lines that each side can still win."""

from __future__ import annotations

from .state import EMPTY, LINES, Grid


def evaluate(s: Grid, seat: int) -> float:
    """Returns how good the position is for the seat, from 0 (lost) to 1 (won)."""
    if s.winner != EMPTY:
        return 1.0 if s.winner == seat else 0.0
    if not s.stack:
        return 0.5
    balance = 0
    for line in LINES:
        owners = [s.cells[cell] for cell in line if s.cells[cell] != EMPTY]
        if owners and all(owner == owners[0] for owner in owners):
            balance += len(owners) ** 2 if owners[0] == seat else -(len(owners) ** 2)
    return 0.5 + balance / 64
