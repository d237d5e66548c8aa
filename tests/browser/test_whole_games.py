"""Whole games at a desk, on a large screen and on a phone, in three languages: the table is
measured at every decision. The playout policy decides; the three pages are those of one person."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import REPEATED, Open
from tests.browser.geometry import LEAST, VIEWPORTS, Faults, measure
from tests.browser.seated import bring, cookie_of
from tests.server.served import Served, until

from coven.table import Table
from coven.testkit.walk import RandomPlayer

pytestmark = pytest.mark.slow

GAMES = ("the-witches", "voodoo", "wandering-towers", "whirling-witchcraft", "witchstone")
MOST_SEATS = {
    "the-witches": 4,
    "voodoo": 5,
    "wandering-towers": 3,
    "whirling-witchcraft": 5,
    "witchstone": 4,
}
LANGUAGES = ("en", "ru", "uk")
NAMES = ("Ada", "Bramble", "Hazel", "Juniper", "Rowan")
EVERYWHERE = ("boards", "covered", "overlaps", "cut", "scrolls")
"""What must not be found at any decision; see `Faults`."""
AT_A_DESK = (*EVERYWHERE, "pictures", "unreachable", "small")
"""On a phone parts of a table are scrolled to, and maps have letters as small as on a map."""
SHOWN_SHORTER = {"the-witches": ("p.where: ", "b: ", "span: ")}
"""On a phone, by game: what is cut off with three dots, and whole in the card's details."""

ON_PHONES = {("the-witches", "overlaps")}
"""Names touch on a map of 350 pixels."""
COVERED_BY_GAME = {("voodoo", "unreachable")}
"""Voodoo's question to one wizard lies over calls that others could make."""
SHARE = 0.55
"""How much of the page's width the board has at least, on screens of every size (P15)."""

