"""Finds games by id. A game is imported when it is first used."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from coven.core import Game

LOBBY = (
    "wandering-towers",
    "whirling-witchcraft",
    "witchstone",
    "the-witches",
    "voodoo",
)
"""The five games in the order of the lobby."""

BOX = "COVEN_BOX"
"""An environment variable that replaces the box of a game, its ``components.toml``, by another
file: ``wandering-towers=my-towers.toml``."""


class UnknownGame(KeyError):
    """There is no game with this id."""


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


def box(package: str | None) -> dict[str, Any]:
    """Returns the content of a game's box: its components.toml, or the file that COVEN_BOX
    names."""
    assert package is not None
    other, _, path = os.environ.get(BOX, "").partition("=")
    if other and package_of(other) == package:
        return tomllib.loads(Path(path).read_text("utf-8"))
    return tomllib.loads(resources.files(package).joinpath("components.toml").read_text("utf-8"))
