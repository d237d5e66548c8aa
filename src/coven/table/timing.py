"""Time at a table: clocks, hourglasses, and patience with people whose connection is lost."""

from __future__ import annotations

from collections.abc import Collection
from math import inf
from typing import TYPE_CHECKING

import msgspec

from .playing import run_out
from .seating import stand_in

if TYPE_CHECKING:
    from .table import Table


def seconds_left(table: Table, seat: int, now: float) -> float | None:
    """The seconds on the seat's clock; None without clocks."""
    clocks = table.running.clocks
    if clocks is None:
        return None
    return clocks.remaining_at(seat, seat in table.people_waiting, now)


def deadline(table: Table) -> float | None:
    """When the next clock or hourglass runs out, or time runs again."""
    if table.status != "playing":
        return None
    ends = [glass.due for glass in table.running.timers]
    if table.running.frozen_since:
        ends = [_patience_ends(table)]
    if table.running.takeback is not None and table.takeback_pending:
        ends.append(table.running.takeback.due)
    clocks = table.running.clocks
    if clocks is not None:
        ends += [clocks.settled + clocks.remaining[seat] for seat in table.people_waiting]
    return min(ends, default=None)


def tick(table: Table, now: float) -> tuple[int, ...]:
    """Does what hourglasses that have run out say. Hands the seats whose time is up to bots,
    and says which. Ends a takeback that nobody has answered. Changes nothing otherwise."""
    if table.running.frozen_since and _patience_ends(table) <= now:
        _run_on(table, _patience_ends(table))
    if not table.running.frozen_since:
        run_out(table, now)
    takeback = table.running.takeback
    if takeback is not None and table.takeback_pending and takeback.due <= now:
        table.running.takeback = msgspec.structs.replace(takeback, refused="")
    clocks = table.running.clocks
    if clocks is None:
        return ()
    due = tuple(s for s in table.people_waiting if clocks.remaining_at(s, True, now) <= 0.0)
    for seat in due:
        stand_in(table, seat, "clock", now)
    return due


def skip_time(table: Table, seconds: float) -> None:
    """So much time in which no server was running does not count."""
    if table.running.clocks is not None:
        table.running.clocks.skip(seconds)
    _put_off(table, seconds)
    running = table.running
    running.away = {person: since + seconds for person, since in running.away.items()}
    if running.frozen_since:
        running.frozen_since += seconds
    if running.takeback is not None:
        running.takeback = msgspec.structs.replace(
            running.takeback, due=running.takeback.due + seconds
        )


def presence_changed(table: Table, present: Collection[str]) -> bool:
    """Whether `notice` would change anything."""
    return table.running.away.keys() != _missed(table, present)


def update_presence(table: Table, present: Collection[str], now: float) -> None:
    """Who looks at the table now. Where the game has patience with people whose connection is
    lost, time stands still until they are back, or patience is over: hourglasses and bots wait.
    Whoever is there may play on."""
    running = table.running
    if running.frozen_since and _patience_ends(table) <= now:
        _run_on(table, _patience_ends(table))
    running.away = {person: running.away.get(person, now) for person in _missed(table, present)}
    if running.frozen_since and _patience_ends(table) <= now:
        _run_on(table, now)
    elif not running.frozen_since and _patience_ends(table) > now:
        running.frozen_since = now


def _missed(table: Table, present: Collection[str]) -> set[str]:
    """The people for whom time may stand still. A first game waits for its reader anyway."""
    if table.status != "playing" or table.settings.lesson or not table.game.disconnect_grace:
        return set()
    people = {s.person for s in table.seats if s.kind == "person" and s.person is not None}
    return people.difference(present)


def _patience_ends(table: Table) -> float:
    return max(table.running.away.values(), default=-inf) + table.game.disconnect_grace


def _run_on(table: Table, when: float) -> None:
    """Time runs again from then on."""
    _put_off(table, when - table.running.frozen_since)
    table.running.frozen_since = 0.0


def _put_off(table: Table, seconds: float) -> None:
    table.running.timers = [
        msgspec.structs.replace(glass, due=glass.due + seconds) for glass in table.running.timers
    ]
