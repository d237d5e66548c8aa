"""Measures a server with many tables over real WebSockets: durable moves of every game, as fast as
possible and at the pace of people; and the same with boardgame.io's own server.

Tables and the moves of their games are prepared beforehand. Only moves are measured, from sending a
move to its acknowledgement. Each seat has its own connection.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import re
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table as Grid
from tests.server.served import NOUGHTS, Process

from coven import games
from coven.lab.arena import quantile
from coven.server.access.guests import COOKIE, Guest, GuestCookies
from coven.server.command import run_on_fast_loop
from coven.server.live.protocol import VERSION
from coven.store import Store
from coven.table import Table

from . import boardgameio, minimal_server
from .websocket_client import WebSocketClient

KEY = "for measuring only"
ANSWERS = re.compile(r'{"t":"(ack|refused)","nonce":"([^"]+)"')
PACE = 2.0
"""Seconds between two moves at a table of people."""
PACED_MOVES = 9
AT_ONCE = 40
"""How many tables connect at the same time; more would wait in the server's queue."""
DRAWN = (
    "mark 0",
    "mark 1",
    "mark 2",
    "mark 4",
    "mark 3",
    "mark 5",
    "mark 7",
    "mark 6",
    "mark 8",
)
TABLES = (50, 200, 500)
LEAST_MOVES = 3_000
ROUNDS = 3
"""How often each speed is measured at least, because other processes disturb some rounds."""


@dataclass(frozen=True)
class Turn:
    """A prepared move: its seat, its text and the number of the question it answers."""

    seat: int
    move: str
    question: int


@dataclass(frozen=True)
class Script:
    """A table's id, its number of seats and the prepared moves of its game."""

    table: str
    seats: int
    turns: tuple[Turn, ...]


def person(script: Script, seat: int) -> str:
    """Returns the id of the person at a seat of the script's table."""
    return f"{script.table}-{seat}"


def prepare_table(
    game: str, seats: int, number: int, length: int, rng: random.Random
) -> tuple[Table, Script]:
    """Starts a table of the game and returns it with at most `length` random moves to play there
    (for noughts and crosses a fixed draw). `number`: counts the tables, for the table's id."""
    made = Table.new(game, seats, "", 0.0, id=f"load-{game}-{number}")
    script = Script(made.id, seats, ())
    made.host = person(script, 0)
    for seat in range(seats):
        made.sit(person(script, seat), f"Witch {seat}", 0.0, seat)
    made.start(made.host, 0.0, rng.randbytes(32))
    ahead, turns = made.copy(), list[Turn]()
    while ahead.status == "playing" and len(turns) < length:
        seat = ahead.waiting[0]
        sight = ahead.sight(seat)
        assert sight is not None
        move = DRAWN[len(turns)] if game == NOUGHTS else rng.choice(sight.asked).text
        turns.append(Turn(seat, move, ahead.question(seat)))
        ahead.submit(seat, move, 0.0, question=turns[-1].question)
    return made, Script(made.id, seats, tuple(turns))


def prepare_tables(folder: Path, game: str, seats: int, number: int, length: int) -> list[Script]:
    """Saves `number` started tables to a database in `folder` and returns at most `length` moves
    for each. The tables do not stay in memory, because garbage collection of them would disturb the
    measurement."""
    rng = random.Random(7)
    prepared = [prepare_table(game, seats, n, length, rng) for n in range(number)]
    asyncio.run(save_tables(folder, [table for table, _ in prepared]))
    return [script for _, script in prepared]


async def save_tables(folder: Path, tables: Sequence[Table]) -> None:
    store = await Store.open(f"sqlite:///{folder / 'load.db'}")
    for table in tables:
        await store.save(table, 0.0)
    await store.close()


@contextmanager
def serving(folder: Path) -> Iterator[Process]:
    """Runs `coven serve` while the context lasts, without limits for clients."""
    server = Process(
        folder,
        COVEN_DATABASE_URL=f"sqlite:///{folder / 'load.db'}",
        COVEN_KEY=KEY,
        COVEN_LIMITS="0",
        COVEN_WARM_UP="1",
    )
    try:
        yield server
    finally:
        server.stop()


def cookie(id: str) -> str:
    """Returns the Cookie header that identifies the person with this id."""
    return f"{COOKIE}={GuestCookies(KEY).signed(Guest(id, 'Witch'))}"


