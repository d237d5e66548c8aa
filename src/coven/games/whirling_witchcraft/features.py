"""The position as numbers: circles, what the next cauldrons bring, workbenches, recipes and arcana
of the seat, of its neighbours and of its best rival."""

from __future__ import annotations

from coven.core.game import Feature

from .bot.evaluation import Outcome, outcome, prospects
from .bot.planner import secretly_played
from .components import (
    CAPACITY,
    GRIMOIRE,
    HEART,
    MANDRAKE,
    MUSHROOM,
    POTION,
    RAVEN,
    SPIDER,
    TOAD,
    TYPES,
)
from .rules.setup import Choosing
from .state import (
    INITIATE,
    INPUTS,
    MADE,
    NEED,
    WhirlingState,
    count,
    count_types,
    is_playing,
    left_of,
    right_of,
    size,
    usable_recipes,
)

FEATURES = (
    # Circles, as shares of what wins: now, and after cauldrons have been passed.
    Feature("own-circle", 0, 2),
    Feature("rival-circle", 0, 2),
    Feature("left-circle", 0, 2),
    Feature("own-next", 0, 2),
    Feature("rival-next", 0, 2),
    Feature("left-next", 0, 2),
    Feature("lead-next", -2, 2),
    Feature("wins-next", 0, 1),
    Feature("loses-next", 0, 1),
    # What breaks a tie, if the next cauldrons end the game.
    Feature("tie-types", -1, 1),
    Feature("tie-bench", -1, 1),
    # Later rounds: ingredients that could overflow, and those made in excess.
    Feature("own-threat", 0, 2),
    Feature("rival-threat", 0, 2),
    Feature("left-threat", 0, 2),
    Feature("own-engine", -2, 2),
    Feature("rival-engine", -2, 2),
    Feature("left-engine", -2, 2),
    Feature("own-free", 0, 1),
    Feature("own-idle", 0, 1),
    # Workbenches after cauldrons have been passed, as shares of their slots.
    Feature("own-hearts", 0, 1),
    Feature("own-mandrakes", 0, 1),
    Feature("own-mushrooms", 0, 1),
    Feature("own-spiders", 0, 1),
    Feature("own-toads", 0, 1),
    Feature("right-hearts", 0, 1),
    Feature("right-mandrakes", 0, 1),
    Feature("right-mushrooms", 0, 1),
    Feature("right-spiders", 0, 1),
    Feature("right-toads", 0, 1),
    # Recipes.
    Feature("makes-hearts", 0, 2),
    Feature("makes-mandrakes", 0, 2),
    Feature("makes-basic", 0, 2),
    Feature("lacks-hearts", 0, 2),
    Feature("lacks-mandrakes", 0, 2),
    Feature("lacks-basic", 0, 2),
    # Arcana that the next symbol triggers, and the Initiate's card.
    Feature("potion-ready", 0, 1),
    Feature("raven-ready", 0, 1),
    Feature("grimoire-ready", 0, 1),
    Feature("own-redraw", 0, 1),
    Feature("round", 0, 1),
)


SLOTS = sum(CAPACITY)
"""How many slots a workbench has."""


def features(s: WhirlingState, seat: int) -> list[float]:
    """Returns the numbers that FEATURES names. "Next" is after this round's brewing, as `outcome`
    expects it; the rival is the strongest of the others in each respect."""
    if isinstance(s.stack[-1], Choosing):
        return [0.0] * len(FEATURES)
    found = outcome(s)
    return [
        *circles(s, seat, found),
        *later_rounds(s, seat, found),
        *workbench(found.bench[seat]),
        *workbench(found.bench[right_of(s, seat)]),
        *recipes(s, seat, found),
        *[1.0 if s.tokens[seat][arcana] % 2 else 0.0 for arcana in (POTION, RAVEN, GRIMOIRE)],
        1.0 if is_playing(s, seat, INITIATE) else 0.0,
        min(1.0, s.round / 12.0),
    ]


def circles(s: WhirlingState, seat: int, found: Outcome) -> list[float]:
    """Returns those features that are about circles, from ``own-circle`` to ``tie-bench``. `found`:
    what is expected after this round's brewing."""
    whole = float(s.threshold)
    now = [min(2.0, size(pile) / whole) for pile in s.circle]
    after = [min(2.0, size(pile) / whole) for pile in found.circle]
    rival = -1
    for other in range(s.seats):
        if other != seat and (rival < 0 or found.keys[other] > found.keys[rival]):
            rival = other
    left = left_of(s, seat)
    lead = after[seat] - after[rival]
    wins = found.ends and found.keys[seat] > found.keys[rival]
    loses = found.ends and found.keys[seat] < found.keys[rival]
    types = count_types(found.circle[seat]) - count_types(found.circle[rival])
    room = size(found.bench[rival]) - size(found.bench[seat])
    return [
        now[seat],
        max([now[other] for other in range(s.seats) if other != seat]),
        now[left],
        after[seat],
        after[rival],
        after[left],
        lead,
        1.0 if wins else 0.0,
        1.0 if loses else 0.0,
        types / len(TYPES) if found.ends else 0.0,
        room / SLOTS if found.ends else 0.0,
    ]


def later_rounds(s: WhirlingState, seat: int, found: Outcome) -> list[float]:
    """Returns those features that are about later rounds, from ``own-threat`` to ``own-idle``.
    `found`: what is expected after this round's brewing."""
    threats: list[float] = []
    engines: list[float] = []
    idle = 0
    for other in range(s.seats):
        threat, engine, lacking = prospects(
            s, other, found.bench[other], found.bench[right_of(s, other)]
        )
        threats.append(min(2.0, threat / 6.0))
        engines.append(max(-2.0, min(2.0, engine / 8.0)))
        if other == seat:
            idle = lacking
    left = left_of(s, seat)
    free = sum([1 for code in usable_recipes(s, seat) if not INPUTS[code]])
    return [
        threats[seat],
        max([threats[other] for other in range(s.seats) if other != seat]),
        threats[left],
        engines[seat],
        max([engines[other] for other in range(s.seats) if other != seat]),
        engines[left],
        min(1.0, free / 2.0),
        min(1.0, idle / 4.0),
    ]


def workbench(bench: int) -> list[float]:
    """Returns for each type of ingredient, in the order of TYPES, which share of that type's slots
    on a workbench is full. `bench`: the pile on the workbench."""
    return [count(bench, t) / CAPACITY[t] for t in range(len(TYPES))]


def recipes(s: WhirlingState, seat: int, found: Outcome) -> list[float]:
    """Returns those features that are about the seat's recipes, from ``makes-hearts`` to
    ``lacks-basic``. `found`: what is expected after this round's brewing."""
    made = 0
    need = 0
    for code in (*secretly_played(s, seat), *usable_recipes(s, seat)):
        made += MADE[code]
        need += NEED[code]
    bench = found.bench[seat]
    lacking = [max(0, count(need, t) - count(bench, t)) for t in range(len(TYPES))]
    basic = (MUSHROOM, SPIDER, TOAD)
    return [
        min(2.0, count(made, HEART) / 3.0),
        min(2.0, count(made, MANDRAKE) / 4.0),
        min(2.0, sum([count(made, t) for t in basic]) / 9.0),
        min(2.0, lacking[HEART] / 3.0),
        min(2.0, lacking[MANDRAKE] / 4.0),
        min(2.0, sum([lacking[t] for t in basic]) / 9.0),
    ]
