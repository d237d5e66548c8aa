"""Spectators, and automatic passing."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open
from tests.browser.seated import bring, person_of
from tests.browser.test_everybody import PHONE, faults
from tests.browser.test_table import NOUGHTS, mark, set_table
from tests.server.served import Served

from coven.core import Window
from coven.table import WINDOWS, Table

pytestmark = pytest.mark.slow


def watching(page: Page, talk: bool, delay: str) -> None:
    """Lets the host set on the people page how spectators watch: whether they may talk, and with
    which delay."""
    page.goto(page.url.split("/people")[0] + "/people")
    page.locator("input[name=spectators-talk]").set_checked(talk)
    page.locator("#delay").select_option(delay)
    page.locator("form[action$='/options'] button").click()
    page.wait_for_load_state()


def test_a_spectator_sees_who_decides_reads_the_log_and_looks_from_any_side(
    somebody: Open,
) -> None:
    ada = somebody()
    set_table(ada, "me", "hot", "hot", game="/games/whirling-witchcraft")
    bea = somebody(ada.url)
    expect(bea.locator(".people .watching")).to_have_text("You’re watching.")
    assert bea.locator("[data-move]").count() == 0
    expect(bea.locator(".flame").first).to_be_visible()
    expect(bea.locator(".person").first).to_have_id("person-0")
    before = bea.locator(".ww-whose").inner_text()
    bea.locator("#person-2 [data-do=side]").click()
    expect(bea.locator(".person").first).to_have_id("person-2")
    expect(bea.locator(".ww-whose")).not_to_have_text(before)
    expect(bea.locator("#person-2")).to_contain_text("your view")
    assert faults(bea) == []
    bea.reload()
    expect(bea.locator(".person").first).to_have_id("person-2")


def test_spectators_chat_only_if_the_host_allows_it(somebody: Open) -> None:
    ada = somebody()
    set_table(ada, "me", "bot-1")
    table = ada.url
    bea = somebody(table)
    expect(bea.locator("#say")).to_be_visible()
    watching(ada, talk=False, delay="none")
    bea.locator("#say-text").fill("Hello?")
    bea.keyboard.press("Enter")
    expect(bea.locator("#why")).to_contain_text("Only players can chat")
    bea.reload()
    expect(bea.locator("#say")).to_have_count(0)
    ada.goto(table)
    expect(ada.locator("#say")).to_be_visible()


def test_spectators_of_a_delayed_table_see_it_as_it_was_a_turn_ago(somebody: Open) -> None:
    ada = somebody()
    set_table(ada, "me", "hot")
    table = ada.url
    watching(ada, talk=True, delay="turn")
    ada.goto(table)
    bea = somebody(table)
    frames: list[str] = []
    bea.on("websocket", lambda s: s.on("framereceived", lambda f: frames.append(str(f))))
    bea.reload()
    expect(bea.locator(".watching")).to_contain_text("as it was one turn ago")
    mark(ada, 0)
    mark(ada, 4)
    expect(bea.locator(".log")).to_contain_text("marks cell 1.")
    ada.locator("#say-text").fill("the middle was a mistake")
    ada.keyboard.press("Enter")
    expect(ada.locator(".chat")).to_contain_text("mistake")
    bea.wait_for_timeout(300)
    assert not any("cell 5" in frame or "mistake" in frame for frame in frames)
    for cell in (1, 5, 2):
        mark(ada, cell)
    expect(bea.locator(".over-banner")).to_be_visible()
    expect(bea.locator(".log")).to_contain_text("marks cell 3.")


def test_a_table_that_is_closed_to_spectators_refuses_them(somebody: Open) -> None:
    ada = somebody()
    set_table(ada, "me", "bot-1")
    bea = somebody(ada.url)
    expect(bea.locator("#part-board")).to_be_visible()
    ada.goto(ada.url + "/people")
    ada.locator("input[name=spectators]").uncheck()
    ada.locator("form[action$='/options'] button").click()
    expect(bea.locator("h1")).to_have_text("No access")
    somebody.complaints.clear()  # type: ignore[attr-defined]


# -- not to be asked ------------------------------------------------------------------------------


def with_windows(ada: str, bea: str) -> Table:
    """Begins a master wizards' match in which Ada is asked to cast a spell in Bea's turn."""
    for seed in range(500):
        table = Table.new(
            "wandering-towers", 2, ada, 0.0, {"game": "masters", "first-player": "first-seat"}
        )
        table.sit(ada, "Ada", 0.0, 0)
        table.sit(bea, "Bea", 0.0, 1)
        table.start(ada, time.time(), bytes([seed % 256, seed // 256]) + bytes(30))
        pick = random.Random(seed)
        for _ in range(60):
            assert table.match is not None
            state = table.match.state
            if isinstance(state.top, Window) and 0 in state.pending and table.running.turn == 1:
                return table
            seat = next(iter(state.pending))
            moves = [m for m in state.pending[seat] if m.verb not in ("cast", "refresh")]
            table.submit(seat, pick.choice(moves or state.pending[seat]), time.time())
    raise AssertionError("no window")


def test_one_button_passes_every_window_until_the_persons_next_turn(
    somebody: Open, server: Served
) -> None:
    ada, bea = somebody(), somebody()
    table = with_windows(person_of(ada, server), person_of(bea, server))
    address = bring(server, table)
    ada.goto(address)
    button = ada.get_by_role("button", name="Don’t ask me until my next turn")
    expect(button).to_have_attribute("data-tip", re.compile("until your own next turn"))
    button.click()
    expect(ada.locator(".auto-pass")).to_have_text("You won’t be asked until your next turn.")
    assert server.table(table.id).running.auto_passes[0] == (WINDOWS,)
    ada.get_by_role("button", name="Ask me again").click()
    expect(ada.locator(".auto-pass")).to_have_count(0)
    assert server.table(table.id).running.auto_passes[0] == ()


# -- the tooltip, and many recipes ----------------------------------------------------------------


def test_axe_finds_nothing_while_a_tooltip_is_open(somebody: Open) -> None:
    page = somebody(NOUGHTS)
    set_table(page, "me", "bot-1")
    page.wait_for_selector("[data-ui-asked]")  # the page is alive
    page.locator(".prompt [data-tip]").first.hover()
    expect(page.locator("#tip")).to_be_visible()
    assert faults(page) == []


def test_on_a_telephone_many_recipes_are_swiped_not_scrolled_down(
    somebody: Open, server: Served
) -> None:
    page = somebody(viewport=PHONE, locale="ru-RU", has_touch=True, is_mobile=True)
    ada = person_of(page, server)
    pick = random.Random(3)
    table = Table.new(
        "whirling-witchcraft", 2, ada, 0.0, {"characters": "initiates", "threshold": "10"}
    )
    table.sit(ada, "Ada", 0.0, 0)
    table.put_bot(1, 1, ada)
    table.start(ada, time.time(), bytes(32))
    while table.status == "playing":
        assert table.match is not None
        view = table.match.game.view(table.match.state, 0)
        if len(view["players"][0]["recipes"]) >= 8:
            break
        seat = table.waiting[0]
        quiet = [
            m
            for m in table.match.state.pending[seat]
            if m.verb in ("play", "skip", "finish", "raven")
        ]
        moves = quiet or table.match.state.pending[seat]
        by = "bot" if seat else "person"
        table.submit(seat, pick.choice(moves), time.time(), by=by)  # type: ignore[arg-type]
    page.goto(bring(server, table))
    recipes = page.locator(".ww-recipes > *")
    expect(recipes).to_have_count(9)
    assert page.evaluate(
        """() => {
            const board = document.querySelector(".board");
            return board.scrollHeight <= board.clientHeight + 1;
        }"""
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    last = recipes.last
    last.scroll_into_view_if_needed()
    box = last.bounding_box()
    assert box
    assert 0 <= box["x"] <= PHONE["width"] - 60
    assert faults(page) == []


def test_a_stranger_watches_in_the_language_of_the_page(somebody: Open) -> None:
    ada = somebody()
    set_table(ada, "me", "hot")
    bea = somebody(ada.url, locale="uk-UA")
    mark(ada, 4)
    expect(bea.locator(".log")).to_contain_text("позначає клітинку 5.")
