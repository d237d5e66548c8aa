"""The Witches: A Discworld Game (Martin Wallace, 2013)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from coven.core import BadOptions, Facts, Game, Move, Option, Options, Text, Variant, frames_in

from . import bot, drawing, features, invariants, moves, refusals, rules, sketch, view, wording
from .components import POINTS, WITCHES
from .rules import end, modes, setup
from .state import NOBODY, Witches


class TheWitches(Game):
    id = "the-witches"
    version = 2
    facts = Facts(
        players=(1, 2, 3, 4),
        minutes=(60, 90),
        age=13,
        hidden=True,
        simultaneous=False,
        chance=True,
        most_plies=4_000,
        scores=(-12, sum(POINTS)),
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
        Variant("open-hands", (2, 3, 4), {"game": "cooperative", "hands": "open"}),
    )
    saved_types = frames_in(*rules.CHAPTERS)
    former_names: ClassVar[dict[str, str]] = {
        "Dawn": "BeforePlacing",
        "Worsening": "CrisisChoice",
        "Redice": "RerollDice",
        "Flight": "BroomRetreat",
    }
    added_fields: ClassVar[dict[str, Any]] = {"State.turned": {"tuple": []}}
    state = Witches
    modules = (
        *(setup, moves, view, wording, refusals, end, bot, features),
        *(sketch, drawing, invariants),
    )
    box_names: ClassVar[dict[str, str]] = {
        "easy": "problem",
        "hard": "problem",
        "only": "group",
        "examples": "area",
        "others": "area",
    }
    log_titles = ("log-turn",)
    level_wins = (0.700, 0.694)
    over_rule = "12.3"
    unknown_rule = "6.1"

    def check_options(self, seats: int, options: Options) -> None:
        """Raises BadOptions for open hands in a competitive game (R28)."""
        if options["hands"] == "open" and options["game"] != "cooperative":
            raise BadOptions(Text("bad-open-hands"))

    def opening(self, s: Witches, seat: int, moves: Iterable[Move]) -> str:
        """Returns the Fluent key of the seat's witch; "" before she is chosen (3.8)."""
        return f"witch-{WITCHES[s.witch[seat]].id}" if s.witch[seat] != NOBODY else ""

    def ranking(self, s: Witches) -> list[int]:
        """Returns each seat's place: all are second if the game is lost, all first if a cooperative
        or solo game is won (15.1); otherwise by points and tie-breaks (12.6)."""
        if modes.has_lost(s):
            return [2] * s.seats
        return [1] * s.seats if s.shared else super().ranking(s)

    def sides(self, s: Witches) -> list[int]:
        """Returns the number of each seat's side: 0 for all in solo and cooperative games (15.1);
        otherwise each seat is a side of its own."""
        return [0] * s.seats if s.shared else super().sides(s)


GAME = TheWitches()
