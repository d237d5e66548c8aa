"""The moves, prebuilt: tables by recipe, character or type."""

from typing import Final

from coven.core.move import PASS, TAKE_BACK, move

from .components import CHARACTERS, RECIPES, TYPES
from .state import KEYS

# Set-up.
KEEP: Final = [move("keep", character.key) for character in CHARACTERS]
"""By character: keeps this one of the two dealt (3.3)."""

# Studying.
PLAY: Final = [move("play", recipe.key) for recipe in RECIPES]
"""By card: plays it as it is printed (5.1)."""
PLAY_TURNED: Final = [move("play", recipe.key, "turned") for recipe in RECIPES]
"""By card: plays it turned round (5.3)."""
BOTH_DIRECTIONS: Final = [[PLAY[i], PLAY_TURNED[i]] for i in range(len(RECIPES))]
"""By card: how the Whirlwind may play it (11.11)."""
DIRECTIONS: Final = [
    BOTH_DIRECTIONS[i] if r.reversible else [PLAY[i]] for i, r in enumerate(RECIPES)
]
"""By card: how everybody else may play it (5.3)."""
REDRAW: Final = move("redraw")
"""The Initiate's new hand (11.2)."""
DARE: Final = move("dare")
"""The Daredevil lets chance pick her recipe (11.4)."""
PICKED: Final = [move("drawn", recipe.key) for recipe in RECIPES]
"""By card: the recipe that chance has picked. A step that nobody chooses; it follows DARE."""
GATHER: Final = [move("gather", name) for name in TYPES]
"""By type: the Unstoppable's ingredients (11.10)."""

# Arcana.
ADD: Final = [move("potion", name) for name in TYPES]
"""By type: a potion adds an ingredient to the cauldron (6.7)."""
REMOVE_ONE: Final = [move("raven", name) for name in TYPES]
"""By type: a raven removes an ingredient from the workbench (6.8)."""
REMOVE_TWO: Final = [[move("raven", a, b) for b in TYPES] for a in TYPES]
"""By two types, the lower one first: a raven removes two ingredients (6.8)."""
NAME_TYPE: Final = [move("grimoire", name) for name in TYPES]
"""By type: a grimoire names it (6.9)."""
POUR: Final = [move("pour", name) for name in TYPES]
"""By type: the Potion Brewer moves an ingredient from workbench to cauldron (11.7)."""
SKIP: Final = move("skip")
"""An effect is left out (6.5)."""

# Brewing.
USE: Final = [move("use", key) for key in KEYS]
"""By recipe number: begins to use it (7.2)."""
SOURCES: Final = ("bench", "supply", "brew")
"""Where an ingredient on an input slot can come from: the workbench, by grimoire the supply, or
the output slots of recipes used earlier. Equal slots are filled in this order (R16)."""
FROM_BENCH: Final = 0
FROM_SUPPLY: Final = 1
FROM_BREW: Final = 2
TAKE: Final = [[move("take", source, name) for name in TYPES] for source in SOURCES]
"""By source and type: puts an ingredient on the next input slot (7.2)."""
MAKE: Final = [move("make", name) for name in TYPES]
"""By type: what a mixed output slot creates (7.7)."""
GIVE_MANDRAKES: Final = move("scholar")
"""The Grimoire Scholar gives two mandrakes to use a grimoire (11.8)."""
WAIT: Final = move("wait")
"""Waits to see what others brew (7.11, R20)."""
FINISH: Final = move("finish")
"""Has used all the recipes it wants (7.8)."""

# The Jack-of-all-Trades.
SAVE: Final = [move("save", name) for name in TYPES]
"""By type: moves an ingredient from the cauldron to the circle (11.12)."""

EVERY: Final = [
    PASS,
    TAKE_BACK,
    *KEEP,
    *PLAY,
    *PLAY_TURNED,
    REDRAW,
    DARE,
    *GATHER,
    *ADD,
    *REMOVE_ONE,
    *[REMOVE_TWO[a][b] for a in range(len(TYPES)) for b in range(a, len(TYPES))],
    *NAME_TYPE,
    *POUR,
    SKIP,
    *USE,
    *[m for row in TAKE for m in row],
    *MAKE,
    GIVE_MANDRAKES,
    WAIT,
    FINISH,
    *SAVE,
]
