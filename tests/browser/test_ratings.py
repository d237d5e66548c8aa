"""A rated game of three friends and what becomes of it, in three browsers (P22, P48, P50)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open
from tests.browser.seated import SMALL_PAGE, bring, submit
from tests.browser.test_accounts import who
from tests.browser.test_everybody import PHONE, faults
from tests.browser.test_shell import play_anything
from tests.server.served import Served

from coven.store import Passkey
from coven.store.ratings import SURE_AFTER
from coven.table import Table

pytestmark = pytest.mark.slow
TOWERS = "wandering-towers"
NAMES = ("Ada Rates", "Богдана", "Клара")
LEADERS = f"/games/{TOWERS}/leaderboard"


def earlier_match(server: Served, people: list[str], rated: bool = True) -> Table:
    """Adds a running match of these people to the server and returns its table. If it is `rated`,
    all people but the first then resign, which ends it."""
    now = server.site.clock.now()
    table = Table.new(TOWERS, len(people), people[0], now)
    for person, name in zip(people, NAMES, strict=False):
        table.sit(person, name, now)
    if rated:
        table.configure(people[0], rated=True)
        for person in people[1:]:
            table.agree_to_rating(person, yes=True)
    table.start(people[0], now)
    for person in people[1:] if rated else ():
        table.resign(person, now)
    bring(server, table)
    return table


def known_people(server: Served, pages: list[Page]) -> list[str]:
    """Gives the pages' guests accounts, lets leaderboards list them, and plays all but one of the
    matches that a leaderboard asks for. Returns their ids."""
    for page, name in zip(pages, NAMES, strict=True):
        submit(page, "/settings", name=name, back=SMALL_PAGE)
    people = [who(page, server) for page in pages]
    accounts = server.site.store.accounts
    for person, name in zip(people, NAMES, strict=True):
        key = Passkey(person.encode(), person, b"", 0, "", 1.0, 1.0)
        server.ask(lambda key=key, name=name: accounts.add_passkey(key, name, "en"))  # type: ignore[misc]
        server.ask(lambda person=person: accounts.set_listed(person, True))  # type: ignore[misc]
    for _ in range(SURE_AFTER - 1):
        earlier_match(server, people)
    return people


def leaders(page: Page) -> dict[str, int]:
    """Returns the ratings on the leaderboard by name."""
    page.goto(LEADERS)
    rows = page.locator(".board tbody tr:not(.bot)")
    found: dict[str, int] = {}
    for cells in rows.evaluate_all("rows => rows.map(r => [...r.cells].map(c => c.innerText))"):
        found[next(name for name in NAMES if cells[1].startswith(name))] = int(cells[2])
    return found


def ratings(server: Served, people: list[str]) -> list[int]:
    stored = server.site.store.results
    found = [server.ask(lambda p=p: stored.ratings_of(p)) for p in people]  # type: ignore[misc]
    return [one[0].rating.shown for one in found]


def test_three_friends_play_a_rated_game_resign_end_and_delete(
    somebody: Open, server: Served
) -> None:
    """P22, P48, P50: all three ratings change, on the leaderboard too; a match can be resigned,
    ended and deleted."""
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ada, bea, cora = pages = [
        somebody(),
        somebody(locale="uk-UA", **phone),
        somebody(locale="ru-RU"),
    ]
    people = known_people(server, pages)
    before = ratings(server, people)
    assert leaders(ada) == {}, "one match is missing"

    ada.goto(f"/games/{TOWERS}")
    ada.get_by_role("button", name="Play with friends").click()
    link = ada.locator("#link").input_value()
    for page in (bea, cora):
        page.goto(link)
        page.locator("main form button.main").click()
        page.wait_for_selector("#part-seats")
    ada.get_by_role("button", name="Suggest a rated game").click()
    bea.get_by_role("button", name=re.compile("Согласиться|Погоджуюся")).click()
    expect(ada.locator("#part-rating")).to_contain_text("isn’t rated")
    cora.get_by_role("button", name=re.compile("Согласиться|Погоджуюся")).click()
    expect(ada.locator("#part-rating")).to_contain_text("will be rated")
    assert faults(bea) == []
    ada.get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        page.wait_for_selector("body.table")
    table = server.table(ada.url.rpartition("/")[2])
    first = table.waiting[0]
    play_anything(pages[first])

    # Bohdana resigns at the table: a bot plays on. Clara gives up in the list of her games.
    bea.locator("[data-what=menu]").click()
    expect(bea.locator("#menu")).to_contain_text("Ця партія рейтингова")
    bea.locator("[data-key=resign] summary").click()
    bea.locator("[data-key=resign] form button").click()
    bea.wait_for_selector("body.table .watching")
    cora.goto("/me")
    row = cora.locator(".played li").first
    row.locator("summary", has_text="Сдаться").click()
    row.locator("button[value=resign]").click()
    expect(cora.locator(".played li").first).to_contain_text("Место 2 из 3")
    ada.goto(f"/t/{table.id}/end")
    after = ratings(server, people)
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert after[2] < before[2]
    expect(ada.locator(".rating-now")).to_have_text(
        f"Your rating: {after[0]} (+{after[0] - before[0]})"
    )
    assert leaders(cora) == dict(zip(NAMES, after, strict=True))
    ada.goto("/me/stats")
    expect(ada.locator(".figures")).to_contain_text(str(after[0]))
    expect(ada.locator("svg.history").first).to_be_visible()

    # Two of them end another game by agreement, and it goes from one list only.
    other = earlier_match(server, people[:2], rated=False)
    ada.goto(f"/t/{other.id}")
    ada.locator("[data-what=menu]").click()
    ada.locator("[data-key=stop] summary").click()
    ada.locator("[data-key=stop] form button").click()
    ada.wait_for_selector("body.table")
    bea.goto("/me")
    row = bea.locator(".played li", has=bea.locator(f"[href='/t/{other.id}']"))
    row.locator("summary", has_text="Закінчити").click()
    row.locator("button[value=stop]").click()
    over = f"[href='/t/{other.id}/end']"
    expect(bea.locator(over)).to_be_visible()
    ada.goto("/me")
    row = ada.locator(".played li", has=ada.locator(over))
    expect(row).to_contain_text("without a result")
    row.locator("summary", has_text="Delete").click()
    row.locator("button[value=delete]").click()
    expect(ada.locator(over)).to_have_count(0)
    bea.reload()
    expect(bea.locator(over)).to_be_visible()
