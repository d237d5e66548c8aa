"""The database behind the store: connections, migrations, and a single writer.

Everything is plain, synchronous SQLAlchemy Core. An asynchronous driver for SQLite hands every
statement to a thread and back: a move would cost four times as much, and no transaction would be
shorter.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import resources
from operator import itemgetter
from pathlib import Path
from shutil import disk_usage
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

if TYPE_CHECKING:
    from alembic.config import Config

T = TypeVar("T")
Work = Callable[[Connection], T]

HEAD = "0005"
"""The newest version of the schema."""
_BUSY_MS = 5_000
_CHECKPOINT_PAGES = 4_000
"""Pages in SQLite's write-ahead log before it is written back to the database: hundreds of
moves."""
_FREE_DISK_BYTES = 1 << 30
"""Bytes that must be free on the disk before the write-ahead log is preallocated."""
_MOST_AT_ONCE = 32
"""Writes in one transaction; bounds how long they block the event loop."""
_READERS = 4
_VALUE_CLASSES = ("22", "54")
"""Classes of SQLSTATE that concern the values of one statement: a data exception, and a value that
is longer than an index or a row allows."""
_UNENCODABLE = (UnicodeError, OverflowError)
"""What drivers raise for a lone surrogate and for an integer of more than 64 bits."""


class Conflict(Exception):
    """Another process has written a newer version of the same data first. Nothing was written: load
    the table again."""


class BadValue(Exception):
    """The database does not accept a value of this call (a NUL in a text, a number that is too
    large). Nothing was written, and trying again is no use. No other call is concerned."""


class StoreDown(Exception):
    """The database cannot be read or written now (disk full, no connection). Nothing was written; a
    later call may work again."""


class StoreTooNew(Exception):
    """The database was written by a newer Coven. `found`: the version of its schema; `known`: the
    newest that this Coven knows."""

    def __init__(self, found: str) -> None:
        super().__init__(f"its schema is {found}, and this Coven knows {HEAD}")
        self.found = found
        self.known = HEAD


class NoDriver(Exception):
    """The URL is of a database that Coven does not support, or whose driver is not installed."""


def connect_to(url: str) -> Engine:
    """Returns an SQLAlchemy engine for ``sqlite:///file`` or ``postgresql://…``. Only the owner of
    an SQLite file can read it (S15). Raises NoDriver."""
    try:
        address = sa.make_url(url)
        if address.drivername in ("postgres", "postgresql"):
            address = address.set(drivername="postgresql+psycopg")
        remote = address.get_backend_name() != "sqlite"  # its connections may be lost
        if remote and address.get_backend_name() != "postgresql":
            raise NoDriver("sqlite:///FILE or postgresql://…")
        engine = sa.create_engine(
            address, hide_parameters=True, pool_size=_READERS + 1, pool_pre_ping=remote
        )
    except ModuleNotFoundError as e:
        raise NoDriver("for PostgreSQL, install coven[postgres]") from e
    except sa.exc.ArgumentError as e:
        raise NoDriver("sqlite:///FILE or postgresql://…") from e
    if engine.dialect.name == "sqlite":
        file = sqlite_file(url)
        if file is not None:
            _make_private(file)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def sqlite_file(url: str) -> Path | None:
    """Returns the file of an SQLite database; None if the URL is of another database or of one in
    memory. Raises NoDriver."""
    try:
        address = sa.make_url(url)
    except sa.exc.ArgumentError as e:
        raise NoDriver("sqlite:///FILE or postgresql://…") from e
    name = address.database or ""
    if not address.drivername.startswith("sqlite") or name.startswith(("file:", ":memory:")):
        return None
    return Path(name) if name else None


def _make_private(file: Path) -> None:
    """Forbids other users of the machine to read an SQLite file and the two files that SQLite keeps
    beside it. Creates the file if it does not exist, because SQLite would make it readable for
    everybody."""
    with suppress(OSError):  # SQLite will say what is wrong
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):
            if part.stat().st_mode & 0o077:
                part.chmod(0o600)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Sets the pragmas of a new SQLite connection: durable writes, foreign keys, write-ahead
    log."""
    connection.isolation_level = None  # transactions are started explicitly
    for pragma in (
        f"busy_timeout = {_BUSY_MS}",
        "synchronous = FULL",
        "foreign_keys = ON",
        "secure_delete = ON",  # the name of a deleted person must not be left in the file
        f"wal_autocheckpoint = {_CHECKPOINT_PAGES}",
    ):
        connection.execute(f"PRAGMA {pragma}")
    ends = time.monotonic() + _BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:  # SQLite does not wait if others switch to WAL too
            if time.monotonic() > ends:
                raise
            time.sleep(0.01)


