"""Exact probabilities of solving a problem with the dice, as fractions.

In all functions `need` is the sum that a pair, or both pairs, of dice still have to reach once all
else is added, and re-rolls are used in the best way. A re-roll card can also be played for its
symbol instead; `spare` counts the re-roll cards in hand by what their symbol adds: nothing (broom),
1 (headology), 2 (magic).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ..components import (
    BONUS_AGAINST,
    BONUS_OF,
    CURES,
    FACES,
    HEADOLOGY,
    MAGIC,
    PER_HEADOLOGY,
    PER_MAGIC,
    REROLLS,
    THREES,
)
from ..dice import PAIR_CACKLES, PAIRS, SIDES, pack_pair
from ..state import bits

Spare = tuple[int, int, int]
"""The numbers of re-roll cards in hand with a broom, with headology and with magic."""
ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)

# Caches of the functions below, by their arguments.
_pairs: Final[dict[tuple[int, int], Fraction]] = {}
_rolled: Final[dict[tuple[int, int, int], Fraction]] = {}
_both: Final[dict[tuple[int, int, int, int], Fraction]] = {}
_first: Final[dict[tuple[int, int, int, int, int, int], Fraction]] = {}


def pair_chance(need: int, rerolls: int = 0) -> Fraction:
    """Returns the probability that a pair of dice about to be rolled reaches the sum `need`;
    `rerolls`: how many re-roll cards may be played."""
    need = max(0, need)
    known = _pairs.get((need, rerolls))
    if known is None:
        total = ZERO
        for a in range(SIDES):
            for b in range(a, SIDES):
                total += rolled_chance(a, b, need, rerolls) * (1 if a == b else 2)
        known = _pairs[(need, rerolls)] = total / (SIDES * SIDES)
    return known


def rolled_chance(a: int, b: int, need: int, rerolls: int) -> Fraction:
    """Returns the probability that a pair that shows the sides `a` and `b` (0 to 5) reaches `need`,
    now or with up to `rerolls` re-roll cards."""
    if FACES[a] + FACES[b] >= need:
        return ONE
    if not rerolls:
        return ZERO
    if a > b:
        a, b = b, a
    key = (pack_pair(a, b), need, rerolls)
    known = _rolled.get(key)
    if known is None:
        low = sum([rolled_chance(x, b, need, rerolls - 1) for x in range(SIDES)], ZERO) / SIDES
        high = sum([rolled_chance(a, x, need, rerolls - 1) for x in range(SIDES)], ZERO) / SIDES
        known = _rolled[key] = max(low, high, pair_chance(need, rerolls - 1))
    return known


def second_chance(need: int, spare: Spare) -> Fraction:
    """Returns the probability that the second pair, about to be rolled, reaches `need` with the
    best choice of which re-roll cards (`spare`) to keep and which to play for their symbols."""
    brooms, heads, magics = spare
    best = ZERO
    for kept_heads in range(heads + 1):
        for kept_magics in range(magics + 1):
            left = need - PER_HEADOLOGY * (heads - kept_heads) - PER_MAGIC * (magics - kept_magics)
            best = max(best, pair_chance(left, brooms + kept_heads + kept_magics))
    return best


def four_chance(need: int, spare: Spare) -> Fraction:
    """Returns the probability that four dice about to be rolled reach `need` with the best use of
    the re-roll cards `spare`."""
    need = max(0, need)
    key = (need, *spare)
    known = _both.get(key)
    if known is None:
        total = ZERO
        for a in range(SIDES):
            for b in range(a, SIDES):
                total += first_chance(a, b, need, spare) * (1 if a == b else 2)
        known = _both[key] = total / (SIDES * SIDES)
    return known


def first_chance(a: int, b: int, need: int, spare: Spare) -> Fraction:
    """Returns the probability that four dice reach `need` with the best use of the re-roll cards
    `spare`, if the first pair shows the sides `a` and `b` (0 to 5) and the second is to come."""
    if a > b:
        a, b = b, a
    key = (a, b, need, *spare)
    known = _first.get(key)
    if known is None:
        known = second_chance(need - FACES[a] - FACES[b], spare)
        for kind in range(3):
            if spare[kind]:
                less = spent(spare, kind)
                low = sum([first_chance(x, b, need, less) for x in range(SIDES)], ZERO) / SIDES
                high = sum([first_chance(a, x, need, less) for x in range(SIDES)], ZERO) / SIDES
                known = max(known, low, high, four_chance(need, less))
        _first[key] = known
    return known


def spent(spare: Spare, kind: int) -> Spare:
    """Returns `spare` with one card less of a kind: 0 broom, 1 headology, 2 magic."""
    brooms, heads, magics = spare
    return (brooms - (kind == 0), heads - (kind == 1), magics - (kind == 2))


# -- what a hand can do ------------------------------------------------------------------------


def spare_of(hand: int) -> Spare:
    """Returns how many re-roll cards a hand (a bit mask) has with each symbol."""
    rerolls = hand & REROLLS
    heads = (rerolls & HEADOLOGY).bit_count()
    magics = (rerolls & MAGIC).bit_count()
    return (rerolls.bit_count() - heads - magics, heads, magics)


def bonus_in(hand: int, kind: int) -> int:
    """Returns what the bonus cards of a hand (a bit mask) add to a roll against this kind of
    problem (13.2)."""
    total = 0
    for card in bits(hand & BONUS_AGAINST[kind]):
        total += BONUS_OF[card]
    return total


def symbols_in(hand: int, kind: int) -> int:
    """Returns what the headology and magic symbols of a hand (a bit mask) add to a roll against
    this kind of problem; bonus cards and re-rolls are not counted, as they are kept for their
    benefits."""
    rest = hand & ~REROLLS & ~BONUS_AGAINST[kind]
    return PER_HEADOLOGY * (rest & HEADOLOGY).bit_count() + PER_MAGIC * (rest & MAGIC).bit_count()


def has_three(hand: int) -> bool:
    """Whether a hand (a bit mask) holds a Power of Three: cards of three characters (4.4)."""
    return sum([1 for cards in THREES if hand & cards]) >= 3


def is_certain(hand: int, kind: int, *, pig_token: bool) -> bool:
    """Whether this kind of problem can be solved without dice: with the cards of a hand (a bit
    mask), or with Petulia's token if `pig_token` (3.11, 7.13, 13.4, 13.14, 13.15)."""
    return pig_token or hand & CURES[kind] > 0 or has_three(hand)


CACKLES: Final[tuple[Fraction, ...]] = tuple(
    Fraction(PAIR_CACKLES.count(n), PAIRS) for n in range(3)
)
"""The probabilities that a pair shows no, one and two cackles."""
