"""kill -9 at any moment: no acknowledged move is lost, and every match can be replayed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest

from coven.core import fingerprint

from .sample_tables import open_store

FEW_KILLS, KILLS = 12, 60


@pytest.fixture
def server(url: str) -> Iterator[subprocess.Popen[str]]:
    """Runs playing_server.py on the database until the test ends, and yields its process."""
    process = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("playing_server.py")), url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    yield process
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    process.stdout.close()
    process.wait(10)


@pytest.mark.slow
def test_no_acknowledged_move_is_lost(url: str, server: subprocess.Popen[str]) -> None:
    kill_again_and_again(url, server, FEW_KILLS)


@pytest.mark.slow
@pytest.mark.long
def test_no_acknowledged_move_is_lost_by_many_kills(
    url: str, server: subprocess.Popen[str]
) -> None:
    kill_again_and_again(url, server, KILLS)


def kill_again_and_again(url: str, server: subprocess.Popen[str], kills: int) -> None:
    """Kills the server this often, at random moments, and looks at the database at the end. However
    busy the machine is, every second round or so acknowledges a move."""
    rng = random.Random(2024)
    assert server.stdin is not None
    assert server.stdout is not None
    acks: dict[tuple[str, int], str] = {}
    assert server.stdout.readline() == "ready\n"
    for _ in range(kills):
        server.stdin.write("on\n")
        server.stdin.flush()
        child = int(server.stdout.readline().split()[1])
        early = rng.random() < 0.25  # killed while it opens the store, otherwise while it plays
        killer = kill_after(child, rng.uniform(0, 0.2) if early else 20.0)
        for line in server.stdout:
            if line.startswith("gone"):
                killer.cancel()
                assert line == f"gone {-signal.SIGKILL}\n", (
                    "the process crashed before it was killed"
                )
                break
            if not early:
                early = True
                killer.cancel()
                killer = kill_after(child, rng.uniform(0, 0.12))
            _, id, n, rest = line.rstrip("\n").split(" ", 3)
            assert acks.setdefault((id, int(n)), rest) == rest
    asyncio.run(check_database(url, acks))
    assert len(acks) > kills // 2


def kill_after(process: int, seconds: float) -> Timer:
    """Starts a timer that kills the process after these seconds."""
    killer = Timer(seconds, os.kill, (process, signal.SIGKILL))
    killer.start()
    return killer


async def check_database(url: str, acks: dict[tuple[str, int], str]) -> None:
    """Checks that every acknowledged move (`acks`) is stored and that every match can be
    replayed."""
    if url.startswith("sqlite"):
        file = sqlite3.connect(url.removeprefix("sqlite:///"))
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        file.close()
    async with open_store(url) as store:
        for id in {id for id, _ in acks} | set(await store.tables_in_play()):
            table = await store.load(id, time.time())
            assert table.match is not None
            entries = table.match.entries
            for n in range(1, table.n + 1):
                kept = f"{entries[n - 1].seat} {entries[n - 1].move}"
                assert acks.get((id, n), kept) == kept
            assert max((n for of, n in acks if of == id), default=0) <= table.n
            again = table.match.at(table.n)
            assert fingerprint(again.state) == fingerprint(table.match.state)
