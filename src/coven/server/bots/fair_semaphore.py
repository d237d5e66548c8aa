"""A semaphore that no single owner can monopolise."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairSemaphore:
    """At most `limit` jobs at once; waiting owners are served round-robin, however many jobs each
    of them has."""

    def __init__(self, limit: int) -> None:
        self.free = limit
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def slot(self, owner: str) -> AsyncIterator[None]:
        """Waits for a free slot and holds it for the length of the `async with` block. `owner`: the
        id of the person the job is for; owners take turns."""
        if self.free:
            self.free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(owner, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._release()
                raise
        try:
            yield
        finally:
            self._release()

    def _release(self) -> None:
        """Gives a slot to the next waiting owner, or marks it as free."""
        while self._waiting:
            owner, queue = self._waiting.popitem(last=False)
            mine = queue.popleft()
            if queue:
                self._waiting[owner] = queue
            if not mine.done():
                mine.set_result(None)
                return
        self.free += 1
