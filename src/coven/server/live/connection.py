"""A tab: one WebSocket. It is sent only what changed of what it has, never more than it takes; what
it says is typed, small and not too much."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from dataclasses import replace
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from coven.core import Event, Illegal, Malformed, Refusal, Text
from coven.store import Conflict, StoreDown
from coven.table import NoUndo, Refused, current_lesson

from ..access.guests import Guest
from ..access.limits import Bucket
from ..ops.log import where
from ..settings import Settings
from . import protocol as p
from .presence import Visitor
from .registry import Live
from .screen import Look, offers_hint, own_parts, speaker_for

journal = structlog.get_logger()

GOING_AWAY, POLICY, TOO_BIG, BROKEN = 1001, 1008, 1009, 1011
MOST_UNREADABLE = 5
MOST_TOO_FAST = 400
TOO_FAST_PAUSE = 0.005
"""Seconds for which nothing is read from who talks too fast: others have their turn."""


class Tab:
    def __init__(self, socket: WebSocket, live: Live, guest: Guest, settings: Settings) -> None:
        self.socket = socket
        self.live = live
        self.guest = guest
        self.settings = settings
        self.version = 0
        """Counts what this tab was sent; the table's own number would tell of secret answers."""
        self._has: dict[str, str] = {}
        self._look: Look | None = None
        self._heard = 0
        self._glimpses: list[tuple[int, Event]] = []
        """What is to be seen for a moment, each with the number of its entry."""
        self._rest: tuple[Any, ...] = ()
        self._front = 0
        """From which side this tab looks, where it is a spectator's."""
        self._greeted = False
        self._whole = False
        """Whether the whole state is due."""
        self._missed: list[dict[str, Any]] = []
        self._replies: deque[dict[str, Any]] = deque()
        self._nudged = asyncio.Event()
        self._bucket = Bucket(settings.socket_rate, settings.socket_burst)
        self._too_fast = 0
        self._unreadable = 0
        self._advised: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._sends_since: float | None = None
        """When what is sent now was begun."""
        self.hears = False
        """Whether it waits for an answer, and so is told first."""
        self.visitor = Visitor()
        """Whose tab this is, with all the others of that person."""

    # -- the two directions --------------------------------------------------------------------

    async def run(self) -> None:
        """Until the other side goes."""
        await self.socket.accept()
        live = self.live
        self.visitor = await live.hall.visitors.enter(self)
        live.tabs.add(self)
        live.told()
        reader = asyncio.create_task(self._read())
        self._writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reader, self._writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            tasks = [task for task in (reader, self._writer, self._advised) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            live.tabs.discard(self)
            live.hall.visitors.leave(self)
            self._writer = self._advised = None  # which hold the tab
            live.told()
            if self.socket.application_state is not WebSocketState.DISCONNECTED:
                with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                    await self.leave()

    async def leave(self) -> None:
        """The server goes; the page will come back by itself."""
        async with asyncio.timeout(1.0):
            await self.socket.close(GOING_AWAY)

    def give_up(self, now: float) -> None:
        """Lets the tab go if it takes nothing any more. A clock for each message would cost more
        than the message."""
        since = self._sends_since
        if since is not None and now - since > self.settings.send_seconds and self._writer:
            self._writer.cancel()

    def nudge(self) -> None:
        self._nudged.set()

    def glimpse(self, n: int, event: Event) -> None:
        """To be seen for a moment, with the entry `n`."""
        if self._greeted:
            self._glimpses.append((n, event))
            self.nudge()

    def reply(self, answer: dict[str, Any]) -> None:
        """An answer to this tab alone. Where too many wait, they are dropped for a full state."""
        if len(self._replies) >= self.settings.replies:
            self._replies.clear()
            self._whole = True
        else:
            self._replies.append(answer)
        self.nudge()

    async def _write(self) -> None:
        try:
            while True:
                await self._nudged.wait()
                self._nudged.clear()
                # First the table: whoever has an answer sees already what it led to. Answers that
                # come while this is sent wait for the next.
                update = self._update() if self._greeted else None
                messages = [update, *self._replies] if update else [*self._replies]
                self._replies.clear()
                if messages:
                    self._sends_since = time.monotonic()
                    await self.socket.send_text(p.encode(messages))
                    self._sends_since = None
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception as e:
            journal.error("a screen could not be drawn", table=self.live.table.id, error=where(e))
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(BROKEN)

    async def _read(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, KeyError, RuntimeError):
                return
            refused = self.live.hall.metrics.refused
            if len(text) > self.settings.message_bytes:
                refused.labels("size").inc()
                await self.socket.close(TOO_BIG)
                return
            if not self._bucket.take():
                self._too_fast += 1
                refused.labels("rate").inc()
                if self._too_fast > MOST_TOO_FAST:
                    await self.socket.close(POLICY)
                    return
                if self._too_fast % 50 == 1:
                    self.reply({"t": "busy", "text": self._speaker().say("web-too-fast")})
                await asyncio.sleep(TOO_FAST_PAUSE)
                continue
            try:
                message = p.decode(text)
            except p.Unreadable:
                self._unreadable += 1
                refused.labels("unreadable").inc()
                if self._unreadable > MOST_UNREADABLE:
                    await self.socket.close(POLICY)
                    return
                continue
            self.hears = True
            try:
                await self._hear(message)
            except Exception as e:
                journal.error(
                    "a message could not be answered",
                    table=self.live.table.id,
                    kind=type(message).__name__,
                    error=where(e),
                )
                self._refuse(getattr(message, "nonce", ""), Text("web-trouble-500.about"))
            self.hears = False

    # -- what the tab is sent --------------------------------------------------------------------

    def _speaker(self) -> Any:
        return speaker_for(self.live.table, self.guest.language)

    def _update(self) -> dict[str, Any] | None:
        """What changed since the last; None if nothing did."""
        live = self.live
        if live.table.match is None:
            return self._gathering()
        waited = self._look is None and self._has  # for the start
        if waited or not live.table.may_watch(self.guest.id):
            self._has = {}
            return {"t": "reload"}
        look = self._eyes()
        drawing = live.draw(look)
        me = self.visitor
        own = own_parts(drawing, self.guest.id, me.muted, me.waiting, live.table.id)
        now = {**drawing.parts, **own}
        whole = self._whole
        if self._look is not None and look.seat != self._look.seat:
            self._heard = drawing.lines  # another pair of eyes: its log is not news
        told = [] if whole else live.sentence(look, self._heard)
        if whole:
            parts: dict[str, str | None] = dict(now)
        else:
            parts = {k: v for k, v in now.items() if self._has.get(k) != v}
            parts.update({k: None for k in self._has if k not in now})
        over = live.table.status == "over"
        rest = (drawing.asked, drawing.question, drawing.labels, over)
        seen = self._glimpsed(look)
        glimpses = [] if whole else [self._speaker().say(event) for event in seen]
        if not whole and not parts and rest == self._rest and not told and not glimpses:
            return None
        sounds = []
        if told:
            sounds.append("dice" if any("roll" in key for _, _, key in told) else "move")
        if over and self._rest and not self._rest[3]:
            sounds.append("end")
        self._has, self._look, self._rest = now, look, rest
        self._heard, self._whole = drawing.lines, False
        before, self.version = self.version, self.version + 1
        message: dict[str, Any] = {
            "t": "full" if whole else "parts",
            "from": before,
            "version": self.version,
            "parts": parts,
            "asked": drawing.asked,
            "question": drawing.question,
            "confirm": drawing.confirm(self.guest.confirm),
            "said": [sentence for sentence, _, _ in told][-8:],
            "glimpses": glimpses,
            "sounds": sounds,
            "now": time.time(),
        }
        if whole:
            message["missed"], self._missed = self._missed, []
        return message

    def _glimpsed(self, look: Look) -> list[Event]:
        """What is to be seen for a moment of the entries this look shows; it is told once."""
        if not self._glimpses:
            return []
        shown = self.live.shown(look).n
        due = [event for n, event in self._glimpses if n <= shown]
        self._glimpses = [(n, event) for n, event in self._glimpses if n > shown]
        return [event for event in due if event.readable(look.seat)]

    def _gathering(self) -> dict[str, Any] | None:
        from ..pages.table import waiting_part

        html = waiting_part(self.live, self.guest)
        if self._has.get("waiting") == html and not self._whole:
            return None
        self._has, self._whole = {"waiting": html}, False
        self.version += 1
        return {"t": "parts", "parts": self._has, "version": self.version}

    # -- what the tab says -----------------------------------------------------------------------

    def _eyes(self) -> Look:
        """Through which eyes this tab looks now, and from which side."""
        look = self.live.look(self.guest.id, self.guest.language)
        return replace(look, front=self._front) if look.seat is None else look

    def _seat(self) -> int | None:
        """The seat this tab speaks for: from the session and the curtain, never from a message."""
        return self.live.look(self.guest.id, self.guest.language).seat

    def _refuse(self, nonce: str, text: Text, rule: str = "") -> None:
        self._explain("refused", nonce, text, rule)

    def _explain(self, kind: str, nonce: str, text: Text, rule: str = "") -> None:
        speaker = self._speaker()
        answer = {"t": kind, "nonce": nonce, "text": speaker.say(text), "rule": rule}
        if rule:
            answer["href"] = f"/games/{self.live.table.settings.game}#{rule}"
            answer["label"] = speaker.say("web-rule-link", {"rule": rule})
        self.reply(answer)

    async def _hear(self, message: p.Message) -> None:
        if isinstance(message, p.Hello):
            self._hello(message)
        elif isinstance(message, p.Ping):
            self.reply({"t": "pong"})
            if self.live.hall.peers.many:  # what others have stored may wait, too
                self.live.hall.visitors.look_again(self.guest.id)
        elif isinstance(message, p.Saw):
            self._saw(message)
        elif isinstance(message, p.Chat):
            await self._chat(message)
        elif isinstance(message, p.Mute):
            await self._mute(message)
        elif isinstance(message, p.Why):
            self._why(message)
        elif isinstance(message, p.Preview):
            self._preview(message)
        elif isinstance(message, p.Hint):
            if self._advised is None or self._advised.done():
                self._advised = asyncio.create_task(self._hint(message))
        elif isinstance(message, p.Front):
            self._front = message.seat % len(self.live.table.seats)
            self.nudge()
        else:
            with self.live.hall.metrics.answers.time():
                await self._act(message)

    def _hello(self, message: p.Hello) -> None:
        if message.protocol != p.VERSION:
            self.reply({"t": "reload"})
            return
        if message.language is not None and not self.guest.known:
            self.guest = replace(self.guest, language=message.language)
        table = self.live.table
        if table.match is not None and not self._greeted:
            self._missed = self._recap()
        self._greeted = True
        self._whole = True
        self.nudge()

    def _recap(self) -> list[dict[str, Any]]:
        """What happened since this person last looked, if they have looked before."""
        table, seat = self.live.table, self._seat()
        if seat is None or not table.running.seen or not table.running.seen[seat]:
            return []
        speaker = self._speaker()
        lines = table.missed_events(seat).lines[-40:]
        return [{"text": speaker.say(line.event), "yours": line.affects_reader} for line in lines]

    def _saw(self, message: p.Saw) -> None:
        if message.back and (missed := self._recap()):
            self.reply({"t": "missed", "missed": missed})
        seat = self._seat()
        if seat is not None:
            self.live.table.mark_seen(seat)

    async def _chat(self, message: p.Chat) -> None:
        live = self.live
        seats = live.table.seats_of(self.guest.id)
        seat = self._seat() if len(seats) > 1 else (seats[0] if seats else None)
        name = live.table.names[seat] if seat is not None else self.guest.name or "…"
        text = " ".join(message.text.split())
        if not live.table.may_chat(self.guest.id):
            self._refuse(message.nonce, Text("web-spectators-silent"))
            return
        if text:
            if seat is not None:
                await self._speak(seat, text)
            await live.say(self.guest.id, name, seat, text, message.nonce)
        self.reply({"t": "ack", "nonce": message.nonce})

    async def _mute(self, message: p.Mute) -> None:
        """By a line of theirs: who somebody is, their own browser alone knows."""
        line = next((line for line in self.live.talk if line.k == message.k), None)
        if line is None or line.person == self.guest.id:
            self._refuse(message.nonce, Text("web-mute-self" if line else "table-moved-on"))
            return
        try:
            await self.live.hall.visitors.mute(self.guest, line.person, message.on)
        except StoreDown:
            self._refuse(message.nonce, Text("web-store-down"))
        else:
            self.reply({"t": "ack", "nonce": message.nonce})

    async def _speak(self, seat: int, text: str) -> None:
        """Where words matter in the game, a line is a move, too."""
        table = self.live.table
        if table.match is None or table.status != "playing":
            return
        move = table.game.parse_speech(table.match.state, seat, text, self.guest.language)
        if move is not None:
            with suppress(Illegal, Refused):
                await self.live.change(lambda t: t.submit(seat, move, time.time()))

    def _why(self, message: p.Why) -> None:
        """From public facts and the own seat's only: Game.explain sees to it."""
        seat = self._seat()
        if seat is None:
            self._explain("because", message.nonce, Text("web-not-seated"))
            return
        try:
            found = self.live.table.explain(seat, message.move)
        except Malformed:
            found = Refusal("", Text("web-trouble-400.about"))
        if found is None:
            self._explain("because", message.nonce, Text("web-legal"))
        else:
            self._explain("because", message.nonce, found.text, found.rule)

    async def _hint(self, message: p.Hint) -> None:
        """The best three moves by what the seat knows, for whoever is asked."""
        live, seat = self.live, self._seat()
        table = live.table
        if seat is None or table.match is None or not offers_hint(table, seat):
            self._refuse(message.nonce, Text("web-hint-none"))
            return
        question, labels = (
            table.question(seat),
            table.match.game.sight(table.match.state, seat).labels,
        )
        found = await live.hall.thinkers.advice(table.match.game, table.match.state, seat)
        if question != live.table.question(seat) or not found:
            self._refuse(message.nonce, Text("table-moved-on" if found else "web-hint-none"))
            return
        speaker = self._speaker()
        moves = [
            {
                "move": move,
                "label": speaker.say(labels[move]),
                "chance": speaker.say("web-hint-chance", {"percent": round(100 * expected)}),
            }
            for move, expected in found
        ]
        self.reply({"t": "hint", "nonce": message.nonce, "moves": moves})

    def _preview(self, message: p.Preview) -> None:
        """The parts as they would look, where the game can say so from what the seat may know."""
        table, seat = self.live.table, self._seat()
        preview = getattr(table.game, "preview", None)
        sight = table.sight(seat)
        if preview is None or sight is None or table.match is None:
            return
        move = next((m for m in sight.asked if m.text == message.move), None)
        if move is not None:
            parts = preview(sight, move, self._speaker())
            self.reply({"t": "preview", "move": message.move, "parts": parts})

    async def _act(
        self,
        message: p.Play
        | p.Undo
        | p.Redo
        | p.RequestTakeback
        | p.Answer
        | p.Hand
        | p.Back
        | p.Standing
        | p.Lift
        | p.Leave,
    ) -> None:
        """Something that changes the table. Sent twice, it is answered twice and done once."""
        live, nonce, now = self.live, message.nonce, time.time()
        try:
            if isinstance(message, p.Lift):
                live.lift(self.guest.id, message.seat)
            elif isinstance(message, p.Leave):
                await live.change(lambda t: t.leave_lesson(self.guest.id))
            elif isinstance(message, p.Hand):
                seat, level = message.seat, message.level
                await live.change(lambda t: t.hand_to_bot(seat, self.guest.id, now, level))
            elif isinstance(message, p.Back):
                taken = message.seat
                await live.change(lambda t: t.reclaim_seat(taken, self.guest.id, now))
            elif isinstance(message, p.Answer):
                await self._answer(message, now)
            else:
                await self._play(message, nonce, now)
        except Illegal as e:
            why = live.table.explain(e.seat, e.move)
            if why is None:
                self._refuse(nonce, Text("table-moved-on"))
            else:
                self._refuse(nonce, why.text, why.rule)
        except (Refused, NoUndo) as e:
            self._refuse(nonce, e.text)
        except Malformed:
            self._refuse(nonce, Text("web-trouble-400.about"))
        except (StoreDown, Conflict):
            live.hall.metrics.store_down.inc()
            self._refuse(nonce, Text("web-store-down"))
        else:
            self.reply({"t": "ack", "nonce": nonce})

    async def _answer(self, message: p.Answer, now: float) -> None:
        live, me, seat, yes = self.live, self.guest.id, message.seat, message.yes
        n = live.table.entry_before_takeback()
        kept = await live.hall.store.snapshots(live.table.id, n) if yes else []
        await live.change(lambda t: t.answer_takeback(me, seat, yes, now, kept))

    async def _play(
        self,
        message: p.Play | p.Undo | p.Redo | p.RequestTakeback | p.Standing,
        nonce: str,
        now: float,
    ) -> None:
        live = self.live
        for seat in live.table.seats_of(self.guest.id):
            if live.table.record_for_nonce(seat, nonce) is not None:
                return
        own = self._seat()
        if own is None:
            raise Refused("web-not-seated")
        if isinstance(message, p.Play):
            move, at = message.move, message.at
            if message.seat is not None:
                if at is not None or message.seat not in live.table.seats_of(self.guest.id):
                    raise Refused("table-not-your-seat")
                own = message.seat
            self._must_be_welcome(own, move)
            asked = live.table.match.state.pending.get(own, ()) if live.table.match else ()
            if at is None and any(question.text == move for question in asked):
                raise Refused("table-moved-on")
            await live.change(lambda t: t.submit(own, move, now, nonce, question=at))
        elif isinstance(message, p.Undo):
            await live.change(lambda t: t.undo(own, now, nonce))
        elif isinstance(message, p.Redo):
            await live.change(lambda t: t.redo(own, now, nonce))
        elif isinstance(message, p.RequestTakeback):
            n = live.table.entry_before_takeback(own)
            kept = await live.hall.store.snapshots(live.table.id, n)
            await live.change(lambda t: t.request_takeback(own, now, kept))
        else:
            if message.at != live.table.question(own):
                raise Refused("table-moved-on")
            kinds = list(live.table.running.auto_passes[own]) if message.on else []
            if message.on and own in live.table.waiting:
                kinds.append(live.table.question_kind(own))
            await live.change(lambda t: t.auto_pass(own, kinds, now))

    def _must_be_welcome(self, seat: int, move: str) -> None:
        """In a first game only what the coach asks for; the rest is explained."""
        table = self.live.table
        taught = current_lesson(table)
        if taught is None or table.match is None or taught.allows(seat, move):
            return
        if any(legal.text == move for legal in table.match.state.moves(seat)):
            raise Refused("web-first-other" if taught.seat == seat else "web-first-wait")
