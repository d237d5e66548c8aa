"""The turn (5.1), and drawing cards at its end (chapter 11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..moves import END_TURN
from ..state import MOST_SEATS, Witches, hand_size
from .benefits import anytime, play_anytime
from .cards import draw
from .end import last_turn_over, look_for_elves
from .moving import Action
from .placing import FEW_CRISES, Dawn, Placing

MOVEMENTS = 2


@dataclass
class Rounds(Frame):
    """It is the turn of `who`, then of the next clockwise."""

    who: int

    def resume(self, s: Witches) -> None:
        who = self.who
        s.active = who
        s.turns += 1
        s.turn_over = False
        s.become(ROUNDS[(who + 1) % s.seats])
        if s.records_events:
            s.tell("log-turn", {"seat": who})
        s.push(ENDS[who])
        s.push(ACTIONS[who])
        s.push(PLACINGS[who])
        if s.crises <= FEW_CRISES and s.crises < s.all_crises and s.hands[who]:
            s.push(Dawn(who))


@dataclass
class EndTurn(Frame):
    """A last moment for benefits; then she draws (R13)."""

    who: int

    def resume(self, s: Witches) -> None:
        if s.hands[self.who] and not s.turn_over:
            s.ask(self.who, [END_TURN, *anytime(s, self.who)])
        else:
            self.finish(s)

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        if move.verb == "end-turn":
            self.finish(s)
        else:
            play_anytime(s, seat, move)

    def finish(self, s: Witches) -> None:
        """11.1; then the end is looked for (12.2, 12.3)."""
        s.done()
        draw(s, self.who, hand_size(s, self.who) - s.hands[self.who].bit_count())
        if not look_for_elves(s) and s.next == len(s.queue):
            last_turn_over(s)


# Frames are never changed, so those of every turn are built once.
ROUNDS: Final[list[Rounds]] = [Rounds(seat) for seat in range(MOST_SEATS)]
ENDS: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(MOST_SEATS)]
ACTIONS: Final[list[Action]] = [Action(seat, MOVEMENTS) for seat in range(MOST_SEATS)]
PLACINGS: Final[list[Placing]] = [Placing(seat, 0) for seat in range(MOST_SEATS)]