class CovenClients:
    """The connections of all seats of one table of Coven."""

    def __init__(self, clients: list[WebSocketClient]) -> None:
        self.clients = clients
        self.answers: dict[str, asyncio.Future[None]] = {}
        self.sent = 0
        for client in clients:
            client.on_text = self._on_text

    @classmethod
    async def open(cls, port: int, script: Script) -> CovenClients:
        clients = []
        for seat in range(script.seats):
            client = await WebSocketClient.open(
                port,
                f"/t/{script.table}/line",
                cookie=cookie(person(script, seat)),
                origin=f"http://127.0.0.1:{port}",
            )
            client.send(f'{{"t":"hello","protocol":{VERSION}}}')
            await client.recv()
            clients.append(client)
        return cls(clients)

    def _on_text(self, text: str) -> None:
        for kind, nonce in ANSWERS.findall(text):
            if kind == "refused":
                raise SystemExit(text)
            self.answers.pop(nonce).set_result(None)

    async def play(self, turn: Turn) -> None:
        """Sends a move and waits for its acknowledgement."""
        self.sent += 1
        nonce = str(self.sent)
        answer = self.answers[nonce] = asyncio.get_running_loop().create_future()
        move = {"t": "move", "move": turn.move, "at": turn.question, "nonce": nonce}
        self.clients[turn.seat].send(json.dumps(move))
        await answer

    def close(self) -> None:
        for client in self.clients:
            client.close()


Clients = CovenClients | boardgameio.Clients | minimal_server.Clients
Connect = Callable[[Script], Awaitable[Clients]]


@asynccontextmanager
async def all_connected(
    scripts: Sequence[Script], connect: Connect
) -> AsyncIterator[list[tuple[Script, Clients]]]:
    opened: list[Clients] = []
    for k in range(0, len(scripts), AT_ONCE):
        opened += await asyncio.gather(*map(connect, scripts[k : k + AT_ONCE]))
    yield list(zip(scripts, opened, strict=True))
    for clients in opened:
        clients.close()


async def full_speed(
    scripts: Sequence[Script], at_once: int, connect: Connect
) -> tuple[float, list[float]]:
    """Plays the prepared moves of all tables without pauses, at `at_once` tables at the same time;
    `connect` opens the clients of a table. Returns the moves per second of the best round, and the
    milliseconds of every move."""
    best, waits = 0.0, list[float]()

    async def play(script: Script, clients: Clients) -> None:
        for turn in script.turns:
            began = time.perf_counter()
            await clients.play(turn)
            waits.append(1000 * (time.perf_counter() - began))

    for k in range(0, len(scripts), at_once):
        async with all_connected(scripts[k : k + at_once], connect) as tables:
            began, before = time.perf_counter(), len(waits)
            await asyncio.gather(*(play(*table) for table in tables))
            best = max(best, (len(waits) - before) / (time.perf_counter() - began))
    return best, waits


async def at_pace(scripts: Sequence[Script], connect: Connect) -> list[float]:
    """Plays the prepared moves of all tables with PACE seconds between two moves; `connect` opens
    the clients of a table. Returns the milliseconds of every move."""
    waits: list[float] = []

    async def play(script: Script, clients: Clients) -> None:
        await asyncio.sleep(random.random() * PACE)
        due = time.perf_counter()
        for turn in script.turns[:PACED_MOVES]:
            began = time.perf_counter()
            await clients.play(turn)
            waits.append(1000 * (time.perf_counter() - began))
            due += PACE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async with all_connected(scripts, connect) as tables:
        await asyncio.sleep(1.0)
        await asyncio.gather(*(play(*table) for table in tables))
    return waits


Row = tuple[str, str, str, str, str, str]


