"""What a seat's next choices would come to, from what it may know."""

from __future__ import annotations

from functools import lru_cache

from coven.core import View

from .components import (
    ACTIONS,
    BOOSTS,
    CELL_IDS,
    LEADER_FACTOR,
    NOTHING,
    OWL_AT,
    OWL_EMPTY_VP,
    OWL_PILE,
    PAIR_IDS,
    PROPHECIES,
    REGION_IDS,
    RING,
    SCROLL_IDS,
    SPECIAL_AT,
    TIP,
    WAND_SPACES,
)
from .rules.prophecies import amount, levels
from .rules.wand import silver_points
from .rules.witches import prices
from .state import Witchstone, free_cells, members, strength_with

WITHOUT_AMOUNT = ("occupy_mixed", "connect", "witchstone_place")
"""The kinds of prophecies that do not compare an amount with thresholds."""


def preview(s: Witchstone, seat: int) -> View:
    """Returns what this seat's next choices would come to: the strength of each action on each free
    cell, the price of each journey, what the spaces of wand and ring would give, and the points
    that taking out a crystal would cost; and how far the seat is with each prophecy."""
    return {
        "strength": {
            id: strengths(s.marks[seat * 6 + action], free_cells(s, seat))
            for action, id in enumerate(ACTIONS)
        },
        "journeys": {} if s.tower[seat] == NOTHING else journey_prices(s, seat),
        "wand": [wand_space(s, seat, space) for space in range(s.wand[seat] + 1, TIP + 1)],
        "ring": [ring_space(s, seat, steps) for steps in range(1, RING + 1)],
        "removal": s.removed[seat] + 1,
        "prophecies": {} if s.tower[seat] == NOTHING else prophecies(s, seat),
    }


def prophecies(s: Witchstone, seat: int) -> dict[str, tuple[int, int | None]]:
    """Returns, for each prophecy on the rack or held by this seat, how many levels the seat has met
    and the amount that is compared with them; None where it compares none (13.3, 13.5, 13.6)."""
    found: dict[str, tuple[int, int | None]] = {}
    for scroll in {*s.row, *s.scrolls[seat]}:
        if scroll >= BOOSTS:
            prophecy = PROPHECIES[scroll - BOOSTS]
            has = None if prophecy.kind in WITHOUT_AMOUNT else amount(s, seat, prophecy)
            found[SCROLL_IDS[scroll]] = (levels(s, seat, scroll), has)
    return found


@lru_cache(2_000)
def strengths(marks: int, free: int) -> dict[str, int]:
    """Returns, by free cell, how strong an action would be if its symbol were put there (5.1).
    `marks`: the cells with that symbol, as a bit mask; `free`: the free cells, as a bit mask. For a
    domino both symbols can be looked up apart: they differ, so neither changes the other's
    strength."""
    return {CELL_IDS[cell]: strength_with(marks, cell) for cell in members(free)}


def journey_prices(s: Witchstone, seat: int) -> dict[str, int]:
    """Returns the regions that a witch of this seat could occupy, with the witch actions that the
    journey costs (7.3–7.5, 7.14)."""
    return {
        REGION_IDS[region]: price
        for region, price in prices(s, seat).items()
        if region != s.tower[seat] and not s.standing[seat] >> region & 1
    }


def wand_space(s: Witchstone, seat: int, space: int) -> View:
    """Returns what a space of the wand would give this seat now, and whether its owl would lead if
    it ended there (10.4–10.6)."""
    leads = all(space >= s.wand[other] for other in range(s.seats) if other != seat)
    effect = WAND_SPACES.get(space)
    if effect is None:
        return {"space": space, "leads": leads, "kind": "nothing"}
    if effect.kind == "silver":
        points = silver_points(s, seat, space)
        return {
            "space": space,
            "leads": leads,
            "kind": "silver",
            "count": effect.count,
            "points": points,
        }
    return {
        "space": space,
        "leads": leads,
        "kind": "dark",
        "action": effect.action,
        "times": effect.times,
        "leader_times": effect.times * LEADER_FACTOR,
    }


def ring_space(s: Witchstone, seat: int, steps: int) -> View:
    """Returns what this seat would get from the space of the pentagram that is `steps` ahead of its
    owl (8.3–8.5, 8.9)."""
    space = (s.ring[seat] + steps) % RING
    if OWL_AT[space] != NOTHING:
        left = s.owls_left[OWL_AT[space]]
        points = OWL_PILE[len(OWL_PILE) - left] if left else OWL_EMPTY_VP
        return {"steps": steps, "space": space, "kind": "owl", "points": points}
    if SPECIAL_AT[space] != NOTHING:
        pair = s.slots[SPECIAL_AT[space]]
        special = PAIR_IDS[pair] if pair != NOTHING else None
        return {"steps": steps, "space": space, "kind": "special", "pair": special}
    return {"steps": steps, "space": space, "kind": "nothing"}
