"""What is in the box, read from components.toml.

Spaces are numbered through: the three of Lancre Castle, the three of Lancre Town, then one for each
other area in the order of the file. Sets of spaces, areas, cards and tokens are bits of a number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from coven.games import box

_BOX = box(__package__)


@dataclass(frozen=True)
class Area:
    id: str
    setup: tuple[str, ...]
    xy: tuple[int, int]


@dataclass(frozen=True)
class Kind:
    """A problem: what it takes, what it is worth, what it does."""

    id: str
    difficulty: int
    points: int
    count: int
    hard: bool
    group: str
    failure: str
    success: str


@dataclass(frozen=True)
class Card:
    id: str
    symbol: str
    benefit: str
    three: str
    area: str
    only: str
    cackle: bool


@dataclass(frozen=True)
class Witch:
    id: str
    item: str
    colour: str


@dataclass(frozen=True)
class Supply:
    """Tokens in play."""

    cackles: int
    black_aliss: int
    crises: int


# -- the map -----------------------------------------------------------------------------------

AREAS: Final[tuple[Area, ...]] = tuple(
    Area(row["id"], tuple(row["setup"]), (row["xy"][0], row["xy"][1])) for row in _BOX["area"]
)
AREA_OF: Final[dict[str, int]] = {area.id: i for i, area in enumerate(AREAS)}
DUNGEON_XY: Final[tuple[int, int]] = (_BOX["dungeon"]["xy"][0], _BOX["dungeon"]["xy"][1])
PATHS: Final[tuple[tuple[int, int], ...]] = tuple(
    (AREA_OF[a], AREA_OF[b]) for a, b in _BOX["paths"]["between"]
)

SPACE_AREA: Final[list[int]] = [i for i, area in enumerate(AREAS) for _ in area.setup]
"""The area of each space."""
SPACES: Final[int] = len(SPACE_AREA)
SPACE_SETUP: Final[list[str]] = [mark for area in AREAS for mark in area.setup]
SPACE_IDS: Final[list[str]] = [
    area.id if len(area.setup) == 1 else f"{area.id}.{n + 1}"
    for area in AREAS
    for n in range(len(area.setup))
]
SPACE_OF: Final[dict[str, int]] = {id: i for i, id in enumerate(SPACE_IDS)}
AREA_SPACES: Final[list[int]] = [
    sum(1 << space for space in range(SPACES) if SPACE_AREA[space] == area)
    for area in range(len(AREAS))
]
"""The spaces of each area."""
EVERYWHERE: Final[int] = (1 << SPACES) - 1
NEIGHBOURS: Final[list[int]] = [
    sum({1 << (a if b == area else b) for a, b in PATHS if area in (a, b)})
    for area in range(len(AREAS))
]
"""The areas one step away from each area."""


def _spaces_in(areas: int) -> int:
    found = 0
    for area in range(len(AREAS)):
        if (areas >> area) & 1:
            found |= AREA_SPACES[area]
    return found


NEAR: Final[list[int]] = [
    (_spaces_in(NEIGHBOURS[SPACE_AREA[space]]) | AREA_SPACES[SPACE_AREA[space]]) & ~(1 << space)
    for space in range(SPACES)
]
"""The spaces one can retreat to: in the areas one step away, and in the same area."""
GRANNYS_COTTAGE: Final[int] = SPACE_OF["grannys_cottage"]

# -- problems ----------------------------------------------------------------------------------


def _kind(row: dict[str, Any], hard: bool) -> Kind:
    return Kind(
        row["id"],
        row["difficulty"],
        row["points"],
        row["count"],
        hard,
        row.get("group", ""),
        row.get("failure", ""),
        row.get("success", ""),
    )


KINDS: Final[tuple[Kind, ...]] = tuple(
    [_kind(row, False) for row in _BOX["easy"]] + [_kind(row, True) for row in _BOX["hard"]]
)
TOKEN_KIND: Final[list[int]] = [i for i, kind in enumerate(KINDS) for _ in range(kind.count)]
"""The kind of each problem token, the easy ones first."""
TOKENS: Final[int] = len(TOKEN_KIND)
EASY: Final[int] = sum(kind.count for kind in KINDS if not kind.hard)
"""Tokens below this number are easy."""
DIFFICULTY: Final[list[int]] = [KINDS[kind].difficulty for kind in TOKEN_KIND]
POINTS: Final[list[int]] = [KINDS[kind].points for kind in TOKEN_KIND]
GROUP: Final[list[str]] = [KINDS[kind].group for kind in TOKEN_KIND]
FAILURE: Final[list[str]] = [KINDS[kind].failure for kind in TOKEN_KIND]
SUCCESS: Final[list[str]] = [KINDS[kind].success for kind in TOKEN_KIND]
IS_ELF: Final[list[bool]] = [KINDS[kind].group == "elf" for kind in TOKEN_KIND]

# -- cards -------------------------------------------------------------------------------------

CARDS: Final[tuple[Card, ...]] = tuple(
    Card(
        row["id"],
        row["symbol"],
        row["benefit"],
        row["three"],
        row["area"],
        row.get("only", ""),
        row.get("cackle", False),
    )
    for row in _BOX["card"]
)
CARD_OF: Final[dict[str, int]] = {card.id: i for i, card in enumerate(CARDS)}
CARD_AREA: Final[list[int]] = [AREA_OF[card.area] for card in CARDS]
BENEFITS: Final[tuple[str, ...]] = tuple(dict.fromkeys(card.benefit for card in CARDS))


def _cards(mark: str) -> int:
    """The cards with that symbol or benefit."""
    return sum(1 << i for i, card in enumerate(CARDS) if mark in (card.symbol, card.benefit))


HEADOLOGY: Final[int] = _cards("headology")
MAGIC: Final[int] = _cards("magic")
BROOMS: Final[int] = _cards("broom")
BONUS: Final[int] = _cards("bonus2") | _cards("bonus4")
BORROWING: Final[int] = _cards("borrowing")
ESCAPES: Final[int] = _cards("escape")
EXTRA_CARDS: Final[int] = _cards("extra_cards")
EXTRA_MOVEMENT: Final[int] = _cards("extra_movement")
HELP: Final[int] = _cards("help")
INVISIBILITY: Final[int] = _cards("invisibility")
REROLLS: Final[int] = _cards("reroll")
INTROSPECTION: Final[int] = _cards("introspection")
SHAMBLES: Final[int] = _cards("shamble")
TRANSMUTATION: Final[int] = _cards("transmutation")
ANYTIME: Final[int] = BORROWING | EXTRA_CARDS | HELP | INTROSPECTION | SHAMBLES | TRANSMUTATION
"""Benefits that need no occasion."""
CURES: Final[list[int]] = [
    _cards(kind.id) if kind.id in ("death", "sick_pig", "sick_sheep") else 0 for kind in KINDS
]
"""For each kind of problem, the cards that solve it by themselves."""
BONUS_OF: Final[list[int]] = [
    2 if card.benefit == "bonus2" else 4 if card.benefit == "bonus4" else 0 for card in CARDS
]
BONUS_AGAINST: Final[list[int]] = [
    sum(
        1 << i
        for i, card in enumerate(CARDS)
        if card.benefit.startswith("bonus") and card.only in ("", kind.group)
    )
    for kind in KINDS
]
"""For each kind of problem, the bonus cards that work against it."""
CHARACTERS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(card.three for card in CARDS if card.three)
)
THREES: Final[list[int]] = [
    sum(1 << i for i, card in enumerate(CARDS) if card.three == name) for name in CHARACTERS
]
"""The cards with a Power of Three, by character."""
THREE: Final[int] = sum(THREES)
SOLVING: Final[int] = THREE | sum(CURES)
"""Cards that can solve a problem by themselves, or two others with them."""

# -- numbers -----------------------------------------------------------------------------------

FACES: Final[tuple[int, ...]] = tuple(_BOX["die"]["faces"])
CACKLE_FACE: Final[int] = 0
PAIR_SUM: Final[list[int]] = [a + b for a in FACES for b in FACES]
"""What a pair of dice shows, by its outcome from 0 to 35."""
PAIR_CACKLES: Final[list[int]] = [
    (a == CACKLE_FACE) + (b == CACKLE_FACE) for a in FACES for b in FACES
]
PER_CRISIS: Final[int] = _BOX["rolls"]["crisis"]
PER_HEADOLOGY: Final[int] = _BOX["rolls"]["headology"]
PER_MAGIC: Final[int] = _BOX["rolls"]["magic"]
HARD_PER_BONUS: Final[int] = _BOX["rolls"]["hard_per_bonus"]
START_HAND: Final[int] = _BOX["hand"]["start"]
MOST_HAND: Final[int] = _BOX["hand"]["most"]
EASY_PER_CARD: Final[int] = _BOX["hand"]["easy_per_card"]
MAT: Final[int] = _BOX["hand"]["mat"]
GUEST: Final[int] = _BOX["tea"]["guest"]
HOST: Final[int] = _BOX["tea"]["host"]
WALK_STEPS: Final[int] = _BOX["steps"]["walk"]
EXTRA_STEPS: Final[int] = _BOX["steps"]["extra"]
BORROWED_LOOKS: Final[int] = _BOX["effects"]["borrowing"]
INTROSPECTED: Final[int] = _BOX["effects"]["introspection"]
CARDS_DRAWN: Final[int] = _BOX["effects"]["extra_cards"]
ELVES_TO_LOSE: Final[int] = _BOX["effects"]["elves"]
KETTLE: Final[int] = _BOX["effects"]["grannys_kettle"]

WITCHES: Final[tuple[Witch, ...]] = tuple(
    Witch(row["id"], row["item"], row["colour"]) for row in _BOX["witch"]
)
WITCH_OF: Final[dict[str, int]] = {witch.id: i for i, witch in enumerate(WITCHES)}
TIFFANY: Final[int] = WITCH_OF["tiffany"]
ANNAGRAMMA: Final[int] = WITCH_OF["annagramma"]
PETULIA: Final[int] = WITCH_OF["petulia"]
DIMITY: Final[int] = WITCH_OF["dimity"]
SICK_PIG: Final[int] = next(i for i, kind in enumerate(KINDS) if kind.id == "sick_pig")

BOXES_EASY: Final[dict[int, list[int]]] = {int(n): row["easy"] for n, row in _BOX["boxes"].items()}
BOXES_HARD: Final[dict[int, list[int]]] = {int(n): row["hard"] for n, row in _BOX["boxes"].items()}
COMPETITIVE: Final[dict[int, Supply]] = {
    int(n): Supply(**row) for n, row in _BOX["competitive"].items()
}
COOPERATIVE: Final[dict[int, Supply]] = {
    int(n): Supply(**row) for n, row in _BOX["cooperative"].items()
}
EXPERT_CRISES: Final[int] = _BOX["expert"]["crises"]
HARD_LEFT: Final[int] = _BOX["cooperative_end"]["hard_left"]
LICENCE: Final[int] = _BOX["solo_end"]["licence"]
HONOURS: Final[int] = _BOX["solo_end"]["honours"]
