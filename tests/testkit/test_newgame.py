"""`coven new-game`: its game passes the suite, and impossible names are refused with a reason."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.testkit.test_conformance import CHECK, in_a_process

from coven.testkit.newgame import NoNewGame, create
from coven.text import LOCALES, Speaker


def test_a_new_game_passes_all_ten_checks(grown: Path) -> None:
    found = in_a_process(grown, CHECK, "brew")
    assert found == {str(number): [] for number in range(1, 11)}


def test_the_tests_of_a_new_game_pass(grown: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/brew"],
        cwd=grown,
        env={**os.environ, "PYTHONPATH": str(grown / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


def test_a_new_game_is_small_and_has_three_frames(checkout: Path) -> None:
    package = checkout / "src" / "coven" / "games" / "brew"
    rules = (package / "rules.py").read_text("utf-8")
    assert rules.count("\nclass ") == 3
    assert sum(len(path.read_text("utf-8").splitlines()) for path in package.rglob("*.py")) < 350


def test_a_new_game_looks_like_the_rest_of_the_code(grown: Path) -> None:
    config = Path(__file__).parents[2] / "pyproject.toml"
    places = ["src/coven/games/brew", "tests/games/brew"]
    for command in (["format", "--check"], ["check"]):
        ran = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--no-cache", f"--config={config}", *places],
            cwd=grown,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize(
    "name",
    ["", "Brew", "my_game", "2fast", "-x", "x-", "a--b", "варка", "a b", "../up", "a/b", "x" * 41,
     "class", "brew\n"],
)  # fmt: skip
def test_an_impossible_name_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "src" / "coven" / "games").mkdir(parents=True)
    with pytest.raises(NoNewGame) as refused:
        create(name, tmp_path)
    assert refused.value.text.key == "new-game-name"
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
    _is_said(refused.value)


def test_a_game_that_is_there_is_not_written_over(checkout: Path) -> None:
    before = {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()}
    with pytest.raises(NoNewGame) as refused:
        create("brew", checkout)
    assert refused.value.text.key == "new-game-exists"
    assert {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()} == before
    _is_said(refused.value)


def test_tests_that_are_there_are_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "src" / "coven" / "games").mkdir(parents=True)
    (tmp_path / "tests" / "games" / "my_game").mkdir(parents=True)
    with pytest.raises(NoNewGame) as refused:
        create("my-game", tmp_path)
    assert refused.value.text.key == "new-game-exists"


def _is_said(refused: NoNewGame) -> None:
    said = {Speaker("coven", locale).say(refused.text) for locale in LOCALES}
    assert len(said) == len(LOCALES)
