"""Votes of people in one room, and tricks shown to them (chapter 12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.move import Move

from ..components import EMOTES, SPELLS, TRICKS
from ..moves import ABSTAIN, BROKEN, GOOD, KEPT, NOT_GOOD
from ..state import EMOTE, NOBODY, Tournament, judged
from . import moments
from .breaking import card_name, leave_hand
from .hands import Asking, react

FOR: Final = 0
AGAINST: Final = 1
"""Verdicts."""
DO: Final = tuple(EMOTES.index(trick.do) if trick.do else -1 for trick in TRICKS)
TRICKING: Final = 6
"""A trick as a command."""


def people(s: Tournament, but: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody who has eyes: not the bots, and not those named."""
    return tuple([seat for seat in range(s.seats) if seat not in but and not judged(s, seat)])


@dataclass
class Vote(Asking):
    """Broken or kept, by those who have no part in it (12.4). Most votes decide; a tie, or no vote,
    is for the accused. Where there is nobody to vote a coin falls. The frame below reads the
    verdict."""

    voters: tuple[int, ...]
    broken: int
    kept: int
    ply: int

    def resume(self, s: Tournament) -> None:
        if self.voters:
            for seat in self.voters:
                s.ask(seat, [BROKEN, KEPT, ABSTAIN])
            return
        s.done()
        if self.broken < 0:  # nobody could have voted
            s.verdict = s.random_below(2)
            s.rolled.append(s.verdict)
            s.reveal()
            s.tell("log-coin-broken" if s.verdict == AGAINST else "log-coin-kept", {})
        else:
            s.verdict = AGAINST if self.broken > self.kept else FOR
            s.tell("log-vote", {"broken": self.broken, "kept": self.kept})

    def chosen(self, s: Tournament, seat: int, move: Move) -> None:
        if react(s, seat, move):
            return
        s.reveal()
        left = tuple([other for other in self.voters if other != seat])
        s.become(Vote(left, self.broken + (move == BROKEN), self.kept + (move == KEPT), self.ply))


def vote(s: Tournament, but: tuple[int, ...]) -> None:
    """Those concerned do not vote, nor do bots."""
    voters = people(s, but)
    s.push(Vote(voters, 0 if voters else -1, 0, s.ply))


# -- tricks ------------------------------------------------------------------------------------


def show(s: Tournament, seat: int, trick: int) -> bool:
    """The card is played and goes under its pile (10.3). Whether its gesture was made first, as far
    as the table watches (R30)."""
    moments.command(s, seat, TRICKING)
    moments.expect(s, seat, moments.MY_TRICK, s.command_ply[seat])
    made = not judged(s, seat) or gestured(s, seat, trick)
    moments.commanded(s, seat)
    leave_hand(s, seat, SPELLS + trick)
    s.trick_deck = (trick, *s.trick_deck)
    s.tell("log-trick", {"seat": seat, "trick": card_name(SPELLS + trick)})
    if not made:
        s.tell("log-trick-lost", {"seat": seat})
    return made


def gestured(s: Tournament, seat: int, trick: int) -> bool:
    """Whether the trick's gesture, if it has one, was made since the last command."""
    return DO[trick] < 0 or any(
        ply > s.command_ply[seat] and who == seat and kind == EMOTE and what == DO[trick]
        for ply, _, who, kind, what, _ in s.gestures
    )


def let_see(s: Tournament, seat: int) -> None:
    """People may find a trick's condition badly done; the frame below reads the verdict."""
    watching = () if judged(s, seat) else people(s, (seat,))
    if watching:
        s.push(Performed(seat, watching, s.ply))
    else:
        s.verdict = FOR


@dataclass
class Performed(Asking):
    """Anyone may say that it was not good enough; then the others vote (12.7)."""

    who: int
    watching: tuple[int, ...]
    ply: int

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
