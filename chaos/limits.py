"""Limits under attack, and with crowds of honest people: real servers with the usual limits, and
clients from many addresses of 127.0.0.0/8."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path

from tests.server.served import PATIENCE, Person, Process, room_forms
from websockets.asyncio.client import ClientConnection

from coven.server.live.protocol import VERSION
from coven.store.tokens import LETTERS

from .abuse import ALLOWED_DELAY, open_socket, wait_times
from .clients import CONNECTION_LOST, ServerAddress
from .report import Result, percentile

ON = {"COVEN_LIMITS": "1", "COVEN_WARM_UP": "1"}
"""The usual limits; other experiments switch them off."""
LINK = re.compile(r"http://[^\"]+(/join/[^\"]+)\"")
CODE = re.compile(r'class="letters">(\w+)<')


def client_at(server: Process, source: str, name: str = "") -> Person:
    """Returns a new client that connects from the address `source`."""
    return Person(ServerAddress(server.port), name, source=source)


def until_ready(server: Process) -> None:
    """Waits until the server has loaded everything, so that its start is not measured."""
    eve = client_at(server, "127.0.0.1")
    end = time.monotonic() + PATIENCE
    while eve.send("GET", "/readyz")[0] != 200:
        assert time.monotonic() < end
        time.sleep(0.1)


def resident_megabytes(pid: int) -> float:
    """Returns the resident memory of a process."""
    statm = Path(f"/proc/{pid}/statm").read_text()
    return int(statm.split()[1]) * resource.getpagesize() / 1e6


def processor_seconds(pid: int) -> float:
    """Returns how long a process has used a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- guesses ---------------------------------------------------------------------------------------


