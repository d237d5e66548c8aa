"""Makes the toy game known to the tests of tables."""

from __future__ import annotations

import pytest

from coven import games
from coven.core import Game

from .toy_game import TOY_GAME


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    known = games.game

    def game(id: str) -> Game:
        return TOY_GAME if id == TOY_GAME.id else known(id)

    monkeypatch.setattr(games, "game", game)
