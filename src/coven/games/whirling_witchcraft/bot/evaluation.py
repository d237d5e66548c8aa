"""Estimates how likely a seat is to win."""

from __future__ import annotations

from math import exp
from typing import Final

from ..components import CAPACITY, TYPES
from ..rules.brewing import Brewing
from ..rules.characters import Saving
from ..rules.plan import DONE
from ..rules.setup import Choosing
from ..rules.winners import rank_key
from ..state import (
    INPUTS,
    JACK,
    MADE,
    ONE,
    OUTPUTS,
    Pile,
    WhirlingState,
    count,
    count_types,
    is_playing,
    overflow,
    right_of,
    size,
    usable_recipes,
)
from .planner import current_plan, expected_bench, planner_for, secretly_played
from .values import CHARACTER_VALUE

THREAT: Final = 0.45
"""What an ingredient is worth that would overflow next round if all recipes could be used."""
ENGINE: Final = 0.08
"""What an ingredient is worth that the recipes make in excess of those they need."""
SPREAD: Final = 1.6
"""A lead of this many ingredients makes a seat e times as likely to win."""
SURE: Final = 0.96
"""How likely a win is that the plans of all seats lead to."""


def evaluate(s: WhirlingState, seat: int) -> float:
    """Returns the estimated probability that this seat wins, as if all seats brewed as well as they
    can from open information and then passed cauldrons: it counts what has overflowed and what is
    about to."""
    if not s.stack:
        keys = [rank_key(s, other) for other in range(s.seats)]
        return 1.0 / keys.count(keys[seat]) if keys[seat] == max(keys) else 0.0
    if isinstance(s.stack[-1], Choosing):
        return chosen_character_value(s, seat)
    bench, cauldron = after_brewing(s, seat)
    circle = list(s.circle)
    passed = bench.copy()
    for other in range(s.seats):
        pile = cauldron[other]
        receiver = right_of(s, other)
        over = overflow(bench[receiver], pile)
        passed[receiver] += pile - over
        circle[other] += over
        if count_types(pile) == len(TYPES) and over != pile and is_playing(s, other, JACK):
            circle[other] += ONE[0]
    sizes = [size(pile) for pile in circle]
    most = max(sizes)
    if most >= s.threshold:
        margin = sizes[seat] - max([n for i, n in enumerate(sizes) if i != seat])
        return SURE if margin > 0 else 0.5 if margin == 0 else 1.0 - SURE
    strength = [
        sizes[other] + outlook(s, other, passed[right_of(s, other)]) for other in range(s.seats)
    ]
    odds = 0.0
    for rival in strength:
        odds += exp((rival - strength[seat]) / SPREAD)
    return 1.0 / odds


def after_brewing(s: WhirlingState, seat: int) -> tuple[list[Pile], list[Pile]]:
    """Returns the piles on all workbenches, and those in all cauldrons, after brewing: real ones if
    opened, else planned as well as possible. `seat` plans for the workbench its neighbour will
    probably have after brewing, the others for the neighbour's workbench as it is now."""
    bench = s.bench.copy()
    cauldron = s.cauldron.copy()
    top = s.stack[-1]
    if isinstance(top, Saving):
        return bench, cauldron
    for other in range(s.seats):
        if isinstance(top, Brewing) and top.is_open(other):
            continue
        plan = current_plan(s, other)
        if plan.stage != DONE:
            neighbour = right_of(s, other)
            target = expected_bench(s, neighbour) if other == seat else s.bench[neighbour]
            plan = planner_for(s, other, target).completed(plan)
        bench[other] = plan.bench
        cauldron[other] += plan.pool
    return bench, cauldron


def outlook(s: WhirlingState, seat: int, target: Pile) -> float:
    """Returns how much the seat's recipes are expected to overflow in later rounds, in ingredients.
    `target`: the pile on the workbench that receives its cauldrons."""
    made = 0
    slots = 0
    for code in (*secretly_played(s, seat), *usable_recipes(s, seat)):
        made += MADE[code]
        slots += len(OUTPUTS[code]) - len(INPUTS[code])
    threat = 0.0
    for t in range(len(TYPES)):
        n = count(made, t)
        extra = n + count(target, t) - CAPACITY[t]
        if extra > 0:
            threat += min(extra, n)
    return THREAT * min(threat, 6) + ENGINE * slots


def chosen_character_value(s: WhirlingState, seat: int) -> float:
    """Returns the estimated value of the character that the seat has chosen to keep; 0.5 before
    that."""
    top = s.stack[-1]
    assert isinstance(top, Choosing)
    steps = top.steps_of(seat)
    return CHARACTER_VALUE.get(steps[0].word(0), 0.5) if steps else 0.5
