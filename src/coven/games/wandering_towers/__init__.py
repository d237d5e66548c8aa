"""Wandering Towers (Michael Kiesling and Wolfgang Kramer, 2022)."""

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
from .components import SPELLS
from .drawing import board, pictures
from .rules import end, setup, solo
from .state import Towers

SPELL_IDS = tuple(spell.id for spell in SPELLS)


class WanderingTowers(Game):
    id = "wandering-towers"
    version = 1
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
        Option("spells", "standard", ("standard", "none", "2", "3", "4", "5", "6", "7", "8")),
        Option("chosen-spells", [], SPELL_IDS, many=True),
        Option("memory", "hidden", ("hidden", "shown")),
        Option("first-player", "random", ("random", "first-seat")),
        Option("dead-cards", "always", ("always", "only-if-none")),
        Option("entry-of-other", "ends", ("ends", "goes-on")),
        Option("entry-by-other", "goes-on", ("goes-on", "ends"), (2, 3, 4, 5, 6)),
        Option("spells-per-action", "player", ("player", "table"), (2, 3, 4, 5, 6)),
        Option("team-end", "round", ("round", "at-once"), (4, 6)),
        Option("solo-bottles", "full", ("full", "empty")),
        Option("solo-refresh", True, (True, False)),
        Option("solo-end", "thirty", ("thirty", "play-on")),
        Option("cooperative-hands", "open", ("open", "hidden"), (2, 3, 4, 5, 6)),
    )
    variants = (
        Variant("basic", (2, 3, 4, 5, 6)),
        Variant("masters", (2, 3, 4, 5, 6), {"game": "masters"}),
        Variant("all-spells", (2, 4, 6), {"game": "masters", "spells": "8"}),
        Variant("more-spells", (2, 3), {"spells": "8"}),
        Variant("teams", (4, 6), {"teams": True}),
        Variant("master-teams", (4, 6), {"teams": True, "game": "masters", "spells": "8"}),
        Variant("solo", (1,)),
        Variant("solo-no-spells", (1,), {"spells": "none", "solo-end": "play-on"}),
        Variant("solo-fill", (1,), {"solo-bottles": "empty", "solo-end": "play-on"}),
        Variant("cooperative", (2, 3, 4), {"game": "cooperative"}),
        Variant(
            "cooperative-hidden",
            (2, 3),
            {"game": "cooperative", "cooperative-hands": "hidden", "solo-end": "play-on"},
        ),
    )
    saved_types = frames_in(*rules.CHAPTERS)
    state = Towers

    def check_options(self, seats: int, options: Options) -> None:
        shared = seats == 1 or options["game"] == "cooperative"
        if options["spells"] == "none" and not shared:
            raise BadOptions(Text("bad-no-spells"))
        if options["teams"] and options["game"] == "cooperative":
            raise BadOptions(Text("bad-cooperative-teams"))
        if options["chosen-spells"] and options["spells"] == "none":
            raise BadOptions(Text("bad-chosen-spells"))

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        return setup.set_up(seats, options, rng)

    def view(self, s: Towers, seat: int | None) -> View:
        return view.view(s, seat)

    def determinise(self, s: Towers, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        return bot.determinise(s, seat, rng, memory)

    def prompt(self, s: Towers, seat: int) -> Text:
        return view.prompt(s, seat)

    def crumbs(self, s: Towers, seat: int | None) -> list[Text]:
        return view.crumbs(s)

    def describe(self, s: Towers, seat: int, move: Move) -> Text:
        return view.describe(s, seat, move)

    def sketch(self, sight: Sight, say: Say) -> str:
        return sketch.sketch(sight, say)

    def pictures(self, say: Say) -> dict[int, str]:
        return pictures.pictures(say)

    def parts(self, sight: Sight, say: Say) -> dict[str, str]:
        return board.parts(sight, say)

    def explain(self, s: Towers, seat: int, move: Move) -> Refusal | None:
        return refusals.explain(s, seat, move)

    def every_move(self, s: Towers) -> Iterable[Move]:
        return moves.every_move()

    def scores(self, s: Towers) -> list[dict[str, int]]:
        return [
            {"wizards": s.home[colour], "bottles": s.full[colour] + s.spent[colour]}
            for colour in s.colour
        ]

    def ranking(self, s: Towers) -> list[int]:
        if s.shared:
            return [1 if solo.won(s) else 2] * s.seats
        keys = [end.key(s, seat) for seat in range(s.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def ending(self, s: Towers) -> str:
        if s.shared:
            return "solved" if solo.won(s) else "late" if solo.solved(s) else "failed"
        if s.ended and not s.last_round:
            return "all-home"
        if not s.last_round:
            return "long"
        sides = {min(seat, s.partner[seat] % s.seats) for seat in range(s.seats)}
        if not s.teams:
            sides = set(range(s.seats))
        done = [seat for seat in sides if end.finished(s, seat)]
        if len(done) == 1:
            return "finished"
        return "shared" if sum(self.ranking(s)[seat] == 1 for seat in sides) > 1 else "tie-break"

    def conserve(self, s: Towers) -> None:
        laws.conserve(s)

    def evaluate(self, s: Towers, seat: int) -> float:
        return bot.evaluate(s, seat)

    playout = staticmethod(bot.playout)  # a search asks these with every answer
    turn = staticmethod(bot.turn)


GAME = WanderingTowers()