def _begin_sqlite(connection: Connection) -> None:
    """Starts a transaction on SQLite; takes the write lock at once if the connection has the option
    ``writes``."""
    driver: Any = connection.connection.dbapi_connection
    if not driver.in_transaction:  # the writer starts its own
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def upgrade(engine: Engine) -> None:
    """Updates the schema to the newest version, in one transaction; does nothing if it is up to
    date. Several processes may call this at once. Raises StoreTooNew, StoreDown."""
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(67118301)")
            version = version_of(connection)
            if version != HEAD:
                if version is not None:
                    must_be_known(version)
                migrate(connection)
    except DBAPIError as e:
        raise StoreDown(reason(e)) from e


def version_of(connection: Connection) -> str | None:
    """Returns the schema version of the database; None if it has no schema yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return str(found) if found is not None else None


def migrate(connection: Connection, version: str = "head") -> None:
    """Updates the schema to `version` ("head": the newest). Its present version must be known."""
    from alembic import command

    with _migrations() as config:
        config.attributes["connection"] = connection
        command.upgrade(config, version)


def must_be_known(version: str) -> None:
    """Raises StoreTooNew unless this Coven knows this version of the schema (S19)."""
    if version != HEAD and version not in known_versions():
        raise StoreTooNew(version)


def known_versions() -> list[str]:
    """Returns all versions of the schema, the newest first."""
    from alembic.script import ScriptDirectory

    with _migrations() as config:
        steps = ScriptDirectory.from_config(config).walk_revisions()
        return [step.revision for step in steps]


@contextmanager
def _migrations() -> Iterator[Config]:
    """Yields an Alembic configuration for the migrations in Coven's package; its folder exists for
    the length of the `with` block."""
    from alembic.config import Config

    config = Config()
    with resources.as_file(resources.files("coven.store") / "migrations") as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config


def execute(connection: Connection, sql: str, values: Any = ()) -> int:
    """Runs a statement directly in the driver, four times as fast as through SQLAlchemy. Returns
    how many rows it changed. Raises the driver's own errors."""
    cursor = connection.connection.cursor()
    cursor.execute(sql, values)
    return cursor.rowcount


class Prepared:
    """A statement of SQLAlchemy Core that is compiled once, which makes running it five times as
    fast."""

    def __init__(self, statement: Any, engine: Engine, *columns: str) -> None:
        compiled = statement.compile(dialect=engine.dialect, column_keys=columns or None)
        self._sql: str = compiled.string
        order = compiled.positiontup
        self._in_order = itemgetter(*order) if order is not None else None

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """Runs the statement with these values for its parameters. Returns how many rows it
        changed."""
        given: Any = values if self._in_order is None else self._in_order(values)
        return execute(connection, self._sql, given)


