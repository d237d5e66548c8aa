"""Passing the cauldrons (chapter 8)."""

from __future__ import annotations

from ..state import Pile, WhirlingState, counts_of, overflow, right_of, size


def pass_cauldrons(s: WhirlingState) -> bool:
    """Empties every cauldron onto the workbench of the player to the right (8.1, 8.2). What finds
    no slot there goes into the circle of the player who passed the cauldron (8.3). Returns whether
    there was anything in any cauldron."""
    passed = False
    for seat in range(s.seats):
        pile = s.cauldron[seat]
        if not pile:
            continue
        passed = True
        receiver = right_of(s, seat)
        over = overflow(s.bench[receiver], pile)
        s.bench[receiver] += pile - over
        s.circle[seat] += over
        s.cauldron[seat] = 0
        if s.records_events:
            tell_pile(s, "log-pass", seat, receiver, pile)
            if over:
                tell_pile(s, "log-overflow", seat, receiver, over)
    return passed


def tell_pile(s: WhirlingState, key: str, seat: int, other: int, pile: Pile) -> None:
    """Adds the event with the Fluent key `key` to the log; its variables are two seats and the
    numbers of ingredients in a pile."""
    heart, mandrake, mushroom, spider, toad = counts_of(pile)
    s.tell(
        key,
        {
            "seat": seat,
            "seat2": other,
            "count": size(pile),
            "heart": heart,
            "mandrake": mandrake,
            "mushroom": mushroom,
            "spider": spider,
            "toad": toad,
        },
    )
