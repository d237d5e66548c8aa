"""Bots of others: classes in any module, and entry points of installed packages."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from .bot import Bot


def others_bot(game: Any, spec: str, seed: int | str) -> Bot | None:
    """Returns a bot of another package: `spec` is ``module:Class`` or the name of an entry point of
    the group ``coven.bots``. None if there is no such class or entry point. The class, or any
    function, is called with the game and the seed. Raises TypeError if that returns no bot, and
    what the module raises."""
    module, colon, name = spec.partition(":")
    if colon:
        try:
            make: Any = import_module(module)
        except ModuleNotFoundError as e:
            if e.name is not None and (module == e.name or module.startswith(e.name + ".")):
                return None
            raise
        except ValueError:  # an empty or relative name
            return None
        for part in name.split("."):
            make = getattr(make, part, None)
        if make is None:
            return None
    else:
        found = list(entry_points(group="coven.bots", name=spec))
        if not found:
            return None
        make = found[0].load()
    made = make(game, seed)
    if not isinstance(made, Bot):
        raise TypeError(f"{spec} makes {made!r}, which is no coven.Bot")
    return made
