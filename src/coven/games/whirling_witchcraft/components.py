"""The contents of the box, read from components.toml.

Types, arcana, recipes and characters are numbered in the order of the file, and the rules use these
numbers. What the rulebook prints cannot be changed; everything else follows the file.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from coven.box import Box, open_box

_BOX = open_box(__package__)

TYPES: tuple[str, ...] = tuple(
    _BOX.fixed("types", ["heart", "mandrake", "mushroom", "spider", "toad"])
)
"""The names of the types of ingredients; elsewhere a type is its index, called `t`."""
TYPE_OF: dict[str, int] = {name: i for i, name in enumerate(TYPES)}
HEART, MANDRAKE, MUSHROOM, SPIDER, TOAD = range(5)
ARCANA: tuple[str, ...] = ("potion", "raven", "grimoire")
POTION, RAVEN, GRIMOIRE = range(3)

Slots = tuple[int, ...]
"""For each slot of a recipe, the types it takes as a bit mask."""


@dataclass(frozen=True)
class Recipe:
    """A recipe card, or a character's own recipe, which has initiative 0."""

    key: str
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
    arcana: tuple[int, ...]
    """How many symbols of each arcana it shows (3.6)."""
    recipe: Recipe | None
    discard: bool
    """Whether the card leaves the game when it is used (11.1)."""


def _fixed(key: str, facts: dict[str, Any]) -> None:
    """Reads the table at `key`, which the rulebook prints. Raises BadBox if the file says something
    else than `facts`."""
    table = _BOX.table(key)
    for name, value in facts.items():
        table.fixed(name, value)


# -- numbers -----------------------------------------------------------------------------------

_fixed(
    "contents",
    {
        "boards": 5,
        "cauldrons": 5,
        "reference_cards": 5,
        "arcana_cards": 5,
        "arcana_tokens": 15,
        "recipe_cards": 60,
        "character_cards": 17,
        "ingredients": 210,
    },
)
CAPACITY: tuple[int, ...] = tuple(_BOX.table("workbench").fixed("capacity", [3, 4, 9, 9, 9]))
"""By type, how many slots a workbench has."""
THRESHOLD: int = _BOX.table("winning").fixed("threshold", 5)
"""How many ingredients in a circle win by the rulebook."""
HAND: int = _BOX.table("hand").fixed("size", 4)
"""How many recipes a hand has (3.4, 10.2)."""
CLAIRVOYANT_HAND: int = _BOX.table("hand").fixed("clairvoyant", 5)
TRACK: int = _BOX.table("track").fixed("spaces", 6)
"""How many spaces an arcana track has."""
GATHERED: int = _BOX.table("abilities").integer("gathered", 1, 9)
"""How many ingredients the Unstoppable takes (11.10)."""
MANDRAKES_FOR_GRIMOIRE: int = _BOX.table("abilities").integer("mandrakes_for_grimoire", 1, 4)
MOST_IDLE_ROUNDS: int = _BOX.table("end").integer("idle_rounds", 1, 20)
"""The game ends after this many rounds in a row in which nothing happens (R27)."""

# -- recipes -----------------------------------------------------------------------------------

RECIPE_KEYS: tuple[str, ...] = (
    *("void_storm", "lost_arcana", "tome_of_midnight", "swirling_scheme"),
    *("summon_secrets", "shadow_curse", "spore_lore", "web_lore", "croak_lore"),
    *("vanish_spell", "levitate_spell", "invisible_spell"),
    *("shatter_spell", "bind_spell", "find_spell", "sleep_charm", "fear_charm", "love_charm"),
    *("shape_flask", "insight_flask", "dream_flask", "blister_brew", "hairy_brew", "warty_brew"),
    *("grief_elixir", "rage_elixir", "despair_elixir", "star_elixir", "sun_elixir"),
    *("moon_elixir", "nature_rite", "growth_rite", "creature_rite"),
    *("speed_draught", "stamina_draught", "strength_draught"),
    *("summon_spiders", "summon_slime", "summon_spores"),
    *("poison_magic", "crawl_magic", "leap_magic"),
    *("mushroom_offering", "spider_offering", "toad_offering"),
    *("mushroom_flood", "spider_quake", "toad_tornado"),
    *("storm_sorcery", "river_sorcery", "lava_sorcery"),
    *("backache_potion", "toothache_potion", "headache_potion"),
    *("shadow_art", "chaos_art", "dread_art", "earth_ritual", "fire_ritual", "wind_ritual"),
)
"""The recipes in the order of the file; they have names in three languages."""
PRINTED_RECIPES: dict[str, dict[str, list[str]]] = {
    "moon_elixir": {
        "inputs": ["mandrake", "toad"],
        "outputs": ["mandrake", "mushroom|spider"],
    },
    "summon_spiders": {
        "inputs": ["mushroom", "mushroom"],
        "outputs": ["mandrake", "spider", "spider"],
    },
}
"""The two recipes that the rulebook's example of Matilda shows (E3)."""
SLOTS: tuple[str, ...] = (
    *TYPES,
    *[f"{a}|{b}" for a, b in combinations(TYPES, 2)],
    "any",
)
"""What a slot may show."""
MOST_SLOTS = 5
"""How many slots each side of a recipe has at most: more do not fit on a card. Both sides together
have at most five columns of two."""
MOST_SYMBOLS = 2
"""How many symbols of one arcana a card has at most."""
MOST_INITIATIVE = 99


