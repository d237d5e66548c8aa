"""Bots that think on other machines: `coven think` takes their questions from Redis (with taskiq)
and answers them with its own worker processes. A question contains a position in which everything
the bot's seat cannot know was redrawn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import structlog

from coven.bots import LEVEL_SLOW
from coven.core import Game, State, Temperament

from ..access.fair_semaphore import NOBODY, FairSemaphore, Owner
from ..ops.log import error_summary
from ..ops.metrics import Metrics
from ..ops.redis_limits import limited_connection
from ..settings import Settings
from .jobs import Suggestion
from .pool import AskBot, BotPool, LocalBotPool, choose_legal_move

if TYPE_CHECKING:
    from taskiq import AsyncBroker

logger = structlog.get_logger()

TASK = "coven:think"
RESULT_SECONDS = 60
"""How long Redis keeps an answer that nobody fetched."""
POLL_SECONDS = 0.02
RETRY_SECONDS = 0.5
RETRIES = 4
ANSWER_SECONDS = 8.0
"""How long to wait for an answer of a worker on another machine; after that, this server's own
process is asked, which thinks as long."""
SLOW_ANSWER_SECONDS = 20.0
"""The same for bots of the slowest level."""
MAX_QUESTIONS = 32
"""How many questions of one server may wait in Redis; more wait in the server, owners
round-robin."""
MAX_SLOW_QUESTIONS = 4
"""The same for bots of the slowest level, which keep a worker for seconds."""
DISTRUST_SECONDS = 10.0
"""For how long bots think in the server's own process pool after a question was not answered."""


MAX_QUESTION_BYTES = 4 * 1024 * 1024
"""The longest question that a worker reads; positions take some tens of kilobytes."""
MAX_ANSWER_BYTES = 4 * 1024
"""The longest answer that a server reads; it contains one move."""
AROUND_BYTES = 1024
"""What Redis may add to one of them: names of keys, lengths."""


class TooLong(ValueError):
    """A question or an answer that is longer than any of ours."""


class _Answer(msgspec.Struct):
    """What a server reads of a worker's answer; everything else in it is ignored."""

    is_err: bool
    return_value: Annotated[str, msgspec.Meta(max_length=600)] | None = None


class AnswerFormat:
    """Reads and writes answers as JSON. taskiq's default is pickle, with which a writer to Redis
    could run code in the servers (S3), and its own JSON form names exception classes to import."""

    _decoder = msgspec.json.Decoder(_Answer)

    def dumpb(self, value: Any) -> bytes:
        """Returns the bytes of a result of taskiq, without its error and log."""
        kept = _Answer(bool(value["is_err"]), value["return_value"])
        return msgspec.json.encode(kept)

    def loadb(self, value: bytes) -> dict[str, Any]:
        """Returns the fields of a result of taskiq. Raises TooLong, and
        msgspec.DecodeError if it is no answer."""
        if len(value) > MAX_ANSWER_BYTES:
            raise TooLong("answer")
        answer = self._decoder.decode(value)
        return {
            "is_err": answer.is_err,
            "return_value": answer.return_value,
            "execution_time": 0.0,
        }


class NoBrokerDriver(Exception):
    """The packages for bots on other machines are not installed."""


