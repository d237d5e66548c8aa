"""Bad neighbours: what one client that floods, does not read or sends huge things, two thousand
idle ones, and a guest with a hundred bot tables cost the others."""

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

from .people import LOST, Notes, Pair, Place, aside
from .report import Figures, percentile

GOOD = 8
"""Tables whose people do nothing wrong."""
PAUSE = (0.2, 0.5)
SECONDS = 20.0
ALLOWED = 0.1
"""Seconds by which others' p99 may rise."""


async def measured(port: int, seconds: float) -> Notes:
    """What well-behaved people wait for, whatever else goes on."""
    notes = Notes()
    pairs = [Pair([port], notes, 900 + i, "noughts-and-crosses", False, PAUSE) for i in range(GOOD)]
    playing = [asyncio.create_task(pair.run()) for pair in pairs]
    while notes.moves < 2 * GOOD:
        await asyncio.sleep(0.1)
        for task in playing:
            if task.done():
                task.result()
    notes.waits.clear()
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return notes


class Bad:
    """Clients from addresses of their own."""

    def __init__(self, port: int, table: str, person: Person) -> None:
        self.port = port
        self.table = table
        self.person = person
        self.sent = 0
        self.cut = 0

    def line(self, address: str, **more: object) -> connect:
        host = f"127.0.0.1:{self.port}"
        return connect(
            f"ws://{host}/t/{self.table}/line",
            additional_headers={"cookie": self.person.headers()["cookie"]},
            origin=Origin(f"http://{host}"),
            local_addr=(address, 0),
            compression=None,
            ping_interval=None,
            close_timeout=0.1,
            max_size=None,
            **more,  # type: ignore[arg-type]
        )

    async def flood(self) -> None:
        """As fast as it goes, and again when it is cut off."""
        message = json.dumps({"t": "ping"})
        while True:
            with suppress(*LOST):
                async with self.line("127.0.0.2") as socket:
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
        with suppress(*LOST):
            async for _ in socket:
                pass

    async def never_read(self) -> None:
        """Asks for the whole table again and again, and never reads an answer."""
        message = json.dumps({"t": "hello", "protocol": VERSION})
        while True:
            with suppress(*LOST):
                async with self.line("127.0.0.3", max_queue=1) as socket:
                    while True:
                        async with asyncio.timeout(5):
                            await socket.send(message)
                        await asyncio.sleep(0.02)
            await asyncio.sleep(0.05)

    async def huge(self) -> None:
        """Frames of 15 MB, and forms of 200 MB."""
        large = json.dumps({"t": "chat", "nonce": "x", "text": "x" * 15_000_000})
        while True:
            with suppress(*LOST):
                async with self.line("127.0.0.4") as socket:
                    await socket.send(large)
                    await socket.wait_closed()
            await asyncio.to_thread(self._post)
            await asyncio.sleep(0.2)

    def _post(self) -> None:
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


async def _bad_neighbours(folder: Path) -> Figures:
    began = time.monotonic()
    server = await asyncio.to_thread(Process, folder)
    try:
        alone = await measured(server.port, SECONDS)
        person = await aside(lambda: Person(Place(server.port), "Eve"))
        table = await aside(lambda: person.start("me", "bot-1"))
        bad = subprocess.Popen(
            [sys.executable, "-m", "chaos.neighbours", str(server.port), table],
            env={**os.environ, "COVEN_COOKIE": person.cookies["coven"]},
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.nice(10),  # they would be on machines of their own
        )
        assert bad.stdout is not None
        try:
            beside = await measured(server.port, SECONDS)
        finally:
            bad.terminate()
        sent, cut, seconds = map(float, bad.stdout.readline().split())
    finally:
        server.kill()
    before, after = percentile(alone.waits, 99), percentile(beside.waits, 99)
    return Figures(
        good=after - before < ALLOWED and len(beside.waits) > 50,
        told=f"one that floods ({sent / seconds:.0f} messages/s, cut off {cut:.0f} times), one "
        f"that never reads, one with 15 MB frames and 200 MB forms: others' p99 "
        f"{1000 * before:.0f} → {1000 * after:.0f} ms, p50 "
        f"{1000 * percentile(alone.waits, 50):.0f} → {1000 * percentile(beside.waits, 50):.0f} ms "
        f"({len(beside.waits)} moves)",
        seconds=time.monotonic() - began,
    )


