"""A real server in this process or another one, and clients that use it over real sockets."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import re
import resource
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import uvicorn
from starlette.applications import Starlette
from tests.services import default_database, free_port
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from coven.server.app import create_app
from coven.server.command import config_of
from coven.server.live.protocol import VERSION
from coven.server.live.registry import TableRegistry
from coven.server.pages.context import Site
from coven.server.settings import Settings
from coven.store import Store

PATIENCE = 60.0
LIMITED = Settings(key="test", bot_pause=0.0, warm_up=False)
"""A server with the limits that every server has, which starts quickly."""
QUICK = replace(
    LIMITED,
    limits=0.0,
)
NOUGHTS = "noughts-and-crosses"
_nonces = itertools.count(1)
_sources = itertools.count(2)


def another_address() -> str:
    """Returns an address of this machine that no other person uses: limits count by address."""
    number = next(_sources)
    return f"127.1.{number // 250}.{number % 250 + 1}"


def until(true: Callable[[], bool]) -> None:
    """Waits until `true` returns True; fails after PATIENCE seconds."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def room_forms(
    seats: Sequence[str], game: str, form: dict[str, str]
) -> Iterator[tuple[str, dict[str, str]]]:
    """Yields path and fields of the forms that fill a room; see `Person.start`."""
    usual = dict.fromkeys(("spectators", "spectators-talk", "hints", "takebacks"), "on")
    fields = {key.replace("_", "-"): value for key, value in form.items()}
    names = {key: fields.pop(key) for key in list(fields) if key.startswith("name-")}
    if variant := fields.pop("variant", ""):
        yield "/options", {**usual, "variant": variant}
    if fields or game != NOUGHTS:
        chosen = {key: value for key, value in (usual | fields).items() if value}
        yield "/options", {**chosen, "seats": str(len(seats))}
    if seats[0] != "me":
        yield "/seat", {"do": "leave", "seat": "0"}
    for i, seat in enumerate(seats):
        if seat == "hot":
            yield "/seat", {"do": "share", "seat": str(i)}
        elif seat.startswith("bot-"):
            yield "/seat", {"do": "bot", "seat": str(i), "level": seat.removeprefix("bot-")}
        if name := names.get(f"name-{i}"):
            yield "/seat", {"do": "name", "seat": str(i), "name": name}
    if "open" not in seats:
        yield "/begin", {}


class Served:
    """A server on a free port, in a thread of this process."""

    def __init__(self, folder: Path, settings: Settings = QUICK, url: str = "") -> None:
        self.folder = folder
        self.url = url or default_database(folder) or f"sqlite:///{folder / 'coven.db'}"
        self.settings = settings
        self.port = 0
        self.app: Starlette
        self.site: Site
        self.tables: TableRegistry
        self._loop: asyncio.AbstractEventLoop
        self._server: uvicorn.Server
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        store = await Store.open(self.url)
        app = create_app(store, self.settings)
        self.app = app
        self.site = app.state.site
        self.tables = self.site.tables
        listening = socket.create_server(("127.0.0.1", 0))
        self.port = listening.getsockname()[1]
        self._server = uvicorn.Server(config_of(app, self.settings))
        serving = asyncio.create_task(self._server.serve([listening]))
        while not self._server.started:
            await asyncio.sleep(0.01)
        self._ready.set()
        await serving
        await store.close()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    def ask(self, work: Callable[[], Any]) -> Any:
        """Calls `work` inside the server's event loop and returns its result; if that is an
        awaitable, what it gives."""

        async def inside() -> Any:
            found = work()
            return await found if asyncio.iscoroutine(found) else found

        return asyncio.run_coroutine_threadsafe(inside(), self._loop).result(PATIENCE)

    def table(self, id: str) -> Any:
        """Returns the table as it is now."""
        return self.ask(lambda: self.tables.open(id)).table

    def person(self, name: str = "", language: str = "en", source: str = "") -> Person:
        return Person(self, name, language, source=source)


