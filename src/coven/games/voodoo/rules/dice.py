"""Ingredients: what falls, and what pays for a spell (chapters 3 and 4)."""

from __future__ import annotations

from itertools import product
from typing import Final

from ..components import CARDS, DICE, FACES, SKULL, SPELLS, WILD
from ..moves import Pool, pools, without
from ..state import Tournament
from . import moments

COST: Final[tuple[Pool, ...]] = tuple(
    tuple(sorted(FACES.index(face) for face in card.cost if face != WILD))
    for card in CARDS[:SPELLS]
)
ANY: Final = tuple(WILD in card.cost for card in CARDS[:SPELLS])
NO_WILD: Final = -1
FACE: Final = tuple(f"ingredient-{face}" for face in FACES)
"""In words."""
_PAYMENTS: Final[dict[tuple[int, Pool], list[int]]] = {}


def payments(card: int, pool: Pool) -> list[int]:
    """The dice that may be paid as its wildcard, or NO_WILD for a card without; empty where the
    pool does not pay for it."""
    key = (card, pool)
    known = _PAYMENTS.get(key)
    if known is None:
        known = _PAYMENTS[key] = _ways(card, pool)
    return known


def _ways(card: int, pool: Pool) -> list[int]:
    left = list(pool)
    for face in COST[card]:
        if face not in left:
            return []
        left.remove(face)
    return list(dict.fromkeys(left)) if ANY[card] else [NO_WILD]


PAYABLE: Final[dict[Pool, int]] = {
    pool: sum(1 << card for card in range(SPELLS) if _ways(card, pool))
    for pool in ((), *pools(DICE))
}
"""Every spell that a pool pays for, as bits."""


def price(card: int, wild: int) -> Pool:
    return COST[card] if wild == NO_WILD else (*COST[card], wild)


FALLEN: Final[list[list[Pool]]] = [
    [tuple(sorted(dice)) for dice in product(range(len(FACES)), repeat=number)]
    for number in range(DICE + 1)
]
"""All that so many dice can show, each as likely as the others."""


_TOGETHER: Final[dict[tuple[Pool, Pool], Pool]] = {}


def together(kept: Pool, fallen: Pool) -> Pool:
    """One pool of two."""
    key = (kept, fallen)
    known = _TOGETHER.get(key)
    if known is None:
        known = _TOGETHER[key] = tuple(sorted(kept + fallen))
    return known


def throw(s: Tournament, number: int) -> Pool:
    """So many dice, as one draw."""
    fallen = FALLEN[number]
    dice = fallen[s.random_below(len(fallen))]
    s.rolled.extend(dice)
    if s.curses & moments.TWO_SKULLS and dice.count(SKULL) > 1:
        moments.owe(s, moments.TWO_SKULLS)
    return dice


def discard(s: Tournament, dice: Pool) -> None:
    s.pool = without(s.pool, dice)
    s.used = (*s.used, *dice)


def tell_dice(s: Tournament, key: str, who: int, dice: Pool) -> None:
    """Up to five dice, as words."""
    told: dict[str, int | str] = {"seat": who, "count": len(dice)}
    for i in range(DICE):
        told[f"die{i + 1}"] = FACE[dice[i]] if i < len(dice) else ""
    s.tell(key, told)
