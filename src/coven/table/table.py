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
import traceback
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from math import inf

import msgspec

from coven import games
from coven.core import (
    PASS,
    TAKE_BACK,
    Commit,
    Game,
    Illegal,
    Move,
    Nature,
    Options,
    Refusal,
    Sight,
    State,
    Text,
    Window,
    new_secret,
    parse,
)

from .clock import PACES, PLEA_SECONDS, Clocks, Glass, Pace
from .log import BrokenRow, By, Line, Record, lines
from .match import BrokenFile, Match, NoUndo, undoes
from .seat import LEVELS, Seat, Why, clean_name
from .stored import Change, Fault, Plea, Running, Settings, Snapshot, Status, resume, snapshot

DELAYS: dict[str, tuple[float, int]] = {
    "none": (0.0, 0),
    "minute": (60.0, 0),
    "minutes": (180.0, 0),
    "turn": (0.0, 1),
    "turns": (0.0, 3),
}
"""How much later spectators see what happens: seconds, or turns of the game."""
WINDOWS = "windows"
"""For standing answers: every moment for reactions, whatever its prompt."""
BOT_NAMES = ("Bramble", "Hazel", "Juniper", "Nettle", "Sorrel", "Tansy", "Willow", "Yarrow")
_MOST_STANDING = 1_000
_LONGEST_TRACE = 8_000


