"""Turns the parts of a table into rows of the database and back. Rows that make no sense raise
BrokenRow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import msgspec
from sqlalchemy import RowMapping

from coven.table import (
    BrokenRow,
    By,
    Change,
    Entry,
    Record,
    Running,
    Seat,
    Settings,
    Snapshot,
    Status,
    json_reader,
    read_events,
    read_rolled,
    write_events,
    write_rolled,
)

_encoder = msgspec.json.Encoder()
_settings = json_reader(Settings, "settings")
_running = json_reader(Running, "running")
_undone = json_reader(tuple[tuple[int, str], ...], "undone")
read_scores = json_reader(tuple[int, ...], "scores")
json_reader(Seat, "seat")  # msgspec must know the type before threads use it
_BY = frozenset(get_args(By))
_STATUS = frozenset(get_args(Status))


def table_row(change: Change, now: float) -> dict[str, Any]:
    """Returns the database row for a table after this change, by column; `now` is the time of the
    change."""
    return {
        "id": change.id,
        "version": change.version + 1,
        "status": change.status,
        "game": change.settings.game,
        "host": change.host,
        "public": change.settings.public,
        "waiting": sum(1 << seat for seat in change.waiting),
        "created": change.created,
        "changed": now,
        "settings": _encoder.encode(change.settings),
        "running": _encoder.encode(change.running),
    }


def seat_rows(id: str, seats: Iterable[Seat]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": id,
            "seat": i,
            "person": seat.person,
            "name": seat.name,
            "bot": seat.bot,
            "why": seat.why,
        }
        for i, seat in enumerate(seats)
    ]


def entry_row(id: str, record: Record) -> dict[str, Any]:
    entry = record.entry
    return {
        "table_id": id,
        "n": entry.n,
        "seat": entry.seat,
        "move": entry.move,
        "rolled": write_rolled(entry.rolled),
        "events": write_events(entry.events),
        "at": record.at,
        "by": record.by,
        "turn": record.turn,
        "nonce": record.nonce,
    }


def snapshot_row(id: str, kept: Snapshot) -> dict[str, Any]:
    return {
        "table_id": id,
        "n": kept.n,
        "base": kept.base,
        "undone": _encoder.encode(kept.undone),
        "scores": _encoder.encode(kept.scores),
        "state": kept.state,
    }


def read_status(text: str) -> Status:
    if text not in _STATUS:
        raise BrokenRow(f"status {text[:20]!r}")
    return text  # type: ignore[return-value]


def read_settings(row: RowMapping) -> Settings:
    return _settings(row["settings"])


def read_running(row: RowMapping) -> Running:
    return _running(row["running"])


def read_seat(row: RowMapping) -> Seat:
    try:
        return msgspec.convert({name: row[name] for name in Seat.__struct_fields__}, Seat)
    except msgspec.ValidationError as e:
        raise BrokenRow(f"seat: {e}") from e


def read_record(row: RowMapping, n: int) -> Record:
    """Returns the record that the database row of entry `n` contains. Raises BrokenRow if the row
    is of another entry, so that missing rows are noticed."""
    if row["n"] != n or row["by"] not in _BY:
        raise BrokenRow(f"entry {n}")
    entry = Entry(
        n, row["seat"], row["move"], read_rolled(row["rolled"]), read_events(row["events"])
    )
    return Record(entry, row["at"], row["by"], row["turn"], row["nonce"])


def read_snapshot(row: RowMapping) -> Snapshot:
    return Snapshot(
        n=row["n"],
        base=row["base"],
        state=row["state"],
        undone=_undone(row["undone"]),
        scores=read_scores(row["scores"]),
    )
