"""kill -9 of a server at random moments, while people play through real WebSockets."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from pathlib import Path

from tests.services import free_port
from tests.store.sample_tables import open_store

from coven.core import fingerprint

from .clients import Measurements, Players
from .killable_server import KillableServer
from .report import Result, percentile

GAMES = (
    "noughts-and-crosses",
    "wandering-towers",
    "whirling-witchcraft",
    "witchstone",
    "voodoo",
    "the-witches",
)
TABLES = 50
PAUSE = (0.1, 0.6)
MOVES_BETWEEN_KILLS = 12


async def check_stored_tables(url: str, measured: Measurements) -> tuple[int, int, int]:
    """Returns how many moves, lines of chat and seats that were acknowledged (`measured`) are not
    stored in the database at `url`, how many are stored twice, and how many matches cannot be
    replayed."""
    lost = doubled = broken = 0
    async with open_store(url) as store:
        for id in {*measured.acked, *await store.tables_in_play()}:
            try:
                table = await store.load(id, time.time())
                assert table.match is not None
                again = table.match.at(table.n)
                if fingerprint(again.state) != fingerprint(table.match.state):
                    broken += 1
            except Exception:
                broken += 1
                continue
            kept = [(r.nonce, r.entry.move) for r in table.records if r.nonce]
            doubled += len(kept) - len({nonce for nonce, _ in kept})
            there = set(kept)
            lost += sum(item not in there for item in measured.acked.get(id, []))
            said = [line.text for line in await store.chat(id, limit=100_000)]
            lost += sum(line not in said for line in measured.said.get(id, []))
            doubled += sum(said.count(line) > 1 for line in measured.said.get(id, []))
            seated = sum(seat.person is not None for seat in table.seats)
            lost += max(0, measured.taken.get(id, 0) - seated)
    return lost, doubled, broken


async def _kill_repeatedly(url: str, kills: int, tables: int = TABLES, seed: int = 1) -> Result:
    """Kills a server on the database at `url` `kills` times while people play at `tables` tables;
    returns whether all acknowledged moves are stored."""
    rng = random.Random(seed)
    port = free_port()
    server = KillableServer(url, port)
    measured = Measurements()
    groups = [
        Players([port], measured, 100 * seed + i, GAMES[i % len(GAMES)], i % 5 == 0, PAUSE)
        for i in range(tables)
    ]
    began = time.monotonic()
    down: list[float] = []
    await asyncio.to_thread(server.start)
    playing = [asyncio.create_task(group.run()) for group in groups]
    try:
        while measured.moves < tables and time.monotonic() - began < 120:
            await asyncio.sleep(0.1)
        for _ in range(kills):
            if rng.random() < 0.75:  # the other kills happen while the server starts
                known, end = measured.moves, time.monotonic() + 6.0
                while measured.moves < known + MOVES_BETWEEN_KILLS and time.monotonic() < end:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(rng.uniform(0, 0.4))
            killed = time.monotonic()
            server.kill()
            await asyncio.to_thread(server.start)
            down.append(time.monotonic() - killed)
            for task in playing:
                if task.done():
                    task.result()
        await asyncio.sleep(2.0)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(server.close)
    lost, doubled, broken = await check_stored_tables(url, measured)
    integrity = "ok"
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            integrity = file.execute("PRAGMA integrity_check").fetchone()[0]
    return Result(
        passed=lost == doubled == broken == 0 and integrity == "ok" and measured.moves > kills,
        text=f"{kills} kills, {measured.moves} moves and {sum(map(len, measured.said.values()))} "
        f"lines of chat acknowledged at {len(measured.acked)} tables of six games "
        f"({tables} at once): {lost} lost, {doubled} doubled, {broken} matches that do not replay; "
        f"a restart takes {percentile(down, 50):.2f} s, everybody is back after "
        f"{percentile(measured.reconnect_seconds, 50):.2f} s (p50), "
        f"{percentile(measured.reconnect_seconds, 99):.2f} s (p99)",
        seconds=time.monotonic() - began,
    )


def on_sqlite(folder: Path, kills: int) -> Result:
    """Kills a server on SQLite `kills` times while people play; returns whether all acknowledged
    moves are stored."""
    return asyncio.run(_kill_repeatedly(f"sqlite:///{folder / 'chaos.db'}", kills))


def on_postgres(url: str, kills: int) -> Result:
    """Kills a server on PostgreSQL `kills` times while people play; returns whether all
    acknowledged moves are stored."""
    return asyncio.run(_kill_repeatedly(url, kills, seed=2))