def number_of(tables: int, length: int, least: int = LEAST_MOVES) -> int:
    """Returns how many tables to prepare for all rounds, if `tables` play at once, each game has
    `length` moves, and at least `least` moves are to be measured at full speed."""
    return tables * (ROUNDS + max(ROUNDS, -(-least // (tables * length))))


def row(name: str, scripts: Sequence[Script], tables: int, connect: Connect) -> Row:
    """Plays the first tables at people's pace and the others at full speed; returns a row of the
    result table, called `name`. `tables`: how many play at once; `connect` opens the clients of a
    table."""

    async def measure() -> tuple[float, list[float], list[list[float]]]:
        os.sync()  # writes what preparing the tables has left in the disk's cache
        gc.collect()
        gc.freeze()
        rounds = range(0, ROUNDS * tables, tables)
        paced = [await at_pace(scripts[k : k + tables], connect) for k in rounds]
        return *await full_speed(scripts[ROUNDS * tables :], tables, connect), paced

    return figures(name, tables, *run_on_fast_loop(measure()))


def figures(
    name: str, tables: int, a_second: float, waits: Sequence[float], paced: Sequence[list[float]]
) -> Row:
    """Returns a row of the result table: moves per second (`a_second`), and the milliseconds of
    moves at full speed (`waits`) and in each round at people's pace (`paced`). `name`: what was
    measured; `tables`: how many played at once."""
    p99, *_, worst = sorted(quantile(sorted(each), 0.99) for each in paced)
    return (
        name,
        str(tables),
        f"{a_second:,.0f}",
        f"{quantile(sorted(waits), 0.99):.1f} ms",
        f"{min(map(statistics.median, paced)):.1f} ms",
        f"{p99:.1f} ms (to {worst:.1f})",
    )


def coven(game: str, seats: int, tables: int, length: int, least: int = LEAST_MOVES) -> Row:
    """Returns the measurements of Coven's server on SQLite, with every move on disk before it is
    acknowledged: `tables` play at once, each at most `length` moves, and at full speed at least
    `least` moves are measured."""
    number = number_of(tables, length, least)
    with tempfile.TemporaryDirectory() as folder:
        scripts = prepare_tables(Path(folder), game, seats, number, length)
        with serving(Path(folder)) as server:
            _until_ready(server, number)

            async def connect(script: Script) -> CovenClients:
                return await CovenClients.open(server.port, script)

            return row(f"Coven, {game}, {seats} seats", scripts, tables, connect)


def _until_ready(server: Process, tables: int) -> None:
    """Returns when the server has loaded all texts and has taken up this many tables."""
    eve = server.person()
    while eve.send("GET", "/readyz")[0] != 200:
        time.sleep(0.1)
    while f"coven_tables {tables}.0" not in eve.get("/metrics"):
        time.sleep(0.1)
    time.sleep(1.0)


def drawn_games(tables: int) -> list[Script]:
    """Returns the prepared moves of drawn games of noughts and crosses, enough for rounds of
    `tables` tables each, for servers that create tables on demand."""
    turns = tuple(Turn(n % 2, move, n) for n, move in enumerate(DRAWN))
    number = number_of(tables, len(DRAWN))
    return [Script(f"match-{n}", 2, turns) for n in range(number)]


def disk(tables: int = TABLES[0]) -> Row:
    """Returns the measurements of flushes to the disk: one after the other, and as many as `tables`
    tables need at people's pace."""
    busy = minimal_server.flushes(LEAST_MOVES, 0.0)
    paced = [minimal_server.flushes(tables * PACED_MOVES, PACE / tables) for _ in range(ROUNDS)]
    a_second = 1000 * len(busy) / sum(busy)
    return figures("the disk alone: one page, flushed", tables, a_second, busy, paced)


def lower_limit(tables: int) -> Row:
    """Returns the measurements of the minimal server with `tables` tables at once: no durable
    server on uvicorn and SQLite can be faster."""
    with minimal_server.serving() as port:

        async def connect(script: Script) -> minimal_server.Clients:
            return await minimal_server.Clients.open(port, script.table, script.seats)

        return row("uvicorn and SQLite alone, no game", drawn_games(tables), tables, connect)


def boardgame_io(tables: int, store: str) -> Row:
    """Returns the measurements of boardgame.io's server with `tables` tables at once; `store`: one
    of its own stores, by its name in STORES."""
    with boardgameio.serving(store) as server:

        async def connect(script: Script) -> boardgameio.Clients:
            return await boardgameio.Clients.open(server, script.table)

        name = f"boardgame.io, {NOUGHTS}, {store}"
        return row(name, drawn_games(tables), tables, connect)


def report(tables: Sequence[int] = TABLES) -> Grid:
    """Returns the result table of all measurements, with these numbers of tables in play at
    once."""
    grid = Grid(
        "server",
        "tables",
        "moves/s",
        "p99",
        "at people's pace, p50",
        "p99",
        title="Many tables at once",
    )
    grid.add_row(*disk())
    for number in tables:
        grid.add_row(*coven(NOUGHTS, 2, number, len(DRAWN)))
        grid.add_row(*lower_limit(number))
        for store in boardgameio.STORES if boardgameio.ready() else ():
            grid.add_row(*boardgame_io(number, store))
    for game in games.ids():
        if game != NOUGHTS:
            grid.add_row(*coven(game, 2, 50, 20, 1_000))
    return grid
