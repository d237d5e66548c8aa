"""A bus in the wrong hands (S3): who can write to Redis runs nothing in the servers."""

from __future__ import annotations

import asyncio
import os
import pickle
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coven.server.bots.remote import MAX_ANSWER_BYTES, AnswerFormat, TooLong, connect_broker
from coven.server.cluster.bus import Bus, BusDown, ChatAdded
from coven.server.settings import Settings


class Planted:
    """A pickle that creates a file when it is read."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Any, ...]:
        return os.system, (f"touch {self.file}",)


def test_a_pickle_planted_in_redis_is_not_executed(tmp_path: Path, redis: str) -> None:
    """S3: neither a server that waits for this answer nor a worker unpickles it."""
    from redis.asyncio import Redis

    file = tmp_path / "executed"
    poison = pickle.dumps(Planted(file))

    async def attack() -> None:
        broker = connect_broker(Settings(bus_url=redis, bus_name="attacked"))
        await broker.startup()
        client: Any = Redis.from_url(redis)
        await client.set("attacked:thought:task", poison)
        with pytest.raises(msgspec.DecodeError):
            await broker.result_backend.get_result("task")
        with pytest.raises(ValueError, match="JSON"):
            broker.formatter.loads(poison)
        await client.aclose()
        await broker.shutdown()

    asyncio.run(attack())
    assert not file.exists()


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"[]",
        b'{"is_err": false, "return_value": {"a": 1}}',
        b'{"is_err": false, "return_value": 7}',
        b'{"is_err": false, "return_value": "' + b"x" * 601 + b'"}',
        b'{"is_err": false, "return_value": "' + b"x" * MAX_ANSWER_BYTES + b'"}',
    ],
)
def test_an_answer_of_another_form_is_refused(answer: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, TooLong)):
        AnswerFormat().loadb(answer)


def test_an_answer_cannot_name_a_class_to_import() -> None:
    """The error in an answer is dropped, because taskiq would import its class by name."""
    error = b'{"exc_type": "Popen", "exc_module": "subprocess", "exc_message": ["touch x"]}'
    found = AnswerFormat().loadb(b'{"is_err": true, "error": ' + error + b"}")
    assert "error" not in found


def test_questions_and_answers_survive_the_way(redis: str) -> None:
    async def travel() -> None:
        from taskiq import TaskiqResult

        broker = connect_broker(Settings(bus_url=redis, bus_name="travelled"))
        await broker.startup()
        done: Any = TaskiqResult(is_err=False, return_value="mark 4", execution_time=0.1)
        await broker.result_backend.set_result("task", done)
        found: Any = await broker.result_backend.get_result("task")
        assert found.return_value == "mark 4"
        await broker.shutdown()

    asyncio.run(travel())


def test_a_value_in_redis_is_not_read_further_than_it_may_be_long(redis: str) -> None:
    """S3: an answer, a question or news that is too long is refused before all of it (up to 512 MB)
    is fetched."""
    from redis.asyncio import Redis
    from redis.exceptions import InvalidResponse

    huge = "string.rep('x', 30000000)"  # made inside Redis, so that only readers hold it

    async def attack() -> None:
        settings = Settings(bus_url=redis, bus_name="swamped")
        broker = connect_broker(settings)
        await broker.startup()
        client: Any = Redis.from_url(redis)

        async def run(command: str) -> None:
            await client.eval(f"redis.call({command})", 0)

        await run(f"'set', 'swamped:thought:task', {huge}")
        tracemalloc.start()
        with pytest.raises(InvalidResponse):
            await broker.result_backend.get_result("task")
        await run(f"'rpush', 'swamped:think', 'the next question', {huge}")
        questions: Any = broker.listen()
        assert await asyncio.wait_for(anext(questions), 10) == b"the next question"
        await questions.aclose()
        bus = Bus(redis, "swamped")
        heard: list[Any] = []

        async def listen() -> None:
            async def connected() -> None:
                heard.append("connected")

            async for message in bus.listen(connected):
                heard.append(message)

        listening = asyncio.create_task(listen())
        await eventually(lambda: len(heard) == 1)
        await run(f"'publish', 'swamped:news', {huge}")
        await eventually(lambda: len(heard) == 2)  # it connects again
        other = Bus(redis, "swamped")
        sending = asyncio.create_task(other.send_queued())
        other.publish(ChatAdded(other.me, "table"))
        await eventually(lambda: isinstance(heard[-1], ChatAdded))
        await run(f"'hset', 'swamped:claims', 'x', {huge}")
        with pytest.raises(BusDown):
            await bus.claims_of({"x"})
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < 20_000_000, peak
        for task in (listening, sending):
            task.cancel()
        await client.delete("swamped:claims", "swamped:thought:task")
        await bus.leave()
        await other.leave()
        await client.aclose()
        await broker.shutdown()

    asyncio.run(attack())


async def eventually(true: Callable[[], bool]) -> None:
    """Waits until the condition is true; fails after ten seconds."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.02)
