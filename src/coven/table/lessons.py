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

from .match import entries_not_undone
from .seating import BOT_NAMES

if TYPE_CHECKING:
    from .table import Table

BOT = 1
"""The level of who plays on after the script."""


class Step(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"alternatives": "also"}
):
    """One move of the script: the learner's, with what the coach says, or another seat's."""

    move: str
    say: str = ""
    """A key of the game's words: what is said while the move is awaited."""
    seat: int | None = None
    """Whose move it is; left out: the learner's."""
    alternatives: tuple[str, ...] = ()
    """Other moves after which the script goes on just as well."""
    point: tuple[str, ...] = ()
    """What is lit besides the move: names of things on the board (``data-ref`` or ids)."""


class LessonScript(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"steps": "step", "learner": "you"},
):
    """A whole script. The secret is fixed, so the cards and dice are always the same."""

    secret: str
    steps: tuple[Step, ...]
    end: str
    """What is said after the last step."""
    players: int = 2
    learner: int = 0
    options: dict[str, Any] = {}

    @property
    def other(self) -> int:
        """The learner's first opponent: ``{ $seat }`` of what is said."""
        return 1 if self.learner == 0 else 0

    def seat(self, step: Step) -> int:
        return self.learner if step.seat is None else step.seat

    def next_step(self, played: Iterable[tuple[int, str]]) -> int | None:
        """The step that is next once these moves have been made; ``len(step)`` after the last,
        whatever follows; None for whoever has gone another way before."""
        due: dict[int, list[int]] = {}
        for n, step in enumerate(self.steps):
            due.setdefault(self.seat(step), []).append(n)
        made: dict[int, list[str]] = {}
        for seat, move in played:
            mine = made.setdefault(seat, [])
            if move == TAKE_BACK.text and mine:
                mine.pop()
            else:
                mine.append(move)
        left = set(range(len(self.steps)))
        for seat, moves in made.items():
            for n, move in zip(due.get(seat, ()), moves, strict=False):
                if move != self.steps[n].move and move not in self.steps[n].alternatives:
                    return None
                left.discard(n)
        if left and any(len(moves) > len(due.get(seat, ())) for seat, moves in made.items()):
            return None
        return min(left, default=len(self.steps))


@cache
def lesson_script(id: str) -> LessonScript | None:
    """The first game of a game, if somebody has written one. Raises ValueError where it cannot be
    read."""
    file = resources.files(games.package_of(id)).joinpath("lesson.toml")
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), LessonScript)


class Lesson(msgspec.Struct, frozen=True):
    """Where a table stands in its script."""

    script: LessonScript
    n: int

    @property
    def step(self) -> Step | None:
        """The next move; None after the last."""
        return self.script.steps[self.n] if self.n < len(self.script.steps) else None

    @property
    def seat(self) -> int | None:
        """Whose move is next."""
        return None if self.step is None else self.script.seat(self.step)

    def allows(self, seat: int, move: str) -> bool:
        """Whether the script goes on with this move; after its last step, with any."""
        step = self.step
        if step is None or move == TAKE_BACK.text:
            return True
        return seat == self.seat and (move == step.move or move in step.alternatives)


def current_lesson(table: Table) -> Lesson | None:
    """What is taught at this table now; None where nothing is, or no longer."""
    if not table.settings.lesson or table.match is None or table.status == "paused":
        return None
    script = lesson_script(table.settings.game)
    if script is None:
        return None
    n = script.next_step((e.seat, e.move) for e in entries_not_undone(table.match.entries))
    if n is None:
        return None
    taught = Lesson(script, n)
    if taught.step is not None and taught.seat is not None:
        legal = table.match.state.moves(taught.seat)
        if not any(move.text == taught.step.move for move in legal):
            return None  # the rules were mended since
    return taught


def next_scripted_move(table: Table) -> tuple[int, str] | None:
    """Whose scripted move is next, and which; None where everybody plays as they like."""
    taught = current_lesson(table)
    if taught is None or taught.step is None:
        return None
    return taught.script.seat(taught.step), taught.step.move


def start_lesson(id: str, person: str, name: str, now: float, bots: Sequence[str] = ()) -> Table:
    """The learner's table, begun, where bots may have these names. Raises UnknownGame; the game has
    a script."""
    from .table import Table

    script = lesson_script(id)
    assert script is not None
    table = Table.new(
        id, script.players, person, now, script.options, spectators=False, stand_in=BOT
    )
    table.settings = msgspec.structs.replace(table.settings, lesson=True)
    table.sit(person, name, now, script.learner)
    for seat in range(script.players):
        if seat != script.learner:
            table.put_bot(seat, BOT, person, bots or BOT_NAMES)
    table.start(person, now, bytes.fromhex(script.secret))
    return table
