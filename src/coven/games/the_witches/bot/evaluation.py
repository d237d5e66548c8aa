"""Estimates a seat's chance to win from a position.

The value of a seat is in points: what it has, and what it may still make of the turns that are
left, so cards and bonuses are worth more early than late. The constants were fitted to games
between players who move by the quick choices of `playouts`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ..components import (
    EASY,
    EASY_PER_CARD,
    ELVES_TO_LOSE,
    HARD_LEFT,
    HARD_PER_BONUS,
    LICENCE,
    START_HAND,
)
from ..rules.end import rank_key
from ..state import DUNGEON, Witches, hand_size, hard_on_map, open_elves

CARD: Final = 0.3
"""The value of a card in hand; at the end of a turn the same as that of one to be drawn."""
CARD_PER_TURN: Final = 0.3
"""The value of a larger hand, for each card and each turn that is left."""
BONUS_PER_TURN: Final = 0.29
"""The value of the bonus for hard problems, for each point of it and each turn that is left."""
HALF: Final = 0.3
"""How much of the next card or bonus it is worth to be halfway to it."""
CACKLE: Final = 0.22
"""The cost of a cackle."""
LAST_CACKLES: Final = 0.35
"""The additional cost of a cackle while the reserve is nearly empty."""
LOCKED: Final = 1.5
"""The cost of being in the Dungeon."""
TOKEN: Final = 0.5
"""The value of the token a witch began with."""
POINTS_PER_TURN: Final = 2.1
"""What an average turn brings in a solo game with a hand of three cards."""
CRISIS_SAFETY: Final = 9.2
ELF_SAFETY: Final = 5.0
"""How far from being lost a game is, by crises and by elves; see `chance_of_loss`."""
RIVAL_POINTS_PER_TURN: Final = 3.4
"""What an average turn brings in a competitive game."""
GOOD_SCORE: Final = 27.0
"""A good final score in a competitive game."""
OWN_SHARE: Final = 0.12
OWN_SHARE_PER_TURN: Final = 0.15
"""How much of the value depends on the own points only, not on the lead over the others: more of
it while many turns are left and the game is open, because the others' luck says little about what
to do now. A seat far ahead only has to avoid accidents."""


def turn(s: Witches) -> int:
    """Returns the number of the turn, counted over all seats."""
    return s.turns


def turns_left(s: Witches) -> float:
    """Returns how many turns each seat has left, on average over the seats."""
    return (len(s.queue) - s.next) / s.seats


def seat_value(s: Witches, seat: int) -> float:
    """Returns the value of this seat's position in points: its score and what cards, bonuses,
    cackles, token and Dungeon add to it or take from it."""
    left = turns_left(s)
    worth = float(s.points[seat] - s.aliss[seat])
    worth += CARD * s.hands[seat].bit_count()
    mat = s.mat[seat]
    cards = mat // EASY_PER_CARD + (HALF if mat & 1 else 0.0)
    worth += CARD_PER_TURN * left * cards
    hard = s.hard[seat]
    worth += BONUS_PER_TURN * left * (hard // HARD_PER_BONUS + (HALF if hard & 1 else 0.0))
    cost = CACKLE if s.pool > 2 else CACKLE + LAST_CACKLES
    worth -= cost * s.cackles[seat]
    if s.item[seat]:
        worth += TOKEN
    if s.at[seat] == DUNGEON:
        worth -= LOCKED
    return worth


def chance_of_loss(s: Witches) -> float:
    """Returns the probability that everybody loses before the end, by crises (12.1) or elves
    (12.2). Its formula was fitted to games between careful and careless players."""
    elves = open_elves(s)
    if elves >= ELVES_TO_LOSE:
        return 0.8
    left = len(s.queue) - s.next
    if not left:
        return 0.0
    problems = s.taken.bit_count()
    calm = problems if s.piling else problems - s.all_crises + s.crises
    by_crises = 0.52 * calm + 0.2 * problems + 0.33 * left - 0.87 * s.crises - CRISIS_SAFETY
    by_elves = 1.25 * elves + 0.17 * left - ELF_SAFETY
    safe = (1.0 + exp(by_crises)) * (1.0 + exp(by_elves))
    return 1.0 - 1.0 / safe


def evaluate(s: Witches, seat: int) -> float:
    """Returns an estimate of the chance that this seat wins; in a cooperative or solo game, that
    the players win."""
    if s.lost:
        return 0.02 * min(1.0, max(0, s.points[seat]) / 60.0)
    if s.seats == 1:
        return evaluate_alone(s)
    if s.shared:
        return evaluate_together(s)
    if not s.stack:
        keys = [rank_key(s, other) for other in range(s.seats)]
        return 1.0 / keys.count(keys[seat]) if keys[seat] == max(keys) else 0.0
    left = turns_left(s)
    scale = 1.2 + 0.55 * left
    mine = seat_value(s, seat)
    odds = 0.0
    for other in range(s.seats):
        odds += exp((seat_value(s, other) - mine) / scale)
    own = 1.0 / (1.0 + exp((GOOD_SCORE - RIVAL_POINTS_PER_TURN * left - mine) / 8.0))
    ahead = 1.0 / odds
    share = min(1.0, OWN_SHARE + OWN_SHARE_PER_TURN * left) * 4.0 * ahead * (1.0 - ahead)
    return ((1.0 - share) * ahead + share * own) * (1.0 - chance_of_loss(s))


def points_per_turn(s: Witches, seat: int) -> float:
    """Returns how many points a turn of this seat brings on average."""
    size = hand_size(s, seat)
    return POINTS_PER_TURN + 0.5 * (size - START_HAND) + 0.5 * (s.hard[seat] // HARD_PER_BONUS)


def evaluate_alone(s: Witches) -> float:
    """Returns an estimate from 0 to 1 of how well a solo game will end: with 30 points or more
    (15.6), and not lost because the Black Aliss tokens run out (15.4) or otherwise."""
    points = float(s.points[0] - s.aliss[0])
    if not s.stack:
        if points < LICENCE:
            return 0.25 * max(0.0, points) / LICENCE
        return 0.6 + 0.4 * min(1.0, (points - LICENCE) / 20.0)
    left = float(len(s.queue) - s.next)
    at_hand = CARD * s.hands[0].bit_count() + (TOKEN if s.item[0] else 0.0)
    growth = 0.28 * left  # hands and bonuses grow on the way
    expected = (
        points
        + left * (points_per_turn(s, 0) + growth)
        + at_hand
        - (LOCKED if s.at[0] == DUNGEON else 0.0)
    )
    expected += 0.35 * left * (HALF * (s.mat[0] & 1) + HALF * (s.hard[0] & 1))
    expected -= 0.25 * s.cackles[0]
    good = 1.0 / (1.0 + exp((LICENCE + 2.0 - expected) / (1.5 + 0.6 * left)))
    aliss = s.aliss_left + 0.6 * s.pool - 0.28 * left
    safe = 1.0 / (1.0 + exp((0.9 - aliss) * 1.6))
    wish = 0.1 + 0.75 * good + 0.15 * min(1.0, max(0.0, expected) / 60.0)
    return wish * safe * (1.0 - chance_of_loss(s))


def evaluate_together(s: Witches) -> float:
    """Returns an estimate of the chance to win a cooperative game: with fewer than four hard
    problems at the end (15.5), and not lost because the Black Aliss tokens run out (15.4) or
    otherwise."""
    on_map = hard_on_map(s)
    if not s.stack:
        return 1.0 if on_map < HARD_LEFT else 0.1 * HARD_LEFT / on_map
    to_come = 0
    for i in range(s.next, len(s.queue)):
        if s.queue[i] >= EASY:
            to_come += 1
    left = turns_left(s)
    solvable = 0.0  # how many hard problems the players will still solve
    for seat in range(s.seats):
        strength = 0.16 + 0.075 * s.mat[seat] / EASY_PER_CARD + 0.09 * s.hard[seat] / HARD_PER_BONUS
        solvable += left * strength
        solvable += 0.05 * s.hands[seat].bit_count() - 0.04 * s.cackles[seat]
        if s.at[seat] == DUNGEON:
            solvable -= 0.3
    spare = HARD_LEFT - 0.5 - on_map - to_come + solvable
    good = 1.0 / (1.0 + exp(-spare / (0.5 + 0.16 * left)))
    aliss = s.aliss_left + 0.5 * s.pool - 0.2 * left * s.seats
    safe = 1.0 / (1.0 + exp((0.5 - aliss) * 1.3))
    return (0.05 + 0.95 * good) * safe * (1.0 - chance_of_loss(s))