HOVER = """(n) => {
    const seen = (el) => el.getClientRects().length && !el.closest("dialog")
        && el.checkVisibility({ visibilityProperty: true });
    const wanted = n % 2 ? "[data-move]" : ".board [data-tip], .hand [data-tip]";
    const all = [...document.querySelectorAll(wanted)].filter(seen);
    const el = all.at((n * 7) % all.length);
    if (!el) return null;
    el.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = el.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
"""Returns the middle of something lit, or of something with a tooltip."""
PRESS = """([x, y]) => document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent(
    "pointerdown", { bubbles: true, pointerType: "touch", clientX: x, clientY: y }))"""
RELEASE = """() => {
    dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" }));
    document.body.click(); // the end of a long press
}"""
BEGIN = """(n) => {
    const all = [...document.querySelectorAll("[data-pick]")]
        .filter((el) => el.getClientRects().length);
    all.at(n % all.length)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return all.length > 0;
}"""
"""Begins a move of several clicks, if there is one."""
FITS = """() => {
    const scene = document.querySelector(".finale");
    return scene.scrollWidth <= scene.clientWidth && scene.scrollHeight <= scene.clientHeight
        && [...scene.querySelectorAll("*")].every((el) => el.scrollWidth <= el.clientWidth + 1
            || getComputedStyle(el).overflow === "visible");
}"""
LONG_ENOUGH = 600
"""Milliseconds after which a tooltip is shown."""


class Eyes:
    """A page of the person, and what was seen there."""

    def __init__(self, page: Page, size: str) -> None:
        self.page, self.touch = page, size == "phone"
        self.faults = Faults()
        self.tooltips = 0
        self._least = LEAST[size]
        self._question = -1
        page.on("websocket", lambda line: line.on("framereceived", self._read))

    def _read(self, frame: str | bytes) -> None:
        for message in json.loads(frame):
            self._question = message.get("question", self._question)

    def look(self, question: int) -> None:
        """Measures the page when it asks this question: as it is, with the pointer resting on
        something (on a phone: after a long press), and with a move of several clicks begun."""

        def asked() -> bool:
            self.page.evaluate("0")  # lets messages in
            return self._question == question

        until(asked)
        page, n = self.page, self.faults.decisions
        self._measure()
        if at := page.evaluate(HOVER, n):
            page.evaluate(PRESS, at) if self.touch else page.mouse.move(*at)
            page.clock.run_for(LONG_ENOUGH)
            self.tooltips += page.locator("#tip").is_visible()
            self._measure()
            page.evaluate(RELEASE) if self.touch else page.mouse.move(1, 1)
            page.clock.run_for(LONG_ENOUGH)
        if page.evaluate(BEGIN, n):
            self._measure()
            page.keyboard.press("Escape")
        self.faults.decisions += 1

    def look_at_the_end(self) -> None:
        """Looks at the victory scene, which must fit, and at the table behind it."""
        expect(self.page.locator(".finale")).to_be_visible()
        assert self.page.evaluate(FITS)
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".finale")).to_be_hidden()
        [*pictures] = self.faults.pictures
        self._measure()
        self.faults.pictures = dict.fromkeys(pictures, 0)  # without a hand there is more room

    def _measure(self) -> None:
        self.faults.add(measure(self.page, self._least))

    def found(self, id: str) -> dict[str, Any]:
        """Returns the faults that were measured during the match, by kind, without those that are
        accepted for the game `id`."""
        if not self.touch:
            found = self.faults.of(*AT_A_DESK)
            return {kind: seen for kind, seen in found.items() if (id, kind) not in COVERED_BY_GAME}
        found = self.faults.of(*(kind for kind in EVERYWHERE if (id, kind) not in ON_PHONES))
        shorter = SHOWN_SHORTER.get(id, ())
        cut = [what for what in found.pop("cut", {}) if not what.startswith(shorter)]
        return found | ({"cut": cut} if cut else {})


def play_to_the_end(server: Served, table: Table, eyes: list[Eyes]) -> None:
    """Plays a match for all seats; everybody looks whenever seat 0 is asked, and at the end."""
    live = server.ask(lambda: server.tables.open(table.id))
    player = RandomPlayer(table.game, 1, sensible=1.0, offered=0.0)

    def play_on(draft: Table) -> None:
        while draft.status == "playing":
            assert draft.match is not None
            draft.submit(*player.choose(draft.match.state), time.time())
            if 0 in draft.waiting:
                break

    while live.table.status == "playing":
        for one in eyes:
            one.look(live.table.question(0))
        server.ask(lambda: live.change(play_on))
    for one in eyes:
        one.look_at_the_end()


def check_whole_game(
    somebody: Open, server: Served, id: str, seats: int, languages: tuple[str, ...]
) -> None:
    person = f"{id} {seats} {languages[0]}"
    table = Table.new(id, seats, person, time.time())
    for seat in range(seats):
        table.sit(f"{person} {seat}" if seat else person, NAMES[seat], time.time(), seat)
    table.start(person, time.time(), bytes(32))
    address = bring(server, table)
    eyes = []
    for size, language in zip(VIEWPORTS, languages, strict=True):
        touch = size == "phone"
        page = somebody(viewport=VIEWPORTS[size], has_touch=touch, is_mobile=touch)
        page.context.add_cookies([cookie_of(server, person, language)])
        page.clock.install()
        eyes.append(Eyes(page, size))
        page.goto(address)
    play_to_the_end(server, table, eyes)
    assert all(one.faults.decisions > 15 and one.tooltips > 3 for one in eyes)
    for one in eyes:
        assert one.page.viewport_size
        least = (1 if one.touch else SHARE) * one.page.viewport_size["width"]
        assert all(width >= least for _, _, width, _ in one.faults.boards)
    found = {f"{one.page.viewport_size}": one.found(id) for one in eyes}
    assert found == {size: {} for size in found}


@pytest.mark.parametrize("id", GAMES)
def test_the_board_keeps_its_place_and_all_can_be_read_at_every_decision(
    somebody: Open, server: Served, id: str
) -> None:
    """P7, P8, P15, P37: during a whole match the board keeps its place and size, nothing covers
    what can be clicked, and no text is cut off or overlapped."""
    check_whole_game(somebody, server, id, 2, LANGUAGES)


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("id", [pytest.param(id, marks=REPEATED) for id in GAMES])
def test_the_same_with_many_players_and_in_the_other_languages(
    somebody: Open, server: Served, id: str, first: int
) -> None:
    """P7, P8, P37, P45: with the most players, and in each language, a whole match keeps the board
    in its place and all texts readable."""
    languages = (*LANGUAGES[first:], *LANGUAGES[:first])
    check_whole_game(somebody, server, id, MOST_SEATS[id], languages)
