"""People with open pages, whatever tables they look at: whom they have muted, and at which other
tables a decision waits for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from itertools import islice
from typing import Any, Protocol

import msgspec
import structlog

from coven.core import Event, Stage
from coven.store import Person, Store, StoreDown
from coven.table import Table

from ..access.budgets import Client
from ..access.guests import Guest
from ..ops.log import error_summary
from .push import Pusher

logger = structlog.get_logger()

MAX_MUTED = 200
MAX_WAITING = 20
MAX_MOVED = 10
ENDED_SECONDS = 2.0
"""How long the connections of ended sessions stay open: the browser that ended the others has
several tabs perhaps, and must have its new cookie before they reload."""


class Viewer(Protocol):
    """A connected page, as tables and presence see it: its person, its table, and how to update or
    close it."""

    guest: Guest
    client: Client
    awaits_reply: bool
    """Whether its client waits for an answer, and so is updated first."""

    away: bool
    """Whether its person has not looked at it for a while."""

    @property
    def table_id(self) -> str: ...

    def wake_writer(self) -> None:
        """Makes the connection send, soon, what has changed since its last update."""

    def flash(self, n: int, event: Event) -> None:
        """Shows a fleeting event of entry `n` once."""

    def stage(self, n: int, stage: Stage) -> None:
        """Shows a stage of entry `n` once."""

    def react(self, person: str, name: str, seat: int | None, kind: str) -> None:
        """Shows a reaction of a person, unless they are muted here."""

    async def leave(self) -> None:
        """Closes the connection; the page reconnects by itself."""

    def close_if_stuck(self, now: float) -> None:
        """Closes the connection if its client has stopped reading."""

    def end_session(self) -> None:
        """Tells the page to reload, and closes the connection; nothing more is read from it."""


class OnlinePerson:
    """A person with at least one open page."""

    def __init__(self) -> None:
        self.connections: set[Viewer] = set()
        self.muted: frozenset[str] = frozenset()
        """Ids of the people whose chat this person does not see."""
        self.waiting: tuple[str, ...] = ()
        """Ids of the tables at which a decision waits, the longest wait first."""
        self.refreshing = False
        """Whether the store is being asked for `waiting`."""
        self.invited = False
        """Whether somebody has invited this person to a room to which they can still come."""

    def wake_writers(self) -> None:
        for connection in self.connections:
            connection.wake_writer()


class DeferredUpdates:
    """The connections that wait for no answer. They are updated after those that do wait. In each
    step of the event loop an eighth of them is updated, so that requests that come in meanwhile are
    not delayed."""

    def __init__(self) -> None:
        self._connections: dict[Viewer, None] = {}

    def add(self, connection: Viewer) -> None:
        """Schedules one update of the connection, if none is scheduled yet."""
        if not self._connections:
            asyncio.get_running_loop().call_soon(self._update_some)
        self._connections[connection] = None

    def _update_some(self) -> None:
        one_or_an_eighth = 1 + len(self._connections) // 8
        for connection in list(islice(self._connections, one_or_an_eighth)):
            del self._connections[connection]
            connection.wake_writer()
        if self._connections:
            asyncio.get_running_loop().call_soon(self._update_some)


class Presence:
    """All people who have a page open in this process."""

    def __init__(self, store: Store, pusher: Pusher, is_cluster: bool) -> None:
        self.pusher = pusher
        self.announcement = ""
        """What the host of the server tells everybody now; "" if nothing."""
        self._store = store
        self._is_cluster = is_cluster
        self._online: dict[str, OnlinePerson] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._saving = asyncio.Lock()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- coming and going ----------------------------------------------------------------------

    async def enter(self, connection: Viewer) -> OnlinePerson:
        """Registers a new connection. Returns its person."""
        id = connection.guest.id
        muted = await self.muted_by(connection.guest)
        person = self._online.get(id)
        if person is None:
            person = self._online[id] = OnlinePerson()
            person.muted = muted
        person.connections.add(connection)
        self.refresh(id)
        return person

    def leave(self, connection: Viewer) -> None:
        """Removes a closed connection."""
        person = self._online.get(connection.guest.id)
        if person is not None:
            person.connections.discard(connection)
            if not person.connections:
                del self._online[connection.guest.id]

    # -- muting --------------------------------------------------------------------------------

    async def muted_by(self, guest: Guest) -> frozenset[str]:
        """Returns the ids of the people whom this guest has muted, at any table."""
        person = self._online.get(guest.id)
        if person is not None:
            return person.muted
        if not guest.known:
            return frozenset()
        try:
            return await self._stored_muted(guest.id)
        except StoreDown:
            return frozenset()

    async def _stored_muted(self, person: str) -> frozenset[str]:
        stored = await self._store.person(person)
        return frozenset(stored.settings.get("muted", ())) if stored is not None else frozenset()

    async def mute(self, guest: Guest, other: str, on: bool) -> None:
        """Mutes the person `other` for this guest (`on`), or unmutes them. Raises StoreDown."""

        def change(settings: dict[str, Any]) -> None:
            rest = [person for person in settings.get("muted", ()) if person != other]
            settings["muted"] = [*rest, *([other] if on else [])][-MAX_MUTED:]

        settings = await self.save_person(guest, change)
        person = self._online.get(guest.id)
        if person is not None:
            person.muted = frozenset(settings["muted"])
            person.wake_writers()

    def adopted(self, guest: str, person: str) -> None:
        """Updates the lists of muted people after a guest has signed in as `person`: whoever has
        muted the guest has now muted the person. (The store has changed its own lists already.)"""
        for online in self._online.values():
            if guest in online.muted:
                online.muted = online.muted - {guest} | {person}
                online.wake_writers()

    async def save_person(
        self, guest: Guest, change: Callable[[dict[str, Any]], None]
    ) -> dict[str, Any]:
        """Stores a guest's name, language and settings, after `change` has modified the settings,
        and returns the settings. Raises StoreDown."""
        async with self._saving:
            stored = await self._store.person(guest.id) or Person(guest.id)
            settings = dict(stored.settings)
            change(settings)
            new = msgspec.structs.replace(
                stored, name=guest.name, language=guest.language, settings=settings
            )
            await self._store.save_person(new, time.time())
        return settings

    # -- seats that were moved away ------------------------------------------------------------

    async def note_moved_seat(self, person: str, table: str) -> None:
        """Remembers for a person that a personal link has moved their seat at this table, so that
        the lobby tells them. Does nothing if it cannot be stored."""
        try:
            async with self._saving:
                stored = await self._store.person(person) or Person(person)
                rest = [id for id in stored.settings.get("moved", ()) if id != table]
                settings = {**stored.settings, "moved": [*rest, table][-MAX_MOVED:]}
                new = msgspec.structs.replace(stored, settings=settings)
                await self._store.save_person(new, time.time())
        except StoreDown as e:
            logger.warning("a person could not be told", error=error_summary(e))

    async def moved_seats(self, person: str) -> list[str]:
        """Returns the ids of tables at which a personal link has moved a seat of this person, the
        last first. Raises StoreDown."""
        stored = await self._store.person(person)
        return [*reversed(stored.settings.get("moved", ()))] if stored is not None else []

    # -- invitations by name -------------------------------------------------------------------

    async def invite(self, person: str, table: Table, link: str) -> None:
        """Tells a person that the host of a table invites them, on their pages and on the devices
        that they want to be notified on; `link`: the path of the invitation. Does nothing if it
        cannot be stored."""
        try:
            async with self._saving:
                stored = await self._store.person(person) or Person(person)
                rest = [id for id in stored.settings.get("invited", ()) if id != table.id]
                settings = {**stored.settings, "invited": [*rest, table.id][-MAX_MOVED:]}
                new = msgspec.structs.replace(stored, settings=settings)
                await self._store.save_person(new, time.time())
        except StoreDown as e:
            logger.warning("a person could not be told", error=error_summary(e))
            return
        self.refresh(person)
        if self.pusher.ready:
            host = next((seat.name for seat in table.seats if seat.person == table.host), "Coven")
            self._start_task(self._push(person, table, link, host))

    async def invitations(self, person: str) -> list[str]:
        """Returns the ids of the rooms to which this person is invited and can still come, the last
        first. Raises StoreDown."""
        stored = await self._store.person(person)
        rooms = [*reversed(stored.settings.get("invited", ()))] if stored is not None else []
        return await self._store.accounts.joinable(person, rooms)

    # -- sessions ------------------------------------------------------------------------------

    async def end_sessions(self, guest: Guest) -> int:
        """Makes all cookies of the person void, and removes their devices for notifications.
        Returns the number of their next session. Raises StoreDown."""
        async with self._saving:
            person = Person(guest.id, guest.name, guest.language)
            return await self._store.end_sessions(person, time.time())

    async def close_ended_soon(self, person: str, number: int) -> None:
        """Closes the person's connections of sessions before this number, a little later."""
        self._start_task(self._close_ended_soon(person, number))

    async def _close_ended_soon(self, person: str, number: int) -> None:
        await asyncio.sleep(ENDED_SECONDS)
        self._close_ended(person, number)

    def _close_ended(self, person: str, number: int) -> None:
        online = self._online.get(person)
        for connection in list(online.connections) if online is not None else ():
            if connection.guest.session < number:
                connection.end_session()

    async def check_sessions(self) -> None:
        """Closes connections whose sessions were ended through another process. Raises
        StoreDown."""
        for person, number in (await self._store.sessions(list(self._online))).items():
            self._close_ended(person, number)

    # -- decisions at other tables -------------------------------------------------------------

    async def waiting_for(self, person: str) -> tuple[str, ...]:
        """Returns the ids of the tables at which a decision waits for this person."""
        return tuple(await self._store.waiting_for(person, MAX_WAITING))

    def refresh(self, person: str) -> None:
        """Loads again, in the background, which tables wait for this person (and, in a cluster,
        whom they have muted), and updates their pages."""
        online = self._online.get(person)
        if online is not None and not online.refreshing:
            online.refreshing = True
            self._start_task(self._refresh(person, online))

    async def _refresh(self, person: str, online: OnlinePerson) -> None:
        await asyncio.sleep(0)  # so that changes that are just being stored are included
        online.refreshing = False
        try:
            online.waiting = await self.waiting_for(person)
            online.invited = bool(await self.invitations(person))
            if self._is_cluster:
                online.muted = await self._stored_muted(person)  # perhaps by another process
        except StoreDown as e:
            logger.warning("waiting tables could not be loaded", error=error_summary(e))
            return
        online.wake_writers()

    def table_changed(
        self, before: frozenset[str], table: Table, present: Callable[[], frozenset[str]]
    ) -> None:
        """Updates the other pages of the people for whom a decision began or stopped to wait at
        this table, and notifies those who have no page open.

        `before`: the people for whom a decision waited before the change; `present`: returns the
        people connected to the table through any process.
        """
        now = people_asked(table)
        for person in before ^ now:
            online = self._online.get(person)
            if online is not None and any(c.table_id != table.id for c in online.connections):
                self.refresh(person)
        if self.pusher.ready:
            for person in now - before:
                if person not in self._online and person not in present():
                    self._start_task(self._push(person, table, f"/t/{table.id}"))

    # -- without an open page ------------------------------------------------------------------

    async def _push(self, person: str, table: Table, path: str, inviter: str = "") -> None:
        """Sends a push notification, which leads to this path, to all devices on which the person
        has asked for it. `inviter`: the name of the person who invites them to the table, "" if a
        decision waits there."""
        try:
            stored = await self._store.person(person)
            if stored is None or not stored.settings.get("push"):
                return
            gone = await self.pusher.notify(stored, path, table.game.id, inviter)
            if gone:
                guest = Guest(person, stored.name, stored.language, known=True)
                await self.save_person(
                    guest, lambda settings: self.pusher.remove_devices(settings, gone)
                )
        except StoreDown as e:
            logger.warning("a person could not be notified", error=error_summary(e))


def people_asked(table: Table) -> frozenset[str]:
    """Returns the ids of the people for whom a decision waits at this table."""
    found = (table.seats[seat].person for seat in table.people_asked)
    return frozenset(person for person in found if person is not None)
