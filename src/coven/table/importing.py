"""A match that was played elsewhere and comes as a file: dealt again from its secret, checked, and
kept as a finished table."""

from __future__ import annotations

from typing import Any

import msgspec

from coven import games
from coven.core import Rng

from .log import Record, read_events, read_rolled, write_events, write_rolled
from .match import BrokenFile, Entry, Match
from .playing import whose_turn
from .saved import Running, Settings, Snapshot, load_snapshot, make_snapshot, secrets_of
from .seat import Seat, clean_name
from .table import Table, new_id

MOST_ENTRIES = 20_000
SNAP_EVERY = 40
"""So many entries at most are played for a position of the replay."""


class ImportedEntry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    seat: int
    move: str
    rolled: bytes
    events: bytes
    turn: int | None


class ImportedSnapshot(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    n: int
    state: bytes
    scores: tuple[int, ...]


class ImportedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found in a file, for another process to keep."""

    game: str
    options: dict[str, Any]
    names: list[str]
    secrets: list[tuple[int, bytes]]
    opening: bytes
    entries: list[ImportedEntry]
    snapshots: list[ImportedSnapshot]


def read_match(text: str) -> ImportedMatch:
    """The match of a file, played again from its first deal to its end. Takes as long as the file
    wants, so do it where nobody waits. Raises BrokenFile."""
    if text.count("\n") > MOST_ENTRIES:
        raise BrokenFile("file-broken")
    try:
        match = Match.load(text)
        if not match.over:
            raise BrokenFile("file-not-over")
        return _found(match)
    except BrokenFile:
        raise
    except Exception as e:  # a file can lead rules where no match has ever been
        raise BrokenFile("file-broken") from e


def _found(match: Match) -> ImportedMatch:
    entries: list[ImportedEntry] = []
    start = match.at(0)
    turn = whose_turn(start.state, None)
    snapshots = [_kept(start)]
    for entry, past in match.replay():
        events, rolled = write_events(entry.events), write_rolled(entry.rolled)
        entries.append(ImportedEntry(entry.seat, entry.move, rolled, events, turn))
        turn = whose_turn(past.state, turn)
        if entry.n % SNAP_EVERY == 0 and entry.n < len(match.entries):
            snapshots.append(_kept(past))
    if match.entries:
        snapshots.append(_kept(match))
    return ImportedMatch(
        game=match.game.id,
        options=match.options,
        names=[clean_name(name) for name in [*match.names, *[""] * match.seats][: match.seats]],
        secrets=list(secrets_of(match)),
        opening=write_events(match.opening),
        entries=entries,
        snapshots=snapshots,
    )


def _kept(match: Match) -> ImportedSnapshot:
    kept = make_snapshot(match, len(match.entries))
    return ImportedSnapshot(kept.n, kept.state, kept.scores)


def imported_table(found: ImportedMatch, host: str, now: float) -> Table:
    """The match as a table that is over, whose host may show it to whom they like. Nobody sits at
    it. Raises BrokenRow."""
    game = games.game(found.game)
    last = found.snapshots[-1]
    seats = [Seat(None, name or str(i)) for i, name in enumerate(found.names, 1)]
    settings = Settings(found.game, found.options, rules=game.version, imported=True)
    table = Table(new_id(), settings, host, seats, now)
    records = [
        Record(
            Entry(n, e.seat, e.move, read_rolled(e.rolled), read_events(e.events)),
            now,
            turn=e.turn,
        )
        for n, e in enumerate(found.entries, 1)
    ]
    table.append_records(records)
    snapshots = [Snapshot(s.n, s.n, s.state, (), s.scores) for s in found.snapshots]
    begins, keys = zip(*found.secrets, strict=True)
    whole = Match.from_position(
        game,
        found.options,
        keys[-1],
        table.names,
        game.state(len(seats), Rng(keys[-1])),
        entries=[record.entry for record in records],
        opening=read_events(found.opening),
        past=list(zip(begins[1:], keys, strict=False)),
    )
    table.match = load_snapshot(whole, snapshots[-1])
    table.status = "over"
    count = len(seats)
    table.running = Running(
        began=now,
        ended=now,
        base=last.n,
        auto_passes=[()] * count,
        questions=[1] * count,
        seen=[last.n] * count,
    )
    table.add_snapshots(snapshots)
    return table
