"""The round (chapter 4): each stage ends for everybody before the next begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame

from ..state import Witches
from .brewing import new_brewing
from .cauldrons import pass_cauldrons
from .characters import before_passing, before_study
from .hands import pass_hands
from .study import Study
from .winners import look_for_winners

BEGIN: Final = 0
STUDY: Final = 1
BREW: Final = 2
LAST_TOUCH: Final = 3
PASS_ON: Final = 4
STAGES: Final = ("begin", "study", "brew", "last-touch", "pass-on")


@dataclass
class Round(Frame):
    """Study, then brewing (4.1), until somebody has won."""

    stage: int

    def resume(self, s: Witches) -> None:
        if self.stage == BEGIN:
            s.round += 1
            s.played = 0
            for seat in range(s.seats):
                s.grimoire[seat] = 0
            s.become(AT[STUDY])
            if s.records_events:
                s.tell("log-round", {"round": s.round})
            before_study(s)
        elif self.stage == STUDY:
            s.become(AT[BREW])
            who = tuple([seat for seat in range(s.seats) if s.hands[seat]])
            if who:  # R26
                s.push(Study(who, ((),) * len(who)))
        elif self.stage == BREW:
            s.become(AT[LAST_TOUCH])
            s.push(new_brewing(s))
        elif self.stage == LAST_TOUCH:
            s.become(AT[PASS_ON])
            before_passing(s)
        else:
            s.become(AT[BEGIN])
            pass_cauldrons(s)
            look_for_winners(s)
            if s.ended:
                s.finish()
            else:
                pass_hands(s)


AT: Final[tuple[Round, ...]] = tuple([Round(stage) for stage in range(len(STAGES))])
