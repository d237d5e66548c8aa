"""The server's side of a worker process."""

from __future__ import annotations

import asyncio
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from .worker import (
    LENGTH_BYTES,
    MAX_ANSWER_BYTES,
    Answer,
    Ready,
    TooLong,
    length_of,
    read_answer,
)

COMMAND = (sys.executable, "-m", "coven.server.bots.worker")


class WorkerDied(Exception):
    """A worker process has ended, or its output is no answer."""


@dataclass(frozen=True)
class Pipes:
    """A running process: its output, its input, how to kill it and how to wait for its end."""

    answers: StreamReader
    questions: StreamWriter
    kill: Callable[[], None]
    wait: Callable[[], Awaitable[object]]


Spawn = Callable[[int], Awaitable[Pipes]]
"""Starts a worker process whose priority is lower by the given niceness."""


async def spawn_worker(niceness: int, command: tuple[str, ...] = COMMAND) -> Pipes:
    """Starts a worker process whose priority is lower by `niceness`. Raises OSError."""
    arguments = (*command, str(niceness))
    process = await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE)
    assert process.stdout is not None
    assert process.stdin is not None

    def kill() -> None:
        with suppress(ProcessLookupError):
            process.kill()

    return Pipes(process.stdout, process.stdin, kill, process.wait)


class WorkerProcess:
    """A worker process that answers one question after the other."""

    def __init__(self, spawn: Spawn, niceness: int = 0) -> None:
        self.killed = False
        self.started = asyncio.create_task(self._start(spawn, niceness))
        """Done when the process has loaded all games."""
        self.started.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._pipes: Pipes | None = None

    async def _start(self, spawn: Spawn, niceness: int) -> None:
        try:
            self._pipes = await spawn(niceness)
        except OSError as e:
            raise WorkerDied("does not start") from e
        if self.killed:
            self._pipes.kill()
        if not isinstance(await self._read(self._pipes), Ready):
            raise WorkerDied("is not ready")

    async def ask(self, question: bytes) -> Answer:
        """Returns the answer to a question (its `frame`). If this is cancelled, kill the process:
        its next answer would be to this question. Raises WorkerDied."""
        pipes = self._pipes
        assert pipes is not None
        try:
            pipes.questions.write(question)
            await pipes.questions.drain()
        except (OSError, RuntimeError) as e:
            raise WorkerDied("does not listen") from e
        return await self._read(pipes)

    async def _read(self, pipes: Pipes) -> Answer:
        try:
            head = await pipes.answers.readexactly(LENGTH_BYTES)
            text = await pipes.answers.readexactly(length_of(head, MAX_ANSWER_BYTES))
            return read_answer(text)
        except (asyncio.IncompleteReadError, OSError) as e:
            raise WorkerDied("has ended") from e
        except (TooLong, msgspec.DecodeError) as e:
            raise WorkerDied("is no worker") from e

    async def end(self) -> None:
        """Kills the process and waits until it has ended."""
        self.kill()
        await asyncio.wait([self.started])
        if self._pipes is not None:
            await self._pipes.wait()

    def kill(self) -> None:
        """Kills the process."""
        self.killed = True
        if self._pipes is not None:
            self._pipes.kill()
            self._pipes.questions.close()