@dataclass
class _Job(Generic[T]):
    """A call of `Database.write` that waits until its transaction is committed."""

    work: Work[T]
    order: str
    future: asyncio.Future[T]
    result: Any = None
    error: Exception | None = None

    def finish(self) -> None:
        """Passes the result of the write, or its error, to the waiting caller."""
        if self.future.done():  # the caller was cancelled
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Database:
    """A pool of readers, and one writer that commits all waiting writes in one transaction, so that
    many tables share one wait for the disk.

    With SQLite, the statements of a write run in the event loop's own thread, because they take
    microseconds. Only what may wait for the disk or for another process, above all the commit, runs
    in another thread: a thread that ran single statements would compete with the loop for Python's
    global lock after each of them.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        """How many transactions were committed."""
        self.written = 0
        """How many writes these transactions contained."""
        self._driver: Any = engine.dialect.dbapi
        self._jobs: list[_Job[Any]] = []
        self._writing = False
        self._connection: Connection | None = None
        self._readers = ThreadPoolExecutor(_READERS, "coven-read")
        self._writer = ThreadPoolExecutor(1, "coven-write")

    async def close(self) -> None:
        """Finishes all waiting writes, then closes the connections."""
        while self._writing:
            with suppress(StoreDown):
                await self.write(lambda _: None)
        await self._in_thread(self._writer, self._drop_connection)
        self._readers.shutdown()
        self._writer.shutdown()
        self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Runs `work`, a function of a connection, in a transaction that sees the database as of
        one moment, and returns its result. Raises StoreDown."""
        return await self._in_thread(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        try:
            with self.engine.connect() as connection:
                if self.engine.dialect.name == "postgresql":
                    connection.execution_options(isolation_level="REPEATABLE READ")
                with connection.begin():
                    return work(connection)
        except (SQLAlchemyError, *_UNENCODABLE) as e:
            if self._is_bad_value(e):
                raise BadValue(type(e).__name__) from e
            raise StoreDown(reason(e)) from e

    async def write(self, work: Work[T], order: str = "") -> T:
        """Runs `work`, commits, and returns its result. `work` must be quick and must not wait for
        anything. If it raises an exception, nothing of it is written. Raises Conflict if it inserts
        a row that exists, BadValue and StoreDown.

        Writes of the same transaction run sorted by `order`, so that processes lock rows in the
        same order and never deadlock.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(work, order, future))
        if not self._writing:
            self._write_some()
        return await future

    async def preallocate_write_ahead_log(self) -> None:
        """Makes SQLite's write-ahead log as long as it will become anyway, if the disk has room: a
        commit that makes the file longer takes twice the time. Does nothing on PostgreSQL."""
        file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        if file and disk_usage(Path(file).parent).free >= _FREE_DISK_BYTES:
            await self._in_thread(self._writer, self._preallocate_write_ahead_log)

    # -- the writer ------------------------------------------------------------------------------

    def _write_some(self) -> None:
        """Runs the next waiting writes in a transaction and commits it in the writer's thread.
        There is no task for this, because then a move would wait for the event loop twice more."""
        self._writing = bool(self._jobs)
        if not self._writing:
            return
        jobs = self._next_jobs()
        try:
            if self._begin_at_once():
                self._run_writes(jobs)
                commit = self._writer.submit(self._commit)
            else:
                commit = self._writer.submit(self._write_together, jobs)
        except Exception as e:
            self._written(jobs, e)
            return
        loop = asyncio.get_running_loop()
        commit.add_done_callback(
            lambda done: loop.call_soon_threadsafe(self._written, jobs, done.exception())
        )

    def _written(self, jobs: list[_Job[Any]], error: BaseException | None) -> None:
        """Passes the results of a finished transaction, or its error (None: it succeeded), to the
        callers that wait for `jobs`, and starts the next transaction."""
        if error is None:
            self.commits += 1
            self.written += len(jobs)
        else:
            message = str(error) if isinstance(error, self._driver.Error) else reason(error)
            for job in jobs:
                job.error = StoreDown(message)
            lost, self._connection = self._connection, None  # the next transaction opens a new one
            if lost is not None:
                self._writer.submit(_close, lost)
        for job in jobs:
            job.finish()
        self._write_some()

    def _next_jobs(self) -> list[_Job[Any]]:
        """Removes the next waiting writes from the queue and returns them sorted by `order`."""
        jobs, self._jobs = self._jobs[:_MOST_AT_ONCE], self._jobs[_MOST_AT_ONCE:]
        return sorted((job for job in jobs if not job.future.done()), key=lambda job: job.order)

    def _write_together(self, jobs: list[_Job[Any]]) -> None:
        """Runs and commits these writes in one transaction, in the writer's thread. On PostgreSQL,
        tries once more with a new connection if the first one fails."""
        try:
            self._begin()
            self._run_writes(jobs)
        except (SQLAlchemyError, self._driver.Error):
            if self.engine.dialect.name == "sqlite":
                raise
            self._drop_connection()  # the server may have been restarted
            self._begin()
            self._run_writes(jobs)
        self._commit()

    def _begin(self) -> None:
        """Starts the writer's transaction; waits as long as another process holds the write
        lock."""
        self._connection = self._connection or self.engine.connect()
        if self.engine.dialect.name == "sqlite":
            self._set_busy_timeout(_BUSY_MS)
            execute(self._connection, "BEGIN IMMEDIATE")
            self._set_busy_timeout(0)
        else:
            self._connection.begin()

    def _begin_at_once(self) -> bool:
        """Starts the writer's transaction if that needs no waiting, neither for a database server
        nor for another process. Returns whether it did."""
        if self._connection is None or self.engine.dialect.name != "sqlite":
            return False
        try:
            execute(self._connection, "BEGIN IMMEDIATE")
        except self._driver.OperationalError:
            return False
        return True

    def _set_busy_timeout(self, milliseconds: int) -> None:
        """Sets how long SQLite waits for another process's lock."""
        assert self._connection is not None
        execute(self._connection, f"PRAGMA busy_timeout = {milliseconds}")

    def _run_writes(self, jobs: list[_Job[Any]]) -> None:
        """Runs all writes of a transaction. If one of them raises an exception of its own, or has a
        value that the database does not accept (S2), all are rolled back and run again one by one,
        so that only that one fails. Other errors of the database are raised and make all writes
        fail."""
        if not self._run_behind_savepoint(jobs) and len(jobs) > 1:
            for job in jobs:
                self._run_behind_savepoint([job])

    def _run_behind_savepoint(self, jobs: list[_Job[Any]]) -> bool:
        """Runs these writes. If one of them raises an exception of its own, or has a value that the
        database does not accept, rolls back all of them and returns False. Raises other errors of
        the database."""
        connection, driver = self._connection, self._driver
        assert connection is not None
        execute(connection, "SAVEPOINT work")
        for job in jobs:
            job.error = None
            try:
                job.result = job.work(connection)
            except (IntegrityError, driver.IntegrityError):
                job.error = Conflict()
            except (SQLAlchemyError, driver.Error, *_UNENCODABLE) as e:
                if not self._is_bad_value(e):
                    raise
                job.error = BadValue(type(e).__name__)
            except Exception as e:
                job.error = e
            if job.error is not None:
                execute(connection, "ROLLBACK TO SAVEPOINT work")
                execute(connection, "RELEASE SAVEPOINT work")
                return False
        execute(connection, "RELEASE SAVEPOINT work")
        return True

    def _is_bad_value(self, error: BaseException) -> bool:
        """Whether an error concerns only the values of the call that led to it, and not the
        connection. psycopg raises DataError without an SQLSTATE for a NUL."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, (self._driver.DataError, *_UNENCODABLE)):
            return True
        return str(getattr(cause, "sqlstate", None) or "")[:2] in _VALUE_CLASSES

    def _commit(self) -> None:
        assert self._connection is not None
        if self._connection.in_transaction():
            self._connection.commit()
        else:  # SQLAlchemy has begun nothing; this releases the global lock only once
            self._connection.connection.commit()

    def _preallocate_write_ahead_log(self) -> None:
        """Fills the write-ahead log by writing the database's first page unchanged many times."""
        try:
            self._connection = self._connection or self.engine.connect()
            self._set_busy_timeout(0)
            cursor = self._connection.connection.cursor()
            (version,) = cursor.execute("PRAGMA user_version").fetchone()
            cursor.execute("PRAGMA synchronous = OFF")
            for _ in range(_CHECKPOINT_PAGES):
                cursor.execute(f"PRAGMA user_version = {version}")
            cursor.execute("PRAGMA synchronous = FULL")
            cursor.execute("PRAGMA wal_checkpoint(RESTART)")
        except (SQLAlchemyError, self._driver.Error):  # the log will grow with use
            self._drop_connection()

    def _drop_connection(self) -> None:
        """Closes the writer's connection after an error; the next transaction opens a new one."""
        lost, self._connection = self._connection, None
        if lost is not None:
            _close(lost)

    async def _in_thread(self, threads: ThreadPoolExecutor, act: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, act, *args)


def _close(connection: Connection) -> None:
    """Closes a connection to the database completely, instead of returning it to the pool."""
    connection.invalidate()
    connection.close()


def trouble(error: BaseException) -> str:
    """Returns in a few fixed words why the database cannot be used, for the log: the database's own
    message could quote what somebody wrote."""
    said = str(error).lower()
    for words, summary in _TROUBLES.items():
        if any(word in said for word in words):
            return summary
    return "unknown"


_TROUBLES = {
    ("full", "no space left"): "disk full",
    ("readonly", "read-only"): "read-only",
    ("i/o error",): "I/O error",
    ("locked",): "locked by another program",
    ("not a database", "malformed"): "not a database",
    ("unable to open", "permission denied"): "cannot be opened",
    ("connection", "connect", "terminat", "shutting down"): "no connection",
}
"""What the messages of SQLite and PostgreSQL contain, in lower case, and what that means."""


def reason(error: BaseException) -> str:
    """Returns the message of the database's error, without the statement and its values."""
    return str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__
