"""The Witches in a real browser: a whole game alone, and the board on desktop and phone."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import LOCALES, Open
from tests.browser.seated import bring, person_of, played_until
from tests.browser.test_everybody import PHONE, faults
from tests.browser.test_table import set_table
from tests.games.the_witches.scenes import Board
from tests.server.served import Served

from coven.table import Table

pytestmark = pytest.mark.slow

GAME = "/games/the-witches"
TOO_BIG = """() => ['.people', '.board', '.tw-reserve', '.tw-scene', '#part-hand'].filter(
(name) => {
    const box = document.querySelector(name);
    if (!box) return false;
    return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
})"""
"""Returns the parts of the page that do not fit into their place."""
ASKED = "[data-ui-asked] [data-move], .over-banner"
LIT = """() => [...document.querySelectorAll("[data-move]")].map((thing) =>
    [thing.dataset.move, parseInt(thing.querySelector(".odds")?.textContent ?? "0")])"""
"""Returns the legal moves with the chance in percent that stands beside them, or 0."""
WISHES = (
    "witch",
    "start",
    "open",
    "fly",
    "roll",
    "accept",
    "again",
    "three",
    "walk",
    "stay",
    "run",
)
"""Verbs in the order in which `next_move` prefers them."""


def set_up(page: Page, variant: str, *seats: str) -> None:
    """Starts a game of this variant; `seats`: who sits at each, "me" or a bot."""
    set_table(page, *seats, game=GAME, variant=variant)


def asked(page: Page) -> bool:
    """Waits until the player is asked something, and returns True; False if the game is over."""
    page.wait_for_selector(ASKED, state="attached")
    return not page.locator(".over-banner").count()


def next_move(page: Page) -> str:
    """Returns a legal move: to the problem that is easiest to solve, then on with it."""
    found: list[tuple[str, int]] = page.evaluate(LIT)
    lit = dict(reversed(found))

    def rank(move: str) -> tuple[int, int]:
        verb = move.split(" ")[0]
        if verb == "walk" and not lit[move]:
            return len(WISHES), 0
        return WISHES.index(verb) if verb in WISHES else len(WISHES) - 1, -lit[move]

    return min(lit, key=rank)


def do(page: Page, move: str) -> None:
    """Makes a move by a click, and waits for the answer of the server."""
    page.locator(f"[data-move='{move}']").first.click()
    if page.locator("#confirm").is_visible():
        page.locator("[data-do=confirm]").click()
    page.wait_for_selector("body:not([data-ui-sent])")


def test_a_whole_game_alone_to_the_end_without_scrolling(somebody: Open) -> None:
    page = somebody()
    set_up(page, "solo", "me")
    verbs: set[str] = set()
    while asked(page):
        move = next_move(page)
        verbs.add(move.split(" ")[0])
        do(page, move)
        assert page.evaluate(TOO_BIG) == []
    assert verbs >= {"witch", "start", "walk", "roll", "end-turn"}
    page.get_by_role("link", name="See the result").click()
    expect(page.locator(".podium li")).to_have_count(1)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_at_four_seats_axe_finds_nothing_and_nothing_scrolls(
    somebody: Open, server: Served, size: str
) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE, "locale": "uk-UA"} if size == "phone" else {}
    page = somebody(**wishes)

    def between_two_rolls(table: Table) -> bool:
        assert table.match is not None
        return {"roll", "run"} <= {move.text.split(" ")[0] for move in table.match.state.moves(0)}

    person = person_of(page, server)
    page.goto(
        bring(server, played_until(between_two_rolls, person, "the-witches", "competitive", 4))
    )
    assert asked(page)
    expect(page.locator(".tw-scene .die.blank").first).to_be_attached()
    page.mouse.move(2, 2)
    expect(page.locator("#tip")).to_be_hidden()
    assert faults(page) == []
    assert size == "phone" or page.evaluate(TOO_BIG) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (360 if wishes else 1280)
    if size == "phone":  # the dice and the odds are in sight
        scene = page.locator(".tw-scene .dice").bounding_box()
        board = page.locator("#main").bounding_box()
        assert scene
        assert board
        assert board["y"] <= scene["y"] < board["y"] + board["height"] / 2


def test_a_click_on_an_illegal_move_says_why(somebody: Open) -> None:
    page = somebody()
    set_up(page, "solo", "me")
    assert asked(page)
    page.locator("[data-try='walk slice']").click()
    expect(page.locator("#why")).to_contain_text("Choose your witch")


def seated(person: str, board: Board) -> Table:
    """Returns a started table of this person and a bot, with the position of the board."""
    table = Table.new("the-witches", 2, person, 0.0, {})
    table.sit(person, "Ada", 0.0, 0)
    table.put_bot(1, 1, person)
    table.start(person, time.time(), bytes(32))
    assert table.match is not None
    board.state.rng = table.match.state.rng
    table.match.state = board.state
    table.running.questions = [n + 1 for n in table.running.questions]
    return table


@pytest.mark.parametrize("rolls", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_many_powers_of_three_fit_into_the_scene(
    somebody: Open, server: Served, locale: str, rolls: bool
) -> None:
    """With seven cards of five characters, which make 25 powers of three, the cost of failing stays
    in sight."""
    board = Board(
        at={0: "razorback"},
        problems={"slice": "hiver", "dancers": "fever"},
        crises={"slice": 1},
        hands={0: "granny_1 granny_2 nanny_1 nanny_3 magrat_1 agnes_1 perdita_1"},
        solved={0: "fever fever death death sick_pig sick_pig pregnancy pregnancy"},
    )
    board.play(0, "walk slice", *(["roll"] if rolls else []))
    page = somebody(locale=locale)
    page.goto(bring(server, seated(person_of(page, server), board)))
    expect(page.locator(".tw-scene .trio")).to_have_count(25)
    assert page.evaluate(TOO_BIG) == []
    scene = page.locator(".tw-scene").bounding_box()
    fails = page.locator(".tw-scene .why.fails").bounding_box()
    trios = page.locator(".tw-scene .trios").bounding_box()
    assert scene
    assert fails
    assert trios
    assert fails["y"] + fails["height"] <= scene["y"] + scene["height"]
    assert trios["height"] >= 48
