"""Estimates how likely a seat is to win."""

from __future__ import annotations

from math import exp
from typing import Final

from coven.core.frame import Frame

from ..components import CAPACITY, TYPES
from ..rules.plan import DONE
from ..rules.setup import Choosing
from ..rules.winners import rank_key
from ..state import (
    INPUTS,
    JACK,
    MADE,
    NEED,
    ONE,
    OUTPUTS,
    Pile,
    WhirlingState,
    count,
    count_types,
    covers,
    is_playing,
    left_of,
    overflow,
    right_of,
    size,
    usable_recipes,
)
from .planner import current_plan, expected_bench, is_brewed, planner_for, secretly_played
from .values import CHARACTER_VALUE

THREAT: Final = 0.45
"""What an ingredient is worth that would overflow next round if all recipes could be used."""
ENGINE: Final = 0.08
"""What an ingredient is worth that the recipes make in excess of those they need."""
IDLE: Final = 0.25
"""What a recipe counts that lacks a type which neither its owner nor the left neighbour has or
makes."""
SLOPE: Final = 0.625
"""How much a lead of one ingredient raises the logarithm of the odds to win."""
END_SLOPE: Final = 0.8
"""The same if the planned brews end the game."""
LEAD: Final = 0.8
"""How much it raises them that the planned brews make a seat the winner."""
TYPE_TIE: Final = 0.15
"""What a type in the circle counts if the planned brews end the game, in ingredients: with the
workbench it breaks ties (9.3)."""
BENCH_TIE: Final = 0.004
"""What an ingredient on the workbench counts against its owner then."""


def evaluate(s: WhirlingState, seat: int) -> float:
    """Returns the estimated value for this seat, on the scale of the final places: half of it is
    the probability to win, the other half the share of rivals that the seat is ahead of.

    All seats are expected to brew as well as they can from what everybody can see and then to pass
    cauldrons. The estimate goes by what has overflowed and what is about to. In a position that is
    lost or won for certain, every ingredient still counts.
    """
    if not s.stack:
        keys = [rank_key(s, other) for other in range(s.seats)]
        return 1.0 / keys.count(keys[seat]) if keys[seat] == max(keys) else 0.0
    if isinstance(s.stack[-1], Choosing):
        return chosen_character_value(s, seat)
    chances = strengths(s)
    mine = chances[seat]
    odds = 0.0
    ahead = -0.5
    for rival in chances:
        lead = exp(min(30.0, rival - mine))
        odds += lead
        ahead += 1.0 / (1.0 + lead)
    return 0.5 / odds + 0.5 * ahead / (s.seats - 1)


def strengths(s: WhirlingState) -> list[float]:
    """Returns how strong each seat is in this position, as the logarithm of its odds of winning."""
    found = outcome(s)
    if found.ends:
        best = max(found.keys)
        return [END_SLOPE * key + (LEAD if key == best else 0.0) for key in found.keys]
    strong: list[float] = []
    for seat in range(s.seats):
        threat, engine, _ = prospects(s, seat, found.bench[seat], found.bench[right_of(s, seat)])
        later = THREAT * min(threat, 6) + ENGINE * engine
        strong.append(SLOPE * (size(found.circle[seat]) + later))
    return strong


class Outcome:
    """What is expected after cauldrons have been passed, by seat: the piles on workbenches
    (`bench`) and in circles (`circle`), the `keys` by which seats are ranked, larger is better, and
    whether that ends the game (`ends`)."""

    def __init__(self, bench: list[Pile], circle: list[Pile], threshold: int) -> None:
        self.bench = bench
        self.circle = circle
        sizes = [size(pile) for pile in circle]
        self.keys: list[float] = [
            sizes[seat] + TYPE_TIE * count_types(circle[seat]) - BENCH_TIE * size(bench[seat])
            for seat in range(len(bench))
        ]
        self.ends: bool = max(sizes) >= threshold


class Latest:
    """A cache of one position and its outcome: the last one computed. A search asks about the same
    position once for each seat."""

    def __init__(self) -> None:
        self.state: WhirlingState | None = None
        self.top: Frame | None = None
        self.ply: int = -1
        self.outcome: Outcome | None = None


_latest: Final = Latest()


def outcome(s: WhirlingState) -> Outcome:
    """Returns what is expected if all seats brew as well as they can from what everybody can
    see."""
    found = _latest.outcome
    top = s.stack[-1]
    if found is None or _latest.state is not s or _latest.top is not top or _latest.ply != s.ply:
        found = find_outcome(s)
        _latest.state, _latest.top, _latest.ply, _latest.outcome = s, top, s.ply, found
    return found


def find_outcome(s: WhirlingState) -> Outcome:
    """Computes what is expected if all seats brew as well as they can from what everybody can see;
    `outcome` caches it."""
    bench, cauldron = after_brewing(s)
    circle = s.circle.copy()
    passed = bench.copy()
    for seat in range(s.seats):
        pile = cauldron[seat]
        receiver = right_of(s, seat)
        over = overflow(bench[receiver], pile)
        passed[receiver] += pile - over
        circle[seat] += over
        if count_types(pile) == len(TYPES) and over != pile and is_playing(s, seat, JACK):
            circle[seat] += ONE[0]
    return Outcome(passed, circle, s.threshold)


def after_brewing(s: WhirlingState) -> tuple[list[Pile], list[Pile]]:
    """Returns the piles on all workbenches, and those in all cauldrons, after brewing: the real
    ones of seats whose brew is revealed, for the others those of the best plan."""
    bench = s.bench.copy()
    cauldron = s.cauldron.copy()
    for seat in range(s.seats):
        if is_brewed(s, seat):
            continue
        plan = current_plan(s, seat)
        if plan.stage == DONE:
            bench[seat] = plan.bench
            cauldron[seat] += plan.pool
        else:
            target = expected_bench(s, right_of(s, seat))
            brew = planner_for(s, seat, target).best_of(plan)
            bench[seat] = brew[2]
            cauldron[seat] += brew[3]
    return bench, cauldron


def prospects(s: WhirlingState, seat: int, bench: Pile, target: Pile) -> tuple[int, float, int]:
    """Returns what the seat's recipes promise for later rounds: how many ingredients would overflow
    if all of them could be used, how many they make in excess of those they need, and how many
    recipes lack an ingredient that neither the seat nor its left neighbour has or makes. `bench`:
    the pile on its workbench; `target`: the one on the workbench that receives its cauldrons."""
    codes = (*secretly_played(s, seat), *usable_recipes(s, seat))
    supply = bench
    for code in (*codes, *usable_recipes(s, left_of(s, seat))):
        supply += MADE[code]
    made = 0
    engine = 0.0
    idle = 0
    for code in codes:
        gain = len(OUTPUTS[code]) - len(INPUTS[code])
        if covers(supply, NEED[code]):
            made += MADE[code]
            engine += gain
        else:
            engine += IDLE * gain
            idle += 1
    threat = 0
    for t in range(len(TYPES)):
        n = count(made, t)
        extra = n + count(target, t) - CAPACITY[t]
        if extra > 0:
            threat += min(extra, n)
    return threat, engine, idle


def chosen_character_value(s: WhirlingState, seat: int) -> float:
    """Returns the estimated value of the character that the seat has chosen to keep; 0.5 if it has
    not chosen yet."""
    top = s.stack[-1]
    assert isinstance(top, Choosing)
    steps = top.steps_of(seat)
    return CHARACTER_VALUE.get(steps[0].word(0), 0.5) if steps else 0.5
