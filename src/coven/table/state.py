"""TableState: the data of a table and the questions that can be answered from it.

The modules that change a table (`seating`, `playing`, `undo`, `takebacks`, `deadlines`) are written
against this class; `Table` adds their functions as methods.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Self

from coven import games
from coven.core import Game, Temperament

from .clock import PACES, Pace
from .log import History, Record
from .match import Match
from .refusals import Refused
from .seat import Seat
from .stored_fields import Running, Settings, Snapshot, Status


class TableState:
    """The data of a table: its settings, seats, match, log, and what changes during play."""

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
        """The version that is stored; 0: the table was never stored."""
        self.last_snapshot = -1
        """The entry at which the newest snapshot was taken."""
        self.new_snapshots: list[Snapshot] = []
        """Snapshots that are not stored yet."""
        self._stored_records = 0
        """How many records are stored."""
        self._stored_seats: list[Seat] | None = None
        self._stored_fields: object = None
        self._stored_status: Status = "gathering"
        self._stored_start = False
        """Whether the start of the match (opening events and secret) is stored."""

    def copy(self) -> Self:
        """Returns an independent copy: changing one does not change the other."""
        new = type(self)(self.id, self.settings, self.host, self.seats, self.created)
        new.status = self.status
        new.match = self.match.copy() if self.match is not None else None
        new.history = self.history.copy()
        new.running = self.running.copy()
        new.version = self.version
        new.last_snapshot = self.last_snapshot
        new.new_snapshots = self.new_snapshots.copy()
        new._stored_records = self._stored_records
        new._stored_seats = self._stored_seats
        new._stored_fields = self._stored_fields
        new._stored_status = self._stored_status
        new._stored_start = self._stored_start
        return new

    @property
    def game(self) -> Game:
        return games.game(self.settings.game)

    @property
    def pace(self) -> Pace | None:
        """Returns the time that each seat has; None if the table plays without clocks."""
        return PACES[self.settings.pace]

    @property
    def names(self) -> list[str]:
        """Returns the names of the players by seat, for a Speaker."""
        return [seat.name for seat in self.seats]

    @property
    def records(self) -> list[Record]:
        """Returns the entries of the log with their times; as many as ``match.entries``."""
        return self.history.records

    @property
    def n(self) -> int:
        """Returns the number of the last entry of the log; 0 if there is none."""
        return len(self.records)

    # -- seats that must or may answer ---------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """Returns the seats that must answer now."""
        if self.match is None or self.status != "playing":
            return ()
        return tuple(sorted(self.match.state.pending))

    @property
    def people_waiting(self) -> tuple[int, ...]:
        """Returns the seats that must answer now and are played by people. Their clocks run."""
        return tuple(seat for seat in self.waiting if self.seats[seat].kind == "person")

    @property
    def people_asked(self) -> tuple[int, ...]:
        """Returns the seats whose people must do something now: move, or answer a takeback
        request."""
        waiting, takeback_voters = self.people_waiting, self.takeback_voters
        if not takeback_voters:
            return waiting
        return tuple(
            i for i, s in enumerate(self.seats) if i in waiting or s.person in takeback_voters
        )

    @property
    def takeback_pending(self) -> bool:
        """Whether a takeback request is open: neither granted nor refused."""
        takeback = self.running.takeback
        return takeback is not None and takeback.refused is None

    @property
    def takeback_voters(self) -> tuple[str, ...]:
        """Returns the people who must still answer the open takeback request. Bots agree to every
        one."""
        takeback = self.running.takeback
        if takeback is None or not self.takeback_pending or self.status != "playing":
            return ()
        decided = (self.seats[takeback.seat].person, *takeback.agreed)
        people = [s.person for s in self.seats if s.kind == "person" and s.person is not None]
        return tuple(dict.fromkeys(p for p in people if p not in decided))

    @property
    def bots_due(self) -> tuple[int, ...]:
        """Returns the seats for which a bot must answer now; none while a takeback request is open
        or time is frozen."""
        if self.takeback_pending or self.running.frozen_since:
            return ()
        return tuple(seat for seat in self.waiting if self.seats[seat].kind == "bot")

    @property
    def bots_that_may_interrupt(self) -> tuple[int, ...]:
        """Returns the seats at which a bot may move although nobody waits for it
        (`Game.impulse`)."""
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
        """Returns how attentive the bot at this seat is; the same during the whole match. Raises
        Refused before the start."""
        if self.match is None:
            raise Refused("table-not-started")
        secret = self.match.secret
        # "nature" is the word of the first version: bots of running matches keep their character.
        seed = blake2b(b"nature %d" % seat, key=secret, digest_size=8).hexdigest()
        return Temperament(self.seats[seat].bot or self.settings.stand_in, seed)

    def question(self, seat: int) -> int:
        """Returns the number of the question that the seat is asked now. `submit` refuses an answer
        to a question with another number."""
        return self.running.questions[seat] if self.running.questions else 0

    # -- people ----------------------------------------------------------------------------------

    def seats_of(self, person: str) -> tuple[int, ...]:
        """Returns the seats of a person. If there are several (hot seat), a handover screen goes
        between them."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.person == person)

    def may_watch(self, person: str) -> bool:
        """Whether the person may see the table: the host, the players, and spectators if
        allowed."""
        if self.settings.spectators or person == self.host or self.seats_of(person):
            return True
        return self.has_lost_seat(person) or person in self.running.left.values()

    def has_lost_seat(self, person: str) -> bool:
        """Whether a personal link has moved a seat of this person, which they can take back."""
        running = self.running
        return any(person in running.former_people(seat) for seat in running.moved_from)

    def may_chat(self, person: str) -> bool:
        """Whether the person may write in the chat: the host, the players, and spectators if
        allowed."""
        at_table = person == self.host or bool(self.seats_of(person))
        return at_table or (self.settings.spectators and self.settings.spectators_talk)

    def viewpoints(self, person: str) -> tuple[int | None, ...]:
        """Returns the seats whose view the person may look at, then None for a spectator's view:
        their own seats, or all seats once the match is over. Empty if they may not watch."""
        if not self.may_watch(person):
            return ()
        if self.status == "over":
            return (*range(len(self.seats)), None)
        return (*self.seats_of(person), None)
