"""Tests of coven games and coven rules."""

from __future__ import annotations

import pytest

from coven import games

from .conftest import GRID, LANGUAGES, Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_its_variants_and_options(coven: Run, language: str) -> None:
    printed = coven("games", "--lang", language).out
    for id in games.ids():
        game = games.game(id)
        assert f"({id})" in printed
        for variant in game.variants:
            assert f"--variant {variant.key}:" in printed
        for option in game.options:
            assert f"--option {option.key}=" in printed


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "On your turn, mark one empty cell."),
        ("ru", "В свой ход вы отмечаете одну пустую клетку."),
        ("uk", "У свій хід ви позначаєте одну порожню клітинку."),
    ],
)
def test_rules_are_read_as_a_whole_by_chapter_or_by_paragraph(
    coven: Run, language: str, text: str
) -> None:
    assert coven("rules", GRID, "2.1", "--lang", language).out == f"{text}\n"
    chapter = coven("rules", GRID, "2", "--lang", language).out
    assert chapter.startswith("## 2.")
    assert text in chapter
    assert "**3.1**" not in chapter
    assert chapter in coven("rules", GRID, "--lang", language).out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", games.ids())
def test_every_game_has_rules_in_every_language(coven: Run, id: str, language: str) -> None:
    ran = coven("rules", id, "--lang", language)
    assert ran.code == 0
    assert "**1.1**" in ran.out
