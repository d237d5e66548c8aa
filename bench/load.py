"""Many tables at once, over real WebSockets: durable moves of one server, at full speed and at
people's pace, of every game; and the same work done by boardgame.io's own server.

Tables are laid and their games thought out beforehand; what is measured is moves alone, from the
message of a move to its answer. Everybody at a table has a line of their own, as in life.
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
from starlette.responses import Response
from tests.server.served import NOUGHTS, Process

from coven import games
from coven.lab.arena import quantile
from coven.server.access.guests import Guest, GuestCookies
from coven.server.command import run_on_fast_loop
from coven.server.live.protocol import VERSION
from coven.store import Store
from coven.table import Table

from . import boardgameio, floor
from .line import Line

KEY = "for measuring only"
ANSWERS = re.compile(r'{"t":"(ack|refused)","nonce":"([^"]+)"')
PACE = 2.0
"""Seconds between two moves at a table of people."""
PACED_MOVES = 9
AT_ONCE = 40
"""Lines that are opened together: more would wait in the server's queue."""
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
"""At each speed at least; what else a machine has to do is no server's fault."""


@dataclass(frozen=True)
class Turn:
    """A move that will be made: by which seat, as the answer to which question."""

    seat: int
    move: str
    question: int


@dataclass(frozen=True)
class Script:
    """A table and its game."""

    table: str
    seats: int
    turns: tuple[Turn, ...]


def person(script: Script, seat: int) -> str:
    return f"{script.table}-{seat}"


def lay(
    game: str, seats: int, number: int, length: int, rng: random.Random
) -> tuple[Table, Script]:
    """A table that has begun, and the moves of its game."""
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


def lay_out(folder: Path, game: str, seats: int, number: int, length: int) -> list[Script]:
    """Tables in a store, and the moves of their games. Nothing of them stays here: looking
    through it for garbage would take time that seemed to be the server's."""
    rng = random.Random(7)
    laid = [lay(game, seats, n, length, rng) for n in range(number)]
    asyncio.run(keep(folder, [table for table, _ in laid]))
    return [script for _, script in laid]


async def keep(folder: Path, tables: Sequence[Table]) -> None:
    store = await Store.open(f"sqlite:///{folder / 'load.db'}")
    for table in tables:
        await store.save(table, 0.0)
    await store.close()


@contextmanager
def serving(folder: Path) -> Iterator[Process]:
    """`coven serve` as it is, but for the limits on how much one address may ask."""
    free = {f"COVEN_{n}_{k}": "1000000" for n in ("SOCKET", "ADDRESS") for k in ("RATE", "BURST")}
    server = Process(
        folder,
        **free,
        COVEN_DATABASE_URL=f"sqlite:///{folder / 'load.db'}",
        COVEN_KEY=KEY,
        COVEN_SOCKETS="100000",
        COVEN_SOCKETS_PER_ADDRESS="100000",
    )
    try:
        yield server
    finally:
        server.stop()


def cookie(id: str) -> str:
    answer = Response()
    GuestCookies(KEY).write(answer, Guest(id, "Witch"), secure=False)
    return answer.headers["set-cookie"].partition(";")[0]


class CovenLines:
    """Everybody's lines at one table of Coven."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.answers: dict[str, asyncio.Future[None]] = {}
        self.said = 0
        for line in lines:
            line.hear = self._hear

    @classmethod
    async def open(cls, port: int, script: Script) -> CovenLines:
        lines = []
        for seat in range(script.seats):
            line = await Line.open(
                port,
                f"/t/{script.table}/line",
                cookie=cookie(person(script, seat)),
                origin=f"http://127.0.0.1:{port}",
            )
            line.send(f'{{"t":"hello","protocol":{VERSION}}}')
            await line.recv()
            lines.append(line)
        return cls(lines)

    def _hear(self, text: str) -> None:
        for kind, nonce in ANSWERS.findall(text):
            if kind == "refused":
                raise SystemExit(text)
            self.answers.pop(nonce).set_result(None)

    async def play(self, turn: Turn) -> None:
        self.said += 1
        nonce = str(self.said)
        answer = self.answers[nonce] = asyncio.get_running_loop().create_future()
        move = {"t": "move", "move": turn.move, "at": turn.question, "nonce": nonce}
        self.lines[turn.seat].send(json.dumps(move))
        await answer

    def close(self) -> None:
        for line in self.lines:
            line.close()


Lines = CovenLines | boardgameio.Lines | floor.Lines
Open = Callable[[Script], Awaitable[Lines]]


@asynccontextmanager
async def everybody(
    scripts: Sequence[Script], open_lines: Open
) -> AsyncIterator[list[tuple[Script, Lines]]]:
    opened: list[Lines] = []
    for k in range(0, len(scripts), AT_ONCE):
        opened += await asyncio.gather(*map(open_lines, scripts[k : k + AT_ONCE]))
    yield list(zip(scripts, opened, strict=True))
    for lines in opened:
        lines.close()


async def full_speed(
    scripts: Sequence[Script], at_once: int, open_lines: Open
) -> tuple[float, list[float]]:
    """Moves a second in the best round, for a machine has other things to do; and milliseconds of
    every move. A table's next move follows the last at once."""
    best, waits = 0.0, list[float]()

    async def play(script: Script, lines: Lines) -> None:
        for turn in script.turns:
            began = time.perf_counter()
            await lines.play(turn)
            waits.append(1000 * (time.perf_counter() - began))

    for k in range(0, len(scripts), at_once):
        async with everybody(scripts[k : k + at_once], open_lines) as tables:
            began, before = time.perf_counter(), len(waits)
            await asyncio.gather(*(play(*table) for table in tables))
            best = max(best, (len(waits) - before) / (time.perf_counter() - began))
    return best, waits


