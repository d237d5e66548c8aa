"""Wandering Towers (Michael Kiesling and Wolfgang Kramer, 2022)."""

from __future__ import annotations

from typing import Any, ClassVar

from coven.core import BadOptions, Facts, Game, Option, Options, Text, Variant, frames_in

from . import (
    bot,
    determinise,
    drawing,
    features,
    invariants,
    moves,
    refusals,
    rules,
    sketch,
    view,
)
from .components import RULE_NUMBERS, SPELLS
from .drawing import rule_pictures
from .rules import end, setup, solo
from .state import NOBODY, SURFACES, Towers

SPELL_IDS = tuple(spell.id for spell in SPELLS)


def row_bottles_of(saved: dict[str, Any]) -> int:
    """Returns the field `row_bottles` for a position saved without it: all bottles of the last
    caster, as version 1 of the rules had it."""
    caster = saved["caster"]
    return int(saved["full"][saved["colour"][caster]]) if caster != NOBODY else 0


class WanderingTowers(Game):
    """Facts, options and variants of Wandering Towers; `modules` hold everything else."""

    id = "wandering-towers"
    version = 2
    facts = Facts(
        players=(1, 2, 3, 4, 5, 6),
        minutes=(30, 45),
        age=8,
        hidden=True,
        simultaneous=False,
        chance=True,
        most_plies=12_000,
        scores=(0, 30),
        endings=(
            "finished",
            "tie-break",
            "shared",
            "all-home",
            "long",
            "solved",
            "late",
            "failed",
        ),
        rules_source="ABACUSSPIELE 2022; Ihrova Maysternya (uk)",
    )
    options = (
        Option("game", "basic", ("basic", "masters", "cooperative"), (2, 3, 4, 5, 6)),
        Option("teams", False, (False, True), (4, 6)),
        Option("spells", "standard", ("standard", "none", "1", "2", "3", "4", "5", "6", "7", "8")),
        Option("chosen-spells", [], SPELL_IDS, many=True),
        Option("memory", "hidden", ("hidden", "shown")),
        Option("first-player", "random", ("random", "first-seat")),
        Option("dead-cards", "always", ("always", "only-if-none")),
        Option("entry-of-other", "ends", ("ends", "goes-on")),
        Option("entry-by-other", "goes-on", ("goes-on", "ends"), (2, 3, 4, 5, 6)),
        Option("spells-per-action", "player", ("player", "table"), (2, 3, 4, 5, 6)),
        Option("team-end", "at-once", ("at-once", "round"), (4, 6)),
        Option("solo-bottles", "full", ("full", "empty")),
        Option("solo-refresh", True, (True, False)),
        Option("solo-end", "thirty", ("thirty", "play-on")),
        Option("cooperative-hands", "open", ("open", "hidden"), (2, 3, 4, 5, 6)),
    )
    variants = (
        Variant("basic", (2, 3, 4, 5, 6)),
        Variant("masters", (2, 3, 4, 5, 6), {"game": "masters"}),
        Variant("all-spells", (2, 3, 4, 5, 6), {"game": "masters", "spells": "8"}),
        Variant("more-spells", (2, 3, 4, 5, 6), {"spells": "8"}),
        Variant("teams", (4, 6), {"teams": True}),
        Variant("master-teams", (4, 6), {"teams": True, "game": "masters", "spells": "8"}),
        Variant("solo", (1,)),
        Variant("solo-no-spells", (1,), {"spells": "none", "solo-end": "play-on"}),
        Variant("solo-fill", (1,), {"solo-bottles": "empty", "solo-end": "play-on"}),
        Variant("cooperative", (2, 3, 4, 5, 6), {"game": "cooperative"}),
        Variant(
            "cooperative-hidden",
            (2, 3, 4, 5, 6),
            {"game": "cooperative", "cooperative-hands": "hidden", "solo-end": "play-on"},
        ),
    )
    saved_types = frames_in(*rules.CHAPTERS)
    state = Towers
    former_names: ClassVar[dict[str, str]] = {
        "State.left": "deck_left",
        "Turn.left": "actions_left",
        "Turn.fresh": "at_start",
        "Card.open": "window_done",
    }
    added_fields: ClassVar[dict[str, Any]] = {
        "State.row_bottles": row_bottles_of,
        "State.trodden": (1 << SURFACES) - 1,
        "Spellcasting.asked": NOBODY,
        "Spellcasting.caster": NOBODY,
        "Spellcasting.in_row": False,
    }
    modules = (
        *(setup, view, sketch, drawing, rule_pictures, moves, refusals, end, invariants),
        *(determinise, bot, features),
    )
    rule_numbers = RULE_NUMBERS
    box_names: ClassVar[dict[str, str]] = {
        "deck-cards": "card",
        "deck-cards-wizard": "",
        "deck-cards-tower": "",
        "deck-cards-dice": "",
        "spells-steps": "",
        "spells": "spell",
    }
    openings: ClassVar[dict[str, str]] = {"card": "card"}
    level_wins = (0.965, 0.917)
    fewest_is_best = True
    over_rule = "11.3"
    unknown_rule = "4.2"

    def check_options(self, seats: int, options: Options) -> None:
        """Raises BadOptions for options that exclude each other."""
        shared = seats == 1 or options["game"] == "cooperative"
        if options["spells"] == "none" and not shared:
            raise BadOptions(Text("bad-no-spells"))
        if options["teams"] and options["game"] == "cooperative":
            raise BadOptions(Text("bad-cooperative-teams"))
        if options["chosen-spells"] and options["spells"] == "none":
            raise BadOptions(Text("bad-chosen-spells"))

    def ranking(self, s: Towers) -> list[int]:
        """Returns each seat's place, 1 the best; in solo and cooperative games 1 for all seats if
        they have won, 2 if they have lost (15.4, 16.5)."""
        if s.shared:
            return [1 if solo.won(s) else 2] * s.seats
        return super().ranking(s)

    def shared_points(self, s: Towers, seat: int) -> int:
        """Returns how many cards were played: fewer are better (15.4)."""
        return s.cards

    def sides(self, s: Towers) -> list[int]:
        """Returns the number of each seat's side: partners sit opposite each other (12.1), and in
        solo and cooperative games all are on one side."""
        if s.shared:
            return [0] * s.seats
        return [seat % (s.seats // 2) if s.teams else seat for seat in range(s.seats)]


GAME = WanderingTowers()
