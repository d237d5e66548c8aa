"""The other server processes at the same tables: they are told of every change, they tell who is
connected through them, and exactly one process runs a table's bots and clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import Any, Protocol

import structlog

from coven.core import Event
from coven.store import Store, StoreDown, UnknownTable
from coven.table import BrokenRow, Record, StoredEvent, Table

from ..ops.log import error_summary
from .bus import (
    HEARTBEAT_SECONDS,
    AskPeople,
    Bus,
    BusDown,
    ChatAdded,
    InvitationsRevoked,
    Message,
    PeopleHere,
    ProcessGone,
    Reacted,
    SessionsEnded,
    TableChanged,
)

logger = structlog.get_logger()

POLL_SECONDS = 5.0
"""How often the store is asked for changes whose messages were lost on the bus."""


class SharedTable(Protocol):
    """A table in memory, as `Peers` uses it: its people, its invitation, and calls that load what
    other processes stored."""

    table: Table
    invitation_token: str

    @property
    def networks_here(self) -> dict[str, str]:
        """Returns the address networks of the people who are connected here, by person."""
        ...

    @property
    def needs_driver(self) -> bool: ...

    def flash(self, n: int, events: Iterable[Event]) -> None: ...

    def expect_version(self, version: int) -> None: ...

    async def load_new_chat(self) -> None: ...

    def react(self, person: str, name: str, seat: int | None, kind: str) -> None: ...

    def notify_changed(self) -> None: ...

    def wake_bots_and_clocks(self) -> None: ...


class Tables(Protocol):
    """All tables in memory, as `Peers` uses them: lists them, finds a loaded one by id, or opens
    it."""

    @property
    def all(self) -> Sequence[SharedTable]: ...

    @property
    def closing(self) -> bool: ...

    def loaded(self, id: str) -> SharedTable | None: ...

    async def open(self, id: str) -> SharedTable: ...

    async def close_ended_soon(self, person: str, number: int) -> None: ...

    async def check_sessions(self) -> None: ...


class Peers(Protocol):
    """The other server processes: tells them about changes here, and says which process runs a
    table's bots and clocks."""

    @property
    def is_cluster(self) -> bool:
        """Whether there may be other processes at all."""
        ...

    @property
    def connected(self) -> bool:
        """Whether messages of the others are being received."""
        ...

    async def start(self, tables: Tables) -> None:
        """Begins to listen to the others, on behalf of `tables`."""

    async def close(self) -> None:
        """Leaves the cluster; the others take over this process's tables."""

    def table_opened(self, live: SharedTable) -> None:
        """Asks the other processes who is connected to a table that was just loaded into memory
        here."""

    def table_closed(self, live: SharedTable) -> None:
        """Forgets who is connected to a table that was just removed from memory here, and gives up
        this process's claim to run its bots and clocks."""

    def table_changed(self, live: SharedTable, since: int) -> None:
        """Tells the others that a table was stored with new log entries after entry `since`."""

    def chat_added(self, live: SharedTable) -> None:
        """Tells the others that a line of chat was stored."""

    def reacted(
        self, live: SharedTable, person: str, name: str, seat: int | None, kind: str
    ) -> None:
        """Tells the others that a person shows a reaction."""

    def invitations_revoked(self, live: SharedTable) -> None:
        """Tells the others that the table's invitations are no longer valid."""

    def sessions_ended(self, person: str, number: int) -> None:
        """Tells the others that the person's sessions before this number are void."""

    def people_changed(self, live: SharedTable) -> None:
        """Tells the others who is connected to the table here, if that has changed."""

    def people_elsewhere(self, table: str) -> frozenset[str]:
        """Returns the ids of the people who are connected to the table with this id through other
        processes."""
        ...

    def networks_elsewhere(self, table: str) -> dict[str, str]:
        """Returns the address networks of the people who are connected to the table with this id
        through other processes, by person."""
        ...

    def is_driver(self, live: SharedTable) -> bool:
        """Whether this process runs the table's bots and clocks. If no process does, starts to
        claim the table in the background."""
        ...

    async def may_take_over(self, table: str) -> bool:
        """Whether this process, which is starting, should load the running match of this table id;
        claims it if so."""
        ...

    def traffic(self) -> dict[str, int]:
        """Returns the numbers of messages sent ("told") and received ("heard"), for the metrics."""
        ...

    async def answers(self) -> bool:
        """Returns whether the bus can be reached now."""
        ...


