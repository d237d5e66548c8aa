"""Solo and cooperative (chapters 15 and 16)."""

from __future__ import annotations

from typing import Final

from ..components import SOLO
from ..state import Towers, hand_seat

CARD_TARGET: Final[int] = SOLO["card_target"]
CARDS_PER_TURN: Final[int] = SOLO["cards_per_turn"]


def actions_per_turn(s: Towers) -> int:
    """Returns how many cards are played in a turn: two (4.2), or one if wizards are shared
    (15.2)."""
    return CARDS_PER_TURN if s.shared else 2


def solved(s: Towers) -> bool:
    """Whether all shared wizards are home (15.4) and no shared bottle is empty (R76)."""
    return s.home[0] == s.wizards and not s.empty[0]


def won(s: Towers) -> bool:
    """Whether the solo or cooperative game is won: solved with at most thirty cards (15.4)."""
    return solved(s) and s.cards <= CARD_TARGET


def solo_limit_reached(s: Towers) -> bool:
    """Whether the thirty cards are used up and the game is not to be played on (15.4, R78)."""
    return s.cards >= CARD_TARGET and s.options["solo-end"] == "thirty"


def out_of_cards(s: Towers, seat: int) -> bool:
    """Whether the seat has no card to play, which loses a solo or cooperative game (15.3)."""
    return not s.hands[hand_seat(s, seat)]
