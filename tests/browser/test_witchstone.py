"""Witchstone in a real browser: a whole game through the page, by mouse and by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open
from tests.browser.seated import bring, person_of, played_until
from tests.browser.test_everybody import PHONE, faults
from tests.browser.test_table import set_table
from tests.server.served import Served

from coven.table import Table

pytestmark = pytest.mark.slow

STONE = "/games/witchstone"
FITS = """() => ['.people', '.board', '#part-hand'].filter((name) => {
    const box = document.querySelector(name);
    return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
})"""
ASKED = "[data-ui-asked] [data-move], .over-banner"
MOVES = "all => all.map(e => [e.dataset.move, e.dataset.n ?? ''])"


def moves(page: Page) -> dict[str, int]:
    """Returns the moves that the page offers, with the sum of their strengths (0 if none is
    shown)."""
    found: list[list[str]] = page.eval_on_selector_all("[data-move]", MOVES)
    return {move: sum(map(int, n.split())) for move, n in found}


def wanted(page: Page) -> str:
    """Returns a good move: the strongest domino, the most steps, and nothing waived."""
    lit = moves(page)
    bold = {m: n for m, n in lit.items() if m.split(" ")[0] not in ("remove", "stop")} or lit
    steps = [m for m in bold if m.startswith("step ")]
    if steps:
        return max(steps, key=lambda move: int(move.split(" ")[1]))
    return max(bold, key=lambda move: (bold[move], move.startswith(("journey", "build", "take"))))


def do(page: Page, move: str) -> None:
    """Plays a move by clicks: on the half of a domino and two cells, on a crystal and its goal, or
    on the one element that plays it."""
    verb, *words = move.split(" ")
    if verb == "place":
        path = [
            f"[data-pick='place {words[0]} ? *']",
            *[f".pot [data-spot='{w}']" for w in words[1:]],
        ]
    elif verb == "crystal":
        path = [f"[data-pick='crystal {words[0]} ?']", f".pot [data-spot='{words[1]}']"]
    elif verb == "remove" and not page.locator(f".cell[data-move='{move}']").count():
        path = ["[data-pick='remove ?']", f".pot [data-spot='{words[0]}']"]
    else:
        path = [f"[data-move='{move}']"]
    for thing in path:
        page.locator(thing).first.click()
    if page.locator("#confirm").is_visible():
        page.locator("[data-do=confirm]").click()
    page.wait_for_selector("body:not([data-ui-sent])")


def asked(page: Page) -> bool:
    """Waits until the player is asked something; returns False if the game is over instead."""
    page.wait_for_selector(ASKED, state="attached")
    return not page.locator(".over-banner").count()


def test_a_whole_game_against_a_bot_to_the_end_without_scrolling(somebody: Open) -> None:
    page = somebody()
    set_table(page, "me", "bot-1", game=STONE)
    verbs: set[str] = set()
    while asked(page):
        move = wanted(page)
        verbs.add(move.split(" ")[0])
        do(page, move)
        assert page.evaluate(FITS) == []
    assert verbs >= {"tower", "place", "start", "end-turn"}
    page.get_by_role("link", name="See the result").click()
    expect(page.locator(".podium li")).to_have_count(2)


def test_a_domino_is_laid_by_keyboard_and_taken_back(somebody: Open) -> None:
    page = somebody()
    set_table(page, "me", "bot-1", game=STONE)
    while asked(page) and not any(move.startswith("place") for move in moves(page)):
        do(page, wanted(page))
    half = page.locator("[data-pick$='? *']").first
    half.focus()
    page.keyboard.press("Enter")
    expect(half).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".cell[data-ui-open]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-ui-held]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-ui-held], [data-ui-open]")).to_have_count(0)
    half.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.locator(".cell[data-ui-open]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cell.half[data-move^=start]")).to_have_count(2)
    page.keyboard.press("u")
    expect(page.locator(".domino.open")).to_have_count(5)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_another_players_cauldron_opens_large(somebody: Open, server: Served, by: str) -> None:
    """W33: a click on another player's small cauldron, or the Enter key on it, shows it large in a
    dialog."""
    page = somebody()
    person = person_of(page, server)
    table = played_until(lambda table: len(table.records) > 40, person, "witchstone", "standard", 4)
    page.goto(bring(server, table))
    assert asked(page)
    small = page.locator(".minipot").first
    if by == "mouse":
        small.click()
    else:
        small.focus()
        page.keyboard.press("Enter")
    large = page.locator("dialog.ws-large")
    expect(large.locator("h2")).to_have_text(small.get_attribute("aria-label") or "")
    box = large.locator(".pot").bounding_box()
    assert box
    assert box["width"] > 400
    assert large.locator("li").count() >= 8, "key numbers with their names"
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_at_four_seats_axe_finds_nothing_and_nothing_scrolls(
    somebody: Open, server: Served, size: str
) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE, "locale": "uk-UA"} if size == "phone" else {}
    page = somebody(**wishes)

    def well_under_way(table: Table) -> bool:
        return sum(record.entry.seat == 0 for record in table.records) >= 14

    person = person_of(page, server)
    page.goto(bring(server, played_until(well_under_way, person, "witchstone", "standard", 4)))
    assert asked(page)
    page.mouse.move(2, 2)
    expect(page.locator("#tip")).to_be_hidden()
    assert faults(page) == []
    assert size == "phone" or page.evaluate(FITS) == []
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if size == "phone":  # the part where the question is answered is in sight
        now = page.locator("#main .now").bounding_box()
        top = page.locator("#main").bounding_box()
        assert now
        assert top
        assert top["y"] - 1 <= now["y"] < top["y"] + top["height"] / 2
