"""The deck, hands and discards (chapters 4 and 11)."""

from __future__ import annotations

from ..components import CARDS
from ..state import NOTHING, Witches, bits


def take_top_card(s: Witches) -> int:
    """Removes the top card of the deck and returns it. If the deck is empty the discards become the
    deck (11.5); returns NOTHING if there are none either (R12)."""
    if s.left == 0:
        if not s.discard:
            return NOTHING
        s.deck = bits(s.discard)
        s.shuffle(s.deck)
        s.left = len(s.deck)
        s.discard = 0
        if s.records_events:
            s.tell("log-reshuffle", {})
    s.left -= 1
    return s.deck[s.left]


def draw(s: Witches, who: int, count: int) -> None:
    """Draws `count` cards into this seat's hand; only this seat learns which. Draws none if `count`
    is 0 or negative: a hand that is too large is not reduced (11.1, 11.4)."""
    drawn: list[int] = []
    for _ in range(count):
        card = take_top_card(s)
        if card == NOTHING:
            break
        drawn.append(card)
    if not drawn:
        return
    for card in drawn:
        s.hands[who] |= 1 << card
    s.reveal()
    if s.records_events:
        for card in sorted(drawn):
            s.tell("log-drew", {"card": f"card-{CARDS[card].id}"}, to=(who,))
        s.tell("log-draw", {"seat": who, "count": len(drawn)}, but=(who,))


def discard_card(s: Witches, who: int, card: int) -> None:
    """Moves a card from this seat's hand to the discards (4.6)."""
    bit = 1 << card
    s.hands[who] &= ~bit
    s.discard |= bit
