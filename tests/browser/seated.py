"""Tables that tests make themselves, for people with browser pages."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.server.served import Served

from coven.server.access.guests import COOKIE, GuestCookies
from coven.table import Table

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


def bring(server: Served, table: Table) -> str:
    """Adds the table to the server. Returns its path."""
    server.ask(lambda: server.tables.add(table))
    return f"/t/{table.id}"
