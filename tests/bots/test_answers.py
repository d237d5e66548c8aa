"""F3: the same position, seed and level give the same move: on any machine, however busy, pure or
compiled."""

from __future__ import annotations

import time
from itertools import count

import pytest
from tests.bots.answers import LEVELS, answered, position, read

from coven import games
from coven.bots import bot_for, decide


@pytest.mark.parametrize("id", games.ids())
def test_bots_answer_as_recorded(id: str) -> None:
    """F3: every level answers a recorded position with the recorded move. After a deliberate change
    of bots or rules, `python -m tests.bots.answers` records the answers again."""
    game = games.game(id)
    rows = read(id)
    assert len(rows) == len(LEVELS)
    for row in rows:
        state = position(game, row.lineup, row.seed, row.ply)
        assert answered(game, state, row.seat, row.level) == row.move, row


@pytest.mark.parametrize("id", games.ids())
def test_a_slow_clock_changes_nothing(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """F3: a bot gives the same answer even if the clock leaps 100 seconds at every look; levels
    used to be cut off after half a second."""
    ticks = count(1)
    for clock in ("time", "monotonic", "perf_counter", "process_time", "thread_time"):
        monkeypatch.setattr(time, clock, lambda: 100.0 * next(ticks))
    game, row = games.game(id), next(row for row in read(id) if row.level == 2)
    state = position(game, row.lineup, row.seed, row.ply)
    assert answered(game, state, row.seat, row.level) == row.move


def test_what_a_bot_was_asked_before_changes_nothing() -> None:
    game = games.game("wandering-towers")
    first, second = (position(game, "basic/3", 2, ply) for ply in (10, 40))
    bot = bot_for(game, 2, "x")
    seat = next(iter(second.pending))
    expected = decide(bot_for(game, 2, "x"), second, seat)
    decide(bot, first, next(iter(first.pending)))
    assert decide(bot, second, seat) == expected
