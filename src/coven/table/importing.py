"""Importing a match file of a finished match: it is replayed from its secret, checked, and turned
into a table that is over."""

from __future__ import annotations

from typing import Any

import msgspec

from coven import games
from coven.box import box_hash
from coven.core import Rng

from .cleaning import clean_name
from .log import Record, read_events, read_rolled, write_events, write_rolled
from .match import Match
from .match_file import BrokenFile, Entry
from .playing import whose_turn
from .seat import Seat
from .stored_fields import Running, Settings, Snapshot, load_snapshot, make_snapshot, secrets_of
from .table import Table, new_id

MOST_ENTRIES = 20_000
SNAPSHOT_EVERY = 40
"""Entries between two snapshots; at most this many are replayed to show a position."""


class ImportedEntry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An entry of the log, with its random outcomes and events as JSON, and the seat whose turn it
    was."""

    seat: int
    move: str
    rolled: bytes
    events: bytes
    turn: int | None


class ImportedSnapshot(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A snapshot that was taken while an imported match was replayed: after entry `n`, with the
    saved `state` and every seat's `scores`."""

    n: int
    state: bytes
    scores: tuple[int, ...]


class ImportedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as it was read from a file (game, options, secret, entries, snapshots), in a form
    that can be sent to another process."""

    game: str
    options: dict[str, Any]
    names: list[str]
    secrets: list[tuple[int, bytes]]
    opening: bytes
    entries: list[ImportedEntry]
    snapshots: list[ImportedSnapshot]


def read_match(text: str) -> ImportedMatch:
    """Reads the text of a match file and replays the match from its start. This may take long, so
    do it in another process. Raises BrokenFile."""
    if text.count("\n") > MOST_ENTRIES:
        raise BrokenFile("file-broken")
    try:
        match = Match.load(text)
        if not match.over:
            raise BrokenFile("file-not-over")
        return _imported(match)
    except BrokenFile:
        raise
    except Exception as e:  # a forged file can make the rules fail in any way
        raise BrokenFile("file-broken") from e


def _imported(match: Match) -> ImportedMatch:
    """Replays the match and returns it with a snapshot every SNAPSHOT_EVERY entries."""
    entries: list[ImportedEntry] = []
    start = match.at(0)
    turn = whose_turn(start.state, None)
    snapshots = [_snapshot(start)]
    for entry, past in match.replay():
        events, rolled = write_events(entry.events), write_rolled(entry.rolled)
        entries.append(ImportedEntry(entry.seat, entry.move, rolled, events, turn))
        turn = whose_turn(past.state, turn)
        if entry.n % SNAPSHOT_EVERY == 0 and entry.n < len(match.entries):
            snapshots.append(_snapshot(past))
    if match.entries:
        snapshots.append(_snapshot(match))
    return ImportedMatch(
        game=match.game.id,
        options=match.options,
        names=[clean_name(name) for name in [*match.names, *[""] * match.seats][: match.seats]],
        secrets=list(secrets_of(match)),
        opening=write_events(match.opening),
        entries=entries,
        snapshots=snapshots,
    )


def _snapshot(match: Match) -> ImportedSnapshot:
    made = make_snapshot(match, len(match.entries))
    return ImportedSnapshot(made.n, made.state, made.scores)


def imported_table(imported: ImportedMatch, host: str, now: float) -> Table:
    """Returns a table on which the match is over, with nobody in its seats. `host` is the id of the
    person who imported it, `now` the time. Raises BrokenRow."""
    game = games.game(imported.game)
    last = imported.snapshots[-1]
    seats = [Seat(None, name or str(i)) for i, name in enumerate(imported.names, 1)]
    box = box_hash(game.id)
    settings = Settings(imported.game, imported.options, rules=game.version, box=box, imported=True)
    table = Table(new_id(), settings, host, seats, now)
    records = [
        Record(
            Entry(n, e.seat, e.move, read_rolled(e.rolled), read_events(e.events)),
            now,
            turn=e.turn,
        )
        for n, e in enumerate(imported.entries, 1)
    ]
    table.append_records(records)
    snapshots = [Snapshot(s.n, s.n, s.state, (), s.scores) for s in imported.snapshots]
    begins, keys = zip(*imported.secrets, strict=True)
    whole = Match.from_position(
        game,
        imported.options,
        keys[-1],
        table.names,
        game.state(len(seats), Rng(keys[-1])),
        entries=[record.entry for record in records],
        opening=read_events(imported.opening),
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
