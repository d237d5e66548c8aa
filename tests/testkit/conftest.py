"""Fixtures with a game made by `coven new-game` in its own checkout, which tests may break."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import coven
from coven import games
from coven.core import Game
from coven.testkit.newgame import create
from coven.text import clear_caches


@pytest.fixture(scope="session")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Makes a checkout with the game `brew`, just made from the template, and returns its
    folder."""
    root = tmp_path_factory.mktemp("checkout")
    source, to = Path(coven.__file__).parent, root / "src" / "coven"
    needless = shutil.ignore_patterns("__pycache__", "*.so", "games", "web", "server", "store")
    shutil.copytree(source, to, ignore=needless)
    (to / "games").mkdir()
    shutil.copy(source / "games" / "__init__.py", to / "games")
    (root / "tests" / "games").mkdir(parents=True)
    create("brew", root)
    return root


@pytest.fixture
def whole(grown: Path, tmp_path: Path) -> Path:
    """Returns a copy of the whole checkout that a test may change and run in another process."""
    root = tmp_path / "whole"
    shutil.copytree(grown, root, ignore=shutil.ignore_patterns("__pycache__"))
    return root


@pytest.fixture
def checkout(grown: Path, tmp_path: Path) -> Path:
    """Returns a copy of only the game and its tests that a test may change."""
    root = tmp_path / "checkout"
    for part in ("src/coven/games/brew", "tests/games/brew"):
        shutil.copytree(grown / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
    return root


@pytest.fixture
def brew(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Yields the game of `checkout`, registered in this process like one of Coven's games."""
    monkeypatch.setattr(games, "__path__", [str(checkout / "src" / "coven" / "games")])
    monkeypatch.chdir(checkout)
    games.game.cache_clear()
    yield games.game("brew")
    games.game.cache_clear()
    for name in [name for name in sys.modules if name.startswith("coven.games.brew")]:
        del sys.modules[name]
    clear_caches()
