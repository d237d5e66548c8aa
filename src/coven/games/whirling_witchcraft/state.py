"""The table of Whirling Witchcraft, in the order of the set-up page.

A *pile* of ingredients is one number, ten bits for each type: piles are added and subtracted as
numbers are. A recipe in play is a *code*: twice its number, and one more if it is turned round.
Characters' own recipes are numbered after the sixty cards.
"""

from __future__ import annotations

from typing import ClassVar, Final

from coven.core.native import mypyc_attr
from coven.core.rng import Rng
from coven.core.state import State

from .components import CAPACITY, CHARACTERS, CLAIRVOYANT_HAND, HAND, RECIPES, TYPES, Recipe

NOBODY: Final = -1
NO_CHARACTER: Final = -1

# -- piles -------------------------------------------------------------------------------------

DIGIT: Final = 10
FULL: Final = (1 << DIGIT) - 1
ONE: Final[tuple[int, ...]] = tuple(1 << (DIGIT * t) for t in range(len(TYPES)))
"""A pile of one ingredient of each type."""
GUARD: Final = sum(1 << (DIGIT * t + DIGIT - 1) for t in range(len(TYPES)))
"""The highest bit of every type, which no real pile reaches."""
FIELD: Final[tuple[int, ...]] = tuple(FULL << (DIGIT * t) for t in range(len(TYPES)))
FIELDS: Final[tuple[int, ...]] = tuple(
    sum(FIELD[t] for t in range(len(TYPES)) if slot >> t & 1) for slot in range(1 << len(TYPES))
)
"""For the types of a slot, all their bits in a pile."""


def pile_of(counts: tuple[int, ...] | list[int]) -> int:
    pile = 0
    for t in range(len(counts)):
        pile += counts[t] << (DIGIT * t)
    return pile


def counts_of(pile: int) -> list[int]:
    """How many of each type."""
    return [(pile >> (DIGIT * t)) & FULL for t in range(len(TYPES))]


def count(pile: int, t: int) -> int:
    return (pile >> (DIGIT * t)) & FULL


def size(pile: int) -> int:
    """How many ingredients."""
    total = 0
    while pile:
        total += pile & FULL
        pile >>= DIGIT
    return total


def kinds(pile: int) -> int:
    """How many types."""
    total = 0
    while pile:
        if pile & FULL:
            total += 1
        pile >>= DIGIT
    return total


def covers(pile: int, need: int) -> bool:
    """Whether the pile has at least that much of every type."""
    return ((pile | GUARD) - need) & GUARD == GUARD


def overflow(bench: int, pile: int) -> int:
    """What of the pile finds no slot on a workbench (8.3)."""
    over = 0
    for t in range(len(TYPES)):
        shift = DIGIT * t
        n = (pile >> shift) & FULL
        if n:
            n += ((bench >> shift) & FULL) - CAPACITY[t]
            if n > 0:
                over += n << shift
    return over


# -- recipes -----------------------------------------------------------------------------------

OWN: Final = len(RECIPES)
"""The number of the first character's own recipe."""
NO_RECIPE: Final = Recipe("", "", 0, (), (), (0, 0, 0), False)
NUMBERED: Final[tuple[Recipe, ...]] = (
    *RECIPES,
    *[c.recipe if c.recipe is not None else NO_RECIPE for c in CHARACTERS],
)
KEYS: Final[tuple[str, ...]] = (*[r.key for r in RECIPES], *[c.key for c in CHARACTERS])
"""The name of every recipe; a character's own has the character's."""
INPUTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    slots for recipe in NUMBERED for slots in (recipe.inputs, recipe.outputs)
)
"""By code, the slots to fill; the outputs of the code turned round."""
OUTPUTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    slots for recipe in NUMBERED for slots in (recipe.outputs, recipe.inputs)
)


def is_plain(slot: int) -> bool:
    """Whether a slot takes one type only."""
    return slot & (slot - 1) == 0


def type_of(slot: int) -> int:
    """The type of a plain slot."""
    return slot.bit_length() - 1


def sure(slots: tuple[int, ...]) -> int:
    """The pile of a recipe's plain slots."""
    pile = 0
    for slot in slots:
        if is_plain(slot):
            pile += ONE[type_of(slot)]
    return pile


def mixed(slots: tuple[int, ...]) -> tuple[int, ...]:
    """A recipe's slots that take any of several types."""
    return tuple([slot for slot in slots if not is_plain(slot)])


def in_order(slots: tuple[int, ...]) -> tuple[int, ...]:
    """Plain slots by type, then mixed ones: the order in which they are filled."""
    plain = sorted([slot for slot in slots if is_plain(slot)])
    return (*plain, *mixed(slots))


NEED: Final[tuple[int, ...]] = tuple(sure(slots) for slots in INPUTS)
NEED_FIELDS: Final[tuple[int, ...]] = tuple(
    FIELDS[sum({slot for slot in slots if is_plain(slot)})] for slots in INPUTS
)
NEED_MIXED: Final[tuple[tuple[int, ...], ...]] = tuple(mixed(slots) for slots in INPUTS)
TO_FILL: Final[tuple[tuple[int, ...], ...]] = tuple(in_order(slots) for slots in INPUTS)
MADE: Final[tuple[int, ...]] = tuple(sure(slots) for slots in OUTPUTS)
MADE_MIXED: Final[tuple[tuple[int, ...], ...]] = tuple(mixed(slots) for slots in OUTPUTS)


