"""The games, by id. A game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from coven.core import Game

IDS = ("wandering-towers", "noughts-and-crosses")
EXAMPLES = ("noughts-and-crosses",)
"""Games that show how one is made, and are not in the lobby."""


class UnknownGame(KeyError):
    """There is no game of that id."""


def package_of(id: str) -> str:
    return f"{__name__}.{id.replace('-', '_')}"


def game(id: str) -> Game:
    """The game of that id. Raises UnknownGame."""
    if id not in IDS:
        raise UnknownGame(id)
    found = import_module(package_of(id)).GAME
    assert isinstance(found, Game)
    return found
