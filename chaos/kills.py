"""kill -9 at random moments while tables play through real WebSockets."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from pathlib import Path

from tests.services import free_port
from tests.store.evening import opened

from coven.core import fingerprint

from .kennel import Kennel
from .people import Notes, Pair
from .report import Figures, percentile

GAMES = ("noughts-and-crosses", "noughts-and-crosses", "wandering-towers", "whirling-witchcraft")
TABLES = 50
PAUSE = (0.1, 0.6)
ENOUGH = 12
"""Moves between two kills."""


async def check(url: str, notes: Notes) -> tuple[int, int, int]:
    """Acknowledged moves that are lost, moves that are there twice, matches that do not replay."""
    lost = doubled = broken = 0
    async with opened(url) as store:
        for id in {*notes.acked, *await store.tables_in_play()}:
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
            lost += sum(item not in there for item in notes.acked.get(id, []))
    return lost, doubled, broken


async def killing(url: str, kills: int, tables: int = TABLES, seed: int = 1) -> Figures:
    luck = random.Random(seed)
    port = free_port()
    kennel = Kennel(url, port)
    notes = Notes()
    pairs = [
        Pair([port], notes, 100 * seed + i, GAMES[i % len(GAMES)], i % 5 == 0, PAUSE)
        for i in range(tables)
    ]
    began = time.monotonic()
    down: list[float] = []
    await asyncio.to_thread(kennel.start)
    playing = [asyncio.create_task(pair.run()) for pair in pairs]
    try:
        while notes.moves < tables and time.monotonic() - began < 120:
            await asyncio.sleep(0.1)
        for _ in range(kills):
            if luck.random() < 0.75:  # the others while it starts
                known, end = notes.moves, time.monotonic() + 6.0
                while notes.moves < known + ENOUGH and time.monotonic() < end:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(luck.uniform(0, 0.4))
            dark = time.monotonic()
            kennel.kill()
            await asyncio.to_thread(kennel.start)
            down.append(time.monotonic() - dark)
            for task in playing:
                if task.done():
                    task.result()
        await asyncio.sleep(2.0)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(kennel.close)
    lost, doubled, broken = await check(url, notes)
    whole = "whole"
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            whole = file.execute("PRAGMA integrity_check").fetchone()[0]
    return Figures(
        good=lost == doubled == broken == 0 and whole in ("ok", "whole") and notes.moves > kills,
        told=f"{kills} kills, {notes.moves} moves acknowledged at {len(notes.acked)} tables "
        f"({tables} at once): {lost} lost, {doubled} doubled, {broken} matches that do not replay; "
        f"a restart takes {percentile(down, 50):.2f} s, everybody is back after "
        f"{percentile(notes.back, 50):.2f} s (p50), {percentile(notes.back, 99):.2f} s (p99)",
        seconds=time.monotonic() - began,
    )


def on_sqlite(folder: Path, kills: int) -> Figures:
    return asyncio.run(killing(f"sqlite:///{folder / 'chaos.db'}", kills))


def on_postgres(url: str, kills: int) -> Figures:
    return asyncio.run(killing(url, kills, seed=2))
