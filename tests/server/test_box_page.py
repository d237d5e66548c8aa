"""The page that says what is in a game's box, and where each fact comes from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from importlib import resources
from pathlib import Path

import pytest
from tests.server.served import NOUGHTS, Process, Served

from coven import games
from coven.box import SOURCES, has_box
from coven.text import LOCALES, Speaker


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [id for id in games.LOBBY if has_box(games.package_of(id))])
def test_every_game_has_a_page_in_words_that_says_what_is_ours(
    server: Served, game: str, locale: str
) -> None:
    person = server.person(language=locale)
    assert f'href="/games/{game}/box"' in person.get(f"/games/{game}")
    page = person.get(f"/games/{game}/box")
    for source in SOURCES:
        assert Speaker("coven", locale).say(f"box-source-{source}") in page
    start = page.index('<section class="panel box">')
    contents = unescape(re.sub(r"<[^>]*>", " ", page[start : page.index("</main>", start)]))
    assert "_" not in contents
    if locale != "en":
        assert set(re.findall(r"[A-Za-z]+", contents)) <= {"Coven", "X"}


def test_a_game_without_a_box_has_no_such_page(server: Served) -> None:
    status, _, _ = server.person().send("GET", f"/games/{NOUGHTS}/box")
    assert status == 404


TOWERS = "wandering-towers"


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """Returns a copy of Wandering Towers' box in which three players have fewer bottles."""
    own = resources.files(games.package_of(TOWERS)).joinpath("components.toml").read_text("utf-8")
    file = tmp_path / "my-towers.toml"
    line = "3 = { wizards = 4, bottles = 5 }"
    assert line in own
    file.write_text(own.replace(line, line.replace("5", "3")), "utf-8")
    return file


@pytest.fixture
def boxed(tmp_path: Path, corrected: Path) -> Iterator[Process]:
    """Runs a server with the corrected box, and yields it."""
    server = Process(tmp_path, "--box", f"{TOWERS}={corrected}")
    yield server
    server.stop()


def test_a_server_with_a_corrected_box_says_so_at_the_table(boxed: Process) -> None:
    person = boxed.person("Ann")
    sentence = "plays the game with corrected components (my-towers.toml)"
    table = person.post(f"/games/{TOWERS}/now")
    for path in (table, f"/games/{TOWERS}", f"/games/{TOWERS}/box"):
        assert sentence in person.get(path)
    assert "corrected components" not in person.get("/games/voodoo")


def test_a_table_waits_for_the_box_it_was_begun_with(boxed: Process) -> None:
    person = boxed.person("Ann")
    table = person.post(f"/games/{TOWERS}/now")
    with_box = boxed.arguments
    for arguments, status in (((), 409), (with_box, 200)):
        boxed.stop()
        boxed.arguments = arguments
        boxed.start()
        found, text, _ = person.send("GET", table)
        assert found == status
        assert ("started with different components" in text) == (status == 409)
