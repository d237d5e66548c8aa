"""Prophecies (chapter 13)."""

from __future__ import annotations

from ..components import BOOSTS, PROPHECIES, PROPHECY_VP, TYPE_MASK, Prophecy
from ..state import Witchstone, count_of, longest_chain


def count_of_type(s: Witchstone, seat: int, regions: int, type: str) -> int:
    """Returns how many of these regions, a bit mask, are of this type. "foreign_tower" counts all
    towers but the seat's own, with or without a player (3.10, 13.14, R42); "tower" counts the
    seat's own, too (13.15)."""
    if type == "foreign_tower":
        return (regions & TYPE_MASK["tower"] & ~(1 << s.tower[seat])).bit_count()
    return (regions & TYPE_MASK[type]).bit_count()


def levels(s: Witchstone, seat: int, scroll: int) -> int:
    """Returns how many levels of the prophecy `scroll` the seat has met, from 0 to 3. A level
    counts only if all before it are met (R40).

    Regions of different types are occupied in their order (13.3), or joined to the tower by the
    seat's own portals (13.5). For the prophecy of the Witchstone, the place there counts (13.6).
    All other prophecies compare an amount with three thresholds (13.1, 13.4, 13.7–13.13).
    """
    prophecy = PROPHECIES[scroll - BOOSTS]
    kind = prophecy.kind
    if kind == "occupy_mixed":
        met = 0
        for type in prophecy.sequence:
            if not count_of_type(s, seat, s.standing[seat], type):
                break
            met += 1
        return met
    if kind == "connect":
        met = 0
        for needs in prophecy.levels:
            for type, number in needs.items():
                if count_of_type(s, seat, s.net[seat], type) < number:
                    return met
            met += 1
        return met
    if kind == "witchstone_place":
        if seat not in s.stone:
            return 0
        place = s.stone.index(seat) + 1
        return sum([place <= at_best for at_best in prophecy.at_least])
    has = amount(s, seat, prophecy)
    return sum([has >= least for least in prophecy.at_least])


def amount(s: Witchstone, seat: int, prophecy: Prophecy) -> int:
    """Returns what is compared with the thresholds of the prophecy: the length of a chain (13.1,
    13.2), occupied regions of one type (13.4), or something counted (13.7–13.13)."""
    if prophecy.kind == "longest_chain":
        return longest_chain(s, seat, prophecy.action)
    if prophecy.kind == "occupy_same":
        return count_of_type(s, seat, s.standing[seat], prophecy.type)
    return count_of(s, seat, prophecy.count)


def worth(s: Witchstone, seat: int, scroll: int) -> int:
    """Returns the points of a prophecy for this seat as things are now: 1, 3, 5 or 7 (11.10)."""
    return PROPHECY_VP[levels(s, seat, scroll)]
