"""The contents of the box, read from components.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from coven.box import Box, open_box


@dataclass(frozen=True)
class Face:
    """A kind of movement card, of which the deck has `copies`.

    `wizard` and `tower` are the steps, 0 if the card does not move that piece. With `dice` the die
    gives the steps instead; the card may be rolled for `dice` times."""

    id: str
    wizard: int
    tower: int
    dice: int
    copies: int


@dataclass(frozen=True)
class Spell:
    """A spell: its cost in full bottles, what it acts on (`kind`), how far it moves that along the
    ring (backwards if negative), and whether the basic game has it (3.4)."""

    id: str
    cost: int
    kind: str
    steps: int
    basic: bool


@dataclass(frozen=True)
class Contents:
    """The values of components.toml that a corrected box may change."""

    ground_shields: frozenset[int]
    faces: tuple[Face, ...]
    wizards: dict[int, int]
    """How many wizards each player has, by the number of players; `bottles` likewise."""
    bottles: dict[int, int]
    spells: tuple[Spell, ...]


# What texts, drawings and rules take for granted; a box that says otherwise is refused.

COLOURS: Final[tuple[str, ...]] = ("blue", "yellow", "red", "green", "orange", "purple")
WIZARDS_IN_BOX: Final = 30
BOTTLES_IN_BOX: Final = 36

SPACES: Final[int] = 16
KEEP_START: Final[int] = 0
CAPACITY: Final[int] = 6

TOWERS: Final[int] = 9
TOWER_START: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8, 9)
TOWER_SHIELD: Final[tuple[bool, ...]] = (True, False, True, False, True, False, True, False, True)
SETUP_CAPACITY: Final[tuple[int, ...]] = (3, 3, 3, 2, 2, 2, 1, 1, 1)

HAND: Final[int] = 3
DIE: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
CARDS_IN_BOX: Final = 90
MASTER_SPELLS: Final[int] = 4
MOST_ROUNDS: Final[int] = 60
SOLO: Final[dict[str, Any]] = {
    "wizards": 12,
    "cards_per_turn": 1,
    "card_target": 30,
    "spells": 3,
    "bottles": 6,
}

_FACES: Final[dict[str, tuple[int, int, int]]] = {
    **{f"W{n}": (n, 0, 0) for n in range(1, 6)},
    **{f"TM{n}": (0, n, 0) for n in range(1, 6)},
    **{f"E{n}{n}": (n, n, 0) for n in range(1, 5)},
    **{f"E{n}{6 - n}": (n, 6 - n, 0) for n in (1, 2, 4, 5)},
    "ED1": (1, 1, 1),
    "WD2": (1, 0, 2),
    "TD2": (0, 1, 2),
    "WD3": (1, 0, 3),
    "TD3": (0, 1, 3),
}
"""What each kind of card shows, by its id, after which texts and pictures are named: wizard, tower
and dice."""
_SPELLS: Final[dict[str, tuple[str, int, bool]]] = {
    "move_wizard": ("wizard", 1, True),
    "move_tower": ("tower", 2, True),
    "headwind_wizard": ("wizard", -1, False),
    "headwind_tower": ("tower", -2, False),
    "nudge_keep": ("keep", 0, False),
    "free_wizard": ("free", 0, False),
    "swap_towers": ("swap", 0, False),
    "piggyback": ("piggyback", 0, False),
}
"""What each spell does (chapter 14): kind, steps and whether the basic game has it."""


def read(box: Box) -> Contents:
    """Returns what a box may change, and checks that everything else is as Coven needs it. Raises
    BadBox."""
    box.fixed("colours", list(COLOURS))
    box.fixed("wizards", WIZARDS_IN_BOX)
    box.fixed("bottles", BOTTLES_IN_BOX)
    board = box.table("board")
    board.fixed("spaces", SPACES)
    board.fixed("keep_start", KEEP_START)
    board.fixed("surface_capacity", CAPACITY)
    shields = board.integers("ground_shields", 0, SPACES - 1)
    if not shields or len(set(shields)) < len(shields):
        raise board.bad("ground_shields", "box-numbers", {"least": 0, "most": SPACES - 1})
    towers = box.table("towers")
    towers.fixed("start_space", list(TOWER_START))
    towers.fixed("shield", list(TOWER_SHIELD))
    towers.fixed("setup_capacity", list(SETUP_CAPACITY))
    box.table("hand").fixed("size", HAND)
    box.table("die").fixed("faces", list(DIE))
    faces = read_deck(box.table("deck"))
    wizards, bottles = read_players(box.table("players"))
    spells = read_spells(box.table("spells"))
    box.table("masters").fixed("spells", MASTER_SPELLS)
    box.table("end").fixed("most_rounds", MOST_ROUNDS)
    solo = box.table("solo")
    for key, value in SOLO.items():
        solo.fixed(key, value)
    box.close()
    return Contents(frozenset(shields), faces, wizards, bottles, spells)


def read_deck(deck: Box) -> tuple[Face, ...]:
    """Returns the kinds of cards. The number of copies of each may differ from Coven's own, but
    raises BadBox unless there are ninety cards in all, as the rulebook says."""
    deck.fixed("total", CARDS_IN_BOX)
    rows = deck.rows("cards")
    if len(rows) != len(_FACES):
        raise deck.bad("cards", "box-count", {"count": len(_FACES)})
    faces: list[Face] = []
    for row, (id, (wizard, tower, dice)) in zip(rows, _FACES.items(), strict=True):
        row.fixed("id", id)
        row.fixed("wizard", wizard)
        row.fixed("tower", tower)
        row.fixed("dice", dice)
        faces.append(Face(id, wizard, tower, dice, row.integer("copies", 0, 20)))
    if sum(face.copies for face in faces) != CARDS_IN_BOX:
        raise deck.bad("cards", "box-fixed", {"name-value": f"Σ = {CARDS_IN_BOX}"})
    return tuple(faces)


def read_players(players: Box) -> tuple[dict[int, int], dict[int, int]]:
    """Returns the numbers of wizards and of bottles that each player has, both by the number of
    players. Raises BadBox if the box has fewer of a colour, or if not all wizards fit on the towers
    (3.10)."""
    wizards: dict[int, int] = {}
    bottles: dict[int, int] = {}
    for seats in range(2, len(COLOURS) + 1):
        row = players.table(str(seats))
        most = min(WIZARDS_IN_BOX // len(COLOURS), sum(SETUP_CAPACITY) // seats)
        wizards[seats] = row.integer("wizards", 1, most)
        bottles[seats] = row.integer("bottles", 1, BOTTLES_IN_BOX // len(COLOURS))
    return wizards, bottles


def read_spells(spells: Box) -> tuple[Spell, ...]:
    """Returns the eight spells with their prices. Raises BadBox."""
    found: list[Spell] = []
    for id, (kind, steps, basic) in _SPELLS.items():
        row = spells.table(id)
        row.fixed("kind", kind)
        row.fixed("steps", steps)
        row.fixed("basic", basic)
        found.append(Spell(id, row.integer("cost", 1, 3), kind, steps, basic))
    return tuple(found)


BOX: Final = open_box(__package__)
_CONTENTS: Final = read(BOX)
GROUND_SHIELDS: Final[frozenset[int]] = _CONTENTS.ground_shields
FACES: Final[tuple[Face, ...]] = _CONTENTS.faces
FACE_OF: Final[dict[str, int]] = {face.id: i for i, face in enumerate(FACES)}
WIZARDS: Final[dict[int, int]] = _CONTENTS.wizards
BOTTLES: Final[dict[int, int]] = _CONTENTS.bottles
SPELLS: Final[tuple[Spell, ...]] = _CONTENTS.spells
SPELL_OF: Final[dict[str, int]] = {spell.id: i for i, spell in enumerate(SPELLS)}
BASIC_SPELLS: Final[tuple[int, ...]] = tuple(i for i, spell in enumerate(SPELLS) if spell.basic)


def _cards(wizard: bool, tower: bool) -> str:
    """Returns the number of cards, in figures, that can move only a wizard (`wizard`), only a tower
    (`tower`), or, if both are true, either of them."""
    return str(
        sum(face.copies for face in FACES if (face.wizard > 0, face.tower > 0) == (wizard, tower))
    )


RULE_NUMBERS: Final[dict[str, str]] = {
    "ground-shields": ", ".join(map(str, sorted(GROUND_SHIELDS))),
    "wizard-cards": _cards(wizard=True, tower=False),
    "tower-cards": _cards(wizard=False, tower=True),
    "either-cards": _cards(wizard=True, tower=True),
    **{f"wizards-{seats}": str(count) for seats, count in WIZARDS.items()},
    **{f"bottles-{seats}": str(count) for seats, count in BOTTLES.items()},
    **{f"cost-{spell.id}": str(spell.cost) for spell in SPELLS},
}
"""What the rules say in words of a line that a corrected box may change (1.4, 1.5, 3.7, 14.14)."""
