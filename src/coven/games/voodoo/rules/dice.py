"""Dice: rolling them, and paying for spells with them (3.2, 4.2, 4.3)."""

from __future__ import annotations

from itertools import product
from typing import Final

from ..components import CARDS, DICE, FACES, SKULL, SPELLS, WILD
from ..moves import Pool, pools, without
from ..state import Tournament
from . import conditions, moments

COST: Final[tuple[Pool, ...]] = tuple(
    tuple(sorted(FACES.index(face) for face in card.cost if face != WILD))
    for card in CARDS[:SPELLS]
)
"""By spell: the dice that it costs, without its wildcard."""
HAS_WILDCARD: Final = tuple(WILD in card.cost for card in CARDS[:SPELLS])
"""By spell: whether it costs one more die of any kind (4.3)."""
NO_WILD: Final = -1
"""Stands for the wildcard's die of a spell without a wildcard."""
FACE: Final = tuple(f"ingredient-{face}" for face in FACES)
"""By face: the Fluent key of its name."""
_PAYMENTS: Final[dict[tuple[int, Pool], list[int]]] = {}
"""Cached results of `payments`."""


def payments(card: int, pool: Pool) -> list[int]:
    """Returns the dice of the pool that may be paid as the spell's wildcard, or [NO_WILD] if it has
    none; an empty list if the pool cannot pay for the spell."""
    key = (card, pool)
    known = _PAYMENTS.get(key)
    if known is None:
        known = _PAYMENTS[key] = _payments(card, pool)
    return known


def _payments(card: int, pool: Pool) -> list[int]:
    """Computes the result of `payments` without its cache: the dice that may be paid as the spell's
    wildcard, [NO_WILD] if it has none, or an empty list if the pool cannot pay for the spell."""
    left = list(pool)
    for face in COST[card]:
        if face not in left:
            return []
        left.remove(face)
    return list(dict.fromkeys(left)) if HAS_WILDCARD[card] else [NO_WILD]


PAYABLE: Final[dict[Pool, int]] = {
    pool: sum(1 << card for card in range(SPELLS) if _payments(card, pool))
    for pool in ((), *pools(DICE))
}
"""By pool: the spells that it can pay for, a bit mask."""


def price(card: int, wild: int) -> Pool:
    """Returns the dice to pay for a spell; `wild`: the die paid as its wildcard, or NO_WILD."""
    return COST[card] if wild == NO_WILD else (*COST[card], wild)


FALLEN: Final[list[list[Pool]]] = [
    [tuple(sorted(dice)) for dice in product(range(len(FACES)), repeat=number)]
    for number in range(DICE + 1)
]
"""By the number of dice: all equally likely results of rolling them."""


_MERGED: Final[dict[tuple[Pool, Pool], Pool]] = {}
"""Cached results of `merged`."""


def merged(kept: Pool, fallen: Pool) -> Pool:
    """Returns one pool with the dice of both pools: those kept and those just rolled."""
    key = (kept, fallen)
    known = _MERGED.get(key)
    if known is None:
        known = _MERGED[key] = tuple(sorted(kept + fallen))
    return known


def throw(s: Tournament, number: int) -> Pool:
    """Rolls `number` dice, with one random number for all, and returns them. If they show two
    skulls, wizards bound by curses that wait for this have to react."""
    fallen = FALLEN[number]
    dice = fallen[s.random_below(len(fallen))]
    s.rolled.extend(dice)
    if s.curses & conditions.TWO_SKULLS and dice.count(SKULL) > 1:
        moments.start_reactions(s, conditions.TWO_SKULLS)
    return dice


def discard(s: Tournament, dice: Pool) -> None:
    """Moves these dice from the pool to the used ones."""
    s.pool = without(s.pool, dice)
    s.used = (*s.used, *dice)


def tell_dice(s: Tournament, key: str, who: int, dice: Pool) -> None:
    """Adds the event with the Fluent key `key` about rolled dice of the seat `who` to the log; its
    variables are their number and names."""
    told: dict[str, int | str] = {"seat": who, "count": len(dice)}
    for i in range(DICE):
        told[f"die{i + 1}"] = FACE[dice[i]] if i < len(dice) else ""
    s.tell(key, told)
