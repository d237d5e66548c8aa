"""After a match: every seat's chance of winning over time, and the moments that changed it most.
Calculated in the background when somebody first opens the results page."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import structlog

from coven.bots import position_for
from coven.core import Rng, new_secret
from coven.store import Store
from coven.table import Table, moves_undone_by

from ..ops.log import error_summary
from .fair_semaphore import NOBODY, Owner
from .pool import BotPool

logger = structlog.get_logger()

MAX_POSITIONS = 36
"""How many positions of a match are judged at most."""
MAX_TURNING_POINTS = 3
SMALLEST_TURN = 0.1
"""How much a chance must change to be a turning point."""
MAX_CACHED = 200


@dataclass(frozen=True)
class TurningPoint:
    """An entry of the log after which the winner's chance of winning was clearly higher or lower
    than before."""

    entry: int
    seat: int
    before: float
    after: float


@dataclass(frozen=True)
class WinCurve:
    """Every seat's chance of winning over a whole match, for a chart."""

    points: list[tuple[int, tuple[int, ...]]]
    """Number of the entry, and every seat's chance in percent after it."""
    turning_points: list[TurningPoint]


class WinCurves:
    """A cache of win curves (chances of winning over a match), by table; the oldest are removed."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store = store
        self._bots = bots
        self._cache: dict[str, WinCurve | None] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def curve(self, table: Table, owner: Owner = NOBODY) -> WinCurve | None:
        """Returns the curve of this finished match. None if it is not known yet; then the first
        call starts the calculation, for this `owner`."""
        if table.id not in self._cache and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._calculate(table, owner))
        return self._cache.get(table.id)

    def failed(self, table: Table) -> bool:
        """Whether the calculation of this table's curve has failed."""
        return table.id in self._cache and self._cache[table.id] is None

    async def close(self) -> None:
        """Cancels all calculations."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _calculate(self, table: Table, owner: Owner) -> None:
        found: WinCurve | None = None
        try:
            found = await self._judge(table, owner)
        except Exception as e:
            logger.warning(
                "win chances could not be calculated", table=table.id, error=error_summary(e)
            )
        finally:
            self._tasks.pop(table.id, None)
        self._cache[table.id] = found
        while len(self._cache) > MAX_CACHED:
            self._cache.pop(next(iter(self._cache)))

    async def _judge(self, table: Table, owner: Owner) -> WinCurve:
        """Returns the table's curve: bots estimate the chances at positions spread over the
        match."""
        match = table.match
        assert match is not None
        game, places = match.game, match.game.ranking(match.state)
        winners = places.count(1)
        exact: list[tuple[int, list[float]]] = []
        for n in sampled_entries(table):
            past = table.at(n, await self._store.snapshots(table.id, n))
            if past.over:
                continue
            rng = Rng(new_secret())
            positions: list[dict[str, Any]] = [
                game.save(position_for(game, past.state, seat, rng))
                for seat in range(len(table.seats))
            ]
            exact.append((n, await self._bots.win_chances(game.id, positions, winners, owner)))
        exact.append((table.n, [float(place == 1) for place in places]))
        points = [(n, tuple(round(100 * part) for part in parts)) for n, parts in exact]
        return WinCurve(points, turning_points(exact, places))


def sampled_entries(table: Table) -> list[int]:
    """Returns the numbers of the log entries after which bots estimate the chances: 0 and others
    evenly spread over the match, without undos."""
    plain = [r.entry.n for r in table.records if not moves_undone_by(r.entry.move)]
    if len(plain) <= MAX_POSITIONS:
        return [0, *plain[:-1]]
    step = (len(plain) - 1) / MAX_POSITIONS
    return [0, *dict.fromkeys(plain[round(i * step)] for i in range(1, MAX_POSITIONS))]


def turning_points(exact: list[tuple[int, list[float]]], places: list[int]) -> list[TurningPoint]:
    """Returns the greatest changes of the winner's chance, in the order of the match.

    `exact`: pairs of an entry's number and every seat's chance after it (0 to 1); `places`: every
    seat's final place."""
    seat = places.index(1) if 1 in places else 0
    steps = [
        TurningPoint(n, seat, before[seat], after[seat])
        for (_, before), (n, after) in pairwise(exact[:-1])
        if abs(after[seat] - before[seat]) >= SMALLEST_TURN
    ]
    steps.sort(key=lambda point: -abs(point.after - point.before))
    return sorted(steps[:MAX_TURNING_POINTS], key=lambda point: point.entry)
