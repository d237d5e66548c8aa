"""The other processes that serve the same tables: they hear of every change, know who is present
elsewhere, and see to it that one of them, and only one, moves a table's bots and clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from coven.core import Event
from coven.store import StoreDown, UnknownTable
from coven.table import BrokenRow, Record
from coven.table.log import StoredEvent

from ..ops.log import where
from .bus import BEAT_SECONDS, Bus, BusDown, Changed, Gone, Here, Revoked, Said, Told, Who

if TYPE_CHECKING:
    from ..live.registry import Hall, Live

journal = structlog.get_logger()

LOOK_SECONDS = 5.0
"""How often the store is asked for changes that the bus has lost."""


class Alone:
    """A server without others."""

    many = False

    @property
    def up(self) -> bool:
        """Whether the others are heard."""
        return True

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def opened(self, live: Live) -> None:
        """A table has come into memory."""

    def closed(self, live: Live) -> None:
        """A table has left memory."""

    def changed(self, live: Live, since: int) -> None:
        """The table is stored, with new entries after `since`."""

    def said(self, live: Live) -> None:
        pass

    def revoked(self, live: Live) -> None:
        """The links to the table that were given out are void."""

    def present(self, live: Live) -> None:
        """Somebody may have come or gone."""

    def elsewhere(self, table: str) -> frozenset[str]:
        """Who looks at this table through other processes."""
        return frozenset()

    def drives(self, live: Live) -> bool:
        """Whether this process moves the table's bots and clocks."""
        return True

    async def may_open(self, table: str) -> bool:
        """Whether a process that starts should go on with this table."""
        return True

    def traffic(self) -> dict[str, int]:
        """How much was told and heard."""
        return {}

    async def check(self) -> None:
        """Raises BusDown."""


