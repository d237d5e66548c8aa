"""After a match: every seat's chance of winning over time, and the moments that changed it most.
Calculated in the background when somebody first opens the results page."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from statistics import fmean
from typing import Any

import structlog

from coven.bots import position_for
from coven.core import Rng, new_secret
from coven.store import Store
from coven.table import Table, moves_undone_by

from ..access.fair_semaphore import NOBODY, Owner
from ..ops.log import error_summary
from .pool import BotPool

logger = structlog.get_logger()

MAX_POSITIONS = 72
"""How many positions of a match are judged at most."""
MAX_TURNING_POINTS = 3
SMALLEST_TURN = 0.1
"""How much a chance must change to be a turning point."""
MAX_CACHED = 200


@dataclass(frozen=True)
class TurningPoint:
    """A turn that changed the winner's chance of winning for long: its average in the round before
    the turn and its average in the round after differ clearly."""

    since: int
    """The entry of the log after which the turn began."""
    entry: int
    """Its last entry."""
    seat: int
    """The winner, whose chance this is."""
    before: float
    after: float


@dataclass(frozen=True)
class WinCurve:
    """Every seat's chance of winning over a whole match, for a chart."""

    points: list[tuple[int, tuple[int, ...]]]
    """Number of the entry, and every seat's chance in percent around it (see `smoothed`)."""
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
        """Returns the table's curve: bots estimate the chances at positions spread over the match.
        `owner`: network and person for whom they think."""
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
        around = len(table.seats) if has_turns(table) else 1
        points = [
            (n, tuple(round(100 * part) for part in parts)) for n, parts in smoothed(exact, around)
        ]
        turns = turning_points(exact, places) if judges_every_turn(table) else []
        return WinCurve(points, turns)


def has_turns(table: Table) -> bool:
    """Whether the parts of the match's log are turns of one seat each, not rounds of all."""
    titles = table.game.log_titles
    return not titles or any(
        event.key in titles and "seat" in event.args
        for record in table.records
        for event in record.entry.events
    )


def ends_of_turns(table: Table) -> list[int]:
    """Returns the last entry of every turn or round; of every move if the game has no turns."""
    plain = [record for record in table.records if not moves_undone_by(record.entry.move)]
    if titles := table.game.log_titles:
        ends = [
            record.entry.n
            for record in plain[:-1]
            if any(event.key in titles for event in record.entry.events)
        ]
    else:
        ends = [record.entry.n for record, after in pairwise(plain) if record.turn != after.turn]
    return ends if len(ends) >= len(table.seats) else [record.entry.n for record in plain[:-1]]


def sampled_entries(table: Table) -> list[int]:
    """Returns the numbers of the log entries after which bots estimate the chances: 0 and the last
    entry of every turn, so that the next turn is about to begin in every position. If there are
    more than MAX_POSITIONS turns, returns only the last entry of every n-th round; then turning
    points cannot be found."""
    ends, seats = ends_of_turns(table), len(table.seats)
    step = seats * ceil(len(ends) / MAX_POSITIONS / seats) if len(ends) > MAX_POSITIONS else 1
    return [0, *ends[step - 1 :: step]]


def judges_every_turn(table: Table) -> bool:
    """Whether the chances are estimated after every turn, so that a change belongs to one."""
    return len(sampled_entries(table)) > len(ends_of_turns(table))


def smoothed(exact: list[tuple[int, list[float]]], around: int) -> list[tuple[int, list[float]]]:
    """Returns the chances, each averaged over the last `around` entries; the result at the end
    stays as it is. Without this the curve of a game with turns would go up and down like a saw,
    because a bot overrates the seat that has just moved."""
    found = []
    for i, (n, _) in enumerate(exact[:-1]):
        window = [parts for _, parts in exact[max(0, i + 1 - around) : i + 1]]
        found.append((n, [fmean(seat) for seat in zip(*window, strict=True)]))
    return [*found, exact[-1]]


def turning_points(exact: list[tuple[int, list[float]]], places: list[int]) -> list[TurningPoint]:
    """Returns the turns that changed the winner's chance most and for long, in the order of the
    match. Empty for a match without a single winner.

    `exact`: pairs of an entry's number and every seat's chance after it (0 to 1), the last of them
    the result; `places`: every seat's final place."""
    if places.count(1) != 1:
        return []
    seat, around = places.index(1), len(places)
    entries = [n for n, _ in exact]
    chances = [parts[seat] for _, parts in exact] + [1.0] * around
    found = []
    for i in range(1, len(exact) - 1):
        since, entry, last, now = entries[i - 1], entries[i], chances[i - 1], chances[i]
        before = fmean(chances[max(0, i - around) : i])
        after = fmean(chances[i : i + around])
        lasting = min((now - last) * (1 if after > before else -1), abs(after - before))
        if lasting >= SMALLEST_TURN:
            found.append(TurningPoint(since, entry, seat, before, after))
    found.sort(key=lambda point: -abs(point.after - point.before))
    return sorted(found[:MAX_TURNING_POINTS], key=lambda point: point.entry)
