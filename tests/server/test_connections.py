"""WebSocket connections: what they accept, slow readers, the order of updates, and memory."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import time
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.served import Person, Served, serving, until
from websockets.exceptions import ConnectionClosed

from coven.server.access.budgets import Budgets
from coven.server.live.connection import Connection
from coven.server.live.presence import DeferredUpdates
from coven.server.live.protocol import VERSION
from coven.server.live.services import Services
from coven.server.live.websocket import CompressingProtocol
from coven.server.ops.clock import ServerClock
from coven.server.ops.lifecycle import Lifecycle
from coven.server.ops.metrics import Metrics
from coven.server.settings import Rates, Settings

HELLO = json.dumps({"t": "hello", "protocol": VERSION}).encode()


def test_a_large_message_closes_its_own_connection_only(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    good, bad = ada.connect(table), ada.connect(table)
    bad.socket.send(json.dumps({"t": "chat", "nonce": "x", "text": "x" * 70_000}))
    assert bad.closed() == 1009
    good.turn("mark 4")


@pytest.mark.parametrize(
    "text",
    ["[" * 60_000, '{"t":"move"}', "null", "", '{"t":"chat","text":1,"nonce":"x"}', "{" * 1000],
)
def test_unreadable_messages_are_ignored_and_then_close_the_connection(
    server: Served, text: str
) -> None:
    ada = server.person("Ada")
    client = ada.connect(ada.start("me", "bot-1"))
    client.socket.send(text)
    client.turn("mark 4")
    with suppress(ConnectionClosed):
        for _ in range(10):
            client.socket.send(text)
    assert client.closed() == 1008


def test_a_client_that_sends_too_fast_is_warned_and_then_disconnected(tmp_path: Path) -> None:
    with serving(tmp_path, limits=1.0, messages=Rates.read("5/60 - -")) as server:
        ada, eve = server.person("Ada"), server.person("Eve")
        table = ada.start("me", "bot-1")
        client, other = eve.connect(table), ada.connect(table)
        with suppress(ConnectionClosed):
            for _ in range(800):
                client.write(t="ping")
        assert client.closed() == 1008
        assert any('"t":"busy"' in frame for frame in client.frames)
        other.turn("mark 4")


def test_deferred_updates_come_once_each_and_do_not_delay_other_work() -> None:
    updated: list[str] = []

    class FakeConnection:
        def __init__(self, name: str) -> None:
            self.name = name

        def wake_writer(self) -> None:
            updated.append(self.name)

    async def act() -> None:
        deferred = DeferredUpdates()
        everybody: list[Any] = [FakeConnection(str(k)) for k in range(20)]
        for connection in (*everybody, *everybody):
            deferred.add(connection)
        asyncio.get_running_loop().call_soon(updated.append, "a move")
        while len(updated) <= len(everybody):
            await asyncio.sleep(0)

    asyncio.run(act())
    assert [name for name in updated if name != "a move"] == [str(k) for k in range(20)]
    assert updated.index("a move") < 5


def test_a_slow_client_does_not_slow_the_others(server: Served) -> None:
    alone, _ = wait_for_a_move(server, slow=0)
    beside, waiting = wait_for_a_move(server, slow=3)
    assert beside - alone < 0.1
    assert max(waiting) <= server.settings.replies


def test_a_client_that_never_reads_is_disconnected(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "open")
    raw = raw_socket(server, ada, table)
    live = server.tables.loaded(table)
    assert live is not None

    def talk() -> bool:
        """Sends more and more. Returns whether a connection is stuck in sending."""
        live.notify_changed()
        connections: list[Any] = [*live.connections]
        for connection in connections:
            connection.reply({"t": "busy", "text": "x" * 100_000})
        return any(c._sending_since for c in connections)

    raw.sendall(frame(HELLO))
    stuck = 0
    while stuck < 10:
        stuck = stuck + 1 if server.ask(talk) else 0
        time.sleep(0.01)
    server.ask(lambda: server.tables.sweep(time.monotonic()))
    assert server.ask(lambda: len(live.connections)) == 1, "it was closed too early"
    server.ask(lambda: server.tables.sweep(time.monotonic() + 2 * server.settings.send_seconds))
    until(lambda: not server.ask(lambda: len(live.connections)))
    raw.close()


@pytest.mark.parametrize("abruptly", [False, True])
def test_a_closed_connection_is_freed_at_once(server: Served, abruptly: bool) -> None:
    """When a connection closes, its memory is freed without garbage collection, which would stop
    the server for a moment."""
    ada = server.person("Ada")
    table = ada.start("me", "bot-1")
    gc.disable()
    try:
        if abruptly:
            raw = raw_socket(server, ada, table)
            raw.sendall(frame(HELLO))
        else:
            client = ada.connect(table)
        live = server.tables.loaded(table)
        assert live is not None
        until(lambda: server.ask(lambda: len(live.connections)) == 1)
        protocols = [
            o
            for o in gc.get_objects()
            if type(o) is CompressingProtocol and table in o.scope["path"]
        ]
        left = [weakref.ref(what) for what in (*live.connections, *protocols)]
        assert len(left) == 2
        protocols.clear()
        raw.close() if abruptly else client.close()
        until(lambda: not any(what() for what in left))
    finally:
        gc.enable()


def wait_for_a_move(server: Served, slow: int) -> tuple[float, list[int]]:
    """Returns the median seconds from a move to its update, next to `slow` clients that send
    requests and never read, and how many answers wait for each connection."""
    ada, bea = server.person("Ada"), server.person("Bea")
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    stuck = [raw_socket(server, ada, table) for _ in range(slow)]
    a, b = ada.connect(table), bea.connect(table)
    for raw in stuck:
        for _ in range(300):
            raw.sendall(frame(HELLO) + frame(b'{"t":"ping"}') * 9)
    waits = []
    for client, cell in ((a, 0), (b, 3), (a, 1), (b, 4), (a, 8), (b, 7)):
        client.wait(lambda client=client: client.asked)  # type: ignore[misc]
        began = time.perf_counter()
        client.turn(f"mark {cell}")
        waits.append(time.perf_counter() - began)
    live: Any = server.tables.loaded(table)
    replies = server.ask(lambda: [len(c._replies) for c in live.connections])
    for raw in stuck:
        raw.close()
    return sorted(waits)[len(waits) // 2], replies


def raw_socket(server: Served, person: Person, table: str) -> socket.socket:
    """Opens a WebSocket that never reads."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /t/{table}/line HTTP/1.1\r\nhost: {person.host}\r\norigin: http://{person.host}\r\n"
        f"cookie: {person.headers()['cookie']}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(20)
    return raw


