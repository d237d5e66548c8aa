"""State: a position, in the middle of anything. Plain data, the frame stack on top."""

from __future__ import annotations

from typing import Any, ClassVar

from .frame import Frame
from .move import Move
from .native import mypyc_attr
from .rng import Rng


class Event:
    """Something that happened, for the log and for motion. Rules never read events.

    `to` names the only seats that may read it (None: everybody), `but` those that may not. A
    `fleeting` event is shown while it happens and then nowhere any more: the log does not keep it.
    """

    def __init__(
        self,
        key: str,
        args: dict[str, int | str],
        to: tuple[int, ...] | None = None,
        but: tuple[int, ...] = (),
        fleeting: bool = False,
    ) -> None:
        self.key = key
        self.args = args
        self.to = to
        self.but = but
        self.fleeting = fleeting

    def readable(self, seat: int | None) -> bool:
        if self.to is not None:
            return seat in self.to
        return seat not in self.but

    def __repr__(self) -> str:
        return f"<{self.key} {self.args}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game's own state adds its pieces, their names in `fields`, and a written-out copy().

    It carries the same mark as this class: only then does mypyc's `__new__`, with which copy()
    begins, leave `__init__` alone.
    """

    fields: ClassVar[tuple[str, ...]] = ("seats", "ply", "drawn", "barrier", "stack")
    __slots__ = (*fields, "rng", "pending", "offers_cache", "records_events", "events", "rolled")
    """A game's own state may name its pieces here, too; a copy takes half the time then."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats: int = seats
        self.rng: Rng = rng
        self.stack: list[Frame] = []
        self.ply: int = 0
        """How many answers led here; the place of a draw in the secret's stream."""
        self.drawn: int = 0
        """Draws since the last answer."""
        self.barrier: int = 0
        """Grows when anybody learns something new; undo stops there."""
        self.pending: dict[int, list[Move]] = {}
        """Who must answer, and with what; derived from the top frame, never stored."""
        self.offers_cache: dict[int, list[Move]] | None = None
        """See `offered`; None where nobody has looked yet."""
        self.records_events: bool = False
        self.events: list[Event] = []
        self.rolled: list[int] = []
        """Outcomes of chance since the last answer."""

    # -- copying -------------------------------------------------------------------------

    def copy(self) -> State:
        raise NotImplementedError

    def copy_spine(self, new: State) -> None:
        """What every game's copy() does first. Frames are never changed, so they are shared."""
        new.seats = self.seats
        new.rng = self.rng
        new.stack = self.stack.copy()
        new.ply = self.ply
        new.drawn = self.drawn
        new.barrier = self.barrier
        new.pending = self.pending
        new.offers_cache = self.offers_cache
        new.records_events = False
        new.events = []
        new.rolled = []

    # -- the stack -----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def top(self) -> Frame:
        return self.stack[-1]

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def become(self, frame: Frame) -> None:
        """The top frame goes on as `frame`."""
        self.stack[-1] = frame

    def done(self) -> None:
        """The top frame has nothing left to do."""
        self.stack.pop()

    def grant(self, frame: Frame) -> None:
        """A bonus: enlarges the top frame if that takes it in, else interrupts it."""
        grown = self.stack[-1].absorb(frame)
        if grown is None:
            self.stack.append(frame)
        else:
            self.stack[-1] = grown

    def finish(self) -> None:
        """The game is over."""
        self.stack.clear()

    # -- decisions -----------------------------------------------------------------------

    def ask(self, seat: int, moves: list[Move]) -> None:
        """Opens a decision. Several seats may be asked at once."""
        self.pending[seat] = moves

    @property
    def offered(self) -> dict[int, list[Move]]:
        """Who may act although nobody waits for it (taking an answer back, calling out): what the
        top frame has offered while it asked, or else says now that somebody looks."""
        known = self.offers_cache
        if known is None:
            known = self.offers_cache = self.stack[-1].offers(self) if self.stack else {}
        return known

    def offer(self, seat: int, moves: list[Move]) -> None:
        """Lets a seat act without waiting for it."""
        self.offers_cache = {**(self.offers_cache or {}), seat: moves}  # a copy may share the old

    def moves(self, seat: int) -> list[Move]:
        """All that `seat` may do now."""
        asked = self.pending.get(seat)
        offered = self.offered.get(seat)
        if asked is None:
            return [] if offered is None else offered
        return asked if offered is None else asked + offered

    def ask_again(self) -> None:
        """Asks the top frame for its questions again, after pieces were changed from outside (a
        determinised copy)."""
        self.pending = {}
        self.offers_cache = None
        self.stack[-1].resume(self)

    # -- chance and knowledge --------------------------------------------------------------

    def random_below(self, n: int) -> int:
        value = self.rng.random_below(n, self.ply, self.drawn)
        self.drawn += 1
        return value

    def shuffle(self, cards: list[Any]) -> None:
        self.rng.shuffle(cards, self.ply, self.drawn)
        self.drawn += 1

    def reveal(self) -> None:
        """Somebody learns something: what came before cannot be undone."""
        self.barrier += 1

    def tell(
        self,
        key: str,
        args: dict[str, int | str],
        to: tuple[int, ...] | None = None,
        but: tuple[int, ...] = (),
        fleeting: bool = False,
    ) -> None:
        """An event for log and motion; silent in search (`records_events` is off)."""
        if self.records_events:
            self.events.append(Event(key, args, to, but, fleeting))
