"""The sequence of a turn (5.1), and drawing cards at its end (chapter 11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..moves import END_TURN
from ..state import MOST_SEATS, Witches, hand_size
from .benefits import anytime_benefits, play_anytime
from .cards import draw
from .end import end_after_last_turn, lose_to_elves
from .moving import Action
from .placing import BeforePlacing, Placing, asks_before_placing

MOVEMENTS: Final = 2
"""How many movements a turn has (6.1)."""


@dataclass
class Rounds(Frame):
    """Starts the turn of `who`, and stays below it on the stack for the next seat clockwise.

    A turn (5.1) is: perhaps a question before the problem comes (R10), the new problem (5.2–5.8),
    two movements (6.1), drawing cards (11.1)."""

    who: int

    def resume(self, s: Witches) -> None:
        who = self.who
        s.active = who
        s.turns += 1
        s.turn_over = False
        s.turned = ()
        s.become(ROUNDS[(who + 1) % s.seats])
        if s.records_events:
            s.tell("log-turn", {"seat": who})
        s.push(ENDS[who])
        s.push(ACTIONS[who])
        s.push(PLACINGS[who])
        if asks_before_placing(s, who):
            s.push(BeforePlacing(who))


@dataclass
class EndTurn(Frame):
    """Asks `who` whether to play cards for their benefits before drawing (R13), then draws and ends
    the turn (11.1)."""

    who: int

    def resume(self, s: Witches) -> None:
        if s.hands[self.who] and not s.turn_over:
            s.ask(self.who, [END_TURN, *anytime_benefits(s, self.who)])
        else:
            self.finish(s)

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        if move.verb == "end-turn":
            self.finish(s)
        else:
            play_anytime(s, seat, move)

    def finish(self, s: Witches) -> None:
        """Draws up to the size of the hand (11.1), then ends the game if it is lost to the elves
        (12.2) or this was the last turn (5.10, 12.3)."""
        s.done()
        draw(s, self.who, hand_size(s, self.who) - s.hands[self.who].bit_count())
        if not lose_to_elves(s) and s.next == len(s.queue):
            end_after_last_turn(s)


# Frames are never changed, so those that every turn needs are built once for each seat.
ROUNDS: Final[list[Rounds]] = [Rounds(seat) for seat in range(MOST_SEATS)]
ENDS: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(MOST_SEATS)]
ACTIONS: Final[list[Action]] = [Action(seat, MOVEMENTS) for seat in range(MOST_SEATS)]
PLACINGS: Final[list[Placing]] = [Placing(seat, 0) for seat in range(MOST_SEATS)]
