"""The position as numbers: points, cards in hand, spells on the table and what may be caught, of
the seat, of its best rival and of the wizard to its left."""

from __future__ import annotations

from math import sqrt

from coven.core.game import Feature

from .bot import POINTS, PROMISE, USUAL_ROUNDS, load, prospects, rounds_left
from .rules.breaking import BROKEN_POINTS
from .rules.casting import CLASH
from .rules.dice import COST
from .rules.trick_timing import EFFECT, RETARGET
from .state import NOBODY, Tournament, bits

FEATURES = (
    Feature("own-points", 0, 1),
    Feature("rival-points", 0, 1),
    Feature("left-points", 0, 1),
    Feature("own-one-away", 0, 1),
    Feature("own-two-away", 0, 1),
    Feature("own-three-away", 0, 1),
    Feature("rival-one-away", 0, 1),
    Feature("rival-two-away", 0, 1),
    Feature("rival-three-away", 0, 1),
    Feature("lead", -3, 3),
    Feature("late-lead", -6, 6),
    Feature("own-spells", 0, 2),
    Feature("own-promise", 0, 4),
    Feature("own-cheap-spells", 0, 2),
    Feature("own-big-spells", 0, 2),
    Feature("own-winning-spells", 0, 2),
    Feature("rival-spells", 0, 2),
    Feature("own-tricks", 0, 3),
    Feature("own-point-trick", 0, 1),
    Feature("own-dice-tricks", 0, 2),
    Feature("own-parasite", 0, 1),
    Feature("own-doll", 0, 1),
    Feature("rival-tricks", 0, 3),
    Feature("own-catches", 0, 4),
    Feature("rival-catches", 0, 4),
    Feature("own-conditions", 0, 4),
    Feature("rival-conditions", 0, 4),
    Feature("own-curses", 0, 3),
    Feature("rival-curses", 0, 3),
    Feature("own-contradiction", 0, 1),
    Feature("own-penalty", 0, 1),
    Feature("rival-penalty", 0, 1),
    Feature("turns-to-wait", 0, 1),
    Feature("rounds-left", 0, 1),
)
_DICE_TRICKS = ("free_reroll", "set_die", "die_back")


def features(s: Tournament, seat: int) -> list[float]:
    """Returns the numbers that FEATURES names. The rival is the other wizard with the best
    prospects; its hand was redrawn."""
    rounds = rounds_left(s)
    rival = (seat + 1) % s.seats
    best = -1e9
    for other in range(s.seats):
        if other != seat:
            hopes = prospects(s, other, rounds)
            if hopes > best:
                best = hopes
                rival = other
    missing = s.goal - s.points[seat]
    spells = bits(s.spells[seat])
    promise = 0.0
    cheap = 0
    big = 0
    winning = 0
    contradicts = 0.0
    for card in spells:
        promise += PROMISE[card]
        cheap += len(COST[card]) == 2
        big += POINTS[card] >= 3
        winning += POINTS[card] >= missing
        for own in bits(CLASH[card] & s.cast_spells[seat]):
            if s.bound_wizard[own] != NOBODY:
                contradicts = 1.0
    point_trick = 0.0
    dice_tricks = 0
    parasite = 0.0
    for trick in s.tricks[seat]:
        effect = EFFECT[trick]
        if effect == "gain_point":
            point_trick = 1.0
        elif effect == "cast_with_their_dice":
            parasite = 1.0
        elif effect in _DICE_TRICKS:
            dice_tricks += 1
    lead = max(-3.0, min(3.0, (prospects(s, seat, rounds) - best) * 3.0 / s.goal))
    theirs = s.goal - s.points[rival]
    return [
        min(1.0, s.points[seat] / s.goal),
        min(1.0, s.points[rival] / s.goal),
        min(1.0, s.points[(seat + 1) % s.seats] / s.goal),
        1.0 if missing <= 1 else 0.0,
        1.0 if missing <= 2 else 0.0,
        1.0 if missing <= 3 else 0.0,
        1.0 if theirs <= 1 else 0.0,
        1.0 if theirs <= 2 else 0.0,
        1.0 if theirs <= 3 else 0.0,
        lead,
        max(-6.0, min(6.0, lead * sqrt(USUAL_ROUNDS / rounds))),
        min(2.0, len(spells) / 3),
        min(4.0, promise / 3),
        min(2.0, cheap / 2),
        min(2.0, big / 2),
        min(2.0, winning / 2),
        min(2.0, s.spells[rival].bit_count() / 3),
        min(3.0, float(len(s.tricks[seat]))),
        point_trick,
        min(2.0, float(dice_tricks)),
        parasite,
        1.0 if RETARGET in s.tricks[seat] else 0.0,
        min(3.0, float(len(s.tricks[rival]))),
        catches(s, seat),
        catches(s, rival),
        min(4.0, s.binding_cards[seat].bit_count() / 2),
        min(4.0, s.binding_cards[rival].bit_count() / 2),
        min(3.0, float((s.binding_cards[seat] & s.curses).bit_count())),
        min(3.0, float((s.binding_cards[rival] & s.curses).bit_count())),
        contradicts,
        penalty(s, seat),
        penalty(s, rival),
        (seat - s.active) % s.seats / s.seats,
        min(1.0, rounds / 10),
    ]


def catches(s: Tournament, seat: int) -> float:
    """Returns the points that a wizard's spells in play would bring if they were broken, weighted
    by how many conditions each target has; 4 at most."""
    found = 0.0
    for card in bits(s.cast_spells[seat]):
        bound = s.bound_wizard[card]
        if bound != NOBODY:
            found += BROKEN_POINTS[card] * load(s, bound)
    return min(4.0, found / 4)


def penalty(s: Tournament, seat: int) -> float:
    """Returns 1 if the wizard has fewer dice or no rerolls in its next turn, else 0."""
    return 1.0 if (s.four_dice_next | s.no_rerolls_next) >> seat & 1 else 0.0
