"""Two people in two browsers: one asks to take a move back, the other answers."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.seated import bring, person_of
from tests.server.served import NOUGHTS, Served

from coven.table import Table

pytestmark = pytest.mark.slow


def test_a_move_is_taken_back_across_turns_when_the_other_agrees(
    server: Served, somebody: Open
) -> None:
    ada, bea = somebody(), somebody(viewport={"width": 360, "height": 740})
    now = time.time()
    people = person_of(ada, server), person_of(bea, server)
    table = Table.new(NOUGHTS, 2, people[0], now)
    for person, name in zip(people, ("Ada", "Bea"), strict=True):
        table.sit(person, name, now)
    table.start(people[0], now)
    table.submit(0, "mark 0", now)
    table.submit(1, "mark 4", now)
    place = bring(server, table)
    ada.goto(place)
    bea.goto(place)
    ada.locator('[data-do="undo"]').click(force=True)  # it is disabled, and says why
    expect(ada.locator("#why")).to_contain_text("Bea made the last move")
    ada.locator("#why").get_by_role("button", name="Ask for a takeback").click()
    expect(ada.locator("#part-takeback")).to_contain_text("Waiting for: Bea")
    expect(bea.locator("#part-takeback")).to_contain_text("Ada would like to take back")
    expect(bea).to_have_title(re.compile("^● Your turn"))
    bea.get_by_role("button", name="Decline").click()
    expect(ada.locator("#part-takeback")).to_contain_text("Bea would rather play on")
    ada.locator('[data-move="mark 8"]').click()
    ada.locator('[data-do="confirm"]').click()
    expect(ada.locator("#part-takeback")).to_be_empty()
    ada.locator('[data-do="undo"]').click()  # her own move: no need to ask
    expect(ada.locator('[data-move="mark 8"]')).to_be_visible()
    ada.keyboard.press("u")
    ada.locator("#why").get_by_role("button", name="Ask for a takeback").click()
    bea.get_by_role("button", name="Agree").click()
    expect(ada.locator("[data-move]")).to_have_count(9)
    expect(ada.locator(".log .undone")).to_have_count(3)
    expect(bea.locator("#part-takeback")).to_be_empty()
