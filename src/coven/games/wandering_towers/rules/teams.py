"""Teams (chapter 12): the exchange of cards and the gift of bottles."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..moves import ASK_CARD, DECLINE, GIVE_BOTTLES, GIVE_CARD, OFFER_CARD, TAKE_CARD
from ..state import Towers

ASKED, OFFERED, EXCHANGED = 1, 2, 4


def bargains(s: Towers, who: int) -> list[Move]:
    """What the player whose turn it is may propose to the partner, between moves (R62, R63)."""
    moves: list[Move] = []
    if not s.bargained & (ASKED | EXCHANGED):
        moves.append(ASK_CARD)
    moves.extend(gifts(s, who))
    return moves


def partner_bargains(s: Towers, partner: int) -> list[Move]:
    """What the partner may propose meanwhile."""
    moves: list[Move] = []
    if not s.bargained & (OFFERED | EXCHANGED):
        moves.extend([OFFER_CARD[face] for face in sorted(set(s.hands[partner]))])
    moves.extend(gifts(s, partner))
    return moves


def gifts(s: Towers, seat: int) -> list[Move]:
    """12.3: any number of full bottles, once in a turn (R81)."""
    if s.gifts & (1 << seat):
        return []
    return GIVE_BOTTLES[: s.full[s.colour[seat]]]


def bargain(s: Towers, who: int, seat: int, move: Move) -> None:
    """In the turn of `who`, `seat` (who or the partner) proposes something."""
    partner = s.partner[seat]
    if move.verb == "ask-card":
        s.bargained |= ASKED
        if s.records_events:
            s.tell("log-ask-card", {"seat": seat, "seat2": partner})
        s.push(Asked(who, partner))
    elif move.verb == "offer-card":
        s.bargained |= OFFERED
        if s.records_events:
            s.tell("log-offer-card", {"seat": seat, "seat2": partner})
        s.push(Offered(who, seat, OFFER_CARD.index(move)))
    else:
        bottles = move.n(0)
        s.gifts |= 1 << seat
        s.full[s.colour[seat]] -= bottles
        s.full[s.colour[partner]] += bottles
        if s.records_events:
            s.tell("log-give-bottles", {"seat": seat, "seat2": partner, "count": bottles})


@dataclass
class Asked(Frame):
    """`who` has asked the partner for a card (12.2)."""

    who: int
    partner: int

    def resume(self, s: Towers) -> None:
        faces = sorted(set(s.hands[self.partner]))
        s.ask(self.partner, [*[GIVE_CARD[face] for face in faces], DECLINE])

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        s.done()
        if move == DECLINE:
            if s.records_events:
                s.tell("log-decline", {"seat": seat})
        else:
            hand_over(s, self.partner, self.who, GIVE_CARD.index(move))
            s.push(HandBack(self.who, self.partner))


@dataclass
class Offered(Frame):
    """The partner has put a card down for `who`, face down (12.2)."""

    who: int
    partner: int
    face: int

    def resume(self, s: Towers) -> None:
        s.ask(self.who, [TAKE_CARD, DECLINE])

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        s.done()
        if move == DECLINE:
            if s.records_events:
                s.tell("log-decline", {"seat": seat})
        else:
            hand_over(s, self.partner, self.who, self.face)
            s.push(HandBack(self.who, self.partner))


@dataclass
class HandBack(Frame):
    """`who` gives one of all the cards now in hand, perhaps the very same, in return."""

    who: int
    partner: int

    def resume(self, s: Towers) -> None:
        s.ask(self.who, [GIVE_CARD[face] for face in sorted(set(s.hands[self.who]))])

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        s.done()
        s.bargained |= EXCHANGED
        hand_over(s, self.who, self.partner, GIVE_CARD.index(move))
        if s.records_events:
            s.tell("log-exchange", {"seat": self.who, "seat2": self.partner})


def hand_over(s: Towers, giver: int, taker: int, face: int) -> None:
    hand = list(s.hands[giver])
    hand.remove(face)
    s.hands[giver] = tuple(hand)
    s.hands[taker] = tuple(sorted([*s.hands[taker], face]))
    s.reveal()
