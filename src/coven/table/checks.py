"""Checks before a change of a table. Each raises Refused if its condition does not hold."""

from __future__ import annotations

from .clock import PACES
from .log import By
from .match import Match
from .refusals import Refused
from .seat import LEVELS
from .state import TableState


def must_have_started(table: TableState) -> Match:
    """Returns the table's match. Raises Refused before its start."""
    if table.match is None:
        raise Refused("table-not-started")
    return table.match


def must_be_playing(table: TableState) -> Match:
    """Returns the table's match. Raises Refused before its start, during a pause and after its
    end."""
    match = must_have_started(table)
    if table.status == "over":
        raise Refused("game-over")
    if table.status != "playing":
        raise Refused("table-paused")
    return match


def must_not_have_started(table: TableState) -> None:
    """Raises Refused once the match has started."""
    if table.status != "gathering":
        raise Refused("table-started")


def must_not_be_over(table: TableState) -> None:
    """Raises Refused once the match is over."""
    if table.status == "over":
        raise Refused("game-over")


def must_be_host(table: TableState, person: str) -> None:
    """Raises Refused unless the person is the table's host."""
    if person != table.host:
        raise Refused("table-not-host")


def must_exist(table: TableState, seat: int) -> None:
    """Raises Refused if the table has no seat of this number."""
    if not 0 <= seat < len(table.seats):
        raise Refused("table-no-seat")


def must_answer_for(table: TableState, seat: int, by: By) -> None:
    """Raises Refused if `by` is a bot but a person plays the seat now, or the other way round."""
    must_exist(table, seat)
    if (table.seats[seat].kind == "bot") != (by == "bot"):
        raise Refused("table-seat-lent" if by == "person" else "table-seat-back")


def must_be_pace(pace: str) -> None:
    """Raises Refused unless `pace` is a key of PACES."""
    if pace not in PACES:
        raise Refused("table-no-pace")


def must_be_level(level: int) -> None:
    """Raises Refused unless there are bots of this level."""
    if level not in LEVELS:
        raise Refused("table-no-level")
