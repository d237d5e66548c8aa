"""Which sounds a page plays for what has happened."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources

from coven.games import package_of

MOST_AT_ONCE = 3


@cache
def sounds_of(id: str) -> dict[str, str]:
    """Returns the sounds of the game `id` by event key, from its sounds.toml; empty if it has
    none."""
    file = resources.files(package_of(id)).joinpath("sounds.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def sounds_for(id: str, keys: Iterable[str]) -> list[str]:
    """Returns the names of the sounds for events with these keys, each once: those that the game
    `id` names, else that of a move. js/sound.js has the sounds."""
    known = sounds_of(id)
    found = dict.fromkeys(known[key] for key in keys if key in known)
    return list(found)[:MOST_AT_ONCE] or ["move"]
