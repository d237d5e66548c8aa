"""Finds games by id. A game is imported when it is first used.

Each folder here is a game. An installed package adds its own by an entry point of the group
``coven.games``: the game's id, and the package that has ``GAME``.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
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


class BadGame(TypeError):
    """An installed package declares a game that it does not have."""


def own_ids() -> tuple[str, ...]:
    """Returns the ids of Coven's own games, sorted."""
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(__path__)))


@cache
def installed() -> dict[str, str]:
    """Returns, by id of the game, the package of each game that another installed package
    declares."""
    found = sorted(entry_points(group="coven.games"), key=lambda point: (point.name, point.value))
    return {point.name: point.module for point in reversed(found)}


def register(id: str, package: str) -> None:
    """Adds a game that no installed package declares, for this process: its id and its package."""
    installed()[id] = package
    package_of.cache_clear()
    game.cache_clear()


def ids() -> tuple[str, ...]:
    """Returns the ids of all games, sorted."""
    return tuple(sorted({*own_ids(), *installed()}))


@cache
def package_of(id: str) -> str:
    """Returns the name of a game's package. Coven's own game has precedence over an installed one
    with the same id."""
    own = f"{__name__}.{id.replace('-', '_')}"
    return own if id in own_ids() else installed().get(id, own)


@cache
def game(id: str) -> Game:
    """Returns the game with this id. Raises UnknownGame, BadGame."""
    if id not in own_ids() and id not in installed():
        raise UnknownGame(id)
    package = package_of(id)
    found = getattr(import_module(package), "GAME", None)
    if not isinstance(found, Game) or found.id != id:
        raise BadGame(f"{package}.GAME is {found!r}, but must be the coven.Game with the id {id!r}")
    return found
