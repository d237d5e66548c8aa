"""Table: a match in progress with people and bots at it. No web, no storage, no clock of its own.

Every change happens in memory first and is kept by `unsaved()` until it is stored. So that nobody
is told of a move that is not on disk, change a copy and put it in the table's place afterwards:

    draft = table.copy()
    draft.submit(seat, "mark 4", now, nonce=nonce)
    await store.save(draft)      # raises Conflict, StoreDown: the draft is forgotten
    table = draft
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

import msgspec

from coven import games
from coven.core import Game, Illegal, Move, Options, Refusal, Sight, Temperament, new_secret, parse

from . import playing, timing
from . import seating as gathering
from . import takebacks as takebacks
from . import undo as undoing
from .clock import PACES, Pace
from .log import BrokenRow, History, Line, Record, visible_lines
from .match import BrokenFile, Match, NoUndo
from .refusals import Refused, must_be_level, must_be_pace, must_exist, must_have_started
from .saved import Change, Running, Settings, Snapshot, Status, load_snapshot, secrets_of
from .seat import Seat, clean_name


@dataclass(frozen=True)
class MissedEvents:
    """What happened while somebody was away."""

    since: int
    lines: list[Line]
    affecting_reader: list[Line]


class Table:
    """Seats around a match. Seats are numbers from 0, people are ids, `now` is server time in
    seconds. A method that cannot do what it says raises Refused (undo and redo: NoUndo) and has
    changed nothing.

    What can be done at a table stands in modules, a chapter each, as functions on a Table."""

    def __init__(
        self, id: str, settings: Settings, host: str, seats: Sequence[Seat], created: float
    ) -> None:
        self.id = id
        self.settings = settings
        self.host = host
        self.seats: list[Seat] = list(seats)
        self.created = created
        self.status: Status = "gathering"
        self.match: Match | None = None
        self.history = History()
        self.running = Running()
        self.version = 0
        """Of what is stored; 0: nothing is."""
        self.last_snapshot = -1
        """The entry of the newest snapshot."""
        self.new_snapshots: list[Snapshot] = []
        """Those that are not stored."""
        self._stored = 0
        """How many records are stored."""
        self._stored_seats: list[Seat] | None = None
        self._stored_rest: object = None
        self._started = False
        """Whether the start has been stored."""

    def __repr__(self) -> str:
        return f"<Table {self.id} {self.settings.game} {self.status} at {len(self.records)}>"

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        host: str,
        now: float,
        options: Options | None = None,
        pace: str = "none",
        spectators: bool = True,
        public: bool = False,
        stand_in: int = 2,
        id: str | None = None,
    ) -> Table:
        """A table with open seats. Raises UnknownGame, BadOptions, Refused."""
        full = games.game(game).complete(seats, options or {})
        must_be_pace(pace)
        must_be_level(stand_in)
        settings = Settings(game, full, pace, spectators, public, stand_in)
        return cls(id or new_id(), settings, host, [Seat()] * seats, now)

    def copy(self) -> Table:
        """The same table, to be changed by itself."""
        new = Table(self.id, self.settings, self.host, self.seats, self.created)
        new.status = self.status
        new.match = self.match.copy() if self.match is not None else None
        new.history = self.history.copy()
        new.running = self.running.copy()
        new.version = self.version
        new.last_snapshot = self.last_snapshot
        new.new_snapshots = self.new_snapshots.copy()
        new._stored = self._stored
        new._stored_seats = self._stored_seats
        new._stored_rest = self._stored_rest
        new._started = self._started
        return new

    # -- asking ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return games.game(self.settings.game)

    @property
    def pace(self) -> Pace | None:
        return PACES[self.settings.pace]

    @property
    def names(self) -> list[str]:
        """By seat, for a Speaker."""
        return [seat.name for seat in self.seats]

    @property
    def records(self) -> list[Record]:
        """The log with its circumstances, beside ``match.entries``."""
        return self.history.records

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.records)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        if self.match is None or self.status != "playing":
            return ()
        return tuple(sorted(self.match.state.pending))

    @property
    def people_waiting(self) -> tuple[int, ...]:
        """Seats of people who must answer now: for "your turn" signals; their clocks run."""
        return tuple(seat for seat in self.waiting if self.seats[seat].kind == "person")

    @property
    def people_asked(self) -> tuple[int, ...]:
        """Seats of people for whom something waits: a move, or the answer to a takeback."""
        waiting, takeback_voters = self.people_waiting, self.takeback_voters
        if not takeback_voters:
            return waiting
        return tuple(
            i for i, s in enumerate(self.seats) if i in waiting or s.person in takeback_voters
        )

    @property
    def takeback_pending(self) -> bool:
        """Whether somebody has asked to go back and is not answered yet."""
        takeback = self.running.takeback
        return takeback is not None and takeback.refused is None

    @property
    def takeback_voters(self) -> tuple[str, ...]:
        """The people who must still answer the takeback. Bots agree to everything."""
        takeback = self.running.takeback
        if takeback is None or not self.takeback_pending or self.status != "playing":
            return ()
        mine = (self.seats[takeback.seat].person, *takeback.agreed)
        people = [s.person for s in self.seats if s.kind == "person" and s.person is not None]
        return tuple(dict.fromkeys(p for p in people if p not in mine))

    @property
    def bots_due(self) -> tuple[int, ...]:
        """Seats for which a bot must answer now; none while people settle a takeback, or while time
        stands still."""
        if self.takeback_pending or self.running.frozen_since:
            return ()
        return tuple(seat for seat in self.waiting if self.seats[seat].kind == "bot")

    @property
    def bots_that_may_interrupt(self) -> tuple[int, ...]:
        """Seats at which a bot may act although nobody waits for it."""
        if (
            self.match is None
            or self.status != "playing"
            or self.takeback_pending
            or self.running.frozen_since
        ):
            return ()
        if type(self.match.game).impulse is Game.impulse:
            return ()
        return tuple(s for s in self.match.state.offered if self.seats[s].kind == "bot")

    def temperament(self, seat: int) -> Temperament:
        """What the bot at this seat is like; the same all through the match."""
        match = must_have_started(self)
        seed = blake2b(b"temperament %d" % seat, key=match.secret, digest_size=8).hexdigest()
        return Temperament(self.seats[seat].bot or self.settings.stand_in, seed)

    @property
    def secret(self) -> bytes | None:
        """The secret of the shuffles, once the match is over."""
        return self.match.secret if self.match is not None and self.status == "over" else None

    def seats_of(self, person: str) -> tuple[int, ...]:
        """Several seats of one person are a hot-seat: a curtain goes between them."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.person == person)

    def may_watch(self, person: str) -> bool:
        return self.settings.spectators or person == self.host or bool(self.seats_of(person))

    def may_chat(self, person: str) -> bool:
        at_table = person == self.host or bool(self.seats_of(person))
        return at_table or (self.settings.spectators and self.settings.spectators_talk)

    def viewpoints(self, person: str) -> tuple[int | None, ...]:
        """Through whose eyes this person may look: the own seats'; everybody's when all is over;
        a spectator's (None)."""
        if not self.may_watch(person):
            return ()
        if self.status == "over":
            return (*range(len(self.seats)), None)
        return (*self.seats_of(person), None)

    def question(self, seat: int) -> int:
        """The number of what the seat is asked now. An answer to an older one is refused."""
        return self.running.questions[seat] if self.running.questions else 0

    def sight(self, seat: int | None) -> Sight | None:
        """All that the seat, or a spectator, is told of the position; None before the start."""
        if self.match is None:
            return None
        return self.match.game.sight(self.match.state, seat)

    def explain(self, seat: int, move: Move | str) -> Refusal | None:
        """Why the rules do not allow this move now; None if they do. Raises Malformed."""
        match = must_have_started(self)
        chosen = parse(move) if isinstance(move, str) else move
        return match.game.explain(match.state, seat, chosen)

    def log(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Line]:
        """What the seat, or a spectator, may read of the entries after `since` up to `until`."""
        if self.match is None:
            return []
        over = self.status == "over"
        opening, began = self.match.opening, self.running.began
        return visible_lines(opening, began, self.records, seat, over, since, until)

    def missed_events(self, seat: int, since: int | None = None) -> MissedEvents:
        """What happened after entry `since` (left out: since the seat's person last looked), but
        for what was taken back."""
        if since is None:
            since = self.running.seen[seat] if self.running.seen else 0
        told = [line for line in self.log(seat, since) if not line.undone]
        return MissedEvents(since, told, [line for line in told if line.affects_reader])

    def at(self, n: int, snapshots: Iterable[Snapshot] = ()) -> Match:
        """The match as it stood after entry `n`; from the first of the snapshots (at or before
        it) from which that can be played, else from the beginning. For replays:
        ``match.game.sight(match.state, seat)`` with a seat of `eyes`. Raises what Match.at does."""
        match = must_have_started(self)
        for kept in snapshots:
            try:
                past = load_snapshot(match, kept)
                for entry in match.entries[kept.n : n]:
                    past.replay_entry(entry)
            except (BrokenRow, BrokenFile, Illegal, NoUndo):
                continue  # undone to before it, or by other rules
            return past
        return match.at(n)

    def rewound_to(self, n: int) -> Table:
        """The table as it stood after entry `n`, for those who are shown it later. Raises what
        Match.at does."""
        past = self.copy()
        past.match = must_have_started(self).at(n)
        past.history = History()
        past.append_records(self.records[:n])
        return past

    def may_show_position(self, seat: int | None, n: int) -> bool:
        """Whether the position after entry `n` may be shown again: all of them when the match is
        over; before, only what the seat's person has not seen yet. A table remembers no more than
        the people at it do."""
        if self.status == "over":
            return True
        return seat is not None and bool(self.running.seen) and n >= self.running.seen[seat]

    def record_for_nonce(self, seat: int, nonce: str) -> Record | None:
        """The entry that this request of the seat has made already."""
        return self.history.record_for_nonce(seat, nonce)

    def mark_seen(self, seat: int) -> None:
        """The seat's person has looked at the table as it is. Stored with the next change."""
        if self.running.seen:
            self.running.seen[seat] = self.n

    # -- doing: each chapter has a module ----------------------------------------------------------

    configure = gathering.configure
    sit = gathering.sit
    rename = gathering.rename
    put_bot = gathering.put_bot
    free_seat = gathering.free_seat
    leave = gathering.leave
    leave_lesson = gathering.leave_lesson
    start = gathering.start
    hand_to_bot = gathering.hand_to_bot
    reclaim_seat = gathering.reclaim_seat

    submit = playing.submit
    auto_pass = playing.auto_pass
    question_kind = playing.question_kind
    pause = playing.pause
    resume = playing.resume

    why_no_undo = undoing.why_no_undo
    undo = undoing.undo
    why_no_redo = undoing.why_no_redo
    redo = undoing.redo

    why_no_takeback = takebacks.why_no_takeback
    request_takeback = takebacks.request_takeback
    answer_takeback = takebacks.answer_takeback
    entry_before_takeback = takebacks.entry_before_takeback

    seconds_left = timing.seconds_left
    deadline = timing.deadline
    tick = timing.tick
    skip_time = timing.skip_time
    presence_changed = timing.presence_changed
    update_presence = timing.update_presence

    # -- afterwards ------------------------------------------------------------------------------

    def rematch(self, by: str, now: float, id: str | None = None) -> Table:
        """A table with the same people and bots, everybody one seat on; this one names it from
        now on. Its host starts it. A second call would make a second table: look at
        `running.rematch` first."""
        if self.status != "over":
            raise Refused("table-not-over")
        if self.running.rematch is not None:
            raise Refused("table-rematch-there")
        if by != self.host and not self.seats_of(by):
            raise Refused("table-not-your-seat")
        rotated = [self.seats[-1], *self.seats[:-1]]
        seats = [
            Seat(None, s.name, s.bot) if s.person is None else Seat(s.person, s.name)
            for s in rotated
        ]
        settings = msgspec.structs.replace(
            self.settings, rules=0, rematch_of=self.id, forked_from=None, lesson=False
        )
        new = Table(id or new_id(), settings, by, seats, now)
        self.running.rematch = new.id
        return new

    def fork(
        self,
        n: int,
        seat: int,
        by: str,
        name: str,
        now: float,
        snapshots: Iterable[Snapshot] = (),
        id: str | None = None,
    ) -> Table:
        """A table that goes its own way after entry `n`, with dice of its own: the person plays
        this seat, bots the others. Only of a match that is over, for its past tells all."""
        if self.status != "over":
            raise Refused("table-not-over")
        if not self.may_watch(by):
            raise Refused("table-not-your-seat")
        must_exist(self, seat)
        match = self.at(n, snapshots)
        if match.over:
            raise Refused("game-over")
        match.change_secret(new_secret())
        settings = msgspec.structs.replace(
            self.settings, public=False, rematch_of=None, forked_from=self.id, lesson=False
        )
        seats = [Seat(None, s.name, s.bot or settings.stand_in) for s in self.seats]
        new = Table(id or new_id(), settings, by, seats, now)
        new.seats[seat] = Seat(by, clean_name(name) or self.seats[seat].name)
        new.append_records(replace(record, nonce="") for record in self.records[:n])
        playing.begin(new, match, now)
        return new

    # -- storing -----------------------------------------------------------------------------

    @property
    def has_unsaved_changes(self) -> bool:
        """Whether anything is not stored yet."""
        return (
            self.n > self._stored
            or self.seats != self._stored_seats
            or self._rest() != self._stored_rest
        )

    def _rest(self) -> object:
        """What is stored besides log and seats, as it is now."""
        return self.status, self.host, self.settings, msgspec.json.encode(self.running)

    def unsaved(self) -> Change:
        """All that is not stored yet."""
        starting = None if self._started else self.match
        return Change(
            id=self.id,
            version=self.version,
            status=self.status,
            host=self.host,
            created=self.created,
            settings=self.settings,
            running=self.running,
            waiting=self.people_asked,
            seats=None if self.seats == self._stored_seats else tuple(self.seats),
            records=tuple(self.records[self._stored :]),
            snapshots=tuple(self.new_snapshots),
            opening=starting.opening if starting is not None else None,
            secrets=secrets_of(starting) if starting is not None else None,
        )

    def mark_saved(self) -> None:
        """What unsaved() gave is stored."""
        self.mark_saved_as(self.version + 1)

    def mark_saved_as(self, version: int) -> None:
        """The table is stored as it is, with this version."""
        self.version = version
        self._stored = len(self.records)
        self._stored_seats = list(self.seats)
        self._stored_rest = self._rest()
        self.new_snapshots.clear()
        self._started = bool(self.running.questions)

    def append_records(self, records: Iterable[Record]) -> None:
        """Adds entries of a log, without playing them."""
        for record in records:
            self.history.append(record)

    def add_snapshots(self, snapshots: Sequence[Snapshot]) -> None:
        """Adds positions of a match that came with its log."""
        self.new_snapshots.extend(snapshots)
        self.last_snapshot = snapshots[-1].n

    def take_snapshot(self) -> None:
        """Begins anew from here when it is opened again; nothing before can be undone then."""
        playing.snap(self, self.n)


def new_id() -> str:
    """A table's name in addresses: unlikely to be met twice, but no secret."""
    return secrets.token_urlsafe(9)
