"""Lessons: a script in a game's ``lesson.toml`` teaches the game move by move.

The progress of a lesson is not stored, but read from the moves that were played: undo steps back in
the script, and after another move than the script wants, the match goes on without it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from coven import games
from coven.box import corrected
from coven.core import TAKE_BACK

from .checks import must_be_host
from .match import entries_not_undone
from .refusals import Refused
from .seating import BOT_NAMES
from .table import Table

BOT_LEVEL = 1
"""The level of the opponents once they no longer follow the script."""

REMEMBERED = 12
"""How many of the coach's earlier sentences can be read again."""


class Step(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"alternatives": "also"}
):
    """One move of a lesson script, with what the coach says before it."""

    move: str
    say: str = ""
    """The Fluent key of what the coach says until the move is played."""
    seat: int | None = None
    """The seat that plays the move; None: the learner."""
    alternatives: tuple[str, ...] = ()
    """Other moves after which the script goes on too."""
    point: tuple[str, ...] = ()
    """Things on the board to mark in addition to the move: element ids or ``data-ref`` names."""


class LessonScript(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"steps": "step", "learner": "you"},
):
    """The script of a lesson: its options, steps and closing words. Its secret, the seed of all
    chance, is fixed, so that cards and dice are always the same."""

    secret: str
    steps: tuple[Step, ...]
    end: str
    """The Fluent key of what the coach says after the last step."""
    players: int = 2
    learner: int = 0
    """The learner's seat."""
    options: dict[str, Any] = {}

    @property
    def other(self) -> int:
        """Returns the seat of the learner's first opponent, for the variable ``{ $seat }`` in what
        the coach says."""
        return 1 if self.learner == 0 else 0

    def seat(self, step: Step) -> int:
        """Returns the seat that plays this step."""
        return self.learner if step.seat is None else step.seat

    def next_step(self, played: Iterable[tuple[int, str]]) -> int | None:
        """Returns the index of the next step after these moves, given as (seat, move text):
        ``len(steps)`` once the script is finished, whatever was played afterwards; None if another
        move was played before. Each seat's moves are compared with its own steps, because seats
        may answer at the same time."""
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
        remaining = set(range(len(self.steps)))
        for seat, moves in made.items():
            for n, move in zip(due.get(seat, ()), moves, strict=False):
                if move != self.steps[n].move and move not in self.steps[n].alternatives:
                    return None
                remaining.discard(n)
        if remaining and any(len(moves) > len(due.get(seat, ())) for seat, moves in made.items()):
            return None
        return min(remaining, default=len(self.steps))


@cache
def lesson_script(id: str) -> LessonScript | None:
    """Returns the lesson script of the game `id`; None if it has none, or if the game is played
    with a corrected box, with which the script might not work. Raises ValueError if the script's
    file is wrong."""
    if corrected(id) is not None:
        return None
    file = resources.files(games.package_of(id)).joinpath("lesson.toml")
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), LessonScript)


class Lesson(msgspec.Struct, frozen=True):
    """The progress of a table in its lesson: the script and the index of its next step."""

    script: LessonScript
    n: int

    @property
    def step(self) -> Step | None:
        """Returns the step of the script that must be played next; None after the last."""
        return self.script.steps[self.n] if self.n < len(self.script.steps) else None

    @property
    def seat(self) -> int | None:
        """Returns the seat that plays the next step of the script; None after the last."""
        return None if self.step is None else self.script.seat(self.step)

    @property
    def waits(self) -> bool:
        """Whether the next step is a bot's move about which the coach says something first: it is
        played when the learner asks to go on."""
        step = self.step
        return step is not None and self.seat != self.script.learner and bool(step.say)

    @property
    def earlier(self) -> list[str]:
        """Returns the Fluent keys of what the coach has said before, the last REMEMBERED of
        them."""
        return [step.say for step in self.script.steps[: self.n] if step.say][-REMEMBERED:]

    def allows(self, seat: int, move: str) -> bool:
        """Whether the seat may play this move (its text) now: it is the next step or an alternative
        to it, or the script is finished."""
        step = self.step
        if step is None or move == TAKE_BACK.text:
            return True
        return seat == self.seat and (move == step.move or move in step.alternatives)


def current_lesson(table: Table) -> Lesson | None:
    """Returns the lesson at this table; None if there is none or it was left."""
    if not table.settings.lesson or table.match is None or table.status == "paused":
        return None
    script = lesson_script(table.settings.game)
    if script is None:
        return None
    n = script.next_step((e.seat, e.move) for e in entries_not_undone(table.match.entries))
    if n is None:
        return None
    lesson = Lesson(script, n)
    if lesson.step is not None and lesson.seat is not None:
        legal = table.match.state.moves(lesson.seat)
        if not any(move.text == lesson.step.move for move in legal):
            return None  # the rules have changed since the script was written
    return lesson


def may_take_up_lesson(table: Table) -> bool:
    """Whether this table has left its lesson, and all moves so far are those of the script."""
    if table.settings.lesson or table.match is None or table.status != "playing":
        return False
    script = lesson_script(table.settings.game)
    if script is None or table.match.secret != bytes.fromhex(script.secret) or table.match.past:
        return False
    n = script.next_step((e.seat, e.move) for e in entries_not_undone(table.match.entries))
    return n is not None and n < len(script.steps)


def take_up_lesson(table: Table, by: str) -> None:
    """Goes on with the lesson that was left, on the host's request. Raises Refused if the match can
    no longer follow its script."""
    must_be_host(table, by)
    if not may_take_up_lesson(table):
        raise Refused("table-moved-on")
    table.settings = msgspec.structs.replace(table.settings, lesson=True)


def start_lesson(id: str, person: str, name: str, now: float, bots: Sequence[str] = ()) -> Table:
    """Returns a started table with a lesson of the game `id` for a person, given by id and `name`.
    `bots`: names for the opponents. The game must have a lesson script. Raises UnknownGame."""
    script = lesson_script(id)
    assert script is not None
    table = Table.new(
        id, script.players, person, now, script.options, spectators=False, stand_in=BOT_LEVEL
    )
    table.settings = msgspec.structs.replace(table.settings, lesson=True)
    table.sit(person, name, now, script.learner)
    for seat in range(script.players):
        if seat != script.learner:
            table.put_bot(seat, BOT_LEVEL, person, bots or BOT_NAMES)
    table.start(person, now, bytes.fromhex(script.secret))
    return table
