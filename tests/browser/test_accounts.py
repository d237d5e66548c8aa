"""Keeping one's name with a passkey, in a real browser with a virtual authenticator (P47)."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.browser.conftest import Open
from tests.browser.seated import bring, person_of
from tests.server.served import NOUGHTS, Served

from coven.server.access.guests import COOKIE, GuestCookies
from coven.table import Table

pytestmark = pytest.mark.slow
WRONG = "AAAA-AAAA-AAAA-AAAA"


class Authenticator:
    """The virtual authenticator of a page's browser context."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        added = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.id = added["authenticatorId"]

    @property
    def credentials(self) -> list[dict[str, Any]]:
        found = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(found["credentials"])

    def give_to(self, other: Authenticator) -> None:
        """Copies the passkeys to another authenticator, as a password manager does between
        devices."""
        for credential in self.credentials:
            both = {"authenticatorId": other.id, "credential": credential}
            other.session.send("WebAuthn.addCredential", both)


def own_page(somebody: Open, server: Served, **wishes: Any) -> tuple[Page, Authenticator]:
    """Opens the account page of a new guest at localhost, because an IP address cannot have
    passkeys. `wishes`: how the browser differs from the usual one. Returns the page and its
    authenticator."""
    page = somebody("/me/account", base_url=f"http://localhost:{server.port}", **wishes)
    return page, Authenticator(page)


def who(page: Page, server: Served) -> str:
    """Returns the id of the page's person."""
    jar = {cookie.get("name"): cookie.get("value", "") for cookie in page.context.cookies()}
    found = GuestCookies(server.settings.key)._signer.loads(jar[COOKIE])
    return str(found["id"])


def keep_name(page: Page, name: str) -> list[str]:
    """Makes a guest get an account with this name. Returns the recovery codes that the page
    shows."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Keep my name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page.locator(".codes code").all_inner_texts()


def own_table(person: str) -> Table:
    """Returns a table at which this person waits for somebody."""
    table = Table.new(NOUGHTS, 2, person, 1.0)
    table.sit(person, "Guest", 1.0)
    return table


def test_a_name_is_kept_used_on_a_second_device_recovered_and_revoked(
    somebody: Open, server: Served
) -> None:
    page, keys = own_page(somebody, server)
    codes = keep_name(page, "Anna Keeps")
    assert len(codes) == 8
    me = who(page, server)
    page.goto("/me/account")
    expect(page.locator(".codes")).to_have_count(0)
    expect(page.locator(".lines li")).to_have_count(1)

    phone, other_keys = own_page(
        somebody, server, viewport={"width": 360, "height": 740}, has_touch=True
    )
    keys.give_to(other_keys)
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.locator(".notice")).to_have_text("Welcome back.")
    assert who(phone, server) == me
    expect(phone.get_by_role("heading", level=1)).to_have_text("Anna Keeps")

    third, _ = own_page(somebody, server)
    third.get_by_text("Lost your passkey?").click()
    third.get_by_label("Recovery code").fill(WRONG)
    third.get_by_role("button", name="Use this code").click()
    expect(third.locator(".notice")).to_contain_text("isn’t valid")
    third.get_by_text("Lost your passkey?").click()
    third.get_by_label("Recovery code").fill(codes[3].lower())
    third.get_by_role("button", name="Use this code").click()
    expect(third.locator(".notice")).to_contain_text("Welcome back")
    assert who(third, server) == me
    third.get_by_role("button", name="Add a passkey").click()
    expect(third.locator(".lines li")).to_have_count(2)

    page.goto("/me/account")
    page.get_by_role("button", name="Remove").first.click()
    expect(page.locator(".lines li")).to_have_count(1)
    phone.get_by_role("button", name="Sign out on this device").click()
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.locator(".notice")).to_contain_text("was removed")
    assert who(phone, server) != me
    somebody.complaints[:] = [c for c in somebody.complaints if "400" not in c]  # type: ignore[attr-defined]


def test_a_guest_s_games_come_along_and_everything_can_be_deleted(
    somebody: Open, server: Served
) -> None:
    page, keys = own_page(somebody, server)
    keep_name(page, "Zora Zenith")
    me = who(page, server)
    second, other_keys = own_page(somebody, server)
    keys.give_to(other_keys)
    path = bring(server, own_table(person_of(second, server)))
    table = path.removeprefix("/t/")
    second.goto("/me/account")
    second.get_by_role("button", name="Sign in", exact=True).click()
    expect(second.locator(".notice")).to_have_text("Welcome back.")
    assert server.table(table).seats_of(me)

    with second.expect_download() as download:
        second.get_by_role("link", name="Download my data").click()
    assert "Zora Zenith" in download.value.path().read_text()
    second.get_by_text("Delete everything", exact=True).click()
    second.get_by_label("Yes, delete everything about me").check()
    second.get_by_role("button", name="Delete", exact=True).click()
    expect(second.locator(".notice")).to_contain_text("deleted")
    assert not server.table(table).seats_of(me)
    page.goto("/me/account")
    expect(page.get_by_role("heading")).to_have_text("This browser is signed out")
    somebody.complaints[:] = [c for c in somebody.complaints if "403" not in c]  # type: ignore[attr-defined]