def frame(text: bytes) -> bytes:
    """Returns a masked WebSocket text frame."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


class SlowSocket:
    """A socket over which the first message takes so long that a move is answered meanwhile."""

    def __init__(self) -> None:
        nothing: Any = None
        settings = Settings()
        services = Services(
            settings,
            nothing,
            Metrics(),
            Lifecycle(),
            Budgets(settings),
            nothing,
            nothing,
            nothing,
            nothing,
            ServerClock(),
        )
        self.moves = 0
        self.connection = Connection(nothing, nothing, nothing, nothing, services, nothing)
        self.connection.socket = self  # type: ignore[assignment]
        self.connection.greeted = True
        update = lambda: {"t": "parts", "moves": self.moves}  # noqa: E731
        self.connection._update = update  # type: ignore[method-assign]
        self.sent: list[dict[str, Any]] = []

    async def send_text(self, text: str) -> None:
        self.sent += json.loads(text)
        if len(self.sent) == 1:
            self.moves = 1
            self.connection.reply({"t": "ack"})
        if self.sent[-1]["t"] == "ack":
            raise WebSocketDisconnect


def test_an_answer_never_comes_before_the_update_it_led_to() -> None:
    socket = SlowSocket()
    socket.connection.wake_writer()
    asyncio.run(socket.connection._write())
    assert socket.sent == [{"t": "parts", "moves": 0}, {"t": "parts", "moves": 1}, {"t": "ack"}]
