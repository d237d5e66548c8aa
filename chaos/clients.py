"""Simulated players without browsers. Like the page, they apply updates to their screen and
reconnect on their own; they play random moves."""

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

from coven import games
from coven.server.live.protocol import VERSION

CONNECTION_LOST = (
    OSError,
    WebSocketException,
    HTTPException,
    TimeoutError,
    EOFError,
    AssertionError,
)
"""The exceptions after which a client tries again."""
MOVE = re.compile(r'data-move="([^"]+)"')
_nonces = itertools.count(1)


@dataclass(frozen=True)
class ServerAddress:
    """The address of a server, as `Person` wants it."""

    port: int
    address: str = "127.0.0.1"


@dataclass
class Measurements:
    """What all simulated players together have measured: acknowledged moves, seconds to answers and
    to reconnects, refusals."""

    acked: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """By table, the nonces and moves that the server has acknowledged."""
    said: dict[str, list[str]] = field(default_factory=dict)
    """By table, the lines of chat that the server has acknowledged; each is said once."""
    taken: dict[str, int] = field(default_factory=dict)
    """By table, how many seats people took."""
    answer_seconds: list[float] = field(default_factory=list)
    """Seconds from a move to its answer."""
    reconnect_seconds: list[float] = field(default_factory=list)
    """Seconds from a lost connection to a complete screen."""
    refused: int = 0
    games: int = 0
    gaps: int = 0
    """Updates that did not fit the version of the screen, so that a full one was requested."""

    @property
    def moves(self) -> int:
        return sum(map(len, self.acked.values()))


