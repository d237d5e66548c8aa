"""Taking crystals out of the cauldron for points (9.14, 4.10). Rulings R11, R15."""

from __future__ import annotations

from typing import Final

from coven.core.move import Move

from ..components import CELL_OF
from ..moves import REMOVE
from ..state import Witchstone, members, remember, replaced
from .actions import score

_removals: Final[dict[int, list[Move]]] = {}
"""A cache by the cells with crystals, a bit mask."""


def removals(s: Witchstone, who: int) -> list[Move]:
    """Returns the moves that take a crystal out of the seat's own cauldron, which is allowed at any
    moment of its own turn (9.14) but not in the set-up (R11); at other times there are none.
    Cached: do not change the list."""
    if who != s.active or not s.turns:
        return []
    crystals = s.gems[who] | s.black[who]
    known = _removals.get(crystals)
    if known is None:
        known = remember(_removals, crystals, [REMOVE[cell] for cell in members(crystals)])
    return known


def removals_on_offer(s: Witchstone, who: int) -> dict[int, list[Move]]:
    """Returns, by seat, the moves that `who` may make instead of answering a question: those that
    take out a crystal. Frames return it from `offers`; this game offers nothing else."""
    moves = removals(s, who)
    return {who: moves} if moves else {}


def remove(s: Witchstone, who: int, move: Move) -> None:
    """Takes the crystal that the move names out of the seat's cauldron. The n-th one costs n points
    (9.14). A crystal that was taken out scores nothing later (R15)."""
    take_off(s, who, 1 << CELL_OF[move.word(0)], away=True)
    s.removed = replaced(s.removed, who, s.removed[who] + 1)
    if s.records_events:
        s.tell("log-remove", {"seat": who, "cell": move.word(0)})
    score(s, who, -s.removed[who], "remove")


def take_off(s: Witchstone, who: int, cell: int, *, away: bool) -> bool:
    """Takes a crystal of the seat `who` off `cell`, a bit mask of one cell, and puts it behind the
    screen if `away`. Returns whether it was the black one."""
    gems, black = s.away[who]
    if s.black[who] == cell:
        s.black[who] = 0
        if away:
            s.away = replaced(s.away, who, (gems, 1))
        return True
    s.gems[who] &= ~cell
    if away:
        s.away = replaced(s.away, who, (gems + 1, black))
    return False
