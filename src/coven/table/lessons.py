"""First games: a script that teaches a game move by move, kept beside it in ``lesson.toml``.

How far somebody has come is read from the moves that stand, never stored: undo steps back in the
script, and whoever leaves it simply plays on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import msgspec

from coven import games
from coven.core import TAKE_BACK

from .match import standing
from .seating import BOT_NAMES

if TYPE_CHECKING:
    from .table import Table

BOT = 1
"""The level of who plays on after the script."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move of the script: the learner's, with what the coach says, or another seat's."""

    move: str
    say: str = ""
    """A key of the game's words: what is said while the move is awaited."""
    seat: int | None = None
    """Whose move it is; left out: the learner's."""
    also: tuple[str, ...] = ()
    """Other moves after which the script goes on just as well."""
    point: tuple[str, ...] = ()
    """What is lit besides the move: names of things on the board (``data-ref`` or ids)."""


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole script. The secret is fixed, so the cards and dice are always the same."""

    secret: str
    step: tuple[Step, ...]
    end: str
    """What is said after the last step."""
    players: int = 2
    you: int = 0
    options: dict[str, Any] = {}

    @property
    def other(self) -> int:
        """The learner's first opponent: ``{ $seat }`` of what is said."""
        return 1 if self.you == 0 else 0

    def seat(self, step: Step) -> int:
        return self.you if step.seat is None else step.seat

    def place(self, played: Iterable[tuple[int, str]]) -> int | None:
        """The step that is next once these moves have been made; ``len(step)`` after the last,
        whatever follows; None for whoever has gone another way before."""
        due: dict[int, list[int]] = {}
        for n, step in enumerate(self.step):
            due.setdefault(self.seat(step), []).append(n)
        made: dict[int, list[str]] = {}
        for seat, move in played:
            mine = made.setdefault(seat, [])
            if move == TAKE_BACK.text and mine:
                mine.pop()
            else:
                mine.append(move)
        left = set(range(len(self.step)))
        for seat, moves in made.items():
            for n, move in zip(due.get(seat, ()), moves, strict=False):
                if move != self.step[n].move and move not in self.step[n].also:
                    return None
                left.discard(n)
        if left and any(len(moves) > len(due.get(seat, ())) for seat, moves in made.items()):
            return None
        return min(left, default=len(self.step))


@cache
def first_game(id: str) -> FirstGame | None:
    """The first game of a game, if somebody has written one. Raises ValueError where it cannot be
    read."""
    file = resources.files(games.package_of(id)).joinpath("lesson.toml")
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), FirstGame)


class Lesson(msgspec.Struct, frozen=True):
    """Where a table stands in its script."""

    script: FirstGame
    n: int

    @property
    def step(self) -> Step | None:
        """The next move; None after the last."""
        return self.script.step[self.n] if self.n < len(self.script.step) else None

    @property
    def seat(self) -> int | None:
        """Whose move is next."""
        return None if self.step is None else self.script.seat(self.step)

    def welcomes(self, seat: int, move: str) -> bool:
        """Whether the script goes on with this move; after its last step, with any."""
        step = self.step
        if step is None or move == TAKE_BACK.text:
            return True
        return seat == self.seat and (move == step.move or move in step.also)


def lesson(table: Table) -> Lesson | None:
    """What is taught at this table now; None where nothing is, or no longer."""
    if not table.settings.first or table.match is None or table.status == "paused":
        return None
    script = first_game(table.settings.game)
    if script is None:
        return None
    n = script.place((e.seat, e.move) for e in standing(table.match.entries))
    if n is None:
        return None
    taught = Lesson(script, n)
    if taught.step is not None and taught.seat is not None:
        legal = table.match.state.moves(taught.seat)
        if not any(move.text == taught.step.move for move in legal):
            return None  # the rules were mended since
    return taught


def cue(table: Table) -> tuple[int, str] | None:
    """Whose scripted move is next, and which; None where everybody plays as they like."""
    taught = lesson(table)
    if taught is None or taught.step is None:
        return None
    return taught.script.seat(taught.step), taught.step.move


def start_first_game(
    id: str, person: str, name: str, now: float, bots: Sequence[str] = ()
) -> Table:
    """The learner's table, begun, where bots may have these names. Raises UnknownGame; the game has
    a script."""
    from .table import Table

    script = first_game(id)
    assert script is not None
    table = Table.new(
        id, script.players, person, now, script.options, spectators=False, stand_in=BOT
    )
    table.settings = msgspec.structs.replace(table.settings, first=True)
    table.sit(person, name, now, script.you)
    for seat in range(script.players):
        if seat != script.you:
            table.put_bot(seat, BOT, person, bots or BOT_NAMES)
    table.start(person, now, bytes.fromhex(script.secret))
    return table
