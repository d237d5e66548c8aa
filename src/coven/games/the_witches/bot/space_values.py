"""Estimates what going to each space is worth to a seat, in points."""

from __future__ import annotations

from typing import Final

from ..components import (
    CURES,
    DIFFICULTY,
    EASY,
    ELVES_TO_LOSE,
    FACES,
    GRANNYS_COTTAGE,
    GUEST,
    HARD_PER_BONUS,
    HEADOLOGY,
    IS_ELF,
    KETTLE,
    MAGIC,
    MAT,
    PER_CRISIS,
    POINTS,
    SPACES,
    TOKEN_KIND,
    TOKENS,
)
from ..state import Witches, bits
from .evaluation import CACKLE, LAST_CACKLES, turns_left

UNKNOWN_TARGET: Final = 20
UNKNOWN_POINTS: Final = 4.7
"""The difficulty and the points of a face-down problem, on average."""
ALISS_ALONE: Final = 9.0
ALISS_TOGETHER: Final = 5.0
"""The cost of losing to Black Aliss (15.4); a cackle costs a share of it."""
FAILED_EASY: Final = 0.45
FAILED_HARD: Final = 0.7
"""The cost of failing without the cackles: the way back, and with hard problems the consequences.
"""
DICE_CACKLES: Final = 0.67
"""How many cackles a roll of four dice brings; half of them come with the second pair."""
CRISIS_REMOVED: Final = 0.4
"""The value of each crisis that a solved problem takes off the map."""
FEW_CRISES: Final = 6
CRISIS_LACKING: Final = 1.0
"""With fewer crises in the reserve than FEW_CRISES, the additional value for each one lacking."""
ELF_REMOVED: Final = (0.0, 2.0, 8.0, 12.0)
"""The value of solving an open elf, by how many elves are open."""
ELF_RISK: Final = (0.0, 0.3, 3.0, 3.0)
"""The cost of turning up a problem that may be an elf and failing, by how many elves are open."""
KNOWN_ELF_RISK: Final = (0.0, 0.75, 7.5, 7.5)
"""The same for a face-down problem of which the seat knows that it is an elf (T13)."""
EASY_PER_TURN: Final = 0.22
HARD_PER_TURN: Final = 0.25
"""The value of a solved problem apart from its points, for each turn that is left: larger hands and
higher bonuses."""
HARD_TOGETHER: Final = 2.0
"""The additional value of a solved hard problem in the cooperative game (15.5)."""

MOST_NEEDED: Final = 30
"""More than any dice can show."""


def _chances(dice: int) -> list[float]:
    """Returns a list whose entry n is the chance that `dice` dice show a sum of n or more."""
    sums = [1.0]
    for _ in range(dice):
        wider = [0.0] * (len(sums) + 6)
        for total in range(len(sums)):
            for face in FACES:
                wider[total + face] += sums[total] / len(FACES)
        sums = wider
    return [sum(sums[need:]) for need in range(MOST_NEEDED)]


PAIR: Final[list[float]] = _chances(2)
FOUR: Final[list[float]] = _chances(4)
CURES_OF_TOKEN: Final[list[int]] = [CURES[kind] for kind in TOKEN_KIND]
"""For each token the cards that solve it by themselves, as a bit mask."""
ALL_CURES: Final[int] = sum(set(CURES))
"""The cards that solve some problem by themselves, as a bit mask."""
CURABLE: Final[list[tuple[int, int, int]]] = [
    (cures, TOKEN_KIND.index(kind), TOKEN_KIND.index(kind + 1))
    for kind, cures in enumerate(CURES)
    if cures
]
"""Cards that solve a kind of problem, and the range of its tokens: the first, and the one after the
last."""

MOST_POWER: Final = 24
"""Cards and bonuses that add more than this are counted as this much."""
CHANCE: Final[list[list[float]]] = [
    [FOUR[max(0, need - power)] for need in DIFFICULTY] for power in range(MOST_POWER + 1)
]
"""The chance to solve each token with four dice, by what is added to them."""
UNKNOWN_CHANCE: Final[list[float]] = [
    FOUR[max(0, UNKNOWN_TARGET - power)] for power in range(MOST_POWER + 1)
]
"""The same for a face-down problem."""


def pair_chance(need: int) -> float:
    """Returns the chance that two dice show `need` or more."""
    return 1.0 if need <= 0 else PAIR[need] if need < MOST_NEEDED else 0.0


def four_chance(need: int) -> float:
    """Returns the chance that four dice show `need` or more."""
    return 1.0 if need <= 0 else FOUR[need] if need < MOST_NEEDED else 0.0


def cackle_cost(s: Witches) -> float:
    """Returns what one more cackle costs in points: little, until Black Aliss is near."""
    if s.shared:
        spare = s.pool + s.aliss_left
        if spare > 2 * (len(s.queue) - s.next):
            return CACKLE
        return (ALISS_ALONE if s.seats == 1 else ALISS_TOGETHER) / (1.0 + spare)
    return CACKLE if s.pool > 2 else CACKLE + LAST_CACKLES


