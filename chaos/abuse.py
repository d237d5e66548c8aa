"""Abuse by clients: how much longer others wait because of clients that flood, never read or send
huge messages, of two thousand idle sockets, and of a guest with a hundred bot tables; and whether
invitation links can be guessed."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from tests.server.served import Person, Process
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from coven.server.live.protocol import VERSION

from .clients import CONNECTION_LOST, Measurements, Players, ServerAddress, retry_in_thread
from .report import Result, percentile

GOOD_TABLES = 8
"""Tables of well-behaved people, whose waiting times are measured."""
PAUSE = (0.2, 0.5)
"""The least and the most seconds before a move."""
SECONDS = 20.0
LIMITS = {"COVEN_LIMITS": "1", "COVEN_TABLES": "- - -"}
"""The usual limits, except that well-behaved people, all at one address, start one match after the
other."""
ALLOWED_DELAY = 0.1
"""Seconds by which the waiting times of others (p99 or p95) may rise."""


async def wait_times(
    port: int, seconds: float, pause: tuple[float, float] = PAUSE, network: str = ""
) -> Measurements:
    """Lets well-behaved people play on the server at this port for `seconds` and returns what they
    have measured, above all how long they waited for answers. `pause`: the least and the most
    seconds before a move. With `network` ("127.0.4") each table has its own address in it."""
    measured = Measurements()
    groups = [
        Players(
            [port],
            measured,
            900 + i,
            "noughts-and-crosses",
            False,
            pause,
            source=f"{network}.{i + 1}" if network else "",
        )
        for i in range(GOOD_TABLES)
    ]
    playing = [asyncio.create_task(group.run()) for group in groups]
    while measured.moves < 2 * GOOD_TABLES:
        await asyncio.sleep(0.1)
        for task in playing:
            if task.done():
                task.result()
    measured.answer_seconds.clear()
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return measured


def open_socket(port: int, table: str, person: Person, address: str, **more: object) -> connect:
    """Connects a person to a table from this address. `more`: further arguments for the
    connection."""
    host = f"127.0.0.1:{port}"
    return connect(
        f"ws://{host}/t/{table}/line",
        additional_headers={"cookie": person.headers()["cookie"]},
        origin=Origin(f"http://{host}"),
        local_addr=(address, 0),
        compression=None,
        ping_interval=None,
        close_timeout=0.1,
        max_size=None,
        **more,  # type: ignore[arg-type]
    )


class AbusiveClient:
    """Clients that misbehave, each from its own IP address."""

    def __init__(self, port: int, table: str, person: Person) -> None:
        self.port = port
        self.table = table
        self.person = person
        self.sent = 0
        """Messages sent by `flood`."""
        self.cut = 0
        """How often `flood` was disconnected."""

    def open_socket(self, address: str, **more: object) -> connect:
        return open_socket(self.port, self.table, self.person, address, **more)

    async def flood(self) -> None:
        """Sends messages as fast as possible, and reconnects when it is disconnected."""
        message = json.dumps({"t": "ping"})
        while True:
            with suppress(*CONNECTION_LOST):
                async with self.open_socket("127.0.0.2") as socket:
                    reader = asyncio.create_task(self._drain(socket))
                    try:
                        while True:
                            began = time.monotonic()
                            for _ in range(50):
                                await socket.send(message)
                            self.sent += 50
                            await asyncio.sleep(max(0.0, 0.01 - (time.monotonic() - began)))
                    finally:
                        reader.cancel()
            self.cut += 1
            await asyncio.sleep(0.05)

    async def _drain(self, socket: ClientConnection) -> None:
        """Reads and ignores all messages."""
        with suppress(*CONNECTION_LOST):
            async for _ in socket:
                pass

    async def never_read(self) -> None:
        """Requests the full table again and again, and never reads an answer."""
        message = json.dumps({"t": "hello", "protocol": VERSION})
        while True:
            with suppress(*CONNECTION_LOST):
                async with self.open_socket("127.0.0.3", max_queue=1) as socket:
                    while True:
                        async with asyncio.timeout(5):
                            await socket.send(message)
                        await asyncio.sleep(0.02)
            await asyncio.sleep(0.05)

    async def huge(self) -> None:
        """Sends WebSocket messages of 15 MB and forms of 200 MB."""
        large = json.dumps({"t": "chat", "nonce": "x", "text": "x" * 15_000_000})
        while True:
            with suppress(*CONNECTION_LOST):
                async with self.open_socket("127.0.0.4") as socket:
                    await socket.send(large)
                    await socket.wait_closed()
            await asyncio.to_thread(self._post)
            await asyncio.sleep(0.2)

    def _post(self) -> None:
        """Sends a form that claims to have 200 MB."""
        line = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=5, source_address=("127.0.0.4", 0)
        )
        with suppress(OSError, http.client.HTTPException):
            line.putrequest("POST", "/settings")
            line.putheader("origin", f"http://127.0.0.1:{self.port}")
            line.putheader("content-length", str(200 * 2**20))
            line.endheaders()
            for _ in range(50):
                line.send(b"x" * 65536)
            line.getresponse()
        line.close()


async def _abusive_clients(folder: Path) -> Result:
    began = time.monotonic()
    server = await asyncio.to_thread(Process, folder, **LIMITS)
    try:
        alone = await wait_times(server.port, SECONDS)
        person = await retry_in_thread(lambda: Person(ServerAddress(server.port), "Eve"))
        table = await retry_in_thread(lambda: person.start("me", "bot-1"))
        bad = subprocess.Popen(
            [sys.executable, "-m", "chaos.abuse", str(server.port), table],
            env={**os.environ, "COVEN_COOKIE": person.cookies["coven"]},
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.nice(10),  # in reality they run on other machines
        )
        assert bad.stdout is not None
        try:
            during = await wait_times(server.port, SECONDS)
        finally:
            bad.terminate()
        sent, cut, seconds = map(float, bad.stdout.readline().split())
    finally:
        server.kill()
    before, after = percentile(alone.answer_seconds, 99), percentile(during.answer_seconds, 99)
    return Result(
        passed=after - before < ALLOWED_DELAY and len(during.answer_seconds) > 50,
        text=f"one that floods ({sent / seconds:.0f} messages/s, cut off {cut:.0f} times), one "
        f"that never reads, one with 15 MB frames and 200 MB forms: others' p99 "
        f"{1000 * before:.0f} → {1000 * after:.0f} ms, p50 "
        f"{1000 * percentile(alone.answer_seconds, 50):.0f} → "
        f"{1000 * percentile(during.answer_seconds, 50):.0f} ms "
        f"({len(during.answer_seconds)} moves)",
        seconds=time.monotonic() - began,
    )


async def _idle_sockets(folder: Path, sockets: int) -> Result:
    began = time.monotonic()
    server = await asyncio.to_thread(
        Process, folder, **LIMITS, COVEN_SOCKETS="- 400 5000", COVEN_HANDSHAKES="- - -"
    )
    try:
        alone = await wait_times(server.port, SECONDS / 2)
        person = await retry_in_thread(lambda: Person(ServerAddress(server.port), "Eve"))
        table = await retry_in_thread(lambda: person.start("me", "bot-1"))
        bad = AbusiveClient(server.port, table, person)
        async with AsyncExitStack() as sockets_open:
            refused = 0
            for i in range(sockets):
                try:
                    await sockets_open.enter_async_context(
                        bad.open_socket(f"127.0.1.{1 + i // 380}")
                    )
                except CONNECTION_LOST:
                    refused += 1
            over_limit = 0
            for _ in range(40):  # more than one address may have
                try:
                    await sockets_open.enter_async_context(bad.open_socket("127.0.1.1"))
                except CONNECTION_LOST:
                    over_limit += 1
            during = await wait_times(server.port, SECONDS / 2)
    finally:
        server.kill()
    before, after = percentile(alone.answer_seconds, 95), percentile(during.answer_seconds, 95)
    return Result(
        passed=refused == 0 and over_limit > 0 and after - before < ALLOWED_DELAY,
        text=f"{sockets - refused} idle sockets from {1 + (sockets - 1) // 380} addresses, "
        f"{over_limit} of 40 more from one of them refused: others' p95 {1000 * before:.0f} → "
        f"{1000 * after:.0f} ms",
        seconds=time.monotonic() - began,
    )


async def _bot_tables(folder: Path, tables: int) -> Result:
    began = time.monotonic()
    server = await asyncio.to_thread(
        Process, folder, COVEN_TABLES_PER_GUEST=str(tables), COVEN_BOT_PAUSE="0.9"
    )
    try:
        alone = await wait_times(server.port, SECONDS)
        eve = await retry_in_thread(lambda: Person(ServerAddress(server.port), "Eve"))
        for _ in range(tables):
            await retry_in_thread(
                lambda: eve.start("bot-3", "bot-3", "bot-3", game="wandering-towers")
            )
        status = await asyncio.to_thread(
            lambda: eve.submit("/games/noughts-and-crosses/friends")[0]
        )
        during = await wait_times(server.port, SECONDS)
    finally:
        server.kill()
    before, after = percentile(alone.answer_seconds, 95), percentile(during.answer_seconds, 95)
    return Result(
        passed=after - before < ALLOWED_DELAY and status == 429,
        text=f"{tables} tables of three bots each from one guest (the next one: {status}): "
        f"people's p95 {1000 * before:.0f} → {1000 * after:.0f} ms",
        seconds=time.monotonic() - began,
    )


async def _guessed_links(folder: Path, guesses: int) -> Result:
    """Tries `guesses` random invitation links as fast as one address can, and checks that nearly
    all are refused unread."""
    began = time.monotonic()
    server = await asyncio.to_thread(
        Process, folder, COVEN_LIMITS="1", COVEN_REQUESTS="- - -", COVEN_GUESSES="- 0.2/20 -"
    )
    statuses: list[int] = []

    def guess(count: int, seed: int) -> None:
        rng = random.Random(seed)
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        for _ in range(count):
            line.request("GET", f"/join/{rng.randbytes(16).hex()}")
            answer = line.getresponse()
            answer.read()
            statuses.append(answer.status)
        line.close()

    try:
        await asyncio.gather(*(asyncio.to_thread(guess, guesses // 4, i) for i in range(4)))
    finally:
        server.kill()
    looked_up = len(statuses) - statuses.count(429)
    took = time.monotonic() - began
    return Result(
        passed=len(statuses) == guesses
        and statuses.count(200) == 0
        and looked_up <= 20 + 0.2 * took + 2,
        text=f"{len(statuses)} guessed links in {took:.0f} s: {looked_up} were looked up, "
        f"{statuses.count(429)} refused, {statuses.count(200)} led anywhere",
        seconds=took,
    )


def abusive_clients(folder: Path) -> Result:
    """Measures how much clients that flood, never read or send huge messages slow down others."""
    return asyncio.run(_abusive_clients(folder))


def idle_sockets(folder: Path, sockets: int) -> Result:
    """Measures how much many idle sockets slow down others, and whether one address may open more
    than its limit."""
    return asyncio.run(_idle_sockets(folder, sockets))


def bot_tables(folder: Path, tables: int) -> Result:
    """Measures how much one guest's tables full of bots slow down others."""
    return asyncio.run(_bot_tables(folder, tables))


def guessed_links(folder: Path, count: int) -> Result:
    """Tries `count` random invitation links and checks that nearly all are refused unread."""
    return asyncio.run(_guessed_links(folder, count))


async def _misbehave(port: int, table: str) -> None:
    """Runs abusive clients at a table (its id) until SIGTERM, then prints how many messages they
    sent, how often they were disconnected, and for how many seconds they ran."""
    eve = Person(ServerAddress(port))
    eve.cookies["coven"] = os.environ["COVEN_COOKIE"]
    bad = AbusiveClient(port, table, eve)
    began = time.monotonic()
    doing = asyncio.gather(bad.flood(), bad.never_read(), bad.huge())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, doing.cancel)
    with suppress(asyncio.CancelledError):
        await doing
    print(bad.sent, bad.cut, time.monotonic() - began, flush=True)
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(_misbehave(int(sys.argv[1]), sys.argv[2]))
