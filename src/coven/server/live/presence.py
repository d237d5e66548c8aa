"""People with all their tabs, whatever tables those look at: whom they do not want to hear, and
where else a decision waits for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from coven.store import Person, StoreDown
from coven.table import Table

from ..access.guests import Guest
from ..ops.log import where
from .push import Pusher

if TYPE_CHECKING:
    from .connection import Tab
    from .registry import Hall, Live

journal = structlog.get_logger()

MOST_MUTED = 200
MOST_WAITING = 20


class Visitor:
    """A person who has a page open."""

    def __init__(self) -> None:
        self.tabs: set[Tab] = set()
        self.muted: frozenset[str] = frozenset()
        self.waiting: tuple[str, ...] = ()
        """The tables at which a decision waits, who has waited longest first."""
        self.looking = False
        """Whether the store is being asked for them."""

    def nudge(self) -> None:
        for tab in self.tabs:
            tab.nudge()


class Onlookers:
    """Tabs that do not wait for an answer. They are told after those that do, a few at a time, so
    that what comes in meanwhile has its turn."""

    def __init__(self) -> None:
        self._tabs: dict[Tab, None] = {}

    def add(self, tab: Tab) -> None:
        """To be told soon, once."""
        if not self._tabs:
            asyncio.get_running_loop().call_soon(self._tell_some)
        self._tabs[tab] = None

    def _tell_some(self) -> None:
        one_or_an_eighth = 1 + len(self._tabs) // 8
        for tab in list(islice(self._tabs, one_or_an_eighth)):
            del self._tabs[tab]
            tab.nudge()
        if self._tabs:
            asyncio.get_running_loop().call_soon(self._tell_some)


class Visitors:
    """All who have a page open in this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pusher = Pusher(hall.settings)
        self._here: dict[str, Visitor] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeping = asyncio.Lock()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- coming and going ----------------------------------------------------------------------

    async def enter(self, tab: Tab) -> Visitor:
        """A tab is opened."""
        person = tab.guest.id
        muted = await self.muted_by(tab.guest)
        visitor = self._here.get(person)
        if visitor is None:
            visitor = self._here[person] = Visitor()
            visitor.muted = muted
        visitor.tabs.add(tab)
        self.look_again(person)
        return visitor

    def leave(self, tab: Tab) -> None:
        visitor = self._here.get(tab.guest.id)
        if visitor is not None:
            visitor.tabs.discard(tab)
            if not visitor.tabs:
                del self._here[tab.guest.id]

    # -- not hearing somebody ------------------------------------------------------------------

    async def muted_by(self, guest: Guest) -> frozenset[str]:
        """Whom this person does not hear, at any table."""
        visitor = self._here.get(guest.id)
        if visitor is not None:
            return visitor.muted
        if not guest.known:
            return frozenset()
        try:
            return await self._muted(guest.id)
        except StoreDown:
            return frozenset()

    async def _muted(self, person: str) -> frozenset[str]:
        kept = await self.hall.store.person(person)
        return frozenset(kept.settings.get("muted", ())) if kept is not None else frozenset()

    async def mute(self, guest: Guest, other: str, on: bool) -> None:
        """This person does not hear the other one any more, or does again. Raises StoreDown."""

        def change(settings: dict[str, Any]) -> None:
            heard = [person for person in settings.get("muted", ()) if person != other]
            settings["muted"] = [*heard, *([other] if on else [])][-MOST_MUTED:]

        settings = await self.keep(guest, change)
        visitor = self._here.get(guest.id)
        if visitor is not None:
            visitor.muted = frozenset(settings["muted"])
            visitor.nudge()

    async def keep(self, guest: Guest, change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
        """Changes what is stored of a person. Raises StoreDown."""
        async with self._keeping:
            kept = await self.hall.store.person(guest.id) or Person(guest.id)
            settings = dict(kept.settings)
            change(settings)
            new = msgspec.structs.replace(
                kept, name=guest.name, language=guest.language, settings=settings
            )
            await self.hall.store.save_person(new, time.time())
        return settings

    # -- what waits elsewhere ------------------------------------------------------------------

    async def waiting_for(self, person: str) -> tuple[str, ...]:
        """Tables at which a decision waits for this person."""
        return tuple(await self.hall.store.waiting_for(person, MOST_WAITING))

    def look_again(self, person: str) -> None:
        """Something may wait for this person, or no longer; or somebody was muted elsewhere."""
        visitor = self._here.get(person)
        if visitor is not None and not visitor.looking:
            visitor.looking = True
            self.start(self._look(person, visitor))

    async def _look(self, person: str, visitor: Visitor) -> None:
        await asyncio.sleep(0)  # what is being stored now belongs to it
        visitor.looking = False
        try:
            visitor.waiting = await self.waiting_for(person)
            if self.hall.peers.many:
                visitor.muted = await self._muted(person)  # perhaps through another process
        except StoreDown as e:
            journal.warning("nobody knows what waits", error=where(e))
            return
        visitor.nudge()

    def changed(self, before: frozenset[str], live: Live) -> None:
        """A table was stored; `before` are the people for whom something waited there."""
        now, id = people_asked(live.table), live.table.id
        for person in before ^ now:
            visitor = self._here.get(person)
            if visitor is not None and any(tab.live.table.id != id for tab in visitor.tabs):
                self.look_again(person)
        if self.pusher.ready:
            for person in now - before:
                if person not in self._here and person not in live.present:
                    self.start(self._push(person, live.table))

    # -- with no page open ---------------------------------------------------------------------

    async def _push(self, person: str, table: Table) -> None:
        """A notification for a decision that waits, on every device that wants one."""
        try:
            kept = await self.hall.store.person(person)
            if kept is None or not kept.settings.get("push"):
                return
            gone = await self.pusher.tell(kept, table.id, table.game.id)
            if gone:
                guest = Guest(person, kept.name, kept.language, known=True)
                await self.keep(guest, lambda settings: self.pusher.forget(settings, gone))
        except StoreDown as e:
            journal.warning("nobody was notified", error=where(e))


def people_asked(table: Table) -> frozenset[str]:
    """For whom something waits at this table."""
    found = (table.seats[seat].person for seat in table.people_asked)
    return frozenset(person for person in found if person is not None)
