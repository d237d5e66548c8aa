"""What a seat cannot know, redrawn: hands, decks, and what others have chosen in secret."""

from __future__ import annotations

from collections.abc import Sequence

from coven.core.frame import Commit
from coven.core.rng import Rng

from ..components import CHARACTERS, RECIPES
from ..rules.setup import Choosing
from ..state import INITIATE, WhirlingState


def determinise(s: WhirlingState, seat: int | None, rng: Rng, memory: float = 0.0) -> WhirlingState:
    """Returns a copy in which everything the seat cannot know is redrawn: other hands, discards and
    the deck, except for recipes it has held and remembers, and what others have chosen in secret.
    `memory`: the probability with which it remembers each recipe."""
    new = s.copy()
    new.rng = rng
    deal_hidden(new, seat, memory)
    if new.stack:
        top = new.stack[-1]
        if isinstance(top, Choosing):
            deal_characters(new, seat)
        if isinstance(top, Commit):
            new.stack[-1] = top.redrawn(new, seat)
            new.ask_again()  # as before, somebody is still deciding
    new.drawn = s.drawn
    return new


def deal_hidden(s: WhirlingState, seat: int | None, memory: float) -> None:
    """For determinise: shuffles and deals again the deck, the discards and the hands of the others,
    except for the recipes that the seat remembers, each with the probability `memory`."""
    known = 0
    if seat is not None and memory > 0:
        for card in range(len(RECIPES)):
            if s.seen[seat] >> card & 1 and (memory >= 1 or s.random_below(1000) < memory * 1000):
                known |= 1 << card
    others = [other for other in range(s.seats) if other != seat]
    pool = s.deck[: s.deck_size]
    for cards in (s.discard, *[s.hands[other] for other in others]):
        pool.extend([card for card in cards if not known >> card & 1])
    pool.sort()  # the true order must not influence the result
    s.shuffle(pool)
    for other in others:
        s.hands[other] = tuple(sorted(with_known(s.hands[other], known, pool)))
        s.seen[other] = card_bits(s.hands[other])
    s.discard = with_known(s.discard, known, pool)
    s.deck = pool
    if seat is not None:
        s.seen[seat] = known | card_bits(s.hands[seat])


def with_known(cards: Sequence[int], known: int, pool: list[int]) -> list[int]:
    """For determinise: returns these cards with the unknown ones replaced by cards taken from
    `pool`, which shrinks. `known`: the known cards as a bit mask."""
    kept = sorted([card for card in cards if known >> card & 1])
    return kept + [pool.pop() for _ in range(len(cards) - len(kept))]


def card_bits(cards: Sequence[int]) -> int:
    """Returns the cards as a bit mask."""
    return sum([1 << card for card in cards])


def deal_characters(s: WhirlingState, seat: int | None) -> None:
    """For determinise: deals two other characters to every seat but `seat` (None: a spectator),
    while characters are being chosen."""
    mine = () if seat is None else s.dealt[seat]
    rest = [i for i in range(len(CHARACTERS)) if i != INITIATE and i not in mine]
    s.shuffle(rest)
    for other in range(s.seats):
        if other != seat:
            s.dealt[other] = tuple(sorted([rest.pop(), rest.pop()]))