class Client:
    """A browser tab at a table: what it shows, and its requests that are not answered yet."""

    def __init__(
        self, person: Person, table: str, host: Callable[[], str], measured: Measurements
    ) -> None:
        """Prepares a browser tab of this person at a table; `run` connects it. `host`: returns the
        host and port to connect to, each time it connects; `measured`: where it notes what it
        measures."""
        self.person = person
        self.table = table
        self.host = host
        self.measured = measured
        self.parts: dict[str, str] = {}
        self.version = 0
        self.question = 0
        self.asked = False
        self.synchronised = asyncio.Event()
        self.changed = asyncio.Event()
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, asyncio.Future[str]] = {}
        self.lost_at: float | None = None
        self.socket: ClientConnection | None = None
        self.silence = 25.0
        """Seconds without a message after which it sends a ping."""
        self.pausing = False
        self.received = 0
        """How many messages it has received."""

    @property
    def over(self) -> bool:
        """Whether the screen shows that the game is over."""
        return "over-banner" in self.parts.get("prompt", "")

    @property
    def moves(self) -> list[str]:
        return MOVE.findall("".join(self.parts.values()))

    async def run(self) -> None:
        """Connects, and reconnects whenever the connection is lost, until this task is
        cancelled."""
        pause = 0.1
        while True:
            try:
                await self._stay_connected()
                pause = 0.1
            except CONNECTION_LOST:
                if self.lost_at is None:
                    self.lost_at = time.monotonic()
                await asyncio.sleep(pause * random.uniform(0.7, 1.3))
                pause = min(1.0, 2 * pause)

    async def _stay_connected(self) -> None:
        """Connects and handles messages until the connection is lost."""
        host = self.host()
        async with connect(
            f"ws://{host}/t/{self.table}/line",
            additional_headers={"cookie": self.person.headers()["cookie"]},
            origin=Origin(f"http://{host}"),
            local_addr=(self.person.source, 0) if self.person.source else None,
            open_timeout=5,
            ping_interval=None,
            close_timeout=0.2,
            max_size=None,
            compression=None,
        ) as self.socket:
            await self._send({"t": "hello", "protocol": VERSION})
            quiet = 0
            while True:
                try:
                    async with asyncio.timeout(self.silence):
                        text = await self.socket.recv()
                except TimeoutError:
                    quiet += 1
                    if quiet > 1:
                        raise
                    await self._send({"t": "ping"})
                    continue
                quiet = 0
                for message in json.loads(text):
                    await self._receive(message)

    def check_connection(self) -> None:
        """Tests the connection, as the page does when the network may be back, and drops it if the
        server does not answer."""
        self._checking = asyncio.create_task(self._check_connection())

    async def _check_connection(self) -> None:
        received, socket = self.received, self.socket
        with suppress(*CONNECTION_LOST):
            async with asyncio.timeout(1.0):
                await self._send({"t": "ping"})
        await asyncio.sleep(1.5)
        if self.received == received and self.socket is socket and socket is not None:
            socket.transport.abort()

    async def _send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def _receive(self, message: dict[str, Any]) -> None:
        """Applies a message of the server to the screen, and notes the answer to a request."""
        kind = message["t"]
        self.received += 1
        if kind in ("full", "parts"):
            if kind == "full":
                self.parts = {}
            elif message.get("from", self.version) != self.version:
                self.measured.gaps += 1
                await self._send({"t": "hello", "protocol": VERSION})
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
                self.synchronised.set()
                if self.lost_at is not None:
                    self.measured.reconnect_seconds.append(time.monotonic() - self.lost_at)
                    self.lost_at = None
                for waiting in list(self.unanswered.values()):
                    await self._send(waiting)
            self.changed.set()
        nonce = message.get("nonce")
        if nonce in self.unanswered:
            del self.unanswered[nonce]
            answer = self.answers.pop(nonce)
            if not answer.done():
                answer.set_result(kind)

    async def play(self, move: str) -> str:
        """Sends a move, again after each reconnect, until it is answered. Returns the type of the
        answer."""
        began = time.monotonic()
        nonce, kind = await self._ask({"t": "move", "move": move, "at": self.question})
        if kind == "ack":
            self.measured.answer_seconds.append(time.monotonic() - began)
            self.measured.acked.setdefault(self.table, []).append((nonce, move))
        else:
            self.measured.refused += 1
        return kind

    async def chat(self, text: str) -> None:
        """Says something, again after each reconnect, until it is answered."""
        _, kind = await self._ask({"t": "chat", "text": text})
        if kind == "ack":
            self.measured.said.setdefault(self.table, []).append(text)

    async def _ask(self, message: dict[str, Any]) -> tuple[str, str]:
        """Sends a message until it is answered. Returns its nonce and the type of the answer."""
        nonce = f"c{next(_nonces)}"
        message["nonce"] = nonce
        self.unanswered[nonce] = message
        self.answers[nonce] = asyncio.get_running_loop().create_future()
        answer = self.answers[nonce]
        try:
            if self.socket is not None:
                await self._send(message)
        except CONNECTION_LOST:
            pass
        return nonce, await answer

    async def keep_playing(self, rng: random.Random, pause: tuple[float, float]) -> None:
        """Plays a random move whenever it must answer, until the game is over or `pausing` is set.
        `pause`: the least and the most seconds to wait before a move."""
        while not self.over and not self.pausing:
            self.changed.clear()
            if self.asked and self.moves:
                await asyncio.sleep(rng.uniform(*pause))
                if self.asked and self.moves and not self.pausing:
                    question = self.question
                    await self.play(rng.choice(self.moves))
                    if rng.random() < 0.1:
                        await self.chat(f"line {next(_nonces)}")
                    if self.question != question or not self.asked:
                        continue
            try:
                async with asyncio.timeout(5.0):
                    await self.changed.wait()
            except TimeoutError:
                continue


def is_ready(port: int) -> bool:
    """Whether the server on this port says that it is ready (``/readyz``)."""
    line = HTTPConnection("127.0.0.1", port, timeout=0.5)
    try:
        line.request("GET", "/readyz")
        return line.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


