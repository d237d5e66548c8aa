"""Prophecies (chapter 13)."""

from __future__ import annotations

from ..components import BOOSTS, PROPHECIES, PROPHECY_VP, TYPE_MASK, Prophecy
from ..state import Witchstone, counted, longest_chain


def of_type(s: Witchstone, seat: int, regions: int, type: str) -> int:
    """How many of those regions are of a type; a foreign tower is any but the own one (13.14)."""
    if type == "foreign_tower":
        return (regions & TYPE_MASK["tower"] & ~(1 << s.tower[seat])).bit_count()
    return (regions & TYPE_MASK[type]).bit_count()


def levels(s: Witchstone, seat: int, scroll: int) -> int:
    """How many levels of this prophecy the seat has met, from the first on (R40)."""
    prophecy = PROPHECIES[scroll - BOOSTS]
    kind = prophecy.kind
    if kind == "occupy_mixed":
        met = 0
        for type in prophecy.sequence:
            if not of_type(s, seat, s.standing[seat], type):
                break
            met += 1
        return met
    if kind == "connect":
        met = 0
        for needs in prophecy.levels:
            for type, number in needs.items():
                if of_type(s, seat, s.net[seat], type) < number:
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
    """What the thresholds of the prophecy are compared with."""
    if prophecy.kind == "longest_chain":
        return longest_chain(s, seat, prophecy.action)
    if prophecy.kind == "occupy_same":
        return of_type(s, seat, s.standing[seat], prophecy.type)
    return counted(s, seat, prophecy.count)


def worth(s: Witchstone, seat: int, scroll: int) -> int:
    """11.10"""
    return PROPHECY_VP[levels(s, seat, scroll)]
