"""A server that plays, to be killed: ``python -m`` is too slow to begin with each time, so this
process learns everything once and then forks one child after the other.

    playing_server.py DATABASE-URL

On its standard input, each line lets a child play on; on its standard output, ``pid NUMBER``, then
for each move that the store has taken ``ack TABLE N SEAT MOVE``, and ``gone STATUS`` at its end.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time

import alembic.command  # noqa: F401 - what a child needs is learnt before it is forked

from coven.core import Move
from coven.store import Store
from coven.table import Table

TABLES = 4
GAMES = (("noughts-and-crosses", 2), ("wandering-towers", 3))


def tell(line: str) -> None:
    os.write(1, f"{line}\n".encode())


async def begin(store: Store, rng: random.Random) -> Table:
    game, seats = rng.choice(GAMES)
    table = Table.new(game, seats, "anna", time.time(), pace="fast")
    for seat in range(seats):
        table.sit("anna", f"Anna {seat}", time.time())
    table.start("anna", time.time())
    await store.save(table, time.time())
    return table


async def keep_playing(store: Store, table: Table, rng: random.Random) -> None:
    while True:
        if table.status != "playing":
            table = await begin(store, rng)
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
        tell(f"ack {table.id} {entry.n} {entry.seat} {entry.move}")


async def serve(url: str) -> None:
    store = await Store.open(url)
    await store.heartbeat(time.time())
    rng = random.Random()
    ids = (await store.tables_in_play())[:TABLES]
    tables = [await store.load(id, time.time()) for id in ids]
    while len(tables) < TABLES:
        tables.append(await begin(store, rng))
    await asyncio.gather(*(keep_playing(store, table, rng) for table in tables))


def main() -> None:
    tell("ready")
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            tell(f"pid {os.getpid()}")
            asyncio.run(serve(sys.argv[1]))
        _, status = os.waitpid(child, 0)
        tell(f"gone {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    main()