async def at_pace(scripts: Sequence[Script], open_lines: Open) -> list[float]:
    """Milliseconds of every move, where people think for two seconds."""
    waits: list[float] = []

    async def play(script: Script, lines: Lines) -> None:
        await asyncio.sleep(random.random() * PACE)
        due = time.perf_counter()
        for turn in script.turns[:PACED_MOVES]:
            began = time.perf_counter()
            await lines.play(turn)
            waits.append(1000 * (time.perf_counter() - began))
            due += PACE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async with everybody(scripts, open_lines) as tables:
        await asyncio.sleep(1.0)
        await asyncio.gather(*(play(*table) for table in tables))
    return waits


Row = tuple[str, str, str, str, str, str]


def number_of(tables: int, length: int, least: int = LEAST_MOVES) -> int:
    """How many tables there must be for all rounds."""
    return tables * (ROUNDS + max(ROUNDS, -(-least // (tables * length))))


def row(name: str, scripts: Sequence[Script], tables: int, open_lines: Open) -> Row:
    """The first tables at people's pace, the others at full speed."""

    async def measure() -> tuple[float, list[float], list[list[float]]]:
        os.sync()  # what laying the tables has left to write is nobody's move
        gc.collect()
        gc.freeze()
        rounds = range(0, ROUNDS * tables, tables)
        paced = [await at_pace(scripts[k : k + tables], open_lines) for k in rounds]
        return *await full_speed(scripts[ROUNDS * tables :], tables, open_lines), paced

    return figures(name, tables, *run_on_fast_loop(measure()))


def figures(
    name: str, tables: int, a_second: float, waits: Sequence[float], paced: Sequence[list[float]]
) -> Row:
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
    """One server on SQLite, every move on disk before it is answered."""
    number = number_of(tables, length, least)
    with tempfile.TemporaryDirectory() as folder:
        scripts = lay_out(Path(folder), game, seats, number, length)
        with serving(Path(folder)) as server:
            _until_ready(server, number)

            async def open_lines(script: Script) -> CovenLines:
                return await CovenLines.open(server.port, script)

            return row(f"Coven, {game}, {seats} seats", scripts, tables, open_lines)


def _until_ready(server: Process, tables: int) -> None:
    """Until all words are known and all tables are taken up."""
    eve = server.person()
    while eve.send("GET", "/readyz")[0] != 200:
        time.sleep(0.1)
    while f"coven_tables {tables}.0" not in eve.get("/metrics"):
        time.sleep(0.1)
    time.sleep(1.0)


def drawn_games(tables: int) -> list[Script]:
    """Noughts and crosses for servers that know of no tables before they are asked for."""
    turns = tuple(Turn(n % 2, move, n) for n, move in enumerate(DRAWN))
    number = number_of(tables, len(DRAWN))
    return [Script(f"match-{n}", 2, turns) for n in range(number)]


def disk(tables: int = TABLES[0]) -> Row:
    """A flush after the other, and as many as the tables need at people's pace."""
    busy = floor.flushes(LEAST_MOVES, 0.0)
    paced = [floor.flushes(tables * PACED_MOVES, PACE / tables) for _ in range(ROUNDS)]
    a_second = 1000 * len(busy) / sum(busy)
    return figures("the disk alone: one page, flushed", tables, a_second, busy, paced)


def least(tables: int) -> Row:
    """What no durable server on uvicorn and SQLite can undercut."""
    with floor.serving() as port:

        async def open_lines(script: Script) -> floor.Lines:
            return await floor.Lines.open(port, script.table, script.seats)

        return row("uvicorn and SQLite alone, no game", drawn_games(tables), tables, open_lines)


def peer(tables: int, store: str) -> Row:
    """boardgame.io's server with one of its own stores."""
    with boardgameio.serving(store) as server:

        async def open_lines(script: Script) -> boardgameio.Lines:
            return await boardgameio.Lines.open(server, script.table)

        name = f"boardgame.io, {NOUGHTS}, {store}"
        return row(name, drawn_games(tables), tables, open_lines)


def report(tables: Sequence[int] = TABLES) -> Grid:
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
        grid.add_row(*least(number))
        for store in boardgameio.STORES if boardgameio.ready() else ():
            grid.add_row(*peer(number, store))
    for game in games.ids():
        if game != NOUGHTS:
            grid.add_row(*coven(game, 2, 50, 20, 1_000))
    return grid
