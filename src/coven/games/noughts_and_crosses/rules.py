"""Noughts and crosses: all chapters of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coven.core.frame import Frame
from coven.core.move import Move
from coven.core.rng import Rng

from .moves import MARK
from .state import EMPTY, Grid, has_line


def setup(seats: int, options: dict[str, Any], rng: Rng) -> Grid:
    """Returns the empty grid, on which the first seat begins (1.1)."""
    s = Grid(seats, rng)
    s.push(Turn(0))
    return s


@dataclass
class Turn(Frame):
    """Asks `who` to mark an empty cell (2.1); then it is the other player's turn (2.2)."""

    who: int

    def resume(self, s: Grid) -> None:
        s.ask(self.who, [MARK[cell] for cell in range(9) if s.cells[cell] == EMPTY])

    def chosen(self, s: Grid, seat: int, move: Move) -> None:
        s.cells[move.n(0)] = seat
        if s.records_events:
            s.tell("log-mark", {"seat": seat, "cell": move.n(0) + 1})
        if has_line(s, seat):
            s.winner = seat
            s.finish()
        elif EMPTY not in s.cells:
            s.finish()
        else:
            s.become(Turn(1 - self.who))


def scores(s: Grid) -> list[dict[str, int]]:
    """Returns one point for the seat that has three in a row (3.1)."""
    return [{"line": int(s.winner == seat)} for seat in range(s.seats)]


def ranking(s: Grid) -> list[int]:
    """Returns each seat's place: the winner is first; with a full grid both share the first place
    (3.1, 3.2)."""
    return [1 if s.winner in (EMPTY, seat) else 2 for seat in range(s.seats)]


def ending(s: Grid) -> str:
    """Returns how the finished game ended: with a line (3.1) or a full grid (3.2)."""
    return "full" if s.winner == EMPTY else "line"


def conserve(s: Grid) -> None:
    """Raises AssertionError if the two players did not mark cells in turn."""
    assert s.cells.count(0) - s.cells.count(1) in (0, 1), "the players did not alternate"
