"""Bots think in other processes: never the table's time, never more than their budget, and never
from more than their seat may know."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any

import structlog

from coven import games
from coven.bots import LEVEL_BEST, LEVEL_SLOW, LEVELS, BotRng, SearchBot, bot_for, position_for
from coven.bots.win_probability import win_probabilities
from coven.core import Game, Rng, State, new_secret, parse, rng_of
from coven.table import Table

from ..access.limits import Turns
from ..ops.log import where
from ..settings import Settings

if TYPE_CHECKING:
    from ..ops.metrics import Metrics

journal = structlog.get_logger()

WAKE_SECONDS = 60.0
"""For a new process to begin, on however busy a machine."""
GRACE_SECONDS = 8.0
"""Beyond twice its budget, before a worker is given up."""


def think(game_id: str, position: dict[str, Any], seat: int, level: int, seconds: float) -> str:
    """In a worker: the bot's answer to a position that was redrawn before it came here."""
    game = games.game(game_id)
    state = game.load(position, rng_of(secrets.randbits(48)))
    usual = LEVELS[level - 1]
    bot = bot_for(game, level, secrets.token_hex(8), usual.iterations, min(seconds, usual.seconds))
    return bot.choose(state, seat).text


def advise(game_id: str, position: dict[str, Any], seat: int) -> list[tuple[str, float]]:
    """In a worker: the three best moves, and what may be expected of each."""
    game = games.game(game_id)
    bot = bot_for(game, LEVEL_BEST, secrets.token_hex(8))
    assert isinstance(bot, SearchBot)
    state = game.load(position, bot.rng)
    return [(advice.move.text, advice.expected) for advice in bot.best(state, seat)]


def weigh(game_id: str, positions: list[dict[str, Any]], winners: int) -> list[float]:
    """In a worker: every seat's chance to win."""
    game = games.game(game_id)
    rng = BotRng(secrets.token_hex(8))
    states = [game.load(position, rng) for position in positions]
    return win_probabilities(game, states, rng, winners)


def impulse(table: Table, seat: int, next_move: str | None) -> str | None:
    """What the bot at this seat does unasked, before `next_move` where it is asked. Quick enough to
    be done at once."""
    match = table.match
    if match is None or seat not in table.bots_that_may_interrupt:
        return None
    temperament = table.temperament(seat)
    memory = LEVELS[temperament.level - 1].memory
    position = position_for(match.game, match.state, seat, Rng(new_secret()), memory)
    about = parse(next_move) if next_move is not None else None
    move = match.game.impulse(position, seat, temperament, about)
    return move.text if move is not None else None


def end_with_server() -> None:
    """In a worker: it ends when its server does, however that ended."""

    def wait() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=wait, daemon=True).start()


def wake() -> None:
    """Loads what a worker needs before the first bot waits for it."""
    for id in games.ids():
        games.game(id)


class Thinkers:
    """A pool of processes that is replaced when one of them hangs or dies."""

    def __init__(self, workers: int, settings: Settings, metrics: Metrics | None = None) -> None:
        self.workers = workers
        self.settings = settings
        self.metrics = metrics
        self._turns = Turns(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._awake: Future[None] = Future()
        """Done when a process of the pool has loaded what it needs."""

    def start(self) -> None:
        self._pool = ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=end_with_server
        )
        self._awake, *_ = [self._pool.submit(wake) for _ in range(self.workers)]

    async def awake(self) -> None:
        """Until a process has loaded what it needs."""
        await asyncio.shield(asyncio.wrap_future(self._awake))

    def stop(self) -> None:
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        self.stop()

    async def answer(self, game: Game, state: State, seat: int, level: int, whom: str = "") -> str:
        """What the bot of that level does at this table; where it takes too long or fails, any move
        of the list. It thinks for `whom`: somebody with many bots waits for their own."""
        rng = Rng(new_secret())
        position = position_for(game, state, seat, rng, LEVELS[level - 1].memory)
        options = [move.text for move in state.pending[seat]]
        if len(options) == 1:
            return options[0]
        began = perf_counter()
        text = await self.thought(game.id, game.save(position), seat, level, whom)
        if self.metrics is not None:
            self.metrics.thoughts.labels(level).observe(perf_counter() - began)
        if text in options:
            return str(text)
        if self.metrics is not None:
            self.metrics.blunders.inc()
        return secrets.choice(options)

    async def thought(
        self, game: str, position: dict[str, Any], seat: int, level: int, whom: str = ""
    ) -> str | None:
        """What a bot answers; None where it takes too long or fails."""
        budget = self.budget(level)
        given = game, position, seat, level, budget
        text: str | None = await self._work(think, *given, whom=whom, budget=budget)
        return text

    def budget(self, level: int) -> float:
        """Seconds that a bot of this level may think."""
        longer = self.settings.night_budget if level == LEVEL_SLOW else 0.0
        return longer or self.settings.bot_budget

    async def advice(self, game: Game, state: State, seat: int) -> list[tuple[str, float]]:
        """What the best level would do here, and what it expects; nothing if no worker answers."""
        position = position_for(game, state, seat, Rng(new_secret()))
        found = await self._work(advise, game.id, game.save(position), seat)
        legal = {move.text for move in state.pending.get(seat, ())}
        return [(move, expected) for move, expected in found or () if move in legal]

    async def judge(
        self, game_id: str, positions: list[dict[str, Any]], winners: int
    ) -> list[float]:
        """Every seat's chance, from its own position."""
        found = await self._work(weigh, game_id, positions, winners)
        if not isinstance(found, list):
            raise RuntimeError("no worker judged it")
        return found

    async def _work(
        self, job: Callable[..., Any], *given: Any, whom: str = "", budget: float = 0.0
    ) -> Any:
        """What a worker makes of it; None where it takes too long or fails. Waiting for a worker
        does not count."""
        patience = 2 * (budget or self.settings.bot_budget) + GRACE_SECONDS
        async with self._turns.turn(whom):
            return await self._work_now(job, *given, patience=patience)

    async def _work_now(self, job: Callable[..., Any], *given: Any, patience: float) -> Any:
        for _ in range(2):
            if self._pool is None:
                self.start()
            pool = self._pool
            assert pool is not None
            try:
                if not self._awake.done():
                    async with asyncio.timeout(WAKE_SECONDS):
                        await self.awake()
                async with asyncio.timeout(patience):
                    return await asyncio.wrap_future(pool.submit(job, *given))
            except (BrokenProcessPool, RuntimeError) as e:
                journal.warning("a worker died", error=where(e))
                if self._pool is pool:
                    self.stop()
            except TimeoutError:
                journal.warning("a bot took too long", game=given[0])
                if self._pool is pool:
                    self.stop()
                break
            except Exception as e:
                journal.warning("a bot failed", game=given[0], error=where(e))
                break
        return None


def thinkers_for(settings: Settings, metrics: Metrics) -> Thinkers:
    """In processes of this server, or on other machines."""
    if settings.bot_workers == 0 and settings.bus_url:
        from .remote import FarThinkers

        return FarThinkers(settings, metrics)
    return Thinkers(max(1, settings.bot_workers), settings, metrics)
