"""Finds games by id. A game is imported when it is first used."""

from __future__ import annotations

from difflib import get_close_matches
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
"""The five games in the order of the lobby."""


class UnknownGame(KeyError):
    """There is no game with this id."""

    def __str__(self) -> str:
        given = str(self.args[0])
        close = get_close_matches(given.lower(), ids(), 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(ids())}"
        return f"no game is called {given[:80]!r}; {hint}"


def ids() -> tuple[str, ...]:
    """Returns the ids of all games, sorted; each folder here is a game."""
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(__path__)))


@cache
def package_of(id: str) -> str:
    """Returns the name of a game's package."""
    return f"{__name__}.{id.replace('-', '_')}"


@cache
def game(id: str) -> Game:
    """Returns the game with this id. Raises UnknownGame."""
    if id not in ids():
        raise UnknownGame(id)
    found = import_module(package_of(id)).GAME
    assert isinstance(found, Game)
    return found
