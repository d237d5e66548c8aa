"""A process that plays at stored tables and can be killed. Starting Python each time would be too
slow, so this process imports everything once and forks one child after the other.

    playing_server.py DATABASE-URL

Each line on its standard input starts a child. On its standard output: ``pid NUMBER``, then
``ack TABLE N SEAT MOVE`` for each stored move, and ``gone STATUS`` when the child has ended.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time

import alembic.command  # noqa: F401 - imported before the children are forked

from coven.core import Move
from coven.store import Store
from coven.table import Table

TABLES = 4
GAMES = (("noughts-and-crosses", 2), ("wandering-towers", 3))


def print_line(line: str) -> None:
    """Writes a line to standard output at once, without a buffer."""
    os.write(1, f"{line}\n".encode())


async def start_table(store: Store, rng: random.Random) -> Table:
    """Starts and stores a table at which one person has all seats."""
    game, seats = rng.choice(GAMES)
    table = Table.new(game, seats, "anna", time.time(), pace="fast")
    for seat in range(seats):
        table.sit("anna", f"Anna {seat}", time.time())
    table.start("anna", time.time())
    await store.save(table, time.time())
    return table


async def keep_playing(store: Store, table: Table, rng: random.Random) -> None:
    """Plays and undoes random moves for ever, and prints each stored one."""
    while True:
        if table.status != "playing":
            table = await start_table(store, rng)
        draft = table.copy()
        assert draft.match is not None
        seat = rng.choice(draft.waiting)
        if rng.random() < 0.15 and draft.why_no_undo(seat) is None:
            record = draft.undo(seat, time.time())
        else:
            move: Move = rng.choice(draft.match.state.moves(seat))
            record = draft.submit(seat, move, time.time(), nonce=str(rng.random()))
        await store.save(draft, time.time())
        table = draft
        assert record is not None
        entry = record.entry
        print_line(f"ack {table.id} {entry.n} {entry.seat} {entry.move}")


async def serve(url: str) -> None:
    """Plays at TABLES tables of the database at the same time, until it is killed."""
    store = await Store.open(url)
    await store.heartbeat(time.time())
    rng = random.Random()
    ids = (await store.tables_in_play())[:TABLES]
    tables = [await store.load(id, time.time()) for id in ids]
    while len(tables) < TABLES:
        tables.append(await start_table(store, rng))
    await asyncio.gather(*(keep_playing(store, table, rng) for table in tables))


def main() -> None:
    print_line("ready")
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            print_line(f"pid {os.getpid()}")
            asyncio.run(serve(sys.argv[1]))
        _, status = os.waitpid(child, 0)
        print_line(f"gone {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    main()
