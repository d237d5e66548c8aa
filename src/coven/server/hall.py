"""The hall: every table that somebody is at. One writer per table; a change is on disk before
anybody is told; bots and clocks keep it going."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import structlog

from coven.core import Illegal, Malformed
from coven.store import BEAT_SECONDS, Conflict, Store, StoreDown, UnknownTable
from coven.table import BrokenRow, Refused, Table

from .journal import where
from .screen import Chronicle, Drawing, Look, Talk, draw, speaker_for
from .settings import Settings
from .thinkers import Thinkers, impulse

if TYPE_CHECKING:
    from .tab import Tab

T = TypeVar("T")
journal = structlog.get_logger()

IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0
RETRY_SECONDS = 2.0
TALK_SHOWN = 200
MOST_CONFLICTS = 8


class Live:
    """A table in memory with the tabs that look at it."""

    def __init__(self, hall: Hall, table: Table, talk: list[Talk]) -> None:
        self.hall = hall
        self.table = table
        self.talk = talk
        self.lock = asyncio.Lock()
        self.tabs: set[Tab] = set()
        self.used = time.monotonic()
        self.invitation = ""
        """The token of the link that the host is shown; the store has its hash only."""
        self.lifted: dict[str, int] = {}
        """Through which of their seats people at one device look; forgotten when the curtain
        falls."""
        self._chronicle = Chronicle()
        self._drawn: dict[Look, Drawing] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._stirring: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None

    # -- changing ------------------------------------------------------------------------------

    async def change(self, act: Callable[[Table], T]) -> T:
        """Lets `act` change the table; stores it; then tells. What `act` raises changes nothing.
        Raises StoreDown, and Conflict if another process is faster again and again."""
        async with self.lock:
            for tries in range(MOST_CONFLICTS):
                draft = self.table.copy()
                result = act(draft)
                try:
                    await self.hall.store.save(draft, time.time())
                except Conflict:
                    self.table = await self.hall.store.load(self.table.id, time.time())
                    if tries + 1 == MOST_CONFLICTS:
                        raise
                else:
                    self.table = draft
                    break
        if draft.running.fault is not None and draft.status == "paused":
            fault = draft.running.fault
            journal.error("a match is paused", table=draft.id, error=fault.error, n=fault.n)
        self.told()
        return result

    async def rematch(self, person: str, now: float) -> None:
        """The same people, everybody one seat on. The new table is stored first, so that none is
        named that is not there. Raises Refused, Conflict, StoreDown."""
        async with self.lock:
            draft = self.table.copy()
            new = draft.rematch(person, now)
            if all(seat.kind != "open" for seat in new.seats):
                new.start(person, now)
            await self.hall.add(new)
            await self.hall.store.save(draft, now)
            self.table = draft
        self.told()

    def told(self) -> None:
        """Something changed: everybody looks again."""
        self.used = time.monotonic()
        self._drawn.clear()
        for tab in self.tabs:
            tab.nudge()
        self.go_on()

    async def say(self, person: str, name: str, seat: int | None, text: str, nonce: str) -> None:
        store = self.hall.store
        said = await store.say(self.table.id, person, name, text, time.time(), seat, nonce)
        if not self.talk or said.k > self.talk[-1].k:
            self.talk = [
                *self.talk[1 - TALK_SHOWN :],
                Talk(said.k, said.seat, said.name, said.text),
            ]
        self.told()

    # -- looking -------------------------------------------------------------------------------

    @property
    def present(self) -> frozenset[str]:
        return frozenset(tab.guest.id for tab in self.tabs)

    def look(self, person: str, locale: str) -> Look:
        """Through whose eyes this person looks now. Between two people at one device falls a
        curtain, where the game has secrets."""
        table = self.table
        mine = table.seats_of(person)
        if len(mine) < 2:
            return Look(person, mine[0] if mine else None, locale)
        due = [seat for seat in mine if seat in table.people_waiting]
        lifted = self.lifted.get(person)
        if not table.game.facts.hidden or table.status == "over":
            if due and lifted not in due:
                lifted = self.lifted[person] = due[0]
            return Look(person, mine[0] if lifted is None else lifted, locale)
        if due and lifted not in due:
            self.lifted.pop(person, None)
            return Look(person, None, locale, curtain=due[0])
        return Look(person, lifted if lifted in mine else None, locale)

    def lift(self, person: str, seat: int) -> None:
        """The person named on the curtain is here. Raises Refused."""
        if self.look(person, "en").curtain != seat:
            raise Refused("table-not-your-seat")
        self.lifted[person] = seat
        self.told()

    def draw(self, look: Look) -> Drawing:
        known = self._drawn.get(look)
        if known is None:
            known = self._drawn[look] = draw(
                self.table, look, self.present, self.talk, self._chronicle, time.time()
            )
        return known

    def sentence(self, look: Look, since: int) -> list[tuple[str, bool, str]]:
        """The lines of the log after the first `since`: in words, whether they concern the reader,
        and their keys."""
        speaker = speaker_for(self.table, look.locale)
        return [
            (self._chronicle.say(line.event, speaker), line.to_me, line.event.key)
            for line in self._chronicle.lines(self.table, look.seat)
            if line.number > since and not line.undone
        ]

    # -- going on ------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Wakes the bots that must answer, and the clock that runs out next."""
        for seat in self.table.bots_due:
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._play_bot(seat))
        for seat in self.table.bots_stirring:
            busy = seat in self._thinking or seat in self._stirring
            if not busy and impulse(self.table, seat, None) is not None:
                self._stirring[seat] = asyncio.create_task(self._stir(seat))
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.table.deadline()
        if deadline is not None:
            delay = max(0.05, deadline - time.time())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        try:
            await self.change(lambda draft: draft.tick(time.time()))
        except StoreDown:
            await asyncio.sleep(RETRY_SECONDS)
            self.go_on()

    async def _play_bot(self, seat: int) -> None:
        began = time.monotonic()
        settings = self.hall.settings
        try:
            table = self.table
            match, level = table.match, table.seats[seat].bot
            if match is None or level is None:
                return
            question = table.question(seat)
            text = await self.hall.thinkers.answer(match.game, match.state, seat, level)
            await asyncio.sleep(max(0.0, settings.bot_pause - (time.monotonic() - began)))
            while question == self.table.question(seat):
                first = impulse(self.table, seat, text)
                await self._submit_bot(seat, first or text, question)
                if first is None:
                    break
                await asyncio.sleep(self._reaction())
                question = self.table.question(seat)
        except (Refused, Illegal, Malformed):
            await asyncio.sleep(0.02)  # the table has moved on meanwhile
        except StoreDown:
            await asyncio.sleep(RETRY_SECONDS)
        except Exception as e:
            journal.error("a bot could not play", table=self.table.id, error=where(e))
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._thinking.pop(seat, None)
            if not self.hall.closing:
                self.go_on()

    async def _stir(self, seat: int) -> None:
        """A bot does something that nobody waits for, a moment after it has come to it."""
        try:
            await asyncio.sleep(self._reaction())
            move = impulse(self.table, seat, None)
            if move is not None and seat not in self._thinking:
                await self._submit_bot(seat, move, self.table.question(seat))
        except (Refused, Illegal, Malformed):
            await asyncio.sleep(0.02)  # the table has moved on meanwhile
        except StoreDown:
            await asyncio.sleep(RETRY_SECONDS)
        except Exception as e:
            journal.error("a bot could not stir", table=self.table.id, error=where(e))
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._stirring.pop(seat, None)
            if not self.hall.closing:
                self.go_on()

    def _reaction(self) -> float:
        """Seconds that a bot takes to come to something."""
        return self.hall.settings.bot_pause * random.uniform(0.7, 2.5)

    async def _submit_bot(self, seat: int, move: str, question: int) -> None:
        await self.change(
            lambda draft: draft.submit(seat, move, time.time(), question=question, by="bot")
        )

    @property
    def idle(self) -> bool:
        busy = self.tabs or self._thinking or self._alarm is not None or self.lock.locked()
        return not busy and time.monotonic() - self.used > IDLE_SECONDS

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        tasks = [*self._thinking.values(), *self._stirring.values()]
        tasks += [self._ticking] if self._ticking else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Hall:
    """All tables, by id. They are loaded when somebody comes, and forgotten when nobody is left."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_budget)
        self.closing = False
        self.sockets = 0
        self.sockets_by_address: dict[str, int] = {}
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Goes on with every match: bots and clocks included."""
        self.thinkers.start()
        await self.store.beat(time.time())
        self._tasks = [
            asyncio.create_task(self._go_on_with_all()),
            asyncio.create_task(self._keep_beating()),
            asyncio.create_task(self._sweep()),
        ]

    async def close(self) -> None:
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self._tables.values()):
            await live.close()
        self.thinkers.stop()

    @property
    def size(self) -> int:
        return len(self._tables)

    async def live(self, id: str) -> Live:
        """Raises UnknownTable, BrokenRow, StoreDown."""
        known = self._tables.get(id)
        if known is not None:
            return known
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            known = self._tables.get(id)
            if known is None:
                table = await self.store.load(id, time.time())
                talk = [
                    Talk(said.k, said.seat, said.name, said.text)
                    for said in await self.store.talk(id, most=TALK_SHOWN)
                ]
                known = self._tables[id] = Live(self, table, talk)
                known.go_on()
        self._loading.pop(id, None)
        return known

    async def add(self, table: Table) -> Live:
        """Stores a new table."""
        await self.store.save(table, time.time())
        live = self._tables[table.id] = Live(self, table, [])
        live.go_on()
        return live

    async def _go_on_with_all(self) -> None:
        while True:
            try:
                for id in await self.store.playing():
                    try:
                        await self.live(id)
                    except (UnknownTable, BrokenRow) as e:
                        journal.error("a table cannot be opened", table=id, error=where(e))
                    await asyncio.sleep(0)
                return
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                slept = await self.store.beat(time.time())
            except StoreDown as e:
                journal.warning("the store is down", error=where(e))
                continue
            if slept:
                for live in self._tables.values():
                    live.table.skip(slept)
                    live.told()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for id, live in list(self._tables.items()):
                if live.idle:
                    del self._tables[id]
