"""A table in memory. All changes go through one lock and are stored before anybody sees them; bots
and clocks keep the match going."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

import structlog

from coven.core import Event, Illegal, Malformed, Stage, parse
from coven.store import ChatLine, Conflict, StoreDown, UnknownTable
from coven.table import BrokenRow, Refused, Table, current_lesson

from ..bots.impulse import spontaneous_move
from ..ops.log import error_summary, fault_summary
from .presence import Viewer, people_asked
from .screen import LogCache, Screen, Viewpoint, draw, own_speaker, stage_parts
from .services import Services
from .spectator_delay import DelayedTable, is_delayed

T = TypeVar("T")
logger = structlog.get_logger()

IDLE_SECONDS = 600.0
REST_SECONDS = 600.0
"""For how long a match of bots alone goes on after the last person has left."""
UNATTENDED = "unattended"
"""For whom bots think if nobody is connected: all such tables take turns like one network."""
RETRY_SECONDS = 2.0
LONG_SECONDS = 2.0
"""After how many seconds of a bot's thinking the screens say so."""
CHAT_SHOWN = 200
MAX_CONFLICTS = 8


class LiveTable:
    """A table in memory with the connections to it."""

    def __init__(
        self,
        table: Table,
        chat: list[ChatLine],
        services: Services,
        on_unloadable: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        """Takes a table into memory, with its last lines of chat. `on_unloadable`: called when the
        stored table has been deleted or cannot be read any more, so that it must be removed from
        memory."""
        self.table = table
        self.chat = chat
        self.lock = asyncio.Lock()
        self.connections: set[Viewer] = set()
        self.last_used = self.last_attended = time.monotonic()
        self.invitation_token = ""
        """The token of the link that the host is shown; the store has only its hash."""
        self.settings = services.settings
        self._store = services.store
        self._metrics = services.metrics
        self._lifecycle = services.lifecycle
        self._bots = services.bots
        self._peers = services.peers
        self._presence = services.presence
        self._deferred = services.deferred
        self._clock = services.clock
        self._on_unloadable = on_unloadable
        self._shown_seat: dict[str, int] = {}
        """At shared devices: which of their seats people see now, by person. Removed when the
        device must be handed over."""
        self._log = LogCache()
        self._delayed = DelayedTable()
        self._delayed_log = LogCache()
        self._delay_timer: asyncio.TimerHandle | None = None
        self._screens: dict[Viewpoint, Screen] = {}
        self._drawn_stages: dict[tuple[Viewpoint, Stage], dict[str, str]] = {}
        self._deciding: dict[int, asyncio.Task[None]] = {}
        """Tasks of bots that must answer, by seat."""
        self._acting: dict[int, asyncio.Task[None]] = {}
        """Tasks of bots that do something unasked, by seat."""
        self._thinking_long: set[int] = set()
        """The seats of bots that have been thinking for more than LONG_SECONDS."""
        self._deadline_timer: asyncio.TimerHandle | None = None
        self._deadline_task: asyncio.Task[None] | None = None
        self._presence_task: asyncio.Task[None] | None = None
        self._reload_task: asyncio.Task[None] | None = None
        self._draft_shift = 0.0
        """By how many seconds `shift_clock` has moved the table since a draft of it was made."""
        self._expected_version = 0
        """The newest version that another process has announced."""

    # -- changes -------------------------------------------------------------------------------

    async def change(self, act: Callable[[Table], T]) -> T:
        """Lets `act` change a copy of the table, stores the copy, updates everybody, and returns
        what `act` returned. If `act` raises, nothing has changed. Raises StoreDown, and Conflict if
        other processes are faster again and again."""
        async with self.lock:
            known = self.table
            try:
                for tries in range(MAX_CONFLICTS):
                    draft = self.draft()
                    result = act(draft)
                    try:
                        await self._store.save(draft, self._clock.now())
                    except Conflict:
                        self._metrics.conflicts.inc()
                        await self.reload()
                        if tries + 1 == MAX_CONFLICTS:
                            raise
                    else:
                        self.accept(draft)
                        break
            finally:
                if self.table is not known:
                    self.notify_changed()
        return result

    def accept(self, draft: Table) -> None:
        """Replaces the table by `draft`, a changed copy that has been stored. Call with `lock`
        held, and `notify_changed` afterwards."""
        draft.skip_time(self._draft_shift)
        waited, since, self.table = people_asked(self.table), self.table.n, draft
        self._presence.table_changed(waited, draft, self._people_present)
        for record in draft.records[since:]:
            self.flash(record.entry.n, record.entry.events)
        self._show_stages(draft)
        self._peers.table_changed(self, since)
        self._metrics.count_entries(draft, since)
        if draft.running.fault is not None and draft.status == "paused":
            fault = draft.running.fault
            self._metrics.matches_paused.inc()
            logger.error(
                "a match is paused",
                table=draft.id,
                error=fault_summary(fault.error, fault.trace),
                n=fault.n,
            )

    def draft(self) -> Table:
        """Returns a copy of the table to change, for `accept`. Call with `lock` held."""
        self._draft_shift = 0.0
        return self.table.copy()

    def shift_clock(self, seconds: float) -> None:
        """Moves everything that is timed at this table by `seconds`, because the server's clock has
        jumped by as much."""
        self._draft_shift += seconds
        self.table.skip_time(seconds)
        self._delayed.shift(seconds)
        self.chat = [replace(line, at=line.at + seconds) for line in self.chat]
        self.notify_changed()

    def skip_outage(self, seconds: float, now: float) -> None:
        """Leaves out of all clocks the last `seconds`, in which nothing could be stored, unless
        something was stored at this table after all."""
        clocks = self.table.running.clocks
        if self.lock.locked():
            return
        if clocks is not None:
            seconds = min(seconds, max(0.0, now - clocks.settled))
        self.table.skip_time(seconds)
        self.notify_changed()

    def flash(self, n: int, events: Iterable[Event]) -> None:
        """Shows the fleeting ones of the events of entry `n` to everybody, once, as soon as they
        see that entry. No log keeps them."""
        for event in events:
            if event.fleeting:
                for connection in self.connections:
                    connection.flash(n, event)

    def _show_stages(self, draft: Table) -> None:
        """Gives the stages of a changed copy of the table to everybody who is connected here."""
        if draft.match is None or not draft.match.stages:
            return
        stages, draft.match.stages = draft.match.stages, []
        self._drawn_stages.clear()
        for connection in self.connections:
            for n, stage in stages:
                connection.stage(n, stage)

    def expect_version(self, version: int) -> None:
        """Loads the table again in the background: another process has stored this version."""
        self._expected_version = max(self._expected_version, version)
        if self._reload_task is None or self._reload_task.done():
            self._reload_task = asyncio.create_task(self.catch_up())

    async def catch_up(self) -> None:
        """Loads the table again, if another process has announced a newer version."""
        async with self.lock:
            if self.table.version >= self._expected_version:
                return
            try:
                await self.reload()
            except StoreDown as e:
                logger.warning(
                    "a table could not be loaded", table=self.table.id, error=error_summary(e)
                )
                return
            except (UnknownTable, BrokenRow) as e:  # deleted, or written by a newer Coven
                logger.warning("a table is closed", table=self.table.id, error=error_summary(e))
                await self._on_unloadable(self)
                return
        self.notify_changed()

    async def reload(self) -> None:
        """Replaces the table by the stored one. What people have seen here stays marked as seen.
        Call with `lock` held. Raises StoreDown, UnknownTable, BrokenRow."""
        self._draft_shift = 0.0
        old, new = self.table, await self._store.load(self.table.id, self._clock.now())
        new.skip_time(self._draft_shift)
        seen = zip(old.running.seen, new.running.seen, strict=False)
        new.running.seen[: len(old.running.seen)] = [max(both) for both in seen]
        for person in people_asked(old) ^ people_asked(new):
            self._presence.refresh(person)
        self.table = new
        self._expected_version = max(self._expected_version, new.version)

    def notify_changed(self) -> None:
        """Updates all connections, and wakes bots and clocks: something may have changed."""
        self.last_used = time.monotonic()
        self._screens.clear()
        self._delayed.record(self.table, self._clock.now())
        for connection in self.connections:
            if connection.awaits_reply:
                connection.wake_writer()
            else:
                self._deferred.add(connection)
        self._peers.people_changed(self)
        self.wake_bots_and_clocks()

    # -- chat ----------------------------------------------------------------------------------

    async def say(self, person: str, name: str, seat: int | None, text: str, nonce: str) -> None:
        """Stores a line of chat of a person (by id and name; `seat` None: a spectator) and shows it
        to everybody. A nonce that was used before adds nothing. Raises StoreDown."""
        line = await self._store.add_chat_line(
            self.table.id, person, name, text, self._clock.now(), seat, nonce
        )
        if self.chat and line.k > self.chat[-1].k + 1:  # other processes have added lines
            await self.load_new_chat()
        self._append_chat([line])
        self._peers.chat_added(self)
        self.notify_changed()

    def react(self, person: str, name: str, seat: int | None, kind: str) -> None:
        """Shows a reaction (a kind of `protocol.REACTIONS`) of a person to everybody who is
        connected here. `seat`: None for a spectator."""
        for connection in self.connections:
            connection.react(person, name, seat, kind)

    async def announce(self, key: str, seat: int, name: str = "") -> None:
        """Stores a line about a seat, which everybody reads in their own language. `key`: its
        Fluent message, one of `screen.chat.ANNOUNCEMENTS`; `name`: whom it names, "" for the person
        who has the seat now. Does nothing if it cannot be stored."""
        with suppress(StoreDown, Conflict):
            await self.say("", name or self.table.names[seat], seat, key, "")

    async def load_new_chat(self) -> None:
        """Loads and shows the lines of chat that other processes have stored."""
        last = self.chat[-1].k if self.chat else 0
        try:
            self._append_chat(await self._store.chat(self.table.id, last, CHAT_SHOWN))
        except StoreDown:
            return
        self.notify_changed()

    def _append_chat(self, lines: Sequence[ChatLine]) -> None:
        for line in lines:
            if not self.chat or line.k > self.chat[-1].k:
                self.chat = [*self.chat[1 - CHAT_SHOWN :], line]

    # -- connections ---------------------------------------------------------------------------

    def add_connection(self, connection: Viewer) -> None:
        """Adds a connection, and updates everybody if its person was not here before."""
        came = connection.guest.id not in self.people_here
        self.connections.add(connection)
        self.last_attended = self.last_used = time.monotonic()
        if came:
            self.notify_changed()

    def remove_connection(self, connection: Viewer) -> None:
        """Removes a connection, and updates everybody if its person is not here any more."""
        self.connections.discard(connection)
        self.last_attended = self.last_used = time.monotonic()
        if connection.guest.id not in self.people_here:
            self.notify_changed()

    # -- screens -------------------------------------------------------------------------------

    @property
    def people_here(self) -> frozenset[str]:
        """Returns the ids of the people who are connected through this process."""
        return frozenset(connection.guest.id for connection in self.connections)

    @property
    def networks_here(self) -> dict[str, str]:
        """Returns the address networks of the people who are connected through this process, by
        person."""
        return {connection.guest.id: connection.client.network for connection in self.connections}

    @property
    def people_present(self) -> frozenset[str]:
        """Returns the ids of the people who are connected through any process."""
        return self._people_present()

    def _people_present(self) -> frozenset[str]:
        return self.people_here | self._peers.people_elsewhere(self.table.id)

    def _people_looking(self) -> frozenset[str]:
        """Returns the ids of the people who are connected and have the page before them."""
        here = frozenset(
            connection.guest.id for connection in self.connections if not connection.away
        )
        return here | self._peers.people_elsewhere(self.table.id)

    def viewpoint(self, person: str, locale: str) -> Viewpoint:
        """Returns as whom a person sees the table now. If several people share a device and the
        game has secrets, the handover screen comes between two of their seats."""
        table = self.table
        mine = table.seats_of(person)
        if not mine:
            host = person if person == table.host else ""
            return Viewpoint(host, None, locale, delayed=is_delayed(table))
        if len(mine) == 1:
            return Viewpoint(person, mine[0], locale)
        due = [seat for seat in mine if seat in table.people_waiting]
        shown = self._shown_seat.get(person)
        if not table.game.facts.hidden or table.status == "over":
            if due and shown not in due:
                shown = self._shown_seat[person] = due[0]
            return Viewpoint(person, mine[0] if shown is None else shown, locale)
        if due and shown not in due:
            self._shown_seat.pop(person, None)
            return Viewpoint(person, None, locale, handover=due[0])
        return Viewpoint(person, shown if shown in mine else None, locale)

    def confirm_handover(self, person: str, seat: int) -> None:
        """Shows the table as `seat` sees it, after the handover screen for that seat. Raises
        Refused."""
        if self.viewpoint(person, "en").handover != seat:
            raise Refused("table-not-your-seat")
        self._shown_seat[person] = seat
        self.notify_changed()

    def screen(self, viewpoint: Viewpoint) -> Screen:
        """Returns the screen for this viewpoint, drawn at most once per change."""
        known = self._screens.get(viewpoint)
        if known is None:
            now = self._clock.now()
            table, chat, log = self.table, self.chat, self._log
            if viewpoint.delayed:
                table, until = self._delayed.as_spectators_see_it(table, now)
                chat, log = [line for line in chat if line.at <= until], self._delayed_log
                self._set_delay_timer(now)
            thinking = frozenset() if viewpoint.delayed else frozenset(self._thinking_long)
            known = draw(table, viewpoint, self._people_looking(), chat, log, now, thinking)
            self._screens[viewpoint] = known
        return known

    def stage_parts(self, viewpoint: Viewpoint, stage: Stage) -> dict[str, str]:
        """Returns the parts of a stage for this viewpoint, drawn once for everybody who shares
        it."""
        key = (viewpoint, stage)
        if key not in self._drawn_stages:
            self._drawn_stages[key] = stage_parts(self.table, viewpoint, stage)
        return self._drawn_stages[key]

    def visible_table(self, viewpoint: Viewpoint) -> Table:
        """Returns the table that this viewpoint shows: an earlier one for delayed spectators."""
        if viewpoint.delayed:
            return self._delayed.as_spectators_see_it(self.table, self._clock.now())[0]
        return self.table

    def _set_delay_timer(self, now: float) -> None:
        """Sets a timer that updates delayed spectators when they may see the next position; none if
        that depends on turns, or if there is no next one."""
        if self._delay_timer is not None:
            self._delay_timer.cancel()
        due = self._delayed.next_change(self.table)
        if due is not None:
            loop = asyncio.get_running_loop()
            self._delay_timer = loop.call_later(max(0.05, due - now), self._show_delayed)

    def _show_delayed(self) -> None:
        self._delay_timer = None
        self.redraw()

    def redraw(self) -> None:
        """Updates all connections although the table has not changed."""
        self._screens.clear()
        for connection in self.connections:
            connection.wake_writer()

    def log_lines(self, viewpoint: Viewpoint, since: int) -> list[tuple[str, bool, str]]:
        """Returns the log lines that the viewpoint may read after the first `since`, without undone
        ones, as (sentence, whether it concerns the reader, event key)."""
        table = self.visible_table(viewpoint)
        log = self._delayed_log if viewpoint.delayed else self._log
        lines = [line for line in log.lines(table, viewpoint.seat)[since:] if not line.undone]
        if not lines:
            return []
        speaker = own_speaker(table, viewpoint)
        return [
            (log.say(line.event, speaker), line.affects_reader, line.event.key) for line in lines
        ]

    # -- bots and clocks -----------------------------------------------------------------------

    @property
    def needs_driver(self) -> bool:
        """Whether bots, clocks or absent people need a process that runs them."""
        table = self.table
        if self._rests:
            return False
        if table.bots_due or table.bots_that_may_interrupt or table.deadline() is not None:
            return True
        return table.presence_changed(self._people_present())

    @property
    def _rests(self) -> bool:
        """Whether only bots play here and nobody has watched for a while (S11). They go on when
        somebody comes."""
        watched = self.connections or self._peers.people_elsewhere(self.table.id)
        if watched or any(seat.person is not None for seat in self.table.seats):
            return False
        return time.monotonic() - self.last_attended > REST_SECONDS

    def _bots_owner(self) -> tuple[str, str]:
        """Returns the network and the person for whom bots think here: a player who is connected to
        any process, else the host, else a spectator, else UNATTENDED."""
        networks = {**self._peers.networks_elsewhere(self.table.id), **self.networks_here}
        people = [seat.person for seat in self.table.seats if seat.person is not None]
        for person in (*people, self.table.host, *networks):
            if person in networks:
                return networks[person], person
        return UNATTENDED, self.table.host

    def wake_bots_and_clocks(self) -> None:
        """Starts the bots that must answer, and a timer for the next deadline. Does nothing if
        another process runs them, if the server is closing, or if the bots rest."""
        if self._lifecycle.closing or self._rests or not self._peers.is_driver(self):
            self._stop_deadline_timer()
            return
        self._start_noting_presence()
        due, stirring = self.table.bots_due, self.table.bots_that_may_interrupt
        lesson = current_lesson(self.table)
        if lesson is not None and lesson.seat is not None:  # bots play only what the script says
            bot = self.table.seats[lesson.seat].kind == "bot"
            due, stirring = (lesson.seat,) if bot and not lesson.waits else (), ()
        for seat in due:
            if seat not in self._deciding:
                self._deciding[seat] = asyncio.create_task(
                    self._bot_task(self._decide, seat, self._deciding)
                )
        for seat in stirring:
            busy = seat in self._deciding or seat in self._acting
            if not busy and spontaneous_move(self.table, seat, None) is not None:
                self._acting[seat] = asyncio.create_task(
                    self._bot_task(self._act_unasked, seat, self._acting)
                )
        self._stop_deadline_timer()
        deadline = self.table.deadline()
        if deadline is not None:
            delay = max(0.05, deadline - self._clock.now())
            loop = asyncio.get_running_loop()
            self._deadline_timer = loop.call_later(delay, self._deadline_passed)

    def _stop_deadline_timer(self) -> None:
        if self._deadline_timer is not None:
            self._deadline_timer.cancel()
            self._deadline_timer = None

    def _deadline_passed(self) -> None:
        self._deadline_task = asyncio.create_task(self._apply_deadline())

    async def _apply_deadline(self) -> None:
        try:
            await self.change(lambda draft: draft.tick(self._clock.now()))
        except StoreDown:
            await asyncio.sleep(RETRY_SECONDS)
            self.wake_bots_and_clocks()

    def _start_noting_presence(self) -> None:
        """Tells the table who is present, if the game reacts to that. Not while the bus is down,
        because then nobody knows who is connected elsewhere."""
        if (
            self._presence_task is None
            and self._peers.connected
            and self.table.presence_changed(self._people_present())
        ):
            self._presence_task = asyncio.create_task(self._note_presence())

    async def _note_presence(self) -> None:
        """Notes at the table who is connected and stores it; tries again until that is up to
        date."""
        try:
            while (
                self.table.presence_changed(self._people_present()) and not self._lifecycle.closing
            ):
                try:
                    await self.change(
                        lambda draft: draft.update_presence(
                            self._people_present(), self._clock.now()
                        )
                    )
                except StoreDown:
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._presence_task = None

    async def _bot_task(
        self,
        play: Callable[[int], Awaitable[None]],
        seat: int,
        tasks: dict[int, asyncio.Task[None]],
    ) -> None:
        """Lets the bot at `seat` act by calling `play`, survives whatever goes wrong, and removes
        this task from `tasks` at the end."""
        try:
            await play(seat)
        except (Refused, Illegal, Malformed):
            await asyncio.sleep(0.02)  # the table has changed meanwhile
        except StoreDown:
            await asyncio.sleep(RETRY_SECONDS)
        except Exception as e:
            logger.error("a bot could not play", table=self.table.id, error=error_summary(e))
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            tasks.pop(seat, None)
            if not self._lifecycle.closing:
                self.wake_bots_and_clocks()

    async def _decide(self, seat: int) -> None:
        """Plays the answer of the bot at `seat`, after any move that it makes unasked before."""
        began = time.monotonic()
        table = self.table
        match, level = table.match, table.seats[seat].bot
        if match is None or level is None:
            return
        question = table.question(seat)
        lesson = current_lesson(table)
        if lesson is not None and lesson.step is not None:
            await asyncio.sleep(self.settings.bot_pause)
            await self._submit(seat, lesson.step.move, question)
            return
        text = await self._choose_move(seat)
        pause = max(self.settings.bot_pause, self._least_seconds(seat, text))
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        waited_for = ""
        while question == self.table.question(seat):
            first = spontaneous_move(self.table, seat, text)
            least = self._least_seconds(seat, first) if first is not None else 0.0
            if first is not None and least and waited_for != first:
                waited_for = first  # it may have just become possible
                await asyncio.sleep(least)
                continue
            await self._submit(seat, first or text, question)
            break  # after an impulse it is asked again, and thinks again (V2)

    async def _choose_move(self, seat: int) -> str:
        """Returns the text of the answer of the bot at `seat`. If it takes long, the screens say
        so."""
        match = self.table.match
        assert match is not None
        timer = asyncio.get_running_loop().call_later(LONG_SECONDS, self._show_thinking, seat)
        who, owner = self.table.temperament(seat), self._bots_owner()
        try:
            return await self._bots.choose_move(match.game, match.state, seat, who, owner)
        finally:
            timer.cancel()
            self._thinking_long.discard(seat)

    def _show_thinking(self, seat: int) -> None:
        self._thinking_long.add(seat)
        self.redraw()

    async def go_on(self, person: str) -> None:
        """Plays the bot's move that the coach of a lesson has explained, when the learner has read
        the explanation. Does nothing if the coach does not wait for this person. Raises
        StoreDown."""
        lesson = current_lesson(self.table)
        if lesson is None or not lesson.waits or lesson.step is None or lesson.seat is None:
            return
        if self.table.seats[lesson.script.learner].person == person:
            await self._submit(lesson.seat, lesson.step.move, self.table.question(lesson.seat))

    async def _act_unasked(self, seat: int) -> None:
        """Lets the bot at `seat` do something unasked, after a moment, if it still wants to."""
        reaction = self._reaction_seconds()
        wanted = spontaneous_move(self.table, seat, None)
        while wanted is not None:
            await asyncio.sleep(max(reaction, self._least_seconds(seat, wanted)))
            move = spontaneous_move(self.table, seat, None)
            if move == wanted and seat not in self._deciding:
                await self._submit(seat, move, self.table.question(seat))
                return
            wanted = move if seat not in self._deciding else None

    def _reaction_seconds(self) -> float:
        """Returns a random time that a bot takes to react."""
        return self.settings.bot_pause * random.uniform(0.7, 2.5)

    def _least_seconds(self, seat: int, move: str) -> float:
        """Returns how long the game wants the bot at `seat` to wait before this move; 0 on a server
        whose bots do not wait at all."""
        match = self.table.match
        if match is None or not self.settings.bot_pause:
            return 0.0
        return float(match.game.bot_seconds(match.state, seat, parse(move)))

    async def _submit(self, seat: int, move: str, question: int) -> None:
        await self.change(
            lambda draft: draft.submit(seat, move, self._clock.now(), question=question, by="bot")
        )

    # -- leaving memory ------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether nobody has used the table for a while, so that it can be removed from memory."""
        busy = (
            self.connections
            or self._deciding
            or self._deadline_timer is not None
            or self.lock.locked()
        )
        return not busy and time.monotonic() - self.last_used > IDLE_SECONDS

    async def close(self) -> None:
        """Stops all timers and tasks of the table."""
        for timer in (self._deadline_timer, self._delay_timer):
            if timer is not None:
                timer.cancel()
        tasks = [*self._deciding.values(), *self._acting.values()]
        single = (self._deadline_task, self._presence_task, self._reload_task)
        tasks += [task for task in single if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
