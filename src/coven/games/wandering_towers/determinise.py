"""What a seat cannot know, redrawn: hands, the draw pile, and covered wizards."""

from __future__ import annotations

from coven.core.rng import Rng

from .components import CAPACITY
from .rules.spells import LiftOut
from .rules.teams import Offered
from .state import (
    NOBODY,
    Towers,
    covered_surfaces,
    hand_seat,
    may_hide_wizards,
    put_wizard,
    take_wizard,
    wizards_on,
)
from .view import has_open_hand, sees_covered


def determinise(s: Towers, seat: int | None, rng: Rng, memory: float = 0.0) -> Towers:
    """Returns a copy in which everything that the seat (None: a spectator) cannot know is redrawn:
    other hands, the draw pile, an offered card, and the covered wizards.

    `memory` is the probability with which each covered wizard is remembered and stays in place. All
    unknown pieces are sorted before they are shuffled, so that the result does not depend on where
    they really are."""
    new = s.copy()
    new.rng = rng
    known = hand_seat(s, seat) if seat is not None else NOBODY
    hidden = [] if has_open_hand(s) else [other for other in range(s.seats) if other != known]
    pool = new.deck[: new.deck_left]
    for other in hidden:
        pool.extend(new.hands[other])
    pool.sort()
    new.shuffle(pool)
    for other in hidden:
        size = len(new.hands[other])
        new.hands[other] = tuple(sorted(pool[len(pool) - size :]))
        del pool[len(pool) - size :]
    new.deck = pool
    for i, frame in enumerate(new.stack):
        if isinstance(frame, Offered) and frame.partner != seat:
            hand = new.hands[frame.partner]
            face = hand[new.random_below(len(hand))]
            new.stack[i] = Offered(frame.who, frame.partner, face)
    if memory < 1 and not sees_covered(s, seat):
        forget_covered(new, memory)
    new.drawn = s.drawn
    if new.pending and (seat not in new.pending or new.offers_cache):
        new.ask_again()  # what players may do depends on the hands, which have changed
    return new


def forget_covered(s: Towers, memory: float) -> None:
    """For determinise: puts each covered wizard on a random covered surface where anybody has ever
    stood (R33), except those that are remembered, each with the probability `memory`."""
    covered = [surface for surface in covered_surfaces(s) if may_hide_wizards(s, surface)]
    top = s.stack[-1] if s.stack else None
    if isinstance(top, LiftOut):  # everybody has just seen the wizards there
        covered.remove(top.floor)
    forgotten: list[int] = []
    for surface in covered:
        for colour in range(len(s.home)):
            for _ in range(wizards_on(s, surface, colour)):
                if memory == 0 or s.random_below(1000) >= memory * 1000:
                    take_wizard(s, surface, colour)
                    forgotten.append(colour)
    forgotten.sort()
    for colour in forgotten:
        while True:
            surface = covered[s.random_below(len(covered))]
            if s.load[surface] < CAPACITY:
                put_wizard(s, surface, colour)
                break
