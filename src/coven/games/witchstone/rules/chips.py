"""Chips: winning them, keeping them, and using their actions (7.7–7.9, 9.5, 9.7, 3.11, 3.12).
Rulings R11, R25, R32.

A chip that waits to be used is its face, plus BLACK if the black crystal has won it (9.7).
"""

from __future__ import annotations

from typing import Final

from coven.core.move import Move

from ..components import (
    ACTION_OF,
    BLACK_EXTRA,
    CHIP_IDS,
    CHIP_TIMES,
    CHIP_VP,
    NOTHING,
    VP_CHIP,
)
from ..moves import CHIP, CHIP_BLACK
from ..state import Witchstone
from .actions import grant, score

BLACK: Final = 8


def pack_chip(face: int, black: int) -> int:
    """Packs a chip that waits to be used into one number and returns it: its `face`, and whether
    the black crystal has won it (`black` is 1, else 0)."""
    return face + BLACK if black else face


def chip_face(chip: int) -> int:
    """Returns the face (the number of the action) of a waiting chip, which `chip` packs into one
    number."""
    return chip % BLACK


def chip_times(chip: int) -> int:
    """Returns how often a waiting chip packed by pack_chip() gives its action: once, or three times
    if the black crystal has won it (9.7, R32)."""
    return CHIP_TIMES + BLACK_EXTRA if chip >= BLACK else CHIP_TIMES


def take_chip(s: Witchstone, who: int, region: int) -> int:
    """Gives `who` the chip that lies on a region, if there is one (3.11, 7.7). Returns its face if
    it has an action to be used, else NOTHING."""
    face = s.chip_at[region]
    if face == NOTHING:
        return NOTHING
    s.chip_at[region] = NOTHING
    return keep_chip(s, who, face)


def keep_chip(s: Witchstone, who: int, face: int) -> int:
    """Adds a chip to the collection of the seat `who`, where it counts from now on (7.9, R25), and
    scores a chip that gives points at once. Returns its face if it has an action to be used, else
    NOTHING."""
    s.chips[who] += (face,)
    if s.records_events:
        s.tell("log-chip", {"seat": who, "chip": f"chip-{CHIP_IDS[face]}"})
    if face == VP_CHIP:
        score(s, who, CHIP_VP, "chip")
        return NOTHING
    return face


def chip_moves(chips: tuple[int, ...]) -> list[Move]:
    """Returns the moves that use one of these waiting chips (packed by pack_chip()); equal chips
    share a move."""
    moves: list[Move] = []
    for i, chip in enumerate(chips):
        if chip not in chips[:i]:
            moves.append(CHIP_BLACK[chip_face(chip)] if chip >= BLACK else CHIP[chip])
    return moves


def chip_of(move: Move) -> int:
    """Returns the waiting chip that a move uses: its face, and whether the black crystal has won
    it, packed into one number."""
    return pack_chip(ACTION_OF[move.word(0)], len(move.args) == 2)


def lose_chips(s: Witchstone, who: int, chips: tuple[int, ...]) -> None:
    """Tells that the actions of these waiting chips (packed by pack_chip()) are lost, because the
    seat `who` has ended the action that won them (7.8, 9.5)."""
    for chip in chips:
        s.tell("log-chip-unused", {"seat": who, "chip": f"chip-{CHIP_IDS[chip_face(chip)]}"})


def use_chip(s: Witchstone, who: int, chip: int) -> None:
    """Gives the seat `who` the action of a chip, packed by pack_chip(), as a bonus (7.8, 9.5).
    Several scroll chips are used one after the other, each for the lowest scroll (11.11)."""
    times = chip_times(chip)
    face = chip_face(chip)
    if s.records_events:
        s.tell("log-use-chip", {"seat": who, "chip": f"chip-{CHIP_IDS[face]}", "count": times})
    grant(s, who, face, times)
