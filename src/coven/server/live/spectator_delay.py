"""Spectators of some tables are shown everything later: the position as it stood then."""

from __future__ import annotations

from collections import deque

from coven.table import DELAYS, Table


class Past:
    """The last positions of a table, as many as its delay needs."""

    def __init__(self) -> None:
        self._kept: deque[tuple[float, Table]] = deque()
        """Each with the moment from which it stood."""

    def keep(self, table: Table, now: float) -> None:
        """The table stands like this from now on."""
        if table.match is None or not late(table):
            self._kept.clear()
        elif self._kept and self._kept[-1][1] is not table:
            self._kept.append((now, table))

    def shown(self, table: Table, now: float) -> tuple[Table, float]:
        """The table as spectators see it now, and until which moment it stood like that. Nothing
        is kept back once the match is over."""
        if not late(table):
            return table, now
        kept = self._kept
        if not kept:  # opened again, or nobody has looked on yet
            kept.append((table.running.began, earlier(table, now)))
            kept.append((now, table))
        while len(kept) > 1 and _is_due(kept[1], table, now):
            kept.popleft()
        return kept[0][1], kept[1][0] if len(kept) > 1 else now

    def due(self, table: Table) -> float | None:
        """When there will be something else to see, if time alone brings it."""
        seconds, _ = DELAYS[table.settings.delay]
        return self._kept[1][0] + seconds if seconds and len(self._kept) > 1 else None


def late(table: Table) -> bool:
    """Whether spectators of this table are shown it later."""
    return table.match is not None and table.status != "over" and table.settings.delay != "none"


def _is_due(kept: tuple[float, Table], table: Table, now: float) -> bool:
    seconds, turns = DELAYS[table.settings.delay]
    if seconds:
        return kept[0] <= now - seconds
    return _turn(kept[1]) <= _turn(table) - turns


def _turn(table: Table) -> int:
    assert table.match is not None
    return table.match.game.turn(table.match.state)


def earlier(table: Table, now: float) -> Table:
    """The table as it stood then, from its log."""
    assert table.match is not None
    seconds, turns = DELAYS[table.settings.delay]
    if seconds:
        return table.rewound_to(sum(record.at <= now - seconds for record in table.records))
    last, n = _turn(table) - turns, 0
    for entry, match in table.match.replay():
        if match.game.turn(match.state) <= last:
            n = entry.n
    return table.rewound_to(n)