def slot(text: str) -> int:
    """Returns the types of ingredients that a slot takes, as a bit mask; `text` is like ``"toad"``,
    ``"spider|toad"``, ``"any"``."""
    if text == "any":
        return (1 << len(TYPES)) - 1
    return sum(1 << TYPE_OF[name] for name in text.split("|"))


def _slots(row: Box, key: str) -> Slots:
    """Reads the slots of one side of a recipe. Raises BadBox."""
    words = row.words(key, SLOTS)
    if len(words) > MOST_SLOTS:
        raise row.bad(key, "box-most", {"most": MOST_SLOTS})
    return tuple(slot(word) for word in words)


def _symbols(row: Box) -> tuple[int, ...]:
    """Reads how many symbols of each arcana a card shows, in the order of ARCANA. Raises BadBox."""
    words = row.words("arcana", ARCANA)
    counts = tuple(words.count(name) for name in ARCANA)
    if max(counts) > MOST_SYMBOLS:
        raise row.bad("arcana", "box-most-alike", {"most": MOST_SYMBOLS})
    return counts


def _recipe(row: Box, key: str, initiative: int, reversible: bool) -> Recipe:
    """Reads a recipe from its row: a card with this initiative, or a character's own (initiative
    0). `reversible`: whether it may be turned round. Raises BadBox."""
    for side, printed in PRINTED_RECIPES.get(key, {}).items():
        row.fixed(side, printed)
    inputs, outputs = _slots(row, "inputs"), _slots(row, "outputs")
    if (len(inputs) + 1) // 2 + (len(outputs) + 1) // 2 > MOST_SLOTS:
        raise row.bad("outputs", "box-most", {"most": 2 * (MOST_SLOTS - (len(inputs) + 1) // 2)})
    arcana = _symbols(row) if initiative else (0,) * len(ARCANA)
    return Recipe(key, initiative, inputs, outputs, arcana, reversible)


def _table_of(key: str, names: tuple[str, ...]) -> Box:
    """Returns the table at `key`, which must have the keys `names` in this order. Raises BadBox."""
    table = _BOX.table(key)
    for found, name in zip(table.keys(), names, strict=False):
        if found != name:
            raise table.bad(found, "box-word", {"name-choices": name})
    return table


def _recipes() -> tuple[Recipe, ...]:
    """Reads the sixty recipes and the initiative on each. Raises BadBox."""
    rows, numbers = _table_of("recipes", RECIPE_KEYS), _table_of("initiative", RECIPE_KEYS)
    found: list[Recipe] = []
    for key in RECIPE_KEYS:
        row = rows.table(key)
        initiative = numbers.integer(key, 1, MOST_INITIATIVE)
        if any(recipe.initiative == initiative for recipe in found):
            raise numbers.bad(key, "box-twice", {"name-value": str(initiative)})
        found.append(_recipe(row, key, initiative, row.flag("reversible")))
    return tuple(found)


RECIPES: tuple[Recipe, ...] = _recipes()
RECIPE_OF: dict[str, int] = {recipe.key: i for i, recipe in enumerate(RECIPES)}

# -- characters --------------------------------------------------------------------------------

COPIES: dict[str, int] = {
    "initiate": 5,
    "jack_of_all_trades": 1,
    "potion_brewer": 1,
    "whirlwind": 1,
    "toad_whisperer": 1,
    "daredevil": 1,
    "unstoppable": 1,
    "dark_horse": 1,
    "fey_blessed": 1,
    "clairvoyant": 1,
    "trickster": 1,
    "spider_summoner": 1,
    "grimoire_scholar": 1,
}
"""By kind of character, in the order of the file, how many cards of it there are: seventeen in
all."""
RECIPE_OWNERS: frozenset[str] = frozenset(
    ("toad_whisperer", "unstoppable", "dark_horse", "fey_blessed", "trickster", "spider_summoner")
)
"""The characters with a recipe of their own; the other cards show only an ability."""


def _character(row: Box, key: str) -> Character:
    """Reads a character. Raises BadBox."""
    copies = row.fixed("copies", COPIES[key])
    start = row.integers("start", 0, max(CAPACITY), len(TYPES))
    if any(n > room for n, room in zip(start, CAPACITY, strict=True)):
        raise row.bad("start", "box-limits", {"name-limits": ", ".join(map(str, CAPACITY))})
    recipe: Recipe | None = None
    discard = False
    if key in RECIPE_OWNERS:
        recipe = _recipe(row, key, 0, reversible=False)
        discard = row.flag("discard")
    elif key == "initiate":
        discard = row.fixed("discard", True)
    return Character(key, copies, tuple(start), _symbols(row), recipe, discard)


def _characters() -> tuple[Character, ...]:
    """Reads the characters. Raises BadBox."""
    rows = _table_of("characters", tuple(COPIES))
    return tuple(_character(rows.table(key), key) for key in COPIES)


CHARACTERS: tuple[Character, ...] = _characters()
CHARACTER_OF: dict[str, int] = {character.key: i for i, character in enumerate(CHARACTERS)}

_BOX.close()


def recipe_called(key: str) -> Recipe:
    """Returns the recipe `key`: a card, or a character's own, which has the character's key."""
    if key in RECIPE_OF:
        return RECIPES[RECIPE_OF[key]]
    own = CHARACTERS[CHARACTER_OF[key]].recipe
    assert own is not None
    return own


def name_key(key: str) -> str:
    """Returns the Fluent key of the name of the recipe `key`; a character's own recipe is called
    like the character."""
    return f"character-{key}" if key in CHARACTER_OF else f"recipe-{key}"
