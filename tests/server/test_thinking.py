"""What the page says while a bot thinks for long."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from coven.server.live import table as module
from coven.server.live.screen import LogCache, Viewpoint, draw
from coven.server.live.table import LiveTable
from coven.table import Table
from coven.text import LOCALES

ADA, BOT = 0, 1


def started(level: int) -> Table:
    """Returns a table at which Ada has moved and a bot of this level must answer."""
    table = Table.new("noughts-and-crosses", 2, "ada", 0.0)
    table.sit("ada", "Ada", 0.0, ADA)
    table.put_bot(BOT, level, "ada")
    table.start("ada", 0.0, bytes(32))
    table.submit(ADA, "mark 4", 0.0)
    return table


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_says_that_a_bot_is_still_thinking(locale: str) -> None:
    """F3: the prompt says when a bot's answer is late because the server is busy; for level 4,
    which is slow anyway, it does not."""

    def prompt(level: int, thinking: frozenset[int]) -> str:
        view = Viewpoint("ada", ADA, locale)
        present = frozenset({"ada"})
        return draw(started(level), view, present, [], LogCache(), 0.0, thinking).parts["prompt"]

    usual, busy, slow = (
        prompt(3, frozenset()),
        prompt(3, frozenset({BOT})),
        prompt(4, frozenset({BOT})),
    )
    assert len({usual, busy, slow}) == 3
    if locale == "en":
        assert "Bramble is still thinking: the server is busy" in busy
        assert "busy" not in slow


class Watched(LiveTable):
    """A table in memory that notes when its screens are drawn again."""

    def __init__(self, table: Table, bots: Any) -> None:
        self.table = table
        self._bots = bots
        self._thinking_long = set()
        self.shown: list[set[int]] = []

    def _bots_owner(self) -> tuple[str, str]:
        return "", "ada"

    def redraw(self) -> None:
        self.shown.append(set(self._thinking_long))


class Bots:
    """Bots that take this many seconds for an answer."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def choose_move(self, *_: Any) -> str:
        await asyncio.sleep(self.seconds)
        return "mark 0"


@pytest.mark.parametrize(("seconds", "shown"), [(0.0, []), (0.2, [{BOT}])])
def test_screens_are_drawn_again_when_a_bot_takes_long(
    monkeypatch: pytest.MonkeyPatch, seconds: float, shown: list[set[int]]
) -> None:
    monkeypatch.setattr(module, "LONG_SECONDS", 0.05)
    live = Watched(started(3), Bots(seconds))
    assert asyncio.run(live._choose_move(BOT)) == "mark 0"
    assert live.shown == shown
    assert not live._thinking_long
