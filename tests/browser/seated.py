"""Tables that are set by hand, for the people of some pages."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.server.served import Served

from coven.server.access.guests import COOKIE, Guests
from coven.table import Table


def person_of(page: Page, server: Served) -> str:
    """Who the page's cookie says somebody is; it has one once something was saved."""
    page.goto("/settings")
    page.locator("form.panel button.main").click()
    page.wait_for_url("**/settings?saved")
    jar = {cookie.get("name"): cookie.get("value", "") for cookie in page.context.cookies()}
    found = Guests(server.settings.key)._signer.loads(jar[COOKIE])
    return str(found["id"])


def bring(server: Served, table: Table) -> str:
    """Puts the table into the hall; gives its address."""
    server.ask(lambda: server.hall.add(table))
    return f"/t/{table.id}"
