"""A position of Whirling Witchcraft, its pieces in the order of the set-up page.

Ingredients, slots and recipes in play are packed into integers: see Pile, Slot and Code.
"""

from __future__ import annotations

from typing import ClassVar, Final

from coven.core.native import mypyc_attr
from coven.core.rng import Rng
from coven.core.state import State

from .components import (
    CAPACITY,
    CHARACTER_OF,
    CHARACTERS,
    CLAIRVOYANT_HAND,
    HAND,
    RECIPES,
    TYPES,
    Recipe,
    Slots,
)

Pile = int
"""Ingredients as one integer, ten bits for each type: piles are added and subtracted like
numbers."""
TypeMask = int
"""A bit mask of types of ingredients."""
Slot = int
"""A slot of a recipe: a bit mask of the types it takes."""
Code = int
"""A recipe in play: twice its number, plus one if it is turned round. The sixty cards are numbered
first, then the characters' own recipes."""
Codes = tuple[int, ...]

NOBODY: Final = -1
NO_CHARACTER: Final = -1

# -- piles -------------------------------------------------------------------------------------

TYPE_BITS: Final = 10
"""How many bits of a pile belong to each type."""
TYPE_MASK: Final = (1 << TYPE_BITS) - 1
"""The bits of one type, shifted to the lowest ones."""
ONE: Final[tuple[int, ...]] = tuple(1 << (TYPE_BITS * t) for t in range(len(TYPES)))
"""By type, a pile of one ingredient."""
GUARD: Final = sum(1 << (TYPE_BITS * t + TYPE_BITS - 1) for t in range(len(TYPES)))
"""The highest bit of every type, which no real pile reaches: where it is lost in a subtraction,
there was too little of a type (see `covers`)."""
SLOT_MASK: Final[tuple[int, ...]] = tuple(
    sum(TYPE_MASK << (TYPE_BITS * t) for t in range(len(TYPES)) if slot >> t & 1)
    for slot in range(1 << len(TYPES))
)
"""By slot, the bits of a pile that belong to the types it takes."""


def pile_of(counts: tuple[int, ...] | list[int]) -> Pile:
    """Returns the pile (ingredients packed into one number) with these numbers of ingredients, in
    the order of TYPES."""
    pile = 0
    for t in range(len(counts)):
        pile += counts[t] << (TYPE_BITS * t)
    return pile


def counts_of(pile: Pile) -> list[int]:
    """Returns how many ingredients of each type are in the pile."""
    return [(pile >> (TYPE_BITS * t)) & TYPE_MASK for t in range(len(TYPES))]


def count(pile: Pile, t: int) -> int:
    """Returns how many ingredients of type `t` are in the pile."""
    return (pile >> (TYPE_BITS * t)) & TYPE_MASK


def size(pile: Pile) -> int:
    """Returns how many ingredients are in the pile."""
    total = 0
    while pile:
        total += pile & TYPE_MASK
        pile >>= TYPE_BITS
    return total


def count_types(pile: Pile) -> int:
    """Returns how many different types are in the pile."""
    total = 0
    while pile:
        if pile & TYPE_MASK:
            total += 1
        pile >>= TYPE_BITS
    return total


def covers(pile: Pile, need: Pile) -> bool:
    """Whether the pile has, of every type, at least as many ingredients as the pile `need`."""
    return ((pile | GUARD) - need) & GUARD == GUARD


def overflow(bench: Pile, pile: Pile) -> Pile:
    """Returns the part of `pile` that finds no free slot on a workbench that holds the pile `bench`
    (8.3)."""
    over = 0
    for t in range(len(TYPES)):
        shift = TYPE_BITS * t
        n = (pile >> shift) & TYPE_MASK
        if n:
            n += ((bench >> shift) & TYPE_MASK) - CAPACITY[t]
            if n > 0:
                over += n << shift
    return over


# -- recipes -----------------------------------------------------------------------------------

FIRST_OWN: Final = len(RECIPES)
"""The number of the first character's own recipe."""
NO_RECIPE: Final = Recipe("", 0, (), (), (0, 0, 0), False)
ALL_RECIPES: Final[tuple[Recipe, ...]] = (
    *RECIPES,
    *[c.recipe if c.recipe is not None else NO_RECIPE for c in CHARACTERS],
)
"""By number, the cards and the characters' own recipes."""
KEYS: Final[tuple[str, ...]] = (*[r.key for r in RECIPES], *[c.key for c in CHARACTERS])
"""By number, the key of every recipe; a character's own has the character's key."""
INPUTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    slots for recipe in ALL_RECIPES for slots in (recipe.inputs, recipe.outputs)
)
"""By code, the input slots; a recipe turned round takes what it printed as outputs (5.3)."""
OUTPUTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    slots for recipe in ALL_RECIPES for slots in (recipe.outputs, recipe.inputs)
)
"""By code, the output slots."""


