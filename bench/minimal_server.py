"""The lower limit of the cost of a durable move on this machine: flushing the disk alone, and a
minimal server on uvicorn that writes each move as a row of SQLite, waits for the disk, and sends it
to everybody at the table, without game and page.

    python -m bench.minimal_server PORT FILE
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

from .websocket_client import WebSocketClient

if TYPE_CHECKING:
    from .load import Turn


PAGE = 4096


def flushes(number: int, pause: float) -> list[float]:
    """Writes the same page of a file to the disk `number` times with `pause` seconds between;
    returns the milliseconds of each flush."""
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
    """Runs the minimal server with this SQLite file until the process ends."""
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
    """Runs the minimal server in another process for the length of the `with` block; yields its
    port."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "bench.minimal_server",
            str(port),
            str(Path(folder, "moves.db")),
        ]
        process = subprocess.Popen(command)
        try:
            while not listens(port):
                time.sleep(0.05)
            yield port
        finally:
            process.terminate()
            process.wait()


class Clients:
    """The connections of all seats of one table."""

    def __init__(self, clients: list[WebSocketClient]) -> None:
        self.clients = clients
        self.answers: dict[tuple[int, str], asyncio.Future[None]] = {}
        for seat, client in enumerate(clients):
            client.on_text = partial(self._on_text, seat)

    @classmethod
    async def open(cls, port: int, table: str, seats: int) -> Clients:
        return cls([await WebSocketClient.open(port, f"/{table}") for _ in range(seats)])

    def _on_text(self, seat: int, text: str) -> None:
        if answer := self.answers.pop((seat, text), None):
            answer.set_result(None)

    async def play(self, turn: Turn) -> None:
        """Sends a move of a table's seat and waits until the server has sent it back to the same
        seat."""
        answer = self.answers[turn.seat, turn.move] = asyncio.get_running_loop().create_future()
        self.clients[turn.seat].send(turn.move)
        await answer

    def close(self) -> None:
        for client in self.clients:
            client.close()


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2])
