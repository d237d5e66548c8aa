"""Frames, the steps of a game that are not finished yet, and general ones to build on.

A frame is a value: it never changes after it was built; `State.become` replaces it. Frames are not
frozen dataclasses, because building those takes three times as long. The conformance suite finds
frames that change.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from .move import PASS, TAKE_BACK, Move
from .native import mypyc_attr

_BACK: Final[list[Move]] = [TAKE_BACK]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One unfinished step of the rules, with its data (whose turn, how often …). The frames of a
    position form a stack; the top one is at work."""

    def resume(self, s: Any) -> None:
        """Called when the frame is on top of the stack and no seat is asked. Either asks a seat and
        changes nothing else, or makes progress with push, become or done."""
        raise NotImplementedError

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        """Applies the answer of a seat that this frame has asked."""
        raise NotImplementedError

    def offers(self, s: Any) -> dict[int, list[Move]]:
        """Returns, by seat, the moves that may be played although nobody waits for them, such as
        taking an answer back.

        Called only when they are needed, and never in a search, so it may be slow."""
        return {}

    def absorb(self, other: Frame) -> Frame | None:
        """Returns this frame enlarged by `other`, so that two bonuses of a kind become one frame;
        None if `other` has to go on top of this frame instead. `State.grant` asks this."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Commit(Frame):
    """Asks the seats in `who` at the same time for secret answers of one or several steps.

    A seat whose `options` are empty is ready. When all are, `opened` gets the steps of all seats.
    Until then nothing else happens, and a seat may take back its own last step (TAKE_BACK)."""

    who: tuple[int, ...]
    steps: tuple[tuple[Move, ...], ...]
    """What each seat of `who` has answered so far, in the same order."""

    def options(self, s: Any, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        """Returns the legal next steps of a seat that has made `steps`; an empty list if it is
        ready."""
        raise NotImplementedError

    def opened(self, s: Any, steps: dict[int, tuple[Move, ...]]) -> None:
        """Applies the steps of all seats, by seat. Called when all are ready, after this frame was
        removed from the stack."""
        raise NotImplementedError

    def can_take_back(self, s: Any, seat: int, steps: tuple[Move, ...]) -> bool:
        """Whether the seat may take back its last step. Override it to forbid that after a step
        that has shown the seat something."""
        return bool(steps)

    def steps_of(self, seat: int) -> tuple[Move, ...]:
        """Returns the steps that a seat has made so far."""
        return self.steps[self.who.index(seat)]

    def ready(self, s: Any, seat: int) -> bool:
        """Whether the seat has no more steps to make."""
        return not self.options(s, seat, self.steps_of(seat))

    def with_steps(self, seat: int, steps: tuple[Move, ...]) -> Commit:
        """Returns this frame with other steps for one seat."""
        i = self.who.index(seat)
        return replace(self, steps=(*self.steps[:i], steps, *self.steps[i + 1 :]))

    def resume(self, s: Any) -> None:
        pending = s.pending
        offers: dict[int, list[Move]] = {}
        for seat, steps in zip(self.who, self.steps, strict=True):
            moves = self.options(s, seat, steps)
            if moves:
                pending[seat] = moves
            if steps and self.can_take_back(s, seat, steps):
                offers[seat] = _BACK
        if pending:
            if offers:
                s.offers_cache = offers
        else:
            s.offers_cache = None
            s.done()
            s.reveal()
            self.opened(s, dict(zip(self.who, self.steps, strict=True)))

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        steps = self.steps_of(seat)
        steps = steps[:-1] if move == TAKE_BACK else (*steps, move)
        s.become(self.with_steps(seat, steps))

    def redrawn(self, s: Any, seat: int | None) -> Commit:
        """Returns this frame with random steps for all seats but `seat` (None: for all seats), for
        `Game.determinise`. Seats that are ready stay ready; the others start again, because nobody
        knows how far they are."""
        new = self
        for other in self.who:
            if other == seat:
                continue
            steps: tuple[Move, ...] = ()
            if self.ready(s, other):
                while moves := self.options(s, other, steps):
                    steps = (*steps, moves[s.random_below(len(moves))])
            new = new.with_steps(other, steps)
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Window(Frame):
    """Asks one seat after the other for a reaction, until all have passed. After each reaction it
    begins again with the first seat.

    A seat without options is not asked. If it is a secret who has options, `options` must not be
    empty for any seat. The frame below it on the stack must check its own data again when it
    resumes, because a reaction may have changed the position."""

    order: tuple[int, ...]
    """All seats that may react, in the order in which they are asked."""
    waiting: tuple[int, ...]
    """The seats that have not passed since the last reaction."""

    def options(self, s: Any, seat: int) -> list[Move]:
        """Returns the moves with which the seat may react; PASS is added to them."""
        raise NotImplementedError

    def react(self, s: Any, seat: int, move: Move) -> None:
        """Applies the reaction `move` of a seat."""
        raise NotImplementedError

    def closed(self, s: Any) -> None:
        """Called when all seats have passed, after this frame was removed from the stack."""

    def resume(self, s: Any) -> None:
        for seat in self.waiting:
            moves = self.options(s, seat)
            if moves:
                s.ask(seat, [PASS, *moves])
                return
        s.done()
        self.closed(s)

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        if move == PASS:
            s.become(replace(self, waiting=self.waiting[self.waiting.index(seat) + 1 :]))
        else:
            s.become(replace(self, waiting=self.order))
            self.react(s, seat, move)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class InOrder(Frame):
    """Calls `each` for one seat after the other, then `after`."""

    seats: tuple[int, ...]
    """The seats whose turn is still to come, in order."""

    def each(self, s: Any, seat: int) -> None:
        """Does what the rules say for one seat, usually by pushing a frame for it."""
        raise NotImplementedError

    def after(self, s: Any) -> None:
        """Called after the last seat, when this frame was removed from the stack."""

    def resume(self, s: Any) -> None:
        if self.seats:
            s.become(replace(self, seats=self.seats[1:]))
            self.each(s, self.seats[0])
        else:
            s.done()
            self.after(s)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Repeat(Frame):
    """Calls `once` `left` times, then `after`."""

    left: int
    """How many times are still to come."""

    def once(self, s: Any) -> None:
        """Does one repetition, usually by pushing a frame."""
        raise NotImplementedError

    def after(self, s: Any) -> None:
        """Called after the last repetition, when this frame was removed from the stack."""

    def resume(self, s: Any) -> None:
        if self.left:
            s.become(replace(self, left=self.left - 1))
            self.once(s)
        else:
            s.done()
            self.after(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame):
    """Draws a random number that everybody may see. The log records it, and undo cannot go back
    behind it."""

    def sides(self, s: Any) -> int:
        """Returns how many outcomes are possible, all equally likely."""
        raise NotImplementedError

    def on_outcome(self, s: Any, outcome: int) -> None:
        """Applies the outcome, a number from 0 to sides-1. Called after this frame was removed."""
        raise NotImplementedError

    def resume(self, s: Any) -> None:
        outcome = s.random_below(self.sides(s))
        s.rolled.append(outcome)
        s.reveal()
        s.done()
        self.on_outcome(s, outcome)
