"""The command line speaks the person's language, also in error messages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import coven.cli
from coven.testkit.rulebook import messages
from coven.text import LOCALES

from .conftest import GRID, LANGUAGES, Run


@pytest.mark.parametrize(
    ("variables", "name"),
    [
        ({}, "Noughts and crosses"),
        ({"LANG": "uk_UA.UTF-8"}, "Хрестики-нулики"),
        ({"LANG": "de_DE.UTF-8"}, "Noughts and crosses"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "Крестики-нолики"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "Noughts and crosses"),
    ],
)
def test_the_language_is_that_of_the_environment_variables(
    coven: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], name: str
) -> None:
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)
    assert name in coven("games").out


@pytest.mark.parametrize("line", [("--lang", "uk", "games"), ("games", "--lang=uk")])
def test_the_language_may_be_named_anywhere(coven: Run, line: tuple[str, ...]) -> None:
    assert "Хрестики-нулики" in coven(*line).out


def test_an_unknown_language_is_refused(coven: Run) -> None:
    for line in (("games", "--lang", "xx"), ("games", "--lang")):
        ran = coven(*line)
        assert (ran.code, ran.out) == (2, "")
        assert "en, ru, uk" in ran.err


BAD_LINES = {
    ("no-such-command",): {"en": "no command", "ru": "Команды", "uk": "Команди"},
    ("games", "--no-such"): {"en": "no option", "ru": "Параметра", "uk": "Параметра"},
    ("games", "too", "many"): {"en": "like this", "ru": "неправильно", "uk": "неправильно"},
    ("check",): {"en": "Missing: GAME", "ru": "хватает: GAME", "uk": "Бракує: GAME"},
    ("check", "chess"): {"en": "no game “chess”", "ru": "Игры «chess»", "uk": "Гри «chess»"},
    ("fuzz", GRID, "--games", "0"): {"en": "whole number", "ru": "целое число", "uk": "ціле число"},
    ("fuzz", GRID, "--games", "x"): {"en": "not “x”", "ru": "не «x»", "uk": "не «x»"},
    ("fuzz", GRID, "--games"): {"en": "like this", "ru": "неправильно", "uk": "неправильно"},
    ("check", GRID, "--only", "11"): {"en": "1 to 10", "ru": "от 1 до 10", "uk": "від 1 до 10"},
    ("rules", GRID, "9.9"): {"en": "no rule 9.9", "ru": "Пункта 9.9", "uk": "Пункту 9.9"},
    ("verify", "nothing.coven"): {"en": "no such", "ru": "такого", "uk": "такого"},
    ("verify", "."): {"en": "a folder", "ru": "папка", "uk": "тека"},
    ("new-game", "Bad Name"): {"en": "Bad Name", "ru": "Bad Name", "uk": "Bad Name"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", BAD_LINES, ids=" ".join)
def test_a_bad_line_gets_one_clear_sentence_and_exit_code_2(
    coven: Run, line: tuple[str, ...], language: str
) -> None:
    ran = coven("--lang", language, *line)
    assert (ran.code, ran.out) == (2, "")
    assert BAD_LINES[line][language] in ran.err
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err


def test_help_names_every_command(coven: Run) -> None:
    printed = coven("--help").out
    commands = "play check golden fuzz arena bench replay verify new-game games rules"
    for command in commands.split():
        assert f"\n  {command} " in printed
        assert "Usage: coven " + command in coven(command, "--help").out
    assert coven().out == printed


def keys_written(module: Path) -> set[str]:
    """Returns all strings in a source file that look like Fluent keys of the command line."""
    nodes = ast.walk(ast.parse(module.read_text("utf-8")))
    strings = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return {string for string in strings if string.startswith("cli-")}


def test_every_message_of_the_command_line_exists_in_all_languages_and_is_used() -> None:
    folder = Path(coven.cli.__file__).parent
    used = set().union(*(keys_written(module) for module in folder.glob("*.py")))
    english, _ = messages("coven", "en")
    for locale in LOCALES:
        there, broken = messages("coven", locale)
        assert not broken
        assert {key for key in there if key.startswith("cli-")} == used, locale
        assert there == english, f"{locale}: other keys or arguments than in English"
