"""One WebSocket of one page. It is sent only the parts that have changed, and never faster than it
reads; its messages are typed, small and rate-limited."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from coven.core import Event, Stage, Text
from coven.text import Speaker

from ..access.budgets import Client
from ..access.guests import Guest
from ..ops.log import error_summary
from . import protocol
from .message_handlers import MessageHandler
from .presence import OnlinePerson
from .screen import Viewpoint, own_speaker, personal_parts, speaker_for
from .services import Services
from .sounds import sounds_for, sounds_of
from .table import LiveTable

logger = structlog.get_logger()

GOING_AWAY, POLICY_VIOLATION, TOO_BIG, INTERNAL_ERROR = 1001, 1008, 1009, 1011
"""WebSocket close codes."""
MAX_UNREADABLE = 5
MAX_TOO_FAST = 200
TOO_FAST_SECONDS = 0.02
"""For how long nothing is read from a client that sends too fast, so that others get their turn."""
HELLO_SECONDS = 0.25
"""How often a page whose client has used up its budget is looked at again, until its first screen
can be paid."""
MOST_STAGES = 8
"""Of more stages that are due at once, only the last are shown."""
COST_OF_A_VIEWER = 0.1
"""What a change costs for every connection that is updated; see `protocol.ClientMessage.cost`."""

DrawRoom = Callable[[LiveTable, Guest], dict[str, str]]
"""Returns the HTML parts of a table whose match has not begun, by name."""


class Connection:
    """A page that is connected to a table."""

    def __init__(
        self,
        socket: WebSocket,
        live: LiveTable,
        guest: Guest,
        client: Client,
        services: Services,
        draw_room: DrawRoom,
    ) -> None:
        """Prepares the connection of a page; `run` serves it. `client`: who pays for its messages;
        `draw_room`: draws the room before the match begins."""
        self.socket = socket
        self.live = live
        self.guest = guest
        self.client = client
        self.version = 0
        """Counts the updates of this connection. The table's own version would reveal secret
        answers."""
        self.awaits_reply = False
        """Whether the client waits for an answer, and so is updated first."""
        self.greeted = False
        """Whether the client has said hello; before that it gets no updates."""
        self.away = False
        """Whether the person has not looked at the page for a while."""
        self.side = 0
        """The seat in front, if this is a spectator."""
        self.missed: list[dict[str, Any]] = []
        """What happened in the person's absence; sent with the next whole screen."""
        self.person = OnlinePerson()
        """The person with all their connections."""
        self._settings = services.settings
        self._metrics = services.metrics
        self._presence = services.presence
        self._budget = services.budgets.messages
        self._clock = services.clock
        self._draw_room = draw_room
        self._handler = MessageHandler(self, services)
        self._parts: dict[str, str] = {}
        """The parts that the page has."""
        self._viewpoint: Viewpoint | None = None
        self._lines_sent = 0
        self._flashes: list[tuple[int, Event]] = []
        """Fleeting events that were not shown yet, each with the number of its entry."""
        self._stages: list[tuple[int, Stage]] = []
        """Stages that were not shown yet, each with the number of its entry."""
        self._state: tuple[Any, ...] = ()
        """What else the page was told: asked, question, labels, and whether the match is over."""
        self._whole = False
        """Whether the next update must be the whole screen."""
        self._ended = False
        """Whether the person has ended the session of this page."""
        self._replies: deque[dict[str, Any]] = deque()
        self._writer_wakes = asyncio.Event()
        self._too_fast = 0
        self._unreadable = 0
        self._writer: asyncio.Task[None] | None = None
        self._sending_since: float | None = None

    @property
    def table_id(self) -> str:
        return self.live.table.id

    # -- reading and writing -------------------------------------------------------------------

    async def run(self) -> None:
        """Serves the connection until the client is gone."""
        await self.socket.accept()
        live = self.live
        self.person = await self._presence.enter(self)
        live.add_connection(self)
        reader = asyncio.create_task(self._read())
        self._writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reader, self._writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            tasks = [reader, self._writer, *self._handler.tasks]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._presence.leave(self)
            # These refer back to the connection, which should be freed without garbage collection.
            self._writer = None
            self._handler.close()
            live.remove_connection(self)
            if self.socket.application_state is not WebSocketState.DISCONNECTED:
                with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                    await self.leave()

    async def leave(self) -> None:
        """Closes the connection because the server goes away; the page reconnects by itself."""
        async with asyncio.timeout(1.0):
            await self.socket.close(GOING_AWAY)

    def close_if_stuck(self, now: float) -> None:
        """Closes the connection if its client has stopped reading. Called now and then, because a
        timeout for each message would cost more than the message."""
        since = self._sending_since
        if since is not None and now - since > self._settings.send_seconds and self._writer:
            self._writer.cancel()

    def end_session(self) -> None:
        """Tells the page to reload, and closes the connection; nothing more is read from it."""
        self._ended = True
        self.wake_writer()

    def wake_writer(self) -> None:
        """Makes the connection send, soon, what has changed since its last update."""
        self._writer_wakes.set()

    def flash(self, n: int, event: Event) -> None:
        """Shows a fleeting event once, together with entry `n`."""
        if self.greeted:
            self._flashes.append((n, event))
            self.wake_writer()

    def stage(self, n: int, stage: Stage) -> None:
        """Shows a stage once, together with entry `n`."""
        if self.greeted and self.guest.motion != "off":
            self._stages.append((n, stage))

    def react(self, person: str, name: str, seat: int | None, kind: str) -> None:
        """Shows a reaction of a person, unless they are muted here. Delayed spectators see none:
        it would tell them what they do not see yet."""
        muted = not self.guest.reactions or person in self.person.muted
        if not self.greeted or muted or self.viewpoint().delayed:
            return
        said = self.speaker().say(f"web-react-{kind}")
        self.reply({"t": "reaction", "kind": kind, "seat": seat, "text": f"{name}: {said}"})

    def reply(self, answer: dict[str, Any]) -> None:
        """Sends an answer to this page alone. If too many wait to be sent, they are dropped, and
        the page gets a whole screen instead."""
        if len(self._replies) >= self._settings.replies:
            self._replies.clear()
            self._whole = True
        else:
            self._replies.append(answer)
        self.wake_writer()

    def send_whole_screen(self) -> None:
        """Makes the next update a whole screen."""
        self.greeted = True
        self._whole = True
        self.wake_writer()

    async def _write(self) -> None:
        """Sends updates and answers until the client is gone."""
        try:
            while True:
                await self._writer_wakes.wait()
                self._writer_wakes.clear()
                if self._ended:
                    await self.socket.send_text(protocol.encode([{"t": "reload"}]))
                    return
                # The update comes first, so that a client that gets an answer has already seen what
                # it led to. Answers that arrive while this is sent wait for the next round.
                update = self._update() if self.greeted else None
                messages = [update, *self._replies] if update else [*self._replies]
                self._replies.clear()
                if messages:
                    self._sending_since = time.monotonic()
                    await self.socket.send_text(protocol.encode(messages))
                    self._sending_since = None
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception as e:
            logger.error("a screen could not be drawn", table=self.table_id, error=error_summary(e))
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(INTERNAL_ERROR)

    async def _read(self) -> None:
        """Handles the client's messages until it disconnects or exceeds a rate limit."""
        refused = self._metrics.refused
        while True:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, KeyError, RuntimeError):
                return
            if self._ended:
                return
            if len(text) > self._settings.message_bytes:
                refused.labels("size").inc()
                await self.socket.close(TOO_BIG)
                return
            try:
                message = protocol.decode(text)
            except protocol.Unreadable:
                self._unreadable += 1
                refused.labels("unreadable").inc()
                if self._unreadable > MAX_UNREADABLE:
                    await self.socket.close(POLICY_VIOLATION)
                    return
                continue
            if not await self._pay(message):
                self._too_fast += 1
                refused.labels("rate").inc()
                if self._too_fast > MAX_TOO_FAST:
                    await self.socket.close(POLICY_VIOLATION)
                    return
                nonce = getattr(message, "nonce", "")
                if nonce:
                    self._handler.refuse(nonce, Text("web-too-fast"))
                elif self._too_fast % 50 == 1:
                    self.reply({"t": "busy", "text": self.speaker().say("web-too-fast")})
                await asyncio.sleep(TOO_FAST_SECONDS)
                continue
            self.awaits_reply = True
            try:
                await self._handler.handle(message)
            except Exception as e:
                logger.error(
                    "a message could not be answered",
                    table=self.table_id,
                    kind=type(message).__name__,
                    error=error_summary(e),
                )
                nonce = getattr(message, "nonce", "")
                self._handler.refuse(nonce, Text("web-trouble-500.about"))
            self.awaits_reply = False

    async def _pay(self, message: protocol.Message) -> bool:
        """Takes the message's cost from the client's budget. Returns False if the budget does not
        have enough. Only for a `Hello` it waits until there is enough, because the page shows
        nothing new before its hello is answered."""
        cost = message.cost
        if message.redraws_all:
            cost += COST_OF_A_VIEWER * len(self.live.connections)
        if self._budget.take(self.client, cost):
            return True
        if not isinstance(message, protocol.Hello):
            return False
        self._metrics.refused.labels("rate").inc()
        while not self._budget.take(self.client, cost):
            await asyncio.sleep(HELLO_SECONDS * random.uniform(1.0, 2.0))
        return True

    # -- updates -------------------------------------------------------------------------------

    def speaker(self) -> Speaker:
        """Returns the speaker for the guest's language, who calls the guest "you"."""
        return own_speaker(self.live.table, self.viewpoint())

    def viewpoint(self) -> Viewpoint:
        """Returns as whom, and from which side, this page sees the table now."""
        viewpoint = self.live.viewpoint(self.guest.id, self.guest.language)
        return replace(viewpoint, side=self.side) if viewpoint.seat is None else viewpoint

    def _update(self) -> dict[str, Any] | None:
        """Returns the message with what has changed since the last update; None if nothing has."""
        live = self.live
        if live.table.match is None:
            return self._room_update()
        match_began = self._viewpoint is None and self._parts
        if match_began or not live.table.may_watch(self.guest.id):
            self._parts = {}
            return {"t": "reload"}
        viewpoint = self.viewpoint()
        screen = live.screen(viewpoint)
        me = self.person
        personal = personal_parts(
            *(screen.chat, screen.speaker, self.guest.id, me.muted, me.waiting, live.table.id),
            invited=me.invited,
        )
        now = {**screen.parts, **personal}
        whole = self._whole
        if self._viewpoint is not None and viewpoint.seat != self._viewpoint.seat:
            self._lines_sent = screen.lines  # another seat's log is not news
        news = [] if whole else live.log_lines(viewpoint, self._lines_sent)
        stages = self._due_stages(viewpoint, now, show=not whole and viewpoint == self._viewpoint)
        if whole:
            parts: dict[str, str | None] = dict(now)
        else:
            # A page that shows no stages may ignore them.
            staged = {k for stage in stages for k in stage["parts"]}
            parts = {k: v for k, v in now.items() if self._parts.get(k) != v or k in staged}
            parts.update({k: None for k in self._parts.keys() | staged if k not in now})
        over = live.table.status == "over"
        state = (screen.asked, screen.question, screen.labels, over)
        events = self._visible_flashes(viewpoint)
        flashes = [] if whole else [self.speaker().say(event) for event in events]
        if not whole and not parts and state == self._state and not news and not flashes:
            return None
        sounds = sounds_for(live.table.game.id, [key for _, _, key in news]) if news else []
        if over and self._state and not self._state[3]:
            sounds = ["win" if self._has_won(viewpoint) else "end"]
        heard = {name for stage in stages for name in stage["sounds"]}
        self._parts, self._viewpoint, self._state = now, viewpoint, state
        self._lines_sent, self._whole = screen.lines, False
        self.version += 1
        message: dict[str, Any] = {
            "t": "full" if whole else "parts",
            "from": self.version - 1,
            "version": self.version,
            "parts": parts,
            "stages": stages,
            "asked": screen.asked,
            "question": screen.question,
            "confirm": screen.confirm(self.guest.confirm),
            "news": [sentence for sentence, _, _ in news][-8:],
            "flashes": flashes,
            "sounds": [name for name in sounds if name not in heard],
            "over": over,
            "now": self._clock.now(),
        }
        if whole:
            message["missed"], self.missed = self.missed, []
        return message

    def _has_won(self, viewpoint: Viewpoint) -> bool:
        """Whether the viewer's seat has the first place in the finished match."""
        table = self.live.table
        if viewpoint.seat is None or table.match is None:
            return False
        return table.places()[viewpoint.seat] == 1

    def _visible_flashes(self, viewpoint: Viewpoint) -> list[Event]:
        """Returns the fleeting events of the entries that this viewpoint shows, and removes
        them."""
        if not self._flashes:
            return []
        shown = self.live.visible_table(viewpoint).n
        due = [event for n, event in self._flashes if n <= shown]
        self._flashes = [(n, event) for n, event in self._flashes if n > shown]
        return [event for event in due if event.readable(viewpoint.seat)]

    def _due_stages(
        self, viewpoint: Viewpoint, now: dict[str, str], show: bool
    ) -> list[dict[str, Any]]:
        """Returns the stages of the entries that this viewpoint shows, and removes them from those
        that are due. Each has its sentence, its sounds, and the parts that differ from those shown
        before it.

        `now`: all parts as they are after the last stage. A stage that looks like what follows it
        is left out. Without `show`, returns none.
        """
        if not self._stages:
            return []
        shown = self.live.visible_table(viewpoint).n
        due = [stage for n, stage in self._stages if n <= shown][-MOST_STAGES:]
        self._stages = [(n, stage) for n, stage in self._stages if n > shown]
        if not show:
            return []
        drawn = [self.live.stage_parts(viewpoint, stage) for stage in due]
        sounds = sounds_of(self.live.table.game.id)
        before, found = self._parts, []
        for stage, parts, then in zip(due, drawn, [*drawn[1:], now], strict=True):
            if all(then.get(name) == html for name, html in parts.items()):
                continue
            found.append(
                {
                    "parts": {k: v for k, v in parts.items() if before.get(k) != v},
                    "text": self.speaker().say(Text(stage.key, stage.args)),
                    "sounds": [sounds[stage.key]] if stage.key in sounds else [],
                }
            )
            before = {**before, **parts}
        return found

    def _room_update(self) -> dict[str, Any] | None:
        """Returns the message with what has changed in the room since the last update; None if
        nothing has."""
        live, me = self.live, self.person
        speaker = speaker_for(live.table, self.guest.language)
        chat = personal_parts(live.chat, speaker, self.guest.id, me.muted, (), "")
        now = {**self._draw_room(live, self.guest), **chat}
        del now["next"]  # a plain page has no place for it
        parts: dict[str, str | None] = {
            k: v for k, v in now.items() if self._whole or self._parts.get(k) != v
        }
        parts.update({k: None for k in self._parts if k not in now})
        self._parts, self._whole = now, False
        if not parts:
            return None
        self.version += 1
        return {"t": "parts", "parts": parts, "version": self.version}
