"""A bus in the wrong hands (S3): who can write to Redis runs nothing in the servers."""

from __future__ import annotations

import asyncio
import os
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coven.server.bots.remote import MAX_ANSWER_BYTES, AnswerFormat, TooLong, connect_broker
from coven.server.settings import Settings


class Planted:
    """A pickle that creates a file when it is read."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Any, ...]:
        return os.system, (f"touch {self.file}",)


def test_a_pickle_planted_in_redis_is_not_executed(tmp_path: Path, redis: str) -> None:
    """S3: it was, in every server that waited for this answer, and in workers."""
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
    """taskiq would import the class of an error by its name."""
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
