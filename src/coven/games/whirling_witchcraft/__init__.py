"""Whirling Witchcraft (Erik Andersson Sundén, 2021)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from coven.core import Facts, Game, Move, Option, Variant, frames_in

from . import drawing, features, invariants, moves, refusals, rules, sketch, view
from .bot import evaluation, hidden, playout, sensible, waiting
from .components import CHARACTERS, THRESHOLD
from .drawing import rule_pictures
from .rules import setup, winners
from .rules.plan import Plan
from .state import INITIATE, NO_CHARACTER, NOBODY, WhirlingState


class WhirlingWitchcraft(Game):
    id = "whirling-witchcraft"
    version = 2
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
        Option("threshold", str(THRESHOLD), ("5", "7", "10")),
        Option("order", "free", ("free", "strict")),
    )
    variants = (
        Variant("first-game", (2, 3, 4, 5)),
        Variant("characters", (2, 3, 4, 5), {"characters": "choose"}),
        Variant("random-characters", (2, 3, 4, 5), {"characters": "random"}),
        Variant("long", (2, 3, 4, 5), {"characters": "random", "threshold": "10"}),
        Variant(
            "in-order",
            (2, 3, 4, 5),
            {"characters": "random", "order": "strict", "threshold": "7"},
        ),
    )
    state = WhirlingState
    saved_types = (*frames_in(*rules.CHAPTERS), Plan)
    former_names: ClassVar[dict[str, str]] = {
        "State.left_game": "character_gone",
        "State.left": "deck_size",
        "State.barren": "rounds_without_play",
        "Arcana.due": "effects",
        "Plan.left": "unused",
        "Plan.least": "last_source",
    }
    added_fields: ClassVar[dict[str, Any]] = {"Arcana.shown": 0, "Arcana.called": NOBODY}
    log_titles = ("log-round",)
    box_names: ClassVar[dict[str, str]] = {
        "types": "type",
        "recipes": "recipe",
        "initiative": "recipe",
        "characters": "character",
        "inputs": "type",
        "outputs": "type",
        "capacity": "types",
        "start": "types",
    }
    level_wins = (0.795, 0.675)
    over_rule = "9.1"
    unknown_rule = "4.1"
    modules = (
        *(setup, moves, refusals, winners, invariants),
        *(view, sketch, drawing, rule_pictures),
        *(hidden, evaluation, playout, sensible, waiting, features),
    )

    def mode(self, s: WhirlingState) -> str:
        """Returns the kind of game for which evaluations are learned separately: "characters" if
        anybody plays one (3.3), "" if all are Initiates."""
        return "" if all(one == INITIATE for one in s.character) else "characters"

    def opening(self, s: WhirlingState, seat: int, moves: Iterable[Move]) -> str:
        """Returns the Fluent key of the seat's character; "" if all are Initiates (3.2), or before
        it is chosen (3.3)."""
        character = s.character[seat]
        if character == NO_CHARACTER or all(one == INITIATE for one in s.character):
            return ""
        return f"character-{CHARACTERS[character].key}"


GAME = WhirlingWitchcraft()
