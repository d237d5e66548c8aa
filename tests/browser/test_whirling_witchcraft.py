"""Whirling Witchcraft in real browsers: two people brew at once, and a whole game is played."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open
from tests.browser.test_everybody import PHONE, faults
from tests.browser.test_table import set_table

from coven.games.whirling_witchcraft.components import CHARACTERS, RECIPE_OF, RECIPES, TYPES

pytestmark = pytest.mark.slow

CAULDRONS = "/games/whirling-witchcraft"
BREWING = ("use", "take", "make")
SHY = ("wait", "take-back", "redraw", "finish", "skip")
"""Moves that are made only if there are no others."""


class Browser:
    """One player's page, and every WebSocket frame it has received."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        page.on(
            "websocket",
            lambda line: line.on("framereceived", lambda frame: self.frames.append(str(frame))),
        )

    def moves(self, *verbs: str) -> list[str]:
        script = "all => all.map(e => e.dataset.move)"
        found: list[str] = self.page.eval_on_selector_all("[data-move]", script)
        return [move for move in found if not verbs or move.split(" ")[0] in verbs]

    def do(self, move: str) -> None:
        """Clicks the element that plays a move, confirms it if asked, and waits for the update."""
        frames_before = len(self.frames)
        self.page.locator(f"[data-move='{move}']").click()
        if self.page.locator("#confirm").is_visible():
            self.page.locator("[data-do=confirm]").click()
        self.wait_for_update(frames_before)

    def wait_for_update(self, frames_before: int) -> None:
        for _ in range(500):
            if any(message["t"] in ("parts", "full") for message in self.messages(frames_before)):
                break
            self.page.wait_for_timeout(10)
        self.page.wait_for_selector("body:not([data-ui-sent])")

    def messages(self, since: int) -> list[dict[str, Any]]:
        return [message for frame in self.frames[since:] for message in json.loads(frame)]

    def brew(self) -> None:
        """Uses recipes until none can be used."""
        while found := self.moves(*BREWING):
            self.do(found[0])

    def sent(self, since: int) -> dict[str, set[str]]:
        """Returns the HTML of all parts received since frame number `since`, by part id."""
        found: dict[str, set[str]] = {}
        for message in self.messages(since):
            for name, html in message.get("parts", {}).items():
                found.setdefault(name, set()).add(str(html))
        return found

    def expect_light(self, seat: int, light: str) -> None:
        lamp = self.page.locator(f"#person-{seat} .lamp")
        expect(lamp).to_have_class(re.compile(f"is-{light}"))

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()