class Peers(Alone):
    """By way of the bus. While it is down, every process moves bots and clocks by itself: the store
    lets one of them win, and no game gets stuck."""

    many = True

    def __init__(self, hall: Hall, bus: Bus) -> None:
        self.hall = hall
        self.bus = bus
        self._mine: set[str] = set()
        self._asking: set[str] = set()
        self._here: dict[str, frozenset[str]] = {}
        """Whom the others know to be here, by table."""
        self._there: dict[str, dict[str, frozenset[str]]] = {}
        """Who is elsewhere: by table and process."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def up(self) -> bool:
        return self.bus.up

    def traffic(self) -> dict[str, int]:
        return {"told": self.bus.told, "heard": self.bus.heard}

    async def check(self) -> None:
        await self.bus.ping()

    async def open(self) -> None:
        try:
            await self.bus.beat()
        except BusDown as e:
            journal.warning("the bus is down", error=where(e))
        for work in (self.bus.speak(), self._listen(), self._keep_beating(), self._keep_looking()):
            self._start(work)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.leave()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- telling -------------------------------------------------------------------------------

    def opened(self, live: Live) -> None:
        self.bus.tell(Who(self.bus.me, live.table.id))

    def closed(self, live: Live) -> None:
        id = live.table.id
        self._there.pop(id, None)
        self._here.pop(id, None)
        self._let_go(id)

    def changed(self, live: Live, since: int) -> None:
        table = live.table
        glimpses = tuple(found for r in table.records[since:] if (found := _glimpses(r))[1])
        self.bus.tell(Changed(self.bus.me, table.id, table.version, glimpses))

    def said(self, live: Live) -> None:
        self.bus.tell(Said(self.bus.me, live.table.id))

    def revoked(self, live: Live) -> None:
        self.bus.tell(Revoked(self.bus.me, live.table.id))

    def present(self, live: Live) -> None:
        id, people = live.table.id, live.here
        if people != self._here.get(id, frozenset()):
            self._here[id] = people
            self._tell_here(id)

    def _tell_here(self, id: str) -> None:
        self.bus.tell(Here(self.bus.me, id, tuple(sorted(self._here.get(id, ())))))

    def elsewhere(self, table: str) -> frozenset[str]:
        there = self._there.get(table)
        return frozenset().union(*there.values()) if there else frozenset()

    # -- hearing -------------------------------------------------------------------------------

    async def _listen(self) -> None:
        async for news in self.bus.listen(self._catch_up):
            try:
                self._hear(news)
            except Exception as e:
                journal.error("news could not be used", error=where(e))

    def _hear(self, news: Told) -> None:
        if isinstance(news, Gone):
            self._start(self._take_over({news.by}))
            return
        live = self.hall.known(news.table)
        if isinstance(news, Here):
            self._hear_here(news, live)
        elif live is None:
            if isinstance(news, Changed) and news.table in self._mine:
                self._start(self._open(news.table))
        elif isinstance(news, Changed):
            for n, events in news.glimpses:
                live.glimpse(n, _events(events))
            if news.version > live.table.version:
                live.expect(news.version)
        elif isinstance(news, Said):
            self._start(live.listen())
        elif isinstance(news, Who):
            if self._here.get(news.table):
                self._tell_here(news.table)
        else:
            live.invitation = ""

    def _hear_here(self, news: Here, live: Live | None) -> None:
        there = self._there.setdefault(news.table, {})
        before = self.elsewhere(news.table)
        if news.people:
            there[news.by] = frozenset(news.people)
        else:
            there.pop(news.by, None)
        if not there or live is None:
            self._there.pop(news.table, None)
        if live is not None and self.elsewhere(news.table) != before:
            live.told()

    async def _catch_up(self) -> None:
        """The bus is there again: claims may have lapsed, and anything may have happened."""
        self._mine.clear()
        self._there.clear()
        for live in self.hall.lives:
            self.bus.tell(Who(self.bus.me, live.table.id))
            self._tell_here(live.table.id)
        self._start(self._look())

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self._look()

    async def _look(self) -> None:
        """Whether the store has versions that nobody has told of."""
        lives = {live.table.id: live for live in self.hall.lives}
        try:
            for id, version in (await self.hall.store.versions(list(lives))).items():
                if version > lives[id].table.version:
                    lives[id].expect(version)
        except StoreDown:
            pass

    # -- driving -------------------------------------------------------------------------------

    def drives(self, live: Live) -> bool:
        id = live.table.id
        if not self.up or id in self._mine:
            if live.table.status == "over":
                self._let_go(id)
            return True
        if id not in self._asking and live.needs_driver:
            self._asking.add(id)
            self._start(self._claim(live))
        return False

    async def may_open(self, table: str) -> bool:
        try:
            if not await self.bus.claim(table):
                return False
        except BusDown:
            return True
        self._mine.add(table)
        return True

    async def _claim(self, live: Live) -> None:
        id = live.table.id
        try:
            if await self.bus.claim(id):
                self._mine.add(id)
                live.go_on()
        except BusDown:
            pass  # the next beat asks again
        finally:
            self._asking.discard(id)

    def _let_go(self, id: str) -> None:
        if id in self._mine:
            self._mine.discard(id)
            self._start(self._release(id))

    async def _release(self, id: str) -> None:
        with suppress(BusDown):
            await self.bus.release(id)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                believed, dead = await self.bus.beat()
            except BusDown:
                continue
            if not believed:  # this process was asleep, or Redis has forgotten
                self._mine.clear()
            if dead:
                await self._take_over(dead)
            for live in self.hall.lives:
                self.drives(live)  # where nobody does, this process will

    async def _take_over(self, dead: set[str]) -> None:
        """People of dead processes are no longer there; their tables go on here, or with whoever
        is faster."""
        for id, there in list(self._there.items()):
            if dead & there.keys():
                for process in dead:
                    there.pop(process, None)
                live = self.hall.known(id)
                if live is not None:
                    live.told()
        try:
            for table in await self.bus.claims_of(dead):
                if self.hall.closing:
                    return
                if await self.bus.claim(table):
                    self._mine.add(table)
                    await self._open(table)
            await self.bus.bury(dead)
        except BusDown:
            pass

    async def _open(self, table: str) -> None:
        try:
            live = await self.hall.live(table)
            live.go_on()
        except UnknownTable:
            self._let_go(table)
        except (BrokenRow, StoreDown) as e:
            journal.error("a table cannot be opened", table=table, error=where(e))
            self._let_go(table)


def _glimpses(record: Record) -> tuple[int, tuple[StoredEvent, ...]]:
    fleeting = [event for event in record.entry.events if event.fleeting]
    return record.entry.n, tuple(StoredEvent(e.key, e.args, e.to, e.but) for e in fleeting)


def _events(forms: Sequence[StoredEvent]) -> tuple[Event, ...]:
    return tuple(Event(e.key, e.args, e.to, e.but, fleeting=True) for e in forms)
