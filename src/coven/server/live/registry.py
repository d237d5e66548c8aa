"""All tables in memory. Tables are loaded when somebody comes, and removed when nobody is left."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import structlog

from coven import games
from coven.store import (
    HEARTBEAT_SECONDS,
    Conflict,
    Retention,
    StoreDown,
    UnknownTable,
    trouble,
)
from coven.table import BrokenRow, Table, is_table_id
from coven.text import LOCALES, Speaker

from ..ops.log import error_summary
from .services import Services
from .table import CHAT_SHOWN, RETRY_SECONDS, LiveTable

logger = structlog.get_logger()

SWEEP_SECONDS = 60.0
TIDY_SECONDS = 3600.0
OUTAGE_SECONDS = 2 * HEARTBEAT_SECONDS
"""A longer time in which nothing could be stored does not count on players' clocks."""


def load_games_and_texts() -> None:
    """Loads every game and its texts in every language. Takes some seconds; runs in a thread."""
    for id in games.ids():
        for locale in LOCALES:
            with suppress(Exception):  # a broken game must not stop the server
                games.game(id)
                Speaker(games.package_of(id), locale).say("name")


class TableRegistry:
    """All tables in memory, by id."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._peers = services.peers
        self._presence = services.presence
        self._lifecycle = services.lifecycle
        self._clock = services.clock
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # -- start and stop ------------------------------------------------------------------------

    async def start(self) -> None:
        """Goes on with all running matches, including bots and clocks, in the background."""
        settings = self._services.settings
        if settings.warm_up or not settings.bot_workers:
            self._services.bots.start()
        await self.heartbeat()
        await self._peers.start(self)
        self._tasks = [
            asyncio.create_task(self._settle()),
            asyncio.create_task(self._send_heartbeats()),
            asyncio.create_task(self._keep_sweeping()),
            asyncio.create_task(self._keep_tidying()),
        ]

    async def drain(self) -> None:
        """Stops bots and clocks, lets other processes take them over, and closes all connections;
        pages reconnect by themselves, to a server that accepts them."""
        self._lifecycle.draining = self._lifecycle.closing = True
        for live in self.all:
            await live.close()
        await self._peers.close()
        connections = [connection for live in self.all for connection in live.connections]
        await asyncio.gather(*(c.leave() for c in connections), return_exceptions=True)
        logger.info("everybody was sent away", tabs=len(connections))

    async def close(self) -> None:
        """Stops all tables, bots, peers and presence. The store stays open."""
        self._lifecycle.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.all:
            await live.close()
        await self._peers.close()
        await self._presence.close()
        await self._services.bots.close()

    # -- tables --------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        return len(self._tables)

    @property
    def all(self) -> list[LiveTable]:
        return list(self._tables.values())

    @property
    def people(self) -> set[str]:
        """Returns the ids of all people who are connected to a table through this process."""
        return {id for live in self._tables.values() for id in live.people_here}

    @property
    def closing(self) -> bool:
        return self._lifecycle.closing

    def loaded(self, id: str) -> LiveTable | None:
        """Returns the table with this id if it is in memory, else None."""
        return self._tables.get(id)

    async def open(self, id: str) -> LiveTable:
        """Returns the table in its newest version, loading it if necessary. Raises UnknownTable,
        BrokenRow, StoreDown."""
        known = self._tables.get(id)
        if known is not None:
            if self._peers.is_cluster:
                versions = await self._store.versions([id])
                if versions.get(id, 0) > known.table.version:
                    known.expect_version(versions[id])
                    await known.catch_up()
            return known
        if not is_table_id(id):
            raise UnknownTable(id)
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda task: self._loaded(id, task))
        try:
            return await asyncio.shield(loading)
        finally:
            del loading  # it holds the exception, whose traceback holds this frame

    async def _load(self, id: str) -> LiveTable:
        """Loads a table into memory. Raises UnknownTable, BrokenRow, StoreDown."""
        adopted = self._clock.adopted
        table = await self._store.load(id, self._clock.now())
        table.skip_time(self._clock.adopted - adopted)
        chat = await self._store.chat(id, limit=CHAT_SHOWN)
        known = self._tables[id] = LiveTable(table, chat, self._services, self.release)
        self._peers.table_opened(known)
        known.wake_bots_and_clocks()
        return known

    def _loaded(self, id: str, task: asyncio.Task[LiveTable]) -> None:
        """Forgets the `task` that has loaded a table, also if there is no such table (S8)."""
        del self._loading[id]
        if not task.cancelled():
            task.exception()  # whoever waited for it has been told

    async def add(self, table: Table) -> LiveTable:
        """Stores a new table, loads it into memory and returns it. Raises StoreDown."""
        await self._store.save(table, self._clock.now())
        live = self._tables[table.id] = LiveTable(table, [], self._services, self.release)
        self._presence.table_changed(frozenset(), table, lambda: live.people_present)
        live.wake_bots_and_clocks()
        return live

    async def rematch(self, live: LiveTable, person: str, now: float) -> None:
        """Makes a new table with the same people, everybody one seat further. It is stored first,
        so that the old table never names a table that does not exist. Raises Refused, Conflict,
        StoreDown."""
        async with live.lock:
            draft = live.draft()
            new = draft.rematch(person, now)
            if all(seat.kind != "open" for seat in new.seats):
                new.start(person, now)
            await self.add(new)
            try:
                await self._store.save(draft, now)
                live.accept(draft)
            except Conflict:
                await self.delete(new.id)
                await live.reload()
                if live.table.running.rematch is None:
                    raise
        live.notify_changed()

    async def release(self, live: LiveTable) -> None:
        """Removes a table from memory and closes its connections; pages reconnect by themselves."""
        self._tables.pop(live.table.id, None)
        self._peers.table_closed(live)
        await asyncio.gather(*(c.leave() for c in live.connections), return_exceptions=True)

    async def delete(self, id: str) -> None:
        """Deletes a table from memory and from the store. Raises StoreDown."""
        live = self._tables.get(id)
        if live is not None:
            await self.release(live)
            await live.close()
        await self._store.delete_table(id)

    def sweep(self, now: float) -> None:
        """Closes connections whose clients have stopped reading, and removes idle tables."""
        for id, live in list(self._tables.items()):
            for connection in live.connections:
                connection.close_if_stuck(now)
            if live.is_idle:
                del self._tables[id]
                self._peers.table_closed(live)

    # -- sessions ------------------------------------------------------------------------------

    async def close_ended_soon(self, person: str, number: int) -> None:
        """Closes the person's connections of sessions before this number, a little later."""
        await self._presence.close_ended_soon(person, number)

    async def check_sessions(self) -> None:
        """Closes connections whose sessions were ended through another process. Raises
        StoreDown."""
        await self._presence.check_sessions()

    # -- background tasks ----------------------------------------------------------------------

    async def _settle(self) -> None:
        await asyncio.gather(self._load_games_and_texts(), self._open_running_matches())
        self._lifecycle.settled = True
        await self._record_results()

    async def _record_results(self) -> None:
        """Stores the results of matches that ended before results were stored. Those that cannot be
        read are tried again after the next start."""
        try:
            for id in await self._store.results.unrecorded():
                with suppress(UnknownTable, BrokenRow):
                    await self._store.results.record(await self._store.load(id, self._clock.now()))
        except StoreDown as e:
            logger.warning("results could not be stored", error=error_summary(e))

    async def _load_games_and_texts(self) -> None:
        if self._services.settings.warm_up:
            await asyncio.to_thread(load_games_and_texts)
        self._lifecycle.learned = True

    async def _open_running_matches(self) -> None:
        """Loads all running matches that no other process runs; tries again while the store is
        down."""
        while True:
            try:
                for id in await self._store.tables_in_play():
                    try:
                        if await self._peers.may_take_over(id):
                            await self.open(id)
                    except (UnknownTable, BrokenRow) as e:
                        logger.error("a table cannot be opened", table=id, error=error_summary(e))
                    await asyncio.sleep(0)
                return
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)

    async def heartbeat(self) -> None:
        """Tells the store that a server runs; clocks skip the time in which none did, and in which
        nothing could be stored. Adopts the time of the machine's clock if that was set."""
        jump = self._clock.adopt_wall_time()
        if jump:
            logger.warning("the machine's clock has jumped", seconds=round(jump, 1))
            for live in self.all:
                live.shift_clock(jump)
        now = self._clock.now()
        try:
            missed = await self._store.heartbeat(now, clock_was_set=bool(jump))
        except StoreDown as e:
            if self._lifecycle.writable:
                logger.error("nothing can be stored", why=trouble(e))
            self._lifecycle.writable = False
            return
        if not self._lifecycle.writable:
            logger.info("everything can be stored again")
        self._lifecycle.writable = True
        await self._notice_administration()
        outage = missed - max(0.0, jump)  # a jump has been taken into account already
        if outage > OUTAGE_SECONDS:
            for live in self.all:
                live.skip_outage(outage, now)

    async def _notice_administration(self) -> None:
        """Shows a new announcement, and what `coven admin` has changed in the store."""
        try:
            text = await self._store.upkeep.announcement(time.time())
            if text != self._presence.announcement:
                self._presence.announcement = text
                for live in self.all:
                    if text and live.connections:  # once, whichever servers the table is open at
                        await live.say("", text, None, "web-told-all", f"told {text}"[:64])
            if self._peers.is_cluster:  # its peers look for changes themselves
                return
            versions = await self._store.versions([live.table.id for live in self.all])
            for live in self.all:
                stored = versions.get(live.table.id)
                if stored is None and not live.lock.locked():
                    await self.release(live)
                elif stored is not None and stored > live.table.version:
                    live.expect_version(stored)
            await self._presence.check_sessions()
        except StoreDown:
            return

    async def tidy(self) -> None:
        """Removes tables and guests that have been unused for longer than the settings allow.
        Raises StoreDown."""
        settings, now = self._services.settings, time.time()
        keep = Retention(
            settings.keep_rooms_days,
            settings.keep_abandoned_days,
            settings.keep_finished_days,
            settings.keep_guests_days,
        )
        removed = 0
        while expired := await self._store.upkeep.expired_tables(keep, now):
            for id in expired:
                await self.delete(id)
                await asyncio.sleep(0)
            removed += len(expired)
        guests = await self._store.upkeep.remove_guests(keep, now)
        if removed or guests:
            logger.info("removed what nobody has used for long", tables=removed, guests=guests)

    async def _keep_tidying(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                await self.tidy()
            except StoreDown as e:
                logger.warning("nothing could be removed", error=error_summary(e))

    async def _send_heartbeats(self) -> None:
        """Sends heartbeats until cancelled."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            await self.heartbeat()

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())