async def retry_in_thread(act: Callable[[], Any]) -> Any:
    """Runs `act` in a thread, again each time the connection is lost meanwhile, and returns its
    result."""
    while True:
        try:
            return await asyncio.to_thread(act)
        except CONNECTION_LOST:
            await asyncio.sleep(0.1)


class Players:
    """Two people, or one person and a bot, who play one game after the other."""

    def __init__(
        self,
        ports: list[int],
        measured: Measurements,
        seed: int,
        game: str,
        bot: bool,
        pause: tuple[float, float],
        address: str = "127.0.0.1",
        source: str = "",
    ) -> None:
        """Prepares two people, or one and a bot, who connect to the servers at these ports.
        `address`: where the servers are; `source`: from where the people connect; `pause`: the
        least and the most seconds before a move."""
        self.address = address
        self.source = source
        self.ports = ports
        self.measured = measured
        self.rng = random.Random(seed)
        self.game = game
        self.bot = bot
        self.pause = pause
        self.clients: list[Client] = []

    def host(self) -> str:
        """Returns host and port of a server to connect to."""
        return f"{self.address}:{self._port()}"

    def _address(self) -> ServerAddress:
        return ServerAddress(self._port(), self.address)

    def _port(self) -> int:
        """Returns the port of a random server that is ready, else of one that listens, as a load
        balancer chooses it."""
        ports = self.rng.sample(self.ports, len(self.ports))
        if len(ports) == 1:
            return ports[0]
        there = [port for port in ports if listens(port)]
        return next((port for port in there if is_ready(port)), there[0] if there else ports[0])

    def _person(self, cookies: dict[str, str]) -> Person:
        """Returns the person with these cookies, at any server."""
        person = Person(self._address(), source=self.source)
        person.cookies = cookies
        return person

    def _new_person(self, name: str) -> Person:
        return Person(self._address(), name, source=self.source)

    async def run(self, repeat: bool = True) -> None:
        """Plays one game after the other. `repeat` False: plays one game, then stays connected to
        its table."""
        cookie_jars = [
            await retry_in_thread(lambda i=i: self._new_person(f"P{i}").cookies)  # type: ignore[misc]
            for i in range(1 if self.bot else 2)
        ]
        while True:
            table = await self._start_table(cookie_jars)
            people = [self._person(jar) for jar in cookie_jars]
            self.clients = [Client(person, table, self.host, self.measured) for person in people]
            connections = [asyncio.create_task(client.run()) for client in self.clients]
            playing: list[Coroutine[Any, Any, None]] = [
                client.keep_playing(self.rng, self.pause) for client in self.clients
            ]
            if not repeat:
                playing.append(asyncio.sleep(3600))
            playing_all: Any = asyncio.gather(*playing)
            try:
                await asyncio.wait([playing_all, *connections], return_when=asyncio.FIRST_COMPLETED)
                for connection in connections:
                    if connection.done():
                        connection.result()  # a client ends only if it has failed
                playing_all.result()
            finally:
                for task in (playing_all, *connections):
                    task.cancel()
                await asyncio.gather(playing_all, *connections, return_exceptions=True)
            self.measured.games += 1

    async def _start_table(self, cookie_jars: list[dict[str, str]]) -> str:
        """Starts a match at a new table and returns its id. If the connection is lost meanwhile,
        tries again with another table."""

        least = max(2, games.game(self.game).variants[0].players[0])
        others = ["bot-1"] * (least - 2)

        def begin() -> str:
            table = self._person(cookie_jars[0]).start(
                *("me", "bot-1" if self.bot else "open", *others), game=self.game, public="on"
            )
            if not self.bot:
                self._person(cookie_jars[1]).post(f"/t/{table}/seat", do="sit", seat="1")
                self._person(cookie_jars[0]).post(f"/t/{table}/begin")
            return table

        table: str = await retry_in_thread(begin)
        self.measured.taken[table] = len(cookie_jars)
        return table
