"""The tables of moves."""

from coven.core.move import PASS, TAKE_BACK, Move, move

from .components import CHARACTERS, RECIPES, TYPES
from .state import KEYS

# Set-up.
KEEP = [move("keep", character.key) for character in CHARACTERS]
"""Of two characters."""

# Studying.
PLAY = [move("play", recipe.key) for recipe in RECIPES]
TURNED = [move("play", recipe.key, "turned") for recipe in RECIPES]
PLAYS = [[PLAY[i], TURNED[i]] if r.reversible else [PLAY[i]] for i, r in enumerate(RECIPES)]
"""The ways to play a card …"""
ANY_WAY = [[PLAY[i], TURNED[i]] for i in range(len(RECIPES))]
"""… for the Whirlwind."""
REDRAW = move("redraw")
"""The Initiate's new hand."""
DARE = move("dare")
"""The Daredevil lets chance pick."""
DRAWN = [move("drawn", recipe.key) for recipe in RECIPES]
"""What it picked: a step of her secret sequence that nobody chooses."""
GATHER = [move("gather", name) for name in TYPES]
"""The Unstoppable's three."""

# Arcana.
ADD = [move("potion", name) for name in TYPES]
REMOVE_ONE = [move("raven", name) for name in TYPES]
REMOVE_TWO = [[move("raven", a, b) for b in TYPES] for a in TYPES]
"""By type, the lower one first."""
NAME = [move("grimoire", name) for name in TYPES]
POUR = [move("pour", name) for name in TYPES]
"""The Potion Brewer's, from workbench to cauldron."""
SKIP = move("skip")

# Brewing.
USE = [move("use", key) for key in KEYS]
SOURCES = ("bench", "supply", "brew")
BENCH, SUPPLY, BREW = range(3)
TAKE = [[move("take", source, name) for name in TYPES] for source in SOURCES]
MAKE = [move("make", name) for name in TYPES]
GIVE_MANDRAKES = move("scholar")
"""Two mandrakes for a grimoire."""
WAIT = move("wait")
FINISH = move("finish")

# The Jack-of-all-trades.
SAVE = [move("save", name) for name in TYPES]


def every_move() -> list[Move]:
    """All there are, for explain and its tests."""
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
