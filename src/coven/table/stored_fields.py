"""The stored forms of a table: its settings, what changes during play, snapshots of positions, and
the changes that are written together. Struct fields with a `rename` are stored under an older
name."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from coven.core import Event, Illegal, Malformed, Rng

from .clock import Clocks, RunningTimer
from .log import BrokenRow, Record
from .match import Match, NoUndo
from .match_file import BrokenFile
from .seat import Seat

Status = Literal["gathering", "playing", "paused", "over"]


class Settings(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"takebacks": "pleas", "lesson": "first"},
):
    """What the host chooses for a table: game, options, pace, who may watch and so on."""

    game: str
    options: dict[str, Any]
    pace: str = "none"
    spectators: bool = True
    public: bool = False
    """Whether the lobby lists the table before its start."""
    stand_in: int = 2
    """The level of bots that stand in for people."""
    rules: int = 0
    """The version of the rules that the match was started with."""
    box: str = ""
    """The hash of the corrected box that the match was started with; "" for the game's own."""
    rematch_of: str | None = None
    forked_from: str | None = None
    spectators_talk: bool = True
    delay: str = "none"
    """How much later spectators see what happens: a key of `seating.DELAYS`."""
    hints: bool = True
    """Whether people may ask a bot for advice."""
    lesson: bool = False
    """Whether the table follows the lesson script of its game."""
    takebacks: bool = True
    """Whether people may request takebacks of moves that undo cannot reach."""
    imported: bool = False
    """Whether the match was played elsewhere and imported from a file."""
    rated: bool = False
    """Before the start: whether the host proposes that the match counts for ratings. Afterwards:
    whether it does, because everybody has agreed."""


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An exception in the rules, which paused the table. For the server's log, not for players: it
    may contain hidden information."""

    n: int
    """The last entry before the fault."""
    seat: int
    """The seat whose move failed; -1 if no move caused the fault."""
    move: str
    error: str
    trace: str


class TakebackRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's request to take back its last move. It is granted when all other people at the table
    agree, and dropped when somebody makes a move."""

    seat: int
    entry: int
    """The entry that would be taken back, with all entries after it."""
    due: float
    """The time until which the others can answer."""
    agreed: tuple[str, ...] = ()
    """The people who have agreed."""
    refused: str | None = None
    """The person who has refused; empty if not everybody answered in time; None while the request
    is open. A refused request is kept until the next move, so that everybody sees it and it is not
    repeated."""


class Running(
    msgspec.Struct,
    forbid_unknown_fields=True,
    rename={
        "timers": "glasses",
        "frozen_since": "still",
        "auto_passes": "standing",
        "takeback": "plea",
    },
):
    """What changes during a match, apart from its log and its seats: clocks, timers, whose turn it
    is, takeback requests."""

    began: float = 0.0
    ended: float = 0.0
    turn: int | None = None
    """The seat whose turn it is; None if several seats are asked at once."""
    base: int = 0
    """The entry of the snapshot from which the moves that can be undone are replayed: nothing
    before it can be undone, because something was revealed there."""
    clocks: Clocks | None = None
    timers: list[RunningTimer] = []
    """The timers of the game's rules that run now."""
    away: dict[str, float] = {}
    """The people at the table who are disconnected, and since when; only in games that freeze time
    for them."""
    frozen_since: float = 0.0
    """Since when time is frozen because of them; 0 while it runs."""
    auto_passes: list[tuple[str, ...]] = []
    """Per seat, the kinds of questions that are passed automatically."""
    questions: list[int] = []
    """Per seat, the number of the question it is asked; it grows when the question changes."""
    seen: list[int] = []
    """Per seat, the last entry that its person has seen."""
    takeback: TakebackRequest | None = None
    fault: Fault | None = None
    rematch: str | None = None
    """The id of the table of the rematch."""
    moved_from: dict[int, tuple[str, ...] | str] = {}
    """The people who had a seat before personal links moved it, by seat, the first one first: each
    of them can take it back. Read it with `former_people`; older versions stored one id only."""
    host_before: str = ""
    """The host who lost the table together with a seat that a personal link moved: taking the seat
    back brings it back; "" if there is none."""
    host_links: tuple[int, ...] = ()
    """The seats whose personal link the host has asked for, because their person was away."""
    kicked: tuple[str, ...] = ()
    """The people from whom the host took a seat. They need a new invitation to sit down."""
    left: dict[int, str] = {}
    """The people who have left their seat during the match for good, by seat."""
    stopped: Literal["", "resigned", "agreed"] = ""
    """How the match ended before its rules ended it; "" if it did not."""
    stop_votes: tuple[str, ...] = ()
    """The people who want to end the match now, without a result."""
    rated_by: tuple[str, ...] = ()
    """Before the start: the people who have agreed that the match counts for ratings."""

    def former_people(self, seat: int) -> tuple[str, ...]:
        """Returns the people who had this seat before personal links moved it, the first one
        first."""
        former = self.moved_from.get(seat, ())
        return (former,) if isinstance(former, str) else former

    def copy(self) -> Running:
        return msgspec.structs.replace(
            self,
            clocks=self.clocks.copy() if self.clocks is not None else None,
            auto_passes=self.auto_passes.copy(),
            questions=self.questions.copy(),
            timers=self.timers.copy(),
            seen=self.seen.copy(),
            moved_from=self.moved_from.copy(),
            left=self.left.copy(),
        )


