"""The tables of moves."""

from typing import Final

from coven.core.move import PASS, TAKE_BACK, Move, move

from .components import CHARACTERS, RECIPES, TYPES
from .state import KEYS

# Set-up.
KEEP: Final = [move("keep", character.key) for character in CHARACTERS]
"""Of two characters."""

# Studying.
PLAY: Final = [move("play", recipe.key) for recipe in RECIPES]
TURNED: Final = [move("play", recipe.key, "turned") for recipe in RECIPES]
PLAYS: Final = [[PLAY[i], TURNED[i]] if r.reversible else [PLAY[i]] for i, r in enumerate(RECIPES)]
"""The ways to play a card …"""
ANY_WAY: Final = [[PLAY[i], TURNED[i]] for i in range(len(RECIPES))]
"""… for the Whirlwind."""
REDRAW: Final = move("redraw")
"""The Initiate's new hand."""
DARE: Final = move("dare")
"""The Daredevil lets chance pick."""
DRAWN: Final = [move("drawn", recipe.key) for recipe in RECIPES]
"""What it picked: a step of her secret sequence that nobody chooses."""
GATHER: Final = [move("gather", name) for name in TYPES]
"""The Unstoppable's three."""

# Arcana.
ADD: Final = [move("potion", name) for name in TYPES]
REMOVE_ONE: Final = [move("raven", name) for name in TYPES]
REMOVE_TWO: Final = [[move("raven", a, b) for b in TYPES] for a in TYPES]
"""By type, the lower one first."""
NAME: Final = [move("grimoire", name) for name in TYPES]
POUR: Final = [move("pour", name) for name in TYPES]
"""The Potion Brewer's, from workbench to cauldron."""
SKIP: Final = move("skip")

# Brewing.
USE: Final = [move("use", key) for key in KEYS]
SOURCES: Final = ("bench", "supply", "brew")
BENCH: Final = 0
SUPPLY: Final = 1
BREW: Final = 2
TAKE: Final = [[move("take", source, name) for name in TYPES] for source in SOURCES]
MAKE: Final = [move("make", name) for name in TYPES]
GIVE_MANDRAKES: Final = move("scholar")
"""Two mandrakes for a grimoire."""
WAIT: Final = move("wait")
FINISH: Final = move("finish")

# The Jack-of-all-trades.
SAVE: Final = [move("save", name) for name in TYPES]


def every_move(s: object) -> list[Move]:
    """Returns every move there is in this game, whatever the position `s`."""
    return [
        PASS,
        TAKE_BACK,
        *KEEP,
        *PLAY,
        *TURNED,
        REDRAW,
        DARE,
        *GATHER,
        *ADD,
        *REMOVE_ONE,
        *[REMOVE_TWO[a][b] for a in range(len(TYPES)) for b in range(a, len(TYPES))],
        *NAME,
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