@contextmanager
def serving(
    folder: Path, url: str = "", settings: Settings = QUICK, **changes: Any
) -> Iterator[Served]:
    """Runs a server with changed settings for the length of the `with` block. `url`: its database;
    a file in the folder if empty."""
    server = Served(folder, replace(settings, **changes), url)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A client with its own cookies. `tls`: how it trusts a TLS proxy, None for plain HTTP;
    `source`: the address of this machine from which it connects, "" for 127.0.0.1."""

    def __init__(
        self,
        server: Any,
        name: str = "",
        language: str = "en",
        source: str = "",
        tls: ssl.SSLContext | None = None,
    ) -> None:
        """Makes a client of the server. `source`: the address from which it connects, 127.0.0.1 if
        empty; all of 127.0.0.0/8 are addresses of this machine. `tls`: for HTTPS."""
        self.server = server
        self.source = source
        self.tls = tls
        self.cookies: dict[str, str] = {}
        self.language = language
        if name:
            self.post("/settings", name=name, language=language)

    @property
    def host(self) -> str:
        return f"{self.address}:{self.server.port}"

    @property
    def address(self) -> str:
        return getattr(self.server, "address", "127.0.0.1")

    @property
    def origin(self) -> str:
        return f"http{'s' if self.tls else ''}://{self.host}"

    def headers(self, **more: str) -> dict[str, str]:
        jar = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        return {"host": self.host, "cookie": jar, "accept-language": self.language, **more}

    def send(
        self, method: str, path: str, body: bytes | str | None = None, **headers: str
    ) -> tuple[int, str, dict[str, str]]:
        source = (self.source, 0) if self.source else None
        client = (
            http.client.HTTPConnection(
                self.address, self.server.port, timeout=PATIENCE, source_address=source
            )
            if self.tls is None
            else http.client.HTTPSConnection(
                self.address, self.server.port, timeout=PATIENCE, context=self.tls
            )
        )
        try:
            client.request(method, path, body, self.headers(**headers))
            answer = client.getresponse()
            text = answer.read().decode(errors="replace")  # pictures, too
            found = {k.lower(): v for k, v in answer.getheaders()}
        finally:
            client.close()
        for key, value in answer.getheaders():
            if key.lower() == "set-cookie":
                for name, morsel in SimpleCookie(value).items():
                    self.cookies[name] = morsel.value
                    if morsel["max-age"] == "0":
                        del self.cookies[name]
        return answer.status, text, found

    def get(self, path: str) -> str:
        status, text, _ = self.send("GET", path)
        assert status == 200, (status, path)
        return text

    def post(self, path: str, **form: str) -> str:
        """Sends a form as a browser does, and expects a redirect. Returns its location."""
        status, text, headers = self.submit(path, **form)
        assert status == 303, (status, path, re.sub(r"<[^>]+>|\s+", " ", text)[-600:])
        return headers["location"]

    def submit(self, path: str, **form: str) -> tuple[int, str, dict[str, str]]:
        """Sends a form as a browser does. Returns status, body and headers."""
        return self.send(
            "POST",
            path,
            urlencode({key.replace("_", "-"): value for key, value in form.items()}),
            origin=self.origin,
            **{
                "content-type": "application/x-www-form-urlencoded",
                "sec-fetch-site": "same-origin",
            },
        )

    def start(self, *seats: str, game: str = NOUGHTS, **form: str) -> str:
        """Opens a room with these seats: "me", "hot" for somebody else at this device, "open", or a
        bot ("bot-1"). Starts the match unless a seat is open. Returns the table's id. `form`: names
        of seats (`name_1`), and options; if `public` is "on", anybody may sit down, otherwise see
        `join`."""
        place = self.post(f"/games/{game}/friends")
        for path, fields in room_forms(seats, game, form):
            self.post(place + path, **fields)
        return place.removeprefix("/t/")

    def invitation(self, table: str) -> str:
        """Returns the invitation link that the table's page shows this person, who sits there."""
        found = re.search(r"http[^\"]+(/join/[^\"]+)\"", self.get(f"/t/{table}"))
        assert found
        return found.group(1)

    def join(self, host: Person, table: str, seat: int | None = None) -> None:
        """Takes a free seat (None: any) at the table by an invitation of the host."""
        chosen = {} if seat is None else {"seat": str(seat)}
        self.post(host.invitation(table), name="", **chosen)

    def connect(self, table: str, hello: bool = True, origin: str = "") -> Client:
        opened = connect(
            f"{self.origin.replace('http', 'ws', 1)}/t/{table}/line",
            additional_headers={"cookie": self.headers()["cookie"]},
            origin=Origin(origin or self.origin),
            ssl=self.tls,
            user_agent_header=None,
            max_size=None,
            open_timeout=PATIENCE,
            legacy=True,
            sock=socket.create_connection(
                (self.address, self.server.port),
                PATIENCE,
                (self.source, 0) if self.source else None,
            ),
        )
        return Client(opened, hello)


