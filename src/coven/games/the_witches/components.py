"""The contents of the box, read from components.toml.

Areas, spaces, kinds of problems, problem tokens, cards and witches are numbered in the order of
the file, and the rules use these numbers. The spaces are the three of Lancre Castle, the three of
Lancre Town, then one for each other area. A set of spaces, areas or cards is a bit mask: bit `n`
stands for number `n`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from coven.games import box

_BOX = box(__package__)


@dataclass(frozen=True)
class Area:
    """An area of the map: its id, the problems on its spaces at the start, and its place (1.1)."""

    id: str
    setup: tuple[str, ...]
    """For each space the problem that lies there at the start: "easy", "hard" or "none"."""
    xy: tuple[int, int]
    """Its place on the map, from 0 to 100 each, y downwards."""


@dataclass(frozen=True)
class Kind:
    """A kind of problem (1.2), of which the box has `count` tokens."""

    id: str
    difficulty: int
    points: int
    count: int
    hard: bool
    group: str
    """The enemies it belongs to, e.g. "elf"; empty for most."""
    failure: str
    """The consequence of failing at it (14.2–14.9), empty if there is none."""
    success: str
    """What else happens when it is solved (14.10), empty if nothing does."""


@dataclass(frozen=True)
class Card:
    """A character card (4.1)."""

    id: str
    symbol: str
    """One of "headology", "magic" and "broom"."""
    benefit: str
    three: str
    """The character that counts for the Power of Three (4.4), or empty."""
    area: str
    """Where it puts a new problem (4.5)."""
    only: str
    """The enemies its bonus works against (13.2); empty for all."""
    cackle: bool
    """Whether its benefit costs a cackle (13.6)."""


@dataclass(frozen=True)
class Witch:
    """One of the four young witches the players choose from (3.8)."""

    id: str
    item: str
    """The token she starts with (3.9–3.11), empty for Dimity."""
    colour: str


@dataclass(frozen=True)
class Supply:
    """How many cackles, Black Aliss tokens and crises a game is played with (3.7, 15.2)."""

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
"""The number of the area of each space."""
SPACES: Final[int] = len(SPACE_AREA)
SPACE_SETUP: Final[list[str]] = [mark for area in AREAS for mark in area.setup]
"""The problem that lies on each space at the start: "easy", "hard" or "none"."""
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
"""The spaces of each area, as a bit mask."""
LARGE_AREAS: Final[int] = sum(len(area.setup) > 1 for area in AREAS)
"""How many areas have several spaces: Lancre Castle and Lancre Town."""
FIRST_SINGLE: Final[int] = sum(len(area.setup) for area in AREAS[:LARGE_AREAS])
"""From this space on every area is one space, so space and area numbers differ by a constant."""
assert all(len(area.setup) == 1 for area in AREAS[LARGE_AREAS:]), (
    "in components.toml the areas with several spaces come first"
)
EVERYWHERE: Final[int] = (1 << SPACES) - 1
"""All spaces, as a bit mask."""
NEIGHBOURS: Final[list[int]] = [
    sum({1 << (a if b == area else b) for a, b in PATHS if area in (a, b)})
    for area in range(len(AREAS))
]
"""The areas one path away from each area, as a bit mask."""


def spaces_in(areas: int) -> int:
    """Returns the spaces that belong to these areas; both are bit masks."""
    found = 0
    for area in range(len(AREAS)):
        if (areas >> area) & 1:
            found |= AREA_SPACES[area]
    return found


NEAR_SPACES: Final[list[int]] = [
    (spaces_in(NEIGHBOURS[SPACE_AREA[space]]) | AREA_SPACES[SPACE_AREA[space]]) & ~(1 << space)
    for space in range(SPACES)
]
"""The spaces in the areas one path away from each space and the others in its own area, as a bit
mask: where a witch can retreat to (8.4, 8.6)."""
GRANNYS_COTTAGE: Final[int] = SPACE_OF["grannys_cottage"]

# -- problems ----------------------------------------------------------------------------------


def _kind(row: dict[str, Any], *, hard: bool) -> Kind:
    """Returns the kind of problem that `row`, an entry of components.toml, describes."""
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
    [_kind(row, hard=False) for row in _BOX["easy"]]
    + [_kind(row, hard=True) for row in _BOX["hard"]]
)
TOKEN_KIND: Final[list[int]] = [i for i, kind in enumerate(KINDS) for _ in range(kind.count)]
"""The number of the kind of each problem token; the easy tokens come first."""
TOKENS: Final[int] = len(TOKEN_KIND)
EASY: Final[int] = sum(kind.count for kind in KINDS if not kind.hard)
"""How many easy tokens there are: tokens below this number are easy, the others hard."""
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
    """Returns the cards with the symbol or benefit `mark`, as a bit mask."""
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
"""The cards whose benefit can be played at any moment of one's turn (13.1)."""
CURES: Final[list[int]] = [
    _cards(kind.id) if kind.id in ("death", "sick_pig", "sick_sheep") else 0 for kind in KINDS
]
"""For each kind of problem the cards that solve it by themselves (13.4, 13.14, 13.15)."""
BONUS_OF: Final[list[int]] = [
    2 if card.benefit == "bonus2" else 4 if card.benefit == "bonus4" else 0 for card in CARDS
]
"""What each card adds as a bonus (13.2), 0 for cards without one."""
BONUS_AGAINST: Final[list[int]] = [
    sum(
        1 << i
        for i, card in enumerate(CARDS)
        if card.benefit.startswith("bonus") and card.only in ("", kind.group)
    )
    for kind in KINDS
]
"""For each kind of problem the bonus cards that work against it (13.2)."""
CHARACTERS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(card.three for card in CARDS if card.three)
)
THREES: Final[list[int]] = [
    sum(1 << i for i, card in enumerate(CARDS) if card.three == name) for name in CHARACTERS
]
"""For each character the cards that count for the Power of Three (4.4)."""
THREE: Final[int] = sum(THREES)
"""All cards that count for the Power of Three."""
SOLVING: Final[int] = THREE | sum(CURES)
"""The cards that can solve a problem without dice, by themselves or together with two others."""

