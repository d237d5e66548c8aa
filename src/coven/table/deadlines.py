"""Time at a table: clocks, timers of the rules, and waiting for people who have lost their
connection."""

from __future__ import annotations

from collections.abc import Collection
from math import inf

import msgspec

from .playing import play_expired_timers
from .seating import put_stand_in
from .state import TableState


def seconds_left(table: TableState, seat: int, now: float) -> float | None:
    """Returns the seconds on the seat's clock; None if the table plays without clocks."""
    clocks = table.running.clocks
    if clocks is None:
        return None
    return clocks.remaining_at(seat, seat in table.people_waiting, now)


def deadline(table: TableState) -> float | None:
    """Returns the time at which `tick` has something to do next; None if nothing runs."""
    if table.status != "playing":
        return None
    ends = [timer.due for timer in table.running.timers]
    if table.running.frozen_since:
        ends = [_grace_ends(table)]
    if table.running.takeback is not None and table.takeback_pending:
        ends.append(table.running.takeback.due)
    clocks = table.running.clocks
    if clocks is not None:
        ends += [clocks.settled + clocks.remaining[seat] for seat in table.people_waiting]
    return min(ends, default=None)


def tick(table: TableState, now: float) -> tuple[int, ...]:
    """Applies every timer, clock and takeback request that has expired, and hands the seats whose
    clocks are at zero to bots; returns these seats."""
    if table.running.frozen_since and _grace_ends(table) <= now:
        _unfreeze(table, _grace_ends(table))
    if not table.running.frozen_since:
        play_expired_timers(table, now)
    takeback = table.running.takeback
    if takeback is not None and table.takeback_pending and takeback.due <= now:
        table.running.takeback = msgspec.structs.replace(takeback, refused="")
    clocks = table.running.clocks
    if clocks is None:
        return ()
    out_of_time = tuple(
        s for s in table.people_waiting if clocks.remaining_at(s, running=True, now=now) <= 0.0
    )
    for seat in out_of_time:
        put_stand_in(table, seat, "clock", now)
    return out_of_time


def skip_time(table: TableState, seconds: float) -> None:
    """Leaves `seconds`, in which no server was running, out of all clocks, timers and deadlines."""
    if table.running.clocks is not None:
        table.running.clocks.skip(seconds)
    _postpone_timers(table, seconds)
    running = table.running
    running.away = {person: since + seconds for person, since in running.away.items()}
    if running.frozen_since:
        running.frozen_since += seconds
    if running.takeback is not None:
        running.takeback = msgspec.structs.replace(
            running.takeback, due=running.takeback.due + seconds
        )


def presence_changed(table: TableState, present: Collection[str]) -> bool:
    """Whether `update_presence` would change anything. `present`: the people who are connected."""
    return table.running.away.keys() != _missing_people(table, present)


def update_presence(table: TableState, present: Collection[str], now: float) -> None:
    """Notes which people are connected, and freezes time or lets it run again if the game has a
    grace period for lost connections."""
    running = table.running
    if running.frozen_since and _grace_ends(table) <= now:
        _unfreeze(table, _grace_ends(table))
    missing = _missing_people(table, present)
    running.away = {person: running.away.get(person, now) for person in missing}
    if running.frozen_since and _grace_ends(table) <= now:
        _unfreeze(table, now)
    elif not running.frozen_since and _grace_ends(table) > now:
        running.frozen_since = now


def _missing_people(table: TableState, present: Collection[str]) -> set[str]:
    """Returns the people at the table who are not `present`. Empty if the game never freezes time
    for them, and in lessons, which have no timers anyway."""
    if table.status != "playing" or table.settings.lesson or not table.game.disconnect_grace:
        return set()
    people = {s.person for s in table.seats if s.kind == "person" and s.person is not None}
    return people.difference(present)


def _grace_ends(table: TableState) -> float:
    """Returns the time until which clocks may stay frozen: the game's grace period after the last
    person was disconnected; minus infinity if nobody is missing."""
    return max(table.running.away.values(), default=-inf) + table.game.disconnect_grace


def _unfreeze(table: TableState, when: float) -> None:
    """Lets time run again from the time `when` on: postpones the timers by the time that was
    frozen."""
    _postpone_timers(table, when - table.running.frozen_since)
    table.running.frozen_since = 0.0


def _postpone_timers(table: TableState, seconds: float) -> None:
    """Makes all timers of the rules run out `seconds` later."""
    table.running.timers = [
        msgspec.structs.replace(timer, due=timer.due + seconds) for timer in table.running.timers
    ]
