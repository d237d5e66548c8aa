"""Tables that tests make themselves, for people with browser pages."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.server.served import Served

from coven.server.access.guests import COOKIE, GuestCookies
from coven.table import Table


def person_of(page: Page, server: Served) -> str:
    """Returns the id of the page's person, after giving the browser a cookie."""
    page.goto("/settings")
    page.locator("form.panel button.main").click()
    page.wait_for_url("**/settings?saved")
    jar = {cookie.get("name"): cookie.get("value", "") for cookie in page.context.cookies()}
    found = GuestCookies(server.settings.key)._signer.loads(jar[COOKIE])
    return str(found["id"])


def bring(server: Served, table: Table) -> str:
    """Adds the table to the server. Returns its path."""
    server.ask(lambda: server.tables.add(table))
    return f"/t/{table.id}"