def guessed_codes(folder: Path, tables: int, guesses: int, addresses: int) -> Result:
    """Guesses join codes of all lengths in use, 20 from each address in turn, while `tables` tables
    have one; returns whether none was found and a right code still works."""
    began, rng = time.monotonic(), random.Random(4)
    server = Process(folder, **ON)
    try:
        until_ready(server)
        codes = []
        for i in range(tables):
            host = client_at(server, f"127.9.{i // 100}.{1 + i % 100}", "Host")
            table = host.start("me", "open", public="")
            found = CODE.search(host.get(f"/t/{table}"))
            assert found
            codes.append(found.group(1))
        lengths = sorted({len(code) for code in codes})
        statuses: Counter[int] = Counter()
        a_turn = max(1, min(20, guesses // addresses))
        for i in range(guesses // a_turn):
            k = i % addresses
            line = HTTPConnection(
                "127.0.0.1",
                server.port,
                timeout=PATIENCE,
                source_address=(f"127.{1 + k // 60_000}.{k // 250 % 250}.{1 + k % 250}", 0),
            )
            for _ in range(a_turn):
                guess = "".join(rng.choices(LETTERS, k=rng.choice(lengths)))
                line.request("GET", f"/join/{guess}")
                answer = line.getresponse()
                answer.read()
                statuses[answer.status] += 1
            line.close()
        right = client_at(server, "127.8.0.1").send("GET", f"/join/{codes[0]}")[0]
    finally:
        server.kill()
    return Result(
        passed=not statuses[200] and right == 200 and len(codes) == tables,
        text=f"{tables} tables with codes of {lengths[0]} to {lengths[-1]} letters, "
        f"{statuses.total()} guesses from {addresses} addresses: {statuses[200]} found, "
        f"{statuses[404]} looked up, {statuses[429]} refused; the right code then: {right}",
        seconds=time.monotonic() - began,
    )


# -- a class behind one address --------------------------------------------------------------------


def class_behind_one_address(folder: Path, people: int) -> Result:
    """Lets people join by link and by code from one address, all at the same time, each loading the
    pages and connecting as a browser does; returns whether all have a seat within a minute."""
    began = time.monotonic()
    server = Process(folder, **ON)
    refused: Counter[int] = Counter()
    joined: list[float] = []

    def join(i: int, place: str, code: str, table: str) -> None:
        pupil = client_at(server, "127.0.0.2")

        def ask(act: Callable[[], tuple[int, str, dict[str, str]]]) -> tuple[int, str]:
            status, page, headers = act()
            refused[status] += 1
            return status, headers.get("location", page)

        _, lobby = ask(lambda: pupil.send("GET", "/"))
        for asset in re.findall(r'(?:href|src)="(/static/[^"]+)"', lobby):
            ask(lambda asset=asset: pupil.send("GET", asset))  # type: ignore[misc]
        if i % 2:
            _, place = ask(lambda: pupil.submit("/code", code=code))
        ask(lambda: pupil.send("GET", place))
        status, _ = ask(lambda: pupil.submit(place, name=f"Pupil {i}"))
        if status == 303:
            ask(lambda: pupil.send("GET", f"/t/{table}"))
            pupil.connect(table).close()
            joined.append(time.monotonic())

    async def join_all() -> float:
        invitations = []
        for i in range((people + 2) // 3):
            host = client_at(server, f"127.0.1.{i + 1}", "Teacher")
            seats = ("me", "open", "open", "open")
            table = host.start(*seats, game="wandering-towers", public="")
            page = host.get(f"/t/{table}")
            link, code = LINK.search(page), CODE.search(page)
            assert link
            assert code
            invitations.append((link.group(1), code.group(1), table))
        start = time.monotonic()
        await asyncio.gather(
            *(asyncio.to_thread(join, i, *invitations[i // 3]) for i in range(people)),
            return_exceptions=True,
        )
        return max(joined, default=start) - start

    try:
        until_ready(server)
        seconds = asyncio.run(join_all())
    finally:
        server.kill()
    return Result(
        passed=len(joined) == people and seconds < 60,
        text=f"{len(joined)} of {people} people behind one address joined within {seconds:.1f} s, "
        f"{refused[429]} of {refused.total()} requests refused",
        seconds=time.monotonic() - began,
    )


# -- handshakes and half-sent requests -------------------------------------------------------------


def handshake(port: int, table: str, source: str = "127.0.0.1") -> bytes:
    """Sends a WebSocket handshake for a table that need not exist. Returns the status."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0)) as raw:
        raw.sendall(
            f"GET /t/{table}/line HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n"
            f"origin: http://127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            "sec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        return raw.recv(100).split()[1]


def unknown_handshakes(folder: Path, count: int) -> Result:
    """Sends `count` handshakes to tables that do not exist, without and with limits; returns
    whether the server's memory stays as it was."""
    began, texts, grown = time.monotonic(), [], []
    for limits in ("0", "1"):
        server = Process(folder, COVEN_LIMITS=limits, COVEN_WARM_UP="1")
        try:
            until_ready(server)
            for i in range(500):
                handshake(server.port, f"{i:012}" + "x" * (7_880 * (i % 2)))
            before = resident_megabytes(server.process.pid)
            answers = Counter(
                handshake(server.port, f"{i:012}" + "x" * (7_880 * (i % 2))) for i in range(count)
            )
            grown.append(resident_megabytes(server.process.pid) - before)
        finally:
            server.kill()
        how = "without limits" if limits == "0" else "with limits"
        texts.append(
            f"{how} {answers[b'101']} accepted, {answers[b'403']} refused, "
            f"memory {before:.0f} → {before + grown[-1]:.0f} MB"
        )
    return Result(
        passed=max(grown) < 5,
        text=f"{count} handshakes to unknown tables: {'; '.join(texts)}",
        seconds=time.monotonic() - began,
    )


class ServerWithFewFiles(Process):
    """A server that may open as many files as many systems allow by default."""

    files = 1_024


def half_sent_requests(folder: Path, count: int) -> Result:
    """Opens `count` connections that never send a whole request, from one address and then from
    ten, at a server that may open 1,024 files; returns whether newcomers get the lobby
    meanwhile."""
    began = time.monotonic()
    resource.setrlimit(
        resource.RLIMIT_NOFILE,
        (min(8_192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2,
    )
    server = ServerWithFewFiles(folder, **ON)
    texts, passed = [], True
    try:
        until_ready(server)
        for addresses in (1, 10):
            held: list[socket.socket] = []
            for i in range(count):
                with suppress(OSError):
                    near = (f"127.0.2.{1 + i % addresses}", 0)
                    raw = socket.create_connection(("127.0.0.1", server.port), 5, near)
                    raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-a: ")
                    held.append(raw)
            waits = []
            for source in ("127.0.3.1", "127.0.2.1", "127.0.3.2"):
                asked = time.monotonic()
                with suppress(OSError):
                    passed = client_at(server, source).send("GET", "/")[0] == 200 and passed
                    waits.append(time.monotonic() - asked)
            passed = passed and len(waits) == 3
            texts.append(
                f"{len(held)} from {addresses} addresses: {len(waits)} of 3 newcomers get the "
                f"lobby in {1000 * max(waits, default=0):.0f} ms"
            )
            for raw in held:
                raw.close()
    finally:
        server.kill()
    return Result(passed, "half-sent requests, " + "; ".join(texts), time.monotonic() - began)


# -- hostile sockets -------------------------------------------------------------------------------


async def _hostile_sockets(folder: Path, sockets: int, seconds: float) -> Result:
    began = time.monotonic()
    server = await asyncio.to_thread(Process, folder, **ON)
    try:
        await asyncio.to_thread(until_ready, server)
        used = [processor_seconds(server.process.pid)]
        alone = await wait_times(server.port, seconds, (0.1, 0.3), "127.0.4")
        used.append(processor_seconds(server.process.pid))
        bad = subprocess.Popen(
            [sys.executable, "-m", "chaos.limits", str(server.port), str(sockets)],
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.nice(10),  # in reality they run on other machines
        )
        assert bad.stdout is not None
        try:
            assert await asyncio.to_thread(bad.stdout.readline) == "open\n"
            used.append(processor_seconds(server.process.pid))
            during = await wait_times(server.port, seconds, (0.1, 0.3), "127.0.4")
            used.append(processor_seconds(server.process.pid))
        finally:
            bad.terminate()
        opened, sent, full, took = map(float, bad.stdout.readline().split())
    finally:
        server.kill()
    before, after = percentile(alone.answer_seconds, 99), percentile(during.answer_seconds, 99)
    return Result(
        passed=after - before < ALLOWED_DELAY and opened >= 0.9 * sockets and not during.refused,
        text=f"{opened:.0f} sockets of one address at a Witchstone table, {sent / took:.0f} "
        f"messages/s within the rate of one tab, {full / took:.0f} whole screens/s: others' p99 "
        f"{1000 * before:.0f} → {1000 * after:.0f} ms, p50 "
        f"{1000 * percentile(alone.answer_seconds, 50):.0f} → "
        f"{1000 * percentile(during.answer_seconds, 50):.0f} ms ({len(during.answer_seconds)} "
        f"moves, {during.refused} refused); the server used {used[1] - used[0]:.1f} → "
        f"{used[3] - used[2]:.1f} s of a processor",
        seconds=time.monotonic() - began,
    )


def hostile_sockets(folder: Path, sockets: int, seconds: float = 15.0) -> Result:
    """Measures how much many sockets of one address slow down others. Each of them asks for whole
    screens, chats, and asks why moves are illegal, nineteen times a second."""
    return asyncio.run(_hostile_sockets(folder, sockets, seconds))


class HostileSockets:
    """Sockets of one address, at tables of ten guests."""

    def __init__(self, port: int, sockets: int) -> None:
        self.port = port
        self.sockets = sockets
        self.opened = self.sent = self.full = 0

    async def run(self) -> None:
        address = ServerAddress(self.port)
        people = [Person(address, f"Eve {i}", source="127.0.0.2") for i in range(10)]
        tables = [person.start("me", "bot-1", game="witchstone") for person in people[:2]]
        async with asyncio.TaskGroup() as tasks:
            for i in range(self.sockets):
                tasks.create_task(self._attack(people[i % 10], tables[i % 2], i))
                await asyncio.sleep(0.11)  # as fast as handshakes are allowed in the long run
                if i + 1 == min(self.sockets, 150):
                    print("open", flush=True)

    async def _attack(self, person: Person, table: str, i: int) -> None:
        messages = [
            json.dumps({"t": "hello", "protocol": VERSION}),
            json.dumps({"t": "hello", "protocol": VERSION}),
            json.dumps({"t": "why", "move": "pass", "nonce": "x"}),
            json.dumps({"t": "chat", "text": "spam", "nonce": "x"}),
        ]
        while True:
            with suppress(*CONNECTION_LOST):
                async with open_socket(self.port, table, person, "127.0.0.2") as opened:
                    self.opened += 1
                    reading = asyncio.create_task(self._read(opened))
                    try:
                        for n in range(10**9):
                            await opened.send(messages[(i + n) % 4])
                            self.sent += 1
                            await asyncio.sleep(1 / 19)
                    finally:
                        reading.cancel()
            await asyncio.sleep(1.0)

    async def _read(self, opened: ClientConnection) -> None:
        with suppress(*CONNECTION_LOST):
            async for text in opened:
                self.full += '"t":"full"' in str(text)


async def _attack(port: int, sockets: int) -> None:
    """Attacks until SIGTERM; then prints how many sockets were opened, messages sent and whole
    screens received, and for how many seconds."""
    hostile, began = HostileSockets(port, sockets), time.monotonic()
    doing = asyncio.create_task(hostile.run())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, doing.cancel)
    with suppress(asyncio.CancelledError):
        await doing
    print(hostile.opened, hostile.sent, hostile.full, time.monotonic() - began, flush=True)
    os._exit(0)


# -- throw-away guests -----------------------------------------------------------------------------


def bot_turns(server: Process, source: str, turns: int) -> list[float]:
    """Plays `turns` turns of Wandering Towers against a bot of level 3, connected from the address
    `source`. Returns how long each of the bot's turns took."""
    person = client_at(server, source, "Ada")
    client = person.connect(person.start("me", "bot-3", game="wandering-towers"))
    rng, waits = random.Random(3), list[float]()
    while len(waits) < turns and "over-banner" not in client.parts.get("prompt", ""):
        client.wait(lambda: client.asked and bool(client.moves()))
        if client.play(rng.choice(client.moves()))["t"] != "ack":
            continue
        began = time.monotonic()
        client.wait(lambda: not client.asked or bool(client.moves()))
        if not client.asked:
            client.wait(lambda: client.asked)
            waits.append(time.monotonic() - began)
    client.close()
    return waits


def throwaway_guests(folder: Path, guests: int, turns: int = 12) -> Result:
    """Lets new guests, all at one address, start matches of three bots each, a tenth of them with
    slow bots, and watch these matches. Before that, and again while they watch, somebody at another
    address plays against a bot, and the bot's answers are timed for `turns` turns. Passes if the
    bot takes less than twice as long the second time."""
    began = time.monotonic()
    server = Process(folder, **ON, COVEN_BOT_PAUSE="0.9")
    try:
        until_ready(server)
        before = bot_turns(server, "127.0.0.3", turns)
        statuses: Counter[int] = Counter()
        watching = []
        for i in range(guests):
            eve = client_at(server, "127.0.0.2")
            level = "bot-4" if i % 10 == 0 else "bot-3"
            status, _, headers = eve.submit("/games/wandering-towers/friends")
            statuses[status] += 1
            if status == 303:
                place = headers["location"]
                for path, form in room_forms([level] * 3, "wandering-towers", {}):
                    eve.submit(place + path, **form)
                with suppress(*CONNECTION_LOST):
                    watching.append(eve.connect(place.removeprefix("/t/"), hello=False))
        after = bot_turns(server, "127.0.0.3", turns)
        for client in watching:
            client.close()
    finally:
        server.kill()
    usual, beside = percentile(before, 50), percentile(after, 50)
    return Result(
        passed=beside < 2 * usual and len(before) == len(after) == turns and statuses[303] >= 90,
        text=f"{statuses[303]} matches of three bots each by new guests of one address, "
        f"{len(watching)} of them watched ({statuses[429]} more refused): an honest bot's turn "
        f"takes {usual:.1f} → {beside:.1f} s (p50), {max(before):.1f} → {max(after):.1f} s at most",
        seconds=time.monotonic() - began,
    )


if __name__ == "__main__":
    asyncio.run(_attack(int(sys.argv[1]), int(sys.argv[2])))
