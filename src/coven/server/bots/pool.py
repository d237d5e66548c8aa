"""Bots think in worker processes: never on the server's own time, and never from more than their
seat may know. Where many bots think, each of them waits longer; none thinks less."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, Protocol

import structlog

from coven.bots import LEVEL_SLOW, bot_for, look
from coven.core import Game, State, Temperament

from ..access.fair_semaphore import NOBODY, FairSemaphore, Owner
from ..ops.log import error_summary
from ..ops.metrics import Metrics
from ..settings import Settings
from .jobs import Suggestion, adviser
from .worker import (
    Answer,
    ChooseMove,
    Chosen,
    Failed,
    Judged,
    Question,
    Suggested,
    SuggestMoves,
    TooLong,
    WinChances,
    frame,
)
from .worker_process import Spawn, WorkerDied, WorkerProcess, spawn_worker

logger = structlog.get_logger()

START_SECONDS = 60.0
"""How long a new process may take to start, even on a very busy machine."""
SLOW_NICENESS = 10
"""By how much the priority of workers for slow jobs is lower."""

AskBot = Callable[[str, dict[str, Any], int, Temperament, Owner], Awaitable[str | None]]
"""Called with game id, saved position, seat, the bot's level and seed, and owner; returns a move's
text, or None if the bot hung or failed."""


class BotPool(Protocol):
    """Workers that choose moves for bots."""

    def start(self) -> None:
        """Starts the workers, without waiting for them."""

    async def close(self) -> None:
        """Stops the workers."""

    async def choose_move(
        self, game: Game, state: State, seat: int, who: Temperament, owner: Owner = NOBODY
    ) -> str:
        """Returns the text of the answer (`bots.answer`) of a bot with the level and seed `who` at
        `seat`. If the bot hangs or fails, a random legal move.

        `owner`: network and person the bot plays for; owners wait for workers round-robin.
        """
        ...

    async def suggest_moves(
        self, game: Game, state: State, seat: int, owner: Owner = NOBODY
    ) -> list[Suggestion]:
        """Returns up to three good moves with reasons (`bots.advise`); empty if no worker answers.
        `owner`: network and person they are for."""
        ...

    async def win_chances(
        self,
        game_id: str,
        positions: list[dict[str, Any]],
        winners: int,
        owner: Owner = NOBODY,
    ) -> list[float]:
        """Returns every seat's chance of winning (0 to 1). `positions`: for each seat, the saved
        position as that seat knows it; `winners`: how many seats can win; `owner`: network and
        person they are for. Raises RuntimeError if no worker answers."""
        ...


async def choose_legal_move(
    ask: AskBot,
    metrics: Metrics | None,
    game: Game,
    state: State,
    seat: int,
    who: Temperament,
    owner: Owner,
) -> str:
    """Asks a bot with the level and seed `who` for its answer with `ask` and returns the move's
    text; a random legal one, counted in `metrics`, if the bot gives none. `owner`: network and
    person the bot plays for."""
    options = [move.text for move in state.pending[seat]]
    if len(options) == 1:
        return options[0]
    position = look(bot_for(game, who.level, who.seed), state, seat)
    began = perf_counter()
    text = await ask(game.id, game.save(position), seat, who, owner)
    if metrics is not None:
        metrics.bot_seconds.labels(who.level).observe(perf_counter() - began)
    if text in options:
        return str(text)
    if metrics is not None:
        metrics.bot_failures.inc()
    return secrets.choice(options)


class LocalBotPool:
    """Worker processes of this server; one that hangs or dies is replaced. Slow jobs (bots of the
    slowest level, chances after a match) have workers of their own, with a lower priority, so that
    nobody's quick bot waits for seconds behind them (S11)."""

    def __init__(
        self,
        workers: int,
        settings: Settings,
        metrics: Metrics | None = None,
        niceness: int = 0,
        spawn: Spawn | None = None,
    ) -> None:
        """`workers`: how many processes answer quick jobs. `niceness`: by how much their priority
        is lowered; with 0, a second pool with a lower priority is made for slow jobs. `spawn`:
        starts a process; None: the usual worker."""
        self.workers = workers
        self.niceness = niceness
        self._slow = self
        if not niceness:
            slow = max(1, workers // 2)
            self._slow = LocalBotPool(slow, settings, metrics, SLOW_NICENESS, spawn)
        self.settings = settings
        self.metrics = metrics
        self._spawn = spawn or spawn_worker
        self._slots = FairSemaphore(workers)
        self._processes: set[WorkerProcess] = set()
        self._idle: list[WorkerProcess] = []
        self._jobs: set[asyncio.Task[Answer | None]] = set()
        self._ending: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        while len(self._processes) < self.workers:
            process = WorkerProcess(self._spawn, self.niceness)
            self._processes.add(process)
            self._idle.append(process)

    async def wait_until_started(self) -> None:
        """Returns when one process has imported all games, or could not."""
        await asyncio.wait(
            [process.started for process in self._processes], return_when=asyncio.FIRST_COMPLETED
        )

    def stop(self) -> None:
        """Kills the processes. The next job starts new ones."""
        if self._slow is not self:
            self._slow.stop()
        for process in list(self._processes):
            self._remove(process)

    async def close(self) -> None:
        self.stop()
        if self._slow is not self:
            await self._slow.close()
        await asyncio.gather(*self._jobs, *self._ending, return_exceptions=True)

    async def choose_move(
        self, game: Game, state: State, seat: int, who: Temperament, owner: Owner = NOBODY
    ) -> str:
        return await choose_legal_move(self.ask, self.metrics, game, state, seat, who, owner)

    async def ask(
        self,
        game: str,
        position: dict[str, Any],
        seat: int,
        who: Temperament,
        owner: Owner = NOBODY,
    ) -> str | None:
        """Returns the text of the answer of a bot with the level and seed `who` in a saved
        position; None if it hangs or fails. `owner`: network and person the bot plays for. An
        `AskBot`."""
        question = ChooseMove(game, position, seat, who.level, who.seed)
        lane = self._slow if who.level == LEVEL_SLOW else self
        found = await lane._run(question, owner)
        return found.move if isinstance(found, Chosen) else None

    async def suggest_moves(
        self, game: Game, state: State, seat: int, owner: Owner = NOBODY
    ) -> list[Suggestion]:
        position = look(adviser(game), state, seat)
        found = await self._run(SuggestMoves(game.id, game.save(position), seat), owner)
        legal = {move.text for move in state.pending.get(seat, ())}
        moves = found.moves if isinstance(found, Suggested) else []
        return [suggestion for suggestion in moves if suggestion[0] in legal]

    async def win_chances(
        self,
        game_id: str,
        positions: list[dict[str, Any]],
        winners: int,
        owner: Owner = NOBODY,
    ) -> list[float]:
        found = await self._slow._run(WinChances(game_id, positions, winners), owner)
        if not isinstance(found, Judged) or len(found.chances) != len(positions):
            raise RuntimeError("no worker judged it")
        return found.chances

    async def _run(self, question: Question, owner: Owner = NOBODY) -> Answer | None:
        """Returns a worker's answer; None if it hangs or fails. `owner`: network and person it is
        for. Waiting for a free worker does not count. If the caller is cancelled, the worker
        finishes its thought in the background."""
        await self._slots.acquire(owner)
        job = asyncio.create_task(self._answer(question))
        self._jobs.add(job)
        job.add_done_callback(self._finished)
        return await asyncio.shield(job)

    def _finished(self, job: asyncio.Task[Answer | None]) -> None:
        self._jobs.discard(job)
        self._slots.release()
        if not job.cancelled():
            job.exception()

    async def _answer(self, question: Question) -> Answer | None:
        """Returns the answer of an idle worker. A second worker is tried only if the first one
        died. None if the question cannot be sent, if the worker takes too long, or if both have
        died."""
        try:
            framed = frame(question)
        except (TooLong, OverflowError, TypeError) as e:
            logger.error("a bot cannot be asked", game=question.game, error=error_summary(e))
            return None
        for _ in range(2):
            process = self._take()
            try:
                async with asyncio.timeout(START_SECONDS):
                    await asyncio.shield(process.started)
                async with asyncio.timeout(self.settings.bot_timeout):
                    found = await process.ask(framed)
            except TimeoutError:
                logger.warning("a bot took too long", game=question.game)
                self._replace(process)
                return None
            except WorkerDied as e:
                if process.killed:  # the server is closing
                    return None
                logger.warning("a worker died", error=error_summary(e))
                self._replace(process)
            except BaseException:
                self._remove(process)
                raise
            else:
                self._idle.append(process)
                if isinstance(found, Failed):
                    logger.warning("a bot failed", game=question.game, error=found.error)
                return found
        return None

    def _take(self) -> WorkerProcess:
        """Returns an idle process, if possible one that has started."""
        if not self._idle:
            self.start()
        process = next((idle for idle in self._idle if idle.started.done()), self._idle[0])
        self._idle.remove(process)
        return process

    def _replace(self, process: WorkerProcess) -> None:
        """Kills a process and starts another one."""
        self._remove(process)
        self.start()

    def _remove(self, process: WorkerProcess) -> None:
        """Kills a process and forgets it."""
        process.kill()
        ending = asyncio.create_task(process.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
        self._processes.discard(process)
        if process in self._idle:
            self._idle.remove(process)
