"""What the dice are likely to show: exact chances, as fractions.

`need` is what a pair, or both pairs, still have to reach once all else is added. Re-rolls are used
as well as they can be. A re-roll card can also be played for its symbol instead; `spare` counts the
re-roll cards in hand by what their symbol adds: nothing (broom), 1 (headology), 2 (magic).
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
    PAIR_SUM,
    PER_HEADOLOGY,
    PER_MAGIC,
    REROLLS,
    THREES,
)
from ..state import bits

SIDES: Final = len(FACES)
Spare = tuple[int, int, int]
ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)

_pairs: Final[dict[tuple[int, int], Fraction]] = {}
_rolled: Final[dict[tuple[int, int, int], Fraction]] = {}
_both: Final[dict[tuple[int, int, int, int], Fraction]] = {}
_first: Final[dict[tuple[int, int, int, int, int, int], Fraction]] = {}


def pair_chance(need: int, rerolls: int = 0) -> Fraction:
    """That a pair about to be rolled reaches `need`, with so many re-rolls in hand."""
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
    """That a pair showing the sides `a` and `b` reaches `need`, now or by rolling again."""
    if FACES[a] + FACES[b] >= need:
        return ONE
    if not rerolls:
        return ZERO
    if a > b:
        a, b = b, a
    place = (a * SIDES + b, need, rerolls)
    known = _rolled.get(place)
    if known is None:
        low = sum([rolled_chance(x, b, need, rerolls - 1) for x in range(SIDES)], ZERO) / SIDES
        high = sum([rolled_chance(a, x, need, rerolls - 1) for x in range(SIDES)], ZERO) / SIDES
        known = _rolled[place] = max(low, high, pair_chance(need, rerolls - 1))
    return known


def second_chance(need: int, spare: Spare) -> Fraction:
    """That the second pair reaches `need`, choosing before it is rolled which re-roll cards to
    keep and which to play for their symbols."""
    brooms, heads, magics = spare
    best = ZERO
    for kept_heads in range(heads + 1):
        for kept_magics in range(magics + 1):
            left = need - PER_HEADOLOGY * (heads - kept_heads) - PER_MAGIC * (magics - kept_magics)
            best = max(best, pair_chance(left, brooms + kept_heads + kept_magics))
    return best


def four_chance(need: int, spare: Spare) -> Fraction:
    """That four dice about to be rolled reach `need`, with the best use of re-roll cards."""
    need = max(0, need)
    place = (need, *spare)
    known = _both.get(place)
    if known is None:
        total = ZERO
        for a in range(SIDES):
            for b in range(a, SIDES):
                total += first_chance(a, b, need, spare) * (1 if a == b else 2)
        known = _both[place] = total / (SIDES * SIDES)
    return known


def first_chance(a: int, b: int, need: int, spare: Spare) -> Fraction:
    """The same with the first pair showing `a` and `b`."""
    if a > b:
        a, b = b, a
    place = (a, b, need, *spare)
    known = _first.get(place)
    if known is None:
        known = second_chance(need - FACES[a] - FACES[b], spare)
        for kind in range(3):
            if spare[kind]:
                less = spent(spare, kind)
                low = sum([first_chance(x, b, need, less) for x in range(SIDES)], ZERO) / SIDES
                high = sum([first_chance(a, x, need, less) for x in range(SIDES)], ZERO) / SIDES
                known = max(known, low, high, four_chance(need, less))
        _first[place] = known
    return known


def spent(spare: Spare, kind: int) -> Spare:
    brooms, heads, magics = spare
    return (brooms - (kind == 0), heads - (kind == 1), magics - (kind == 2))


# -- what a hand can do ------------------------------------------------------------------------


def spare_of(hand: int) -> Spare:
    """The re-roll cards of a hand by what their symbols add."""
    rerolls = hand & REROLLS
    heads = (rerolls & HEADOLOGY).bit_count()
    magics = (rerolls & MAGIC).bit_count()
    return (rerolls.bit_count() - heads - magics, heads, magics)


def bonus_in(hand: int, kind: int) -> int:
    """What the bonus cards of a hand add against that kind of problem (13.2)."""
    total = 0
    for card in bits(hand & BONUS_AGAINST[kind]):
        total += BONUS_OF[card]
    return total


def symbols_in(hand: int, kind: int) -> int:
    """What the symbols of a hand add, bonus cards and re-rolls kept for their benefits."""
    rest = hand & ~REROLLS & ~BONUS_AGAINST[kind]
    return PER_HEADOLOGY * (rest & HEADOLOGY).bit_count() + PER_MAGIC * (rest & MAGIC).bit_count()


def has_three(hand: int) -> bool:
    """Whether the hand holds a Power of Three."""
    return sum([1 for cards in THREES if hand & cards]) >= 3


def certain(hand: int, kind: int, pig_token: bool) -> bool:
    """Whether the problem can be solved without dice (7.13, 13.4, 13.14, 13.15)."""
    return pig_token or hand & CURES[kind] > 0 or has_three(hand)


CACKLES: Final[tuple[Fraction, ...]] = tuple(
    Fraction(sum([1 for a in range(36) if (a < 6) + (a % 6 == 0) == n]), 36) for n in range(3)
)
"""That a pair shows none, one, two cackles."""
assert len(PAIR_SUM) == 36