def sat_down(somebody: Open) -> tuple[Browser, Browser]:
    """Returns the browsers of two people who have just begun to play."""
    ada = Browser(somebody())
    set_table(ada.page, "me", "open", game=CAULDRONS)
    bea = Browser(somebody(ada.page.locator("#link").input_value()))
    bea.page.locator("#name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for browser in (ada, bea):
        browser.page.wait_for_selector("[data-ui-asked]")
    return ada, bea


def can_be_used(move: str) -> bool:
    """Whether an Initiate's starting ingredients can fill the slots of the recipe this move
    plays."""
    _, key, *turned = move.split(" ")
    recipe = RECIPES[RECIPE_OF[key]]
    slots = recipe.outputs if turned else recipe.inputs
    need = Counter(slot for slot in slots if slot.bit_count() == 1)
    start = CHARACTERS[0].start
    return bool(slots) and all(n <= start[slot.bit_length() - 1] for slot, n in need.items())


def test_two_people_brew_at_once_and_nothing_leaks_and_nothing_is_lost(somebody: Open) -> None:
    ada, bea = sat_down(somebody)
    if not any(map(can_be_used, ada.moves("play"))):
        ada.do("redraw")
    ours = sorted(filter(can_be_used, ada.moves("play")), key=lambda move: "turned" not in move)[0]
    key = ours.split(" ")[1]

    # A recipe is played face down, taken back, and played again.
    ada.do(ours)
    bea.expect_light(0, "ready")
    ada.do("take-back")
    bea.expect_light(0, "deciding")
    ada.do(ours)
    bea.expect_light(0, "ready")
    ada.page.reload()
    expect(ada.page.locator(".held.chosen .way.on")).to_have_count(1)
    assert not [frame for frame in bea.frames if key in frame]
    bea.do(bea.moves("play")[0])
    for browser in (ada, bea):  # both see it opened at the same time
        shown = browser.page.locator(f"#main [data-key={key}], .brief[data-ref$='-{key}']")
        expect(shown).to_have_count(1)

    # Everybody skips their arcana effects.
    while not (ada.moves("finish") and bea.moves("finish")):
        for browser in (ada, bea):
            if browser.moves("skip"):
                browser.do("skip")
        ada.page.wait_for_timeout(20)

    # Ada plans, finishes, changes her mind and finishes again, while Bea plans.
    frames_before = len(bea.frames)
    ada.brew()
    lying = ada.count(".lying [data-piece]")
    assert lying
    assert not bea.sent(frames_before), "a plan is nobody else's business"
    ada.do("finish")
    bea.expect_light(0, "ready")
    expect(ada.page.locator(".ww-kettle use[data-piece]")).to_have_count(lying)
    bea.brew()
    planned = bea.count(".lying [data-piece]")
    ada.do("take-back")
    bea.expect_light(0, "deciding")
    expect(ada.page.locator(".lying [data-piece]")).to_have_count(lying)
    for browser, brewed in ((ada, lying), (bea, planned)):
        browser.page.reload()
        expect(browser.page.locator(".lying [data-piece]")).to_have_count(brewed)
    ada.do("finish")
    bea.expect_light(0, "ready")
    told = {
        re.sub(r"is-\w+|ready|deciding", "", html)
        for html in bea.sent(frames_before).get("seat-0", set())
    }
    assert len(told) == 1, "of Ada, Bea has seen nothing change but the light"
    log = [
        html for name, found in bea.sent(frames_before).items() if "log" in name for html in found
    ]
    assert log
    assert not [html for html in log if "uses" in html]
    bea.do("finish")
    for browser in (ada, bea):
        expect(browser.page.locator("#part-prompt")).to_contain_text("Round 2")


FITS = """() => ['.people', '.board', '#part-recipes'].filter((name) => {
    const box = document.querySelector(name);
    return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
})"""


def test_a_whole_game_against_a_bot_to_the_end_without_scrolling(somebody: Open) -> None:
    me = Browser(somebody())
    set_table(me.page, "me", "bot-1", game=CAULDRONS)
    steps = 0
    while True:
        me.page.wait_for_selector("[data-ui-asked] [data-move], .over-banner")
        if me.count(".over-banner"):
            break
        found = me.moves()
        bold = [move for move in found if move.split(" ")[0] not in SHY]
        frames_before = len(me.frames)
        if bold or "finish" in found or "skip" in found:
            me.do(bold[steps % len(bold)] if bold else "finish" if "finish" in found else "skip")
        else:
            me.wait_for_update(frames_before)
        assert me.page.evaluate(FITS) == []
        steps += 1
    assert steps >= 6, "three rounds at least"
    me.page.get_by_role("link", name="See the result").click()
    expect(me.page.locator(".podium li")).to_have_count(2)


def test_a_brew_is_planned_and_finished_by_keyboard_alone(somebody: Open) -> None:
    me = Browser(somebody())
    set_table(me.page, "me", "bot-1", game=CAULDRONS)
    me.page.wait_for_selector("[data-ui-asked]")
    keys = me.page.keyboard

    def go_to(*verbs: str) -> str:
        """Moves the focus to an element that plays one of these verbs and returns its move: with
        Tab from zone to zone, with an arrow key inside a zone."""
        for _ in range(40):
            for _ in range(12):
                at = me.page.evaluate("document.activeElement.dataset.move ?? ''")
                if at.split(" ")[0] in verbs:
                    return str(at)
                if not me.page.evaluate("!!document.activeElement.closest('[data-zone]')"):
                    break
                keys.press("ArrowRight")
            keys.press("Tab")
        raise AssertionError(f"{verbs} cannot be reached, only {me.moves()}")

    def enter() -> None:
        frames_before = len(me.frames)
        keys.press("Enter")
        if me.page.locator("#confirm").is_visible():
            keys.press("Enter")
        me.wait_for_update(frames_before)

    played = go_to("play")
    enter()
    me.page.wait_for_selector(f".recipe[data-key={played.split(' ')[1]}]")
    while not me.moves("finish"):
        if me.moves("skip"):
            go_to("skip")
            enter()
        me.page.wait_for_timeout(20)
    if me.moves("use"):
        go_to("use")
        enter()
        frames_before = len(me.frames)
        keys.press("u")
        me.wait_for_update(frames_before)
    go_to("finish")
    enter()
    expect(me.page.locator("#part-prompt")).not_to_contain_text("have you finished")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_at_five_seats_axe_finds_nothing_and_nothing_scrolls(somebody: Open, size: str) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE, "locale": "uk-UA"} if size == "phone" else {}
    me = Browser(somebody(**wishes))
    set_table(me.page, "me", "bot-1", "bot-1", "bot-1", "bot-1", game=CAULDRONS)
    me.page.wait_for_selector("[data-ui-asked]")
    assert faults(me.page) == []
    assert size == "phone" or me.page.evaluate(FITS) == []
    me.do(me.moves("play")[0])
    while not me.moves("finish"):
        if me.moves("skip"):
            me.do("skip")
        me.page.wait_for_timeout(20)
    me.page.mouse.move(2, 2)
    expect(me.page.locator("#tip")).to_be_hidden()
    assert faults(me.page) == []
    assert size == "phone" or me.page.evaluate(FITS) == []
    width = me.page.viewport_size["width"] if me.page.viewport_size else 0
    assert me.page.evaluate("document.documentElement.scrollWidth") <= width
    assert me.count(".ww-bench .slot, .ww-bench [data-piece]") == sum((3, 4, 9, 9, 9))
    assert len(TYPES) == me.count(".ww-forecast .types > span")


