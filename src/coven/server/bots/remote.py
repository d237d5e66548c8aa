"""Bots that think on other machines: `coven think` takes their questions from the bus (by way of
taskiq), and its pool of processes answers them. What travels is a position in which all that the
bot's seat cannot know was redrawn."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import structlog

from ..access.limits import Turns
from ..cluster.bus import NoBusDriver
from ..ops.log import where
from ..settings import Settings
from .pool import Thinkers

if TYPE_CHECKING:
    from taskiq import AsyncBroker

    from ..ops.metrics import Metrics

journal = structlog.get_logger()

TASK = "coven:think"
KEPT_SECONDS = 60
"""How long an answer that nobody fetched is kept."""
LOOK_SECONDS = 0.02
RETRY_SECONDS = 0.5
RETRIES = 4
GRACE = 3.0
"""Seconds for the way there and back."""
MOST_ASKING = 32
"""Questions of one server that may wait for workers; the others wait here, everybody in turn."""
DISTRUST_SECONDS = 10.0
"""For so long after a question that nobody answered, bots think here."""


def broker_of(settings: Settings) -> AsyncBroker:
    """Raises NoBusDriver."""
    try:
        from redis.asyncio.retry import Retry
        from redis.backoff import ConstantBackoff
        from taskiq_redis import ListQueueBroker, RedisAsyncResultBackend
    except ModuleNotFoundError as e:
        raise NoBusDriver("for bots on other machines, install coven[redis]") from e
    answers: Any = RedisAsyncResultBackend(
        settings.bus_url, result_ex_time=KEPT_SECONDS, prefix_str=f"{settings.bus_name}:thought"
    )
    # While Redis is away, the queue would ask for it without a pause.
    patient = Retry(ConstantBackoff(RETRY_SECONDS), RETRIES)
    queue = ListQueueBroker(
        settings.bus_url, queue_name=f"{settings.bus_name}:think", retry=patient
    )
    return queue.with_result_backend(answers)


def _task(broker: AsyncBroker, thinkers: Thinkers) -> Any:
    async def think(
        game: str, position: dict[str, Any], seat: int, level: int, until: float
    ) -> str | None:
        """Nothing for whoever has given up waiting."""
        if time.time() > until:
            return None
        return await thinkers.thought(game, position, seat, level)

    return broker.register_task(think, task_name=TASK)


class FarThinkers(Thinkers):
    """Asks the workers; where none answers in time, thinks here."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        """Raises NoBusDriver."""
        super().__init__(1, settings, metrics)
        self._broker = broker_of(settings)
        self._ask = _task(self._broker, self)
        self._ready: asyncio.Task[None] | None = None
        self._distrust_until = 0.0
        self._asking = Turns(MOST_ASKING)

    def start(self) -> None:
        """The pool here is started when it is needed."""
        if self._ready is None:
            self._ready = asyncio.create_task(self._broker.startup())
        else:
            super().start()

    async def close(self) -> None:
        self.stop()
        await self._broker.shutdown()

    async def thought(
        self, game: str, position: dict[str, Any], seat: int, level: int, whom: str = ""
    ) -> str | None:
        async with self._asking.turn(whom):
            text = await self._thought_afar(game, position, seat, level)
        if text is None:
            text = await super().thought(game, position, seat, level, whom)
        return text

    async def _thought_afar(
        self, game: str, position: dict[str, Any], seat: int, level: int
    ) -> str | None:
        if time.monotonic() >= self._distrust_until:
            try:
                patience = self.budget(level) + GRACE
                async with asyncio.timeout(patience):
                    assert self._ready is not None
                    await asyncio.shield(self._ready)
                    until = time.time() + patience
                    asked = await self._ask.kiq(game, position, seat, level, until)
                    answer = await asked.wait_result(check_interval=LOOK_SECONDS)
                if not answer.is_err and answer.return_value is not None:
                    return str(answer.return_value)
            except Exception as e:
                journal.warning("nobody thinks elsewhere", error=where(e))
                self._distrust_until = time.monotonic() + DISTRUST_SECONDS
        return None


async def answer_questions(settings: Settings, workers: int) -> None:
    """Thinks for servers at the same bus, for ever. Raises NoBusDriver."""
    from taskiq.api import run_receiver_task

    broker = broker_of(settings)
    thinkers = Thinkers(workers, settings)
    thinkers.start()
    _task(broker, thinkers)
    await thinkers.awake()  # before, nobody should wait for an answer from here
    await broker.startup()
    journal.info("thinks for others", workers=workers)
    try:
        await run_receiver_task(broker, max_async_tasks=workers, sync_workers=1)
    finally:
        thinkers.stop()
        await broker.shutdown()
