"""State, a position of a game: plain data and the stack of frames; Event and Stage."""

from __future__ import annotations

from typing import Any, ClassVar

from .frame import Frame
from .move import Move
from .native import mypyc_attr
from .rng import Rng


class Event:
    """Something that happened, for the log and for animations. Rules never read events.

    `to` lists the only seats that may read it (None: everybody), `but` the seats that may not. A
    `fleeting` event is shown when it happens, but is not in the log.
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
        """Whether this seat, or a spectator (None), may read the event."""
        if self.to is not None:
            return seat in self.to
        return seat not in self.but

    def __repr__(self) -> str:
        return f"<{self.key} {self.args}>"


class Stage:
    """A position on the way from one answer to the next question, which pages show for a moment
    with a sentence: the Fluent message `key` with its arguments, which everybody may read."""

    def __init__(self, position: State, key: str, args: dict[str, int | str]) -> None:
        self.position = position
        self.key = key
        self.args = args


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Each game has a subclass with its pieces, their names in `fields`, and a `copy`.

    The subclass needs the same `mypyc_attr` decorator: without it, `__new__`, with which `copy`
    begins, would call `__init__` in compiled code.
    """

    fields: ClassVar[tuple[str, ...]] = ("seats", "ply", "drawn", "barrier", "stack")
    __slots__ = (
        *fields,
        *("rng", "pending", "offers_cache", "records_events", "events", "stages", "rolled"),
    )
    """A subclass may list its pieces as slots too; then a copy takes half the time."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats: int = seats
        self.rng: Rng = rng
        self.stack: list[Frame] = []
        self.ply: int = 0
        """How many answers have been given; random numbers depend on it."""
        self.drawn: int = 0
        """How many random numbers were drawn since the last answer."""
        self.barrier: int = 0
        """Grows when a player learns something new; undo stops there."""
        self.pending: dict[int, list[Move]] = {}
        """The legal answers of each seat that is asked; set by the top frame, never saved."""
        self.offers_cache: dict[int, list[Move]] | None = None
        """What `offered` returns; None before it was computed."""
        self.records_events: bool = False
        self.events: list[Event] = []
        """What happened since the last answer, if `records_events`."""
        self.stages: list[Stage] = []
        """Positions since the last answer that pages show for a moment, if `records_events`."""
        self.rolled: list[int] = []
        """Outcomes of Chance frames since the last answer."""

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{asked_seats(self.pending)} asked"
        return f"<{type(self).__name__}: {self.seats} seats, {self.ply} answers, {asked}>"

    def _repr_html_(self) -> str | None:
        """Returns the board for notebooks, as a spectator sees it; None if `coven` has not set
        `board_html`, the function that draws it."""
        from .game import board_html

        return None if board_html is None else board_html(self)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position; dice to come and recorded events do not count."""
        if self is other:
            return True
        if type(self) is not type(other):
            return NotImplemented
        from .codec import save

        assert isinstance(other, State)
        return save(self) == save(other)

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from .codec import restored, save

        return restored, (type(self), save(self), self.rng)

    # -- copying -------------------------------------------------------------------------

    def copy(self) -> State:
        """Returns an independent copy that does not record events."""
        raise NotImplementedError

    def copy_spine(self, new: State) -> None:
        """Copies the fields of this base class (stack, questions, counters) to `new`; each game's
        copy() calls it first. Frames are shared, because they never change."""
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
        new.stages = []
        new.rolled = []

    # -- the stack -----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over: no frame is left."""
        return not self.stack

    @property
    def top(self) -> Frame:
        """Returns the frame that is at work or waits for an answer."""
        return self.stack[-1]

    def push(self, frame: Frame) -> None:
        """Puts a frame on the stack: it works before the frames below go on."""
        self.stack.append(frame)

    def become(self, frame: Frame) -> None:
        """Replaces the top frame."""
        self.stack[-1] = frame

    def done(self) -> None:
        """Removes the top frame: it has finished."""
        self.stack.pop()

    def grant(self, frame: Frame) -> None:
        """Gives a bonus: enlarges the top frame if it absorbs `frame`, else puts `frame` on top."""
        grown = self.stack[-1].absorb(frame)
        if grown is None:
            self.stack.append(frame)
        else:
            self.stack[-1] = grown

    def finish(self) -> None:
        """Ends the game: removes all frames."""
        self.stack.clear()

    # -- decisions -----------------------------------------------------------------------

    def ask(self, seat: int, moves: list[Move]) -> None:
        """Asks a seat to play one of `moves`. Several seats may be asked at once."""
        self.pending[seat] = moves

    @property
    def offered(self) -> dict[int, list[Move]]:
        """Returns the moves, by seat, that may be played although nobody waits for them, such as
        taking an answer back. The top frame computes them when they are first needed."""
        known = self.offers_cache
        if known is None:
            known = self.offers_cache = self.stack[-1].offers(self) if self.stack else {}
        return known

    def offer(self, seat: int, moves: list[Move]) -> None:
        """Lets a seat play one of `moves` without waiting for it."""
        self.offers_cache = {**(self.offers_cache or {}), seat: moves}  # a copy may share the old

    def moves(self, seat: int) -> list[Move]:
        """Returns all legal moves of a seat: what it is asked and what it is offered."""
        asked = self.pending.get(seat)
        offered = self.offered.get(seat)
        if asked is None:
            return [] if offered is None else offered
        return asked if offered is None else asked + offered

    def ask_again(self) -> None:
        """Lets the top frame ask its seats again. Call it in a determinised copy after pieces were
        changed, because other moves may be legal now."""
        self.pending = {}
        self.offers_cache = None
        self.stack[-1].resume(self)

    # -- chance and knowledge --------------------------------------------------------------

    def random_below(self, n: int) -> int:
        """Returns a random number from 0 to n-1, and counts it as the next draw."""
        value = self.rng.random_below(n, self.ply, self.drawn)
        self.drawn += 1
        return value

    def shuffle(self, cards: list[Any]) -> None:
        """Shuffles a list in place, and counts that as the next draw."""
        self.rng.shuffle(cards, self.ply, self.drawn)
        self.drawn += 1

    def reveal(self) -> None:
        """Notes that a player learns something: earlier moves can no longer be undone."""
        self.barrier += 1

    def tell(
        self,
        key: str,
        args: dict[str, int | str],
        to: tuple[int, ...] | None = None,
        but: tuple[int, ...] = (),
        fleeting: bool = False,
    ) -> None:
        """Records an event for the log and for animations, if `records_events` is on (it is off in
        a search). `key` is the Fluent message of its sentence, `args` are the message's arguments.
        Only the seats in `to` (None: everybody) without those in `but` may read it; a `fleeting`
        event is not in the log."""
        if self.records_events:
            self.events.append(Event(key, args, to, but, fleeting))

    def show_stage(
        self, key: str, args: dict[str, int | str], position: State | None = None
    ) -> None:
        """Records a position that pages show for a moment before they show what the answer leads
        to, if `records_events` is on: the present one or, as `position`, a copy that was changed
        for its drawing. The sentence `key` with `args` is public. Call `tell` in the same answer,
        too."""
        if self.records_events:
            shown = self.copy() if position is None else position
            self.stages.append(Stage(shown, key, args))


def asked_seats(pending: dict[int, list[Move]]) -> str:
    """Returns which seats are asked, in words."""
    seats = sorted(pending)
    if len(seats) == 1:
        return f"seat {seats[0]} is"
    return f"seats {', '.join(map(str, seats))} are"
