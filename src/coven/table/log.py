"""The log of a table: what was played, when and by whom; its JSON form; what a seat may read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeVar

import msgspec

from coven.core import TAKE_BACK, Event

from .match import moves_undone_by
from .match_file import Entry

By = Literal["person", "bot", "standing", "time", "rules"]
"""What made an entry: a person; a bot; an automatic pass that a person asked for (``standing``); a
timer of the rules (``time``); or the undoing of moves that the rules, changed since, no longer
allow (``rules``)."""


class BrokenRow(ValueError):
    """Stored data that cannot be read; the message names the data."""


class OtherBox(BrokenRow):
    """A stored match was begun with another box than the game is played with here."""


@dataclass(frozen=True)
class Record:
    """An entry of the log with its time, what made it (a person, a bot, an automatic pass, a timer
    …), and whose turn it was."""

    entry: Entry
    at: float
    by: By = "person"
    turn: int | None = None
    """The seat whose turn it was; None if several seats were asked at once."""
    nonce: str = ""
    """The client's id for this request: if it is sent twice, it is played once and answered
    twice."""


@dataclass
class History:
    """All records of a table, with indexes to find those that were not undone and those of a
    request."""

    records: list[Record] = field(default_factory=list)
    not_undone: list[int] = field(default_factory=list)
    """The numbers of the entries whose moves were not undone, in order."""
    nonces: dict[tuple[int, str], int] = field(default_factory=dict)
    """By seat and nonce, the number of the entry that the request made."""

    def copy(self) -> History:
        return History(self.records.copy(), self.not_undone.copy(), self.nonces.copy())

    def append(self, record: Record) -> None:
        """Adds the next record to the log and updates the indexes."""
        self.records.append(record)
        if back := moves_undone_by(record.entry.move):
            del self.not_undone[-back:]
        else:
            self.not_undone.append(record.entry.n)
        if record.nonce:
            self.nonces[record.entry.seat, record.nonce] = record.entry.n

    def record_for_nonce(self, seat: int, nonce: str) -> Record | None:
        """Returns the record that the seat's request with this nonce made; None if there is none or
        the nonce is empty."""
        n = self.nonces.get((seat, nonce)) if nonce else None
        return self.records[n - 1] if n is not None else None

    def last_decision(self, seat: int) -> int | None:
        """Returns the number of the entry with the seat's last move, by its person or a bot, that
        was not undone; None if there is none."""
        for n in reversed(self.not_undone):
            record = self.records[n - 1]
            if record.entry.seat == seat and record.by in ("person", "bot"):
                return n
        return None

    def last_step_taken_back(self, seat: int, base: int) -> str | None:
        """Returns the text of the move that a redo in secret simultaneous play would repeat: the
        last one after entry `base` that the seat took back. None if there is none or the seat has
        played something else since."""
        steps: list[str] = []
        back: list[str] = []
        for record in self.records[base:]:
            move = record.entry.move
            if record.entry.seat != seat or moves_undone_by(move):
                continue
            if move == TAKE_BACK.text:
                if steps:  # otherwise the step was made before `base`
                    back.append(steps.pop())
            else:
                steps.append(move)
                if back and back[-1] == move:
                    back.pop()
                else:
                    back.clear()
        return back[-1] if back else None


@dataclass(frozen=True)
class Line:
    """One line of the log as a certain seat or spectator may read it."""

    number: int
    """Numbers the lines of this reader. Not the entry's number: that would reveal how often others
    have answered in secret."""
    event: Event
    at: float
    turn: int | None
    undone: bool
    affects_reader: bool
    """Whether the event happened to the reader's seat."""
    n: int | None
    """The number of the entry, for replays; None until the match is over."""


def undone_entries(records: Sequence[Record]) -> set[int]:
    """Returns the numbers of the entries whose moves were undone."""
    stand: list[int] = []
    gone: set[int] = set()
    for record in records:
        if back := moves_undone_by(record.entry.move):
            gone.update(stand[-back:])
            del stand[-back:]
        else:
            stand.append(record.entry.n)
    return gone


