"""What the messages of a page do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from coven.core import Illegal, Malformed, Refusal, Text
from coven.store import BadValue, Conflict, StoreDown
from coven.table import NoUndo, Refused, clean_chat, current_lesson, take_up_lesson
from coven.text import Speaker, say_reasons

from ..access.budgets import Client
from ..access.guests import Guest
from . import protocol as p
from .screen import offers_hint
from .services import Services
from .table import LiveTable

MAX_RECAP = 40
"""How many log lines a returning person is shown at most."""

Change = (
    p.Play
    | p.Undo
    | p.Redo
    | p.RequestTakeback
    | p.AnswerTakeback
    | p.Lend
    | p.Reclaim
    | p.AutoPass
    | p.Handover
    | p.GoOn
    | p.LeaveLesson
    | p.TakeUpLesson
)
"""Messages that change the table."""


class Page(Protocol):
    """The connection whose messages are handled: its guest, its table, and how to reply to it."""

    live: LiveTable
    guest: Guest
    client: Client
    side: int
    greeted: bool
    away: bool
    missed: list[dict[str, Any]]

    def reply(self, answer: dict[str, Any]) -> None: ...

    def send_whole_screen(self) -> None: ...

    def wake_writer(self) -> None: ...

    def speaker(self) -> Speaker: ...


class MessageHandler:
    """Handles the messages of one connection."""

    def __init__(self, page: Page, services: Services) -> None:
        self._page = page
        self._live = page.live
        self._store = services.store
        self._metrics = services.metrics
        self._bots = services.bots
        self._budgets = services.budgets
        self._peers = services.peers
        self._presence = services.presence
        self._now = services.clock.now
        self._hint_task: asyncio.Task[None] | None = None

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """Returns the tasks that run in the background."""
        return [] if self._hint_task is None else [self._hint_task]

    def close(self) -> None:
        """Drops references that would keep the connection in memory."""
        self._hint_task = None
        del self._page

    async def handle(self, message: p.Message) -> None:
        """Does what a message asks for, and replies."""
        if isinstance(message, p.Hello):
            self._hello(message)
        elif isinstance(message, p.Ping):
            self._page.reply({"t": "pong"})
            self._note_away(message.hidden)
            if self._peers.is_cluster:  # perhaps other processes have stored something
                self._presence.refresh(self._page.guest.id)
        elif isinstance(message, p.Seen):
            self._seen(message)
        elif isinstance(message, p.Chat):
            await self._chat(message)
        elif isinstance(message, p.React):
            self._react(message)
        elif isinstance(message, p.Mute):
            await self._mute(message)
        elif isinstance(message, p.Why):
            self._why(message)
        elif isinstance(message, p.Hint):
            if not self._budgets.hints.take(self._page.client):
                self._metrics.refused.labels("hints").inc()
                self.refuse(message.nonce, Text("web-too-fast"))
            elif self._hint_task is None or self._hint_task.done():
                self._hint_task = asyncio.create_task(self._hint(message))
        elif isinstance(message, p.Side):
            self._page.side = message.seat % len(self._live.table.seats)
            self._page.wake_writer()
        else:
            with self._metrics.answers.time():
                await self._change(message)

    # -- answers -------------------------------------------------------------------------------

    def refuse(self, nonce: str, text: Text, rule: str = "") -> None:
        """Replies that the request with this nonce is refused, and why; `rule`: the number of the
        rule, "" if none."""
        self._explain("refused", nonce, text, rule)

    def _explain(self, kind: str, nonce: str, text: Text, rule: str = "") -> None:
        speaker = self._page.speaker()
        answer = {"t": kind, "nonce": nonce, "text": speaker.say(text), "rule": rule}
        if rule:
            answer["href"] = f"/games/{self._live.table.settings.game}/rules#{rule}"
            answer["label"] = speaker.say("web-rule-link", {"rule": rule})
        self._page.reply(answer)

    def _acknowledge(self, nonce: str) -> None:
        self._page.reply({"t": "ack", "nonce": nonce})

    def _seat(self) -> int | None:
        """Returns the seat that the page speaks for: from the session and the handover screen,
        never from a message. None for a spectator."""
        guest = self._page.guest
        return self._live.viewpoint(guest.id, guest.language).seat

    # -- looking -------------------------------------------------------------------------------

    def _hello(self, message: p.Hello) -> None:
        """Sends the whole screen, or tells a page of another protocol version to reload."""
        page = self._page
        if message.protocol != p.VERSION:
            page.reply({"t": "reload"})
            return
        if message.language is not None and not page.guest.known:
            page.guest = replace(page.guest, language=message.language)
        if self._live.table.match is not None and not page.greeted:
            page.missed = self._recap()
        page.send_whole_screen()

    def _recap(self) -> list[dict[str, Any]]:
        """Returns log lines of what happened since this person last looked, as JSON data; empty if
        they never did."""
        table, seat = self._live.table, self._seat()
        if seat is None or not table.running.seen or not table.running.seen[seat]:
            return []
        speaker = self._page.speaker()
        lines = table.missed_events(seat).lines[-MAX_RECAP:]
        return [{"text": speaker.say(line.event), "yours": line.affects_reader} for line in lines]

    def _seen(self, message: p.Seen) -> None:
        """Notes that the person has seen everything up to now; before that, sends them a recap of
        what they missed."""
        if message.returning and (missed := self._recap()):
            self._page.reply({"t": "missed", "missed": missed})
        self._note_away(False)
        seat = self._seat()
        if seat is not None:
            self._live.table.mark_seen(seat)

    def _note_away(self, away: bool) -> None:
        """Notes whether the person looks at something else (`away`), and redraws the table if that
        has changed."""
        if self._page.away != away:
            self._page.away = away
            self._live.redraw()

    def _why(self, message: p.Why) -> None:
        """Replies why a move is illegal, as far as the seat may know."""
        seat = self._seat()
        if seat is None:
            self._explain("because", message.nonce, Text("web-not-seated"))
            return
        try:
            found = self._live.table.explain(seat, message.move)
        except Malformed:
            found = Refusal("", Text("web-trouble-400.about"))
        if found is None:
            self._explain("because", message.nonce, Text("web-legal"))
        else:
            self._explain("because", message.nonce, found.text, found.rule)

    async def _hint(self, message: p.Hint) -> None:
        """Replies with the best three moves by what the seat knows, those with the higher chance
        first, if it is asked something."""
        live, seat = self._live, self._seat()
        table = live.table
        if seat is None or table.match is None or not offers_hint(table, seat):
            self.refuse(message.nonce, Text("web-hint-none"))
            return
        question, labels = (
            table.question(seat),
            table.match.game.sight(table.match.state, seat).labels,
        )
        found = await self._bots.suggest_moves(
            table.match.game, table.match.state, seat, self._page.client
        )
        if question != live.table.question(seat) or not found:
            self.refuse(message.nonce, Text("table-moved-on" if found else "web-hint-none"))
            return
        speaker = self._page.speaker()
        moves = [
            {
                "move": move,
                "label": speaker.say(labels[move]),
                "chance": speaker.say("web-hint-chance", {"percent": round(100 * expected)}),
                "why": say_reasons(speaker, reasons),
            }
            for move, expected, reasons in sorted(found, key=lambda one: -one[1])
        ]
        self._page.reply({"t": "hint", "nonce": message.nonce, "moves": moves})

    # -- chat ----------------------------------------------------------------------------------

    async def _chat(self, message: p.Chat) -> None:
        """Adds a line of chat, in the name of the person's seat if they have one."""
        live, guest = self._live, self._page.guest
        seat, name = self._author()
        text = clean_chat(message.text)
        if not live.table.may_chat(guest.id):
            self.refuse(message.nonce, Text("web-spectators-silent"))
            return
        if not text:
            self.refuse(message.nonce, Text("web-chat-nothing"))
            return
        if not self._budgets.chat.take(self._page.client):
            self._metrics.refused.labels("chat").inc()
            self.refuse(message.nonce, Text("web-too-fast"))
            return
        try:
            if seat is not None:
                await self._play_speech(seat, text)
            await live.say(guest.id, name, seat, text, message.nonce)
        except (StoreDown, Conflict):
            self._metrics.store_down.inc()
            self.refuse(message.nonce, Text("web-chat-not-stored"))
        except BadValue:
            self.refuse(message.nonce, Text("web-trouble-400.about"))
        else:
            self._acknowledge(message.nonce)

    def _author(self) -> tuple[int | None, str]:
        """Returns seat (None: a spectator) and name of the person who says something."""
        live, guest = self._live, self._page.guest
        seats, shown = live.table.seats_of(guest.id), self._seat()
        seat = shown if shown in seats else (seats[0] if seats else None)
        return seat, live.table.names[seat] if seat is not None else guest.name or "…"

    def _react(self, message: p.React) -> None:
        """Shows a reaction of the person to everybody."""
        guest = self._page.guest
        if not self._live.table.may_chat(guest.id):
            self.refuse(message.nonce, Text("web-spectators-silent"))
        elif not self._budgets.chat.take(self._page.client):
            self._metrics.refused.labels("chat").inc()
            self.refuse(message.nonce, Text("web-too-fast"))
        else:
            seat, name = self._author()
            self._live.react(guest.id, name, seat, message.kind)
            self._peers.reacted(self._live, guest.id, name, seat, message.kind)
            self._acknowledge(message.nonce)

    async def _play_speech(self, seat: int, text: str) -> None:
        """Makes the move for `seat` that the line of chat `text` means, in games in which speech is
        a move."""
        table = self._live.table
        if table.match is None or table.status != "playing":
            return
        language = self._page.guest.language
        move = table.game.parse_speech(table.match.state, seat, text, language)
        if move is not None:
            with suppress(Illegal, Refused):
                await self._live.change(lambda t: t.submit(seat, move, self._now()))

    async def _mute(self, message: p.Mute) -> None:
        """Mutes the author of a line. The message names the line, because pages do not know the ids
        of other people."""
        guest = self._page.guest
        line = next((line for line in self._live.chat if line.k == message.k), None)
        if line is None or line.person in ("", guest.id):
            self.refuse(message.nonce, Text("web-mute-self" if line else "table-moved-on"))
            return
        try:
            await self._presence.mute(guest, line.person, message.on)
        except (StoreDown, BadValue):
            self.refuse(message.nonce, Text("web-store-down"))
        else:
            self._acknowledge(message.nonce)

    # -- changes of the table ------------------------------------------------------------------

    async def _change(self, message: Change) -> None:
        """Does what the message asks for at the table, stores it, and replies. A message that is
        sent twice is answered twice, and carried out once."""
        live, nonce = self._live, message.nonce
        me = self._page.guest.id
        try:
            if isinstance(message, p.Handover):
                live.confirm_handover(me, message.seat)
            elif isinstance(message, p.LeaveLesson):
                await live.change(lambda t: t.leave_lesson(me))
            elif isinstance(message, p.TakeUpLesson):
                await live.change(lambda t: take_up_lesson(t, me))
            elif isinstance(message, p.GoOn):
                await live.go_on(me)
            elif isinstance(message, p.Lend):
                seat, level = message.seat, message.level
                await live.change(lambda t: t.hand_to_bot(seat, me, self._now(), level))
            elif isinstance(message, p.Reclaim):
                reclaimed = message.seat
                await live.change(lambda t: t.reclaim_seat(reclaimed, me, self._now()))
            elif isinstance(message, p.AnswerTakeback):
                await self._answer_takeback(message)
            else:
                await self._play(message, nonce)
        except Illegal as e:
            why = live.table.explain(e.seat, e.move)
            if why is None:
                self.refuse(nonce, Text("table-moved-on"))
            else:
                self.refuse(nonce, why.text, why.rule)
        except (Refused, NoUndo) as e:
            self.refuse(nonce, e.text)
        except (Malformed, BadValue):
            self.refuse(nonce, Text("web-trouble-400.about"))
        except (StoreDown, Conflict):
            self._metrics.store_down.inc()
            self.refuse(nonce, Text("web-store-down"))
        else:
            self._acknowledge(nonce)

    async def _answer_takeback(self, message: p.AnswerTakeback) -> None:
        live, me, seat, yes = self._live, self._page.guest.id, message.seat, message.yes
        n = live.table.entry_before_takeback()
        snapshots = await self._store.snapshots(live.table.id, n) if yes else []
        await live.change(lambda t: t.answer_takeback(me, seat, yes, self._now(), snapshots))

    async def _play(
        self,
        message: p.Play | p.Undo | p.Redo | p.RequestTakeback | p.AutoPass,
        nonce: str,
    ) -> None:
        """Carries out a move, undo, redo, takeback request or automatic pass for the person's seat.
        Raises Refused and whatever the table raises."""
        live, me = self._live, self._page.guest.id
        for seat in live.table.seats_of(me):
            if live.table.record_for_nonce(seat, nonce) is not None:
                return
        own = self._seat()
        if own is None:
            raise Refused("web-not-seated")
        if isinstance(message, p.Play):
            move, at = message.move, message.at
            if message.seat is not None:
                if at is not None or message.seat not in live.table.seats_of(me):
                    raise Refused("table-not-your-seat")
                own = message.seat
            self._check_lesson(own, move)
            asked = live.table.match.state.pending.get(own, ()) if live.table.match else ()
            if at is None and any(question.text == move for question in asked):
                raise Refused("table-moved-on")
            await live.change(lambda t: t.submit(own, move, self._now(), nonce, question=at))
        elif isinstance(message, p.Undo):
            await live.change(lambda t: t.undo(own, self._now(), nonce))
        elif isinstance(message, p.Redo):
            await live.change(lambda t: t.redo(own, self._now(), nonce))
        elif isinstance(message, p.RequestTakeback):
            n = live.table.entry_before_takeback(own)
            snapshots = await self._store.snapshots(live.table.id, n)
            await live.change(lambda t: t.request_takeback(own, self._now(), snapshots))
        else:
            if message.at != live.table.question(own):
                raise Refused("table-moved-on")
            kinds = list(live.table.running.auto_passes[own]) if message.on else []
            if message.on and own in live.table.waiting:
                kinds.append(live.table.question_kind(own))
            await live.change(lambda t: t.auto_pass(own, kinds, self._now()))

    def _check_lesson(self, seat: int, move: str) -> None:
        """Raises Refused if the table's lesson asks for another move now than this legal one (its
        text)."""
        table = self._live.table
        taught = current_lesson(table)
        if taught is None or table.match is None or taught.allows(seat, move):
            return
        if any(legal.text == move for legal in table.match.state.moves(seat)):
            raise Refused("web-first-other" if taught.seat == seat else "web-first-wait")
