"""A semaphore that no single owner can monopolise."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Owner = tuple[str, str]
"""Whom a job is for: an address network, and a person (their id)."""
NOBODY: Owner = ("", "")


class _Queue:
    """Jobs of one network that wait, by person."""

    def __init__(self) -> None:
        self._people: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._people)

    def add(self, person: str, job: asyncio.Future[None]) -> None:
        self._people.setdefault(person, deque()).append(job)

    def next(self) -> asyncio.Future[None]:
        """Removes and returns the first job of the person whose turn it is."""
        person, jobs = self._people.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._people[person] = jobs
        return job


class FairSemaphore:
    """At most `limit` jobs at once. Networks that wait are served round-robin, however many people
    and jobs each of them has; within a network, people are served round-robin. Turns for people
    alone would not be fair: anybody can get any number of new guests' cookies (S11)."""

    def __init__(self, limit: int) -> None:
        self.free = limit
        self._waiting: OrderedDict[str, _Queue] = OrderedDict()

    @asynccontextmanager
    async def slot(self, owner: Owner) -> AsyncIterator[None]:
        """Waits for a free slot and holds it for the length of the `async with` block. `owner`:
        whom the job is for."""
        await self.acquire(owner)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, owner: Owner) -> None:
        """Waits for a free slot and takes it; call `release` afterwards. `owner`: whom the job is
        for."""
        if self.free:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        network, person = owner
        self._waiting.setdefault(network, _Queue()).add(person, mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Gives a slot to the network whose turn it is, or marks it as free."""
        while self._waiting:
            network, queue = self._waiting.popitem(last=False)
            mine = queue.next()
            if queue:
                self._waiting[network] = queue
            if not mine.done():
                mine.set_result(None)
                return
        self.free += 1
