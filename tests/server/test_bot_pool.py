"""The bots' worker processes: one that hangs or dies is replaced, and the match goes on."""

from __future__ import annotations

import asyncio
import pickle
import random
import struct
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import bad_worker

from coven import games
from coven.bots import answer, bot_for, look
from coven.core import Temperament, play, rng_of
from coven.games import game
from coven.server.access.fair_semaphore import FairSemaphore
from coven.server.bots import worker
from coven.server.bots.pool import LocalBotPool
from coven.server.bots.worker_process import Pipes, spawn_worker
from coven.server.settings import Settings

pytestmark = pytest.mark.slow

NOUGHTS = game("noughts-and-crosses")
WHO = Temperament(1, "x")


class Spawned:
    """Starts bad workers; honest ones from the call `honest` on."""

    def __init__(self, *arguments: str, honest: int = 1_000) -> None:
        self.pipes: list[Pipes] = []
        self._command = (sys.executable, "-m", "tests.server.bad_worker", *arguments)
        self._honest = honest

    async def __call__(self, niceness: int) -> Pipes:
        bad = len(self.pipes) < self._honest
        self.pipes.append(await spawn_worker(niceness, *([self._command] if bad else [])))
        return self.pipes[-1]


def first_position() -> Any:
    return NOUGHTS.new(2, NOUGHTS.complete(2, {}), rng_of(1))


@pytest.mark.parametrize(("kind", "processes"), [("die", 3), ("boast", 3), ("fail", 1), ("lie", 1)])
def test_a_bot_that_cannot_answer_gets_a_random_move(kind: str, processes: int) -> None:
    state = first_position()

    async def act() -> None:
        spawned = Spawned(kind)
        workers = LocalBotPool(1, Settings(), spawn=spawned)
        try:
            answer = await workers.choose_move(NOUGHTS, state, 0, WHO)
            assert answer in {move.text for move in state.pending[0]}
            assert len(spawned.pipes) <= processes
        finally:
            await workers.close()

    asyncio.run(act())


def test_after_a_worker_has_died_another_one_answers() -> None:
    async def act() -> None:
        workers = LocalBotPool(1, Settings(), spawn=Spawned("die", honest=1))
        try:
            saved = NOUGHTS.save(first_position())
            assert await workers.ask(NOUGHTS.id, saved, 0, WHO)
        finally:
            await workers.close()

    asyncio.run(act())


def test_what_a_game_prints_is_no_answer() -> None:
    async def act() -> None:
        workers = LocalBotPool(1, Settings(), spawn=Spawned("chatter"))
        try:
            saved = NOUGHTS.save(first_position())
            assert await workers.ask(NOUGHTS.id, saved, 0, WHO) == "mark 4"
        finally:
            await workers.close()

    asyncio.run(act())


def test_a_bot_that_hangs_gets_a_random_move_and_its_process_is_killed() -> None:
    state = first_position()

    async def act() -> None:
        spawned = Spawned("hang")
        workers = LocalBotPool(1, Settings(bot_timeout=0.02), spawn=spawned)
        try:
            answer = await workers.choose_move(NOUGHTS, state, 0, WHO)
            assert answer in {move.text for move in state.pending[0]}
            assert await spawned.pipes[0].answers.read() == b"", "it was killed"
        finally:
            await workers.close()

    asyncio.run(act())


def test_a_caller_that_gives_up_leaves_its_worker_to_finish() -> None:
    async def act() -> None:
        spawned = Spawned(honest=0)
        workers = LocalBotPool(1, Settings(), spawn=spawned)
        try:
            workers.start()
            await workers.wait_until_started()
            saved = NOUGHTS.save(first_position())
            leaving = [
                asyncio.create_task(workers.ask(NOUGHTS.id, saved, 0, Temperament(3, "x")))
                for _ in range(3)
            ]
            await asyncio.sleep(0.01)
            for task in leaving:
                task.cancel()
            assert await workers.ask(NOUGHTS.id, saved, 0, WHO)
            assert len(spawned.pipes) == 1
        finally:
            await workers.close()

    asyncio.run(act())


@pytest.mark.parametrize("kind", ["plant", "swamp"])
def test_nothing_that_a_worker_says_runs_or_fills_the_server(kind: str, tmp_path: Path) -> None:
    """S3: the server neither unpickles a worker's answer nor reads one of any size."""
    file = tmp_path / "executed"

    async def act() -> None:
        spawned = Spawned(kind, str(file), honest=1)
        workers = LocalBotPool(1, Settings(), spawn=spawned)
        try:
            assert await workers.ask(NOUGHTS.id, NOUGHTS.save(first_position()), 0, WHO)
            assert len(spawned.pipes) == 2
        finally:
            await workers.close()

    asyncio.run(act())
    assert not file.exists()


def test_nothing_that_a_worker_is_asked_runs(tmp_path: Path) -> None:
    """S3: a worker does not unpickle questions."""
    file = tmp_path / "executed"
    found = worker.answer(pickle.dumps(bad_worker.Planted(str(file))))
    assert isinstance(found, worker.Failed)
    assert not file.exists()
    long = worker.ChooseMove("x", {"x": "x" * worker.MAX_QUESTION_BYTES}, 0, 1, "")
    with pytest.raises(worker.TooLong):
        worker.frame(long)
    with pytest.raises(worker.TooLong):
        worker.length_of(
            struct.pack(">I", worker.MAX_QUESTION_BYTES + 1), worker.MAX_QUESTION_BYTES
        )
    with pytest.raises(msgspec.DecodeError):
        worker.read_answer(msgspec.msgpack.encode({"t": "chosen", "move": "x" * 601}))


@pytest.mark.parametrize("id", games.ids())
def test_a_worker_answers_as_the_bot_itself_does(id: str) -> None:
    """F3: positions of every game reach the worker unchanged, so it chooses what the same bot would
    choose here."""
    asked = game(id)
    players = asked.variants[0].players[0]
    state = asked.new(players, asked.complete(players, {}), rng_of(3))
    pick = random.Random(4)
    for _ in range(30):
        if not state.pending:
            break
        seat = next(iter(state.pending))
        bot = bot_for(asked, 1, "x")
        saved = asked.save(look(bot, state, seat))
        question = worker.ChooseMove(id, saved, seat, 1, "x")
        text = worker.frame(question)[worker.LENGTH_BYTES :]
        assert msgspec.msgpack.decode(text)["position"] == msgspec.json.decode(
            msgspec.json.encode(saved)
        )
        found = worker.answer(text)
        assert isinstance(found, worker.Chosen), found
        assert found.move == answer(bot, state, seat).text
        play(state, seat, pick.choice(state.pending[seat]))


def test_a_person_with_many_bots_does_not_delay_the_bots_of_others() -> None:
    async def act() -> None:
        semaphore = FairSemaphore(1)
        order: list[str] = []

        async def work(owner: str) -> None:
            async with semaphore.slot((f"network of {owner}", owner)):
                order.append(owner)
                await asyncio.sleep(0)

        many = [asyncio.create_task(work("eve")) for _ in range(50)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(work(owner)) for owner in ("ada", "bea", "ada")]
        gone = asyncio.create_task(work("cas"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*many, *few)
        assert order.index("ada") <= 3
        assert order.index("bea") <= 4
        assert [len(order) - 1 - order[::-1].index(w) <= 8 for w in ("ada", "bea")] == [True, True]
        assert (len(order), semaphore.free) == (53, 1)

    asyncio.run(act())
