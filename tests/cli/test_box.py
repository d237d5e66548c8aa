"""`coven box`: the facts of a box with their sources, and a check of a corrected copy."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from coven.box import BadBox
from coven.core import Text
from coven.text import MissingText

from .conftest import LANGUAGES, Run

TOWERS = "wandering-towers"
HAND = {
    "en": "Cards in hand: 3  [hand.size]",
    "ru": "Карт на руке: 3  [hand.size]",
    "uk": "Карт на руці: 3  [hand.size]",
}
SOURCE = {"en": "designed by Coven", "ru": "придумано в Coven", "uk": "вигадано в Coven"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_box_prints_every_fact_with_its_source(coven: Run, language: str) -> None:
    ran = coven("box", TOWERS, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert HAND[language] in ran.out
    assert SOURCE[language] in ran.out


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_only_the_brackets_have_keys(coven: Run, language: str) -> None:
    """Keys of the file, which are needed to correct a row, stand in brackets only; everything else
    is in the reader's language."""
    out = coven("box", TOWERS, "--lang", language).out
    words = re.findall(r"[A-Za-z_]+", re.sub(r"\[.*?\]", "", out))
    assert set(words) == {"Coven"}


def test_a_game_without_a_box_says_so(coven: Run) -> None:
    ran = coven("box", "noughts-and-crosses")
    assert ran.code == 2
    assert "has no list of components" in ran.err


def test_what_an_author_outside_coven_made_up_is_the_authors_own(
    coven: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coven.games.installed", lambda: {TOWERS: "coven.games.wandering_towers"})
    ran = coven("box", TOWERS, "--lang", "en")
    assert "the author’s own" in ran.out
    assert "designed by Coven" not in ran.out


def test_a_missing_text_is_a_sentence(coven: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise MissingText("en: no 'box-hand'")

    monkeypatch.setattr(sys.modules["coven.cli.box"], "sections_of", missing)
    ran = coven("box", TOWERS, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert "no 'box-hand'" in ran.err


def test_a_wrong_line_in_a_box_is_a_sentence_in_every_command(
    coven: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(id: str) -> None:
        raise BadBox("components.toml", "hand.size", 8, Text("box-missing"))

    monkeypatch.setattr("coven.games.game", wrong)
    ran = coven("check", TOWERS, "--lang", "en")
    assert ran.code == 2
    assert ran.err.strip() == "components.toml, line 8, hand.size: This line is missing."


def checked(tmp_path: Path, old: str, new: str) -> subprocess.CompletedProcess[str]:
    """Checks a copy of the box in which `old` is replaced by `new`, in another process, because
    boxes are read at import."""
    own = resources.files("coven.games.wandering_towers").joinpath("components.toml")
    text = own.read_text("utf-8")
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    command = [sys.executable, "-m", "coven", "box", TOWERS, "--check", str(file), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_corrected_copy_says_what_differs(tmp_path: Path) -> None:
    ran = checked(tmp_path, "", "")
    assert ran.returncode == 0, ran.stderr
    assert "It’s identical to" in ran.stdout


def test_a_copy_that_cannot_be_played_with_names_key_and_line(tmp_path: Path) -> None:
    ran = checked(tmp_path, "[hand]", "[hand]\nunknown_line = 1\n")
    assert ran.returncode == 2
    assert "hand.unknown_line" in ran.stderr
    assert "line" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("command", ["serve", "think"])
@pytest.mark.parametrize(
    ("entry", "said"),
    [("chess=mine.toml", "no game called “chess”"), (f"{TOWERS}=mine.toml", "mine.toml, line 1")],
)
def test_serve_and_think_refuse_a_bad_box_in_a_sentence(
    tmp_path: Path, command: str, entry: str, said: str
) -> None:
    arguments = [sys.executable, "-m", "coven", command, "--box", entry, "--lang", "en"]
    ran = subprocess.run(arguments, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr
