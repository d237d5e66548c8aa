"""A real Chromium, and a server for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.get_chromium import ADVICE, find_chromium
from tests.server.served import Served, serving

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-software-rasterizer",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
REPEATED = (pytest.mark.slow, pytest.mark.long)
PATIENCE = 60_000
"""Milliseconds: the machine may be busy."""
expect.set_options(timeout=PATIENCE)
Open = Callable[..., Page]
LOCALES = (
    pytest.param("en-US", marks=REPEATED),
    pytest.param("ru-RU", marks=REPEATED),
    "uk-UA",
)
"""For tests of layouts: the language with the longest words always, all in `make long`."""


class Shared:
    """One Chromium and one server for all browser tests in a row. They are closed before any other
    test, which Playwright's event loop would disturb."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None
        self._server: Served | None = None

    def browser(self) -> Browser:
        if self._browser is None:
            path = find_chromium()
            if path is None:
                pytest.fail(ADVICE, pytrace=False)
            chromium = self._open.enter_context(sync_playwright()).chromium
            self._browser = chromium.launch(executable_path=path, args=ARGUMENTS)
            self._open.callback(self._browser.close)
        return self._browser

    def server(self, folder: Path) -> Served:
        if self._server is None:
            self._server = self._open.enter_context(serving(folder))
        return self._server

    def close(self) -> None:
        self._browser = self._server = None
        self._open.close()


shared = Shared()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """After the last browser test, closes what all of them share."""
    yield
    if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
        shared.close()


@pytest.fixture(scope="module")
def chromium() -> Browser:
    return shared.browser()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Served:
    return shared.server(tmp_path_factory.mktemp("browsed"))


@pytest.fixture
def somebody(chromium: Browser, server: Served) -> Iterator[Open]:
    """Returns a function that opens pages, each of a new person with their own cookies; an empty
    page if no path is given. Errors on a page's console fail the test."""
    contexts = []
    complaints: list[str] = []

    def open_page(path: str = "", port: int | None = None, **wishes: Any) -> Page:
        options: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-US",
            "base_url": f"http://127.0.0.1:{port or server.port}",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **wishes,
        }
        context = chromium.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: complaints.append(message.text) if message.type == "error" else None,
        )
        if path:
            page.goto(path)
        return page

    open_page.complaints = complaints  # type: ignore[attr-defined]
    yield open_page
    for context in contexts:
        context.close()
    assert not [c for c in complaints if "WebSocket" not in c and "net::ERR_" not in c]
