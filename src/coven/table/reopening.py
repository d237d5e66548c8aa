"""A stored table, opened again from its newest snapshot: rules that were mended since never break a
running match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from coven import games
from coven.core import Event, Rng, fingerprint

from .log import BrokenRow, Record
from .match import UNDO, Entry, Match, entries_not_undone
from .saved import Running, Settings, Snapshot, Status, load_snapshot
from .seat import Seat
from .table import Table


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored."""

    id: str
    version: int
    status: Status
    host: str
    created: float
    settings: Settings
    running: Running
    seats: Sequence[Seat]
    records: Sequence[Record] = ()
    opening: Sequence[Event] = ()
    secrets: Sequence[tuple[int, bytes]] = ()
    snapshots: Sequence[Snapshot] = ()
    """The newest, and the one that it names as its base if that is another."""

    def __repr__(self) -> str:
        return f"<StoredTable {self.id} at {len(self.records)}>"


def reopen(stored: StoredTable) -> Table:
    """The table as it was when it was stored. Raises BrokenRow."""
    table = Table(stored.id, stored.settings, stored.host, stored.seats, stored.created)
    table.status = stored.status
    table.running = stored.running
    table.append_records(stored.records)
    table.mark_saved_as(stored.version)
    if not stored.secrets:
        return table
    table.last_snapshot = max((kept.n for kept in stored.snapshots), default=-1)
    whole = _unplayed(stored)
    table.match = _played_on(whole, stored.snapshots)
    if table.match is None and stored.snapshots:
        newest = stored.snapshots[0]
        given_back = _given_back(whole.entries, newest.n)
        if given_back is not None:
            table.append_records(
                Record(entry, stored.records[-1].at, "rules") for entry in given_back
            )
            whole.entries.extend(given_back)
            table.match = _standing_at(whole, newest)
            if table.match is not None:
                table.take_snapshot()
    if table.match is None:
        table.match = _replayed(whole)
    if table.match is None:
        raise BrokenRow(f"table {stored.id} can neither be loaded nor replayed")
    return table


def _unplayed(stored: StoredTable) -> Match:
    """The match with its log, but with an empty table."""
    game = games.game(stored.settings.game)
    begins = [n for n, _ in stored.secrets]
    keys = [secret for _, secret in stored.secrets]
    return Match.from_position(
        game,
        stored.settings.options,
        keys[-1],
        [seat.name for seat in stored.seats],
        game.state(len(stored.seats), Rng(keys[-1])),
        entries=[record.entry for record in stored.records],
        opening=stored.opening,
        past=list(zip(begins[1:], keys, strict=False)),
    )


def _played_on(whole: Match, snapshots: Sequence[Snapshot]) -> Match | None:
    """From the last revelation on, so that undo reaches as far as before; or else from the newest
    position."""
    for kept in reversed(snapshots):
        try:
            match = load_snapshot(whole, kept)
            for entry in whole.entries[kept.n :]:
                match.replay_entry(entry)
                if entry.n == snapshots[0].n:
                    _must_be_at(match, load_snapshot(whole, snapshots[0]))
        except Exception:  # rules that were mended since may refuse, or fail, in any way
            continue
        match.entries = list(whole.entries)
        return match
    return None


def _must_be_at(match: Match, kept: Match) -> None:
    if fingerprint(match.state) != fingerprint(kept.state):
        raise BrokenRow("the rules lead elsewhere now")


def _given_back(entries: Sequence[Entry], n: int) -> list[Entry] | None:
    """Undoes what stands since entry `n`: no other seat has decided and nothing has come to light
    since. None where moves before it were undone, too."""
    before = entries_not_undone(entries[:n])
    now = entries_not_undone(entries)
    if now[: len(before)] != before:
        return None
    moves = reversed(now[len(before) :])
    return [Entry(len(entries) + i, move.seat, UNDO) for i, move in enumerate(moves, 1)]


def _standing_at(whole: Match, kept: Snapshot) -> Match | None:
    try:
        state = load_snapshot(whole, kept).state
    except BrokenRow:
        return None
    return Match.from_position(
        whole.game,
        whole.options,
        whole.secret,
        whole.names,
        state,
        entries=whole.entries,
        opening=whole.opening,
        past=whole.past,
    )


def _replayed(whole: Match) -> Match | None:
    try:
        match = whole.at(len(whole.entries))
    except Exception:
        return None
    match.entries = list(whole.entries)
    return match
