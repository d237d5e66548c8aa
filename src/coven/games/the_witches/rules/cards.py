"""Cards: the deck, hands and discards (chapters 4 and 11)."""

from __future__ import annotations

from ..components import CARDS
from ..state import NOTHING, Witches, bits


def lift(s: Witches) -> int:
    """The top card of the deck; the discards are shuffled when it is empty (11.5). Nothing, if
    there are none either (R12)."""
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
    """So many cards into the hand; she alone learns which."""
    drawn: list[int] = []
    for _ in range(count):
        card = lift(s)
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


def throw(s: Witches, who: int, card: int) -> None:
    """A card goes to the discards (4.6)."""
    bit = 1 << card
    s.hands[who] &= ~bit
    s.discard |= bit
