"""A trick's condition: the gesture that must come before the card, and people who find it badly
done (10.3, 12.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.move import Move

from ..components import EMOTES, SPELLS, TRICKS
from ..moves import GOOD, NOT_GOOD
from ..state import EMOTE, NOBODY, Tournament, judged
from . import conditions, moments
from .held_cards import card_name, leave_hand
from .offers import Asking, react
from .voting import AGAINST, FOR, people, vote

EMOTE_FOR: Final = tuple(EMOTES.index(trick.do) if trick.do else -1 for trick in TRICKS)
"""By trick: the emote that must be made first, or -1."""
TRICKING: Final = 6
"""The number of playing a trick among the commands (see turn.COMMANDS)."""


def show_trick(s: Tournament, seat: int, trick: int) -> bool:
    """Plays a trick card, which goes under its pile. Returns whether the wizard had made the
    trick's gesture since its last command (10.3, R30); always True for people in the same-room
    game."""
    moments.begin_command(s, seat, TRICKING)
    moments.judge_gestures_since(s, seat, conditions.MY_TRICK, s.command_ply[seat])
    made = not judged(s, seat) or gestured(s, seat, trick)
    moments.end_command(s, seat)
    leave_hand(s, seat, SPELLS + trick)
    s.trick_deck = (trick, *s.trick_deck)
    s.tell("log-trick", {"seat": seat, "trick": card_name(SPELLS + trick)})
    if not made:
        s.tell("log-trick-lost", {"seat": seat})
    return made


def gestured(s: Tournament, seat: int, trick: int) -> bool:
    """Whether the wizard has made the trick's emote since its last command (R30)."""
    return EMOTE_FOR[trick] < 0 or any(
        ply > s.command_ply[seat] and who == seat and kind == EMOTE and what == EMOTE_FOR[trick]
        for ply, _, who, kind, what, _ in s.gestures
    )


def ask_watchers(s: Tournament, seat: int) -> None:
    """Lets the other people judge how a person has done a trick's condition (12.7). The result goes
    into `s.verdict` for the frame below; if the program judges gestures, it is FOR at once (the
    trick was done)."""
    watching = () if judged(s, seat) else people(s, (seat,))
    if watching:
        s.push(Performed(seat, watching, s.ply))
    else:
        s.verdict = FOR


@dataclass
class Performed(Asking):
    """Asks `watching` whether `who` has done a trick's condition well enough; if one of them says
    no, the others vote (12.7)."""

    who: int
    watching: tuple[int, ...]
    """Seats that have not answered yet."""
    ply: int
    """When the question was asked."""

    def resume(self, s: Tournament) -> None:
        if s.verdict != NOBODY:
            s.done()
            if s.verdict == AGAINST:
                s.tell("log-trick-lost", {"seat": self.who})
        elif self.watching:
            for seat in self.watching:
                s.ask(seat, [GOOD, NOT_GOOD])
        else:
            s.verdict = FOR

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        if react(s, seat, move):
            return
        s.reveal()
        if move == GOOD:
            left = tuple([other for other in self.watching if other != seat])
            s.become(Performed(self.who, left, self.ply))
        else:
            s.tell("log-not-good", {"seat": seat, "seat-who": self.who})
            vote(s, (self.who, seat))
