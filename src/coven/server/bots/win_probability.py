"""After a match: every seat's chance over time, and the moments that turned it. Worked out in the
background, when somebody first looks at the result."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import structlog

from coven.bots import position_for
from coven.core import Rng, new_secret
from coven.table import Table
from coven.table.match import moves_undone_by

from ..ops.log import where

if TYPE_CHECKING:
    from ..live.registry import Hall

journal = structlog.get_logger()

MOMENTS = 36
"""At most so many positions are judged."""
TURNS = 3
LEAST_TURN = 0.1
MOST_KEPT = 200


@dataclass(frozen=True)
class Turn:
    """A moment after which a winner stood clearly better or worse."""

    entry: int
    seat: int
    before: float
    after: float


@dataclass(frozen=True)
class Course:
    points: list[tuple[int, tuple[int, ...]]]
    """Entry, and every seat's chance in percent."""
    turns: list[Turn]


class Chances:
    """What has been worked out so far, by table; the oldest is forgotten."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._found: dict[str, Course | None] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def of(self, table: Table) -> Course | None:
        """The course of this finished match; None while it is being worked out."""
        if table.id not in self._found and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._work(table))
        return self._found.get(table.id)

    def failed(self, table: Table) -> bool:
        return table.id in self._found and self._found[table.id] is None

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table: Table) -> None:
        found: Course | None = None
        try:
            found = await self._judge(table)
        except Exception as e:
            journal.warning("chances were not found", table=table.id, error=where(e))
        finally:
            self._tasks.pop(table.id, None)
        self._found[table.id] = found
        while len(self._found) > MOST_KEPT:
            self._found.pop(next(iter(self._found)))

    async def _judge(self, table: Table) -> Course:
        match = table.match
        assert match is not None
        game, places = match.game, match.game.ranking(match.state)
        winners = places.count(1)
        exact: list[tuple[int, list[float]]] = []
        for n in moments(table):
            past = table.at(n, await self.hall.store.snapshots(table.id, n))
            if past.over:
                continue
            rng = Rng(new_secret())
            positions: list[dict[str, Any]] = [
                game.save(position_for(game, past.state, seat, rng))
                for seat in range(len(table.seats))
            ]
            judged = await self.hall.thinkers.judge(game.id, positions, winners)
            exact.append((n, judged))
        exact.append((table.n, [float(place == 1) for place in places]))
        points = [(n, tuple(round(100 * part) for part in parts)) for n, parts in exact]
        return Course(points, turning(exact, places))


def moments(table: Table) -> list[int]:
    """Entries whose positions are judged, evenly spread; none that was undone."""
    plain = [r.entry.n for r in table.records if not moves_undone_by(r.entry.move)]
    if len(plain) <= MOMENTS:
        return [0, *plain[:-1]]
    step = (len(plain) - 1) / MOMENTS
    return [0, *dict.fromkeys(plain[round(i * step)] for i in range(1, MOMENTS))]


def turning(exact: list[tuple[int, list[float]]], places: list[int]) -> list[Turn]:
    """The greatest steps of a winner's chance, in the order of the match."""
    seat = places.index(1) if 1 in places else 0
    steps = [
        Turn(n, seat, before[seat], after[seat])
        for (_, before), (n, after) in pairwise(exact[:-1])
        if abs(after[seat] - before[seat]) >= LEAST_TURN
    ]
    steps.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(steps[:TURNS], key=lambda turn: turn.entry)
