"""Voodoo (Francesco Giovo and Marco Valtriani), the second edition."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
    Temperament,
    Text,
    Timer,
    Variant,
    View,
    frames_in,
)

from . import bot, impulses, laws, lines, moves, refusals, rules, sketch, view
from .components import SECONDS
from .drawing import board, pictures
from .rules import setup
from .state import Tournament

MANY = (2, 3, 4, 5, 6, 7, 8)


class Voodoo(Game):
    id = "voodoo"
    version = 1
    facts = Facts(
        players=MANY,
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
        Variant("online", MANY),
        Variant("quick", MANY, {"track": "quick"}),
        Variant("room", MANY, {"mode": "room"}),
        Variant("room-quick", MANY, {"mode": "room", "track": "quick"}),
        Variant("learners", (2, 4), {"memory": "aid", "callers": "anyone"}),
        Variant("strict", (3, 5), {"strict-tricks": True, "skull-repeat": "once"}),
    )
    disconnect_grace = SECONDS["away"]
    saved_types = frames_in(*rules.CHAPTERS)
    state = Tournament

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        return setup.set_up(seats, options, rng)

    def view(self, s: Tournament, seat: int | None) -> View:
        return view.view(s, seat)

    def determinise(self, s: Tournament, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        return bot.determinise(s, seat, rng, memory)

    def prompt(self, s: Tournament, seat: int) -> Text:
        return view.prompt(s, seat)

    def crumbs(self, s: Tournament, seat: int | None) -> list[Text]:
        return view.crumbs(s)

    def describe(self, s: Tournament, seat: int, move: Move) -> Text:
        return view.describe(move)

    def sketch(self, sight: Sight, say: Say) -> str:
        return sketch.sketch(sight, say)

    def parts(self, sight: Sight, say: Say) -> dict[str, str]:
        return board.parts(sight, say)

    def pictures(self, say: Say) -> dict[int, str]:
        return pictures.pictures(say)

    def explain(self, s: Tournament, seat: int, move: Move) -> Refusal | None:
        return refusals.explain(s, seat, move)

    def every_move(self, s: Tournament) -> Iterable[Move]:
        return moves.EVERY

    def scores(self, s: Tournament) -> list[dict[str, int]]:
        return [{"points": points} for points in s.points]

    def ranking(self, s: Tournament) -> list[int]:
        return [1 + sum(other > mine for other in s.points) for mine in s.points]

    def ending(self, s: Tournament) -> str:
        return "long" if s.winner < 0 else "points"

    def conserve(self, s: Tournament) -> None:
        laws.conserve(s)

    def evaluate(self, s: Tournament, seat: int) -> float:
        return bot.evaluate(s, seat)

    playout = staticmethod(bot.playout)  # a search asks these with every answer
    turn = staticmethod(bot.turn)

    def timers(self, s: Tournament) -> Sequence[Timer]:
        return view.timers(s)

    def parse_speech(self, s: Tournament, seat: int, line: str, locale: str) -> Move | None:
        said = lines.heard(line, locale)
        return said if said in s.offered.get(seat, ()) else None

    def impulse(
        self, position: Tournament, seat: int, temperament: Temperament, next_move: Move | None
    ) -> Move | None:
        return impulses.impulse(position, seat, temperament, next_move)


GAME = Voodoo()
