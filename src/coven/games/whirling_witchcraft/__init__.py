"""Whirling Witchcraft (Erik Andersson Sundén, 2021)."""

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
from .rules import setup, winners
from .rules.brewing import Plan
from .state import Witches, size


class WhirlingWitchcraft(Game):
    id = "whirling-witchcraft"
    version = 1
    facts = Facts(
        players=(2, 3, 4, 5),
        minutes=(15, 30),
        age=10,
        hidden=True,
        simultaneous=True,
        chance=True,
        most_plies=6_000,
        scores=(0, 300),
        endings=("won", "tie-break", "shared", "exhausted"),
        rules_source="Alderac Entertainment Group 2021; Ihromah 2023 (uk)",
    )
    options = (
        Option("characters", "initiates", ("initiates", "choose", "random")),
        Option("threshold", "5", ("5", "7", "10")),
        Option("order", "free", ("free", "strict")),
    )
    variants = (
        Variant("first-game", (2, 3, 4, 5)),
        Variant("characters", (2, 3, 4, 5), {"characters": "choose"}),
        Variant("random-characters", (2, 3, 4, 5), {"characters": "random"}),
        Variant("long", (2, 4), {"characters": "random", "threshold": "10"}),
        Variant("in-order", (2, 5), {"characters": "random", "order": "strict", "threshold": "7"}),
    )
    saved_types = (*frames_in(*rules.CHAPTERS), Plan)
    state = Witches

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        return setup.set_up(seats, options, rng)

    def view(self, s: Witches, seat: int | None) -> View:
        return view.view(s, seat)

    def determinise(self, s: Witches, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        return view.determinise(s, seat, rng, memory)

    def prompt(self, s: Witches, seat: int) -> Text:
        return view.prompt(s, seat)

    def crumbs(self, s: Witches, seat: int | None) -> list[Text]:
        return view.crumbs(s)

    def describe(self, s: Witches, seat: int, move: Move) -> Text:
        return view.describe(s, seat, move)

    def sketch(self, sight: Sight, say: Say) -> str:
        return sketch.sketch(sight, say)

    def pictures(self, say: Say) -> dict[int, str]:
        return pictures.pictures(say)

    def parts(self, sight: Sight, say: Say) -> dict[str, str]:
        return board.parts(sight, say)

    def explain(self, s: Witches, seat: int, move: Move) -> Refusal | None:
        return refusals.explain(s, seat, move)

    def every_move(self, s: Witches) -> Iterable[Move]:
        return moves.every_move()

    def scores(self, s: Witches) -> list[dict[str, int]]:
        return [{"circle": size(s.circle[seat])} for seat in range(s.seats)]

    def ranking(self, s: Witches) -> list[int]:
        """Those who have enough stand first of themselves, for they have the most (R24)."""
        keys = [winners.key(s, seat) for seat in range(s.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def ending(self, s: Witches) -> str:
        return s.ended

    def conserve(self, s: Witches) -> None:
        laws.conserve(s)

    def evaluate(self, s: Witches, seat: int) -> float:
        return bot.evaluate(s, seat)

    playout = staticmethod(bot.playout)  # a search asks these with every answer
    turn = staticmethod(bot.turn)


GAME = WhirlingWitchcraft()
