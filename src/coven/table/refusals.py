"""What cannot be done at a table now, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coven.core import Text

from .clock import PACES
from .log import By
from .match import Match
from .seat import LEVELS

if TYPE_CHECKING:
    from .table import Table


class Refused(Exception):
    """Something that this person or seat cannot do at the table now; `text` says why."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.text = Text(key, dict(args))


def must_have_started(table: Table) -> Match:
    if table.match is None:
        raise Refused("table-not-started")
    return table.match


def must_be_playing(table: Table) -> Match:
    match = must_have_started(table)
    if table.status == "over":
        raise Refused("game-over")
    if table.status != "playing":
        raise Refused("table-paused")
    return match


def must_not_have_started(table: Table) -> None:
    if table.status != "gathering":
        raise Refused("table-started")


def must_not_be_over(table: Table) -> None:
    if table.status == "over":
        raise Refused("game-over")


def must_be_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Refused("table-not-host")


def must_exist(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("table-no-seat")


def must_answer_for(table: Table, seat: int, by: By) -> None:
    must_exist(table, seat)
    if (table.seats[seat].kind == "bot") != (by == "bot"):
        raise Refused("table-seat-lent" if by == "person" else "table-seat-back")


def must_be_pace(pace: str) -> None:
    if pace not in PACES:
        raise Refused("table-no-pace")


def must_be_level(level: int) -> None:
    if level not in LEVELS:
        raise Refused("table-no-level")
