"""The bots' worker processes: one that hangs or dies is replaced, and the match goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from multiprocessing import active_children

import pytest

from coven.core import rng_of
from coven.games import game
from coven.server.bots import jobs, pool
from coven.server.bots.fair_semaphore import FairSemaphore
from coven.server.bots.pool import LocalBotPool
from coven.server.settings import Settings

pytestmark = pytest.mark.slow


def hang(*_: object) -> str:
    time.sleep(3600)
    return ""


def die(*_: object) -> str:
    os._exit(1)


def fail(*_: object) -> str:
    raise RuntimeError("a rare card")


def lie(*_: object) -> str:
    return "mark 99"


@pytest.mark.parametrize("bad", [die, fail, lie])
def test_a_bot_that_cannot_answer_gets_a_random_move_and_a_new_process(
    bad: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    noughts = game("noughts-and-crosses")
    state = noughts.new(2, noughts.complete(2, {}), rng_of(1))

    async def act() -> None:
        workers = LocalBotPool(1, Settings(bot_budget=0.1))
        honest = jobs.choose_move
        monkeypatch.setattr(jobs, "choose_move", bad)
        try:
            answer = await workers.choose_move(noughts, state, 0, 1)
            assert answer in {move.text for move in state.pending[0]}
            monkeypatch.setattr(jobs, "choose_move", honest)
            saved = noughts.save(state)
            assert await workers.ask(noughts.id, saved, 0, 1)
        finally:
            workers.stop()

    asyncio.run(act())


def test_a_bot_that_hangs_gets_a_random_move_and_its_process_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noughts = game("noughts-and-crosses")
    state = noughts.new(2, noughts.complete(2, {}), rng_of(1))
    monkeypatch.setattr(jobs, "choose_move", hang)
    monkeypatch.setattr(pool, "GRACE_SECONDS", 0.0)

    async def act() -> None:
        workers = LocalBotPool(1, Settings(bot_budget=0.01))
        others = set(active_children())
        workers.start()
        try:
            [hanging] = set(active_children()) - others
            answer = await workers.choose_move(noughts, state, 0, 1)
            assert answer in {move.text for move in state.pending[0]}
            assert workers._pool is None, "the server does not wait for it"
            while hanging.exitcode is None:
                await asyncio.sleep(0.01)
            assert hanging.exitcode == -signal.SIGKILL
        finally:
            workers.stop()

    asyncio.run(act())


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