class Process:
    """`coven serve` as a process that can be killed and restarted."""

    files = 0
    """How many files it may open; 0: as many as this process."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        before: Sequence[str] = (),
        **environment: str,
    ) -> None:
        """Starts a server with these arguments. `before`: a command that runs it, such as
        strace."""
        self.folder = folder
        self.arguments = arguments
        self.before = before
        self.port = free_port()
        self.log = folder / "log"
        self.environment = {
            **os.environ,
            "XDG_DATA_HOME": str(folder),
            "COVEN_BOT_PAUSE": "0",
            "COVEN_WARM_UP": "0",
            "COVEN_LIMITS": "0",
            "COVEN_DATABASE_URL": default_database(folder),
            **environment,
        }
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *self.before,
                    sys.executable,
                    *("-m", "coven", "serve"),
                    *("--host", "127.0.0.1", "--port", str(self.port)),
                    *self.arguments,
                ],
                env=self.environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
                preexec_fn=self._limit_files if self.files else None,
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.03)
        raise AssertionError("the server does not start")

    def _limit_files(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))

    def kill(self) -> None:
        """Kills the server and its bot workers, as a power cut would."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def person(self, name: str = "", language: str = "en", source: str = "") -> Person:
        return Person(self, name, language, source=source)


class Client:
    """A page without a browser: remembers the parts and all frames that it was sent."""

    def __init__(self, socket: ClientConnection, hello: bool = True) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.unread: deque[dict[str, Any]] = deque()
        self.parts: dict[str, str] = {}
        self.version = 0
        self.question = 0
        self.asked = False
        self.gaps = 0
        if hello:
            self.write(t="hello", protocol=VERSION)
            self.until(lambda m: m["t"] in ("full", "parts"))

    def write(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def read(self, patience: float = PATIENCE) -> dict[str, Any]:
        """Returns the next message, which must come within `patience` seconds, and remembers its
        parts."""
        if not self.unread:
            text = self.socket.recv(patience)
            assert isinstance(text, str)
            self.frames.append(text)
            self.unread.extend(json.loads(text))
        message = self.unread.popleft()
        if message["t"] in ("full", "parts"):
            if message["t"] == "full":
                self.parts = {}
            elif message.get("from", self.version) != self.version:
                self.gaps += 1
            for name, html in message["parts"].items():
                if html is None:
                    self.parts.pop(name, None)
                else:
                    self.parts[name] = html
            self.version = message["version"]
            self.question = message.get("question", 0)
            self.asked = message.get("asked", False)
        return message

    def until(self, good: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Reads messages until one fulfils the condition `good`. Returns it."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if good(message):
                return message

    def wait(self, good: Callable[[], bool]) -> None:
        """Reads messages until the condition `good` is true."""
        while not good():
            self.read()

    def ask(self, t: str, nonce: str = "", **message: Any) -> dict[str, Any]:
        """Sends a request of the type `t` and returns its answer."""
        chosen = nonce or f"n{next(_nonces)}"
        self.write(t=t, nonce=chosen, **message)
        return self.until(lambda m: m.get("nonce") == chosen)

    def play(self, move: str, nonce: str = "") -> dict[str, Any]:
        return self.ask("move", nonce, move=move, at=self.question)

    def turn(self, move: str) -> None:
        """Plays a move that must be accepted, and waits for the update after it."""
        question = self.question
        answer = self.play(move)
        assert answer["t"] == "ack", answer
        self.wait(lambda: self.question != question or not self.asked)

    def moves(self) -> list[str]:
        """Returns the texts of all moves that the page offers."""
        return re.findall(r'data-move="([^"]+)"', "".join(self.parts.values()))

    def closed(self) -> int:
        """Reads until the server closes the connection. Returns the close code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as e:
            return e.rcvd.code if e.rcvd else 1006

    def close(self) -> None:
        self.socket.close()
