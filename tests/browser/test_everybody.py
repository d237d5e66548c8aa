"""Accessibility (axe finds nothing), escaping, and the size of pages."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Dialog, Page, expect
from tests.browser.conftest import Open
from tests.browser.test_table import NOUGHTS, TOWERS, mark, play_now, set_table
from tests.server.test_guards import PAYLOADS

from coven.server.pages.render import WEB, script_without_comments

pytestmark = pytest.mark.slow

PHONE = {"width": 360, "height": 740}
LOCALES = ("en-US", "ru-RU", "uk-UA")
MORE = (
    "<iframe src=javascript:alert(1)>",
    "<a href=javascript:alert(1)>x</a>",
    "\u202e<script>alert(1)</script>",
    "<svg><animate onbegin=alert(1)>",
    "<input autofocus onfocus=alert(1)>",
    "<details open ontoggle=alert(1)>",
    "<math href=javascript:alert(1)>x",
    "<object data=javascript:alert(1)>",
    "`${alert(1)}`",
    "</script><script>alert(1)//",
    "--><script>alert(1)</script>",
    "]]><script>alert(1)</script>",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "&lt;script&gt;alert(1)",
    "<x onclick=alert(1)>click",
    "<style>@import'//evil'</style>",
    "<link rel=stylesheet href=//evil>",
    "<meta http-equiv=refresh content=0>",
    "<form action=//evil><button>x",
    "'-alert(1)-'",
    '"-alert(1)-"',
    "\\u003cscript\\u003e",
    "{{constructor.constructor('alert(1)')()}}",
    "#{alert(1)}",
    "<%= 7*7 %>",
)
KINDS = (*PAYLOADS, *MORE)


def faults(page: Page) -> list[Any]:
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    return [
        (rule["id"], [node["target"] for node in rule["nodes"]][:4])
        for rule in found.response["violations"]
    ]


LONG = pytest.mark.long


@pytest.mark.parametrize(
    ("size", "locale"),
    [
        ("desk", "en-US"),
        ("phone", "ru-RU"),
        pytest.param("desk", "uk-UA", marks=LONG),
        pytest.param("phone", "en-US", marks=LONG),
        pytest.param("desk", "ru-RU", marks=LONG),
        pytest.param("phone", "uk-UA", marks=LONG),
    ],
)
def test_axe_finds_nothing_on_plain_pages(somebody: Open, locale: str, size: str) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    page = somebody(locale=locale, **wishes)
    for path in ("/", NOUGHTS, TOWERS, "/settings"):
        page.goto(path)
        assert faults(page) == [], path


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_at_a_table_from_waiting_room_to_replay(
    somebody: Open, size: str
) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    ada = somebody(**wishes)
    set_table(ada, "me", "open")
    assert faults(ada) == []
    guest = somebody(ada.locator("#link").input_value(), **wishes)
    assert faults(guest) == []
    set_table(ada, "me", "hot")
    ada.wait_for_selector("[data-ui-asked]")
    assert faults(ada) == []
    for cell in (0, 3, 1, 4, 2):
        mark(ada, cell)
    assert faults(ada) == []
    table = ada.url
    for path in ("/people", "/end", "/replay?at=2"):
        ada.goto(table + path)
        assert faults(ada) == [], path


def test_axe_finds_nothing_in_dialogs(somebody: Open) -> None:
    page = somebody()
    play_now(page)
    for box in ("help", "preferences"):
        page.locator(f"header [data-what={box}]").click()
        expect(page.locator(f"#{box}")).to_be_visible()
        assert faults(page) == [], box
        page.locator(f"#{box} [data-close]").click()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_at_wandering_towers(somebody: Open, size: str) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    page = somebody(**wishes)
    set_table(page, "me", "hot", game=TOWERS)
    expect(page.locator(".handover")).to_be_visible()
    assert faults(page) == []
    page.locator(".handover button").click()
    expect(page.locator(".handover")).to_have_count(0)
    assert faults(page) == []


def test_axe_finds_nothing_on_an_error_page(somebody: Open) -> None:
    page = somebody("/nothing/here")
    somebody.complaints.clear()  # type: ignore[attr-defined]
    assert faults(page) == []


def test_html_in_names_and_chat_is_shown_as_text(somebody: Open) -> None:
    page = somebody()
    dialogs: list[str] = []

    def note(dialog: Dialog) -> None:
        dialogs.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", note)
    set_table(page, "me", "bot-1")
    table = page.url
    here = table.partition("/t/")[0]
    page.locator("#tab-chat").click()
    for payload in KINDS:
        page.locator("#say-text").fill(payload)
        page.keyboard.press("Enter")
    expect(page.locator(".chat p")).to_have_count(len(KINDS))
    for payload in KINDS[:20]:
        saved = page.request.post(
            "/settings", form={"name": payload, "language": "en"}, headers={"origin": here}
        )
        assert saved.ok
        page.goto(table)
        page.wait_for_selector("[data-ui-asked]")
    page.goto("/")
    page.goto(table)
    assert dialogs == []
    assert page.locator(".chat :is(img, iframe, script, style, a, form, object)").count() == 0


def test_scripts_and_first_pages_are_small(somebody: Open) -> None:
    files = Path(WEB / "static" / "js").glob("*.js")
    scripts = b"".join(script_without_comments(file) for file in files)
    assert len(gzip.compress(scripts, 9)) <= 20_000
    page = somebody("about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    assert 0 < sum(sizes) <= 150_000
