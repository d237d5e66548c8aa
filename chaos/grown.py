"""Two servers on one PostgreSQL and one Redis, one of them killed again and again."""

from __future__ import annotations

import asyncio
import random
import time

from tests.services import free_port

from .kennel import Kennel
from .kills import GAMES, PAUSE, check
from .people import Notes, Pair, is_ready
from .report import Figures, percentile

TABLES = 12
BACK_SECONDS = 2.0


async def killing_one_of_two(database: str, bus: str, kills: int) -> Figures:
    luck = random.Random(7)
    ports = [free_port(), free_port()]
    kennels = [Kennel(database, port, COVEN_BUS_URL=bus) for port in ports]
    notes = Notes()
    began = time.monotonic()
    for kennel in kennels:
        await asyncio.to_thread(kennel.start)
    pairs = [
        Pair(ports, notes, 500 + i, GAMES[i % len(GAMES)], i % 3 == 0, PAUSE) for i in range(TABLES)
    ]
    playing = [asyncio.create_task(pair.run()) for pair in pairs]
    try:
        while notes.moves < 3 * TABLES and time.monotonic() - began < 120:
            await asyncio.sleep(0.1)
        notes.back.clear()
        for _ in range(kills):
            victim = luck.choice(kennels)
            victim.kill()
            known, end = notes.moves, time.monotonic() + 8.0
            while notes.moves < known + 10 and time.monotonic() < end:
                await asyncio.sleep(0.05)
            await asyncio.sleep(luck.uniform(0.2, 1.0))
            await asyncio.to_thread(victim.start)
            while not await asyncio.to_thread(is_ready, victim.port):
                await asyncio.sleep(0.1)
            await asyncio.sleep(luck.uniform(0, 1.0))
            for task in playing:
                if task.done():
                    task.result()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for kennel in kennels:
            await asyncio.to_thread(kennel.close)
    lost, doubled, broken = await check(database, notes)
    late = percentile(notes.back, 99)
    return Figures(
        good=lost == doubled == broken == 0 and 0 < late < BACK_SECONDS,
        told=f"{kills} kills of one of two servers, {notes.moves} moves at {len(notes.acked)} "
        f"tables: {lost} lost, {doubled} doubled, {broken} matches that do not replay; people back "
        f"at the other after {percentile(notes.back, 50):.2f} s (p50), {late:.2f} s (p99)",
        seconds=time.monotonic() - began,
    )


def of_two(database: str, bus: str, kills: int) -> Figures:
    return asyncio.run(killing_one_of_two(database, bus, kills))
