"""Solo and cooperative (chapters 15 and 16)."""

from __future__ import annotations

from typing import Final

from ..components import SOLO
from ..state import Towers, hand_seat

CARD_TARGET: Final[int] = SOLO["card_target"]
CARDS_PER_TURN: Final[int] = SOLO["cards_per_turn"]


def actions_per_turn(s: Towers) -> int:
    """15.2; else two (4.2)."""
    return CARDS_PER_TURN if s.shared else 2


def solved(s: Towers) -> bool:
    """15.4; where bottles start empty, filling them is a second aim (R76)."""
    return s.home[0] == s.wizards and not s.empty[0]


def won(s: Towers) -> bool:
    return solved(s) and s.cards <= CARD_TARGET


def solo_limit_reached(s: Towers) -> bool:
    """The thirty cards are used up, and nobody wants to play on (R78)."""
    return s.cards >= CARD_TARGET and s.options["solo-end"] == "thirty"


def out_of_cards(s: Towers, seat: int) -> bool:
    """15.3"""
    return not s.hands[hand_seat(s, seat)]
