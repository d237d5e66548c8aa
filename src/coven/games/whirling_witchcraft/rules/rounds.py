"""The round (chapter 4): each stage ends for everybody before the next begins (4.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame

from ..state import WhirlingState
from .brewing import new_brewing
from .cauldrons import pass_cauldrons
from .characters import before_passing, before_study, flip_trickster
from .hands import pass_hands
from .study import Study
from .winners import look_for_winners

BEGIN_ROUND: Final = 0
STUDY: Final = 1
BREW: Final = 2
BEFORE_PASSING: Final = 3
PASS_ON: Final = 4


@dataclass
class Round(Frame):
    """Plays rounds of study, then brewing (4.1–4.3), until somebody has won (10.3). `stage`: the
    stage to begin when the frame resumes."""

    stage: int

    def resume(self, s: WhirlingState) -> None:
        if self.stage == BEGIN_ROUND:
            s.become(ROUND_AT[STUDY])
            s.round += 1
            s.played = 0
            for seat in range(s.seats):
                s.grimoire[seat] = 0
            if s.records_events:
                s.tell("log-round", {"round": s.round})
            before_study(s)
        elif self.stage == STUDY:
            s.become(ROUND_AT[BREW])
            who = tuple([seat for seat in range(s.seats) if s.hands[seat]])
            if who:  # R26
                s.push(Study(who, ((),) * len(who)))
        elif self.stage == BREW:
            s.become(ROUND_AT[BEFORE_PASSING])
            s.push(new_brewing(s))
        elif self.stage == BEFORE_PASSING:
            s.become(ROUND_AT[PASS_ON])
            before_passing(s)
        else:
            s.become(ROUND_AT[BEGIN_ROUND])
            passed = pass_cauldrons(s)
            look_for_winners(s)
            if s.ended:
                s.finish()
            else:
                flip_trickster(s)
                pass_hands(s, passed)


ROUND_AT: Final[tuple[Round, ...]] = tuple([Round(stage) for stage in range(PASS_ON + 1)])
"""The frame of each stage, built once."""
