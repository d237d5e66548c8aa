"""People without browsers: they keep their screen as the page does, come back by themselves as the
page does, and play at random."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from typing import Any

from tests.server.served import Person
from tests.services import listens
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from coven.server.live.protocol import VERSION

LOST = (OSError, WebSocketException, HTTPException, TimeoutError, EOFError, AssertionError)
MOVE = re.compile(r'data-move="([^"]+)"')
_nonces = itertools.count(1)


@dataclass(frozen=True)
class Place:
    """A server, for `Person`."""

    port: int
    address: str = "127.0.0.1"


@dataclass
class Notes:
    """What everybody remembers."""

    acked: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """By table: nonces and moves that were acknowledged."""
    waits: list[float] = field(default_factory=list)
    """Seconds from a move to its answer."""
    back: list[float] = field(default_factory=list)
    """Seconds from a lost line to a whole screen."""
    refused: int = 0
    games: int = 0
    gaps: int = 0

    @property
    def moves(self) -> int:
        return sum(map(len, self.acked.values()))


class Screen:
    """One tab at one table: what it shows, and what it has asked and not heard of."""

    def __init__(self, person: Person, table: str, host: Callable[[], str], notes: Notes) -> None:
        self.person = person
        self.table = table
        self.host = host
        self.notes = notes
        self.parts: dict[str, str] = {}
        self.version = 0
        self.question = 0
        self.asked = False
        self.whole = asyncio.Event()
        self.changed = asyncio.Event()
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, asyncio.Future[str]] = {}
        self.lost_at: float | None = None
        self.socket: ClientConnection | None = None
        self.silence = 25.0
        self.pausing = False
        self.heard = 0

    @property
    def over(self) -> bool:
        return "over-banner" in self.parts.get("prompt", "")

    @property
    def moves(self) -> list[str]:
        return MOVE.findall("".join(self.parts.values()))

    async def run(self) -> None:
        """Keeps the line, for ever."""
        pause = 0.1
        while True:
            try:
                await self._keep()
                pause = 0.1
            except LOST:
                if self.lost_at is None:
                    self.lost_at = time.monotonic()
                await asyncio.sleep(pause * random.uniform(0.7, 1.3))
                pause = min(1.0, 2 * pause)

    async def _keep(self) -> None:
        host = self.host()
        async with connect(
            f"ws://{host}/t/{self.table}/line",
            additional_headers={"cookie": self.person.headers()["cookie"]},
            origin=Origin(f"http://{host}"),
            open_timeout=5,
            ping_interval=None,
            close_timeout=0.2,
            max_size=None,
            compression=None,
        ) as self.socket:
            await self._say({"t": "hello", "protocol": VERSION})
            quiet = 0
            while True:
                try:
                    async with asyncio.timeout(self.silence):
                        text = await self.socket.recv()
                except TimeoutError:
                    quiet += 1
                    if quiet > 1:
                        raise
                    await self._say({"t": "ping"})
                    continue
                quiet = 0
                for message in json.loads(text):
                    await self._hear(message)

    def hurry(self) -> None:
        """The network may be back: a silent line is not trusted, as in the page."""
        self._hurrying = asyncio.create_task(self._hurry())

    async def _hurry(self) -> None:
        heard, socket = self.heard, self.socket
        with suppress(*LOST):
            async with asyncio.timeout(1.0):
                await self._say({"t": "ping"})
        await asyncio.sleep(1.5)
        if self.heard == heard and self.socket is socket and socket is not None:
            socket.transport.abort()

    async def _say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        self.heard += 1
        if kind in ("full", "parts"):
            if kind == "full":
                self.parts = {}
            elif message.get("from", self.version) != self.version:
                self.notes.gaps += 1
                await self._say({"t": "hello", "protocol": VERSION})
                return
            for name, html in message["parts"].items():
                if html is None:
                    self.parts.pop(name, None)
                else:
                    self.parts[name] = html
            self.version = message["version"]
            self.question = message.get("question", 0)
            self.asked = message.get("asked", False)
            if kind == "full":
                self.whole.set()
                if self.lost_at is not None:
                    self.notes.back.append(time.monotonic() - self.lost_at)
                    self.lost_at = None
                for waiting in list(self.unanswered.values()):
                    await self._say(waiting)
            self.changed.set()
        nonce = message.get("nonce")
        if nonce in self.unanswered:
            del self.unanswered[nonce]
            answer = self.answers.pop(nonce)
            if not answer.done():
                answer.set_result(kind)

    async def play(self, move: str) -> str:
        """Sends a move until it is answered, however often the line is lost; gives how."""
        nonce = f"c{next(_nonces)}"
        message = {"t": "move", "move": move, "at": self.question, "nonce": nonce}
        self.unanswered[nonce] = message
        self.answers[nonce] = asyncio.get_running_loop().create_future()
        answer = self.answers[nonce]
        began = time.monotonic()
        try:
            if self.socket is not None:
                await self._say(message)
        except LOST:
            pass
        kind = await answer
        if kind == "ack":
            self.notes.waits.append(time.monotonic() - began)
            self.notes.acked.setdefault(self.table, []).append((nonce, move))
        else:
            self.notes.refused += 1
        return kind

    async def keep_playing(self, luck: random.Random, pause: tuple[float, float]) -> None:
        """Plays whenever it is asked, until the game is over."""
        while not self.over and not self.pausing:
            self.changed.clear()
            if self.asked and self.moves:
                await asyncio.sleep(luck.uniform(*pause))
                if self.asked and self.moves and not self.pausing:
                    question = self.question
                    await self.play(luck.choice(self.moves))
                    if self.question != question or not self.asked:
                        continue
            try:
                async with asyncio.timeout(5.0):
                    await self.changed.wait()
            except TimeoutError:
                continue


def is_ready(port: int) -> bool:
    line = HTTPConnection("127.0.0.1", port, timeout=0.5)
    try:
        line.request("GET", "/readyz")
        return line.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


async def aside(act: Callable[[], Any]) -> Any:
    """Something with pages, again and again until a server does it."""
    while True:
        try:
            return await asyncio.to_thread(act)
        except LOST:
            await asyncio.sleep(0.1)


class Pair:
    """Two people, or one and a bot, who play one game after the other."""

    def __init__(
        self,
        ports: list[int],
        notes: Notes,
        seed: int,
        game: str,
        bot: bool,
        pause: tuple[float, float],
        address: str = "127.0.0.1",
    ) -> None:
        self.address = address
        self.ports = ports
        self.notes = notes
        self.luck = random.Random(seed)
        self.game = game
        self.bot = bot
        self.pause = pause
        self.screens: list[Screen] = []

    def host(self) -> str:
        return f"{self.address}:{self._port()}"

    def _place(self) -> Place:
        return Place(self._port(), self.address)

    def _port(self) -> int:
        """Any server's that is ready, else any that is there: as a balancer does it."""
        ports = self.luck.sample(self.ports, len(self.ports))
        if len(ports) == 1:
            return ports[0]
        there = [port for port in ports if listens(port)]
        return next((port for port in there if is_ready(port)), there[0] if there else ports[0])

    def _person(self, cookies: dict[str, str]) -> Person:
        person = Person(self._place())
        person.cookies = cookies
        return person

    async def run(self, whole_evening: bool = True) -> None:
        """One game after the other; or one, to look at for ever."""
        jars = [
            await aside(lambda i=i: Person(self._place(), f"P{i}").cookies)  # type: ignore[misc]
            for i in range(1 if self.bot else 2)
        ]
        while True:
            table = await self._set(jars)
            people = [self._person(jar) for jar in jars]
            self.screens = [Screen(person, table, self.host, self.notes) for person in people]
            lines = [asyncio.create_task(screen.run()) for screen in self.screens]
            playing: list[Coroutine[Any, Any, None]] = [
                s.keep_playing(self.luck, self.pause) for s in self.screens
            ]
            if not whole_evening:
                playing.append(asyncio.sleep(3600))
            evening: Any = asyncio.gather(*playing)
            try:
                await asyncio.wait([evening, *lines], return_when=asyncio.FIRST_COMPLETED)
                for line in lines:
                    if line.done():
                        line.result()  # a line ends only where it has failed
                evening.result()
            finally:
                for task in (evening, *lines):
                    task.cancel()
                await asyncio.gather(evening, *lines, return_exceptions=True)
            self.notes.games += 1

    async def _set(self, jars: list[dict[str, str]]) -> str:
        def begin() -> str:
            """Somewhere it may be cut off; then there is a new one."""
            table = self._person(jars[0]).start(
                "me", "bot-1" if self.bot else "open", game=self.game
            )
            if not self.bot:
                self._person(jars[1]).post(f"/t/{table}/seat", do="sit", seat="1")
                self._person(jars[0]).post(f"/t/{table}/begin")
            return table

        table: str = await aside(begin)
        return table