def connect_broker(settings: Settings) -> AsyncBroker:
    """Returns the taskiq queue at the Redis of the settings. Raises NoBrokerDriver."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import ConstantBackoff
        from redis.exceptions import RedisError
        from taskiq.formatters.json_formatter import JSONFormatter
        from taskiq_redis import ListQueueBroker, RedisAsyncResultBackend
    except ModuleNotFoundError as e:
        raise NoBrokerDriver("for bots on other machines, install coven[redis]") from e

    class QuestionFormat(JSONFormatter):
        """Reads and writes questions as JSON, up to MAX_QUESTION_BYTES."""

        def loads(self, message: bytes) -> Any:
            if len(message) > MAX_QUESTION_BYTES:
                raise TooLong("question")
            return super().loads(message)

    class QuestionQueue(ListQueueBroker):
        """A queue that survives what it cannot read: a question that is too long is dropped."""

        async def listen(self) -> AsyncGenerator[bytes, None]:
            while True:
                try:
                    async with Redis(connection_pool=self.connection_pool) as client:
                        found: Any = await client.brpop([self.queue_name])
                except (RedisError, OSError) as e:
                    logger.warning("the queue of questions failed", error=error_summary(e))
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                if found is not None:
                    yield found[1]

    form: Any = AnswerFormat()
    answers: Any = RedisAsyncResultBackend(
        settings.bus_url,
        result_ex_time=RESULT_SECONDS,
        prefix_str=f"{settings.bus_name}:thought",
        serializer=form,
        **limited_connection(MAX_ANSWER_BYTES + AROUND_BYTES),
    )
    # Without this the queue would retry without a pause while Redis is down.
    retry = Retry(ConstantBackoff(RETRY_SECONDS), RETRIES)
    queue = QuestionQueue(
        settings.bus_url,
        queue_name=f"{settings.bus_name}:think",
        retry=retry,
        **limited_connection(MAX_QUESTION_BYTES + AROUND_BYTES),
    )
    return queue.with_result_backend(answers).with_formatter(QuestionFormat())


def _register_task(broker: AsyncBroker, ask: AskBot) -> Any:
    """Registers with the queue the task that chooses a bot's move with `ask`, and returns the
    task."""

    async def think(
        game: str, position: dict[str, Any], seat: int, level: int, seed: str, until: float
    ) -> str | None:
        """Returns the text of the answer of a bot with this level and seed; None if it fails or
        the server has stopped waiting (after `until`, Unix time)."""
        if time.time() > until:
            return None
        right = isinstance(game, str) and isinstance(position, dict) and isinstance(seed, str)
        if not right or not isinstance(seat, int) or not isinstance(level, int):
            raise TypeError("no question of this protocol")
        return await ask(game, position, seat, Temperament(level, seed), NOBODY)

    return broker.register_task(think, task_name=TASK)


class RemoteBotPool:
    """Asks workers on other machines for moves; if none answers in time, asks one process of this
    server."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        """Prepares a connection to the Redis of the settings. Raises NoBrokerDriver."""
        self.settings = settings
        self.metrics = metrics
        self._local = LocalBotPool(1, settings, metrics)
        """Starts its process when it is first needed."""
        self._broker = connect_broker(settings)
        self._task = _register_task(self._broker, self._local.ask)
        self._connected: asyncio.Task[None] | None = None
        self._distrust_until = 0.0
        self._slots = FairSemaphore(MAX_QUESTIONS)
        self._slow_slots = FairSemaphore(MAX_SLOW_QUESTIONS)

    def start(self) -> None:
        self._connected = asyncio.create_task(self._broker.startup())

    async def close(self) -> None:
        await self._local.close()
        await self._broker.shutdown()

    async def choose_move(
        self, game: Game, state: State, seat: int, who: Temperament, owner: Owner = NOBODY
    ) -> str:
        return await choose_legal_move(self._ask, self.metrics, game, state, seat, who, owner)

    async def suggest_moves(
        self, game: Game, state: State, seat: int, owner: Owner = NOBODY
    ) -> list[Suggestion]:
        return await self._local.suggest_moves(game, state, seat, owner)

    async def win_chances(
        self,
        game_id: str,
        positions: list[dict[str, Any]],
        winners: int,
        owner: Owner = NOBODY,
    ) -> list[float]:
        return await self._local.win_chances(game_id, positions, winners, owner)

    async def _ask(
        self, game: str, position: dict[str, Any], seat: int, who: Temperament, owner: Owner
    ) -> str | None:
        slots = self._slow_slots if who.level == LEVEL_SLOW else self._slots
        async with slots.slot(owner):
            text = await self._ask_remote(game, position, seat, who)
        if text is None:
            text = await self._local.ask(game, position, seat, who, owner)
        return text

    async def _ask_remote(
        self, game: str, position: dict[str, Any], seat: int, who: Temperament
    ) -> str | None:
        """Returns the text of the move that a bot on another machine chooses; None if no worker
        answers in time. Does not ask, and returns None, if none answered recently."""
        if time.monotonic() >= self._distrust_until:
            try:
                slow = who.level == LEVEL_SLOW
                timeout = SLOW_ANSWER_SECONDS if slow else ANSWER_SECONDS
                async with asyncio.timeout(timeout):
                    assert self._connected is not None
                    await asyncio.shield(self._connected)
                    until = time.time() + timeout
                    asked = await self._task.kiq(game, position, seat, who.level, who.seed, until)
                    answer = await asked.wait_result(check_interval=POLL_SECONDS)
                if not answer.is_err and answer.return_value is not None:
                    return str(answer.return_value)
            except Exception as e:
                logger.warning("no remote bot worker answered", error=error_summary(e))
                self._distrust_until = time.monotonic() + DISTRUST_SECONDS
        return None


def bot_pool(settings: Settings, metrics: Metrics) -> BotPool:
    """Returns the pool that the settings ask for: on other machines if this server has no worker
    processes, otherwise here. Raises NoBrokerDriver."""
    if settings.bot_workers == 0 and settings.bus_url:
        return RemoteBotPool(settings, metrics)
    return LocalBotPool(max(1, settings.bot_workers), settings, metrics)


async def answer_questions(settings: Settings, workers: int) -> None:
    """Chooses moves for the servers at the same Redis, with this many worker processes, until
    cancelled. Raises NoBrokerDriver."""
    from taskiq.api import run_receiver_task

    broker = connect_broker(settings)
    pool = LocalBotPool(workers, settings)
    pool.start()
    _register_task(broker, pool.ask)
    await pool.wait_until_started()  # before that, no server should wait for an answer from here
    await broker.startup()
    logger.info("answers for bots of other servers", workers=workers)
    try:
        await run_receiver_task(broker, max_async_tasks=workers, sync_workers=1)
    finally:
        await pool.close()
        await broker.shutdown()
