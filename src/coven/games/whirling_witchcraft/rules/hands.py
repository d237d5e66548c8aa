"""Passing the recipes (chapter 10)."""

from __future__ import annotations

from ..components import MOST_IDLE_ROUNDS
from ..state import UNSTOPPABLE, WhirlingState, hand_limit, is_playing, left_of
from .initiative import in_initiative_order
from .winners import stop_exhausted


def pass_hands(s: WhirlingState, passed: bool) -> None:
    """Passes all hands to the left (10.1), then everybody draws (10.2). Ends the game if for some
    rounds nobody has played a recipe or passed an ingredient, and nobody gathers any (R27).
    `passed`: whether there were ingredients in the cauldrons of this round."""
    hands = s.hands.copy()
    for seat in range(s.seats):
        s.hands[left_of(s, seat)] = hands[seat]
    for seat in range(s.seats):
        remember_hand(s, seat)
    for seat in in_initiative_order(s):
        draw(s, seat, hand_limit(s, seat))
    s.reveal()
    busy = passed or s.played or any(is_playing(s, seat, UNSTOPPABLE) for seat in range(s.seats))
    s.rounds_without_play = 0 if busy else s.rounds_without_play + 1
    if s.rounds_without_play >= MOST_IDLE_ROUNDS:
        stop_exhausted(s)


def draw(s: WhirlingState, seat: int, limit: int) -> None:
    """Draws recipes until the hand has `limit` of them or none are left to draw (R26)."""
    hand = list(s.hands[seat])
    while len(hand) < limit:
        if s.deck_size == 0:
            if not s.discard:
                break
            shuffle_discards(s)
        s.deck_size -= 1
        hand.append(s.deck[s.deck_size])
    hand.sort()
    s.hands[seat] = tuple(hand)
    remember_hand(s, seat)


def shuffle_discards(s: WhirlingState) -> None:
    """Makes a new deck of the recipes that Initiates have discarded (R26). From now on nobody
    knows where those are."""
    shuffled = 0
    for card in s.discard:
        shuffled |= 1 << card
    for seat in range(s.seats):
        s.seen[seat] &= ~shuffled
    s.deck = s.discard
    s.discard = []
    s.shuffle(s.deck)
    s.deck_size = len(s.deck)
    if s.records_events:
        s.tell("log-reshuffle", {})


def remember_hand(s: WhirlingState, seat: int) -> None:
    """Adds the recipes in the seat's hand to those it has seen, which determinise uses (R28)."""
    for card in s.hands[seat]:
        s.seen[seat] |= 1 << card
