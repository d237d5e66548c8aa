"""Votes of people in one room (12.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.move import Move

from ..moves import ABSTAIN, BROKEN, KEPT
from ..state import Tournament, judged
from .offers import Asking, react

FOR: Final = 0
AGAINST: Final = 1
"""Verdicts of a vote: for or against the accused."""


def people(s: Tournament, but: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the seats of people, without bots and without the seats in `but`."""
    return tuple([seat for seat in range(s.seats) if seat not in but and not judged(s, seat)])


@dataclass
class Vote(Asking):
    """Asks `voters` whether a condition was broken or kept (12.4). Most votes decide; a tie, or no
    vote, is for the accused; without voters a coin is tossed. The result goes into `s.verdict` for
    the frame below."""

    voters: tuple[int, ...]
    """Seats that have not voted yet."""
    broken: int
    """Votes for broken so far; -1 if there was nobody to vote."""
    kept: int
    """Votes for kept so far."""
    ply: int
    """When the vote began."""

    def resume(self, s: Tournament) -> None:
        if self.voters:
            for seat in self.voters:
                s.ask(seat, [BROKEN, KEPT, ABSTAIN])
            return
        s.done()
        if self.broken < 0:
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
    """Starts a vote of all people except the seats in `but`, whom the dispute is about (12.4)."""
    voters = people(s, but)
    s.push(Vote(voters, 0 if voters else -1, 0, s.ply))