def visible_lines(
    opening: Sequence[Event],
    began: float,
    records: Sequence[Record],
    seat: int | None,
    over: bool,
    since: int = 0,
    until: int | None = None,
) -> list[Line]:
    """Returns the lines that `seat`, or a spectator (None), may read of the entries after `since`
    up to `until` (None: the last). `opening`: the events of the set-up, at time `began`, which are
    included if `since` is 0. `over`: whether the match is over; only then each line has the number
    of its entry."""
    last = len(records) if until is None else until
    gone = undone_entries(records[:last])
    found: list[Line] = []
    number = 0
    for event in opening:
        if event.readable(seat) and not event.fleeting:
            number += 1
            if since == 0:
                n = 0 if over else None
                found.append(Line(number, event, began, None, False, False, n))
    for record in records[:last]:
        entry = record.entry
        for event in entry.events:
            if event.readable(seat) and not event.fleeting:
                number += 1
                if entry.n > since:
                    n = entry.n if over else None
                    found.append(_line(number, event, record, seat, entry.n in gone, n))
    return found


def new_visible_lines(records: Sequence[Record], seat: int | None, number: int) -> list[Line]:
    """Returns the lines that `seat`, or a spectator (None), may read of new records of a running
    match; they are numbered on from `number`, the lines that the reader has already. None of the
    records may be an undo."""
    found: list[Line] = []
    for record in records:
        for event in record.entry.events:
            if event.readable(seat) and not event.fleeting:
                found.append(_line(number + len(found) + 1, event, record, seat, False, None))
    return found


def _line(
    number: int, event: Event, record: Record, seat: int | None, undone: bool, n: int | None
) -> Line:
    to_me = seat is not None and _affects(event, seat, record.entry.seat != seat)
    return Line(number, event, record.at, record.turn, undone, to_me, n)


def _affects(event: Event, seat: int, of_another: bool) -> bool:
    """Whether the event names the seat in one of its arguments. The argument ``seat``, the seat
    that acts, counts only in another seat's move (`of_another`)."""
    return any(
        name.startswith("seat") and type(value) is int and value == seat
        for name, value in event.args.items()
        if of_another or name != "seat"
    )


# -- JSON ----------------------------------------------------------------------------------------


T = TypeVar("T")


def json_reader(kind: type[T], name: str) -> Callable[[bytes | str], T]:
    """Returns a function that reads a value of type `kind` from JSON and raises BrokenRow, with
    `name` in its message, if it cannot. Call this while a module is loaded: msgspec crashes if
    several threads are the first to use a type at the same time."""
    decoder = msgspec.json.Decoder(kind)

    def read(text: bytes | str) -> T:
        try:
            return decoder.decode(text)
        except msgspec.DecodeError as e:
            raise BrokenRow(f"{name}: {e}") from e

    return read


class StoredEvent(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An event in its stored form, ``[key, args, to, but]``."""

    key: str
    args: dict[str, int | str]
    to: tuple[int, ...] | None
    but: tuple[int, ...]


_read_events = json_reader(tuple[StoredEvent, ...], "events")
read_rolled = json_reader(tuple[int, ...], "rolled")
_encoder = msgspec.json.Encoder()


def write_events(events: Sequence[Event]) -> bytes:
    """Returns the events as JSON, without the fleeting ones, which the log does not keep."""
    kept = [StoredEvent(e.key, e.args, e.to, e.but) for e in events if not e.fleeting]
    return _encoder.encode(kept)


def read_events(text: bytes | str) -> tuple[Event, ...]:
    """Returns the events that `write_events` wrote. Raises BrokenRow."""
    return tuple(Event(e.key, e.args, e.to, e.but) for e in _read_events(text))


def write_rolled(rolled: Sequence[int]) -> bytes:
    """Returns the random outcomes `rolled` (dice and draws) as JSON; `read_rolled` is the
    inverse."""
    return _encoder.encode(rolled)
