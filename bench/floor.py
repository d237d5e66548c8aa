"""The least that a durable move costs on this machine: the disk alone; and a bare uvicorn that
writes each move as a row of SQLite, waits for the disk, and sends it on to everybody at the table,
without game and page.

    python -m bench.floor PORT FILE
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn
from tests.services import free_port, listens

from .line import Line

if TYPE_CHECKING:
    from .load import Turn


PAGE = 4096


def flushes(number: int, pause: float) -> list[float]:
    """Milliseconds until a page is on the disk, which has been there before."""
    flush = getattr(os, "fdatasync", os.fsync)
    waits = []
    with tempfile.NamedTemporaryFile() as file:
        for n in range(number + 1):
            os.lseek(file.fileno(), 0, os.SEEK_SET)
            os.write(file.fileno(), bytes([n % 256]) * PAGE)
            began = time.perf_counter()
            flush(file.fileno())
            waits.append(1000 * (time.perf_counter() - began))
            time.sleep(pause)
    return waits[1:]


def serve(port: int, file: str) -> None:
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("CREATE TABLE moves (n INTEGER PRIMARY KEY, text TEXT)")
    writer = ThreadPoolExecutor(1)
    at: dict[str, list[Any]] = defaultdict(list)

    def write(text: str) -> None:
        database.execute("INSERT INTO moves (text) VALUES (?)", (text,))

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        everybody = at[scope["path"]]
        everybody.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            text = message["text"]
            await asyncio.get_running_loop().run_in_executor(writer, write, text)
            for tell in everybody:
                await tell({"type": "websocket.send", "text": text})
        everybody.remove(send)

    uvicorn.run(
        app,
        host="127.0.0.1",
        port=port,
        log_level="critical",
        access_log=False,
        ws_per_message_deflate=False,
    )


@contextmanager
def serving() -> Iterator[int]:
    """On which port."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.floor", str(port), str(Path(folder, "floor.db"))]
        process = subprocess.Popen(command)
        try:
            while not listens(port):
                time.sleep(0.05)
            yield port
        finally:
            process.terminate()
            process.wait()


class Lines:
    """Everybody's lines at one table."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.answers: dict[tuple[int, str], asyncio.Future[None]] = {}
        for seat, line in enumerate(lines):
            line.hear = partial(self._hear, seat)

    @classmethod
    async def open(cls, port: int, table: str, seats: int) -> Lines:
        return cls([await Line.open(port, f"/{table}") for _ in range(seats)])

    def _hear(self, seat: int, text: str) -> None:
        if answer := self.answers.pop((seat, text), None):
            answer.set_result(None)

    async def play(self, turn: Turn) -> None:
        answer = self.answers[turn.seat, turn.move] = asyncio.get_running_loop().create_future()
        self.lines[turn.seat].send(turn.move)
        await answer

    def close(self) -> None:
        for line in self.lines:
            line.close()


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2])
