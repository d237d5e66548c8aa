"""Tables that tests make themselves, for people with browser pages."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from tests.server.served import Served

from coven.games import game
from coven.server.access.guests import COOKIE, Guest, GuestCookies
from coven.table import Table
from coven.testkit.walk import RandomPlayer, secret_of

SUBMIT = """([path, fields]) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: path });
    form.append(...Object.entries(fields).map(([name, value]) =>
        Object.assign(document.createElement("input"), { type: "hidden", name, value })));
    document.body.append(form);
    form.submit();
}"""
SMALL_PAGE = "/healthz"


def submit(page: Page, path: str, **fields: str) -> None:
    """Sends a form as its page would, without the work of drawing that page."""
    page.goto(SMALL_PAGE)
    with page.expect_navigation():
        page.evaluate(SUBMIT, [path, fields])


def person_of(page: Page, server: Served) -> str:
    """Returns the id of the page's person, after giving the browser a cookie."""
    submit(page, "/settings", back=SMALL_PAGE)
    jar = {cookie.get("name"): cookie.get("value", "") for cookie in page.context.cookies()}
    found = GuestCookies(server.settings.key)._signer.loads(jar[COOKIE])
    return str(found["id"])


def cookie_of(server: Served, id: str, language: str) -> Any:
    """Returns the cookie of a person with this id who reads this language, without motion and
    sounds."""
    guest = Guest(id, "Ada", language, motion="off", sounds=False, known=True)
    value = GuestCookies(server.settings.key).signed(guest)
    return {"name": COOKIE, "value": value, "url": f"http://127.0.0.1:{server.port}"}


def played_until(
    ready: Callable[[Table], bool], person: str, id: str, variant: str, seats: int, seed: int = 1
) -> Table:
    """Returns a table of this person and bots at which the game's playout policy has played for
    all seats until the person is asked and `ready` returns True."""
    [options] = [found.options for found in game(id).variants if found.key == variant]
    table = Table.new(id, seats, person, time.time(), options)
    table.sit(person, "Ada", time.time(), 0)
    for seat in range(1, seats):
        table.put_bot(seat, 1, person)
    table.start(person, time.time(), secret_of(seed))
    assert table.match is not None
    player = RandomPlayer(game(id), seed, sensible=1.0, offered=0.0)
    while not (0 in table.waiting and ready(table)):
        seat, move = player.choose(table.match.state)
        table.submit(seat, move, time.time(), by="bot" if seat else "person")
    return table


def bring(server: Served, table: Table) -> str:
    """Adds the table to the server. Returns its path."""
    server.ask(lambda: server.tables.add(table))
    return f"/t/{table.id}"
