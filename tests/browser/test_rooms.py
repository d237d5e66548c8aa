"""Friends come in by one button: rooms, invitations, chat, in two browsers (P1, P12, P16–P18)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open
from tests.browser.test_everybody import PHONE, faults
from tests.browser.test_shell import play_anything

pytestmark = pytest.mark.slow

COUNT = "addEventListener('click', () => sessionStorage.clicks = +(sessionStorage.clicks ?? 0) + 1)"
SIZES = {"desk": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}


def clicks(page: Page) -> int:
    return int(page.evaluate("+(sessionStorage.clicks ?? 0)"))


@pytest.mark.parametrize("size", SIZES)
def test_from_the_lobby_to_a_friends_first_move_in_six_clicks(somebody: Open, size: str) -> None:
    """P1, P12, P18: a new room shows link and code at once, and both people see its seats, options
    and chat change."""
    ada, bea = somebody("/", **SIZES[size]), somebody("/", locale="uk-UA", **SIZES[size])
    for page in (ada, bea):
        page.context.add_init_script(COUNT)
        page.reload()
    card = ada.locator(".tarot", has_text="Wandering Towers")
    card.get_by_role("button", name="Play with friends").click()
    link = ada.locator("#link").input_value()
    ada.get_by_role("button", name="Copy").click()
    for needed in (".qr", ".letters", "#link"):
        expect(ada.locator(needed)).to_be_in_viewport()
    start = ada.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_in_viewport()
    expect(start).to_be_disabled()

    bea.goto(link)
    unfurled = bea.locator("meta[property='og:description']").get_attribute("content") or ""
    assert "Магічні вежі" in unfurled
    assert link.rpartition("/")[2] not in unfurled
    bea.locator("#name").fill("Богдана")
    bea.get_by_role("button", name="Сісти за стіл").click()
    expect(ada.locator("#part-seats")).to_contain_text("Богдана")
    expect(bea.locator("#part-options")).to_contain_text("Базова гра")
    ada.locator("#variant").select_option("masters")
    expect(bea.locator("#part-options")).to_contain_text("Майстри")
    assert bea.locator("#part-options select").count() == 0
    bea.locator("#say-text").fill("Готова!")
    bea.keyboard.press("Enter")
    expect(ada.locator(".chat")).to_contain_text("Готова!")
    assert faults(ada) == []

    start.click()
    for page in (ada, bea):
        page.wait_for_selector("body.table")
        expect(page.locator(".person")).to_have_count(2)
    expect(bea.locator(".chat")).to_contain_text("Готова!")
    assert clicks(ada) <= 5, "and one for the move"
    assert clicks(bea) <= 2
    ada.wait_for_selector("[data-ui-asked], .prompt .wait")
    play_anything(ada if ada.locator("[data-ui-asked]").count() else bea)
    talk_at_the_table(ada, bea, size == "phone")


def talk_at_the_table(ada: Page, bea: Page, phone: bool) -> None:
    """P12, P53: lets Ada and Bea chat and react, and checks that unread lines are counted until
    they are seen; reactions are shown for a moment; others can be invited to watch."""
    if phone:
        bea.locator("#fold-side").click()
    bea.locator("#say-text").fill("Твій хід!")
    bea.keyboard.press("Enter")
    mark = ada.locator("#fold-side" if phone else "#tab-chat")
    expect(mark).to_have_attribute("data-unread", "1")
    expect(ada.locator("#flash")).to_contain_text("Твій хід!")
    assert bea.locator("#tab-chat").get_attribute("data-unread") == ""
    if phone:
        mark.click()
    ada.locator("#tab-chat").click()
    expect(mark).to_have_attribute("data-unread", "")
    ada.locator(".reactions summary").click()
    ada.locator("[data-kind=cackle]").click()
    expect(bea.locator("#person-0 .reaction")).to_contain_text("Ха-ха-ха!")
    ada.locator("[data-do=invite]").click()
    expect(ada.locator("#inviting #link")).to_have_value(ada.url)
    assert faults(ada) == []


def test_the_host_fills_the_room_with_bots_and_people_at_the_same_device(somebody: Open) -> None:
    """P1: inside the room, the host can choose bots, options and people at the same device."""
    ada = somebody("/games/wandering-towers")
    ada.get_by_role("button", name="Pass and play").click()
    seats = ada.locator(".room-seats li")
    expect(seats).to_have_count(2)
    expect(ada.locator("#link")).to_be_hidden()
    ada.get_by_label("Name of player 2").fill("Olga")
    ada.get_by_role("button", name="Add bot").click()
    expect(seats).to_have_count(3)
    ada.locator("[name=level]").select_option("1")
    ada.locator("#variant").select_option("solo")
    expect(ada.locator(".notice.bad")).to_contain_text("seat")
    expect(ada.locator("#variant")).to_have_value("basic")
    somebody.complaints.clear()  # type: ignore[attr-defined]
    ada.get_by_text("More options").click()
    ada.locator("#pace").select_option("relaxed")
    ada.locator("#o-first-player").select_option("first-seat")
    expect(ada.locator("#variant")).to_have_value("custom")
    ada.get_by_role("button", name="Start", exact=True).click()
    ada.wait_for_selector("body.table")
    expect(ada.locator(".person")).to_have_count(3)
    expect(ada.locator("#person-1")).to_contain_text("Olga")
    expect(ada.locator("#person-2")).to_contain_text("Apprentice")


def spread(page: Page, x: float, y: float) -> None:
    """Spreads two fingers on a touch screen, around this point."""
    session = page.context.new_cdp_session(page)
    for step in range(12):
        fingers = [{"x": x + side * (20 + 10 * step), "y": y, "id": 1 + side} for side in (-1, 1)]
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_board_of_a_phone_is_enlarged_with_two_fingers_and_a_desk_is_filled(
    somebody: Open,
) -> None:
    """P52: on a phone two fingers enlarge the board by the browser's own zoom, and a move keeps
    that zoom; at a desk the menu has a button for the full screen."""
    phone = somebody("/games/wandering-towers", **SIZES["phone"])
    phone.get_by_role("button", name="Play against bots").click()
    phone.wait_for_selector("[data-ui-asked]")
    board = phone.locator("#part-board").bounding_box()
    assert board is not None
    middle = {"x": board["x"] + board["width"] / 2, "y": board["y"] + board["height"] / 2}
    spread(phone, **middle)
    scale = "visualViewport.scale"
    assert phone.evaluate(scale) > 2
    asked = phone.locator(".prompt").inner_text()
    phone.locator(".hand [data-move], .board [data-move]").first.dispatch_event("click")
    expect(phone.locator(".prompt")).not_to_have_text(asked)
    assert phone.evaluate(scale) > 2, "a move leaves what is seen"

    desk = somebody("/games/wandering-towers")
    desk.get_by_role("button", name="Play against bots").click()
    desk.locator("[data-what=menu]").click()
    desk.get_by_role("button", name="Toggle full screen").click()
    desk.wait_for_function("document.fullscreenElement === document.documentElement")
    expect(desk.locator("#menu")).to_be_hidden()


def test_coven_can_be_installed_and_says_what_works_without_a_network(somebody: Open) -> None:
    """P51: the manifest and the worker pass Chromium's checks; rules that were read stay there."""
    page = somebody("/games/wandering-towers/rules", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert session.send("Page.getAppManifest")["errors"] == []
    page.context.set_offline(True)
    page.goto("/games/voodoo")
    expect(page.locator("h1")).to_have_text("You’re offline")
    page.get_by_role("link", name="Wandering Towers").click()
    expect(page.locator("#rulebook")).to_be_visible()
