"""Witchstone (Reiner Knizia and Martino Chiacchiera, 2021)."""

from __future__ import annotations

from typing import ClassVar

from coven.core import Facts, Game, Option, Variant, frames_in

from . import (
    bot,
    determinise,
    drawing,
    features,
    invariants,
    labels,
    moves,
    prompts,
    refusals,
    rules,
    sensible,
    sketch,
    view,
)
from .drawing import rule_pictures
from .rules import end, setup
from .state import Witchstone

HANDICAPS = (0, 3, 2, 1)
"""No handicap, and the three levels of the rulebook from easy to hard (15.2–15.4)."""


class WitchstoneGame(Game):
    id = "witchstone"
    version = 2
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
        Option("handicap-1", 0, HANDICAPS),
        Option("handicap-2", 0, HANDICAPS),
        Option("handicap-3", 0, HANDICAPS, (3, 4)),
        Option("handicap-4", 0, HANDICAPS, (4,)),
    )
    variants = (
        Variant("standard", (2, 3, 4)),
        Variant("closed", (2, 3, 4), {"scrolls": "closed"}),
        Variant("easy-handicap", (2, 3, 4), {"handicap-1": 3}),
        Variant("two-handicaps", (2, 3, 4), {"handicap-1": 3, "handicap-2": 2}),
        Variant("handicaps", (3, 4), {"handicap-1": 3, "handicap-2": 2, "handicap-3": 1}),
        Variant(
            "all-handicaps",
            (3, 4),
            {"handicap-1": 1, "handicap-2": 2, "handicap-3": 3, "scrolls": "closed"},
        ),
    )
    saved_types = frames_in(*rules.CHAPTERS)
    state = Witchstone
    former_names: ClassVar[dict[str, str]] = {
        "State.ways": "joined",
        "Halves": "ChooseFirstAction",
        "Half": "SecondAction",
    }
    added_fields: ClassVar[dict[str, object]] = {"EndTurn.lost": False}
    log_titles = ("log-turn",)
    box_names: ClassVar[dict[str, str]] = {
        "rim": "box-side",
        "a": "region",
        "b": "region",
        "regions": "region",
        "gives": "chip",
        "reward-kind": "ring",
        "booster": "scroll",
        "prophecy": "scroll",
        "sequence": "type",
        "level": "type",
        **dict.fromkeys(("printed-r", "portal-a", "portal-b", "chip-gives", "reward-space"), ""),
        **dict.fromkeys(("wand_space-n", "booster-action"), ""),
        **dict.fromkeys(("prophecy-action", "prophecy-type", "prophecy-count"), ""),
    }
    openings: ClassVar[dict[str, str]] = {"start": "action"}
    level_wins = (0.925, 0.685)
    over_rule = "12.1"
    unknown_rule = "1.10"
    modules = (
        *(setup, moves, end, view, determinise, prompts, labels, refusals, sketch, drawing),
        *(rule_pictures, invariants, bot, features, sensible),
    )


GAME = WitchstoneGame()
