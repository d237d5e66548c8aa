"""Bots think in worker processes: never on the server's own time, never longer than their budget,
and never from more than their seat may know."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Protocol

import structlog

from coven.bots import LEVEL_SLOW, LEVELS, position_for
from coven.core import Game, Rng, State, new_secret

from ..ops.log import error_summary
from ..ops.metrics import Metrics
from ..settings import Settings
from . import jobs
from .fair_semaphore import NOBODY, FairSemaphore, Owner

logger = structlog.get_logger()

START_SECONDS = 60.0
"""How long a new process may take to start, even on a very busy machine."""
SLOW_NICENESS = 10
"""By how much the priority of workers for slow jobs is lower."""
GRACE_SECONDS = 8.0
"""How long a worker may take beyond twice its budget before it is killed."""

AskBot = Callable[[str, dict[str, Any], int, int, Owner], Awaitable[str | None]]
"""Called with game id, saved position, seat, level and owner; returns a move's text, or None if the
bot took too long or failed."""


class BotPool(Protocol):
    """Workers that choose moves for bots."""

    def start(self) -> None:
        """Starts the workers, without waiting for them."""

    async def close(self) -> None:
        """Stops the workers."""

    async def choose_move(
        self, game: Game, state: State, seat: int, level: int, owner: Owner = NOBODY
    ) -> str:
        """Returns the text of the move that a bot of `level` makes at `seat`. If the bot takes too
        long or fails, a random legal move.

        `owner`: network and person the bot plays for; owners wait for workers round-robin.
        """
        ...

    async def suggest_moves(
        self, game: Game, state: State, seat: int, owner: Owner = NOBODY
    ) -> list[tuple[str, float]]:
        """Returns up to three good moves with the expected result of each (0 to 1); empty if no
        worker answers."""
        ...

    async def win_chances(
        self,
        game_id: str,
        positions: list[dict[str, Any]],
        winners: int,
        owner: Owner = NOBODY,
    ) -> list[float]:
        """Returns every seat's chance of winning (0 to 1). `positions`: for each seat, the saved
        position as that seat knows it; `winners`: how many seats can win. Raises RuntimeError if no
        worker answers."""
        ...


def time_budget(settings: Settings, level: int) -> float:
    """Returns how many seconds a bot of this level may think."""
    longer = settings.night_budget if level == LEVEL_SLOW else 0.0
    return longer or settings.bot_budget


async def choose_legal_move(
    ask: AskBot,
    metrics: Metrics | None,
    game: Game,
    state: State,
    seat: int,
    level: int,
    owner: Owner,
) -> str:
    """Asks a bot of `level` for its move with `ask` and returns the move's text; a random legal
    one, counted in `metrics`, if the bot gives none. `owner`: network and person the bot plays
    for."""
    rng = Rng(new_secret())
    position = position_for(game, state, seat, rng, LEVELS[level - 1].memory)
    options = [move.text for move in state.pending[seat]]
    if len(options) == 1:
        return options[0]
    began = perf_counter()
    text = await ask(game.id, game.save(position), seat, level, owner)
    if metrics is not None:
        metrics.bot_seconds.labels(level).observe(perf_counter() - began)
    if text in options:
        return str(text)
    if metrics is not None:
        metrics.bot_failures.inc()
    return secrets.choice(options)


class LocalBotPool:
    """Worker processes of this server, replaced when one of them hangs or dies. Slow jobs (bots of
    the slowest level, chances after a match) have workers of their own, with a lower priority, so
    that nobody's quick bot waits for seconds behind them (S11)."""

    def __init__(
        self,
        workers: int,
        settings: Settings,
        metrics: Metrics | None = None,
        niceness: int = 0,
    ) -> None:
        """`niceness`: by how much to lower the workers' priority; 0 for the quick ones."""
        self.workers = workers
        self.niceness = niceness
        self._slow = self
        if not niceness:
            self._slow = LocalBotPool(max(1, workers // 2), settings, metrics, SLOW_NICENESS)
        self.settings = settings
        self.metrics = metrics
        self._slots = FairSemaphore(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._started: Future[None] = Future()
        """Done when one process of the pool has imported all games."""

    def start(self) -> None:
        self._pool = ProcessPoolExecutor(
            self.workers,
            mp_context=get_context("spawn"),
            initializer=jobs.prepare_worker,
            initargs=(self.niceness,),
        )
        self._started, *_ = [self._pool.submit(jobs.load_games) for _ in range(self.workers)]

    async def wait_until_started(self) -> None:
        """Returns when one process has imported all games."""
        await asyncio.shield(asyncio.wrap_future(self._started))

    def stop(self) -> None:
        """Kills the processes. The next job starts new ones."""
        if self._slow is not self:
            self._slow.stop()
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        self.stop()

    async def choose_move(
        self, game: Game, state: State, seat: int, level: int, owner: Owner = NOBODY
    ) -> str:
        return await choose_legal_move(self.ask, self.metrics, game, state, seat, level, owner)

    async def ask(
        self, game: str, position: dict[str, Any], seat: int, level: int, owner: Owner = NOBODY
    ) -> str | None:
        """Returns the text of the move that a bot of `level` chooses in a saved position; None if
        it takes too long or fails. `owner`: network and person the bot plays for. An `AskBot`."""
        budget = time_budget(self.settings, level)
        arguments = game, position, seat, level, budget
        lane = self._slow if level == LEVEL_SLOW else self
        text: str | None = await lane._run(jobs.choose_move, *arguments, owner=owner, budget=budget)
        return text

    async def suggest_moves(
        self, game: Game, state: State, seat: int, owner: Owner = NOBODY
    ) -> list[tuple[str, float]]:
        position = position_for(game, state, seat, Rng(new_secret()))
        found = await self._run(jobs.suggest_moves, game.id, game.save(position), seat, owner=owner)
        legal = {move.text for move in state.pending.get(seat, ())}
        return [(move, expected) for move, expected in found or () if move in legal]

    async def win_chances(
        self,
        game_id: str,
        positions: list[dict[str, Any]],
        winners: int,
        owner: Owner = NOBODY,
    ) -> list[float]:
        found = await self._slow._run(jobs.win_chances, game_id, positions, winners, owner=owner)
        if not isinstance(found, list):
            raise RuntimeError("no worker judged it")
        return found

    async def _run(
        self, job: Callable[..., Any], *arguments: Any, owner: Owner = NOBODY, budget: float = 0.0
    ) -> Any:
        """Returns what `job` returns in a worker; None if it takes too long or fails. `owner`:
        network and person it is for; `budget`: the seconds it is meant to think. Waiting for a free
        worker does not count."""
        timeout = 2 * (budget or self.settings.bot_budget) + GRACE_SECONDS
        async with self._slots.slot(owner):
            return await self._run_now(job, *arguments, timeout=timeout)

    async def _run_now(self, job: Callable[..., Any], *arguments: Any, timeout: float) -> Any:
        """Runs a job in the pool, which is restarted if it is broken, and returns the job's result.
        A second try follows only if a worker died."""
        for _ in range(2):
            if self._pool is None:
                self.start()
            pool = self._pool
            assert pool is not None
            try:
                if not self._started.done():
                    async with asyncio.timeout(START_SECONDS):
                        await self.wait_until_started()
                async with asyncio.timeout(timeout):
                    return await asyncio.wrap_future(pool.submit(job, *arguments))
            except (BrokenProcessPool, RuntimeError) as e:
                logger.warning("a worker died", error=error_summary(e))
                if self._pool is pool:
                    self.stop()
            except TimeoutError:
                logger.warning("a bot took too long", game=arguments[0])
                if self._pool is pool:
                    self.stop()
                break
            except Exception as e:
                logger.warning("a bot failed", game=arguments[0], error=error_summary(e))
                break
        return None
