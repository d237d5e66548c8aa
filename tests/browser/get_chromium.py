"""Installs a Chromium for the tests if there is none: ``python -m tests.browser.get_chromium``.

Debian's package for root, otherwise Playwright's own download. The headless shell is the same
engine without the browser around it, and needs about half the processor time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
ADVICE = (
    "The browser tests need a Chromium and found none. Any of these will do:\n"
    "  apt-get install chromium-headless-shell   (Debian, Ubuntu; as root)\n"
    "  .venv/bin/playwright install chromium\n"
    "  COVEN_CHROMIUM=/path/to/chromium    (one that you have)"
)


def find_chromium() -> str | None:
    """Returns the path of the browser: COVEN_CHROMIUM, the system's, or Playwright's own."""
    named = os.environ.get("COVEN_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    return _playwrights_own()


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def get_chromium() -> str | None:
    """Returns the path of the browser, after installing it if necessary; None if that fails."""
    found = find_chromium()
    if found is not None:
        return found
    for command in _ways():
        print("Getting a Chromium:", " ".join(command), flush=True)
        if subprocess.run(command, check=False).returncode == 0:
            found = find_chromium()
            if found is not None:
                return found
    return None


def _ways() -> list[list[str]]:
    ways = []
    if os.geteuid() == 0 and shutil.which("apt-get"):
        ways.append(["apt-get", "update", "-q"])
        for package in NAMES[:2]:
            ways.append(["apt-get", "install", "-y", "-q", "--no-install-recommends", package])
    ways.append([sys.executable, "-m", "playwright", "install", "chromium"])
    return ways


if __name__ == "__main__":
    browser = get_chromium()
    if browser is None:
        sys.exit(ADVICE)
    print("Chromium for the tests:", browser)
