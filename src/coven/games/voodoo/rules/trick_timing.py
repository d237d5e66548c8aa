"""When tricks may be played (10.2, 10.6). Sets of tricks are bit masks of their kinds."""

from __future__ import annotations

from typing import Final

from coven.core.move import Move

from ..components import SPELLS, TRICKS
from ..moves import TRICK
from ..state import Tournament, bits
from .dice import PAYABLE

EFFECT: Final = tuple(trick.effect for trick in TRICKS)
"""By trick: the name of its effect."""
RETARGET: Final = next(i for i, trick in enumerate(TRICKS) if trick.effect == "retarget")
"""Very Creepy Doll, which only answers a spell (10.4); see `casting.Stare`."""
_KIND: Final = {effect: 1 << i for i, effect in enumerate(EFFECT)}

# Tricks of one's own turn, by what they need.
NEEDS_POOL: Final = _KIND["free_reroll"] | _KIND["set_die"]
NEEDS_USED_DIE: Final = _KIND["die_back"]
NEEDS_SPELL_ON_ME: Final = _KIND["drop_spell_on_me"]
NEEDS_CARDS_OF_OTHERS: Final = _KIND["steal_random_card"]
NEEDS_LEADER: Final = _KIND["leader_loses_point"]
NEEDS_NOTHING: Final = _KIND["gain_point"]
IN_OWN_TURN: Final = (
    NEEDS_POOL
    | NEEDS_USED_DIE
    | NEEDS_SPELL_ON_ME
    | NEEDS_CARDS_OF_OTHERS
    | NEEDS_LEADER
    | NEEDS_NOTHING
)
IN_OTHERS_TURN: Final = _KIND["cast_with_their_dice"]
"""Parasite (10.5)."""
ALL_SPELLS: Final = (1 << SPELLS) - 1
"""Every spell, a bit mask."""
TRICK_MOVES: Final = [[TRICK[trick] for trick in bits(kinds)] for kinds in range(1 << len(TRICKS))]
"""By a set of tricks: the moves that play them."""


def in_time(s: Tournament, seat: int, tricks: int) -> int:
    """Returns those of `tricks` (a bit mask) that the wizard may play at this moment, judged by
    what the wizard itself can see (10.2). Very Creepy Doll is never among them, because it is
    played only in answer to a spell."""
    if seat != s.active:
        tricks &= IN_OTHERS_TURN
        return tricks if tricks and s.spells[seat] & PAYABLE[s.pool] else 0
    tricks &= IN_OWN_TURN
    if tricks & NEEDS_POOL and not s.pool:
        tricks &= ~NEEDS_POOL
    if tricks & NEEDS_USED_DIE and not s.used:
        tricks &= ~NEEDS_USED_DIE
    if tricks & NEEDS_SPELL_ON_ME and not s.binding_cards[seat] & ALL_SPELLS:
        tricks &= ~NEEDS_SPELL_ON_ME
    if tricks & NEEDS_LEADER and max(s.points) == s.points[seat]:
        tricks &= ~NEEDS_LEADER
    if tricks & NEEDS_CARDS_OF_OTHERS and not any(
        s.spells[other] or s.kinds[other] for other in range(s.seats) if other != seat
    ):
        tricks &= ~NEEDS_CARDS_OF_OTHERS
    return tricks


def playable_tricks(s: Tournament, seat: int) -> int:
    """Returns, as a bit mask, the tricks in the wizard's hand that it may play between commands:
    those whose moment this is, or all with the option strict-tricks (10.3, R30)."""
    return s.kinds[seat] if s.strict else in_time(s, seat, s.kinds[seat])


def trick_moves(s: Tournament, seat: int) -> list[Move]:
    """Returns the moves that play the tricks which the wizard may play now."""
    return TRICK_MOVES[playable_tricks(s, seat)]
