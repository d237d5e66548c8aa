"""Coven on a home screen, and links in messengers (P51)."""

from __future__ import annotations

import html
import json
import re

import pytest
from tests.server.served import Person, Served

from coven.server.pages.render import WEB
from coven.text import LOCALES


def tags(person: Person, path: str) -> dict[str, str]:
    """Returns what a messenger reads of a page: its ``og:`` tags."""
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', person.get(path))
    return {name: html.unescape(text) for name, text in found}


def test_an_invitation_unfurls_with_host_game_and_free_seats_and_no_secret(server: Served) -> None:
    """P51: the preview that a messenger shows is in the host's language, because a messenger names
    none."""
    ada = server.person("Ада", language="uk")
    table = ada.start("me", "open", "open", game="wandering-towers")
    page = ada.connect(table)
    link = ada.invitation(table)
    messenger = server.person(language="")
    shown = tags(messenger, link)
    assert shown["title"] == "Ада запрошує вас за стіл"
    assert shown["description"] == "Магічні вежі: вільні 2 місця."
    assert (WEB / "static" / "art" / shown["image"].rpartition("/")[2]).is_file()
    assert link.removeprefix("/join/") not in "".join(shown.values())
    page.close()


def test_a_table_unfurls_with_game_host_and_free_seats(server: Served) -> None:
    ada = server.person("Ada")
    table = ada.start("me", "open", "open", game="wandering-towers")
    shown = tags(server.person(), f"/t/{table}")
    assert (shown["title"], shown["description"]) == (
        "Wandering Towers",
        "Ada’s table: 2 seats are free.",
    )


@pytest.mark.parametrize("language", LOCALES)
def test_the_manifest_names_icons_that_are_there(server: Served, language: str) -> None:
    person = server.person(language=language)
    assert f'rel="manifest" href="/manifest.webmanifest?{language}"' in person.get("/")
    found = json.loads(person.get(f"/manifest.webmanifest?{language}"))
    assert (found["lang"], found["display"]) == (language, "standalone")
    for icon in found["icons"]:
        name = icon["src"].rpartition("/")[2]
        width = int.from_bytes((WEB / "static" / "icons" / name).read_bytes()[16:20])
        assert icon["sizes"] == f"{width}x{width}"
