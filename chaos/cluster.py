"""Two servers share a PostgreSQL and a Redis, and one of them is killed again and again."""

from __future__ import annotations

import asyncio
import random
import time

from tests.services import free_port

from .clients import Measurements, Players, is_ready
from .killable_server import KillableServer
from .kills import GAMES, PAUSE, check_stored_tables
from .report import Result, percentile

TABLES = 12
ALLOWED_SECONDS = 2.0
"""Seconds within which 99 % of the people must be back at the other server."""


async def _kill_one_of_two(database: str, bus: str, kills: int) -> Result:
    rng = random.Random(7)
    ports = [free_port(), free_port()]
    servers = [KillableServer(database, port, COVEN_BUS_URL=bus) for port in ports]
    measured = Measurements()
    began = time.monotonic()
    for server in servers:
        await asyncio.to_thread(server.start)
    groups = [
        Players(ports, measured, 500 + i, GAMES[i % len(GAMES)], i % 3 == 0, PAUSE)
        for i in range(TABLES)
    ]
    playing = [asyncio.create_task(group.run()) for group in groups]
    try:
        while measured.moves < 3 * TABLES and time.monotonic() - began < 120:
            await asyncio.sleep(0.1)
        measured.reconnect_seconds.clear()
        for _ in range(kills):
            victim = rng.choice(servers)
            victim.kill()
            known, end = measured.moves, time.monotonic() + 8.0
            while measured.moves < known + 10 and time.monotonic() < end:
                await asyncio.sleep(0.05)
            await asyncio.sleep(rng.uniform(0.2, 1.0))
            await asyncio.to_thread(victim.start)
            while not await asyncio.to_thread(is_ready, victim.port):
                await asyncio.sleep(0.1)
            await asyncio.sleep(rng.uniform(0, 1.0))
            for task in playing:
                if task.done():
                    task.result()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for server in servers:
            await asyncio.to_thread(server.close)
    lost, doubled, broken = await check_stored_tables(database, measured)
    usual = percentile(measured.reconnect_seconds, 50)
    late = percentile(measured.reconnect_seconds, 99)
    return Result(
        passed=lost == doubled == broken == 0 and 0 < late < ALLOWED_SECONDS,
        text=f"{kills} kills of one of two servers, {measured.moves} moves at "
        f"{len(measured.acked)} tables: {lost} lost, {doubled} doubled, {broken} matches that do "
        f"not replay; people back at the other after {usual:.2f} s (p50), {late:.2f} s (p99)",
        seconds=time.monotonic() - began,
    )


def kill_one_of_two(database: str, bus: str, kills: int) -> Result:
    """Kills one of two servers `kills` times while people play, and checks that no move is lost.
    `database`, `bus`: the URLs of the PostgreSQL and the Redis."""
    return asyncio.run(_kill_one_of_two(database, bus, kills))
