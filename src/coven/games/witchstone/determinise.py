"""What a seat cannot know, redrawn: dominoes, decks, and closed scrolls."""

from __future__ import annotations

from coven.core.rng import Rng

from .state import Witchstone


def determinise(s: Witchstone, seat: int | None, rng: Rng, memory: float = 0.0) -> Witchstone:
    """Returns a copy in which everything hidden from `seat` is dealt again: piles, decks, the
    dominoes of others, and closed scrolls (R39). `memory` is the chance that a closed scroll is
    remembered. Unknown pieces are sorted first, so that the result does not depend on where they
    really are."""
    new = s.copy()
    new.rng = rng
    new.boxed = new.boxed.copy()
    for other in range(s.seats):
        redeal_dominoes(new, other, with_hand=other != seat)
    if s.closed and not s.over and memory < 1:
        redeal_closed_scrolls(new, seat, memory)
    deck = sorted(new.deck[: new.deck_left])
    new.shuffle(deck)
    new.deck = deck
    stack = sorted(new.stack_of_specials[: new.specials_left])
    new.shuffle(stack)
    new.stack_of_specials = stack
    if any(asked != seat for asked in s.pending):
        new.ask_again()
    new.drawn = s.drawn
    return new


def redeal_dominoes(s: Witchstone, seat: int, *, with_hand: bool) -> None:
    """For determinise: shuffles the dominoes a seat has not drawn yet, and those in hand if
    `with_hand`, and deals them again."""
    hand, pile, boxed = s.hand[seat], s.pile[seat], s.boxed[seat]
    unseen = sorted([*boxed, *pile, *hand] if with_hand else [*boxed, *pile])
    if len(unseen) < 2:
        return
    s.shuffle(unseen)
    s.boxed[seat] = tuple(unseen[: len(boxed)])
    s.pile[seat] = tuple(unseen[len(boxed) : len(boxed) + len(pile)])
    if with_hand:
        s.hand[seat] = tuple(sorted(unseen[len(boxed) + len(pile) :]))


def redeal_closed_scrolls(s: Witchstone, seat: int | None, memory: float) -> None:
    """For determinise: shuffles the other seats' unused scrolls into the deck and deals as many
    again, except those that `seat` (None: a spectator) remembers, each with the probability
    `memory`."""
    kept: list[list[int]] = []
    pool = s.deck[: s.deck_left]
    missing: list[int] = []
    for other in range(s.seats):
        remembered: list[int] = []
        for scroll in s.scrolls[other]:
            if other == seat or s.random_below(1000) < memory * 1000:
                remembered.append(scroll)
            else:
                pool.append(scroll)
        kept.append(remembered)
        missing.append(len(s.scrolls[other]) - len(remembered))
    pool.sort()
    s.shuffle(pool)
    for other in range(s.seats):
        for _ in range(missing[other]):
            kept[other].append(pool.pop())
        s.scrolls[other] = tuple(sorted(kept[other]))
    s.deck = pool