class SingleServer:
    """The `Peers` of a server that is alone: sends nothing, and runs all tables itself."""

    is_cluster = False
    connected = True

    async def start(self, tables: Tables) -> None:
        pass

    async def close(self) -> None:
        pass

    def table_opened(self, live: SharedTable) -> None:
        pass

    def table_closed(self, live: SharedTable) -> None:
        pass

    def table_changed(self, live: SharedTable, since: int) -> None:
        pass

    def chat_added(self, live: SharedTable) -> None:
        pass

    def reacted(
        self, live: SharedTable, person: str, name: str, seat: int | None, kind: str
    ) -> None:
        pass

    def invitations_revoked(self, live: SharedTable) -> None:
        pass

    def sessions_ended(self, person: str, number: int) -> None:
        pass

    def people_changed(self, live: SharedTable) -> None:
        pass

    def people_elsewhere(self, table: str) -> frozenset[str]:
        return frozenset()

    def networks_elsewhere(self, table: str) -> dict[str, str]:
        return {}

    def is_driver(self, live: SharedTable) -> bool:
        return True

    async def may_take_over(self, table: str) -> bool:
        return True

    def traffic(self) -> dict[str, int]:
        return {}

    async def answers(self) -> bool:
        return True


class ClusterPeers:
    """Peers that are reached over the bus. While the bus is down, every process runs bots and
    clocks by itself, so that no game gets stuck. If several processes store a move of the same bot,
    the store accepts only the first."""

    is_cluster = True

    def __init__(self, bus: Bus, store: Store) -> None:
        self.bus = bus
        self.tables: Tables
        self._store = store
        self._claimed: set[str] = set()
        """Tables whose bots and clocks this process runs."""
        self._claiming: set[str] = set()
        self._here: dict[str, dict[str, str]] = {}
        """The people connected here and their networks, by table, as the others were told."""
        self._elsewhere: dict[str, dict[str, dict[str, str]]] = {}
        """The people connected elsewhere and their networks, by table and process."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def connected(self) -> bool:
        return self.bus.up

    def traffic(self) -> dict[str, int]:
        return {"told": self.bus.sent, "heard": self.bus.received}

    async def answers(self) -> bool:
        try:
            await self.bus.ping()
        except BusDown:
            return False
        return True

    async def start(self, tables: Tables) -> None:
        self.tables = tables
        try:
            await self.bus.heartbeat()
        except BusDown as e:
            logger.warning("the bus is down", error=error_summary(e))
        for work in (
            self.bus.send_queued(),
            self._listen(),
            self._send_heartbeats(),
            self._poll_store(),
        ):
            self._start_task(work)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.leave()

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- sending -------------------------------------------------------------------------------

    def table_opened(self, live: SharedTable) -> None:
        self.bus.publish(AskPeople(self.bus.me, live.table.id))

    def table_closed(self, live: SharedTable) -> None:
        id = live.table.id
        self._elsewhere.pop(id, None)
        self._here.pop(id, None)
        self._release_soon(id)

    def table_changed(self, live: SharedTable, since: int) -> None:
        table = live.table
        flashes = tuple(found for r in table.records[since:] if (found := _flashes(r))[1])
        self.bus.publish(TableChanged(self.bus.me, table.id, table.version, flashes))

    def chat_added(self, live: SharedTable) -> None:
        self.bus.publish(ChatAdded(self.bus.me, live.table.id))

    def reacted(
        self, live: SharedTable, person: str, name: str, seat: int | None, kind: str
    ) -> None:
        self.bus.publish(Reacted(self.bus.me, live.table.id, person, name, seat, kind))

    def invitations_revoked(self, live: SharedTable) -> None:
        self.bus.publish(InvitationsRevoked(self.bus.me, live.table.id))

    def sessions_ended(self, person: str, number: int) -> None:
        self.bus.publish(SessionsEnded(self.bus.me, person, number))

    def people_changed(self, live: SharedTable) -> None:
        id, people = live.table.id, live.networks_here
        if people != self._here.get(id, {}):
            self._here[id] = people
            self._publish_people(id)

    def _publish_people(self, id: str) -> None:
        here = sorted(self._here.get(id, {}).items())
        people, networks = tuple(p for p, _ in here), tuple(n for _, n in here)
        self.bus.publish(PeopleHere(self.bus.me, id, people, networks))

    def people_elsewhere(self, table: str) -> frozenset[str]:
        processes = self._elsewhere.get(table)
        return frozenset().union(*processes.values()) if processes else frozenset()

    def networks_elsewhere(self, table: str) -> dict[str, str]:
        processes = self._elsewhere.get(table, {})
        return {person: network for here in processes.values() for person, network in here.items()}

    # -- receiving -----------------------------------------------------------------------------

    async def _listen(self) -> None:
        async for message in self.bus.listen(self._recover):
            try:
                self._receive(message)
            except Exception as e:
                logger.error("a message of the bus failed", error=error_summary(e))

    def _receive(self, message: Message) -> None:
        """Does what a message of another process asks for."""
        if isinstance(message, ProcessGone):
            self._start_task(self._take_over({message.by}))
            return
        if isinstance(message, SessionsEnded):
            self._start_task(self.tables.close_ended_soon(message.person, message.number))
            return
        live = self.tables.loaded(message.table)
        if isinstance(message, PeopleHere):
            self._receive_people(message, live)
        elif live is None:
            if isinstance(message, TableChanged) and message.table in self._claimed:
                self._start_task(self._open(message.table))
        elif isinstance(message, TableChanged):
            for n, events in message.flashes:
                live.flash(n, _events(events))
            if message.version > live.table.version:
                live.expect_version(message.version)
        elif isinstance(message, ChatAdded):
            self._start_task(live.load_new_chat())
        elif isinstance(message, Reacted):
            live.react(message.person, message.name, message.seat, message.kind)
        elif isinstance(message, AskPeople):
            if self._here.get(message.table):
                self._publish_people(message.table)
        else:
            live.invitation_token = ""

    def _receive_people(self, message: PeopleHere, live: SharedTable | None) -> None:
        """Remembers who is connected elsewhere, if the table is loaded here (`live`; None if it is
        not)."""
        processes = self._elsewhere.setdefault(message.table, {})
        before = self.people_elsewhere(message.table)
        if message.people:
            processes[message.by] = dict(
                zip_longest(message.people, message.networks[: len(message.people)], fillvalue="")
            )
        else:
            processes.pop(message.by, None)
        if not processes or live is None:
            self._elsewhere.pop(message.table, None)
        if live is not None and self.people_elsewhere(message.table) != before:
            live.notify_changed()

    async def _recover(self) -> None:
        """Catches up after a (re)connection: claims may have expired and messages may be lost."""
        self._claimed.clear()
        self._elsewhere.clear()
        for live in self.tables.all:
            self.bus.publish(AskPeople(self.bus.me, live.table.id))
            self._publish_people(live.table.id)
        self._start_task(self._find_changes())

    async def _poll_store(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            await self._find_changes()

    async def _find_changes(self) -> None:
        """Asks the store for versions of loaded tables that no message has announced."""
        loaded = {live.table.id: live for live in self.tables.all}
        try:
            for id, version in (await self._store.versions(list(loaded))).items():
                if version > loaded[id].table.version:
                    loaded[id].expect_version(version)
            await self.tables.check_sessions()
        except StoreDown:
            pass

    # -- bots and clocks -----------------------------------------------------------------------

    def is_driver(self, live: SharedTable) -> bool:
        id = live.table.id
        if not self.connected or id in self._claimed:
            if live.table.status == "over":
                self._release_soon(id)
            return True
        if id not in self._claiming and live.needs_driver:
            self._claiming.add(id)
            self._start_task(self._claim(live))
        return False

    async def may_take_over(self, table: str) -> bool:
        try:
            if not await self.bus.claim(table):
                return False
        except BusDown:
            return True
        self._claimed.add(table)
        return True

    async def _claim(self, live: SharedTable) -> None:
        """Claims the table, and runs its bots and clocks if no other process does."""
        id = live.table.id
        try:
            if await self.bus.claim(id):
                self._claimed.add(id)
                live.wake_bots_and_clocks()
        except BusDown:
            pass  # the next heartbeat tries again
        finally:
            self._claiming.discard(id)

    def _release_soon(self, id: str) -> None:
        if id in self._claimed:
            self._claimed.discard(id)
            self._start_task(self._release(id))

    async def _release(self, id: str) -> None:
        with suppress(BusDown):
            await self.bus.release(id)

    async def _send_heartbeats(self) -> None:
        """Sends heartbeats until cancelled, and takes over the tables of dead processes."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                was_alive, dead = await self.bus.heartbeat()
            except BusDown:
                continue
            if not was_alive:  # this process was suspended, or Redis has lost its data
                self._claimed.clear()
            if dead:
                await self._take_over(dead)
            for live in self.tables.all:
                self.is_driver(live)  # claims tables that no process runs

    async def _take_over(self, dead: set[str]) -> None:
        """Forgets who is connected through the dead processes (given by id), and claims and loads
        their tables, unless another process is faster."""
        for id, processes in list(self._elsewhere.items()):
            if dead & processes.keys():
                for process in dead:
                    processes.pop(process, None)
                live = self.tables.loaded(id)
                if live is not None:
                    live.notify_changed()
        try:
            for table in await self.bus.claims_of(dead):
                if self.tables.closing:
                    return
                if await self.bus.claim(table):
                    self._claimed.add(table)
                    await self._open(table)
            await self.bus.forget_processes(dead)
        except BusDown:
            pass

    async def _open(self, table: str) -> None:
        """Loads the table with this id, which this process has claimed, and runs its bots and
        clocks; gives up the claim if that fails."""
        try:
            live = await self.tables.open(table)
            live.wake_bots_and_clocks()
        except UnknownTable:
            self._release_soon(table)
        except (BrokenRow, StoreDown) as e:
            logger.error("a table cannot be opened", table=table, error=error_summary(e))
            self._release_soon(table)


def _flashes(record: Record) -> tuple[int, tuple[StoredEvent, ...]]:
    """Returns the entry's number and its fleeting events (shown once and not logged), for the
    message to other processes."""
    fleeting = [event for event in record.entry.events if event.fleeting]
    return record.entry.n, tuple(StoredEvent(e.key, e.args, e.to, e.but) for e in fleeting)


def _events(forms: Sequence[StoredEvent]) -> tuple[Event, ...]:
    return tuple(Event(e.key, e.args, e.to, e.but, fleeting=True) for e in forms)
