"""A table in a real browser, from the lobby to the results."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import LOCALES, PATIENCE, REPEATED, Open
from tests.browser.seated import SMALL_PAGE, submit
from tests.server.served import Process, Served, room_forms

pytestmark = pytest.mark.slow

NOUGHTS = "/games/noughts-and-crosses"
TOWERS = "/games/wandering-towers"
LIT = ".board [data-move]"


def play_now(page: Page, game: str = NOUGHTS) -> None:
    submit(page, f"{game}/now")
    page.wait_for_selector("[data-ui-asked]")


def mark(page: Page, cell: int, answered: bool = True) -> None:
    """Marks a cell and confirms it if asked to. Unless `answered` is False, waits until the server
    has accepted it and the page shows it."""
    page.wait_for_selector("[data-ui-asked]")
    page.locator(f"[data-move='mark {cell}']").click()
    if page.locator("#confirm").is_visible():
        page.locator("[data-do=confirm]").click()
    if answered:
        expect(page.locator(f"[data-try='mark {cell}']")).to_have_count(1)


def first_lit(page: Page) -> int:
    """Returns the first cell that can be marked."""
    move = page.locator(LIT).first.get_attribute("data-move")
    assert move
    return int(move.removeprefix("mark "))


def asked_or_over(page: Page) -> bool:
    """Waits for the next decision. Returns True if the game is over."""
    page.wait_for_selector(f"{LIT}, .over-banner")
    return page.locator(".over-banner").count() > 0


def set_table(page: Page, *seats: str, game: str = NOUGHTS, **form: str) -> None:
    """Opens a table with these seats and options, and goes there; see `Person.start`."""
    origin = page.request.get(SMALL_PAGE).url.removesuffix(SMALL_PAGE)

    def post(path: str, fields: dict[str, str]) -> str:
        answer = page.request.post(
            path, form=dict(fields), headers={"origin": origin}, max_redirects=0
        )
        assert answer.status == 303, answer.text()
        return answer.headers["location"]

    place = post(f"{game}/friends", {})
    for path, fields in room_forms(seats, game.removeprefix("/games/"), form):
        post(place + path, fields)
    page.goto(place)


def test_a_whole_game_against_a_bot_from_the_lobby_to_the_end(somebody: Open) -> None:
    page = somebody("/")
    expect(page.locator(".tarot")).to_have_count(5)
    page.get_by_role("link", name="Noughts and crosses").click()
    page.get_by_role("button", name="Play against bots").click()
    while not asked_or_over(page):
        mark(page, first_lit(page))
    page.get_by_role("link", name="See the result").click()
    expect(page.locator(".podium li")).to_have_count(2)
    expect(page.locator("svg.chart")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("link", name="Next").click()
    expect(page.locator("#part-prompt")).to_contain_text("After move 1 of")
    expect(page.locator(".log")).to_contain_text("marks cell")


def test_two_browsers_by_invitation_link(somebody: Open) -> None:
    ada = somebody("/settings")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Save").click()
    set_table(ada, "me", "open")
    link = ada.locator("#link").input_value()
    bea = somebody(link, locale="uk-UA")
    bea.locator("#name").fill("Богдана")
    bea.get_by_role("button", name="Сісти за стіл").click()
    expect(ada.locator("#part-seats")).to_contain_text("Богдана")
    ada.get_by_role("button", name="Start", exact=True).click()
    ada.wait_for_selector("body.table")
    bea.wait_for_selector("body.table")
    for page, cell in ((ada, 0), (bea, 3), (ada, 1), (bea, 4), (ada, 2)):
        mark(page, cell)
    expect(bea.locator(".over-banner")).to_be_visible()
    expect(bea.locator(".log")).to_contain_text("Ada позначає клітинку 3.")
    expect(ada.locator(".log")).to_contain_text("Богдана marks cell 5.")
    ada.get_by_role("link", name="See the result").click()
    expect(ada.locator("h1")).to_have_text("You win!")
    ada.get_by_role("button", name="Rematch").click()
    expect(ada.locator(".person").first).to_contain_text("Ada")


def test_a_code_finds_the_table(somebody: Open) -> None:
    ada = somebody("/")
    set_table(ada, "me", "open")
    letters = ada.locator(".letters").inner_text()
    bea = somebody("/")
    bea.get_by_text("Got a code?").click()
    bea.locator("#code").fill(letters.lower())
    bea.get_by_role("button", name="Join").click()
    expect(bea.get_by_role("button", name="Sit down")).to_be_visible()


def test_behind_the_handover_screen_the_next_hand_is_neither_in_the_page_nor_sent(
    somebody: Open,
) -> None:
    page = somebody()
    frames: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
    )
    set_table(page, "me", "hot", game=TOWERS)
    handover = page.locator(".handover")
    expect(handover).to_be_visible()
    page.wait_for_timeout(300)
    assert page.locator("#part-hand [data-move]").count() == 0
    hidden = page.locator("#part-hand").inner_html()
    before = len(frames)
    handover.get_by_role("button").click()
    expect(handover).to_have_count(0)
    page.wait_for_selector("#part-hand [data-move], #part-actions [data-move]")
    shown = page.locator("#part-hand").inner_html()
    assert shown != hidden
    secrets = set(re.findall(r'data-move=\\?"(card [^"\\]+)', shown))
    assert secrets
    for secret in secrets:
        assert not any(secret in frame for frame in frames[:before])
    second = page.context.new_page()  # the same person looks in a second tab, then goes back
    second.goto(page.url)
    expect(second.locator(".handover")).to_have_count(0)


def test_the_handover_screen_comes_again_and_back_does_not_show_the_old_hand(
    somebody: Open,
) -> None:
    page = somebody()
    set_table(page, "me", "hot", game=TOWERS)
    page.wait_for_selector("[data-ui-asked]")
    page.locator(".handover button").click()
    expect(page.locator(".handover")).to_have_count(0)
    old = page.locator("#part-hand").inner_html()
    for _ in range(200):
        page.wait_for_selector("[data-ui-asked]")
        if page.locator(".handover").count():
            break
        page.locator("[data-move]").first.dispatch_event("click")
        if page.locator("#confirm").is_visible():
            page.locator("[data-do=confirm]").click()
        page.wait_for_selector("body:not([data-ui-sent])")
        page.wait_for_timeout(60)
    expect(page.locator(".handover")).to_be_visible()
    page.goto("/")
    page.go_back()
    expect(page.locator(".handover")).to_be_visible()
    assert page.locator("#part-hand").inner_html() != old
    assert page.locator("#part-hand [data-move]").count() == 0


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_a_very_long_label_of_a_move_to_confirm_is_shown_completely(
    somebody: Open, size: tuple[int, int]
) -> None:
    page = somebody(viewport={"width": size[0], "height": size[1]})
    play_now(page)
    page.locator(f"[data-move='mark {first_lit(page)}']").click()
    words = page.locator("#confirm-what")
    words.evaluate(
        "words => { words.textContent = 'At the cottage behind the hills. '.repeat(14) }"
    )
    bar, sentence = page.locator("#confirm").bounding_box(), words.bounding_box()
    assert bar
    assert sentence
    assert bar["y"] >= 0
    assert bar["y"] + bar["height"] <= size[1]
    assert bar["y"] <= sentence["y"]
    assert sentence["y"] + sentence["height"] <= bar["y"] + bar["height"]


def test_playable_on_a_telephone_without_scrolling_sideways(somebody: Open) -> None:
    page = somebody(
        "/", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="ru-RU"
    )
    play_now(page)
    while not asked_or_over(page):
        cell = first_lit(page)
        page.locator(f"[data-move='mark {cell}']").tap()
        page.locator("[data-do=confirm]").tap()
        expect(page.locator(f"[data-try='mark {cell}']")).to_have_count(1)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360
    box = page.locator(".prompt").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 741


def test_playable_by_keyboard_alone(somebody: Open) -> None:
    page = somebody(NOUGHTS)
    keys = page.keyboard
    for _ in range(30):
        keys.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Play against bots')"):
            break
    keys.press("Enter")
    page.wait_for_selector("[data-ui-asked]")
    for _ in range(20):
        keys.press("Tab")
        if page.evaluate("document.activeElement.dataset.move") is not None:
            break
    assert page.evaluate("document.activeElement.dataset.move") == "mark 0"
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.move") == "mark 4"
    keys.press("Enter")
    expect(page.locator("#confirm")).to_be_visible()
    keys.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    keys.press("Enter")
    keys.press("Enter")
    page.wait_for_selector("[data-try='mark 4']")
    page.wait_for_selector("[data-ui-asked]")
    page.wait_for_function("document.activeElement.dataset.move")  # what can be used next
    page.locator("[data-try='mark 4']").focus()
    keys.press("Enter")
    expect(page.locator("#why")).to_contain_text("already marked")
    expect(page.locator("#why a")).to_have_attribute("href", re.compile("#2.1$"))
    keys.press("Escape")
    expect(page.locator("#why")).to_be_hidden()
    keys.press("?")
    expect(page.locator("#help")).to_be_visible()
    keys.press("Escape")
    expect(page.locator("#announce")).to_contain_text("marks cell")


def test_the_language_is_switched_in_mid_game(somebody: Open) -> None:
    page = somebody()
    play_now(page)
    mark(page, 4)
    page.wait_for_selector("[data-ui-asked]")
    page.get_by_role("button", name="Українська").first.click()
    expect(page.locator("#part-prompt")).to_contain_text("Позначте клітинку.")
    expect(page.locator(".log")).to_contain_text("позначає клітинку 5.")
    mark(page, first_lit(page))
    page.get_by_role("button", name="Русский").first.click()
    expect(page.locator("#tab-log")).to_have_text("Журнал")


def test_title_and_favicon_say_that_a_decision_waits(somebody: Open) -> None:
    page = somebody()
    play_now(page)
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("candle-lit"))


def test_undo_says_why_it_stops(somebody: Open) -> None:
    page = somebody()
    play_now(page)
    page.locator("[data-do=undo]").dispatch_event("click")
    expect(page.locator("#why")).to_contain_text("There’s nothing to undo.")


def test_confirm_settings_are_obeyed_at_once(somebody: Open) -> None:
    page = somebody()
    play_now(page)
    page.locator("[data-what=preferences]").click()
    page.locator("#preferences").get_by_text("Never", exact=True).click()
    page.locator("#preferences [data-close]").click()
    page.locator("[data-move='mark 4']").click()
    expect(page.locator("#confirm")).to_be_hidden()
    expect(page.locator("[data-try='mark 4']")).to_have_count(1)
    page.reload()
    assert page.evaluate("document.documentElement.dataset.confirm") == "never"


def test_a_move_that_does_not_end_the_turn_is_confirmed_only_by_preference(somebody: Open) -> None:
    page = somebody()
    set_table(page, "me", "bot-1", game=TOWERS)
    page.wait_for_selector("[data-ui-asked]")
    card = page.locator("#part-hand [data-move^=card]").first
    move = card.get_attribute("data-move")
    page.locator("header [data-what=preferences]").click()
    frames: list[object] = []  # of the WebSocket, which knows the new setting
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame))
    )
    page.locator("#preferences").get_by_text("Always", exact=True).click()
    page.locator("#preferences [data-close]").click()
    for _ in range(PATIENCE // 100):
        page.wait_for_timeout(100)
        if frames:
            break
    card.click()
    expect(page.locator("#confirm")).to_be_visible()
    page.locator("[data-do=not-yet]").click()
    expect(page.locator("#confirm")).to_be_hidden()
    expect(page.locator(f"#part-hand [data-move='{move}']").first).to_be_visible()


def test_a_line_of_the_log_shows_its_pieces(somebody: Open) -> None:
    page = somebody()
    set_table(page, "me", "hot")
    mark(page, 4)
    page.locator(".log [data-refs]").first.click()
    expect(page.locator(".person[data-ui-lit]")).to_have_count(1)


def test_chat_reaches_the_other_browser_as_words(somebody: Open) -> None:
    ada = somebody()
    set_table(ada, "me", "bot-1")
    watcher = somebody(ada.url)
    ada.locator("#say-text").fill("<img src=x onerror=alert(1)>")
    ada.keyboard.press("Enter")
    watcher.locator("#tab-chat").click()
    expect(watcher.locator(".chat")).to_be_visible()
    expect(watcher.locator(".chat")).to_contain_text("<img src=x onerror=alert(1)>")


@pytest.mark.parametrize(
    "variant",
    [
        "teams",
        "masters",
        *(pytest.param(key, marks=REPEATED) for key in ("basic", "solo", "cooperative")),
    ],
)
def test_every_variant_of_wandering_towers_is_played_by_clicks(
    somebody: Open, variant: str
) -> None:
    page = somebody()
    bots = {"teams": 3, "solo": 0}.get(variant, 1)
    set_table(page, "me", *["bot-1"] * bots, game=TOWERS, variant=variant)
    for _ in range(14):
        page.wait_for_selector("[data-ui-asked]")
        page.locator("[data-move]").first.dispatch_event("click")
        if page.locator("#confirm").is_visible():
            page.locator("[data-do=confirm]").click()
        page.wait_for_selector("body:not([data-ui-sent])")
        expect(page.locator("#why")).to_be_hidden()
    expect(page.locator(".log details").first).to_be_attached()


COVERED = """() => [...document.querySelectorAll(".spell")].filter((spell) => {
    const { left, right, top, bottom } = spell.getBoundingClientRect();
    const at = (y) => document.elementFromPoint((left + right) / 2, y);
    return !spell.contains(at(top + 2)) || !spell.contains(at(bottom - 2));
}).map((spell) => spell.textContent)"""


@pytest.mark.parametrize("locale", LOCALES)
def test_on_a_telephone_no_spell_of_wandering_towers_lies_under_the_prompt(
    somebody: Open, locale: str
) -> None:
    page = somebody(viewport={"width": 360, "height": 740}, locale=locale)
    set_table(page, "me", "bot-1", game=TOWERS, variant="all-spells")
    page.wait_for_selector("[data-ui-asked]")
    expect(page.locator(".spell")).to_have_count(8)
    assert page.evaluate(COVERED) == []
    page.locator(".ask").evaluate("(ask) => ask.append(' ', ask.textContent)")
    assert page.evaluate(COVERED) == [], "where the question is twice as long"


# -- what may go wrong ---------------------------------------------------------------------------


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    running = Process(tmp_path)
    yield running
    running.kill()


def test_a_killed_server_costs_nothing_and_needs_no_reload(
    somebody: Open, process: Process
) -> None:
    page = somebody(port=process.port)
    play_now(page)
    page.evaluate("window.notReloaded = true")
    mark(page, 4)
    page.wait_for_selector("[data-ui-asked]")
    process.kill()
    expect(page.locator("#lost")).to_be_visible()
    lit = first_lit(page)
    mark(page, lit, answered=False)  # clicked while the server is down, played when it is back
    process.start()
    expect(page.locator(f"[data-try='mark {lit}']")).to_have_count(1)
    expect(page.locator("#lost")).to_be_hidden()
    assert page.evaluate("window.notReloaded")
    while not asked_or_over(page):
        mark(page, first_lit(page))


def test_a_reload_in_mid_game_loses_nothing(somebody: Open) -> None:
    page = somebody()
    play_now(page)
    mark(page, 4)
    page.wait_for_selector("[data-ui-asked]")
    before = page.locator("#part-board").inner_text()
    page.reload()
    page.wait_for_selector("[data-ui-asked]")
    assert page.locator("#part-board").inner_text() == before


def test_a_click_before_the_scripts_are_loaded_counts_afterwards(somebody: Open) -> None:
    page = somebody()
    play_now(page)
    scripts: list[Route] = []
    page.route("**/js/play.js*", lambda route: scripts.append(route))
    page.reload(wait_until="commit")
    page.locator("[data-move='mark 4']").click()
    scripts[0].continue_()
    page.locator("[data-do=confirm]").click()
    expect(page.locator("[data-try='mark 4']")).to_have_count(1)


def test_the_screen_is_right_within_two_seconds_of_the_networks_return(somebody: Open) -> None:
    page = somebody()
    set_table(page, "me", "hot")
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("[data-ui-asked]")
    page.evaluate("window.notReloaded = true")
    page.context.set_offline(False)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1},
    )
    mark(other, 4)
    expect(other.locator("[data-try='mark 4']")).to_have_count(1)
    page.wait_for_timeout(500)
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1},
    )
    began = time.monotonic()
    expect(page.locator("[data-try='mark 4']")).to_have_count(1)
    assert time.monotonic() - began < 2
    assert page.evaluate("window.notReloaded")


class Elsewhere(BaseHTTPRequestHandler):
    """A page of another site; another port is enough for that."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<h1>Elsewhere</h1>")

    def log_message(self, format: str, *args: object) -> None:
        pass


TRY = """(url) => new Promise((done) => {
    const socket = new WebSocket(url);
    socket.onopen = () => done("open");
    socket.onerror = () => done("refused");
})"""


def test_a_page_of_another_site_can_neither_join_nor_post(somebody: Open, server: Served) -> None:
    page = somebody()
    set_table(page, "me", "open")
    table = page.url
    line = table.replace("http:", "ws:") + "/line"
    with HTTPServer(("127.0.0.1", 0), Elsewhere) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        page.goto(f"http://127.0.0.1:{other.server_port}/")
        assert page.evaluate(TRY, line) == "refused"
        page.set_content(
            f'<form method="post" action="{table}/seat"><input name="seat" value="1">'
            '<input name="do" value="bot"><button>go</button></form>'
        )
        page.locator("button").click()
        expect(page.locator("h1")).to_have_text("No access")
        other.shutdown()
    page.goto(table)
    assert page.evaluate(TRY, line) == "open"
    assert server.table(table.rsplit("/", 1)[1]).seats[1].kind == "open"
    somebody.complaints.clear()  # type: ignore[attr-defined]
