"""Lessons in a real browser: following the coach's ring leads to the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import REPEATED, Open
from tests.browser.test_everybody import PHONE, faults

pytestmark = pytest.mark.slow

TAUGHT = ("the-witches", "voodoo", "wandering-towers", "whirling-witchcraft", "witchstone")
MOST_CLICKS = 90

BOARD = """() => {
    const box = document.getElementById("main").getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round);
}"""
RING = """() => {
    const marked = document.querySelector(".coach[data-choose]")
        ? [...document.querySelectorAll("[data-move][data-ui-coach]")] : [];
    const free = marked.findLast((el) => {
        const box = el.getBoundingClientRect();
        return el.contains(document.elementFromPoint(
            box.left + box.width / 2, box.top + box.height / 2));
    }) ?? marked.at(-1);
    const ring = free || document.getElementById("lesson-pointer");
    const way = document.querySelector(".coach progress");
    const box = ring.getBoundingClientRect();
    return {
        n: way?.value, of: way?.max, shown: !ring.hidden,
        free: !!free, waits: !!document.querySelector("[data-do=go-on]"),
        x: box.left + box.width / 2, y: box.top + box.height / 2,
    };
}"""


def learn(page: Page, game: str) -> None:
    page.goto(f"/games/{game}")
    page.get_by_role("button", name=FIRST[page.locator("html").get_attribute("lang") or ""]).click()
    page.wait_for_selector(".coach")


FIRST = {"en": "Your first game", "ru": "Ваша первая партия", "uk": "Ваша перша партія"}


def follow(page: Page, until: int | None = None, touch: bool = False) -> dict[str, Any]:
    """Clicks (or taps, with `touch`) the element that the coach's ring marks, and "Continue" where
    the coach waits, for `until` steps or to the end. Asserts that the board does not move."""
    before: tuple[Any, ...] = ()
    last: tuple[Any, ...] = ()
    board = page.evaluate(BOARD)
    for _ in range(MOST_CLICKS):
        for _ in range(300):
            ring: dict[str, Any] = page.evaluate(RING)
            seen = (ring["n"], round(ring["x"]), round(ring["y"]))
            still = seen == last  # nobody taps while the board scrolls
            last = seen
            if ring["n"] == ring["of"] or ring["waits"]:
                break
            if ring["shown"] and seen != before and (still or not touch):
                break
            page.wait_for_timeout(20)
        if ring["n"] == ring["of"] or (until is not None and ring["n"] >= until):
            return ring
        assert page.evaluate(BOARD) == board, (ring["n"], page.evaluate(BOARD), board)
        if ring["waits"]:
            page.locator("[data-do=go-on]").click()
            page.wait_for_function(
                "n => document.querySelector('.coach progress').value > n", arg=ring["n"]
            )
            continue
        assert ring["shown"], "nothing is pointed at"
        before = seen
        (page.touchscreen.tap if touch else page.mouse.click)(ring["x"], ring["y"])
        if page.locator("#confirm").is_visible():
            page.locator("[data-do=confirm]").click()
        page.wait_for_selector("body:not([data-ui-sent])")
        assert not page.locator("#why").is_visible(), page.locator("#why").inner_text()
    raise AssertionError("it does not end")


LATE = """() => {
    const ring = document.getElementById("lesson-pointer");
    let frame = 0, cause = 0, x = 0, y = 0;
    window.lateRings = [];
    const count = () => requestAnimationFrame(count, frame++);
    const because = () => (cause = frame);
    count();
    addEventListener("pointerup", because, true);
    new MutationObserver(because).observe(document.getElementById("part-coach"),
        { childList: true, subtree: true, attributes: true });
    new MutationObserver(() => {
        const now = ring.getBoundingClientRect();
        const far = (x || y) && Math.hypot(now.x - x, now.y - y) > 30; // not when it first appears
        [x, y] = [now.x, now.y];
        const step = document.querySelector(".coach progress")?.value;
        if (far && frame - cause > 4) window.lateRings.push([step, frame - cause, x, y]);
    }).observe(ring, { attributeFilter: ["style"] });
}"""
"""Records when the ring jumps to another place more than four frames after a click or the coach's
next step."""


@pytest.mark.parametrize("game", TAUGHT)
def test_clicking_what_the_ring_marks_leads_to_the_end_of_the_lesson(
    somebody: Open, game: str
) -> None:
    """P27: the coach's ring is on its target at once, not only after a while, and clicks on it lead
    to the end."""
    page = somebody()
    learn(page, game)
    page.evaluate(LATE)
    follow(page)
    assert page.evaluate("window.lateRings") == []
    expect(page.locator(".coach")).to_be_visible()
    page.get_by_role("button", name="Thank you, owl").click()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("locale", ["ru-RU", "uk-UA"])
def test_a_lesson_on_a_phone(somebody: Open, locale: str) -> None:
    page = somebody(viewport=PHONE, locale=locale, has_touch=True, is_mobile=True)
    learn(page, "whirling-witchcraft")
    assert faults(page) == []
    follow(page, until=8)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("game", [pytest.param(game, marks=REPEATED) for game in TAUGHT])
def test_every_lesson_can_be_followed_to_its_end_on_a_phone(somebody: Open, game: str) -> None:
    """P8, P27, P36: the ring marks something that a tap hits, and the board stays in its place."""
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    learn(page, game)
    follow(page, touch=True)
    page.get_by_role("button", name="Thank you, owl").tap()
    expect(page.locator(".coach")).to_have_count(0)


def test_another_move_is_explained_kindly_and_changes_nothing(somebody: Open) -> None:
    page = somebody()
    learn(page, "wandering-towers")
    page.locator("[data-move='card E51']").first.click()
    expect(page.locator("#why")).to_contain_text("You could do that too, but let me show you")
    expect(page.locator(".coach progress")).to_have_js_property("value", 0)
    expect(page.locator("[data-move='card E51']").first).to_be_visible()


def test_a_learner_who_leaves_the_lesson_plays_on_against_a_bot(somebody: Open) -> None:
    page = somebody()
    learn(page, "wandering-towers")
    follow(page, until=2)
    page.get_by_role("button", name="Play on my own").click()
    expect(page.locator(".coach .says")).to_have_count(0)
    expect(page.locator("#lesson-pointer")).to_be_hidden()
    page.locator("[data-move='drop E51'], [data-move^='card']").first.click()
    expect(page.locator("#why")).to_be_hidden()


def test_undo_brings_the_coach_back_a_step(somebody: Open) -> None:
    page = somebody()
    learn(page, "witchstone")
    done = follow(page, until=5)["n"]
    page.locator("[data-do=undo]").click()
    expect(page.locator(".coach progress")).to_have_js_property("value", done - 1)


def test_the_coach_waits_until_the_learner_goes_on_and_repeats_what_it_said(
    somebody: Open,
) -> None:
    """P2: a bot's move that the coach explains is played only when the learner has read the words
    and goes on."""
    page = somebody()
    learn(page, "witchstone")
    said = page.locator(".coach .now")
    first = said.inner_text()
    page.wait_for_timeout(2_500)  # the bots of this server pause for less
    assert said.inner_text() == first
    page.locator("[data-do=go-on]").click()
    expect(page.locator(".coach progress")).to_have_js_property("value", 1)
    page.locator("[data-do=coach-back]").click()
    expect(page.locator(".coach .says > :not([hidden])")).to_have_text(first)
    page.locator("[data-do=coach-forward]").click()
    expect(said).to_be_visible()


def test_a_lesson_that_was_left_can_be_taken_up_again(somebody: Open) -> None:
    page = somebody()
    learn(page, "wandering-towers")
    follow(page, until=1)
    here = page.url
    page.goto("/games/wandering-towers")
    page.get_by_role("button", name="Your first game").click()
    expect(page).to_have_url(here)
    page.get_by_role("button", name="Play on my own").click()
    page.get_by_role("button", name="Back to the lesson").click()
    expect(page.locator(".coach progress")).to_have_js_property("value", 1)
