"""Teams (chapter 12): the exchange of cards and the gift of bottles."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..moves import ASK_CARD, DECLINE, GIVE_BOTTLES, GIVE_CARD, OFFER_CARD, TAKE_CARD
from ..state import Towers

ASKED, OFFERED, EXCHANGED = 1, 2, 4
"""Bits of `s.bargained`: in this turn a card was asked for, offered, exchanged."""


def bargains(s: Towers, who: int) -> list[Move]:
    """Returns what `who`, whose turn it is, may propose to the partner between moves: ask for a
    card once (12.2, R62, R63), give bottles (12.3)."""
    moves: list[Move] = []
    if not s.bargained & (ASKED | EXCHANGED):
        moves.append(ASK_CARD)
    moves.extend(gifts(s, who))
    return moves


def partner_bargains(s: Towers, partner: int) -> list[Move]:
    """Returns what the partner of the player whose turn it is may propose: offer a card once
    (12.2), give bottles (12.3)."""
    moves: list[Move] = []
    if not s.bargained & (OFFERED | EXCHANGED):
        moves.extend([OFFER_CARD[face] for face in sorted(set(s.hands[partner]))])
    moves.extend(gifts(s, partner))
    return moves


def gifts(s: Towers, seat: int) -> list[Move]:
    """Returns the moves that give full bottles to the partner: any number of them, once in a turn
    (12.3, R81); none after that, or without a full bottle."""
    if s.gifts & (1 << seat):
        return []
    return GIVE_BOTTLES[: s.full[s.colour[seat]]]


def bargain(s: Towers, who: int, seat: int, move: Move) -> None:
    """Carries out a proposal of `seat`, which is `who`, whose turn it is, or the partner: asks for
    or offers a card (12.2), or gives bottles (12.3)."""
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
        if seat == s.caster:
            s.row_bottles = min(s.row_bottles, s.full[s.colour[seat]])
        if s.records_events:
            s.tell("log-give-bottles", {"seat": seat, "seat2": partner, "count": bottles})


@dataclass
class Asked(Frame):
    """Asks `partner` for the card that `who` has asked for; it may be refused (12.2)."""

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
    """Asks `who` to take the card `face` that `partner` offers face down, or to refuse it
    (12.2)."""

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
    """Asks `who`, who has got a card from `partner`, to give one in return; it may be the same card
    (12.2)."""

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
    """Moves the card `face` from the hand of `giver` to that of `taker`."""
    hand = list(s.hands[giver])
    hand.remove(face)
    s.hands[giver] = tuple(hand)
    s.hands[taker] = tuple(sorted([*s.hands[taker], face]))
    s.reveal()
