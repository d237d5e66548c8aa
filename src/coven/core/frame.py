"""Frames: suspended sentences of a rulebook, and the ready-made ones.

A frame is a value: nothing changes it after it was built, `become` puts another in its place.
(They are plain dataclasses, not frozen ones: those cost three times as much to build. The
conformance suite catches a frame that is changed.)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from .move import PASS, TAKE_BACK, Move
from .native import mypyc_attr

_BACK: Final[list[Move]] = [TAKE_BACK]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One suspended sentence of the rulebook with its local facts."""

    def resume(self, s: Any) -> None:
        """Called while on top with nothing pending: either asks (and changes nothing), or makes
        progress by push, become or done."""
        raise NotImplementedError

    def chosen(self, s: Any, seat: int, move: Move) -> None:
        """Applies an answer."""
        raise NotImplementedError

    def offers(self, s: Any) -> dict[int, list[Move]]:
        """What seats may do although nobody waits for it, where it takes work to say: only asked
        for when somebody looks, and never in a search."""
        return {}

    def absorb(self, other: Frame) -> Frame | None:
        """This frame enlarged by `other`, or None where `other` must interrupt it."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Commit(Frame):
    """The seats of `who` answer at the same time, in secret, one step or several.

    A seat whose `options` are empty is ready; when all are, `opened` gets everybody's steps. Until
    then nothing happens on the table, and a seat may take its own last step back.
    """

    who: tuple[int, ...]
    steps: tuple[tuple[Move, ...], ...]

    def options(self, s: Any, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        raise NotImplementedError

    def opened(self, s: Any, steps: dict[int, tuple[Move, ...]]) -> None:
        """Everybody is ready. This frame has left the stack."""
        raise NotImplementedError

    def can_take_back(self, s: Any, seat: int, steps: tuple[Move, ...]) -> bool:
        """Whether the last step may be taken back; not where it has shown the seat something."""
        return bool(steps)

    def steps_of(self, seat: int) -> tuple[Move, ...]:
        return self.steps[self.who.index(seat)]

    def ready(self, s: Any, seat: int) -> bool:
        return not self.options(s, seat, self.steps_of(seat))

    def with_steps(self, seat: int, steps: tuple[Move, ...]) -> Commit:
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
        """For determinise: what the others have secretly chosen is chosen anew at random. Who is
        ready stays so; how far the rest have got is not known and starts again."""
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
    """A moment for reactions: the seats of `waiting` in order, and again from the first after each
    reaction, until all have passed. The frame below looks again at its facts when it resumes.

    A seat without options is not asked. Where having options is itself a secret, `options` must
    not be empty for anybody.
    """

    order: tuple[int, ...]
    waiting: tuple[int, ...]

    def options(self, s: Any, seat: int) -> list[Move]:
        """What `seat` may do here; PASS is added."""
        raise NotImplementedError

    def react(self, s: Any, seat: int, move: Move) -> None:
        raise NotImplementedError

    def closed(self, s: Any) -> None:
        """All have passed. This frame has left the stack."""

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
    """One seat after the other does the same."""

    seats: tuple[int, ...]

    def each(self, s: Any, seat: int) -> None:
        """Usually pushes what the seat has to do."""
        raise NotImplementedError

    def after(self, s: Any) -> None:
        """All are through. This frame has left the stack."""

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
    """The same thing `left` times."""

    left: int

    def once(self, s: Any) -> None:
        raise NotImplementedError

    def after(self, s: Any) -> None:
        """Done as often as it should be. This frame has left the stack."""

    def resume(self, s: Any) -> None:
        if self.left:
            s.become(replace(self, left=self.left - 1))
            self.once(s)
        else:
            s.done()
            self.after(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame):
    """A random event. Its outcome goes to the log, and nothing before it can be undone."""

    def sides(self, s: Any) -> int:
        raise NotImplementedError

    def on_outcome(self, s: Any, outcome: int) -> None:
        """`outcome` is from 0 to sides-1. This frame has left the stack."""
        raise NotImplementedError

    def resume(self, s: Any) -> None:
        outcome = s.random_below(self.sides(s))
        s.rolled.append(outcome)
        s.reveal()
        s.done()
        self.on_outcome(s, outcome)
