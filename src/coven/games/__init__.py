"""The games, by id. A game is imported when it is first asked for."""

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
"""The five games, in the order of the lobby, those still to come included."""


BOX = "COVEN_BOX"
"""Names the environment variable that says where to read what is in a box instead of Coven's own
file: ``wandering-towers=my-towers.toml``."""


class UnknownGame(KeyError):
    """There is no game of that id."""


def ids() -> tuple[str, ...]:
    """Every game there is: a folder here is a game."""
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(__path__)))


@cache
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


def box(package: str | None) -> dict[str, Any]:
    """What is in the box of a game, from its components.toml or from the file that COVEN_BOX
    names."""
    assert package is not None
    other, _, path = os.environ.get(BOX, "").partition("=")
    if other and package_of(other) == package:
        return tomllib.loads(Path(path).read_text("utf-8"))
    return tomllib.loads(resources.files(package).joinpath("components.toml").read_text("utf-8"))