# -- dice --------------------------------------------------------------------------------------
#
# A side of a die is a number from 0 to 5, and FACES says what it shows. A pair of dice is packed
# into one number from 0 to 35.

FACES: Final[tuple[int, ...]] = tuple(_BOX["die"]["faces"])
"""What each side of a die shows (1.4)."""
SIDES: Final[int] = len(FACES)
CACKLE_FACE: Final[int] = 0


def pack_pair(first: int, second: int) -> int:
    """Returns two sides of dice, each from 0 to 5, packed into one number from 0 to 35."""
    return first * SIDES + second


def unpack_pair(pair: int) -> tuple[int, int]:
    """Returns the sides of both dice of a packed pair."""
    return pair // SIDES, pair % SIDES


def faces_of_pair(pair: int) -> tuple[int, int]:
    """Returns what both dice of a packed pair show; 0 is a cackle."""
    return FACES[pair // SIDES], FACES[pair % SIDES]


PAIR_SUM: Final[list[int]] = [a + b for a in FACES for b in FACES]
"""The sum of both dice, by packed pair."""
PAIRS: Final[int] = len(PAIR_SUM)
"""How many different pairs there are: 36."""
PAIR_CACKLES: Final[list[int]] = [
    (a == CACKLE_FACE) + (b == CACKLE_FACE) for a in FACES for b in FACES
]
"""How many cackles both dice show, by packed pair."""

# -- numbers of the rules ----------------------------------------------------------------------

PER_CRISIS: Final[int] = _BOX["rolls"]["crisis"]
"""How much each crisis adds to the difficulty (7.4)."""
PER_HEADOLOGY: Final[int] = _BOX["rolls"]["headology"]
"""What a headology symbol adds to a roll (7.6)."""
PER_MAGIC: Final[int] = _BOX["rolls"]["magic"]
"""What a magic symbol adds to a roll (7.7)."""
HARD_PER_BONUS: Final[int] = _BOX["rolls"]["hard_per_bonus"]
"""How many solved hard problems add 1 to every roll (7.10)."""
START_HAND: Final[int] = _BOX["hand"]["start"]
"""The size of the hand without easy problems on the mat (11.2)."""
MOST_HAND: Final[int] = _BOX["hand"]["most"]
"""The largest size of the hand (11.3)."""
EASY_PER_CARD: Final[int] = _BOX["hand"]["easy_per_card"]
"""How many easy problems on the mat enlarge the hand by one card (11.2)."""
MAT: Final[int] = _BOX["hand"]["mat"]
"""How many easy problems the mat has room for (8.2)."""
GUEST: Final[int] = _BOX["tea"]["guest"]
"""How many cackles the witch who comes to tea loses at most (10.1)."""
HOST: Final[int] = _BOX["tea"]["host"]
"""How many cackles each witch who was there before loses at most (10.1)."""
WALK_STEPS: Final[int] = _BOX["steps"]["walk"]
"""How many areas a witch can walk in one movement (6.2)."""
EXTRA_STEPS: Final[int] = _BOX["steps"]["extra"]
"""How many more she can walk with Extra movement (13.7)."""
BORROWED_LOOKS: Final[int] = _BOX["effects"]["borrowing"]
"""How many problems Borrowing shows (13.3)."""
INTROSPECTED: Final[int] = _BOX["effects"]["introspection"]
"""How many cackles Introspection puts back at most (13.12)."""
CARDS_DRAWN: Final[int] = _BOX["effects"]["extra_cards"]
"""How many cards Extra cards draws (13.6)."""
ELVES_TO_LOSE: Final[int] = _BOX["effects"]["elves"]
"""With this many open elves everybody loses (12.2)."""
KETTLE: Final[int] = _BOX["effects"]["grannys_kettle"]
"""How many cackles a player alone puts back at Granny's Cottage (15.3)."""

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
"""The easy tokens in each problem box, by number of players (3.4)."""
BOXES_HARD: Final[dict[int, list[int]]] = {int(n): row["hard"] for n, row in _BOX["boxes"].items()}
"""The hard tokens in each problem box, under the easy ones, by number of players (3.2)."""
COMPETITIVE: Final[dict[int, Supply]] = {
    int(n): Supply(**row) for n, row in _BOX["competitive"].items()
}
"""The tokens of the competitive game, by number of players (3.7)."""
COOPERATIVE: Final[dict[int, Supply]] = {
    int(n): Supply(**row) for n, row in _BOX["cooperative"].items()
}
"""The tokens of the game together or alone, by number of players (15.2)."""
EXPERT_CRISES: Final[int] = _BOX["expert"]["crises"]
"""The number of crises in the competitive game for experts (16.1)."""
HARD_LEFT: Final[int] = _BOX["cooperative_end"]["hard_left"]
"""Together, this many hard problems on the map at the end are a defeat (15.5)."""
LICENCE: Final[int] = _BOX["solo_end"]["licence"]
"""The points that a player alone needs for a licence (15.6)."""
HONOURS: Final[int] = _BOX["solo_end"]["honours"]
"""With more points than this a player alone passes with honours (15.6)."""
