"""Opening a stored table again, from its newest snapshot: so a running match survives a change of
the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from coven import games
from coven.box import box_hash
from coven.core import Event, Rng, fingerprint

from .log import BrokenRow, OtherBox, Record
from .match import UNDO, Match, entries_not_undone
from .match_file import Entry
from .seat import Seat
from .stored_fields import Running, Settings, Snapshot, Status, load_snapshot
from .table import Table


@dataclass(frozen=True)
class StoredTable:
    """A table as it was read from the database: settings, seats, records, snapshots."""

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
    """Each secret with the entry after which it was used; empty before the start."""
    snapshots: Sequence[Snapshot] = ()
    """The newest one, and its base if that is another one."""

    def __repr__(self) -> str:
        return f"<StoredTable {self.id} at {len(self.records)}>"


def reopen(stored: StoredTable) -> Table:
    """Returns the table as it was stored. If changed rules no longer allow the moves since the
    newest snapshot, they are undone in the log. Raises BrokenRow, OtherBox."""
    table = Table(stored.id, stored.settings, stored.host, stored.seats, stored.created)
    table.status = stored.status
    table.running = stored.running
    table.append_records(stored.records)
    table.mark_saved_as(stored.version)
    if not stored.secrets:
        return table
    if stored.settings.box != box_hash(stored.settings.game):
        raise OtherBox(f"table {stored.id} was begun with another box")
    table.last_snapshot = max((kept.n for kept in stored.snapshots), default=-1)
    whole = _with_log_only(stored)
    table.match = _from_snapshots(whole, stored.snapshots)
    if table.match is None and stored.snapshots:
        newest = stored.snapshots[0]
        undos = _undo_entries(whole.entries, newest.n)
        if undos is not None:
            table.append_records(Record(entry, stored.records[-1].at, "rules") for entry in undos)
            whole.entries.extend(undos)
            table.match = _at_snapshot(whole, newest)
            if table.match is not None:
                table.take_snapshot()
    if table.match is None:
        table.match = _replayed(whole)
    if table.match is None:
        raise BrokenRow(f"table {stored.id} can neither be loaded nor replayed")
    return table


def _with_log_only(stored: StoredTable) -> Match:
    """Returns a stored table's match with its whole log but an empty position, which the other
    functions here fill in."""
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


def _from_snapshots(whole: Match, snapshots: Sequence[Snapshot]) -> Match | None:
    """Returns `whole` (the match with its log but no position) with its position, replayed from the
    oldest of the snapshots, so that undo reaches as far as before; if that fails, from the newest,
    which is first in the list. None if both fail."""
    for kept in reversed(snapshots):
        try:
            match = load_snapshot(whole, kept)
            for entry in whole.entries[kept.n :]:
                match.replay_entry(entry)
                if entry.n == snapshots[0].n:
                    _must_be_at(match, load_snapshot(whole, snapshots[0]))
        except Exception:  # changed rules may refuse a move or fail in any other way
            continue
        match.entries = list(whole.entries)
        return match
    return None


def _must_be_at(match: Match, kept: Match) -> None:
    """Raises BrokenRow if `match`, which was replayed, is not in the same position as `kept`, which
    was loaded from a snapshot."""
    if fingerprint(match.state) != fingerprint(kept.state):
        raise BrokenRow("the rules lead elsewhere now")


def _undo_entries(entries: Sequence[Entry], n: int) -> list[Entry] | None:
    """Returns new log entries that undo all moves after entry `n`, the entry of the newest
    snapshot. (All these moves are by one seat, and nothing was revealed since.) None if moves
    before entry `n` were undone after it, because then undoing the later moves does not lead to the
    snapshot's position."""
    before = entries_not_undone(entries[:n])
    now = entries_not_undone(entries)
    if now[: len(before)] != before:
        return None
    moves = reversed(now[len(before) :])
    return [Entry(len(entries) + i, move.seat, UNDO) for i, move in enumerate(moves, 1)]


def _at_snapshot(whole: Match, kept: Snapshot) -> Match | None:
    """Returns `whole` (the match with its log but no position) in the position of the snapshot
    `kept`; None if that cannot be loaded."""
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
    """Returns `whole` (the match with its log but no position), replayed from its start; None if
    the rules no longer allow its moves."""
    try:
        match = whole.at(len(whole.entries))
    except Exception:
        return None
    match.entries = list(whole.entries)
    return match