class Refused(Exception):
    """Something that this person or seat cannot do at the table now; `text` says why."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.text = Text(key, dict(args))


@dataclass(frozen=True)
class Recap:
    """What happened while somebody was away."""

    since: int
    lines: list[Line]
    to_me: list[Line]


class Table:
    """Seats around a match. Seats are numbers from 0, people are ids, `now` is server time in
    seconds. A method that cannot do what it says raises Refused (undo and redo: NoUndo) and has
    changed nothing."""

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
        self.records: list[Record] = []
        """The log with its circumstances, beside ``match.entries``."""
        self.running = Running()
        self.version = 0
        """Of what is stored; 0: nothing is."""
        self._live: list[int] = []
        """The entries that stand: moves not undone."""
        self._nonces: dict[tuple[int, str], int] = {}
        self.snapped = -1
        """The entry of the newest snapshot."""
        self._fresh: list[Snapshot] = []
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
        _must_be_pace(pace)
        _must_be_level(stand_in)
        settings = Settings(game, full, pace, spectators, public, stand_in)
        return cls(id or new_id(), settings, host, [Seat()] * seats, now)

    def copy(self) -> Table:
        """The same table, to be changed by itself."""
        new = Table(self.id, self.settings, self.host, self.seats, self.created)
        new.status = self.status
        new.match = self.match.copy() if self.match is not None else None
        new.records = self.records.copy()
        new.running = msgspec.structs.replace(
            self.running,
            clocks=self.running.clocks.copy() if self.running.clocks is not None else None,
            standing=self.running.standing.copy(),
            questions=self.running.questions.copy(),
            glasses=self.running.glasses.copy(),
            seen=self.running.seen.copy(),
        )
        new.version = self.version
        new._live = self._live.copy()
        new._nonces = self._nonces.copy()
        new.snapped = self.snapped
        new._fresh = self._fresh.copy()
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
        """Seats of people for whom something waits: a move, or the answer to a plea."""
        voters = self.voters
        return tuple(
            i for i, s in enumerate(self.seats) if i in self.people_waiting or s.person in voters
        )

    @property
    def bots_due(self) -> tuple[int, ...]:
        """Seats for which a bot must answer now; none while people settle a plea, or while time
        stands still."""
        if self.pleading or self.running.still:
            return ()
        return tuple(seat for seat in self.waiting if self.seats[seat].kind == "bot")

    @property
    def bots_stirring(self) -> tuple[int, ...]:
        """Seats at which a bot may act although nobody waits for it."""
        if self.match is None or self.status != "playing" or self.pleading or self.running.still:
            return ()
        if type(self.match.game).impulse is Game.impulse:
            return ()
        return tuple(s for s in self.match.state.offered if self.seats[s].kind == "bot")

    def nature(self, seat: int) -> Nature:
        """What the bot at this seat is like; the same all through the match."""
        match = self._started_match()
        seed = blake2b(b"nature %d" % seat, key=match.secret, digest_size=8).hexdigest()
        return Nature(self.seats[seat].bot or self.settings.stand_in, seed)

    @property
    def deserted(self) -> bool:
        """Nobody is left but bots."""
        return all(seat.person is None for seat in self.seats)

    @property
    def secret(self) -> bytes | None:
        """The secret of the shuffles, once the match is over."""
        return self.match.secret if self.match is not None and self.status == "over" else None

    def seats_of(self, person: str) -> tuple[int, ...]:
        """Several seats of one person are a hot-seat: a curtain goes between them."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.person == person)

    def may_watch(self, person: str) -> bool:
        return self.settings.spectators or person == self.host or bool(self.seats_of(person))

    def may_talk(self, person: str) -> bool:
        at_table = person == self.host or bool(self.seats_of(person))
        return at_table or (self.settings.spectators and self.settings.spectators_talk)

    def eyes(self, person: str) -> tuple[int | None, ...]:
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
        match = self._started_match()
        chosen = parse(move) if isinstance(move, str) else move
        return match.game.explain(match.state, seat, chosen)

    def log(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Line]:
        """What the seat, or a spectator, may read of the entries after `since` up to `until`."""
        if self.match is None:
            return []
        over = self.status == "over"
        opening, began = self.match.opening, self.running.began
        return lines(opening, began, self.records, seat, over, since, until)

    def recap(self, seat: int, since: int | None = None) -> Recap:
        """What happened after entry `since` (left out: since the seat's person last looked), but
        for what was taken back."""
        if since is None:
            since = self.running.seen[seat] if self.running.seen else 0
        told = [line for line in self.log(seat, since) if not line.undone]
        return Recap(since, told, [line for line in told if line.to_me])

    def at(self, n: int, snapshots: Iterable[Snapshot] = ()) -> Match:
        """The match as it stood after entry `n`; from the first of the snapshots (at or before
        it) from which that can be played, else from the beginning. For replays:
        ``match.game.sight(match.state, seat)`` with a seat of `eyes`. Raises what Match.at does."""
        match = self._started_match()
        for kept in snapshots:
            try:
                past = resume(match, kept)
                for entry in match.entries[kept.n : n]:
                    past.repeat(entry)
            except (BrokenRow, BrokenFile, Illegal, NoUndo):
                continue  # undone to before it, or by other rules
            return past
        return match.at(n)

    def as_of(self, n: int) -> Table:
        """The table as it stood after entry `n`, for those who are shown it later. Raises what
        Match.at does."""
        past = self.copy()
        past.match = self._started_match().at(n)
        past.records = self.records[:n]
        return past

    def may_replay(self, seat: int | None, n: int) -> bool:
        """Whether the position after entry `n` may be shown again: all of them when the match is
        over; before, only what the seat's person has not seen yet. A table remembers no more than
        the people at it do."""
        if self.status == "over":
            return True
        return seat is not None and bool(self.running.seen) and n >= self.running.seen[seat]

    def left(self, seat: int, now: float) -> float | None:
        """The seconds on the seat's clock; None without clocks."""
        clocks = self.running.clocks
        if clocks is None:
            return None
        return clocks.left_at(seat, seat in self.people_waiting, now)

    def deadline(self) -> float | None:
        """When the next clock or hourglass runs out, or time runs again."""
        if self.status != "playing":
            return None
        ends = [glass.due for glass in self.running.glasses]
        if self.running.still:
            ends = [self._patience_ends]
        if self.running.plea is not None and self.pleading:
            ends.append(self.running.plea.due)
        clocks = self.running.clocks
        if clocks is not None:
            ends += [clocks.settled + clocks.left[seat] for seat in self.people_waiting]
        return min(ends, default=None)

    # -- gathering -----------------------------------------------------------------------------

    def configure(
        self,
        by: str,
        seats: int | None = None,
        options: Options | None = None,
        pace: str | None = None,
        spectators: bool | None = None,
        public: bool | None = None,
        stand_in: int | None = None,
        spectators_talk: bool | None = None,
        delay: str | None = None,
        hints: bool | None = None,
        pleas: bool | None = None,
    ) -> None:
        """The host changes what is agreed on; what is left out stays. In a running match only who
        may watch, and how, hints, pleas, and how good stand-ins are. Raises also BadOptions."""
        self._must_be_host(by)
        if (seats, options, pace) != (None, None, None):
            self._must_gather()
        old = self.settings
        count = len(self.seats) if seats is None else seats
        full = self.game.complete(count, old.options if options is None else options)
        if any(seat.kind != "open" for seat in self.seats[count:]):
            raise Refused("table-seats-taken")
        if pace is not None:
            _must_be_pace(pace)
        if stand_in is not None:
            _must_be_level(stand_in)
        if delay is not None and delay not in DELAYS:
            raise Refused("table-no-delay")
        self.settings = msgspec.structs.replace(
            old,
            options=full,
            pace=old.pace if pace is None else pace,
            spectators=old.spectators if spectators is None else spectators,
            public=old.public if public is None else public,
            stand_in=old.stand_in if stand_in is None else stand_in,
            spectators_talk=old.spectators_talk if spectators_talk is None else spectators_talk,
            delay=old.delay if delay is None else delay,
            hints=old.hints if hints is None else hints,
            pleas=old.pleas if pleas is None else pleas,
        )
        self.seats = (self.seats + [Seat()] * count)[:count]

    def sit(self, person: str, name: str, now: float, seat: int | None = None) -> int:
        """The person takes this seat, or the first that is free; also in a running match where
        somebody has left. One person may take several."""
        self._must_not_be_over()
        shown = clean_name(name)
        if not shown:
            raise Refused("table-no-name")
        if seat is None:
            seat = next((i for i, s in enumerate(self.seats) if s.vacant), None)
            if seat is None:
                raise Refused("table-full")
        self._must_exist(seat)
        if not self.seats[seat].vacant:
            raise Refused("table-seat-taken")
        self._occupy(seat, Seat(person, shown), now)
        return seat

    def leave_script(self, by: str) -> None:
        """The host of a first game plays on without the coach."""
        self._must_be_host(by)
        self.settings = msgspec.structs.replace(self.settings, first=False)

    def rename(self, person: str, name: str) -> None:
        """The person is called otherwise from now on."""
        shown = clean_name(name)
        if not shown:
            raise Refused("table-no-name")
        for seat in self.seats_of(person):
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], name=shown)
        self._rename_match()

    def put_bot(self, seat: int, level: int, by: str, names: Sequence[str] = BOT_NAMES) -> None:
        """The host puts a bot on a free seat, with the first of `names` that nobody has, or one of
        another level in a bot's place."""
        self._must_be_host(by)
        self._must_not_be_over()
        self._must_exist(seat)
        _must_be_level(level)
        old = self.seats[seat]
        if old.person is not None:
            raise Refused("table-seat-taken")
        free = [name for name in names if name not in self.names]
        shown = old.name if old.bot is not None else (free or names)[0]
        self.seats[seat] = Seat(None, shown, level, old.why)
        self._rename_match()

    def free(self, seat: int, by: str, now: float) -> None:
        """The host frees a seat for somebody else; in a running match a bot plays it until then."""
        self._must_be_host(by)
        self._must_not_be_over()
        self._must_exist(seat)
        self._vacate(seat, now)

    def leave(self, person: str, now: float, seat: int | None = None) -> None:
        """The person gets up from this seat, or from all; in a running match bots play on. If it
        was the host, another person at the table is now."""
        mine = self.seats_of(person) if seat is None else (seat,)
        for i in mine:
            if i not in self.seats_of(person):
                raise Refused("table-not-your-seat")
        if self.status != "over":
            for i in mine:
                self._vacate(i, now)
        if person == self.host and not self.seats_of(person):
            self.host = next((s.person for s in self.seats if s.person is not None), self.host)

    def start(self, by: str, now: float, secret: bytes | None = None) -> None:
        """The host begins the match. Raises also BadOptions."""
        self._must_be_host(by)
        self._must_gather()
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("table-open-seats")
        count = len(self.seats)
        match = Match.start(
            self.settings.game, count, self.settings.options, secret, names=self.names
        )
        self._begin(match, now)

    # -- bots and absence ------------------------------------------------------------------------

    def lend(self, seat: int, by: str, now: float, level: int | None = None) -> None:
        """A person, or the host for them, lets a bot play the seat."""
        self._must_be_playing()
        self._must_exist(seat)
        old = self.seats[seat]
        if by not in (old.person, self.host) or old.kind != "person":
            raise Refused("table-not-your-seat")
        if level is not None:
            _must_be_level(level)
        self._stand_in(seat, "lent", now, level)

    def take_back(self, seat: int, by: str, now: float) -> None:
        """The person plays the seat again that a bot has played for them."""
        self._must_not_be_over()
        self._must_exist(seat)
        old = self.seats[seat]
        if old.person != by or old.bot is None:
            raise Refused("table-not-your-seat")
        self._occupy(seat, Seat(old.person, old.name), now)

    def tick(self, now: float) -> tuple[int, ...]:
        """Does what hourglasses that have run out say. Hands the seats whose time is up to bots,
        and says which. Ends a plea that nobody has answered. Changes nothing otherwise."""
        if self.running.still and self._patience_ends <= now:
            self._run_on(self._patience_ends)
        if not self.running.still:
            self._run_out(now)
        plea = self.running.plea
        if plea is not None and self.pleading and plea.due <= now:
            self.running.plea = msgspec.structs.replace(plea, refused="")
        clocks = self.running.clocks
        if clocks is None:
            return ()
        due = tuple(s for s in self.people_waiting if clocks.left_at(s, True, now) <= 0.0)
        for seat in due:
            self._stand_in(seat, "clock", now)
        return due

    def skip(self, seconds: float) -> None:
        """So much time in which no server was running does not count."""
        if self.running.clocks is not None:
            self.running.clocks.skip(seconds)
        self._put_off(seconds)
        running = self.running
        running.away = {person: since + seconds for person, since in running.away.items()}
        if running.still:
            running.still += seconds
        if running.plea is not None:
            running.plea = msgspec.structs.replace(running.plea, due=running.plea.due + seconds)

    def overlooks(self, present: Collection[str]) -> bool:
        """Whether `notice` would change anything."""
        return self.running.away.keys() != self._missed(present)

    def notice(self, present: Collection[str], now: float) -> None:
        """Who looks at the table now. Where the game has patience with people whose connection is
        lost, time stands still until they are back, or patience is over: hourglasses and bots wait.
        Whoever is there may play on."""
        running = self.running
        if running.still and self._patience_ends <= now:
            self._run_on(self._patience_ends)
        running.away = {person: running.away.get(person, now) for person in self._missed(present)}
        if running.still and self._patience_ends <= now:
            self._run_on(now)
        elif not running.still and self._patience_ends > now:
            running.still = now

    def _missed(self, present: Collection[str]) -> set[str]:
        """The people for whom time may stand still. A first game waits for its reader anyway."""
        if self.status != "playing" or self.settings.first or not self.game.patience:
            return set()
        people = {s.person for s in self.seats if s.kind == "person" and s.person is not None}
        return people.difference(present)

    @property
    def _patience_ends(self) -> float:
        return max(self.running.away.values(), default=-inf) + self.game.patience

    def _run_on(self, when: float) -> None:
        """Time runs again from then on."""
        self._put_off(when - self.running.still)
        self.running.still = 0.0

    def _put_off(self, seconds: float) -> None:
        self.running.glasses = [
            msgspec.structs.replace(glass, due=glass.due + seconds)
            for glass in self.running.glasses
        ]

    def pause(self, by: str, now: float) -> None:
        """The host stops play and clocks."""
        self._must_be_host(by)
        self._must_be_playing()
        self._settle(now)
        self.status = "paused"

    def go_on(self, by: str, now: float) -> None:
        """The host lets a paused match go on, be it after an exception in the rules: the position
        is the one before the move that failed."""
        self._must_be_host(by)
        if self.status != "paused":
            raise Refused("table-not-paused")
        self._settle(now)
        self.status = "playing"
        self.running.fault = None
        self.running.glasses.clear()
        self._maybe_end(now)
        self._turn_glasses(now)

    # -- playing -----------------------------------------------------------------------------

    def answered(self, seat: int, nonce: str) -> Record | None:
        """The entry that this request of the seat has made already."""
        n = self._nonces.get((seat, nonce)) if nonce else None
        return self.records[n - 1] if n is not None else None

    def submit(
        self,
        seat: int,
        move: Move | str,
        now: float,
        nonce: str = "",
        question: int | None = None,
        by: By = "person",
    ) -> Record | None:
        """One answer, and the standing answers of others to what it leads to.

        Gives the answer's own record: the same again for a nonce that was there before; None if
        an exception in the rules paused the table (`running.fault` has it; the position is the one
        before). Raises Refused, Malformed, Illegal.
        """
        known = self.answered(seat, nonce)
        if known is not None:
            return known
        match = self._must_be_playing()
        self._must_answer_for(seat, by)
        if by == "bot" and (self.pleading or self.running.still):
            raise Refused("table-moved-on")
        if question is not None and question != self.question(seat):
            raise Refused("table-moved-on")
        chosen = parse(move) if isinstance(move, str) else move
        if chosen not in match.state.moves(seat):
            raise Illegal(seat, chosen)
        waited = self.waiting
        self._settle(now)
        if not self._play(seat, chosen, now, by, nonce):
            return None
        first = self.records[-1]
        self._answer_standing(now)
        self._after(waited, now, credit=True)
        return first

    def why_no_undo(self, seat: int) -> Text | None:
        """Why this seat cannot take its last move back; None if it can."""
        found = self._reach_of_undo(seat)
        return found if isinstance(found, Text) else None

    def undo(self, seat: int, now: float, nonce: str = "") -> Record | None:
        """Takes the seat's last move back, with the standing answers that followed it; the seat
        itself is asked everything again. In secret simultaneous play: the seat's own last step.
        Gives the last entry made. Raises NoUndo."""
        known = self.answered(seat, nonce)
        if known is not None:
            return known
        self._must_exist(seat)
        reach = self._reach_of_undo(seat)
        if isinstance(reach, Text):
            raise NoUndo(reach)
        match = self._must_be_playing()
        if reach == 0:
            return self.submit(seat, TAKE_BACK, now, nonce)
        self.running.plea = None
        waited = self.waiting
        self._settle(now)
        self.running.standing[seat] = ()
        asked = self._asked()
        for left in range(reach, 0, -1):
            old = self.records[self._live[-1] - 1]
            by: By = "person" if old.entry.seat == seat else "standing"
            entry = match.undo(old.entry.seat)
            self._note(Record(entry, now, by, self.running.turn, nonce if left == 1 else ""))
        self._renumber(asked, seat)
        self.running.turn = self._whose_turn()
        self._after(waited, now, credit=False)
        return self.records[-1]

    def why_no_redo(self, seat: int) -> Text | None:
        """Why this seat cannot play again what it has undone; None if it can."""
        return Text("redo-nothing") if self._to_redo(seat) is None else None

    def redo(self, seat: int, now: float, nonce: str = "") -> Record | None:
        """Plays again what the seat has undone last; the same dice fall. Raises NoUndo."""
        known = self.answered(seat, nonce)
        if known is not None:
            return known
        move = self._to_redo(seat)
        if move is None:
            raise NoUndo(Text("redo-nothing"))
        return self.submit(seat, move, now, nonce)

    def stand(self, seat: int, kinds: Iterable[str], now: float) -> tuple[Record, ...]:
        """Don't ask me this turn: prompts of these kinds (their Fluent keys, or WINDOWS) that can
        be passed are passed for the seat, the present one included, until its own next turn. No
        kinds: ask me again. Gives the answers that follow at once."""
        self._must_be_playing()
        self._must_answer_for(seat, "person")
        waited = self.waiting
        first = self.n
        self._settle(now)
        self.running.standing[seat] = tuple(sorted(set(kinds)))
        self._answer_standing(now)
        self._after(waited, now, credit=True)
        return tuple(self.records[first:])

    def kind(self, seat: int) -> str:
        """What `stand` calls the question that the seat is asked now."""
        match = self._started_match()
        if match.state.stack and isinstance(match.state.top, Window):
            return WINDOWS
        return match.game.prompt(match.state, seat).key

    def saw(self, seat: int) -> None:
        """The seat's person has looked at the table as it is. Stored with the next change."""
        if self.running.seen:
            self.running.seen[seat] = self.n

    # -- going back by consent -------------------------------------------------------------------

    @property
    def pleading(self) -> bool:
        """Whether somebody has asked to go back and is not answered yet."""
        plea = self.running.plea
        return plea is not None and plea.refused is None

    @property
    def voters(self) -> tuple[str, ...]:
        """The people who must still answer the plea. Bots agree to everything."""
        plea = self.running.plea
        if plea is None or not self.pleading or self.status != "playing":
            return ()
        mine = (self.seats[plea.seat].person, *plea.agreed)
        people = [s.person for s in self.seats if s.kind == "person" and s.person is not None]
        return tuple(dict.fromkeys(p for p in people if p not in mine))

    def why_no_plea(self, seat: int) -> Text | None:
        """Why this seat cannot ask to go back to before its last decision; None if it can. Only
        where undo does not reach it. Whether the rules can go back there, `plead` says."""
        if self.match is None:
            return Text("undo-nothing")
        if self.status != "playing":
            return Text("game-over" if self.status == "over" else "table-paused")
        if self.seats[seat].kind != "person":
            return Text("table-seat-lent")
        if not self.settings.pleas:
            return Text("plea-forbidden")
        if isinstance(self.match.state.top, Commit):
            return Text("plea-secret")
        if self.running.plea is not None:
            return Text("plea-open" if self.pleading else "plea-refused")
        n = self._last_decision(seat)
        if n is None or self.why_no_undo(seat) is None:
            return Text("undo-nothing")
        past = self.match.past
        return Text("undo-barrier") if past and n <= past[-1][0] else None

    def plead(self, seat: int, now: float, snapshots: Iterable[Snapshot] = ()) -> bool:
        """Asks to take the seat's last decision back with all that followed, whatever came to
        light and whoever has played since. Gives whether it was granted at once: nobody else is
        here but bots. `snapshots`: see `at`. Raises NoUndo."""
        why = self.why_no_plea(seat)
        n = self._last_decision(seat)
        if why is not None or n is None:
            raise NoUndo(why or Text("undo-nothing"))
        self._position_before(n, snapshots)
        due = now + PLEA_SECONDS[self.settings.pace]
        self.running.plea = Plea(seat, n, due)
        return self._maybe_grant(now, snapshots)

    def answer_plea(
        self, person: str, seat: int, yes: bool, now: float, snapshots: Iterable[Snapshot] = ()
    ) -> bool:
        """A person says yes or no to what that seat has asked for; whoever has asked may say no,
        too, and takes it back. Gives whether it is granted now. Raises Refused, NoUndo."""
        plea = self.running.plea
        if plea is None or plea.seat != seat or not self.pleading:
            raise Refused("plea-gone")
        self._must_be_playing()
        if person == self.seats[seat].person and not yes:
            self.running.plea = None
            return False
        if person not in self.voters:
            raise Refused("plea-gone" if person in plea.agreed else "table-not-your-seat")
        if not yes:
            self.running.plea = msgspec.structs.replace(plea, refused=person)
            return False
        self.running.plea = msgspec.structs.replace(plea, agreed=(*plea.agreed, person))
        try:
            return self._maybe_grant(now, snapshots)
        except NoUndo:
            self.running.plea = plea
            raise

    def entry_before_plea(self, seat: int | None = None) -> int:
        """The entry to which the plea would go back, or one that this seat could make now: where
        snapshots are of use."""
        plea = self.running.plea
        n = plea.entry if plea is not None else self._last_decision(seat) if seat is not None else 1
        return (n or 1) - 1

    def _last_decision(self, seat: int) -> int | None:
        """The last entry that stands in which the seat itself has decided something."""
        for n in reversed(self._live):
            record = self.records[n - 1]
            if record.entry.seat == seat and record.by in ("person", "bot"):
                return n
        return None

    def _position_before(self, n: int, snapshots: Iterable[Snapshot]) -> State:
        """Raises NoUndo where nobody may go back: everybody chose in secret there, and it came to
        light; or the rules were mended since."""
        try:
            state = self.at(n - 1, [kept for kept in snapshots if kept.n < n]).state
        except Exception as e:  # rules that were mended since may refuse, or fail, in any way
            raise NoUndo(Text("plea-rules")) from e
        if isinstance(state.top, Commit):
            raise NoUndo(Text("plea-secret"))
        return state

    def _maybe_grant(self, now: float, snapshots: Iterable[Snapshot]) -> bool:
        """Goes back if nobody is left to ask."""
        plea = self.running.plea
        if plea is None or self.voters:
            return False
        match = self._started_match()
        state = self._position_before(plea.entry, snapshots)
        waited, asked = self.waiting, self._asked()
        self._settle(now)
        back = len(self._live) - self._live.index(plea.entry)
        turn = self.records[plea.entry - 1].turn
        self._note(Record(match.go_back(plea.seat, back, state), now, "person", self.running.turn))
        self.running.plea = None
        self.running.standing = [()] * len(self.seats)
        self.running.turn = turn
        self._renumber(asked, plea.seat)
        self._snap(self.n)
        self._after(waited, now, credit=False)
        return True

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
            self.settings, rules=0, rematch_of=self.id, forked_from=None, first=False
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
        self._must_exist(seat)
        match = self.at(n, snapshots)
        if match.over:
            raise Refused("game-over")
        match.deal_anew(new_secret())
        settings = msgspec.structs.replace(
            self.settings, public=False, rematch_of=None, forked_from=self.id, first=False
        )
        seats = [Seat(None, s.name, s.bot or settings.stand_in) for s in self.seats]
        new = Table(id or new_id(), settings, by, seats, now)
        new.seats[seat] = Seat(by, clean_name(name) or self.seats[seat].name)
        new.take_log(replace(record, nonce="") for record in self.records[:n])
        new._begin(match, now)
        return new

    # -- storing -----------------------------------------------------------------------------

    @property
    def has_news(self) -> bool:
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
            snapshots=tuple(self._fresh),
            opening=starting.opening if starting is not None else None,
            secrets=_secrets(starting) if starting is not None else None,
        )

    def saved(self) -> None:
        """What unsaved() gave is stored."""
        self.saved_as(self.version + 1)

    def saved_as(self, version: int) -> None:
        """The table is stored as it is, with this version."""
        self.version = version
        self._stored = len(self.records)
        self._stored_seats = list(self.seats)
        self._stored_rest = self._rest()
        self._fresh.clear()
        self._started = bool(self.running.questions)

    def take_log(self, records: Iterable[Record]) -> None:
        """Adds entries of a log, without playing them."""
        for record in records:
            self._note(record)

    def take_snapshots(self, snapshots: Sequence[Snapshot]) -> None:
        """Adds positions of a match that came with its log."""
        self._fresh.extend(snapshots)
        self.snapped = snapshots[-1].n

    def keep_position(self) -> None:
        """Begins anew from here when it is opened again; nothing before can be undone then."""
        self._snap(self.n)

    # -- the parts of these ------------------------------------------------------------------------

    def _begin(self, match: Match, now: float) -> None:
        match.names = self.names
        self.match = match
        self.settings = msgspec.structs.replace(self.settings, rules=match.game.version)
        self.status = "playing"
        count = len(self.seats)
        pace = self.pace
        self.running = Running(
            began=now,
            clocks=Clocks.start(pace, count, now) if pace is not None else None,
            standing=[()] * count,
            questions=[1] * count,
            seen=[self.n] * count,
        )
        self.running.turn = self._whose_turn()
        self._snap(self.n)
        self._after(self.waiting, now, credit=False)

    def _play(self, seat: int, move: Move, now: float, by: By, nonce: str = "") -> bool:
        """Plays a legal move. False: an exception in the rules, and the table is paused."""
        match = self._started_match()
        asked = self._asked()
        barrier = match.state.barrier
        turn = self.running.turn
        self.running.plea = None
        try:
            entry = match.submit(seat, move)
        except Exception as e:  # a rare card's fault stops this table and no other
            self._fail(e, seat, move.text)
            return False
        self._note(Record(entry, now, by, turn, nonce))
        self._renumber(asked, seat)
        self._watch_turn()
        if match.state.barrier != barrier:
            self._snap(self.n)
        return True

    def _note(self, record: Record) -> None:
        self.records.append(record)
        if back := undoes(record.entry.move):
            del self._live[-back:]
        else:
            self._live.append(record.entry.n)
        if record.nonce:
            self._nonces[record.entry.seat, record.nonce] = record.entry.n

    def _after(self, waited: tuple[int, ...], now: float, credit: bool) -> None:
        """What follows any change of the position: increments, the end, a snapshot where others
        decide now."""
        match = self._started_match()
        clocks, pace = self.running.clocks, self.pace
        if credit and clocks is not None and pace is not None:
            for seat in waited:
                if seat not in match.state.pending and self.seats[seat].kind == "person":
                    clocks.credit(pace, seat, match.state.ply)
        self._maybe_end(now)
        self._turn_glasses(now)
        if waited != self.waiting:
            self._snap(self.running.base)

    def _maybe_end(self, now: float) -> None:
        if self.status == "playing" and self._started_match().over:
            self.status = "over"
            self.running.ended = now

    def _snap(self, base: int) -> None:
        """Keeps the position. One that cannot be saved is a fault in the rules, too."""
        if self.snapped == self.n:
            return
        try:
            fresh = snapshot(self._started_match(), base)
        except Exception as e:
            self._fail(e, -1, "")
            return
        self._fresh.append(fresh)
        self.snapped = self.n
        self.running.base = base

    def _fail(self, error: Exception, seat: int, move: str) -> None:
        self.status = "paused"
        told = f"{type(error).__name__}: {error}"[:400]
        trace = "".join(traceback.format_exception(error))[-_LONGEST_TRACE:]
        self.running.fault = Fault(self.n, seat, move, told, trace)

    def _settle(self, now: float) -> None:
        if self.running.clocks is not None:
            self.running.clocks.settle(self.people_waiting, now)

    # Hourglasses.

    def _turn_glasses(self, now: float) -> None:
        """Those that the game names now: new ones are turned over, the others run on."""
        match = self._started_match()
        if type(match.game).timers is Game.timers:
            return
        running = {(g.seat, g.move, g.since): g for g in self.running.glasses}
        waits = self.settings.first  # a first game waits for whoever reads what its coach says
        named = match.game.timers(match.state) if self.status == "playing" and not waits else ()
        self.running.glasses = [
            running.get((t.seat, t.move.text, t.since))
            or Glass(t.seat, t.move.text, t.since, (self.running.still or now) + t.seconds)
            for t in named
        ]

    def _run_out(self, now: float) -> None:
        for _ in range(_MOST_STANDING):
            due = [glass for glass in self.running.glasses if glass.due <= now]
            if not due or self.status != "playing":
                return
            first = min(due, key=lambda glass: glass.due)
            waited = self.waiting
            self._settle(now)
            if not self._play(first.seat, parse(first.move), now, "time"):
                return
            self._answer_standing(now)
            self._after(waited, now, credit=False)

    # Questions and turns.

    def _asked(self) -> list[list[Move]]:
        state = self._started_match().state
        return [state.moves(seat) for seat in range(len(self.seats))]

    def _renumber(self, before: list[list[Move]], actor: int) -> None:
        for seat, now in enumerate(self._asked()):
            if seat == actor or now != before[seat]:
                self.running.questions[seat] += 1

    def _whose_turn(self) -> int | None:
        """A window for reactions belongs to the turn that it interrupts."""
        state = self._started_match().state
        if state.stack and isinstance(state.top, Window):
            return self.running.turn
        return next(iter(state.pending)) if len(state.pending) == 1 else None

    def _watch_turn(self) -> None:
        """Standing answers end with the seat's own next turn."""
        state = self._started_match().state
        turn = self._whose_turn()
        if state.stack and not isinstance(state.top, Window):
            for seat in state.pending:
                if turn is None or self.running.turn != seat:
                    self.running.standing[seat] = ()
        self.running.turn = turn

    def _answer_standing(self, now: float) -> None:
        state = self._started_match().state
        for _ in range(_MOST_STANDING):
            if self.status != "playing":
                return
            try:
                seat = next((seat for seat in sorted(state.pending) if self._stands(seat)), None)
            except Exception as e:
                self._fail(e, -1, "")
                return
            if seat is None or not self._play(seat, PASS, now, "standing"):
                return

    def _stands(self, seat: int) -> bool:
        kinds = self.running.standing[seat]
        if not kinds or self.seats[seat].kind != "person":
            return False
        match = self._started_match()
        if PASS not in match.state.pending[seat]:
            return False
        if WINDOWS in kinds and isinstance(match.state.top, Window):
            return True
        return match.game.prompt(match.state, seat).key in kinds

    # Undo.

    def _reach_of_undo(self, seat: int) -> int | Text:
        """How many of the last moves undo takes back; 0: it is a take-back of the rules; or why
        there is nothing to take back.

        While others answer in secret, nothing here may depend on what they have done."""
        if self.match is None:
            return Text("undo-nothing")
        if self.status != "playing":
            return Text("game-over" if self.status == "over" else "table-paused")
        if self.seats[seat].kind == "bot":
            return Text("table-seat-lent")
        state = self.match.state
        if TAKE_BACK in state.moves(seat):
            return 0
        if isinstance(state.top, Commit):
            return Text("undo-nothing")
        for reach, n in enumerate(reversed(self._live), 1):
            record = self.records[n - 1]
            if record.entry.seat == seat:
                return reach if reach <= self.match.undoable else Text("undo-barrier")
            if record.by != "standing":
                return Text("undo-other", {"seat": record.entry.seat})
        return Text("undo-nothing")

    def _to_redo(self, seat: int) -> str | None:
        if self.match is None or self.status != "playing":
            return None
        if isinstance(self.match.state.top, Commit):
            return self._taken_back(seat)
        undone = self.match.undone
        return undone[-1][1] if undone and undone[-1][0] == seat else None

    def _taken_back(self, seat: int) -> str | None:
        """The seat's own last step of secret simultaneous play that it took back, if it has done
        nothing else since."""
        steps: list[str] = []
        back: list[str] = []
        for record in self.records[self.running.base :]:
            move = record.entry.move
            if record.entry.seat != seat or undoes(move):
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

    # Seats.

    def _occupy(self, seat: int, new: Seat, now: float) -> None:
        """A person plays this seat from now on."""
        self._settle(now)
        self.running.plea = None
        self.seats[seat] = new
        clocks, pace = self.running.clocks, self.pace
        if clocks is not None and pace is not None:
            clocks.refill(pace, seat)
        self._rename_match()

    def _vacate(self, seat: int, now: float) -> None:
        if self.match is None:
            self.seats[seat] = Seat()
        else:
            self._stand_in(seat, "left", now)

    def _stand_in(self, seat: int, why: Why, now: float, level: int | None = None) -> None:
        """A bot plays this seat from now on; it is asked what the person would be asked."""
        self._settle(now)
        self.running.plea = None
        old = self.seats[seat]
        person = None if why == "left" else old.person
        self.seats[seat] = Seat(person, old.name, level or old.bot or self.settings.stand_in, why)
        if self.running.standing:
            self.running.standing[seat] = ()

    def _rename_match(self) -> None:
        if self.match is not None:
            self.match.names = self.names

    # Refusals.

    def _started_match(self) -> Match:
        if self.match is None:
            raise Refused("table-not-started")
        return self.match

    def _must_be_playing(self) -> Match:
        match = self._started_match()
        if self.status == "over":
            raise Refused("game-over")
        if self.status != "playing":
            raise Refused("table-paused")
        return match

    def _must_gather(self) -> None:
        if self.status != "gathering":
            raise Refused("table-started")

    def _must_not_be_over(self) -> None:
        if self.status == "over":
            raise Refused("game-over")

    def _must_be_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("table-not-host")

    def _must_exist(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("table-no-seat")

    def _must_answer_for(self, seat: int, by: By) -> None:
        self._must_exist(seat)
        if (self.seats[seat].kind == "bot") != (by == "bot"):
            raise Refused("table-seat-lent" if by == "person" else "table-seat-back")


def new_id() -> str:
    """A table's name in addresses: unlikely to be met twice, but no secret."""
    return secrets.token_urlsafe(9)


def _must_be_pace(pace: str) -> None:
    if pace not in PACES:
        raise Refused("table-no-pace")


def _must_be_level(level: int) -> None:
    if level not in LEVELS:
        raise Refused("table-no-level")


def _secrets(match: Match) -> tuple[tuple[int, bytes], ...]:
    """From which entry on which secret gave the dice."""
    begins = [0, *(n for n, _ in match.past)]
    return tuple(zip(begins, [*(s for _, s in match.past), match.secret], strict=True))
