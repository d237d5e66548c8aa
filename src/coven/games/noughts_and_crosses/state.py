"""The position: nine cells, each empty or marked by a seat."""

from __future__ import annotations

from typing import ClassVar

from coven.core.native import mypyc_attr
from coven.core.rng import Rng
from coven.core.state import State

EMPTY = -1
"""In a cell: nobody has marked it. As the winner: nobody."""
LINES = (
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Grid(State):
    """The cells, each EMPTY or the seat that marked it, and the seat that has won."""

    fields: ClassVar[tuple[str, ...]] = (*State.fields, "cells", "winner")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.cells: list[int] = [EMPTY] * 9
        self.winner: int = EMPTY

    def copy(self) -> Grid:
        new = Grid.__new__(Grid)
        self.copy_spine(new)
        new.cells = self.cells.copy()
        new.winner = self.winner
        return new


def has_line(s: Grid, seat: int) -> bool:
    """Whether the seat owns three cells in a row, a column or a diagonal."""
    cells = s.cells
    return any(cells[a] == cells[b] == cells[c] == seat for a, b, c in LINES)
