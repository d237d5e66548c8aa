"""Noughts and crosses: the example of the documentation and of the benchmarks."""

from __future__ import annotations

from collections.abc import Iterable

from coven.core import (
    Facts,
    Game,
    Move,
    Options,
    Refusal,
    Rng,
    Say,
    Sight,
    State,
    Text,
    Variant,
    View,
    frames_in,
)

from . import bot, moves, rules, view
from .state import EMPTY, Grid


class NoughtsAndCrosses(Game):
    id = "noughts-and-crosses"
    version = 1
    facts = Facts(
        players=(2,),
        minutes=(1, 2),
        age=4,
        hidden=False,
        simultaneous=False,
        chance=False,
        most_plies=9,
        scores=(0, 1),
        endings=("line", "full"),
    )
    variants = (Variant("basic", (2,)),)
    saved_types = frames_in(rules)
    state = Grid

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        s = Grid(seats, rng)
        s.push(rules.Turn(0))
        return s

    def view(self, s: Grid, seat: int | None) -> View:
        return view.view(s, seat)

    def determinise(self, s: Grid, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        new = s.copy()
        new.rng = rng
        return new

    def sketch(self, sight: Sight, say: Say) -> str:
        return view.sketch(sight, say)

    def parts(self, sight: Sight, say: Say) -> dict[str, str]:
        return view.parts(sight, say)

    def describe(self, s: Grid, seat: int, move: Move) -> Text:
        return Text("move-mark", {"cell": move.n(0) + 1})

    def explain(self, s: Grid, seat: int, move: Move) -> Refusal | None:
        if s.over:
            return Refusal("3.1", Text("game-over"))
        if seat not in s.pending:
            return Refusal("2.2", Text("not-your-turn"))
        if move not in moves.MARK:
            return Refusal("2.1", Text("refuse-what"))
        if s.cells[move.n(0)] != EMPTY:
            return Refusal("2.1", Text("refuse-taken", {"cell": move.n(0) + 1}))
        return None

    def every_move(self, s: Grid) -> Iterable[Move]:
        return moves.MARK

    def scores(self, s: Grid) -> list[dict[str, int]]:
        return [{"line": int(s.winner == seat)} for seat in range(s.seats)]

    def ranking(self, s: Grid) -> list[int]:
        return [1 if s.winner in (EMPTY, seat) else 2 for seat in range(s.seats)]

    def ending(self, s: Grid) -> str:
        return "full" if s.winner == EMPTY else "line"

    def conserve(self, s: Grid) -> None:
        assert s.cells.count(0) - s.cells.count(1) in (0, 1), "the marks alternate"

    def evaluate(self, s: Grid, seat: int) -> float:
        return bot.evaluate(s, seat)


GAME = NoughtsAndCrosses()
