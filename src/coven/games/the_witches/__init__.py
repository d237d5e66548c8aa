"""The Witches: A Discworld Game (Martin Wallace, 2013)."""

from __future__ import annotations

from collections.abc import Iterable

from coven.core import (
    BadOptions,
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
from .components import HONOURS, LICENCE
from .drawing import board, pictures
from .rules import end, setup
from .state import Witches, hard_points, score


class TheWitches(Game):
    id = "the-witches"
    version = 1
    facts = Facts(
        players=(1, 2, 3, 4),
        minutes=(60, 90),
        age=13,
        hidden=True,
        simultaneous=False,
        chance=True,
        most_plies=4_000,
        scores=(-12, 130),
        endings=(
            "points",
            "tie-break",
            "shared",
            "crises",
            "elves",
            "aliss",
            "saved",
            "hard-left",
            "farmer",
            "licence",
            "honours",
        ),
        rules_source="Treefrog Games 2013; Zvezda (ru)",
    )
    options = (
        Option("game", "competitive", ("competitive", "cooperative"), (2, 3, 4)),
        Option("expert", False, (False, True)),
        Option("hard-failure-cackles", 1, (1, 2)),
        Option("hands", "closed", ("closed", "open"), (2, 3, 4)),
    )
    variants = (
        Variant("competitive", (2, 3, 4)),
        Variant("cooperative", (2, 3, 4), {"game": "cooperative"}),
        Variant("solo", (1,)),
        Variant("expert", (2, 3, 4), {"expert": True}),
        Variant("hard-cooperative", (2, 3, 4), {"game": "cooperative", "expert": True}),
        Variant("hard-solo", (1,), {"expert": True, "hard-failure-cackles": 2}),
        Variant("open-hands", (2, 4), {"game": "cooperative", "hands": "open"}),
    )
    saved_types = frames_in(*rules.CHAPTERS)
    state = Witches

    def check_options(self, seats: int, options: Options) -> None:
        if options["hands"] == "open" and options["game"] != "cooperative":
            raise BadOptions(Text("bad-open-hands"))

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        return setup.set_up(seats, options, rng)

    def view(self, s: Witches, seat: int | None) -> View:
        return view.view(s, seat)

    def determinise(self, s: Witches, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        return bot.determinise(s, seat, rng, memory)

    def prompt(self, s: Witches, seat: int) -> Text:
        return view.prompt(s, seat)

    def crumbs(self, s: Witches, seat: int | None) -> list[Text]:
        return view.crumbs(s)

    def describe(self, s: Witches, seat: int, move: Move) -> Text:
        return view.describe(s, seat, move)

    def sketch(self, sight: Sight, say: Say) -> str:
        return sketch.sketch(sight, say)

    def parts(self, sight: Sight, say: Say) -> dict[str, str]:
        return board.parts(sight, say)

    def pictures(self, say: Say) -> dict[int, str]:
        return pictures.pictures(say)

    def explain(self, s: Witches, seat: int, move: Move) -> Refusal | None:
        return refusals.explain(s, seat, move)

    def every_move(self, s: Witches) -> Iterable[Move]:
        return moves.EVERY

    def scores(self, s: Witches) -> list[dict[str, int]]:
        return [
            {
                "easy": s.points[seat] - hard_points(s, seat),
                "hard": hard_points(s, seat),
                "aliss": -s.aliss[seat],
            }
            for seat in range(s.seats)
        ]

    def ranking(self, s: Witches) -> list[int]:
        if s.lost or (s.seats == 1 and score(s, 0) < LICENCE):
            return [2] * s.seats
        if s.shared:
            return [1] * s.seats
        keys = [end.key(s, seat) for seat in range(s.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def ending(self, s: Witches) -> str:
        if s.lost:
            return s.lost
        if s.seats == 1:
            points = score(s, 0)
            return "honours" if points > HONOURS else "licence" if points >= LICENCE else "farmer"
        if s.shared:
            return "saved"
        keys = sorted((end.key(s, seat) for seat in range(s.seats)), reverse=True)
        if keys[0] == keys[1]:
            return "shared"
        return "points" if keys[0][0] > keys[1][0] else "tie-break"

    def conserve(self, s: Witches) -> None:
        laws.conserve(s)

    def evaluate(self, s: Witches, seat: int) -> float:
        return bot.evaluate(s, seat)

    playout = staticmethod(bot.playout)  # a search asks these with every answer
    turn = staticmethod(bot.turn)


GAME = TheWitches()
