"""What is in the box, read from components.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coven.games import box

_BOX = box(__package__)

TYPES: tuple[str, ...] = tuple(_BOX["types"])
"""The names of the types of ingredients; elsewhere a type is its index, called `t`."""
TYPE_OF: dict[str, int] = {name: i for i, name in enumerate(TYPES)}
HEART, MANDRAKE, MUSHROOM, SPIDER, TOAD = range(5)
ARCANA: tuple[str, ...] = ("potion", "raven", "grimoire")
POTION, RAVEN, GRIMOIRE = range(3)

Slots = tuple[int, ...]
"""For each slot of a recipe, the types it takes as a bit mask."""


@dataclass(frozen=True)
class Recipe:
    """A recipe card, or a character's own recipe, which has no family and initiative 0."""

    key: str
    family: str
    initiative: int
    inputs: Slots
    outputs: Slots
    arcana: tuple[int, ...]
    """How many symbols of each arcana it shows."""
    reversible: bool
    """Whether it bears the sign that it may be played turned round (5.3)."""


@dataclass(frozen=True)
class Character:
    """A character card; cards of the same kind are one Character with several `copies`."""

    key: str
    copies: int
    start: tuple[int, ...]
    """How many ingredients of each type it starts with (3.5)."""
    ability: str
    arcana: tuple[int, ...]
    """How many symbols of each arcana it shows (3.6)."""
    recipe: Recipe | None
    discard: bool
    """Whether the card leaves the game when it is used (11.1)."""


def slot(text: str) -> int:
    """Returns the types of ingredients that a slot takes, as a bit mask; `text` is like ``"toad"``,
    ``"spider|toad"``, ``"any"``."""
    if text == "any":
        return (1 << len(TYPES)) - 1
    return sum(1 << TYPE_OF[name] for name in text.split("|"))


def symbols(counts: dict[str, int]) -> tuple[int, ...]:
    """Returns how many symbols of each arcana a recipe has, in the order of ARCANA; `counts`: the
    same by name, without those it lacks."""
    return tuple(counts.get(name, 0) for name in ARCANA)


def _recipe(row: dict[str, Any]) -> Recipe:
    """Returns the recipe that `row`, an entry of components.toml, describes."""
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
    """Returns the character that `row`, an entry of components.toml, describes."""
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
"""By type, how many slots a workbench has."""
THRESHOLD: int = _BOX["winning"]["threshold"]
"""How many ingredients in a circle win by the rulebook."""
HAND: int = _BOX["hand"]["size"]
"""How many recipes a hand has (3.4, 10.2)."""
CLAIRVOYANT_HAND: int = _BOX["hand"]["clairvoyant"]
TRACK: int = _BOX["track"]["spaces"]
"""How many spaces an arcana track has."""
GATHERED: int = _BOX["abilities"]["gathered"]
"""How many ingredients the Unstoppable takes (11.10)."""
MANDRAKES_FOR_GRIMOIRE: int = _BOX["abilities"]["mandrakes_for_grimoire"]
MOST_ROUNDS_WITHOUT_PLAY: int = _BOX["end"]["barren_rounds"]
"""The game ends after this many rounds in a row in which nobody has played a recipe (R27)."""


def name_key(key: str) -> str:
    """Returns the Fluent key of the name of the recipe `key`; a character's own recipe is called
    like the character."""
    return f"character-{key}" if key in CHARACTER_OF else f"recipe-{key}"
