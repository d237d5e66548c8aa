"""The contents of the box, read from components.toml.

Areas, spaces, kinds of problems, problem tokens, cards and witches are numbered in the order of
the file, and the rules use these numbers. The spaces are the three of Lancre Castle, the three of
Lancre Town, then one for each other area. A set of spaces, areas or cards is a bit mask: bit `n`
stands for number `n`.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from coven.box import Box, open_box

_BOX = open_box(__package__)


def _fixed(key: str, facts: dict[str, Any]) -> None:
    """Reads the table at `key`, which must contain exactly `facts`: the text of the rules repeats
    these values, so no box may change them. Raises BadBox if it does."""
    _fixed_in(_BOX.table(key), facts)


def _fixed_in(table: Box, facts: dict[str, Any]) -> None:
    for key, value in facts.items():
        if isinstance(value, dict):
            _fixed_in(table.table(key), value)
        else:
            table.fixed(key, value)


def _rows(key: str, ids: tuple[str, ...]) -> list[Box]:
    """Returns the rows of an array of tables. Raises BadBox unless they have these ids in this
    order, because Coven has names and drawings only for them."""
    rows = _BOX.rows(key)
    if len(rows) != len(ids):
        raise _BOX.bad(key, "box-count", {"count": len(ids)})
    for row, id in zip(rows, ids, strict=True):
        row.fixed("id", id)
    return rows


def _must_sum(rows: list[Box], key: str, found: int, total: int) -> None:
    """Raises BadBox unless `found`, the sum of the values at `key` in all rows, is `total`, which
    the rulebook prints. The error points at the last row."""
    if found != total:
        raise rows[-1].bad(key, "box-sum", {"total": total})


@dataclass(frozen=True)
class Area:
    """An area of the map: its id, and the problems on its spaces at the start (1.1)."""

    id: str
    setup: tuple[str, ...]
    """For each space the problem that lies there at the start: "easy", "hard" or "none"."""


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
    character: str
    """The character that several cards show, e.g. "granny"; empty if it is the only one."""


@dataclass(frozen=True)
class Witch:
    """One of the four young witches the players choose from (3.8)."""

    id: str
    item: str
    """The token she starts with (3.9–3.11), empty for Dimity."""


@dataclass(frozen=True)
class Supply:
    """How many cackles, Black Aliss tokens and crises a game is played with (3.7, 15.2)."""

    cackles: int
    black_aliss: int
    crises: int


# -- the map -----------------------------------------------------------------------------------

AREA_IDS: Final[tuple[str, ...]] = (
    *("lancre_castle", "lancre_town", "magrats_cottage", "grannys_cottage"),
    *("nannys_house", "bad_ass", "lancre_gorge", "hard_place"),
    *("slice", "razorback", "devils_oak", "creel_springs"),
    *("long_man", "sunless_place", "dancers", "standing_stone"),
    *("copperhead", "mad_stoat", "brass_neck", "slippery_hollow"),
    *("mad_wolf", "blackglass", "gnarly_ground"),
)
"""The areas in the order of the file; those with several spaces come first."""
CASTLE_SPACES: Final = (2, 3)
"""How many spaces Lancre Castle has at least and at most; the rulebook says "several"."""
TOWN_SPACES: Final = 3
GREEN_SPACES: Final = 10
PURPLE_SPACES: Final = 5


def _areas() -> tuple[Area, ...]:
    """Reads the areas and what lies there at the start (1.1, 3.1, 3.3)."""
    found: list[Area] = []
    rows = _rows("area", AREA_IDS)
    for id, row in zip(AREA_IDS, rows, strict=True):
        setup = row.words("setup", ("easy", "hard", "none"))
        least, most = {
            "lancre_castle": CASTLE_SPACES,
            "lancre_town": (TOWN_SPACES, TOWN_SPACES),
        }.get(id, (1, 1))
        if not least <= len(setup) <= most:
            raise row.bad("setup", "box-count", {"count": most})
        found.append(Area(id, tuple(setup)))
    marks = [mark for area in found for mark in area.setup]
    _must_sum(rows, "setup", marks.count("easy"), GREEN_SPACES)
    _must_sum(rows, "setup", marks.count("hard"), PURPLE_SPACES)
    return tuple(found)


AREAS: Final[tuple[Area, ...]] = _areas()
AREA_OF: Final[dict[str, int]] = {area.id: i for i, area in enumerate(AREAS)}


def _paths() -> tuple[tuple[int, int], ...]:
    """Reads the paths: those of the rulebook's examples, and all others. Raises BadBox if a path
    stands there twice or spoils example E3."""
    table = _BOX.table("paths")
    examples = table.fixed(
        "examples",
        [
            ["lancre_town", "lancre_castle"],
            ["lancre_town", "magrats_cottage"],
            ["magrats_cottage", "bad_ass"],
            ["bad_ass", "lancre_gorge"],
            ["bad_ass", "hard_place"],
            ["devils_oak", "creel_springs"],
        ],
    )
    others = table.raw("others")
    if not isinstance(others, list):
        raise table.bad("others", "box-list")
    known: set[frozenset[str]] = {frozenset(pair) for pair in examples}
    for pair in others:
        if not isinstance(pair, list) or not all(end in AREA_IDS for end in pair):
            raise table.bad("others", "box-words", {"name-choices": ", ".join(AREA_IDS)})
        if len(pair) != 2:
            raise table.bad("others", "box-count", {"count": 2})
        if len(set(pair)) < 2 or frozenset(pair) in known:
            raise table.bad("others", "box-twice", {"name-value": " – ".join(pair)})
        known.add(frozenset(pair))
    near: dict[str, set[str]] = {id: set() for id in AREA_IDS}
    for a, b in known:
        near[a].add(b)
        near[b].add(a)
    first = near["magrats_cottage"] - {"bad_ass"}
    if (first | set().union(*[near[id] for id in first])) & {"hard_place", "lancre_gorge"}:
        raise table.bad("others", "box-example", {"name-number": "E3"})
    return tuple((AREA_OF[a], AREA_OF[b]) for a, b in examples + others)


PATHS: Final[tuple[tuple[int, int], ...]] = _paths()

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


EASY_IDS: Final[tuple[str, ...]] = (
    *("fever", "sick_pig", "sick_sheep", "broken_limb"),
    *("pregnancy", "death"),
)
HARD_IDS: Final[tuple[str, ...]] = (
    *("elves", "lankin", "elf_king", "elf_queen"),
    *("duke_felmet", "lady_felmet", "cunning_man", "hiver"),
    *("lily", "wintersmith", "count_magpyr", "vlad"),
    *("lacrimosa", "bela"),
)
EASY_TOKENS: Final = 30
HARD_TOKENS: Final = 17
PRINTED_DIFFICULTIES: Final[dict[str, int]] = {"fever": 7, "hiver": 22, "lily": 23}
"""The difficulties that the rulebook's examples name (E5, E6)."""
DIFFICULTIES: Final = (7, 25)
"""The lowest and the highest difficulty, according to a review."""
MOST_POINTS: Final = 9
GROUPS: Final[dict[str, str]] = {
    **dict.fromkeys(("elves", "lankin", "elf_king", "elf_queen"), "elf"),
    **dict.fromkeys(("duke_felmet", "lady_felmet"), "felmet"),
    **dict.fromkeys(("count_magpyr", "vlad", "lacrimosa", "bela"), "magpyr"),
    "lily": "lily",
    "wintersmith": "winter",
}
"""The enemies that each problem belongs to, by its id; most belong to none."""
FAILURES: Final[dict[str, str]] = {
    **dict.fromkeys(("duke_felmet", "lady_felmet"), "dungeon_self"),
    **dict.fromkeys(("hiver", "lily"), "black_aliss_1"),
    **dict.fromkeys(("count_magpyr", "vlad", "lacrimosa", "bela"), "crisis_here"),
    "cunning_man": "dungeon_all",
    "wintersmith": "lose_easy_each",
}
"""The consequence of failing at each problem, by its id (14.2–14.9)."""
SUCCESSES: Final[dict[str, str]] = {"bela": "remove_open_magpyr"}
"""What else happens when a problem is solved, by its id (14.10)."""


