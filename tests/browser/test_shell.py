"""The page around every game: details, menu, rules, log, traces, replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import LOCALES, Open
from tests.browser.test_everybody import PHONE
from tests.browser.test_table import (
    TOWERS,
    asked_or_over,
    first_lit,
    mark,
    play_now,
    set_table,
)

pytestmark = pytest.mark.slow

INSIDE = """([inner, outer]) => {
    const a = document.querySelector(inner).getBoundingClientRect();
    const b = document.querySelector(outer).getBoundingClientRect();
    return a.left >= b.left - 1 && a.right <= b.right + 1
        && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
}"""


ACT = """() => {
    document.querySelector("[data-move]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const confirm = document.getElementById("confirm");
    if (!confirm.hidden) document.querySelector("[data-do=confirm]").click();
    return document.querySelectorAll("#traces path").length;
}"""


def play_anything(page: Page) -> None:
    """Makes the first move that is lit, and waits until it was accepted."""
    page.wait_for_selector("[data-ui-asked] [data-move]")
    page.locator("[data-move]").first.dispatch_event("click")
    if page.locator("#confirm").is_visible():
        page.locator("[data-do=confirm]").click()
    page.wait_for_selector("body:not([data-ui-sent])")


def test_details_rules_menu_and_hints_leave_the_board_alone(somebody: Open) -> None:
    """P7, P13, P20, P24, P32, P35, P39: details, rules and hints open beside the board and are
    closed by Escape; a seat is lent to a bot only through a dialog; after a move by key, the focus
    is on the next element that can be used."""
    page = somebody()
    set_table(page, "me", "bot-1", game=TOWERS)
    page.wait_for_selector("[data-ui-asked]")
    here = page.url
    with_rule = page.locator(".board [data-tip*='Rule '], .hand [data-tip*='Rule ']").first
    with_rule.hover(force=True)
    expect(page.locator("#tip")).to_be_visible()
    assert page.evaluate(INSIDE, ["#tip", ".side"]), "details stand beside the board"
    link = page.locator("#tip a")
    number = (link.get_attribute("href") or "").split("#")[1]
    link.click()
    rule = page.locator(f"#rules [id='{number}']")
    expect(rule).to_be_in_viewport()
    assert page.url == here
    assert len(page.context.pages) == 1
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_hidden()

    page.locator("[data-do=hint]").click()
    expect(page.locator("#hint")).to_be_visible()
    assert page.evaluate(INSIDE, ["#hint", ".side"])
    expect(page.locator("[data-ui-advised]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("[data-ui-advised]")).to_have_count(0)

    assert page.locator("[data-do=lend]:visible").count() == 0
    for word in ("Rules", "Controls", "This table", "Settings"):
        assert page.locator(".top nav").get_by_text(word, exact=True).is_visible()
    page.get_by_role("button", name="This table").click()
    expect(page.locator("dialog [data-do=lend]")).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(3):
        page.locator("[data-zone] [data-move]").first.focus()
        page.keyboard.press("Enter")
        if page.locator("#confirm").is_visible():
            page.keyboard.press("Enter")
        page.wait_for_selector("[data-ui-asked]:not([data-ui-sent]) [data-move]:focus")
    assert page.locator(".person:has-text('played by a bot')").count() == 0


def test_what_others_moved_leaves_traces_until_i_act(somebody: Open) -> None:
    """P11, P39: after others have moved, the board shows traces of their moves, which a button
    shows again. The Tab key stops at the log only once, not at each of its lines."""
    page = somebody()
    set_table(page, "me", "bot-1", game=TOWERS)
    traces = page.locator("#traces path")
    for _ in range(40):
        play_anything(page)
        page.wait_for_timeout(60)
        if traces.count():
            break
    expect(page.locator("#again")).to_be_visible()
    assert page.locator(".log button[data-refs]").count() > 2
    assert page.locator(".log [tabindex='0']").count() == 1
    page.wait_for_selector("[data-ui-asked] [data-move]")
    page.locator("#again").click()
    expect(page.locator("[data-move]").first).to_be_attached()
    assert page.evaluate(ACT) == 0


def test_on_a_phone_a_tap_closes_the_bubble_and_counts(somebody: Open) -> None:
    """P6: the reason why something is not possible stands over the prompt, not over the board."""
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page)
    mark(page, 4)
    page.wait_for_selector("[data-ui-asked]")
    page.locator("[data-try='mark 4']").tap()
    expect(page.locator("#why")).to_be_visible()
    why, board = page.locator("#why").bounding_box(), page.locator(".grid3").bounding_box()
    assert why
    assert board
    assert why["y"] >= board["y"] + board["height"], "no cell is covered"
    page.locator(f"[data-move='mark {first_lit(page)}']").tap()
    expect(page.locator("#why")).to_be_hidden()
    expect(page.locator("#confirm")).to_be_visible()


REDRAW = """(move) => {
    const el = document.querySelector(`[data-move="${move}"]`);
    el.replaceWith(el.cloneNode(true));
}"""


def test_a_press_counts_although_an_update_redraws_its_element_before_the_release(
    somebody: Open,
) -> None:
    """P39: if an update redraws a button between the press and the release of the space bar or the
    mouse, the press still plays its move, once."""
    page = somebody()
    play_now(page)
    cell = page.locator("[data-move='mark 4']")
    cell.focus()
    page.keyboard.down(" ")
    page.evaluate(REDRAW, "mark 4")
    page.keyboard.up(" ")
    expect(page.locator("#confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    cell.hover()
    page.mouse.down()
    page.evaluate(REDRAW, "mark 4")
    page.mouse.up()
    expect(page.locator("#confirm")).to_be_visible()
    page.mouse.down()  # the question is where the pointer is not
    page.mouse.up()
    expect(cell).to_have_count(0)


def test_undone_moves_leave_the_log_and_a_replay_plays_by_itself(somebody: Open) -> None:
    """P33, P42: the log has no line for an undone move; a replay has a slider and a play button,
    and a click on a line of its log goes there."""
    page = somebody()
    play_now(page)
    mark(page, 8)
    page.wait_for_selector("[data-ui-asked]")
    page.locator("[data-do=request-takeback]").click()
    expect(page.locator("[data-move='mark 8']")).to_have_count(1)
    expect(page.locator(".log")).not_to_contain_text("cell 9", use_inner_text=True)
    while not asked_or_over(page):
        mark(page, first_lit(page))
    page.goto(page.url + "/replay?at=0")
    at = page.locator("#part-prompt")
    page.locator("#speed").select_option("4")
    page.locator("#play").click()
    expect(at).to_contain_text(re.compile("After move [3-9] of"))
    page.locator("#play").click()
    page.locator("#scrub").fill("4")
    expect(at).to_contain_text("After move 4 of")
    page.locator("#turns").select_option(index=2)
    expect(at).to_contain_text("After move 1 of")
    page.keyboard.press("Escape")
    page.locator("#step-last").click()
    expect(page.locator("#step-next")).not_to_have_attribute("href", re.compile("at"))
    line = page.locator(".log details[open] [data-at]").first
    n = line.get_attribute("data-at")
    line.click()
    expect(at).to_contain_text(f"After move {n} of")


COVERED = """() => {
    const flash = document.getElementById("flash");
    flash.textContent = "Juniper moves their marker to space 7, and the doll looks at you.";
    flash.hidden = false;
    const f = flash.getBoundingClientRect();
    const meets = (el) => {
        const b = el.getBoundingClientRect();
        return b.width && b.left < f.right - 1 && f.left < b.right - 1
            && b.top < f.bottom - 1 && f.top < b.bottom - 1;
    };
    const kind = (el) => el.closest(".top") ? "menu" : el.closest(".person") ? "person" : "board";
    return [...document.querySelectorAll(".top nav *, .person, .board, .hand > *")]
        .filter(meets).map(kind);
}"""


def test_a_short_message_covers_neither_menu_nor_players(somebody: Open) -> None:
    """P39: at a desk it stands over the head of the log, inside its column; on a phone, where the
    header is the only other place beside buttons, it covers no player and nothing of the board."""
    page = somebody()
    set_table(page, "me", "bot-1", game=TOWERS)
    page.wait_for_selector("[data-ui-asked]")
    assert page.evaluate(COVERED) == []
    assert page.evaluate(INSIDE, ["#flash", ".side"])
    page.set_viewport_size({"width": 360, "height": 740})
    assert set(page.evaluate(COVERED)) <= {"menu"}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_player_of_a_replay_stays_in_its_frame(somebody: Open, locale: str) -> None:
    """P42: also with the curve of the chances above the slider, nothing sticks out or is cut."""
    page = somebody(locale=locale)
    play_now(page)
    while not asked_or_over(page):
        mark(page, first_lit(page))
    page.goto(page.url + "/replay?at=1")
    page.locator("#part-scrub").evaluate(
        """(el) => el.insertAdjacentHTML("afterbegin", '<svg class="small-chart"></svg>')"""
    )
    for part in (".player-bar", "#part-prompt", ".scrub", ".prompt .actions"):
        assert page.evaluate(INSIDE, [part, ".prompt"]), part
    assert page.evaluate(INSIDE, [".prompt .actions > :last-child", ".prompt .actions"])
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(INSIDE, [".player-bar", ".prompt"])
