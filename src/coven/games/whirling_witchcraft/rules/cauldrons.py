"""Passing the cauldrons (chapter 8)."""

from __future__ import annotations

from ..state import Pile, WhirlingState, counts_of, left_of, overflow, right_of, size


def pass_cauldrons(s: WhirlingState) -> bool:
    """Empties every cauldron onto the workbench of the player to the right (8.1, 8.2). What finds
    no slot there goes into the circle of the player who passed the cauldron (8.3). Returns whether
    there was anything in any cauldron."""
    if s.records_events and any(s.cauldron):
        show_passing(s)
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


def show_passing(s: WhirlingState) -> None:
    """Shows the passing in stages: the cauldrons stand with the players to the right, everything
    that fits is on their workbenches, then what spills over goes into the circles, one after the
    other."""
    picture = s.copy()
    picture.round += 1  # by which the browser knows that a cauldron stands one seat further
    for seat in range(s.seats):
        picture.cauldron[right_of(s, seat)] = s.cauldron[seat]
    s.show_stage("stage-slide", {}, picture)
    picture = picture.copy()
    for seat in range(s.seats):
        pile = picture.cauldron[seat]
        picture.cauldron[seat] = overflow(s.bench[seat], pile)
        picture.bench[seat] += pile - picture.cauldron[seat]
    s.show_stage("stage-fill", {}, picture)
    for seat in range(s.seats):
        over = picture.cauldron[seat]
        if over:
            giver = left_of(s, seat)
            picture = picture.copy()
            picture.cauldron[seat] = 0
            picture.circle[giver] += over
            s.show_stage("log-overflow", pile_args(giver, seat, over), picture)


def tell_pile(s: WhirlingState, key: str, seat: int, other: int, pile: Pile) -> None:
    """Adds the event with the Fluent key `key` to the log; its variables are the seats `seat` and
    `other` and the numbers of ingredients in `pile`."""
    s.tell(key, pile_args(seat, other, pile))


def pile_args(seat: int, other: int, pile: Pile) -> dict[str, int | str]:
    """Returns the variables of a sentence about the seats `seat` and `other` and a pile: the
    numbers of its ingredients."""
    heart, mandrake, mushroom, spider, toad = counts_of(pile)
    return {
        "seat": seat,
        "seat2": other,
        "count": size(pile),
        "heart": heart,
        "mandrake": mandrake,
        "mushroom": mushroom,
        "spider": spider,
        "toad": toad,
    }
