"""Who sits where: before the start, and when bots stand in for people or give seats back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from coven.core import Options

from .match import Match
from .playing import begin, settle
from .refusals import (
    Refused,
    must_be_host,
    must_be_level,
    must_be_pace,
    must_be_playing,
    must_exist,
    must_not_be_over,
    must_not_have_started,
)
from .seat import Seat, Why, clean_name

if TYPE_CHECKING:
    from .table import Table

DELAYS: dict[str, tuple[float, int]] = {
    "none": (0.0, 0),
    "minute": (60.0, 0),
    "minutes": (180.0, 0),
    "turn": (0.0, 1),
    "turns": (0.0, 3),
}
"""How much later spectators see what happens: seconds, or turns of the game."""
BOT_NAMES = ("Bramble", "Hazel", "Juniper", "Nettle", "Sorrel", "Tansy", "Willow", "Yarrow")


def configure(
    table: Table,
    by: str,
    seats: int | None = None,
    options: Options | None = None,
    pace: str | None = None,
    spectators: bool | None = None,
    public: bool | None = None,
    stand_in: int | None = None,
    spectators_talk: bool | None = None,
    delay: str | None = None,
    hints: bool | None = None,
    takebacks: bool | None = None,
) -> None:
    """The host changes what is agreed on; what is left out stays. In a running match only who
    may watch, and how, hints, takebacks, and how good stand-ins are. Raises also BadOptions."""
    must_be_host(table, by)
    if (seats, options, pace) != (None, None, None):
        must_not_have_started(table)
    old = table.settings
    count = len(table.seats) if seats is None else seats
    full = table.game.complete(count, old.options if options is None else options)
    if any(seat.kind != "open" for seat in table.seats[count:]):
        raise Refused("table-seats-taken")
    if pace is not None:
        must_be_pace(pace)
    if stand_in is not None:
        must_be_level(stand_in)
    if delay is not None and delay not in DELAYS:
        raise Refused("table-no-delay")
    said = {
        "pace": pace,
        "spectators": spectators,
        "public": public,
        "stand_in": stand_in,
        "spectators_talk": spectators_talk,
        "delay": delay,
        "hints": hints,
        "takebacks": takebacks,
    }
    changes = {key: value for key, value in said.items() if value is not None}
    table.settings = msgspec.structs.replace(old, options=full, **changes)
    table.seats = (table.seats + [Seat()] * count)[:count]


def sit(table: Table, person: str, name: str, now: float, seat: int | None = None) -> int:
    """The person takes this seat, or the first that is free; also in a running match where
    somebody has left. One person may take several."""
    must_not_be_over(table)
    shown = clean_name(name)
    if not shown:
        raise Refused("table-no-name")
    if seat is None:
        seat = next((i for i, s in enumerate(table.seats) if s.vacant), None)
        if seat is None:
            raise Refused("table-full")
    must_exist(table, seat)
    if not table.seats[seat].vacant:
        raise Refused("table-seat-taken")
    _occupy(table, seat, Seat(person, shown), now)
    return seat


def rename(table: Table, person: str, name: str) -> None:
    """The person is called otherwise from now on."""
    shown = clean_name(name)
    if not shown:
        raise Refused("table-no-name")
    for seat in table.seats_of(person):
        table.seats[seat] = msgspec.structs.replace(table.seats[seat], name=shown)
    _rename_match(table)


def put_bot(table: Table, seat: int, level: int, by: str, names: Sequence[str] = BOT_NAMES) -> None:
    """The host puts a bot on a free seat, with the first of `names` that nobody has, or one of
    another level in a bot's place."""
    must_be_host(table, by)
    must_not_be_over(table)
    must_exist(table, seat)
    must_be_level(level)
    old = table.seats[seat]
    if old.person is not None:
        raise Refused("table-seat-taken")
    free = [name for name in names if name not in table.names]
    shown = old.name if old.bot is not None else (free or names)[0]
    table.seats[seat] = Seat(None, shown, level, old.why)
    _rename_match(table)


def free_seat(table: Table, seat: int, by: str, now: float) -> None:
    """The host frees a seat for somebody else; in a running match a bot plays it until then."""
    must_be_host(table, by)
    must_not_be_over(table)
    must_exist(table, seat)
    _vacate(table, seat, now)


def leave(table: Table, person: str, now: float, seat: int | None = None) -> None:
    """The person gets up from this seat, or from all; in a running match bots play on. If it
    was the host, another person at the table is now."""
    mine = table.seats_of(person) if seat is None else (seat,)
    for i in mine:
        if i not in table.seats_of(person):
            raise Refused("table-not-your-seat")
    if table.status != "over":
        for i in mine:
            _vacate(table, i, now)
    if person == table.host and not table.seats_of(person):
        table.host = next((s.person for s in table.seats if s.person is not None), table.host)


def leave_lesson(table: Table, by: str) -> None:
    """The host of a first game plays on without the coach."""
    must_be_host(table, by)
    table.settings = msgspec.structs.replace(table.settings, lesson=False)


def start(table: Table, by: str, now: float, secret: bytes | None = None) -> None:
    """The host begins the match. Raises also BadOptions."""
    must_be_host(table, by)
    must_not_have_started(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("table-open-seats")
    count = len(table.seats)
    match = Match.start(
        table.settings.game, count, table.settings.options, secret, names=table.names
    )
    begin(table, match, now)


def hand_to_bot(table: Table, seat: int, by: str, now: float, level: int | None = None) -> None:
    """A person, or the host for them, lets a bot play the seat."""
    must_be_playing(table)
    must_exist(table, seat)
    old = table.seats[seat]
    if by not in (old.person, table.host) or old.kind != "person":
        raise Refused("table-not-your-seat")
    if level is not None:
        must_be_level(level)
    stand_in(table, seat, "lent", now, level)


def reclaim_seat(table: Table, seat: int, by: str, now: float) -> None:
    """The person plays the seat again that a bot has played for them."""
    must_not_be_over(table)
    must_exist(table, seat)
    old = table.seats[seat]
    if old.person != by or old.bot is None:
        raise Refused("table-not-your-seat")
    _occupy(table, seat, Seat(old.person, old.name), now)


def _occupy(table: Table, seat: int, new: Seat, now: float) -> None:
    """A person plays this seat from now on."""
    settle(table, now)
    table.running.takeback = None
    table.seats[seat] = new
    clocks, pace = table.running.clocks, table.pace
    if clocks is not None and pace is not None:
        clocks.refill(pace, seat)
    _rename_match(table)


def _vacate(table: Table, seat: int, now: float) -> None:
    if table.match is None:
        table.seats[seat] = Seat()
    else:
        stand_in(table, seat, "left", now)


def stand_in(table: Table, seat: int, why: Why, now: float, level: int | None = None) -> None:
    """A bot plays this seat from now on; it is asked what the person would be asked."""
    settle(table, now)
    table.running.takeback = None
    old = table.seats[seat]
    person = None if why == "left" else old.person
    table.seats[seat] = Seat(person, old.name, level or old.bot or table.settings.stand_in, why)
    if table.running.auto_passes:
        table.running.auto_passes[seat] = ()


def _rename_match(table: Table) -> None:
    if table.match is not None:
        table.match.names = table.names
