"""Preparation: cards, seats and the first player (chapter 1), for both tracks (9.5, 9.6)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.game import Options
from coven.core.move import Move
from coven.core.rng import Rng

from ..components import SPELLS, TRACKS, cards_for, tricks_for
from ..state import NOBODY, UPRIGHT, Tournament, deck_of
from .room import CHANGES, Bodies
from .turn import SPELL, TRICK, Turn, draw, receive
from .two_players import Schools, ThirdSchool


def setup(seats: int, options: Options, rng: Rng) -> Tournament:
    """Returns the position before the first answer."""
    s = Tournament(seats, rng)
    s.options = options
    s.room = options["mode"] == "room"
    s.quick = options["track"] == "quick"
    s.strict = options["strict-tricks"] is True
    s.anyone = options["callers"] == "anyone"
    s.once = options["skull-repeat"] == "once"
    s.box = options["memory"] == "box"
    track = TRACKS[str(options["track"])]
    s.goal = track.goal
    s.skulls = track.skulls
    s.spells = [0] * seats
    s.tricks = [()] * seats
    s.kinds = [0] * seats
    s.points = [0] * seats
    s.marker = [0] * seats
    s.moved_at = [0] * seats
    s.moved_ply = [0] * seats
    s.crossed = [0] * seats
    s.binding_cards = [0] * seats
    s.cast_spells = [0] * seats
    s.drawn_card = [NOBODY] * seats
    s.command_ply = [0] * seats
    s.gestures_since_beat = [0] * seats
    s.posture = [UPRIGHT] * seats
    s.pressed = [UPRIGHT] * seats
    s.voice = [0] * seats
    s.holds = [0] * seats
    s.strip = [0] * seats
    s.calls_blocked = [0] * seats
    s.lacks = [0] * seats
    s.first = s.active = 0 if options["first-player"] == "first-seat" else s.random_below(seats)
    s.push(Deal())
    if seats == 2:
        s.decks = [(), ()]
        s.schools = [NOBODY, NOBODY]
        s.push(ThirdSchool(1 - s.first))
        s.push(Schools(s.first))
    else:
        s.decks = [tuple([card for card in cards_for(s.room) if card < SPELLS])]
    if s.room:
        s.push(Bodies((CHANGES,) * seats))
    return s


@dataclass
class Deal(Frame):
    """Shuffles every pile, deals spells and tricks, and gives the doll to the first player."""

    def resume(self, s: Tournament) -> None:
        for i, deck in enumerate(s.decks):
            s.decks[i] = shuffled(s, list(deck))
        s.trick_deck = shuffled(s, tricks_for(s.seats, s.room))
        s.curse_deck = shuffled(s, [card for card in cards_for(s.room) if card >= SPELLS])
        s.reveal()
        track = TRACKS[str(s.options["track"])]
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            more = s.options["handicap"] is True and i == 1
            for _ in range(track.spells + more):
                if s.decks[deck_of(s, seat)]:
                    draw(s, seat, SPELL)
            for _ in range(track.tricks):
                draw(s, seat, TRICK)
        s.drawn_card = [NOBODY] * s.seats
        s.tell("log-begin", {"seat": s.first, "goal": s.goal})
        s.become(Turn())
        receive(s, s.first, NOBODY)

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        raise NotImplementedError  # it never asks


def shuffled(s: Tournament, cards: list[int]) -> tuple[int, ...]:
    """Shuffles the list and returns it as a tuple."""
    s.shuffle(cards)
    return tuple(cards)
