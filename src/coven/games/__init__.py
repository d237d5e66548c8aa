"""The games, by id. A game is imported when it is first asked for."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module, resources
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, TypeVar, cast

from coven.core import Game, Say

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


Draw = TypeVar("Draw", bound=Callable[..., str])


def kept(draw: Draw) -> Draw:
    """For a small thing of a table, drawn from plain values and a voice alone: what was drawn for
    the same ones is not drawn again. So many are kept as some fifty tables show."""
    return cast(Draw, lru_cache(4_000)(draw))


def rule_of(say: Say, rule: str) -> str:
    """Where the rules say so."""
    return say.html("table-rule", {"rule": rule})


def handle(text: str, lit: str | None, name: str, tip: str = "", preview: str = "") -> str:
    """What makes a thing the place of a move, which is called `lit`: that begins its tip, in place
    of a first line that says no more. Otherwise the thing is called `name`, and can be asked why it
    is none, unless `lit` is None."""
    if lit:
        name = lit
        what = f'data-move="{text}"' + (f' data-preview="{preview}"' if preview else "")
        first, _, rest = tip.partition("\n")
        tip = "\n".join(filter(None, (lit, rest if first in lit else tip)))
    else:
        what = 'data-stop=""' if lit is None else f'data-try="{text}"'
    return f'{what} aria-label="{name}" data-tip="{tip or name}"'
