"""The hall: every table that somebody is at. One writer per table; a change is on disk before
anybody is told; bots and clocks keep it going."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import structlog

from coven import games
from coven.core import Event, Illegal, Malformed
from coven.store import HEARTBEAT_SECONDS, ChatLine, Conflict, Store, StoreDown, UnknownTable
from coven.table import BrokenRow, Refused, Table, next_scripted_move
from coven.text import LOCALES, Speaker

from ..bots.pool import impulse, thinkers_for
from ..bots.win_probability import Chances
from ..cluster.bus import Bus
from ..cluster.peers import Alone, Peers
from ..ops.log import where
from ..ops.metrics import Metrics
from ..pages.importing import Importer
from ..settings import Settings
from .presence import Onlookers, Visitors, people_asked
from .screen import Chronicle, Drawing, Look, Talk, draw, speaker_for
from .spectator_delay import Past, late

if TYPE_CHECKING:
    from .connection import Tab

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
        self._past = Past()
        self._late_chronicle = Chronicle()
        self._late_bell: asyncio.TimerHandle | None = None
        self._drawn: dict[Look, Drawing] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._stirring: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._noticing: asyncio.Task[None] | None = None
        self._catching_up: asyncio.Task[None] | None = None
        self._expected = 0
        """The newest version that another process has told of."""

    # -- changing ------------------------------------------------------------------------------

    async def change(self, act: Callable[[Table], T]) -> T:
        """Lets `act` change the table; stores it; then tells. What `act` raises changes nothing.
        Raises StoreDown, and Conflict if another process is faster again and again."""
        async with self.lock:
            known = self.table
            try:
                for tries in range(MOST_CONFLICTS):
                    draft = self.table.copy()
                    result = act(draft)
                    try:
                        await self.hall.store.save(draft, time.time())
                    except Conflict:
                        self.hall.metrics.conflicts.inc()
                        await self._load()
                        if tries + 1 == MOST_CONFLICTS:
                            raise
                    else:
                        self._stands(draft)
                        break
            finally:
                if self.table is not known:
                    self.told()
        return result

    def _stands(self, draft: Table) -> None:
        """The draft is stored: it is the table now."""
        waited, since, self.table = people_asked(self.table), self.table.n, draft
        self.hall.visitors.changed(waited, self)
        for record in draft.records[since:]:
            self.glimpse(record.entry.n, record.entry.events)
        self.hall.peers.changed(self, since)
        self.hall.metrics.moved(draft, since)
        if draft.running.fault is not None and draft.status == "paused":
            fault = draft.running.fault
            self.hall.metrics.paused.inc()
            kind = fault.error.partition(":")[0]  # its message could quote a position
            journal.error("a match is paused", table=draft.id, error=kind, n=fault.n)

    async def rematch(self, person: str, now: float) -> None:
        """The same people, everybody one seat on. The new table is stored first, so that none is
        named that is not there. Raises Refused, Conflict, StoreDown."""
        async with self.lock:
            draft = self.table.copy()
            new = draft.rematch(person, now)
            if all(seat.kind != "open" for seat in new.seats):
                new.start(person, now)
            await self.hall.add(new)
            try:
                await self.hall.store.save(draft, now)
                self._stands(draft)
            except Conflict:
                await self.hall.forget(new.id)
                await self._load()
                if self.table.running.rematch is None:
                    raise
        self.told()

    def glimpse(self, n: int, events: Iterable[Event]) -> None:
        """Everybody sees what no log keeps of the entry `n`, as soon as they see that entry."""
        for event in events:
            if event.fleeting:
                for tab in self.tabs:
                    tab.glimpse(n, event)

    def expect(self, version: int) -> None:
        """Another process has stored this version."""
        self._expected = max(self._expected, version)
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.create_task(self.catch_up())

    async def catch_up(self) -> None:
        """Loads what other processes have stored."""
        async with self.lock:
            if self.table.version >= self._expected:
                return
            try:
                await self._load()
            except StoreDown as e:
                journal.warning("a table could not be loaded", table=self.table.id, error=where(e))
                return
            except (UnknownTable, BrokenRow) as e:  # forgotten, or written by a newer Coven
                journal.warning("a table is let go", table=self.table.id, error=where(e))
                await self.hall.let_go(self)
                return
        self.told()

    async def _load(self) -> None:
        """The table as it is stored; what was seen here and not stored yet stays seen."""
        old, new = self.table, await self.hall.store.load(self.table.id, time.time())
        seen = zip(old.running.seen, new.running.seen, strict=False)
        new.running.seen[: len(old.running.seen)] = [max(both) for both in seen]
        for person in people_asked(old) ^ people_asked(new):
            self.hall.visitors.look_again(person)
        self.table = new
        self._expected = max(self._expected, new.version)

    async def listen(self) -> None:
        """Hears what was said through other processes."""
        last = self.talk[-1].k if self.talk else 0
        try:
            self._heard(await self.hall.store.chat(self.table.id, last, TALK_SHOWN))
        except StoreDown:
            return
        self.told()

    def _heard(self, lines: Sequence[ChatLine]) -> None:
        for said in lines:
            if not self.talk or said.k > self.talk[-1].k:
                self.talk = [*self.talk[1 - TALK_SHOWN :], talk_of(said)]

    def told(self) -> None:
        """Something changed: everybody looks again."""
        self.used = time.monotonic()
        self._drawn.clear()
        self._past.keep(self.table, time.time())
        for tab in self.tabs:
            if tab.hears:
                tab.nudge()
            else:
                self.hall.onlookers.add(tab)
        self.hall.peers.present(self)
        self.go_on()

    async def say(self, person: str, name: str, seat: int | None, text: str, nonce: str) -> None:
        store = self.hall.store
        said = await store.add_chat_line(
            self.table.id, person, name, text, time.time(), seat, nonce
        )
        if self.talk and said.k > self.talk[-1].k + 1:  # somebody spoke elsewhere meanwhile
            await self.listen()
        self._heard([said])
        self.hall.peers.said(self)
        self.told()

    # -- looking -------------------------------------------------------------------------------

    @property
    def here(self) -> frozenset[str]:
        return frozenset(tab.guest.id for tab in self.tabs)

    @property
    def present(self) -> frozenset[str]:
        """Who looks at the table, through whatever process."""
        return self.here | self.hall.peers.elsewhere(self.table.id)

    def look(self, person: str, locale: str) -> Look:
        """Through whose eyes this person looks now. Between two people at one device falls a
        curtain, where the game has secrets."""
        table = self.table
        mine = table.seats_of(person)
        if not mine:
            return Look(person if person == table.host else "", None, locale, late=late(table))
        if len(mine) == 1:
            return Look(person, mine[0], locale)
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
            now = time.time()
            table, talk, chronicle = self.table, self.talk, self._chronicle
            if look.late:
                table, until = self._past.shown(table, now)
                talk, chronicle = [line for line in talk if line.at <= until], self._late_chronicle
                self._ring_late(now)
            known = self._drawn[look] = draw(table, look, self.present, talk, chronicle, now)
        return known

    def shown(self, look: Look) -> Table:
        """The table as this look sees it; late for some spectators."""
        return self._past.shown(self.table, time.time())[0] if look.late else self.table

    def _ring_late(self, now: float) -> None:
        """Wakes spectators when there is something else for them to see."""
        if self._late_bell is not None:
            self._late_bell.cancel()
        due = self._past.due(self.table)
        if due is not None:
            loop = asyncio.get_running_loop()
            self._late_bell = loop.call_later(max(0.05, due - now), self._show_late)

    def _show_late(self) -> None:
        self._late_bell = None
        self._drawn.clear()
        for tab in self.tabs:
            tab.nudge()

    def sentence(self, look: Look, since: int) -> list[tuple[str, bool, str]]:
        """The lines of the log after the first `since`: in words, whether they concern the reader,
        and their keys."""
        table = self.shown(look)
        chronicle = self._late_chronicle if look.late else self._chronicle
        news = [line for line in chronicle.lines(table, look.seat)[since:] if not line.undone]
        if not news:
            return []
        speaker = speaker_for(table, look.locale)
        return [
            (chronicle.say(line.event, speaker), line.affects_reader, line.event.key)
            for line in news
        ]

    # -- going on ------------------------------------------------------------------------------

    @property
    def needs_driver(self) -> bool:
        """Whether bots or clocks have something to do here."""
        table = self.table
        if table.bots_due or table.bots_that_may_interrupt or table.deadline() is not None:
            return True
        return table.presence_changed(self.present)

    def go_on(self) -> None:
        """Wakes the bots that must answer, and the clock that runs out next; in one process of all
        that serve the table."""
        if self.hall.closing or not self.hall.peers.drives(self):
            self._stop_alarm()
            return
        self._look_around()
        due, stirring = self.table.bots_due, self.table.bots_that_may_interrupt
        line = next_scripted_move(self.table)
        if line is not None:  # in a first game bots wait for their lines
            due, stirring = (line[0],) if self.table.seats[line[0]].kind == "bot" else (), ()
        for seat in due:
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._play_bot(seat))
        for seat in stirring:
            busy = seat in self._thinking or seat in self._stirring
            if not busy and impulse(self.table, seat, None) is not None:
                self._stirring[seat] = asyncio.create_task(self._stir(seat))
        self._stop_alarm()
        deadline = self.table.deadline()
        if deadline is not None:
            delay = max(0.05, deadline - time.time())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        try:
            await self.change(lambda draft: draft.tick(time.time()))
        except StoreDown:
            await asyncio.sleep(RETRY_SECONDS)
            self.go_on()

    def _look_around(self) -> None:
        """Tells the table who is here, where that matters to it. A process that does not hear the
        others does not know."""
        if (
            self._noticing is None
            and self.hall.peers.up
            and self.table.presence_changed(self.present)
        ):
            self._noticing = asyncio.create_task(self._notice())

    async def _notice(self) -> None:
        try:
            while self.table.presence_changed(self.present) and not self.hall.closing:
                try:
                    await self.change(
                        lambda draft: draft.update_presence(self.present, time.time())
                    )
                except StoreDown:
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._noticing = None

    async def _play_bot(self, seat: int) -> None:
        began = time.monotonic()
        settings = self.hall.settings
        try:
            table = self.table
            match, level = table.match, table.seats[seat].bot
            if match is None or level is None:
                return
            question = table.question(seat)
            line = next_scripted_move(table)
            if line is not None:
                await asyncio.sleep(settings.bot_pause)
                await self._submit_bot(seat, line[1], question)
                return
            text = await self.hall.thinkers.answer(match.game, match.state, seat, level, table.host)
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
        for bell in (self._alarm, self._late_bell):
            if bell is not None:
                bell.cancel()
        tasks = [*self._thinking.values(), *self._stirring.values()]
        tasks += [task for task in (self._ticking, self._noticing, self._catching_up) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def talk_of(said: ChatLine) -> Talk:
    return Talk(said.k, said.seat, said.name, said.text, said.at, said.person)


def learn() -> None:
    """Every game and its words in every language: some seconds, aside."""
    for id in games.ids():
        for locale in LOCALES:
            with suppress(Exception):  # a broken game must not close the hall
                games.game(id)
                Speaker(games.package_of(id), locale).say("name")


class Hall:
    """All tables, by id. They are loaded when somebody comes, and forgotten when nobody is left."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics(self)
        self.thinkers = thinkers_for(settings, self.metrics)
        self.chances = Chances(self)
        self.visitors = Visitors(self)
        self.onlookers = Onlookers()
        self.importer = Importer(settings)
        self.peers = Alone()
        if settings.bus_url:
            self.peers = Peers(self, Bus(settings.bus_url, settings.bus_name))
        self.closing = False
        self.draining = False
        """About to close: nobody should be sent here any more."""
        self.learned = False
        """Whether all words are known; before, the first at a game waits for them."""
        self.settled = False
        """Whether also all tables are taken up."""
        self.sockets = 0
        self.sockets_by_address: dict[str, int] = {}
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Goes on with every match: bots and clocks included."""
        self.thinkers.start()
        await self.store.heartbeat(time.time())
        await self.peers.open()
        self._tasks = [
            asyncio.create_task(self._settle()),
            asyncio.create_task(self._keep_beating()),
            asyncio.create_task(self._sweep()),
        ]

    async def drain(self) -> None:
        """Stops bots and clocks, lets other processes go on with them, and sends everybody away:
        their pages come back by themselves, to wherever people are let in."""
        self.draining = self.closing = True
        for live in self.lives:
            await live.close()
        await self.peers.close()
        tabs = [tab for live in self.lives for tab in live.tabs]
        await asyncio.gather(*(tab.leave() for tab in tabs), return_exceptions=True)
        journal.info("everybody was sent away", tabs=len(tabs))

    async def close(self) -> None:
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self._tables.values()):
            await live.close()
        await self.peers.close()
        await self.chances.close()
        await self.visitors.close()
        await self.thinkers.close()

    @property
    def size(self) -> int:
        return len(self._tables)

    async def live(self, id: str) -> Live:
        """The table as it is now, whoever has changed it. Raises UnknownTable, BrokenRow,
        StoreDown."""
        known = self._tables.get(id)
        if known is not None:
            if self.peers.many:
                versions = await self.store.versions([id])
                if versions.get(id, 0) > known.table.version:
                    known.expect(versions[id])
                    await known.catch_up()
            return known
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            known = self._tables.get(id)
            if known is None:
                table = await self.store.load(id, time.time())
                talk = [talk_of(said) for said in await self.store.chat(id, limit=TALK_SHOWN)]
                known = self._tables[id] = Live(self, table, talk)
                self.peers.opened(known)
                known.go_on()
        self._loading.pop(id, None)
        return known

    def known(self, id: str) -> Live | None:
        """The table, if it is in memory."""
        return self._tables.get(id)

    @property
    def lives(self) -> list[Live]:
        return list(self._tables.values())

    async def let_go(self, live: Live) -> None:
        """Another process may go on with the table; whoever is at it comes back by themselves."""
        self._tables.pop(live.table.id, None)
        self.peers.closed(live)
        await asyncio.gather(*(tab.leave() for tab in live.tabs), return_exceptions=True)

    async def forget(self, id: str) -> None:
        """A table that should not have been."""
        live = self._tables.get(id)
        if live is not None:
            await self.let_go(live)
            await live.close()
        await self.store.delete_table(id)

    async def add(self, table: Table) -> Live:
        """Stores a new table."""
        await self.store.save(table, time.time())
        live = self._tables[table.id] = Live(self, table, [])
        self.visitors.changed(frozenset(), live)
        live.go_on()
        return live

    async def _settle(self) -> None:
        await asyncio.gather(self._learn(), self._go_on_with_all())
        self.settled = True

    async def _learn(self) -> None:
        await asyncio.to_thread(learn)
        self.learned = True

    async def _go_on_with_all(self) -> None:
        while True:
            try:
                for id in await self.store.tables_in_play():
                    try:
                        if await self.peers.may_open(id):
                            await self.live(id)
                    except (UnknownTable, BrokenRow) as e:
                        journal.error("a table cannot be opened", table=id, error=where(e))
                    await asyncio.sleep(0)
                return
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                slept = await self.store.heartbeat(time.time())
            except StoreDown as e:
                journal.warning("the store is down", error=where(e))
                continue
            if slept:
                for live in self._tables.values():
                    live.table.skip_time(slept)
                    live.told()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """Lets go of whoever does not read, and of tables that nobody is at."""
        for id, live in list(self._tables.items()):
            for tab in live.tabs:
                tab.give_up(now)
            if live.idle:
                del self._tables[id]
                self.peers.closed(live)
