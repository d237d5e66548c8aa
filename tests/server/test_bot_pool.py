"""Bots' processes: one that hangs or dies is replaced, and the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from multiprocessing import active_children

import pytest

from coven.core import rng_of
from coven.games import game
from coven.server.access.limits import Turns
from coven.server.bots import pool as thinkers
from coven.server.bots.pool import Thinkers
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
def test_a_bot_that_cannot_answer_is_answered_for_and_its_process_replaced(
    bad: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    noughts = game("noughts-and-crosses")
    state = noughts.new(2, noughts.complete(2, {}), rng_of(1))

    async def act() -> None:
        workers = Thinkers(1, Settings(bot_budget=0.1))
        honest = thinkers.think
        monkeypatch.setattr(thinkers, "think", bad)
        try:
            answer = await workers.answer(noughts, state, 0, 1)
            assert answer in {move.text for move in state.pending[0]}
            monkeypatch.setattr(thinkers, "think", honest)
            saved = noughts.save(state)
            assert await workers.thought(noughts.id, saved, 0, 1)
        finally:
            workers.stop()

    asyncio.run(act())


def test_a_bot_that_hangs_is_answered_for_and_its_process_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noughts = game("noughts-and-crosses")
    state = noughts.new(2, noughts.complete(2, {}), rng_of(1))
    monkeypatch.setattr(thinkers, "think", hang)
    monkeypatch.setattr(thinkers, "GRACE_SECONDS", 0.0)

    async def act() -> None:
        workers = Thinkers(1, Settings(bot_budget=0.01))
        others = set(active_children())
        workers.start()
        try:
            [hanging] = set(active_children()) - others
            answer = await workers.answer(noughts, state, 0, 1)
            assert answer in {move.text for move in state.pending[0]}
            assert workers._pool is None, "nobody waits for it to the end"
            while hanging.exitcode is None:
                await asyncio.sleep(0.01)
            assert hanging.exitcode == -signal.SIGKILL
        finally:
            workers.stop()

    asyncio.run(act())


def test_who_has_many_bots_waits_for_their_own_and_not_the_others() -> None:
    async def act() -> None:
        turns = Turns(1)
        order: list[str] = []

        async def think(whom: str) -> None:
            async with turns.turn(whom):
                order.append(whom)
                await asyncio.sleep(0)

        many = [asyncio.create_task(think("eve")) for _ in range(50)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(think(whom)) for whom in ("ada", "bea", "ada")]
        gone = asyncio.create_task(think("cas"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*many, *few)
        assert order.index("ada") <= 3
        assert order.index("bea") <= 4
        assert [len(order) - 1 - order[::-1].index(w) <= 8 for w in ("ada", "bea")] == [True, True]
        assert (len(order), turns.free) == (53, 1)

    asyncio.run(act())
