"""Games and bots that other packages declare by entry points, without a checkout of Coven."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.testkit.test_conformance import CHECK

from coven.testkit.newgame import NoNewGame, create

BOT = """
from coven.bots import Bot

class LastMove(Bot):
    def choose(self, position, seat):
        return position.pending[seat][-1]
"""
ENTRY_POINTS = """
[coven.games]
moon-brew = moon_brew
noughts-and-crosses = moon_brew
lost-game = no_such_package

[coven.bots]
last = moon_bot:LastMove
"""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Makes, outside any checkout, a package of a new game and what pip writes when it installs it:
    two entry points of the package, and two that are wrong. Returns the folder."""
    folder = tmp_path_factory.mktemp("elsewhere")
    with contextlib.chdir(folder):
        create("moon-brew", Path("."))  # as `coven new-game` does
    source = folder / "moon-brew" / "src"
    (source / "moon_bot.py").write_text(BOT, "utf-8")
    installed = source / "moon_brew-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: moon-brew\nVersion: 0.1.0\n", "utf-8")
    (installed / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")
    return folder / "moon-brew"


def run(root: Path, script: str, *args: str) -> Any:
    """Returns what a script prints as JSON, run where the package in `root` is installed."""
    ran = subprocess.run(
        [sys.executable, "-c", script, *args],
        cwd=root.parent,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_an_installed_game_passes_all_ten_checks(root: Path) -> None:
    assert run(root, CHECK, "moon-brew") == {str(number): [] for number in range(1, 11)}


def test_the_package_declares_its_game(root: Path) -> None:
    declared = (root / "pyproject.toml").read_text("utf-8")
    assert '[project.entry-points."coven.games"]\nmoon-brew = "moon_brew"' in declared
    assert "coven.games.moon" not in (root / "tests" / "test_rules.py").read_text("utf-8")


def test_an_installed_game_and_bots_play_in_the_arena(root: Path) -> None:
    script = """
import json, coven
from coven.lab.arena import arena, name_of
from moon_bot import LastMove
held = arena("moon-brew", [LastMove, "last"], 2)
words = coven.Speaker("coven", "en")
print(json.dumps([held.specs, len(held.played), name_of("moon_bot:LastMove", words)]))
"""
    expected = [["moon_bot:LastMove", "last"], 2, "moon_bot:LastMove"]
    assert run(root, script) == expected


def test_what_is_declared_wrongly_is_said_and_does_no_harm(root: Path) -> None:
    script = """
import json, coven
from coven import games
from coven.bots import BadSpec
found = [coven.game("noughts-and-crosses").facts.players == (2,)]
for spec in ("moon_bot:Nothing", "no_module:Bot", "nobody", ":", "json:loads"):
    try:
        coven.bot("moon-brew", spec)
    except (BadSpec, TypeError) as e:
        found.append(type(e).__name__)
try:
    coven.game("lost-game")
except ModuleNotFoundError as e:
    found.append(e.name)
print(json.dumps(found))
"""
    bad = ["BadSpec"] * 4
    assert run(root, script) == [True, *bad, "TypeError", "no_such_package"]


def test_a_game_with_english_texts_only_is_played_in_every_language(root: Path) -> None:
    for file in ("text/ru.ftl", "rules.ru.md", "text/uk.ftl", "rules.uk.md"):
        (root / "src" / "moon_brew" / file).unlink()
    script = """
import json, coven
from coven.rulebook import paragraph
from coven.testkit.conformance import check
words = coven.speaker("moon-brew", "ru")
found = [r.number for r in check("moon-brew", 1, 2, only=(9,)) if not r.ok]
print(json.dumps([found, words.say("move-brew"), words.say("not-your-turn"),
                  paragraph("moon-brew", "ru", "3.2")]))
"""
    found, brew, turn, rule = run(root, script)
    assert (found, brew) == ([], "Brew")
    assert turn != "not-your-turn"
    assert not turn.isascii()
    assert rule == "It ends after six rounds in any case."


def test_a_package_is_not_written_over(root: Path) -> None:
    with pytest.raises(NoNewGame) as refused:
        create("moon-brew", root.parent)
    assert refused.value.text.key == "new-game-exists"