def _kinds(key: str, ids: tuple[str, ...], total: int) -> list[Kind]:
    """Reads the kinds of easy or hard problems. Raises BadBox unless they have `total` tokens
    together (1.2)."""
    found: list[Kind] = []
    rows = _rows(key, ids)
    for id, row in zip(ids, rows, strict=True):
        if id in PRINTED_DIFFICULTIES:
            difficulty = row.fixed("difficulty", PRINTED_DIFFICULTIES[id])
        else:
            difficulty = row.integer("difficulty", *DIFFICULTIES)
        found.append(
            Kind(
                id,
                difficulty,
                row.integer("points", 1, MOST_POINTS),
                row.integer("count", 1, total),
                key == "hard",
                GROUPS.get(id, ""),
                FAILURES.get(id, ""),
                SUCCESSES.get(id, ""),
            )
        )
    _must_sum(rows, "count", sum(kind.count for kind in found), total)
    return found


KINDS: Final[tuple[Kind, ...]] = (
    *_kinds("easy", EASY_IDS, EASY_TOKENS),
    *_kinds("hard", HARD_IDS, HARD_TOKENS),
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

CARD_IDS: Final[tuple[str, ...]] = (
    *("granny_1", "granny_2", "granny_3", "nanny_1"),
    *("nanny_2", "nanny_3", "magrat_1", "magrat_2"),
    *("magrat_3", "agnes_1", "agnes_2", "agnes_3"),
    *("perdita_1", "perdita_2", "perdita_3", "feegles"),
    *("rob_anybody", "big_yan", "daft_wullie", "kelda"),
    *("william", "igor_scraps", "greebo", "you_kitten"),
    *("casanunda", "jason_ogg", "shawn_ogg", "ghost_verence"),
    *("hodgesaargh", "oats", "ridcully", "summer_lady"),
    *("mrs_gogol", "miss_treason", "bees", "death_card"),
    *("death_of_rats", "fool", "miss_level", "desiderata"),
    *("horace", "thunder", "roland", "miss_tick"),
    *("toad", "eskarina", "librarian", "morris_men"),
    *("dismass", "ponder", "blackcap", "poorchick"),
    *("granny_aching", "brevis", "mrs_earwig"),
)
CARD_BENEFITS: Final = (
    *("bonus2", "bonus4", "borrowing", "death", "escape", "extra_cards", "extra_movement"),
    *("help", "introspection", "invisibility", "reroll", "shamble", "sick_pig", "sick_sheep"),
    "transmutation",
)
PRINTED_BENEFITS: Final[dict[str, str]] = {"igor_scraps": "reroll", "feegles": "bonus2"}
"""The benefits that the rulebook's example names (E6, E7)."""
TRIO_CHARACTERS: Final = ("granny", "nanny", "magrat", "agnes", "perdita")
"""The characters whose cards can have the Power of Three (4.4)."""


def _card(id: str, row: Box) -> Card:
    """Reads a card (4.1). Only bonuses may have the key `only`, and only extra cards the key
    `cackle`."""
    if id in PRINTED_BENEFITS:
        benefit = row.fixed("benefit", PRINTED_BENEFITS[id])
    else:
        benefit = row.word("benefit", CARD_BENEFITS)
    only = ""
    if benefit.startswith("bonus") and row.has("only"):
        only = row.word("only", tuple(dict.fromkeys(GROUPS.values())))
    character = id.rpartition("_")[0]
    if character in TRIO_CHARACTERS:
        three = character if row.flag("three") else ""
    else:
        row.fixed("three", False)
        three = ""
    return Card(
        id,
        row.word("symbol", ("headology", "magic", "broom")),
        benefit,
        three,
        row.word("area", AREA_IDS),
        only,
        benefit == "extra_cards" and row.has("cackle") and row.flag("cackle"),
        character if character in TRIO_CHARACTERS else "",
    )


CARDS: Final[tuple[Card, ...]] = tuple(
    [_card(id, row) for id, row in zip(CARD_IDS, _rows("card", CARD_IDS), strict=True)]
)
CARD_OF: Final[dict[str, int]] = {card.id: i for i, card in enumerate(CARDS)}
CARD_AREA: Final[list[int]] = [AREA_OF[card.area] for card in CARDS]


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

_fixed("die", {"faces": [0, 2, 3, 4, 5, 6], "dice": 4})
FACES: Final[tuple[int, ...]] = (0, 2, 3, 4, 5, 6)
"""What each side of a die shows (1.4)."""
DICE: Final = 4
"""How many dice there are (1.4)."""

# -- numbers of the rules ----------------------------------------------------------------------
#
# The rulebook prints them and our rules repeat them in words, so the file must say the same.

PER_CRISIS: Final = 2
"""How much each crisis adds to the difficulty (7.4)."""
PER_HEADOLOGY: Final = 1
"""What a headology symbol adds to a roll (7.6)."""
PER_MAGIC: Final = 2
"""What a magic symbol adds to a roll (7.7)."""
HARD_PER_BONUS: Final = 2
"""How many solved hard problems add 1 to every roll (7.10)."""
START_HAND: Final = 3
"""The size of the hand without easy problems on the mat (11.2)."""
MOST_HAND: Final = 7
"""The largest size of the hand (11.3)."""
EASY_PER_CARD: Final = 2
"""How many easy problems on the mat enlarge the hand by one card (11.2)."""
MAT: Final = 8
"""How many easy problems the mat has room for (8.2)."""
GUEST: Final = 3
"""How many cackles the witch who comes to tea loses at most (10.1)."""
HOST: Final = 2
"""How many cackles each witch who was there before loses at most (10.1)."""
WALK_STEPS: Final = 2
"""How many areas a witch can walk in one movement (6.2)."""
EXTRA_STEPS: Final = 2
"""How many more she can walk with Extra movement (13.7)."""
BORROWED_LOOKS: Final = 2
"""How many problems Borrowing shows (13.3)."""
INTROSPECTED: Final = 2
"""How many cackles Introspection puts back at most (13.12)."""
CARDS_DRAWN: Final = 2
"""How many cards Extra cards draws (13.6)."""
ELVES_TO_LOSE: Final = 3
"""With this many open elves everybody loses (12.2)."""
KETTLE: Final = 2
"""How many cackles the player of a solo game puts back at Granny's Cottage (15.3)."""

WITCHES: Final[tuple[Witch, ...]] = (
    Witch("tiffany", "invisibility"),
    Witch("annagramma", "magic"),
    Witch("petulia", "pig"),
    Witch("dimity", ""),
)
for _row, _witch in zip(_rows("witch", tuple(witch.id for witch in WITCHES)), WITCHES, strict=True):
    _row.fixed("item", _witch.item)
WITCH_OF: Final[dict[str, int]] = {witch.id: i for i, witch in enumerate(WITCHES)}
TIFFANY: Final[int] = WITCH_OF["tiffany"]
ANNAGRAMMA: Final[int] = WITCH_OF["annagramma"]
PETULIA: Final[int] = WITCH_OF["petulia"]
DIMITY: Final[int] = WITCH_OF["dimity"]
SICK_PIG: Final[int] = next(i for i, kind in enumerate(KINDS) if kind.id == "sick_pig")

BOXES_EASY: Final[dict[int, list[int]]] = {
    1: [2, 2, 1, 0, 0, 0],
    2: [2, 2, 1, 2, 1, 1],
    3: [2, 2, 2, 2, 2, 2],
    4: [4, 4, 4, 3, 3, 0],
}
"""The easy tokens in each problem box, by number of players (3.4)."""
BOXES_HARD: Final[dict[int, list[int]]] = {
    1: [1, 1, 1, 0, 0, 0],
    2: [1, 1, 2, 1, 1, 1],
    3: [2, 2, 2, 2, 2, 2],
    4: [2, 2, 2, 2, 2, 0],
}
"""The hard tokens in each problem box, under the easy ones, by number of players (3.2)."""
COMPETITIVE: Final[dict[int, Supply]] = {
    2: Supply(8, 12, 12),
    3: Supply(12, 12, 12),
    4: Supply(16, 12, 12),
}
"""The tokens of the competitive game, by number of players (3.7)."""
COOPERATIVE: Final[dict[int, Supply]] = {
    1: Supply(4, 4, 10),
    2: Supply(6, 5, 9),
    3: Supply(9, 6, 8),
    4: Supply(12, 7, 7),
}
"""The tokens of cooperative and solo games, by number of players (15.2)."""
EXPERT_CRISES: Final = 8
"""The number of crises in the competitive game for experts (16.1)."""
HARD_LEFT: Final = 4
"""In a cooperative game, this many hard problems on the map at the end are a defeat (15.5)."""
LICENCE: Final = 30
"""The points that a solo game needs for a licence (15.6)."""
HONOURS: Final = 40
"""With more points than this a solo game is passed with honours (15.6)."""

# -- the file says the same ----------------------------------------------------------------------


def _supplies(supplies: dict[int, Supply]) -> dict[str, Any]:
    """Returns the numbers of tokens by the number of seats, as in components.toml: with texts as
    keys, and mappings instead of Supply."""
    return {str(seats): asdict(supply) for seats, supply in supplies.items()}


_fixed("tokens", {"cackles": 16, "crises": 12, "black_aliss": 12})
_fixed(
    "hand",
    {"start": START_HAND, "most": MOST_HAND, "easy_per_card": EASY_PER_CARD, "mat": MAT},
)
_fixed(
    "rolls",
    {
        "crisis": PER_CRISIS,
        "headology": PER_HEADOLOGY,
        "magic": PER_MAGIC,
        "hard_per_bonus": HARD_PER_BONUS,
    },
)
_fixed("tea", {"guest": GUEST, "host": HOST})
_fixed("steps", {"walk": WALK_STEPS, "extra": EXTRA_STEPS})
_fixed(
    "effects",
    {
        "borrowing": BORROWED_LOOKS,
        "introspection": INTROSPECTED,
        "extra_cards": CARDS_DRAWN,
        "elves": ELVES_TO_LOSE,
        "grannys_kettle": KETTLE,
    },
)
_fixed(
    "boxes",
    {str(n): {"hard": BOXES_HARD[n], "easy": BOXES_EASY[n]} for n in BOXES_EASY},
)
_fixed("competitive", _supplies(COMPETITIVE))
_fixed("cooperative", _supplies(COOPERATIVE))
_fixed("expert", {"crises": EXPERT_CRISES})
_fixed("cooperative_end", {"hard_left": HARD_LEFT})
_fixed("solo_end", {"licence": LICENCE, "honours": HONOURS})
_BOX.close()
