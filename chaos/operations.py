"""What an operator meets: odd input without end, text that the database refuses, a clock that
jumps, a disk that is full when the server starts."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

from tests.server.odd_input import OddInput, paths_of
from tests.server.served import Client, Person, Process, until
from tests.server.test_full_disk import fill
from tests.server.test_isolation import flood
from tests.server.test_operations import JUMPING

from coven import games
from coven.server.app import create_app
from coven.server.settings import Settings
from coven.store import Store
from coven.table import Table

from .report import Result

BANK = 300.0
"""Seconds that each player of a fast game begins with."""


def all_paths(folder: Path) -> list[str]:
    """Returns the paths of all routes."""

    async def ask() -> list[str]:
        store = await Store.open(f"sqlite:///{folder / 'routes.db'}")
        try:
            return paths_of(create_app(store, Settings()).routes)
        finally:
            await store.close()

    return asyncio.run(ask())


def odd_input(folder: Path, requests: int) -> Result:
    """Sends this many odd requests, and a fifth as many odd messages at tables of every game.
    Returns whether the server answered all of them without an error of its own."""
    began = time.monotonic()
    paths = all_paths(folder)
    server = Process(folder, COVEN_LOG_JSON="1")
    try:
        eve = server.person("Eve")
        known = [eve.start("me", "hot"), *games.ids()]
        gathering = eve.start("me", "open")
        known += [gathering, eve.invitation(gathering).removeprefix("/join/")]
        senders = [OddInput(eve, paths, known, seed) for seed in range(4)]
        with ThreadPoolExecutor(4) as threads:
            list(threads.map(lambda sender: sender.requests(requests // 4), senders))
        for game in games.ids():
            players = games.game(game).variants[0].players[0]
            person = server.person("Zoe")
            table = person.start("me", *["bot-1"] * (players - 1), game=game)
            senders.append(OddInput(person, [], [], 9))
            senders[-1].messages(table, requests // 5 // len(games.ids()))
        alive = eve.send("GET", "/healthz")[0] == 200
    finally:
        server.kill()
    log = server.log.read_text()
    logged = sum(log.count(text) for text in ("a page failed", "could not be answered"))
    errors = [error for sender in senders for error in sender.outcome.errors]
    sent = sum(sender.outcome.sent for sender in senders)
    return Result(
        passed=alive and not errors and not logged,
        text=f"{sent} odd requests and messages: {len(errors)} errors of the server, {logged} in "
        f"its log{': ' + errors[0][:200] if errors else ''}",
        seconds=time.monotonic() - began,
    )


class Honest:
    """Somebody who plays against themselves, one match after the other, from an address of their
    own, and counts the answers."""

    def __init__(self, server: Process, number: int) -> None:
        self.stored = self.refused = 0
        self._person = Person(server)
        self._person.source = f"127.0.2.{number + 1}"
        self._person.post("/settings", name=f"Honest {number}", language="en")

    def play(self, matches: int) -> None:
        """Plays this many matches, of eight moves each."""
        for _ in range(matches):
            client = self._person.connect(self._person.start("me", "hot"))
            for cell in (0, 1, 2, 4, 3, 5, 7, 6):
                answer = client.play(f"mark {cell}")
                self.stored += answer["t"] == "ack"
                self.refused += answer["t"] == "refused"
                time.sleep(0.05)
            client.close()


def bad_text(folder: Path, matches: int, people: int = 12, sockets: int = 10) -> Result:
    """Lets people play this many matches each while somebody sends text that the database refuses
    over many sockets, with the usual limits, and returns whether all their moves were stored."""
    began = time.monotonic()
    server = Process(folder, COVEN_LIMITS="1", COVEN_TABLES="- - -")
    counts = []
    try:
        honest = [Honest(server, i) for i in range(people)]
        eve = Person(server)
        eve.source = "127.0.3.1"
        table = eve.start("me", "hot")
        for attacked in (False, True):
            for person in honest:
                person.stored = person.refused = 0
            started = time.monotonic()
            stop = threading.Event()
            with ExitStack() as stack:
                if attacked:
                    for i in range(sockets):
                        client = eve.connect(table)
                        text = ("\0", "a\0b", "\ud800", "\ufffe\0")[i % 4]
                        thread = threading.Thread(target=_flood, args=(client, text, stop))
                        thread.start()
                        stack.callback(thread.join)
                        stack.callback(stop.set)
                with ThreadPoolExecutor(people) as threads:
                    list(threads.map(lambda person: person.play(matches), honest))
                took = time.monotonic() - started
            counts.append((sum(p.stored for p in honest), sum(p.refused for p in honest), took))
    finally:
        server.kill()
    (_, _, alone), (stored, refused, beside) = counts
    return Result(
        passed=refused == 0 and stored == 8 * people * matches,
        text=f"{people} people beside {sockets} sockets that send NUL and lone surrogates: "
        f"{stored} of {stored + refused} moves stored in {beside:.0f} s (alone {alone:.0f} s)",
        seconds=time.monotonic() - began,
    )


def _flood(client: Client, text: str, stop: object) -> None:
    with suppress(Exception):  # it may be disconnected
        flood(client, text, stop)  # type: ignore[arg-type]


def clock_jumps(folder: Path, jumps: int) -> Result:
    """Sets the clock of a server ahead and back `jumps` times while people play on the clock, and
    returns whether nobody lost or gained time."""
    began = time.monotonic()
    patch = folder / "patch"
    patch.mkdir()
    (patch / "sitecustomize.py").write_text(JUMPING)
    path = os.pathsep.join((str(patch), os.environ.get("PYTHONPATH", "")))
    file = folder / "ahead"
    server = Process(folder, PYTHONPATH=path, CLOCK_FILE=str(file), COVEN_LOG_JSON="1")
    rng = random.Random(18)
    try:
        ada = server.person("Ada")
        # A game of about a hundred moves, both seats at one device.
        table = ada.start("me", "hot", game="witchstone", pace="fast")
        client = ada.connect(table)
        started = time.monotonic()
        moves = 0
        for _ in range(jumps):
            file.write_text(str(rng.choice((400, 3600, -3600, 86_400, -86_400, 31e6, -31e6, 0))))
            for _ in range(rng.randint(1, 2)):
                moves += _play_anything(client, rng)
            time.sleep(rng.choice((0, 0, 0, 6)))
        took = time.monotonic() - started
    finally:
        server.kill()
    log = server.log.read_text()
    stored = asyncio.run(stored_table(url_of(server), table))
    assert stored.running.clocks is not None
    left = stored.running.clocks.remaining
    stood_in = any(seat.kind != "person" for seat in stored.seats)
    return Result(
        passed=not stood_in and all(BANK - took - 5 < s <= BANK for s in left),
        text=f"{jumps} jumps of the clock, by up to a year either way, during {moves} moves "
        f"({log.count('clock has jumped')} noticed): the clocks of {BANK:.0f} s show "
        f"{', '.join(f'{s:.0f}' for s in left)} s after {took:.0f} s of play",
        seconds=time.monotonic() - began,
    )


def _play_anything(client: Client, rng: random.Random) -> int:
    """Plays one random move, after the handover screen if there is one. Returns how many moves were
    accepted."""
    if client.parts.get("handover"):
        seat = int(client.parts["handover"].partition('data-seat="')[2].partition('"')[0])
        client.ask("handover", seat=seat)
        client.wait(lambda: not client.parts["handover"])
    if not client.asked or not client.moves():
        return 0
    client.turn(rng.choice(client.moves()))
    return 1


def full_disk_restarts(folder: Path, times: int) -> Result:
    """Fills the disk under a server, kills the server and starts it again, `times` times; returns
    whether it served pages each time, and whether all acknowledged moves were stored."""
    began = time.monotonic()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4000000", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
        return Result(None, "this user may not mount a small disk")
    acked = refused = recovered = entries = 0
    server = None
    try:
        server = Process(folder, COVEN_DATABASE_URL="", COVEN_LOG_JSON="1")
        ada = server.person("Ada")
        table = ada.start("me", "hot", game="wandering-towers", **{"option-open-hands": "true"})
        rng = random.Random(8)
        for _ in range(times):
            client = ada.connect(table)
            for _ in range(4):
                acked += _play_anything(client, rng)
            fill(folder / "ballast")
            server.kill()
            server.start()
            until(lambda: ada.send("GET", "/readyz")[0] == 200)
            client = ada.connect(table)
            _confirm(client)
            fill(folder / "more")  # the database may have given back a page when it was opened
            if client.asked:
                refused += client.play(client.moves()[0])["t"] == "refused"
            for ballast in ("ballast", "more"):
                (folder / ballast).unlink()
            end = time.monotonic() + 30
            while time.monotonic() < end:
                if client.play(client.moves()[0])["t"] == "ack":
                    acked += 1
                    recovered += 1
                    break
                time.sleep(0.2)
            client.close()
        server.kill()
        entries = asyncio.run(stored_table(url_of(server), table)).n
        server = None
    finally:
        if server is not None:
            server.kill()
        subprocess.run(["umount", "-l", str(folder)], check=True)
    return Result(
        passed=refused == recovered == times and entries >= acked,
        text=f"{times} restarts on a full disk: pages there each time, {refused} moves refused in "
        f"words, {recovered} times recovered alone; {acked} acknowledged moves, {entries} entries",
        seconds=time.monotonic() - began,
    )


def url_of(server: Process) -> str:
    """Returns the URL of a server's database."""
    file = server.folder / "coven" / "coven.db"
    return server.environment["COVEN_DATABASE_URL"] or f"sqlite:///{file}"


async def stored_table(url: str, id: str) -> Table:
    """Returns a table as it is stored in this database."""
    store = await Store.open(url)
    try:
        return await store.load(id, time.time())
    finally:
        await store.close()


def _confirm(client: Client) -> None:
    """Confirms the handover screen, if there is one."""
    if client.parts.get("handover"):
        seat = int(client.parts["handover"].partition('data-seat="')[2].partition('"')[0])
        client.ask("handover", seat=seat)
        client.wait(lambda: not client.parts["handover"])
