"""Backup and restore: the whole store as one file that works with SQLite and PostgreSQL.

A backup is gzipped lines of JSON: a head, each table's columns and rows, and a foot with the number
of rows and the digest of all lines before it. Bytes are written as ``{"b": base64}``.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from . import schema
from .database import StoreDown, connect_to, migrate, must_be_known, reason, version_of
from .lock import locked

FORMAT = 1
_BATCH = 500
_LONGEST = 64 * 2**20

Progress = Callable[[int, int], None]
"""A callback that gets the number of rows that are done and of all rows."""


class BrokenBackup(ValueError):
    """The file is no backup or an incomplete one; the message says what is wrong."""


class NotEmpty(Exception):
    """The database to restore into already stores tables (matches with people) or people."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a backup: its format, schema version, time, and number of rows in each
    database table."""

    coven_backup: int
    schema: str
    at: float
    rows: dict[str, int]
    key: str = ""
    """The key that signs the guests' cookies, if it is stored beside the database: without it
    nobody could return to their seats."""


class Rows(msgspec.Struct, forbid_unknown_fields=True):
    """A line that names the database table, and its columns, of the rows in the next lines."""

    table: str
    columns: list[str]


class Foot(msgspec.Struct, forbid_unknown_fields=True):
    """The last line of a backup: the number of rows and the digest of all lines before it."""

    total: int
    digest: str


_encoder = msgspec.json.Encoder()


def back_up(url: str, file: Path, now: float, key: str = "", done: Progress | None = None) -> Head:
    """Writes the whole database at `url`, as of the moment `now`, to a new file and returns the
    file's head. Servers may keep running. `key`: the key that signs guests' cookies, "" if there is
    none; `done`: called with the rows written so far and in all. Raises StoreDown, NoDriver,
    StoreTooNew and OSError; FileExistsError if the file exists."""
    engine = connect_to(url)
    partial = file.with_name(file.name + ".part")
    try:
        if file.exists():
            raise FileExistsError(file)
        with (
            open(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw,
            engine.connect() as connection,
        ):
            if engine.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin(), gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed:
                head = _write(connection, packed, now, key, done)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(partial, file)
        return head
    except SQLAlchemyError as e:
        raise StoreDown(reason(e)) from e
    finally:
        partial.unlink(missing_ok=True)
        engine.dispose()


def _write(
    connection: Connection, file: gzip.GzipFile, now: float, key: str, done: Progress | None
) -> Head:
    """Writes all lines of a backup of this database to `file` and returns its head. `key`: the key
    that signs guests' cookies, or ""; `done`: called with the rows written so far and in all."""
    version = version_of(connection)
    if version is None:
        raise StoreDown("there is no database of Coven's")
    must_be_known(version)  # only the newer Coven knows what belongs together
    kinds = _reflected(connection)
    many = sa.select(sa.func.count())
    count = {
        str(kind.name): connection.execute(many.select_from(kind)).scalar_one() for kind in kinds
    }
    head = Head(FORMAT, version, now, count, key)
    digest = hashlib.sha256()

    def line(thing: Any) -> None:
        text = _encoder.encode(thing) + b"\n"
        digest.update(text)
        file.write(text)

    line(head)
    written, total = 0, sum(count.values())
    for kind in kinds:
        line(Rows(str(kind.name), [str(column.name) for column in kind.columns]))
        found = connection.execution_options(yield_per=_BATCH).execute(sa.select(kind))
        for some in found.partitions():
            for row in some:
                line([_to_json(value) for value in row])
            written += len(some)
            if done is not None:
                done(written, total)
    file.write(_encoder.encode(Foot(total, digest.hexdigest())) + b"\n")
    return head


def read_head(file: Path) -> Head:
    """Returns the head of a backup: its format, schema version, time and row counts. Raises
    BrokenBackup, OSError."""
    return next(_lines(file))  # type: ignore[return-value]