async def _crowd(folder: Path, sockets: int) -> Figures:
    began = time.monotonic()
    server = await asyncio.to_thread(Process, folder)
    try:
        alone = await measured(server.port, SECONDS / 2)
        person = await aside(lambda: Person(Place(server.port), "Eve"))
        table = await aside(lambda: person.start("me", "bot-1"))
        bad = Bad(server.port, table, person)
        async with AsyncExitStack() as open_lines:
            refused = 0
            for i in range(sockets):
                try:
                    await open_lines.enter_async_context(bad.line(f"127.0.1.{1 + i // 380}"))
                except LOST:
                    refused += 1
            beyond = 0
            for _ in range(40):  # one address too many
                try:
                    await open_lines.enter_async_context(bad.line("127.0.1.1"))
                except LOST:
                    beyond += 1
            beside = await measured(server.port, SECONDS / 2)
    finally:
        server.kill()
    before, after = percentile(alone.waits, 95), percentile(beside.waits, 95)
    return Figures(
        good=refused == 0 and beyond > 0 and after - before < ALLOWED,
        told=f"{sockets - refused} idle sockets from {1 + (sockets - 1) // 380} addresses, "
        f"{beyond} of 40 more from one of them refused: others' p95 {1000 * before:.0f} → "
        f"{1000 * after:.0f} ms",
        seconds=time.monotonic() - began,
    )


async def _bot_tables(folder: Path, tables: int) -> Figures:
    began = time.monotonic()
    server = await asyncio.to_thread(
        Process, folder, COVEN_TABLES_PER_GUEST=str(tables), COVEN_BOT_PAUSE="0.9"
    )
    try:
        alone = await measured(server.port, SECONDS)
        eve = await aside(lambda: Person(Place(server.port), "Eve"))
        for _ in range(tables):
            await aside(lambda: eve.start("bot-3", "bot-3", "bot-3", game="wandering-towers"))
        wish = {f"seat-{i}": "bot-3" for i in range(2)}
        more = await asyncio.to_thread(
            lambda: eve.submit("/games/noughts-and-crosses/start", **wish)[0]
        )
        beside = await measured(server.port, SECONDS)
    finally:
        server.kill()
    before, after = percentile(alone.waits, 95), percentile(beside.waits, 95)
    return Figures(
        good=after - before < ALLOWED and more == 429,
        told=f"{tables} tables of three bots each from one guest (the next one: {more}): people's "
        f"p95 {1000 * before:.0f} → {1000 * after:.0f} ms",
        seconds=time.monotonic() - began,
    )


async def _guesses(folder: Path, guesses: int) -> Figures:
    """Tries links and letters as fast as one address can."""
    began = time.monotonic()
    server = await asyncio.to_thread(
        Process, folder, COVEN_GUESS_RATE="0.2", COVEN_GUESS_BURST="20"
    )
    looked: list[int] = []

    def guess(count: int, seed: int) -> None:
        luck = random.Random(seed)
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        for _ in range(count):
            line.request("GET", f"/join/{luck.randbytes(16).hex()}")
            answer = line.getresponse()
            answer.read()
            looked.append(answer.status)
        line.close()

    try:
        await asyncio.gather(*(asyncio.to_thread(guess, guesses // 4, i) for i in range(4)))
    finally:
        server.kill()
    through = len(looked) - looked.count(429)
    took = time.monotonic() - began
    return Figures(
        good=len(looked) == guesses and looked.count(200) == 0 and through <= 20 + 0.2 * took + 2,
        told=f"{len(looked)} guessed links in {took:.0f} s: {through} were looked up, "
        f"{looked.count(429)} refused, {looked.count(200)} led anywhere",
        seconds=took,
    )


def bad_neighbours(folder: Path) -> Figures:
    return asyncio.run(_bad_neighbours(folder))


def crowd(folder: Path, sockets: int) -> Figures:
    return asyncio.run(_crowd(folder, sockets))


def bot_tables(folder: Path, tables: int) -> Figures:
    return asyncio.run(_bot_tables(folder, tables))


def guesses(folder: Path, count: int) -> Figures:
    return asyncio.run(_guesses(folder, count))


async def _misbehave(port: int, table: str) -> None:
    """Until it is told to stop; then says how often it sent and was cut off, and for how long."""
    eve = Person(Place(port))
    eve.cookies["coven"] = os.environ["COVEN_COOKIE"]
    bad = Bad(port, table, eve)
    began = time.monotonic()
    doing = asyncio.gather(bad.flood(), bad.never_read(), bad.huge())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, doing.cancel)
    with suppress(asyncio.CancelledError):
        await doing
    print(bad.sent, bad.cut, time.monotonic() - began, flush=True)
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(_misbehave(int(sys.argv[1]), sys.argv[2]))
