"""The contents of the box, read from components.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from coven.games import box

_BOX = box(__package__)


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


COLOURS: Final[tuple[str, ...]] = tuple(_BOX["colours"])

SPACES: Final[int] = _BOX["board"]["spaces"]
KEEP_START: Final[int] = _BOX["board"]["keep_start"]
CAPACITY: Final[int] = _BOX["board"]["surface_capacity"]
GROUND_SHIELDS: Final[frozenset[int]] = frozenset(_BOX["board"]["ground_shields"])

TOWERS: Final[int] = len(_BOX["towers"]["start_space"])
TOWER_START: Final[tuple[int, ...]] = tuple(_BOX["towers"]["start_space"])
TOWER_SHIELD: Final[tuple[bool, ...]] = tuple(_BOX["towers"]["shield"])
SETUP_CAPACITY: Final[tuple[int, ...]] = tuple(_BOX["towers"]["setup_capacity"])

HAND: Final[int] = _BOX["hand"]["size"]
DIE: Final[tuple[int, ...]] = tuple(_BOX["die"]["faces"])
FACES: Final[tuple[Face, ...]] = tuple(Face(**row) for row in _BOX["deck"]["cards"])
FACE_OF: Final[dict[str, int]] = {face.id: i for i, face in enumerate(FACES)}

WIZARDS: Final[dict[int, int]] = {int(n): row["wizards"] for n, row in _BOX["players"].items()}
BOTTLES: Final[dict[int, int]] = {int(n): row["bottles"] for n, row in _BOX["players"].items()}

SPELLS: Final[tuple[Spell, ...]] = tuple(Spell(id, **row) for id, row in _BOX["spells"].items())
SPELL_OF: Final[dict[str, int]] = {spell.id: i for i, spell in enumerate(SPELLS)}
BASIC_SPELLS: Final[tuple[int, ...]] = tuple(i for i, spell in enumerate(SPELLS) if spell.basic)
MASTER_SPELLS: Final[int] = _BOX["masters"]["spells"]

MOST_ROUNDS: Final[int] = _BOX["end"]["most_rounds"]

SOLO: Final[dict[str, Any]] = _BOX["solo"]
