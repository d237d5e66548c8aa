"""The turn (chapter 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import FACE_OF, FACES, HAND
from ..moves import CARD, DROP, END_TURN, NO_PUSH, REFRESH
from ..state import NOBODY, Towers, hand_seat
from .cards import Card, is_live, name_tower
from .end import round_is_last
from .masters import BEFORE, finish_action, open_window
from .solo import actions_per_turn, out_of_cards, solo_limit_reached
from .spells import cast, castable
from .teams import bargain, bargains, partner_bargains
from .towers import tower_choices


@dataclass
class Rounds(Frame):
    """Everyone plays in turn, clockwise (4.1, 4.9), until the last round is over (11.3)."""

    seat: int

    def resume(self, s: Towers) -> None:
        seat = self.seat
        if (
            s.ended
            or (s.turns > 0 and seat == s.start and round_is_last(s))
            or (s.shared and (out_of_cards(s, seat) or solo_limit_reached(s)))
        ):
            s.finish()
            return
        s.active = seat
        s.turns += 1
        s.action = 1
        s.turn_over = False
        s.refreshed = False
        for i in range(s.seats):
            s.casts[i] = 0
        s.last_cast = -1
        s.caster = NOBODY
        s.bargained = 0
        s.gifts = 0
        s.become(Rounds((seat + 1) % s.seats))
        s.push(Turn(seat, actions_per_turn(s), True))
        if s.masters:
            open_window(s, BEFORE)


@dataclass
class Turn(Frame):
    """`left` actions to go (4.2); `fresh` until the first card is played."""

    who: int
    left: int
    fresh: bool

    def resume(self, s: Towers) -> None:
        if s.turn_over:
            end_turn(s, self.who)
            return
        moves = self.moves(s)
        if self.left == 0:
            if not moves:
                end_turn(s, self.who)
                return
            moves.insert(0, END_TURN)
        s.ask(self.who, moves)
        if s.teams:
            offers = partner_bargains(s, s.partner[self.who])
            if offers:
                s.offer(s.partner[self.who], offers)

    def moves(self, s: Towers) -> list[Move]:
        who = self.who
        moves: list[Move] = []
        if self.left > 0:
            faces = s.hands[hand_seat(s, who) if s.shared else who]
            if s.options["dead-cards"] == "only-if-none":  # R10, the stricter reading
                faces = tuple([face for face in faces if is_live(s, who, face)]) or faces
            moves = hand_moves(faces, self.fresh)
            if self.fresh and (not s.shared or s.options["solo-refresh"]):
                moves.append(REFRESH)
        if s.spells and (not s.shared or not self.fresh):  # 15.8: alone only after the card
            moves.extend(castable(s, who, self.between))
        if s.teams:
            moves.extend(bargains(s, who))
        return moves

    @property
    def between(self) -> bool:
        """After the first action and before the second: a spell may belong to either."""
        return self.left == 1 and not self.fresh

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "card":
            if not self.fresh:
                s.action = 2
            s.last_cast = -1
            face = FACE_OF[move.word(0)]
            discard(s, self.who, face)
            s.become(Turn(self.who, self.left - 1, False))
            if s.records_events:
                s.tell("log-card", {"seat": seat, "card": f"card-{FACES[face].id}"})
            s.push(Card(self.who, face, 0, FACES[face].dice, False))
        elif verb == "drop":
            s.action = 2
            s.last_cast = -1
            face = FACE_OF[move.word(0)]
            discard(s, self.who, face)
            s.become(Turn(self.who, self.left - 1, False))
            if s.records_events:
                s.tell("log-drop", {"seat": seat, "card": f"card-{FACES[face].id}"})
            finish_action(s)
        elif verb == "refresh":
            s.last_cast = -1
            s.refreshed = True
            s.become(Turn(self.who, 0, False))
            change_hand(s, self.who)
            s.push(Push(self.who))
        elif verb == "end-turn":
            end_turn(s, self.who)
        elif verb == "cast":
            cast(s, seat, move, self.between)
        else:
            bargain(s, self.who, seat, move)


_first: Final[dict[tuple[int, ...], list[Move]]] = {}
_second: Final[dict[tuple[int, ...], list[Move]]] = {}


def hand_moves(hand: tuple[int, ...], fresh: bool) -> list[Move]:
    """Each card once; the second may be thrown away as well (4.4). Remembered, for few hands are
    possible and every turn asks."""
    hands = _first if fresh else _second
    known = hands.get(hand)
    if known is None:
        faces = sorted(set(hand))
        known = [CARD[face] for face in faces]
        if not fresh:
            known += [DROP[face] for face in faces]
        hands[hand] = known
    return known.copy()


@dataclass
class Push(Frame):
    """After changing the hand, any one tower may be pushed one space (4.8)."""

    who: int

    def resume(self, s: Towers) -> None:
        if s.turn_over:
            s.done()
            return
        moves = [NO_PUSH]
        moves.extend(tower_choices(s, 1))
        if not s.shared:
            moves.extend(castable(s, self.who, False))  # R38
        s.ask(self.who, moves)

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        if move.verb == "tower":
            name_tower(s, self.who, move, 1)
        elif move.verb == "cast":
            cast(s, seat, move, False)
        else:
            s.done()
            finish_action(s)


def discard(s: Towers, who: int, face: int) -> None:
    """A card leaves the hand, face up (4.2)."""
    owner = hand_seat(s, who)
    hand = s.hands[owner]
    i = hand.index(face)
    s.hands[owner] = hand[:i] + hand[i + 1 :]
    s.discard.append(face)
    s.cards += 1


def change_hand(s: Towers, who: int) -> None:
    """4.7: all cards away, and new ones, before the push is decided (R11)."""
    owner = hand_seat(s, who)
    hand = s.hands[owner]
    s.discard.extend(hand)
    s.cards += len(hand)
    s.hands[owner] = ()
    if s.records_events:
        s.tell("log-refresh", {"seat": who, "count": len(hand)})
    draw(s, who)


def draw(s: Towers, who: int) -> None:
    """Back up to three cards (4.5); the discards are shuffled when the pile is empty (4.6, R13)."""
    owner = hand_seat(s, who)
    hand = list(s.hands[owner])
    drawn = 0
    while len(hand) < HAND:
        if s.left == 0:
            if s.shared or not s.discard:  # 15.3
                break
            s.deck = s.discard
            s.discard = []
            s.shuffle(s.deck)
            s.left = len(s.deck)
            if s.records_events:
                s.tell("log-reshuffle", {})
        s.left -= 1
        hand.append(s.deck[s.left])
        drawn += 1
    if drawn:
        hand.sort()
        s.hands[owner] = tuple(hand)
        s.reveal()


def end_turn(s: Towers, who: int) -> None:
    """4.5, R12. The turn's frame is on top."""
    s.done()
    draw(s, who)
