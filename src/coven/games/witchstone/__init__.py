"""Witchstone (Reiner Knizia and Martino Chiacchiera, 2021)."""

from __future__ import annotations

from collections.abc import Iterable

from coven.core import (
    Facts,
    Game,
    Move,
    Option,
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

from . import bot, laws, moves, refusals, rules, sketch, view
from .drawing import board, pictures
from .rules import end, setup
from .state import Witchstone

LEVELS = (0, 3, 2, 1)
"""No handicap, and the rulebook's three from easy to hard."""


class WitchstoneGame(Game):
    id = "witchstone"
    version = 1
    facts = Facts(
        players=(2, 3, 4),
        minutes=(60, 90),
        age=12,
        hidden=True,
        simultaneous=False,
        chance=True,
        most_plies=4_000,
        scores=(-28, 400),
        endings=("points", "wand", "shared"),
        rules_source="HUCH! 2021; Evrikus (ru)",
    )
    options = (
        Option("first-player", "random", ("random", "first-seat")),
        Option("scrolls", "open", ("open", "closed")),
        Option("handicap-1", 0, LEVELS),
        Option("handicap-2", 0, LEVELS),
        Option("handicap-3", 0, LEVELS, (3, 4)),
        Option("handicap-4", 0, LEVELS, (4,)),
    )
    variants = (
        Variant("standard", (2, 3, 4)),
        Variant("closed", (2, 4), {"scrolls": "closed"}),
        Variant("easy-handicap", (2,), {"handicap-1": 3}),
        Variant("handicaps", (3,), {"handicap-1": 3, "handicap-2": 2, "handicap-3": 1}),
        Variant(
            "all-handicaps",
            (4,),
            {"handicap-1": 1, "handicap-2": 2, "handicap-3": 3, "scrolls": "closed"},
        ),
    )
    saved_types = frames_in(*rules.CHAPTERS)
    state = Witchstone

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        return setup.set_up(seats, options, rng)

    def view(self, s: Witchstone, seat: int | None) -> View:
        return view.view(s, seat)

    def determinise(self, s: Witchstone, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        return view.determinise(s, seat, rng, memory)

    def prompt(self, s: Witchstone, seat: int) -> Text:
        return view.prompt(s, seat)

    def crumbs(self, s: Witchstone, seat: int | None) -> list[Text]:
        return view.crumbs(s)

    def describe(self, s: Witchstone, seat: int, move: Move) -> Text:
        return view.describe(s, seat, move)

    def sketch(self, sight: Sight, say: Say) -> str:
        return sketch.sketch(sight, say)

    def pictures(self, say: Say) -> dict[int, str]:
        return pictures.pictures(say)

    def parts(self, sight: Sight, say: Say) -> dict[str, str]:
        return board.parts(sight, say)

    def explain(self, s: Witchstone, seat: int, move: Move) -> Refusal | None:
        return refusals.explain(s, seat, move)

    def every_move(self, s: Witchstone) -> Iterable[Move]:
        return moves.EVERY

    def scores(self, s: Witchstone) -> list[dict[str, int]]:
        points = [end.points(s, seat) for seat in range(s.seats)]
        if s.closed and not s.over:  # nobody shall read closed collections from the points
            for seat in range(s.seats):
                points[seat]["boosters"] = points[seat]["prophecies"] = 0
        return points

    def ranking(self, s: Witchstone) -> list[int]:
        keys = [end.key(s, seat) for seat in range(s.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def ending(self, s: Witchstone) -> str:
        keys = sorted((end.key(s, seat) for seat in range(s.seats)), reverse=True)
        if keys[0][0] > keys[1][0]:
            return "points"
        return "wand" if keys[0] > keys[1] else "shared"

    def conserve(self, s: Witchstone) -> None:
        laws.conserve(s)

    def evaluate(self, s: Witchstone, seat: int) -> float:
        return bot.evaluate(s, seat)

    playout = staticmethod(bot.playout)  # a search asks these with every answer
    turn = staticmethod(bot.turn)


GAME = WitchstoneGame()
