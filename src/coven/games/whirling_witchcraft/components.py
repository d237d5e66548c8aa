"""What is in the box, read from components.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coven.games import box

_BOX = box(__package__)

TYPES: tuple[str, ...] = tuple(_BOX["types"])
TYPE_OF: dict[str, int] = {name: i for i, name in enumerate(TYPES)}
HEART, MANDRAKE, MUSHROOM, SPIDER, TOAD = range(5)
ARCANA: tuple[str, ...] = ("potion", "raven", "grimoire")
POTION, RAVEN, GRIMOIRE = range(3)

Slots = tuple[int, ...]
"""What each slot takes: the types as bits."""


@dataclass(frozen=True)
class Recipe:
    """A card, or a character's own recipe (which has no initiative)."""

    key: str
    family: str
    initiative: int
    inputs: Slots
    outputs: Slots
    arcana: tuple[int, ...]
    """How many symbols of each arcana."""
    reversible: bool


@dataclass(frozen=True)
class Character:
    key: str
    copies: int
    start: tuple[int, ...]
    ability: str
    arcana: tuple[int, ...]
    recipe: Recipe | None
    discard: bool
    """The card leaves the game when it is used."""


def slot(text: str) -> int:
    """``"spider|toad"`` and ``"any"`` as bits."""
    if text == "any":
        return (1 << len(TYPES)) - 1
    return sum(1 << TYPE_OF[name] for name in text.split("|"))


def symbols(counts: dict[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(name, 0) for name in ARCANA)


def _recipe(row: dict[str, Any]) -> Recipe:
    return Recipe(
        key=row["key"],
        family=row.get("family", "character"),
        initiative=row.get("initiative", 0),
        inputs=tuple(slot(text) for text in row["inputs"]),
        outputs=tuple(slot(text) for text in row["outputs"]),
        arcana=symbols(row["arcana"]),
        reversible=row.get("reversible", False),
    )


def _character(row: dict[str, Any]) -> Character:
    return Character(
        key=row["key"],
        copies=row["copies"],
        start=tuple(row["start"]),
        ability=row["ability"],
        arcana=symbols(row["arcana"]),
        recipe=_recipe(row) if "inputs" in row else None,
        discard=row.get("discard", False),
    )


RECIPES: tuple[Recipe, ...] = tuple(_recipe(row) for row in _BOX["deck"]["recipes"])
RECIPE_OF: dict[str, int] = {recipe.key: i for i, recipe in enumerate(RECIPES)}
CHARACTERS: tuple[Character, ...] = tuple(_character(row) for row in _BOX["cast"]["characters"])
CHARACTER_OF: dict[str, int] = {character.key: i for i, character in enumerate(CHARACTERS)}

CAPACITY: tuple[int, ...] = tuple(_BOX["workbench"]["capacity"])
THRESHOLD: int = _BOX["winning"]["threshold"]
HAND: int = _BOX["hand"]["size"]
CLAIRVOYANT_HAND: int = _BOX["hand"]["clairvoyant"]
TRACK: int = _BOX["track"]["spaces"]
GATHERED: int = _BOX["abilities"]["gathered"]
MANDRAKES_FOR_GRIMOIRE: int = _BOX["abilities"]["mandrakes_for_grimoire"]
BARREN_ROUNDS: int = _BOX["end"]["barren_rounds"]
