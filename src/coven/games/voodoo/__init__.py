"""Voodoo (Francesco Giovo and Marco Valtriani), the second edition."""

from __future__ import annotations

from typing import Any, ClassVar

from coven.core import Facts, Game, Option, Variant, frames_in

from . import (
    bot,
    drawing,
    features,
    impulses,
    invariants,
    lines,
    moves,
    refusals,
    rules,
    sensible,
    sketch,
    view,
)
from .components import SECONDS
from .drawing import rule_pictures
from .rules import setup, track
from .state import Tournament

PLAYERS = (2, 3, 4, 5, 6, 7, 8)


class Voodoo(Game):
    """Declares Voodoo; its rules, drawings and bots are the functions of `modules`."""

    id = "voodoo"
    version = 2
    facts = Facts(
        players=PLAYERS,
        minutes=(10, 30),
        age=8,
        hidden=True,
        simultaneous=True,
        chance=True,
        most_plies=1_000_000,
        scores=(0, 16),
        endings=("points", "long"),
        rules_source="Red Glove 2; Zvezda 8449 (ru)",
    )
    options = (
        Option("mode", "online", ("online", "room")),
        Option("track", "normal", ("normal", "quick")),
        Option("memory", "box", ("box", "aid")),
        Option("callers", "caster", ("caster", "anyone")),
        Option("skull-repeat", "each-forward", ("each-forward", "once")),
        Option("strict-tricks", False, (False, True)),
        Option("first-player", "random", ("random", "first-seat")),
        Option("handicap", False, (False, True), (2,)),
    )
    variants = (
        Variant("online", PLAYERS),
        Variant("quick", PLAYERS, {"track": "quick"}),
        Variant("room", PLAYERS, {"mode": "room"}),
        Variant("room-quick", PLAYERS, {"mode": "room", "track": "quick"}),
        Variant("learners", PLAYERS, {"memory": "aid", "callers": "anyone"}),
        Variant("strict", PLAYERS, {"strict-tricks": True, "skull-repeat": "once"}),
    )
    disconnect_grace = SECONDS["away"]
    saved_types = frames_in(*rules.MODULES)
    former_names: ClassVar[dict[str, str]] = {
        "State.laid": "spells_on_table",
        "State.bound": "bound_wizard",
        "State.on": "binding_cards",
        "State.cast": "cast_spells",
        "State.short": "four_dice_next",
        "State.barred": "no_rerolls_next",
        "State.hobbled": "no_rerolls_now",
        "State.barren": "turns_without_spells",
        "State.busy": "gestures_since_beat",
        "State.lax": "missing_posture",
        "State.owed": "reactions_due",
        "State.rested": "calls_blocked",
        "State.machines": "bot_seats",
    }
    added_fields: ClassVar[dict[str, Any]] = {
        "State.turn_ending": False,
        "State.four_dice_now": False,
        "State.posture_graces": [],
    }
    state = Tournament
    modules = (
        *(setup, moves, track, view, refusals, lines, sketch, drawing, rule_pictures),
        *(invariants, bot, features, sensible, impulses),
    )
    box_names: ClassVar[dict[str, str]] = {
        "faces": "ingredient",
        "wild": "ingredient",
        "cost": "ingredient",
        "pairs": "posture voice hold count emote",
    }
    openings: ClassVar[dict[str, str]] = {"cast": "spell"}
    level_wins = (0.745, 0.705)
    over_rule = "8.2"
    unknown_rule = "3.3"


GAME = Voodoo()