WATCH = """() => {
    window.shown = [];
    const line = document.querySelector('#caption');
    new MutationObserver(() => {
        const text = document.body.hasAttribute('data-ui-stage') ? line.textContent : '';
        if (text !== (window.shown.at(-1)?.[1] ?? '')) window.shown.push([performance.now(), text]);
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


def test_the_passing_is_shown_in_stages_that_a_click_skips_and_a_move_ends(somebody: Open) -> None:
    """P9: cauldrons open, slide and fill the workbenches one after the other; a click skips this,
    and a move need not wait for it."""
    me = Browser(somebody(reduced_motion="no-preference"))
    set_table(me.page, "me", "bot-1", game=CAULDRONS)
    me.page.wait_for_selector("[data-ui-asked]")
    me.page.evaluate(WATCH)
    staged = me.page.locator("[data-ui-stage]")

    def play_until_the_cauldrons_pass() -> None:
        while not staged.count():
            found = me.moves()
            for verb in ("play", "use", "make", "take", "skip", "finish"):
                if wanted := [move for move in found if move.split(" ")[0] == verb]:
                    frames_before = len(me.frames)
                    me.page.locator(f"[data-move='{wanted[0]}']").dispatch_event("click")
                    if me.page.locator("#confirm").is_visible():
                        me.page.locator("[data-do=confirm]").click()
                    me.wait_for_update(frames_before)
                    break
            me.page.wait_for_timeout(20)

    play_until_the_cauldrons_pass()
    expect(staged).to_have_count(0)
    shown: list[tuple[float, str]] = me.page.evaluate("window.shown")
    assert [text.split(" ")[-1] for _, text in shown[:3]] == ["revealed.", "right.", "workbenches."]
    assert all(b[0] - a[0] >= 800 for a, b in pairwise(shown))
    assert shown[-1][1] == ""
    expect(me.page.locator("#part-prompt")).to_contain_text("Round 2")

    play_until_the_cauldrons_pass()  # a click anywhere shows the end at once
    me.page.mouse.click(640, 400)
    assert not staged.count()
    expect(me.page.locator("#part-prompt")).to_be_visible()

    cards: list[str] = []  # the next move is made while the cauldrons slide
    while not cards:  # sometimes an arcana effect is asked about first
        expect(staged).to_have_count(0)
        play_until_the_cauldrons_pass()
        cards = me.moves("play")
    card = cards[0]
    frames_before = len(me.frames)
    me.page.locator(f"[data-move='{card}']").click()
    if me.page.locator("#confirm").is_visible():
        me.page.locator("[data-do=confirm]").click()
    me.wait_for_update(frames_before)
    assert "ack" in {message["t"] for message in me.messages(frames_before)}
    assert not staged.count()
