"""What of a table is stored: its settings, what changes while it runs, positions, and the changes
that are written as a whole."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from coven.core import Event, Malformed, Rng

from .clock import Clocks, RunningTimer
from .log import BrokenRow, Record
from .match import Match
from .seat import Seat

Status = Literal["gathering", "playing", "paused", "over"]


class Settings(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"takebacks": "pleas", "lesson": "first"},
):
    """What is agreed on before the start."""

    game: str
    options: dict[str, Any]
    pace: str = "none"
    spectators: bool = True
    public: bool = False
    """Listed in the lobby while it gathers."""
    stand_in: int = 2
    """The level of bots that play on for people."""
    rules: int = 0
    """The version of the rules that the match was started with."""
    rematch_of: str | None = None
    forked_from: str | None = None
    spectators_talk: bool = True
    delay: str = "none"
    """How much later spectators see what happens: a key of DELAYS."""
    hints: bool = True
    """Whether people may ask a bot for advice."""
    lesson: bool = False
    """Whether the table follows its game's script for learners."""
    takebacks: bool = True
    """Whether people may ask the others to take moves back that undo does not reach."""
    imported: bool = False
    """Whether the match was played elsewhere and came here as a file."""


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An exception in the rules, which paused the table. For the log of the server, not for
    players: it may tell of hidden things."""

    n: int
    seat: int
    move: str
    error: str
    trace: str


class TakebackRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody asks to go back to before their last decision. It is granted when all other people
    at the table agree, and it lapses when somebody plays on."""

    seat: int
    entry: int
    """The move that would be taken back, with all that followed."""
    due: float
    """When it is too late to answer."""
    agreed: tuple[str, ...] = ()
    """People who have said yes."""
    refused: str | None = None
    """The person who has said no; empty if nobody answered in time. The request stays until
    somebody plays on, so that everybody sees it and it is not made again."""


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
    """What changes at a table besides its log and its seats; in its stored form."""

    began: float = 0.0
    ended: float = 0.0
    turn: int | None = None
    """Whose turn it is; None where several are asked at once."""
    base: int = 0
    """The entry of the last revelation, before which nothing can be undone."""
    clocks: Clocks | None = None
    timers: list[RunningTimer] = []
    away: dict[str, float] = {}
    """The people at the table who are gone, and since when; where the game has patience."""
    frozen_since: float = 0.0
    """Since when time stands still for them; 0 while it runs."""
    auto_passes: list[tuple[str, ...]] = []
    """Per seat, the kinds of prompts that are answered with a pass."""
    questions: list[int] = []
    """Per seat, the number of the question it is asked; grows when the question changes."""
    seen: list[int] = []
    """Per seat, up to which entry its person has looked."""
    takeback: TakebackRequest | None = None
    fault: Fault | None = None
    rematch: str | None = None
    """The table at which the same people play again."""

    def copy(self) -> Running:
        return msgspec.structs.replace(
            self,
            clocks=self.clocks.copy() if self.clocks is not None else None,
            auto_passes=self.auto_passes.copy(),
            questions=self.questions.copy(),
            timers=self.timers.copy(),
            seen=self.seen.copy(),
        )


@dataclass(frozen=True)
class Snapshot:
    """A position in its saved form, and what went with it."""

    n: int
    base: int
    """The snapshot from which the moves that can be undone were played."""
    state: bytes
    """JSON of ``Game.save``, deflated."""
    undone: tuple[tuple[int, str], ...]
    scores: tuple[int, ...]
    """Each seat's total then; nobody's to see before the end."""


@dataclass(frozen=True)
class Change:
    """What a table has not stored yet; written as a whole or not at all."""

    id: str
    version: int
    """The version it builds on; 0: the table is new. Storing it makes the next."""
    status: Status
    host: str
    created: float
    settings: Settings
    running: Running
    waiting: tuple[int, ...]
    """Seats of people for whom something waits."""
    seats: tuple[Seat, ...] | None
    """None: as they were."""
    records: tuple[Record, ...]
    snapshots: tuple[Snapshot, ...]
    opening: tuple[Event, ...] | None
    """What was told of the setting up; with the start only."""
    secrets: tuple[tuple[int, bytes], ...] | None
    """From which entry on which secret gave the dice; with the start only."""

    def __repr__(self) -> str:
        return f"<Change of {self.id} to version {self.version + 1}>"


_SMALL = 1_000
"""Bytes up to which compressing costs more than it saves."""


def _packed(state: bytes) -> bytes:
    return state if len(state) <= _SMALL else zlib.compress(state, 1)


def _unpacked(kept: bytes) -> bytes:
    return kept if kept.startswith(b"{") else zlib.decompress(kept)


def make_snapshot(match: Match, base: int) -> Snapshot:
    """The position of the match now; `base` says from which snapshot undo goes on."""
    return Snapshot(
        n=len(match.entries),
        base=base,
        state=_packed(msgspec.json.encode(match.game.save(match.state))),
        undone=match.undone,
        scores=tuple(sum(points.values()) for points in match.game.scores(match.state)),
    )


def load_snapshot(match: Match, kept: Snapshot) -> Match:
    """The match as it stood at a snapshot. Raises BrokenRow."""
    try:
        saved = msgspec.json.decode(_unpacked(kept.state))
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


def secrets_of(match: Match) -> tuple[tuple[int, bytes], ...]:
    """From which entry on which secret gave the dice."""
    begins = [0, *(n for n, _ in match.past)]
    return tuple(zip(begins, [*(s for _, s in match.past), match.secret], strict=True))