@dataclass(frozen=True)
class Snapshot:
    """A saved position of a match, from which the match can be opened without replaying its whole
    log."""

    n: int
    """The entry after which it was taken."""
    base: int
    """The entry of the snapshot from which the moves that can be undone are replayed."""
    state: bytes
    """JSON of ``Game.save``, compressed if it is long."""
    undone: tuple[tuple[int, str], ...]
    """The moves that can be redone, as seats and texts, the next one last."""
    scores: tuple[int, ...]
    """Each seat's points at that moment. Not to be shown before the end."""


@dataclass(frozen=True)
class SeatResult:
    """How one seat did."""

    person: str | None
    """Whose result it is: the seat's person, or the one who has left it for good."""
    bot: int | None
    """The level of the bot that played the seat at the end."""
    place: int
    """1 for the best, equal for seats that share a place; 0 if the match has no places."""
    points: int
    side: int
    """Seats of one side win and lose together."""
    gave_up: bool
    """Whether the person has left the seat for good."""
    counted: bool
    """Whether statistics use it: somebody played this seat, and no other one, to win."""
    opening: str = ""
    """The Fluent key of the seat's character, or of its first move that has a name; "" if there
    is none."""


@dataclass(frozen=True)
class MatchResult:
    """The result of a match; `seats` by seat number."""

    game: str
    variant: str
    """The key of the game's variant with these options; "" if there is none."""
    ended: float
    rated: bool
    seats: tuple[SeatResult, ...]

    @property
    def shared(self) -> bool:
        """Whether all seats win or lose together: a solo or cooperative game."""
        return len({seat.side for seat in self.seats}) == 1


@dataclass(frozen=True)
class Change:
    """Everything that a table has not stored yet; to be written in one transaction."""

    id: str
    version: int
    """The stored version that it builds on; 0: the table is new. Storing the change makes the
    next."""
    status: Status
    host: str
    created: float
    settings: Settings
    running: Running
    waiting: tuple[int, ...]
    """The seats whose people must do something now."""
    seats: tuple[Seat, ...] | None
    """None: they have not changed."""
    records: tuple[Record, ...]
    snapshots: tuple[Snapshot, ...]
    opening: tuple[Event, ...] | None
    """The events of the setup; only when the start of the match is stored."""
    secrets: tuple[tuple[int, bytes], ...] | None
    """Each secret with the entry after which it was used; only when the start is stored."""
    result: MatchResult | None = None
    """Only when the end of the match is stored."""

    def __repr__(self) -> str:
        return f"<Change of {self.id} to version {self.version + 1}>"


_SMALL = 1_000
"""Bytes up to which compressing costs more than it saves."""


def _compress(state: bytes) -> bytes:
    """Returns the JSON of a position compressed, or as it is if it is short."""
    return state if len(state) <= _SMALL else zlib.compress(state, 1)


def _decompress(kept: bytes) -> bytes:
    """Returns the JSON of a position that `_compress` has compressed, or left as it was
    (`kept`)."""
    return kept if kept.startswith(b"{") else zlib.decompress(kept)


def make_snapshot(match: Match, base: int) -> Snapshot:
    """Returns a snapshot of the match's position. `base`: the entry of the snapshot from which the
    moves that can be undone are replayed."""
    return Snapshot(
        n=len(match.entries),
        base=base,
        state=_compress(msgspec.json.encode(match.game.save(match.state))),
        undone=match.undone,
        scores=tuple(sum(points.values()) for points in match.game.scores(match.state)),
    )


def load_snapshot(match: Match, kept: Snapshot) -> Match:
    """Returns a copy of the match in the position of the snapshot `kept`. Raises BrokenRow."""
    try:
        saved = msgspec.json.decode(_decompress(kept.state))
        state = match.game.load(saved, Rng(match.secret))
    except (zlib.error, msgspec.DecodeError, Malformed) as e:
        raise BrokenRow(f"snapshot {kept.n}: {e}") from e
    return Match.from_position(
        match.game,
        match.options,
        match.secret,
        match.names,
        state,
        entries=match.entries[: kept.n],
        opening=match.opening,
        past=match.past,
        undone=kept.undone,
    )


def match_at(match: Match, n: int, snapshots: Iterable[Snapshot]) -> Match:
    """Returns the match as it was after entry `n`. Replays from the first of `snapshots` (at or
    before `n`) that works, else from the beginning, and raises what Match.at raises."""
    for kept in snapshots:
        try:
            past = load_snapshot(match, kept)
            for entry in match.entries[kept.n : n]:
                past.replay_entry(entry)
        except (BrokenRow, BrokenFile, Illegal, NoUndo):
            continue  # moves before it were undone later, or the rules have changed since
        return past
    return match.at(n)


def secrets_of(match: Match) -> tuple[tuple[int, bytes], ...]:
    """Returns each secret (seed) that the match has used, as pairs: the number of the entry after
    which it was used, and the secret."""
    begins = [0, *(n for n, _ in match.past)]
    return tuple(zip(begins, [*(s for _, s in match.past), match.secret], strict=True))
