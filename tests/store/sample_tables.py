"""Tables to store in tests, and a store to open."""

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
    """Runs an asynchronous function without arguments and returns its result."""

    async def main() -> T:
        return await act()

    return asyncio.run(main())


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """Opens a store for the time of a ``with`` block."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def new_table(game: str = "noughts-and-crosses", seats: int = 2, **settings: object) -> Table:
    """Returns a table that has not started, with anna, boris and otherwise bots in its seats."""
    table = Table.new(game, seats, "anna", NOW, **settings)  # type: ignore[arg-type]
    table.sit("anna", "Anna", NOW)
    table.sit("boris", "Boris", NOW)
    for seat in range(2, seats):
        table.put_bot(seat, 1, "anna")
    return table


def started_table(game: str = "noughts-and-crosses", seats: int = 2, **settings: object) -> Table:
    """Returns a table whose match has just started; see `new_table`."""
    table = new_table(game, seats, **settings)
    table.start("anna", NOW)
    return table


def play_random_move(table: Table, rng: random.Random, now: float = NOW, nonce: str = "") -> None:
    """Plays a random move of a random seat that must answer."""
    assert table.match is not None
    seat = rng.choice(table.waiting)
    move = rng.choice(table.match.state.moves(seat))
    table.submit(seat, move, now, nonce, by="bot" if table.seats[seat].bot else "person")