# -- characters --------------------------------------------------------------------------------


def named(key: str) -> int:
    for i in range(len(CHARACTERS)):
        if CHARACTERS[i].key == key:
            return i
    raise KeyError(key)


INITIATE: Final = named("initiate")
JACK: Final = named("jack_of_all_trades")
POTION_BREWER: Final = named("potion_brewer")
WHIRLWIND: Final = named("whirlwind")
DAREDEVIL: Final = named("daredevil")
UNSTOPPABLE: Final = named("unstoppable")
DARK_HORSE: Final = named("dark_horse")
CLAIRVOYANT: Final = named("clairvoyant")
TRICKSTER: Final = named("trickster")
SCHOLAR: Final = named("grimoire_scholar")
HAS_RECIPE: Final[tuple[bool, ...]] = tuple(c.recipe is not None for c in CHARACTERS)


# -- the table ---------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Witches(State):
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        *("options", "threshold", "character", "left_game", "flipped", "dealt"),
        *("bench", "circle", "cauldron", "tokens", "grimoire", "recipes", "hands"),
        *("initiative", "seen", "deck", "left", "discard", "round", "played", "barren", "ended"),
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options: dict[str, bool | int | str | list[str]] = {}
        self.threshold: int = 0
        """So many ingredients in the circle win."""
        self.character: list[int] = [NO_CHARACTER] * seats
        self.left_game: list[bool] = [False] * seats
        """The character's card was used up and is back in the box."""
        self.flipped: list[int] = [0] * seats
        """1 while the Trickster's card lies turned round."""
        self.dealt: list[tuple[int, ...]] = [()] * seats
        """The characters to choose from, while they are chosen."""
        self.bench: list[int] = [0] * seats
        """The ingredients on each workbench, as piles."""
        self.circle: list[int] = [0] * seats
        self.cauldron: list[int] = [0] * seats
        self.tokens: list[tuple[int, ...]] = [(0, 0, 0)] * seats
        """Where the arcana tokens stand on their tracks; 0: not yet on them."""
        self.grimoire: list[int] = [0] * seats
        """The types that may be taken from the supply this round, as bits."""
        self.recipes: list[tuple[int, ...]] = [()] * seats
        """In play, as codes, in the order in which they were played."""
        self.hands: list[tuple[int, ...]] = [()] * seats
        """Recipes by number, sorted."""
        self.initiative: list[int] = [0] * seats
        """Of the last recipe played."""
        self.seen: list[int] = [0] * seats
        """The recipes that the seat has had in hand, as bits: it knows where they are."""
        self.deck: list[int] = []
        """Never changed: `left` of it are still to be drawn, the last first."""
        self.left: int = 0
        self.discard: list[int] = []
        """The hands that Initiates have discarded."""
        self.round: int = 0
        self.played: int = 0
        """Recipes played in this round."""
        self.barren: int = 0
        """Rounds since anybody could play a recipe."""
        self.ended: str = ""

    def copy(self) -> Witches:
        new = Witches.__new__(Witches)
        self.copy_spine(new)
        new.options = self.options
        new.threshold = self.threshold
        new.character = self.character.copy()
        new.left_game = self.left_game.copy()
        new.flipped = self.flipped.copy()
        new.dealt = self.dealt.copy()
        new.bench = self.bench.copy()
        new.circle = self.circle.copy()
        new.cauldron = self.cauldron.copy()
        new.tokens = self.tokens.copy()
        new.grimoire = self.grimoire.copy()
        new.recipes = self.recipes.copy()
        new.hands = self.hands.copy()
        new.initiative = self.initiative.copy()
        new.seen = self.seen.copy()
        new.deck = self.deck
        new.left = self.left
        new.discard = self.discard.copy()
        new.round = self.round
        new.played = self.played
        new.barren = self.barren
        new.ended = self.ended
        return new


# -- questions ---------------------------------------------------------------------------------


def left_of(s: Witches, seat: int) -> int:
    """Clockwise: where hands go."""
    return (seat + 1) % s.seats


def right_of(s: Witches, seat: int) -> int:
    """Where cauldrons go."""
    return (seat - 1) % s.seats


def is_playing(s: Witches, seat: int, character: int) -> bool:
    """Whether the seat has that character, and its card is still there."""
    return s.character[seat] == character and not s.left_game[seat]


def usable(s: Witches, seat: int) -> tuple[int, ...]:
    """The codes of all the seat may brew with: its recipes, then its character's own."""
    character = s.character[seat]
    if HAS_RECIPE[character] and not s.left_game[seat]:
        return (*s.recipes[seat], 2 * (OWN + character) + s.flipped[seat])
    return s.recipes[seat]


def hand_limit(s: Witches, seat: int) -> int:
    return CLAIRVOYANT_HAND if s.character[seat] == CLAIRVOYANT else HAND
