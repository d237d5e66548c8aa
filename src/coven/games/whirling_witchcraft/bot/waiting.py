"""Decides when a bot waits for those of lower initiative (7.13): if what they may do can change its
own choice."""

from __future__ import annotations

from coven.core.game import Temperament
from coven.core.move import Move

from ..components import CAPACITY, POTION, RAVEN, TYPES
from ..moves import WAIT
from ..rules.arcana import POURING, Arcana, named_pile, removals
from ..rules.brewing import Brewing
from ..state import (
    NEED,
    Pile,
    WhirlingState,
    count,
    covers,
    left_of,
    right_of,
    usable_recipes,
)
from .planner import expected_bench, planner_for
from .playout import potion_value


def impulse(
    position: WhirlingState, seat: int, temperament: Temperament, next_move: Move | None
) -> Move | None:
    """Returns the move WAIT if the seat may wait and the choice of a player with a lower initiative
    can change its own choice; None if it has nothing to wait for. It looks only at what lies
    open."""
    if next_move is None or WAIT not in position.offered.get(seat, ()):
        return None
    top = position.top
    if isinstance(top, Brewing):
        return WAIT if brew_depends(position, top, seat) else None
    if isinstance(top, Arcana):
        return WAIT if effect_depends(position, top, seat) else None
    return None


def decides_before(s: WhirlingState, top: Arcana | Brewing, other: int, seat: int) -> bool:
    """Whether the seat `other` decides before `seat` by initiative, and has not revealed its
    decision or brew yet. `top`: the frame that asks them."""
    return other in top.who and not top.is_open(other) and s.initiative[other] < s.initiative[seat]


def brew_depends(s: WhirlingState, top: Brewing, seat: int) -> bool:
    """Whether what the right neighbour brews can change what the seat would brew. Compares the
    seat's best brew if the neighbour uses none of its recipes, one of them, or all it can. False if
    the neighbour does not decide before the seat. `top`: the frame that asks them."""
    neighbour = right_of(s, seat)
    if not decides_before(s, top, neighbour, seat):
        return False
    bench = s.bench[neighbour]
    left = {expected_bench(s, neighbour)}
    left |= {
        bench - NEED[code] for code in usable_recipes(s, neighbour) if covers(bench, NEED[code])
    }
    plan = top.plans[seat]
    brew = planner_for(s, seat, bench).best_of(plan)
    for target in sorted(left - {bench}):
        other = planner_for(s, seat, target).best_of(plan)
        if other[2:] != brew[2:]:
            return True
    return False


def effect_depends(s: WhirlingState, top: Arcana, seat: int) -> bool:
    """Whether the seat's decision about its next effect can depend on neighbours who decide before
    it. What it adds to its cauldron can depend on what the right neighbour removes from the
    workbench that receives it; what it removes from its own workbench, on what the left neighbour
    adds to a full one."""
    effect = top.effect_of(s, seat)
    right, left = right_of(s, seat), left_of(s, seat)
    if effect in (POTION, POURING) and decides_before(s, top, right, seat):
        theirs = top.effects[top.who.index(right)]
        if RAVEN in theirs or POURING in theirs:
            bench = s.bench[right]
            wanted = best_potion(bench)
            if any(best_potion(bench - named_pile(move)) != wanted for move in removals(bench)):
                return True
    if effect in (RAVEN, POURING) and decides_before(s, top, left, seat):
        theirs = top.effects[top.who.index(left)]
        if POTION in theirs or POURING in theirs:
            return any(count(s.bench[seat], t) == CAPACITY[t] for t in range(len(TYPES)))
    return False


def best_potion(bench: Pile) -> tuple[bool, int]:
    """Returns whether an ingredient can overflow a workbench with this pile, and the type that is
    best added: one that overflows, if there is any."""
    return max(
        [(count(bench, t) == CAPACITY[t], potion_value(bench, t), t) for t in range(len(TYPES))]
    )[::2]