def recipe_code(number: int, turned: bool) -> Code:
    """Returns the code that stands for the recipe with this number and for whether it is turned
    round."""
    return 2 * number + (1 if turned else 0)


def recipe_number(code: Code) -> int:
    """Returns the number of the recipe with this code."""
    return code >> 1


def is_turned(code: Code) -> bool:
    """Whether the recipe with this code is turned round."""
    return code & 1 == 1


def is_plain(slot: Slot) -> bool:
    """Returns whether a slot takes only one type of ingredient."""
    return slot & (slot - 1) == 0


def type_of(slot: Slot) -> int:
    """Returns the type that a plain slot takes."""
    return slot.bit_length() - 1


def plain_pile(slots: Slots) -> Pile:
    """Returns the pile that fills those of the slots that are plain."""
    pile = 0
    for slot in slots:
        if is_plain(slot):
            pile += ONE[type_of(slot)]
    return pile


def mixed_slots(slots: Slots) -> Slots:
    """Returns those of the slots that take several types."""
    return tuple([slot for slot in slots if not is_plain(slot)])


def fill_order(slots: Slots) -> Slots:
    """Returns the slots in the order they are filled: plain ones by type, then mixed ones."""
    plain = sorted([slot for slot in slots if is_plain(slot)])
    return (*plain, *mixed_slots(slots))


NEED: Final[tuple[int, ...]] = tuple(plain_pile(slots) for slots in INPUTS)
"""By code, the pile that fills the plain input slots."""
NEED_MASK: Final[tuple[int, ...]] = tuple(
    SLOT_MASK[sum({slot for slot in slots if is_plain(slot)})] for slots in INPUTS
)
"""By code, the bits of a pile that belong to the types of the plain input slots."""
NEED_MIXED: Final[tuple[tuple[int, ...], ...]] = tuple(mixed_slots(slots) for slots in INPUTS)
"""By code, the mixed input slots."""
TO_FILL: Final[tuple[tuple[int, ...], ...]] = tuple(fill_order(slots) for slots in INPUTS)
"""By code, all input slots in the order they are filled."""
MADE: Final[tuple[int, ...]] = tuple(plain_pile(slots) for slots in OUTPUTS)
"""By code, the pile that the plain output slots make."""
MADE_MIXED: Final[tuple[tuple[int, ...], ...]] = tuple(mixed_slots(slots) for slots in OUTPUTS)
"""By code, the mixed output slots."""


# -- characters --------------------------------------------------------------------------------

INITIATE: Final[int] = CHARACTER_OF["initiate"]
JACK: Final[int] = CHARACTER_OF["jack_of_all_trades"]
POTION_BREWER: Final[int] = CHARACTER_OF["potion_brewer"]
WHIRLWIND: Final[int] = CHARACTER_OF["whirlwind"]
DAREDEVIL: Final[int] = CHARACTER_OF["daredevil"]
UNSTOPPABLE: Final[int] = CHARACTER_OF["unstoppable"]
CLAIRVOYANT: Final[int] = CHARACTER_OF["clairvoyant"]
TRICKSTER: Final[int] = CHARACTER_OF["trickster"]
SCHOLAR: Final[int] = CHARACTER_OF["grimoire_scholar"]
HAS_RECIPE: Final[tuple[bool, ...]] = tuple(c.recipe is not None for c in CHARACTERS)
"""By character, whether it has a recipe of its own."""
LEAVES_WHEN_USED: Final[tuple[bool, ...]] = tuple(
    c.recipe is not None and c.discard for c in CHARACTERS
)
"""By character, whether its card leaves the game after the brewing in which its own recipe was used
(11.1)."""


def own_code(character: int, flipped: int) -> Code:
    """Returns the code of a character's own recipe; `flipped` is 1 if the card is turned round."""
    return 2 * (FIRST_OWN + character) + flipped


