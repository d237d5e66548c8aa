"""The turn (chapter 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import FACE_OF, FACES, HAND, MOST_ROUNDS
from ..moves import CARD, DROP, END_TURN, NO_PUSH, REFRESH
from ..state import FIRST_ACTION, NO_SPELL, NOBODY, SECOND_ACTION, Towers, hand_seat
from .cards import Card, choose_tower, is_live
from .end import last_round_is_over, tell_shared_victory
from .masters import BEFORE, finish_action, open_window
from .solo import actions_per_turn, out_of_cards, solo_limit_reached
from .spells import cast, castable
from .teams import bargain, bargains, partner_bargains
from .towers import tower_choices


@dataclass
class Rounds(Frame):
    """Starts the turn of `seat`, then of the next one clockwise (4.1, 4.9), until the last round is
    over (11.3)."""

    seat: int

    def resume(self, s: Towers) -> None:
        seat = self.seat
        if (
            s.ended
            or (s.turns > 0 and seat == s.start and last_round_is_over(s))
            or (s.shared and (out_of_cards(s, seat) or solo_limit_reached(s)))
        ):
            if s.records_events and not s.ended and not s.last_round and not s.shared:
                s.tell("log-long", {"count": MOST_ROUNDS})
            tell_shared_victory(s)
            s.finish()
            return
        s.active = seat
        s.turns += 1
        s.action = FIRST_ACTION
        s.turn_over = False
        s.refreshed = False
        for i in range(s.seats):
            s.casts[i] = 0
        s.last_cast = NO_SPELL
        s.caster = NOBODY
        s.bargained = 0
        s.gifts = 0
        s.become(Rounds((seat + 1) % s.seats))
        s.push(Turn(seat, actions_per_turn(s), at_start=True))
        if s.masters:
            open_window(s, BEFORE)


@dataclass
class Turn(Frame):
    """Asks `who` to play cards, cast spells or change the hand until the turn is over (4.2).

    `actions_left`: how many actions are still to be taken. `at_start`: whether none has been begun
    yet."""

    who: int
    actions_left: int
    at_start: bool

    def resume(self, s: Towers) -> None:
        if s.turn_over:
            end_turn(s, self.who)
            return
        moves = self.moves(s)
        if self.actions_left == 0:
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
        """Returns the moves that `who` may make in this turn now, except the one that ends it."""
        who = self.who
        moves: list[Move] = []
        if self.actions_left > 0:
            faces = s.hands[hand_seat(s, who)]
            if s.options["dead-cards"] == "only-if-none":  # R10, the stricter reading
                faces = tuple([face for face in faces if is_live(s, who, face)]) or faces
            moves = hand_moves(faces, self.at_start)
            if self.at_start and (not s.shared or s.options["solo-refresh"]):
                moves.append(REFRESH)
        card_first = s.shared and self.at_start  # 15.8: solo and cooperative, no spell before it
        if s.spells and not card_first:
            moves.extend(castable(s, who, self.between_actions))
        if s.teams:
            moves.extend(bargains(s, who))
        return moves

    @property
    def between_actions(self) -> bool:
        """Whether the first action is over and the second not begun: a spell cast now may count as
        the spell of either (13.3)."""
        return self.actions_left == 1 and not self.at_start

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        verb = move.verb
        if verb in ("card", "drop"):
            if not self.at_start:
                s.action = SECOND_ACTION
            s.last_cast = NO_SPELL
            face = FACE_OF[move.word(0)]
            discard(s, self.who, face)
            s.become(Turn(self.who, self.actions_left - 1, at_start=False))
            if verb == "card":
                if s.records_events:
                    s.tell("log-card", {"seat": seat, "card": f"card-{FACES[face].id}"})
                s.push(Card(self.who, face, 0, FACES[face].dice, window_done=False))
            else:
                if s.records_events:
                    s.tell("log-drop", {"seat": seat, "card": f"card-{FACES[face].id}"})
                finish_action(s)
        elif verb == "refresh":
            s.last_cast = NO_SPELL
            s.refreshed = True
            s.become(Turn(self.who, 0, at_start=False))
            change_hand(s, self.who)
            s.push(Push(self.who))
        elif verb == "end-turn":
            end_turn(s, self.who)
        elif verb == "cast":
            cast(s, seat, move, self.between_actions)
        else:
            bargain(s, self.who, seat, move)


_first_card_moves: Final[dict[tuple[int, ...], list[Move]]] = {}
_second_card_moves: Final[dict[tuple[int, ...], list[Move]]] = {}


def hand_moves(hand: tuple[int, ...], first: bool) -> list[Move]:
    """Returns a move to play each different card of the hand and, unless it is the `first` card of
    the turn, one to discard it unused (4.4). Cached, because few hands are possible."""
    cache = _first_card_moves if first else _second_card_moves
    moves = cache.get(hand)
    if moves is None:
        faces = sorted(set(hand))
        moves = [CARD[face] for face in faces]
        if not first:
            moves += [DROP[face] for face in faces]
        cache[hand] = moves
    return moves.copy()


@dataclass
class Push(Frame):
    """Asks `who`, who has changed the hand, to push any one tower one space, or none (4.8)."""

    who: int

    def resume(self, s: Towers) -> None:
        if s.turn_over:
            s.done()
            return
        moves = [NO_PUSH]
        moves.extend(tower_choices(s, 1))
        if not s.shared:
            moves.extend(castable(s, self.who))  # R38
        s.ask(self.who, moves)

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        if move.verb == "tower":
            choose_tower(s, self.who, move, 1)
        elif move.verb == "cast":
            cast(s, seat, move)
        else:
            s.done()
            finish_action(s)


def discard(s: Towers, who: int, face: int) -> None:
    """Moves the card `face` from the hand that `who` plays from to the discards (4.2)."""
    owner = hand_seat(s, who)
    hand = s.hands[owner]
    i = hand.index(face)
    s.hands[owner] = hand[:i] + hand[i + 1 :]
    s.discard.append(face)
    s.cards += 1


def change_hand(s: Towers, who: int) -> None:
    """Discards the whole hand and draws a new one (4.7), before the push is decided (R11)."""
    owner = hand_seat(s, who)
    hand = s.hands[owner]
    s.discard.extend(hand)
    s.cards += len(hand)
    s.hands[owner] = ()
    if s.records_events:
        s.tell("log-refresh", {"seat": who, "count": len(hand)})
    draw(s, who)


def draw(s: Towers, who: int) -> None:
    """Draws back up to three cards (4.5); shuffles the discards when the draw pile is empty (4.6,
    R13), except in solo and cooperative games (15.3)."""
    owner = hand_seat(s, who)
    hand = list(s.hands[owner])
    drawn = 0
    while len(hand) < HAND:
        if s.deck_left == 0:
            if s.shared or not s.discard:
                break
            s.deck = s.discard
            s.discard = []
            s.shuffle(s.deck)
            s.deck_left = len(s.deck)
            if s.records_events:
                s.tell("log-reshuffle", {})
        s.deck_left -= 1
        hand.append(s.deck[s.deck_left])
        drawn += 1
    if drawn:
        hand.sort()
        s.hands[owner] = tuple(hand)
        s.reveal()


def end_turn(s: Towers, who: int) -> None:
    """Ends the turn of `who`, whose frame is on top, and draws cards (4.5, R12)."""
    s.done()
    draw(s, who)
