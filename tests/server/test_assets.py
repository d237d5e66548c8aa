"""Style sheets and sounds of the games: they reach nothing of the page around them by accident."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import coven
from coven import games
from coven.server.live.sounds import sounds_for, sounds_of
from coven.text import Speaker

ROOT = Path(coven.__file__).parent
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")


def selectors(css: str) -> list[str]:
    """Returns every selector of a style sheet, without those of key frames."""
    plain = re.sub(r'/\*.*?\*/|"[^"]*"', "", css, flags=re.DOTALL)
    found = [one for block in re.findall(r"([^{}]+)\{", plain) for one in split(block)]
    return [one for one in found if not re.fullmatch(r"@.*|from|to|[\d. %]+", one)]


def split(selectors: str) -> list[str]:
    """Splits a list of selectors at its commas, but not inside brackets."""
    return [one.strip() for one in re.split(r",(?![^()]*\))", selectors) if one.strip()]


SHELL = {
    name
    for sheet in (ROOT / "web" / "static" / "css").glob("*.css")
    for one in selectors(sheet.read_text("utf-8"))
    for name in CLASS.findall(one)
}


@pytest.mark.parametrize("game", games.LOBBY)
def test_a_games_sheet_styles_the_page_around_it_only_on_purpose(game: str) -> None:
    """P14: in a game's style sheet, a selector with a class of the page, such as .mine, must begin
    with an element of the game."""
    folder = ROOT / "games" / game.replace("-", "_") / "drawing"
    loose = [
        one
        for one in selectors((folder / "board.css").read_text("utf-8"))
        if "[data-game=" not in one and ":where(#main" not in one
        if (names := CLASS.findall(one)) and all(name in SHELL for name in names)
    ]
    assert loose == []


@pytest.mark.parametrize("game", games.LOBBY)
def test_a_games_sounds_exist_and_belong_to_lines_of_its_log(game: str) -> None:
    """P38: each sound that a game gives to a line of its log is one that sound.js can make, and the
    log can have such a line."""
    speaker = Speaker(games.package_of(game), "en")
    made = (ROOT / "web" / "static" / "js" / "sound.js").read_text("utf-8")
    found = sounds_of(game)
    assert len(found) > 5
    for key, sound in found.items():
        assert speaker.has(key), key
        assert f"\n  {sound}: " in made, sound
    assert sounds_for(game, [*found]) == list(dict.fromkeys(found.values()))[:3]
    assert sounds_for(game, ["log-nothing-like-it"]) == ["move"]
