"""Table: a match in progress with people and bots at it. It does no I/O and reads no clock.

Changes happen in memory first; `unsaved()` returns them until they are stored. Nobody may be told
of a move that is not on disk, so change a copy and put it in the table's place afterwards:

    draft = table.copy()
    draft.submit(seat, "mark 4", now, nonce=nonce)
    await store.save(draft, now)      # raises Conflict, StoreDown: forget the draft
    table = draft
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Unpack

import msgspec

from coven import games
from coven.core import Move, Options, Refusal, Sight, Text, new_secret, parse

from . import deadlines, playing, results, seating, takebacks, undo
from .checks import must_be_level, must_be_pace, must_exist, must_have_started
from .cleaning import clean_name, distinct_name
from .log import By, History, Line, Record, visible_lines
from .match import Match
from .refusals import Refused
from .seat import Seat
from .seating import SettingsChange
from .state import TableState
from .stored_fields import Change, MatchResult, Settings, Snapshot, match_at, secrets_of


@dataclass(frozen=True)
class MissedEvents:
    """What happened at a table while a person was away, as lines of the log."""

    since: int
    """The last entry that the person has seen."""
    lines: list[Line]
    affecting_reader: list[Line]
    """Those of the lines that are about the person's own seat."""


class Table(TableState):
    """A match with people and bots in its seats. Seats are numbers from 0, people are ids, `by` is
    the person who asks for a change, `now` is the server's time in seconds.

    A method that cannot do what it is asked raises Refused (undo, redo and takebacks: NoUndo) and
    has changed nothing. `nonce` is the client's id for a request: a request that is sent twice is
    carried out once.
    """

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
        """Returns a new table whose seats are all open. `pace`: a key of PACES; `spectators`:
        whether others may watch; `public`: whether anybody may sit down before the start;
        `stand_in`: the level of bots that stand in for people. Raises UnknownGame, BadOptions,
        Refused."""
        full = games.game(game).complete(seats, options or {})
        must_be_pace(pace)
        must_be_level(stand_in)
        settings = Settings(game, full, pace, spectators, public, stand_in)
        return cls(id or new_id(), settings, host, [Seat()] * seats, now)

    # -- what a seat may know --------------------------------------------------------------------

    @property
    def secret(self) -> bytes | None:
        """Returns the secret that seeded the shuffles and dice; None until the match is over."""
        return self.match.secret if self.match is not None and self.status == "over" else None

    def sight(self, seat: int | None) -> Sight | None:
        """Returns what the seat, or a spectator (None), sees of the position; None before the
        start."""
        if self.match is None:
            return None
        return self.match.game.sight(self.match.state, seat)

    def explain(self, seat: int, move: Move | str) -> Refusal | None:
        """Returns why the rules forbid this move now; None if it is legal. Raises Malformed."""
        match = must_have_started(self)
        chosen = parse(move) if isinstance(move, str) else move
        return match.game.explain(match.state, seat, chosen)

    def log(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Line]:
        """Returns the lines that the seat, or a spectator (None), may read of the entries after
        `since` up to `until` (None: the last)."""
        if self.match is None:
            return []
        over = self.status == "over"
        opening, began = self.match.opening, self.running.began
        return visible_lines(opening, began, self.records, seat, over, since, until)

    def missed_events(self, seat: int, since: int | None = None) -> MissedEvents:
        """Returns what happened after entry `since` (None: after the last entry that the seat's
        person has seen), without moves that were undone."""
        if since is None:
            since = self.running.seen[seat] if self.running.seen else 0
        lines = [line for line in self.log(seat, since) if not line.undone]
        return MissedEvents(since, lines, [line for line in lines if line.affects_reader])

    def mark_seen(self, seat: int) -> None:
        """Notes that the seat's person has seen the table as it is now. Stored with the next
        change."""
        if self.running.seen:
            self.running.seen[seat] = self.n

    def record_for_nonce(self, seat: int, nonce: str) -> Record | None:
        """Returns the record that the seat's request with this nonce (the client's id for the
        request) has made; None if there is none."""
        return self.history.record_for_nonce(seat, nonce)

    # -- earlier positions -----------------------------------------------------------------------

    def at(self, n: int, snapshots: Iterable[Snapshot] = ()) -> Match:
        """Returns the match as it was after entry `n`, for replays: show
        ``match.game.sight(match.state, seat)`` for a seat of `viewpoints`. Replays from the first
        of `snapshots` (at or before `n`) that works, else from the beginning, and raises what
        Match.at raises."""
        return match_at(must_have_started(self), n, snapshots)

    def rewound_to(self, n: int) -> Table:
        """Returns a copy of the table as it was after entry `n`, for spectators who see everything
        with a delay. Raises what Match.at raises."""
        past = self.copy()
        past.match = must_have_started(self).at(n)
        past.history = History()
        past.append_records(self.records[:n])
        return past

    def may_show_position(self, seat: int | None, n: int) -> bool:
        """Whether the position after entry `n` may be shown to the seat. Once the match is over:
        always. During the match: only if its person has not seen it yet, so that looking back
        cannot replace remembering."""
        if self.status == "over":
            return True
        return seat is not None and bool(self.running.seen) and n >= self.running.seen[seat]

    # -- seats (seating.py) ----------------------------------------------------------------------

    def configure(self, by: str, **change: Unpack[SettingsChange]) -> None:
        """Changes the given settings, on the host's request. After the start, `seats`, `options`
        and `pace` cannot be changed. With fewer seats, people move up if they must. Raises
        BadOptions too."""
        seating.configure(self, by, change)

    def close_open_seats(self, by: str) -> None:
        """Removes the seats that nobody has taken, on the host's request before the start. Raises
        BadOptions if the game cannot be played by so few."""
        seating.close_open_seats(self, by)

    def sit(self, person: str, name: str, now: float, seat: int | None = None) -> int:
        """Gives a vacant seat (None: the first one) to the person and returns its number. Possible
        during a match too, if somebody has left. One person may take several seats."""
        return seating.sit(self, person, name, now, seat)

    def join(
        self, person: str, name: str, now: float, seat: int | None = None, invited: bool = False
    ) -> int:
        """Gives a vacant seat (None: the first one) to a person who asks for it, and returns its
        number. `invited`: whether they have an invitation that is valid now. Without one, only the
        host may sit down, or anybody at a public table that has not begun, unless they were kicked.
        A second seat is refused, except before the start at a table where people share a device."""
        return seating.join(self, person, name, now, seat, invited)

    def change_seat(self, person: str, seat: int, now: float) -> None:
        """Moves a person to another open seat before the start. They must have one seat."""
        seating.change_seat(self, person, seat, now)

    def share_device(self, seat: int, name: str, by: str, now: float) -> None:
        """Gives an open seat to another person at the host's device, on the host's request before
        the start."""
        seating.share_device(self, seat, name, by, now)

    def name_seat(self, seat: int, name: str, by: str) -> None:
        """Changes the name at one seat, on the request of its person."""
        seating.name_seat(self, seat, name, by)

    def link_seat(self, seat: int, by: str, away: bool) -> bool:
        """Notes that `by` asks for the personal link of a seat. `by` is the seat's person, or the
        host while that person is `away`. Returns whether it was the host, so that the table must be
        told."""
        return seating.link_seat(self, seat, by, away)

    def move_seat(
        self, seat: int, person: str, name: str, now: float, owner_here: bool = False
    ) -> None:
        """Moves a person's seat to the person who uses its personal link. Nothing else of the
        person before is moved; they can take the seat back. `owner_here`: whether that person is
        connected; then a link that the host asked for is refused."""
        seating.move_seat(self, seat, person, name, now, owner_here)

    def take_back_seat(self, seat: int, by: str, name: str, now: float) -> None:
        """Gives a seat that personal links have moved back to one of the people who had it before,
        also after the person who took it has left. Those who had it later lose their right."""
        seating.take_back_seat(self, seat, by, name, now)

    def rename(self, person: str, name: str) -> None:
        """Changes the name of a person on all their seats."""
        seating.rename(self, person, name)

    def put_bot(
        self, seat: int, level: int, by: str, names: Sequence[str] = seating.BOT_NAMES
    ) -> None:
        """Puts a bot of this level on a seat without a person, or changes the level of the bot
        there, on the host's request. A new bot gets the first of `names` that is free."""
        seating.put_bot(self, seat, level, by, names)

    def free_seat(self, seat: int, by: str, now: float) -> None:
        """Takes a seat from its person, on the host's request. During a match a bot plays it until
        somebody else sits down."""
        seating.free_seat(self, seat, by, now)

    def leave(self, person: str, now: float, seat: int | None = None) -> None:
        """Removes the person from this seat (None: from all their seats). During a match bots play
        these seats. If the host leaves, another person at the table becomes host."""
        seating.leave(self, person, now, seat)

    def resign(self, person: str, now: float) -> None:
        """Gives up all seats of the person, as `leave` does. If no other person is left, or no
        other side to play against, the match ends: those who have resigned have lost."""
        seating.resign(self, person, now)

    def vote_to_stop(self, person: str, yes: bool, now: float) -> bool:
        """Notes whether the person wants (`yes`) to end the match now, without a result. Returns
        whether it has ended, because all people at the table want that."""
        return seating.vote_to_stop(self, person, yes, now)

    def close(self, now: float) -> None:
        """Ends the match without a result, on the request of the server's host."""
        seating.close(self, now)

    def agree_to_rating(self, person: str, yes: bool) -> None:
        """Notes, before the start, whether the person agrees (`yes`) that the match counts for
        ratings. It does if the host has proposed it and everybody agrees."""
        seating.agree_to_rating(self, person, yes)

    def places(self) -> list[int]:
        """Returns the place of every seat once the match is over, 1 for the best; 0 for all if it
        was ended by agreement."""
        return results.places(self)

    def result(self) -> MatchResult:
        """Returns the result of the match once it is over, as it is stored."""
        return results.result(self)

    def leave_lesson(self, by: str) -> None:
        """Ends the lesson, on the host's request: the match goes on without a coach."""
        seating.leave_lesson(self, by)

    def start(self, by: str, now: float, secret: bytes | None = None) -> None:
        """Starts the match, on the host's request. `secret`: seed of all chance, random if None.
        Raises BadOptions too."""
        seating.start(self, by, now, secret)

    def hand_to_bot(self, seat: int, by: str, now: float, level: int | None = None) -> None:
        """Lets a bot play a person's seat, on that person's or the host's request. `level`: the
        bot's level; None: the table's level for stand-ins."""
        seating.hand_to_bot(self, seat, by, now, level)

    def reclaim_seat(self, seat: int, by: str, now: float) -> None:
        """Gives a seat that a bot plays back to its person, on that person's request."""
        seating.reclaim_seat(self, seat, by, now)

    # -- moves (playing.py) ----------------------------------------------------------------------

    def submit(
        self,
        seat: int,
        move: Move | str,
        now: float,
        nonce: str = "",
        question: int | None = None,
        by: By = "person",
    ) -> Record | None:
        """Plays a move of the seat, then the automatic passes of others that follow from it.
        `question`: the number of the question that the move answers (None: not checked); `by`: what
        makes the move (a person, a bot, a timer …).

        Returns the record of the move, or the existing one if the nonce was used before. Returns
        None if an exception in the rules paused the table; its position is then the one before the
        move, and `running.fault` has the traceback. Raises Refused, Malformed, Illegal.
        """
        return playing.submit(self, seat, move, now, nonce, question, by)

    def auto_pass(self, seat: int, kinds: Iterable[str], now: float) -> tuple[Record, ...]:
        """Passes for the seat, until its own next turn, whenever it is asked a question of these
        kinds (see `question_kind`) and may pass. The question it is asked now counts too. Without
        kinds, automatic passing ends. Returns the records of the moves that follow at once."""
        return playing.auto_pass(self, seat, kinds, now)

    def question_kind(self, seat: int) -> str:
        """Returns the kind of question that the seat is asked now, for `auto_pass`: WINDOWS for a
        window, or the Fluent key of its prompt."""
        return playing.question_kind(self, seat)

    def pause(self, by: str, now: float) -> None:
        """Pauses the match and its clocks, on the host's request."""
        playing.pause(self, by, now)

    def resume(self, by: str, now: float) -> None:
        """Continues a paused match, on the host's request. After an exception in the rules, play
        goes on from the position before the move that failed."""
        playing.resume(self, by, now)

    # -- undo (undo.py) --------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Text | None:
        """Returns why this seat cannot undo its last move; None if it can."""
        return undo.why_no_undo(self, seat)

    def undo(self, seat: int, now: float, nonce: str = "") -> Record | None:
        """Undoes the seat's last move and the automatic passes that followed it; in secret
        simultaneous play, the last step of the seat's own answer. Ends the seat's own automatic
        passes. Returns the last record it made, or the one that a request with this `nonce` made
        before; None if an exception in the rules paused the table. Raises NoUndo."""
        return undo.undo(self, seat, now, nonce)

    def why_no_redo(self, seat: int) -> Text | None:
        """Returns why this seat cannot redo its last undone move; None if it can."""
        return undo.why_no_redo(self, seat)

    def redo(self, seat: int, now: float, nonce: str = "") -> Record | None:
        """Plays the move again that the seat has undone last, with the same dice. Returns its
        record, or the one that a request with this `nonce` made before; None if an exception in the
        rules paused the table. Raises NoUndo."""
        return undo.redo(self, seat, now, nonce)

    # -- takebacks (takebacks.py) ----------------------------------------------------------------

    def plays_alone(self, seat: int) -> bool:
        """Whether only bots sit at the other seats, or the same person."""
        mine = self.seats[seat].person
        return all(other.person in (None, mine) for other in self.seats)

    def why_no_takeback(self, seat: int) -> Text | None:
        """Returns why this seat cannot ask the others to take back its last move; None if it can.
        A move that undo can take back needs no takeback. Whether the rules can restore the position
        is only checked by `request_takeback`."""
        return takebacks.why_no_takeback(self, seat)

    def request_takeback(self, seat: int, now: float, snapshots: Iterable[Snapshot] = ()) -> bool:
        """Asks all other people to take back the seat's last move and everything after it, even if
        something was revealed or others have moved since. Returns whether it was granted at once,
        because the others are bots. `snapshots`: from which to replay, at or before that move.
        Raises NoUndo."""
        return takebacks.request_takeback(self, seat, now, snapshots)

    def answer_takeback(
        self,
        person: str,
        seat: int,
        yes: bool,
        now: float,
        snapshots: Iterable[Snapshot] = (),
    ) -> bool:
        """Answers the takeback request of `seat` for a person: agrees to it if `yes`, otherwise
        refuses it. If the person who made it refuses it, that withdraws it. Returns whether it is
        granted now. `snapshots`: from which to replay, at or before the move in question. Raises
        Refused, NoUndo."""
        return takebacks.answer_takeback(self, person, seat, yes, now, snapshots)

    def entry_before_takeback(self, seat: int | None = None) -> int:
        """Returns the entry to which the open takeback request would go back; if none is open, the
        one to which a request by `seat` would. Snapshots near it make takebacks fast."""
        return takebacks.entry_before_takeback(self, seat)

    # -- time (deadlines.py) ---------------------------------------------------------------------

    def seconds_left(self, seat: int, now: float) -> float | None:
        """Returns the seconds on the seat's clock; None if the table plays without clocks."""
        return deadlines.seconds_left(self, seat, now)

    def deadline(self) -> float | None:
        """Returns the time at which `tick` has something to do next; None if nothing runs."""
        return deadlines.deadline(self)

    def tick(self, now: float) -> tuple[int, ...]:
        """Applies everything that has expired: plays the moves of the rules' timers, closes a
        takeback request that was not answered in time, ends the waiting for disconnected people,
        and hands seats that are out of time to bots. Returns these seats. Changes nothing if
        nothing has expired."""
        return deadlines.tick(self, now)

    def skip_time(self, seconds: float) -> None:
        """Leaves `seconds`, in which no server was running, out of all clocks, timers and
        deadlines."""
        deadlines.skip_time(self, seconds)

    def presence_changed(self, present: Collection[str]) -> bool:
        """Whether `update_presence` would change anything. `present`: the people who are
        connected."""
        return deadlines.presence_changed(self, present)

    def update_presence(self, present: Collection[str], now: float) -> None:
        """Notes which people are connected. If the game has a grace period for lost connections
        (`Game.disconnect_grace`), time is frozen while somebody at the table is missing, at most
        for that period: timers and bots wait, but the people who are there may play."""
        deadlines.update_presence(self, present, now)

    # -- tables that follow from this one --------------------------------------------------------

    def rematch(self, by: str, now: float, id: str | None = None) -> Table:
        """Returns a new table with the same people and bots, everybody one seat further, hosted by
        `by`; this table remembers its id (`id`, or a random one) in `running.rematch`. People who
        have resigned may ask for a rematch, too; if somebody else asks, their seats are open.
        Raises Refused if there is a rematch already, if the match is not over, or if `by` was not
        at the table."""
        if self.status != "over":
            raise Refused("table-not-over")
        if self.running.rematch is not None:
            raise Refused("table-rematch-there")
        if not self.may_ask_for_rematch(by):
            raise Refused("table-not-your-seat")
        seats = []
        for i in range(-1, len(self.seats) - 1):
            seat = self.seats[i]
            person = seat.person or self.running.left.get(i % len(self.seats))
            if seat.person is None and person not in (None, by):
                seats.append(Seat())
            else:
                seats.append(Seat(person, seat.name, None if person else seat.bot))
        settings = msgspec.structs.replace(
            self.settings,
            rules=0,
            box="",
            rematch_of=self.id,
            forked_from=None,
            lesson=False,
            rated=False,
        )
        new = Table(id or new_id(), settings, by, seats, now)
        self.running.rematch = new.id
        return new

    def may_ask_for_rematch(self, person: str) -> bool:
        """Whether the person is the host, or has a seat, or had one until they resigned."""
        here = person == self.host or bool(self.seats_of(person))
        return here or person in self.running.left.values()

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
        """Returns a new table that branches off after entry `n`, with a new secret: the person `by`
        plays `seat`, bots play the others. Only finished matches can be forked, because their past
        reveals hidden information. `snapshots`: from which to replay, at or before entry `n`."""
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
            self.settings,
            public=False,
            rematch_of=None,
            forked_from=self.id,
            lesson=False,
            rated=False,
        )
        seats = [Seat(None, s.name, s.bot or settings.stand_in) for s in self.seats]
        new = Table(id or new_id(), settings, by, seats, now)
        others = [s.name for i, s in enumerate(seats) if i != seat]
        shown = distinct_name(clean_name(name) or self.seats[seat].name, others)
        new.seats[seat] = Seat(by, shown)
        new.append_records(replace(record, nonce="") for record in self.records[:n])
        playing.begin_match(new, match, now)
        return new

    # -- storing -----------------------------------------------------------------------------

    @property
    def has_unsaved_changes(self) -> bool:
        """Whether anything is not stored yet."""
        return (
            self.n > self._stored_records
            or self.seats != self._stored_seats
            or self._other_fields() != self._stored_fields
        )

    def _other_fields(self) -> object:
        """Returns everything that is stored apart from log and seats, as a value that can be
        compared later to see whether it has changed."""
        return self.status, self.host, self.settings, msgspec.json.encode(self.running)

    def unsaved(self) -> Change:
        """Returns everything that is not stored yet, to be written in one transaction."""
        starting = None if self._stored_start else self.match
        ends = self.status == "over" and self._stored_status != "over"
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
            records=tuple(self.records[self._stored_records :]),
            snapshots=tuple(self.new_snapshots),
            opening=starting.opening if starting is not None else None,
            secrets=secrets_of(starting) if starting is not None else None,
            result=self.result() if ends else None,
        )

    def mark_saved(self) -> None:
        """Notes that what `unsaved` returned is stored."""
        self.mark_saved_as(self.version + 1)

    def mark_saved_as(self, version: int) -> None:
        """Notes that the table is stored as it is now, with this version."""
        self.version = version
        self._stored_records = len(self.records)
        self._stored_seats = list(self.seats)
        self._stored_fields = self._other_fields()
        self._stored_status = self.status
        self.new_snapshots.clear()
        self._stored_start = bool(self.running.questions)

    def append_records(self, records: Iterable[Record]) -> None:
        """Adds records to the log without playing their moves, for copies of a table and for those
        read from the database or a file."""
        for record in records:
            self.history.append(record)

    def add_snapshots(self, snapshots: Sequence[Snapshot]) -> None:
        """Adds snapshots that were taken elsewhere, in order, to those to be stored."""
        self.new_snapshots.extend(snapshots)
        self.last_snapshot = snapshots[-1].n

    def take_snapshot(self) -> None:
        """Takes a snapshot of this position as the one from which the table is opened next time;
        then nothing before it can be undone."""
        playing.take_snapshot(self, self.n)


def new_id() -> str:
    """Returns a random id for a table. It appears in web addresses and is not secret."""
    return secrets.token_urlsafe(9)


def is_table_id(text: str) -> bool:
    """Whether a text can be the id of a table: twelve letters, digits, ``-`` or ``_``."""
    return re.fullmatch(r"[A-Za-z0-9_-]{12}", text) is not None