def space_values(s: Witches, seat: int) -> list[float]:
    """Returns what going to each space is worth to this seat in points: a problem to solve, tea, or
    nothing."""
    hand = s.hands[seat]
    power = s.hard[seat] // HARD_PER_BONUS + (hand & HEADOLOGY).bit_count()
    magic = 2 * (hand & MAGIC).bit_count()
    hard_power = min(power + magic, MOST_POWER)
    easy_power = power + 2 if magic and power + 2 < hard_power else hard_power
    cackle = cackle_cost(s)
    left = turns_left(s)
    full = s.mat[seat] >= MAT
    needed = s.shared and s.seats > 1
    key = (easy_power, hard_power, cackle, left, full, needed)
    by_token = _token_values.get(key)
    if by_token is None:
        if len(_token_values) >= MOST_CACHED:
            _token_values.clear()
        by_token = _token_values[key] = token_values(*key)
    problem = s.problem
    if hand & ALL_CURES:
        by_token = by_token.copy()
        for cures, start, stop in CURABLE:
            if hand & cures:
                by_token[start:stop] = by_token[CURED + start : CURED + stop]
    seen = s.open | s.known[seat]
    found: list[float] = []
    elves: list[int] = []
    hidden_elves: list[int] = []
    for space, token in enumerate(problem):
        if token >= EASY:
            if not (seen >> space) & 1:
                token = UNSEEN
            elif IS_ELF[token]:
                (elves if (s.open >> space) & 1 else hidden_elves).append(space)
        found.append(by_token[token])
    if s.crises < s.all_crises:
        dice = DICE_CACKLES * cackle
        easy_pain = FAILED_EASY + cackle
        easy_stakes = easy_pain + (0.0 if full else EASY_PER_TURN * left)
        hard_pain = FAILED_HARD + cackle
        hard_stakes = hard_pain + HARD_PER_TURN * left + (HARD_TOGETHER if needed else 0.0)
        lacking = FEW_CRISES - s.crises
        relief = CRISIS_REMOVED + (CRISIS_LACKING * lacking if lacking > 0 else 0.0)
        for space, crises in enumerate(s.crisis):
            if not crises:
                continue
            token = problem[space]
            need = PER_CRISIS * crises
            if token >= EASY:
                stakes = hard_stakes + relief * crises
                if (seen >> space) & 1:
                    need += DIFFICULTY[token] - hard_power
                    stakes += POINTS[token]
                else:
                    need += UNKNOWN_TARGET - hard_power
                    stakes += UNKNOWN_POINTS
                found[space] = four_chance(need) * stakes - hard_pain - dice
            elif not hand & CURES_OF_TOKEN[token]:
                need += DIFFICULTY[token] - easy_power
                stakes = easy_stakes + POINTS[token] + relief * crises
                found[space] = four_chance(need) * stakes - easy_pain - dice
    if elves:
        count = min(len(elves), ELVES_TO_LOSE)
        for space in elves:
            found[space] += CHANCE[hard_power][problem[space]] * ELF_REMOVED[count]
        risk = (1.0 - UNKNOWN_CHANCE[hard_power]) * ELF_RISK[count]
        for space in bits(s.taken & ~seen):
            if not s.crisis[space]:
                found[space] -= risk
        for space in hidden_elves:
            failing = 1.0 - CHANCE[hard_power][problem[space]]
            found[space] -= failing * KNOWN_ELF_RISK[count]
    cackles = s.cackles[seat]
    if cackles:
        if s.seats == 1:
            if s.problem[GRANNYS_COTTAGE] < 0:
                found[GRANNYS_COTTAGE] = cackle * min(KETTLE, cackles)
        else:
            for other, space in enumerate(s.at):
                if other != seat and space < SPACES and problem[space] < 0:
                    found[space] = max(0.3, cackle) * min(GUEST, cackles)
    return found


# Indices in the list of `token_values` after those of the tokens. The last, which the token -1
# finds, is for an empty space.
UNSEEN: Final = TOKENS
"""The index of the value of a face-down problem."""
CURED: Final = TOKENS + 1
"""From this index on, the values of the easy tokens for a seat that has a card to solve them."""
MOST_CACHED: Final = 5_000
_token_values: Final[dict[tuple[int, int, float, float, bool, bool], list[float]]] = {}
"""A cache of `token_values` by its arguments."""


def token_values(
    easy_power: int,
    hard_power: int,
    cackle: float,
    left: float,
    full: bool,
    needed: bool,
) -> list[float]:
    """Returns a list of what going to a space is worth in points. It has an entry for each problem
    token without a crisis, then one for a face-down problem (at UNSEEN), one for each easy token
    with a cure (from CURED on), and one for an empty space.

    `easy_power`, `hard_power`: what cards and bonuses add to a roll. `cackle`: cost of a cackle.
    `left`: turns left. `full`: whether the mat is full. `needed`: whether all players need hard
    problems solved (15.5).
    """
    dice = DICE_CACKLES * cackle
    pain = FAILED_EASY + cackle
    more = 0.0 if full else EASY_PER_TURN * left
    found: list[float] = []
    for token in range(EASY):
        found.append(CHANCE[easy_power][token] * (POINTS[token] + pain + more) - pain - dice)
    pain = FAILED_HARD + cackle
    more = HARD_PER_TURN * left + (HARD_TOGETHER if needed else 0.0)
    for token in range(EASY, TOKENS):
        found.append(CHANCE[hard_power][token] * (POINTS[token] + pain + more) - pain - dice)
    found.append(UNKNOWN_CHANCE[hard_power] * (UNKNOWN_POINTS + pain + more) - pain - dice)
    more = 0.0 if full else EASY_PER_TURN * left
    for token in range(EASY):
        found.append(POINTS[token] + more - dice)
    found.append(0.0)
    return found
