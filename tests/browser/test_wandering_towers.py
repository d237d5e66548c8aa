"""Wandering Towers in a real browser: the die while it rolls."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.seated import bring, person_of
from tests.games.wandering_towers.scenes import Board
from tests.server.served import Served

from coven.table import Table

pytestmark = pytest.mark.slow

TURNED = """(part) => {
    const die = document.querySelector(".tray .die");
    die.style.animation = "none";
    die.getBoundingClientRect();
    die.style.animation = "";
    const [roll] = die.getAnimations();
    roll.pause();
    roll.currentTime = part * roll.effect.getComputedTiming().duration;
    const m = new DOMMatrix(getComputedStyle(die).transform);
    const turn = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33];
    return turn.map((x) => Math.round(x * 100) || 0);
}"""
"""Returns how the die is turned when this part of its roll is over, from 0 to 1,
without its place. The roll is started again, because it may be over."""


def test_the_die_shows_early_what_the_prompt_says(somebody: Open, server: Served) -> None:
    """WT19: the rolling die soon shows the result, because prompt and log tell it at once."""
    page = somebody(reduced_motion="no-preference")
    table = Table.new("wandering-towers", 2, person := person_of(page, server), 0.0, {})
    table.sit(person, "Ada", 0.0, 0)
    table.put_bot(1, 1, person)
    table.start(person, time.time(), bytes(32))
    board = Board(2, wizards={10: "B", 12: "Y"}, hands={0: "WD2 W2 TM5"}, keep=0)
    assert table.match is not None
    board.state.rng = table.match.state.rng
    table.match.state = board.state
    table.running.questions = [n + 1 for n in table.running.questions]
    page.goto(bring(server, table))
    page.locator("[data-move='card WD2']").first.click()
    expect(page.locator(".tray .die")).to_be_visible()
    rolled = server.table(table.id).match.state.top.value
    expect(page.locator(f".tray .die.v{rolled}")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text(str(rolled))
    final = page.evaluate(TURNED, 0.999)
    assert page.evaluate(TURNED, 0.0) != final
    assert page.evaluate(TURNED, 0.4) == final
    assert page.evaluate(TURNED, 0.7) == final
