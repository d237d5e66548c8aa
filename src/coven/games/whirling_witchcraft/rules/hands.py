"""Passing the recipes (chapter 10)."""

from __future__ import annotations

from ..components import BARREN_ROUNDS, HAND
from ..state import TRICKSTER, Witches, hand_limit, is_playing, left_of
from .winners import stop_exhausted


def pass_hands(s: Witches) -> None:
    """10.1–10.3: all hands go to the left, then everybody draws; the Trickster turns (11.9)."""
    hands = s.hands.copy()
    for seat in range(s.seats):
        s.hands[left_of(s, seat)] = hands[seat]
        if is_playing(s, seat, TRICKSTER):
            s.flipped[seat] = 1 - s.flipped[seat]
            if s.records_events:
                s.tell("log-trickster", {"seat": seat})
    for seat in range(s.seats):
        remember(s, seat)
    for seat in in_initiative_order(s):
        draw(s, seat, hand_limit(s, seat))
    s.reveal()
    s.barren = 0 if s.played else s.barren + 1
    if s.barren >= BARREN_ROUNDS:  # R27
        stop_exhausted(s)


def in_initiative_order(s: Witches) -> list[int]:
    """The lowest number on the last recipe first (7.11, R21)."""
    return sorted(range(s.seats), key=lambda seat: s.initiative[seat])


def draw(s: Witches, seat: int, limit: int) -> None:
    """Up to the limit, while there are cards (R26)."""
    hand = list(s.hands[seat])
    while len(hand) < limit:
        if s.left == 0:
            if not s.discard:
                break
            shuffle_discards(s)
        s.left -= 1
        hand.append(s.deck[s.left])
    hand.sort()
    s.hands[seat] = tuple(hand)
    remember(s, seat)


def shuffle_discards(s: Witches) -> None:
    """What Initiates have discarded becomes the deck; where those cards are, nobody knows."""
    lost = 0
    for card in s.discard:
        lost |= 1 << card
    for seat in range(s.seats):
        s.seen[seat] &= ~lost
    s.deck = s.discard
    s.discard = []
    s.shuffle(s.deck)
    s.left = len(s.deck)
    if s.records_events:
        s.tell("log-reshuffle", {})


def remember(s: Witches, seat: int) -> None:
    for card in s.hands[seat]:
        s.seen[seat] |= 1 << card


def change_hand(s: Witches, seat: int) -> None:
    """11.2: the card and the whole hand away, and four new recipes."""
    s.left_game[seat] = True
    s.discard.extend(s.hands[seat])
    s.hands[seat] = ()
    draw(s, seat, HAND)
    s.reveal()
    if s.records_events:
        s.tell("log-redraw", {"seat": seat})