# -- the position ------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class WhirlingState(State):
    """A position of Whirling Witchcraft: workbenches, circles, cauldrons, hands, recipes in play
    and characters of all seats, and the deck."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        *("options", "threshold", "character", "character_gone", "flipped", "dealt"),
        *("bench", "circle", "cauldron", "tokens", "grimoire", "recipes", "hands"),
        *("initiative", "seen", "deck", "deck_size", "discard"),
        *("round", "played", "rounds_without_play", "ended"),
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options: dict[str, bool | int | str | list[str]] = {}
        self.threshold: int = 0
        """How many ingredients in the circle win (9.1, R25)."""
        self.character: list[int] = [NO_CHARACTER] * seats
        """The character of each seat: an index of CHARACTERS, or NO_CHARACTER."""
        self.character_gone: list[bool] = [False] * seats
        """Whether the seat's character card was used up and is back in the box (11.1)."""
        self.flipped: list[int] = [0] * seats
        """1 while the Trickster's card lies turned round (11.9), else 0."""
        self.dealt: list[tuple[int, ...]] = [()] * seats
        """The characters each seat may choose from, while they are chosen (3.3)."""
        self.bench: list[Pile] = [0] * seats
        """The pile on each workbench."""
        self.circle: list[Pile] = [0] * seats
        """The pile in each circle."""
        self.cauldron: list[Pile] = [0] * seats
        """The pile in each cauldron."""
        self.tokens: list[tuple[int, ...]] = [(0, 0, 0)] * seats
        """The spaces where each seat's arcana tokens stand, by arcana; 0: not on the track yet."""
        self.grimoire: list[TypeMask] = [0] * seats
        """The types each seat may take from the supply this round (6.9), as a bit mask."""
        self.recipes: list[Codes] = [()] * seats
        """The codes of each seat's recipes in play, in the order they were played."""
        self.hands: list[tuple[int, ...]] = [()] * seats
        """The numbers of the recipes in each hand, sorted."""
        self.initiative: list[int] = [0] * seats
        """The initiative of each seat's last recipe played (7.11, R21)."""
        self.seen: list[int] = [0] * seats
        """The recipes each seat has had in hand, as a bit mask: it knows where they are (R28)."""
        self.deck: list[int] = []
        """The shuffled recipes. The list is shared by copies and never changed: the first
        `deck_size` of them are still to be drawn, the last of those first."""
        self.deck_size: int = 0
        """How many recipes are still in the deck."""
        self.discard: list[int] = []
        """The recipes that Initiates have discarded (11.2)."""
        self.round: int = 0
        """The number of the round, from 1; 0 before the first."""
        self.played: int = 0
        """How many recipes have been played in this round."""
        self.rounds_without_play: int = 0
        """How many rounds in a row nobody has played a recipe (R27)."""
        self.ended: str = ""
        """How the game ended, one of ``Facts.endings``; empty before."""

    def copy(self) -> WhirlingState:
        new = WhirlingState.__new__(WhirlingState)
        self.copy_spine(new)
        new.options = self.options
        new.threshold = self.threshold
        new.character = self.character.copy()
        new.character_gone = self.character_gone.copy()
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
        new.deck_size = self.deck_size
        new.discard = self.discard.copy()
        new.round = self.round
        new.played = self.played
        new.rounds_without_play = self.rounds_without_play
        new.ended = self.ended
        return new


# -- questions ---------------------------------------------------------------------------------


def left_of(s: WhirlingState, seat: int) -> int:
    """Returns the seat to the left, clockwise: hands are passed there (10.1, R11)."""
    return (seat + 1) % s.seats


def right_of(s: WhirlingState, seat: int) -> int:
    """Returns the seat to the right: cauldrons are passed there (8.1, R11)."""
    return (seat - 1) % s.seats


def is_playing(s: WhirlingState, seat: int, character: int) -> bool:
    """Returns whether the seat has this character (its number), and the character's card is still
    in the game."""
    return s.character[seat] == character and not s.character_gone[seat]


def usable_recipes(s: WhirlingState, seat: int) -> Codes:
    """Returns the codes of the recipes the seat may brew with: those in play, then its character's
    own."""
    character = s.character[seat]
    if HAS_RECIPE[character] and not s.character_gone[seat]:
        return (*s.recipes[seat], own_code(character, s.flipped[seat]))
    return s.recipes[seat]


def hand_limit(s: WhirlingState, seat: int) -> int:
    """Returns how many recipes the seat draws up to: four (10.2), the Clairvoyant five (11.3)."""
    return CLAIRVOYANT_HAND if s.character[seat] == CLAIRVOYANT else HAND
