"""The games, by id. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from coven.core import Game

LOBBY = (
    "wandering-towers",
    "whirling-witchcraft",
    "witchstone",
    "the-witches",
    "voodoo",
)
"""The five games, in the order of the lobby, those still to come included."""


class UnknownGame(KeyError):
    """There is no game of that id."""


def ids() -> tuple[str, ...]:
    """Every game there is: a folder here is a game."""
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(__path__)))


def package_of(id: str) -> str:
    return f"{__name__}.{id.replace('-', '_')}"


@cache
def game(id: str) -> Game:
    """The game of that id. Raises UnknownGame."""
    if id not in ids():
        raise UnknownGame(id)
    found = import_module(package_of(id)).GAME
    assert isinstance(found, Game)
    return found
