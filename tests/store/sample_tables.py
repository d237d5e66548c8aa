"""Matches to store."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from coven.store import Store
from coven.table import Table

T = TypeVar("T")
NOW = 1_000_000.0


def run(act: Callable[[], Awaitable[T]]) -> T:
    async def all_of_it() -> T:
        return await act()

    return asyncio.run(all_of_it())


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def new_table(game: str = "noughts-and-crosses", seats: int = 2, **settings: object) -> Table:
    """A table at which anna and boris sit, and bots on the other seats."""
    table = Table.new(game, seats, "anna", NOW, **settings)  # type: ignore[arg-type]
    table.sit("anna", "Anna", NOW)
    table.sit("boris", "Boris", NOW)
    for seat in range(2, seats):
        table.put_bot(seat, 1, "anna")
    return table


def started_table(game: str = "noughts-and-crosses", seats: int = 2, **settings: object) -> Table:
    table = new_table(game, seats, **settings)
    table.start("anna", NOW)
    return table


def play_random_move(table: Table, rng: random.Random, now: float = NOW, nonce: str = "") -> None:
    """Somebody who is asked answers something."""
    assert table.match is not None
    seat = rng.choice(table.waiting)
    move = rng.choice(table.match.state.moves(seat))
    table.submit(seat, move, now, nonce, by="bot" if table.seats[seat].bot else "person")
