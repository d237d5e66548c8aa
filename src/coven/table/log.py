"""The log: what was played, when and by whom; its JSON form; what a seat may read of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeVar

import msgspec

from coven.core import TAKE_BACK, Event

from .match import Entry, moves_undone_by

By = Literal["person", "bot", "standing", "time", "rules"]
"""Who answered: a person, a bot, a standing answer in a person's name; an hourglass that ran out;
or the rules, which were mended and no longer allow what was played in the turn under way."""


class BrokenRow(ValueError):
    """Something stored that is not what it should be."""


@dataclass(frozen=True)
class Record:
    """An entry with its circumstances."""

    entry: Entry
    at: float
    by: By = "person"
    turn: int | None = None
    """Whose turn it was; None where several were asked at once."""
    nonce: str = ""
    """The browser's number for this request: sent twice, it is answered twice and played once."""


@dataclass
class History:
    """All records of a table."""

    records: list[Record] = field(default_factory=list)
    not_undone: list[int] = field(default_factory=list)
    """The entries that stand: moves not undone."""
    nonces: dict[tuple[int, str], int] = field(default_factory=dict)

    def copy(self) -> History:
        return History(self.records.copy(), self.not_undone.copy(), self.nonces.copy())

    def append(self, record: Record) -> None:
        self.records.append(record)
        if back := moves_undone_by(record.entry.move):
            del self.not_undone[-back:]
        else:
            self.not_undone.append(record.entry.n)
        if record.nonce:
            self.nonces[record.entry.seat, record.nonce] = record.entry.n

    def record_for_nonce(self, seat: int, nonce: str) -> Record | None:
        """The entry that this request of the seat has made already."""
        n = self.nonces.get((seat, nonce)) if nonce else None
        return self.records[n - 1] if n is not None else None

    def last_decision(self, seat: int) -> int | None:
        """The last entry that stands in which the seat itself has decided something."""
        for n in reversed(self.not_undone):
            record = self.records[n - 1]
            if record.entry.seat == seat and record.by in ("person", "bot"):
                return n
        return None

    def last_step_taken_back(self, seat: int, base: int) -> str | None:
        """The seat's own last step of secret simultaneous play after entry `base` that it took
        back, if it has done nothing else since."""
        steps: list[str] = []
        back: list[str] = []
        for record in self.records[base:]:
            move = record.entry.move
            if record.entry.seat != seat or moves_undone_by(move):
                continue
            if move == TAKE_BACK.text:
                if steps:  # else a step from before another's barrier
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
    """A line of the log as somebody may read it."""

    number: int
    """Counts the lines that this reader has, not the entries: those would tell how often others
    have answered in secret."""
    event: Event
    at: float
    turn: int | None
    undone: bool
    affects_reader: bool
    """Something that happened to the reader's seat."""
    n: int | None
    """The entry, for replays; only told when the match is over."""


def undone_entries(records: Sequence[Record]) -> set[int]:
    """The numbers of the entries that were taken back."""
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
    """What the seat, or a spectator (None), may read of the entries after `since` up to `until`.

    The opening belongs to a log that is read from its beginning."""
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
    """What the seat may read of new entries of a running match, none of them an undo, for a reader
    who has `number` lines already."""
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
    """Whether the event names the seat, be it as the one who acts in another's move."""
    return any(
        name.startswith("seat") and type(value) is int and value == seat
        for name, value in event.args.items()
        if of_another or name != "seat"
    )


# -- JSON ----------------------------------------------------------------------------------------


T = TypeVar("T")


def json_reader(kind: type[T], name: str) -> Callable[[bytes | str], T]:
    """Reads values of a type from JSON; what it gives raises BrokenRow. To be made when a module is
    loaded: msgspec crashes if threads are the first to ask for a type, and do so at once."""
    decoder = msgspec.json.Decoder(kind)

    def read(text: bytes | str) -> T:
        try:
            return decoder.decode(text)
        except msgspec.DecodeError as e:
            raise BrokenRow(f"{name}: {e}") from e

    return read


class StoredEvent(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An event as ``[key, args, to, but]``."""

    key: str
    args: dict[str, int | str]
    to: tuple[int, ...] | None
    but: tuple[int, ...]


_read_events = json_reader(tuple[StoredEvent, ...], "events")
read_rolled = json_reader(tuple[int, ...], "rolled")
_encoder = msgspec.json.Encoder()


def write_events(events: Sequence[Event]) -> bytes:
    """Those that the log keeps."""
    kept = [StoredEvent(e.key, e.args, e.to, e.but) for e in events if not e.fleeting]
    return _encoder.encode(kept)


def read_events(text: bytes | str) -> tuple[Event, ...]:
    """The inverse. Raises BrokenRow."""
    return tuple(Event(e.key, e.args, e.to, e.but) for e in _read_events(text))


def write_rolled(rolled: Sequence[int]) -> bytes:
    return _encoder.encode(rolled)
