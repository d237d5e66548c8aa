"""Noughts and crosses, the whole rulebook."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from .moves import MARK
from .state import EMPTY, Grid, has_line


@dataclass
class Turn(Frame):
    """`who` marks an empty cell (2.1); then the other does (2.2)."""

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
