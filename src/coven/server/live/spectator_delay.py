"""Tables whose spectators see every position later than the players."""

from __future__ import annotations

from collections import deque

from coven.table import DELAYS, Table


class DelayedTable:
    """The last positions of a table, kept so that spectators can see them with the table's
    delay."""

    def __init__(self) -> None:
        self._positions: deque[tuple[float, Table]] = deque()
        """Each with the time since which it has stood."""

    def record(self, table: Table, now: float) -> None:
        """Remembers that the table has this position from now on."""
        if table.match is None or not is_delayed(table):
            self._positions.clear()
        elif self._positions and self._positions[-1][1] is not table:
            self._positions.append((now, table))

    def shift(self, seconds: float) -> None:
        """Adds `seconds` to the times of all positions, because the server's clock has jumped by as
        much: otherwise spectators would see positions earlier or later than they should."""
        self._positions = deque((at + seconds, table) for at, table in self._positions)

    def as_spectators_see_it(self, table: Table, now: float) -> tuple[Table, float]:
        """Returns the table as spectators see it at `now`, and the time at which its clocks are to
        be drawn: that at which the position changed, or `now` if it has not changed. Without a
        delay, and after the match, these are the present table and `now`."""
        if not is_delayed(table):
            return table, now
        positions = self._positions
        if not positions:  # just loaded, or the first spectator has come
            positions.append((table.running.began, _from_log(table, now)))
            positions.append((now, table))
        while len(positions) > 1 and _is_due(positions[1], table, now):
            positions.popleft()
        return positions[0][1], positions[1][0] if len(positions) > 1 else now

    def next_change(self, table: Table) -> float | None:
        """Returns the time at which spectators see the next position; None if that depends on
        turns, not on time, or if there is none."""
        seconds, _ = DELAYS[table.settings.delay]
        return self._positions[1][0] + seconds if seconds and len(self._positions) > 1 else None


def is_delayed(table: Table) -> bool:
    """Whether spectators see this table later than the players."""
    return table.match is not None and table.status != "over" and table.settings.delay != "none"


def _is_due(position: tuple[float, Table], table: Table, now: float) -> bool:
    """Whether spectators may see, at `now`, a recorded position: a pair of its time and the table
    then."""
    seconds, turns = DELAYS[table.settings.delay]
    if seconds:
        return position[0] <= now - seconds
    return _turn(position[1]) <= _turn(table) - turns


def _turn(table: Table) -> int:
    assert table.match is not None
    return table.match.game.turn(table.match.state)


def _from_log(table: Table, now: float) -> Table:
    """Rebuilds the position that spectators may see now from the table's log."""
    assert table.match is not None
    seconds, turns = DELAYS[table.settings.delay]
    if seconds:
        return table.rewound_to(sum(record.at <= now - seconds for record in table.records))
    last, n = _turn(table) - turns, 0
    for entry, match in table.match.replay():
        if match.game.turn(match.state) <= last:
            n = entry.n
    return table.rewound_to(n)