def restore(url: str, file: Path, done: Progress | None = None) -> Head:
    """Reads a backup into the empty database at `url`, in one transaction, updates its schema, and
    returns the backup's head. The whole file is checked first: a broken one changes nothing.
    `done`: called with the rows read so far and in all. Raises BrokenBackup, NotEmpty, StoreTooNew,
    StoreInUse, StoreDown, NoDriver, OSError."""
    for _ in _lines(file):
        pass
    engine = connect_to(url)
    try:
        with (
            locked(url, shared=False),
            engine.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            return _read(connection, file, done)
    except SQLAlchemyError as e:
        raise StoreDown(reason(e)) from e
    finally:
        engine.dispose()


def _read(connection: Connection, file: Path, done: Progress | None) -> Head:
    """Reads a backup into the database of this connection and returns its head. `done`: called with
    the rows read so far and in all."""
    head: Head | None = None
    kinds: dict[str, sa.Table] = {}
    waiting: list[dict[str, Any]] = []
    kind: sa.Table | None = None
    columns: list[str] = []
    written = total = 0

    def put() -> None:
        nonlocal written
        if kind is not None and waiting:
            connection.execute(kind.insert(), waiting)
            written += len(waiting)
            waiting.clear()
            if done is not None:
                done(written, total)

    for thing in _lines(file):
        if isinstance(thing, Head):
            head, total = thing, sum(thing.rows.values())
            version = version_of(connection)
            if version is not None:
                must_be_known(version)
                _remove_empty_schema(connection)
            must_be_known(head.schema)
            migrate(connection, head.schema)
            kinds = {found.name: found for found in _reflected(connection)}
        elif isinstance(thing, Rows):
            put()
            kind, columns = kinds.get(thing.table), thing.columns
            if kind is None or not set(columns) <= {column.name for column in kind.columns}:
                raise BrokenBackup(f"table {thing.table[:40]!r}")
        elif isinstance(thing, list):
            if len(thing) != len(columns):
                raise BrokenBackup("a row that is too short or too long")
            waiting.append(dict(zip(columns, map(_from_json, thing), strict=True)))
            if len(waiting) >= _BATCH:
                put()
    put()
    assert head is not None
    migrate(connection)
    return head


def _lines(file: Path) -> Iterator[Head | Rows | list[Any]]:
    """Yields the decoded lines of a backup: the head, then names of database tables and their rows.
    Raises BrokenBackup, at the end too if lines are missing."""
    digest = hashlib.sha256()
    total = 0
    foot: Foot | None = None
    first = True
    try:
        with gzip.open(file) as opened:
            while line := opened.readline(_LONGEST):
                if foot is not None:
                    raise BrokenBackup("something after its end")
                if line.startswith(b'{"total"'):
                    foot = msgspec.json.decode(line, type=Foot)
                    continue
                digest.update(line)
                if first:
                    head = msgspec.json.decode(line, type=Head)
                    if head.coven_backup != FORMAT:
                        raise BrokenBackup(f"format {head.coven_backup}")
                    first = False
                    yield head
                elif line.startswith(b"["):
                    total += 1
                    yield msgspec.json.decode(line, type=list)
                else:
                    yield msgspec.json.decode(line, type=Rows)
    except (EOFError, gzip.BadGzipFile, msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise BrokenBackup(type(e).__name__) from e
    except OSError as e:
        if type(e) is OSError and e.errno is None:  # gzip raises it for some broken files
            raise BrokenBackup(str(e)) from e
        raise
    except Exception as e:
        if type(e).__module__ == "zlib":
            raise BrokenBackup("zlib") from e
        raise
    if foot is None or foot.total != total:
        raise BrokenBackup("its end is missing")
    if foot.digest != digest.hexdigest():
        raise BrokenBackup("its digest is another")


def _reflected(connection: Connection) -> list[sa.Table]:
    """Returns the database tables; those that others refer to by foreign keys come first."""
    there = sa.MetaData()
    there.reflect(connection)
    return [kind for kind in there.sorted_tables if kind.name != "alembic_version"]


def _remove_empty_schema(connection: Connection) -> None:
    """Removes Coven's tables from a database to which only servers have written, so that those of
    the backup's version can be made and their rows migrated. Raises NotEmpty if the database stores
    a table (a match with people) or a person."""
    for kind in (schema.tables, schema.people):
        if connection.execute(sa.select(kind.c.id).limit(1)).first() is not None:
            raise NotEmpty
    there = sa.MetaData()
    ours = {*schema.metadata.tables, "alembic_version"}
    there.reflect(connection, only=lambda name, _: name in ours)
    there.drop_all(connection)


def _to_json(value: Any) -> Any:
    """Returns a value of a database row for JSON: bytes become ``{"b": base64}``."""
    if isinstance(value, bytes | memoryview):
        return {"b": base64.b64encode(bytes(value)).decode()}
    return value


def _from_json(value: Any) -> Any:
    """Returns the value of a database row that `_to_json` turned into this JSON. Raises
    BrokenBackup."""
    if isinstance(value, dict):
        try:
            return base64.b64decode(value["b"], validate=True)
        except (KeyError, TypeError, ValueError) as e:
            raise BrokenBackup("bytes that are none") from e
    return value
