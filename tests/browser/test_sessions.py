"""Signing out everywhere else in a real browser (S24), which keeps its own identity in all tabs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.seated import person_of
from tests.browser.test_table import set_table
from tests.server.served import Served

pytestmark = pytest.mark.slow


def test_a_copied_browser_is_signed_out_and_the_own_tabs_go_on(
    somebody: Open, server: Served
) -> None:
    page = somebody()
    me = person_of(page, server)
    set_table(page, "me", "hot")
    table = page.url
    settings = page.context.new_page()
    settings.goto(table.partition("/t/")[0] + "/settings")
    thief = somebody()
    thief.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    thief.goto(table)
    expect(thief.locator("body")).not_to_contain_text("signed out")

    settings.get_by_role("button", name="Sign out everywhere else").click()
    expect(settings.locator(".notice")).to_have_text(
        "Done. This browser is now the only one signed in."
    )
    expect(thief.get_by_role("heading")).to_have_text("This browser is signed out")
    page.wait_for_function("performance.getEntriesByType('navigation')[0].type === 'reload'")
    assert person_of(page, server) == me
    thief.get_by_role("button", name="Continue as a new guest").click()
    thief.wait_for_url(table)
    assert person_of(thief, server) != me
    somebody.complaints[:] = [c for c in somebody.complaints if "403" not in c]  # type: ignore[attr-defined]
