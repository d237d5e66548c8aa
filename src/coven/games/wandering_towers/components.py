"""What is in the box, read from components.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any

_BOX: dict[str, Any] = tomllib.loads(
    resources.files(__package__).joinpath("components.toml").read_text("utf-8")
)


@dataclass(frozen=True)
class Face:
    """A movement card: steps for a wizard and for a tower (0: no such part), or dice."""

    id: str
    wizard: int
    tower: int
    dice: int
    copies: int


@dataclass(frozen=True)
class Spell:
    id: str
    cost: int
    kind: str
    steps: int
    basic: bool


COLOURS: tuple[str, ...] = tuple(_BOX["colours"])

SPACES: int = _BOX["board"]["spaces"]
KEEP_START: int = _BOX["board"]["keep_start"]
CAPACITY: int = _BOX["board"]["surface_capacity"]
GROUND_SHIELDS: frozenset[int] = frozenset(_BOX["board"]["ground_shields"])

TOWERS: int = len(_BOX["towers"]["start_space"])
TOWER_START: tuple[int, ...] = tuple(_BOX["towers"]["start_space"])
TOWER_SHIELD: tuple[bool, ...] = tuple(_BOX["towers"]["shield"])
SETUP_CAPACITY: tuple[int, ...] = tuple(_BOX["towers"]["setup_capacity"])

HAND: int = _BOX["hand"]["size"]
DIE: tuple[int, ...] = tuple(_BOX["die"]["faces"])
FACES: tuple[Face, ...] = tuple(Face(**row) for row in _BOX["deck"]["cards"])
FACE_OF: dict[str, int] = {face.id: i for i, face in enumerate(FACES)}

WIZARDS: dict[int, int] = {int(n): row["wizards"] for n, row in _BOX["players"].items()}
BOTTLES: dict[int, int] = {int(n): row["bottles"] for n, row in _BOX["players"].items()}

SPELLS: tuple[Spell, ...] = tuple(Spell(id, **row) for id, row in _BOX["spells"].items())
SPELL_OF: dict[str, int] = {spell.id: i for i, spell in enumerate(SPELLS)}
BASIC_SPELLS: tuple[int, ...] = tuple(i for i, spell in enumerate(SPELLS) if spell.basic)
MASTER_SPELLS: int = _BOX["masters"]["spells"]

MOST_ROUNDS: int = _BOX["end"]["most_rounds"]

SOLO: dict[str, Any] = _BOX["solo"]
