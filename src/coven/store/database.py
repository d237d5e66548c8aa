"""The database behind the store: connections, the schema's version, and the one writer.

All of it is plain SQLAlchemy Core. An asynchronous driver for SQLite hands every statement to a
thread and back: four times as much work for a move, and no transaction is shorter for it.
"""

from __future__ import annotations

import asyncio
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

HEAD = "0002"
"""The newest step of the migrations."""
_BUSY_MS = 5_000
_CHECKPOINT_PAGES = 4_000
"""So many pages the write-ahead log of SQLite has before it begins anew: hundreds of moves."""
_FREE_DISK_BYTES = 1 << 30
"""Bytes that must be free before the log gets its whole length."""
_MOST_AT_ONCE = 32
"""So that nobody in the loop waits for more than some milliseconds."""
_READERS = 4


class Conflict(Exception):
    """Another process was faster. Nothing was written: load the table again."""


class StoreDown(Exception):
    """The database cannot be read or written now (disk full, no connection). Nothing was written;
    it may work again at any moment."""


class StoreTooNew(Exception):
    """The database was written by a newer Coven."""


class NoDriver(Exception):
    """The address is no database's that Coven knows, or its driver is not installed."""


def connect_to(url: str) -> Engine:
    """An engine for ``sqlite:///file`` or ``postgresql://…``. Raises NoDriver."""
    try:
        address = sa.make_url(url)
        if address.drivername in ("postgres", "postgresql"):
            address = address.set(drivername="postgresql+psycopg")
        afar = address.get_backend_name() != "sqlite"  # its connections may be gone
        engine = sa.create_engine(
            address, hide_parameters=True, pool_size=_READERS + 1, pool_pre_ping=afar
        )
    except ModuleNotFoundError as e:
        raise NoDriver("for PostgreSQL, install coven[postgres]") from e
    except sa.exc.ArgumentError as e:
        raise NoDriver("sqlite:///FILE or postgresql://…") from e
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in (
        f"busy_timeout = {_BUSY_MS}",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"wal_autocheckpoint = {_CHECKPOINT_PAGES}",
    ):
        connection.execute(f"PRAGMA {pragma}")
    ends = time.monotonic() + _BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:  # while others do so, too, SQLite does not wait by itself
            if time.monotonic() > ends:
                raise
            time.sleep(0.01)


def _begin_sqlite(connection: Connection) -> None:
    driver: Any = connection.connection.dbapi_connection
    if not driver.in_transaction:  # which the writer has begun by itself
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def upgrade(engine: Engine) -> None:
    """Brings the schema up to date, in one transaction; nothing happens where it is. Several
    processes may do so at once. Raises StoreTooNew, StoreDown."""
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(67118301)")
            if version_of(connection) != HEAD:
                migrate(connection)
    except DBAPIError as e:
        raise StoreDown(reason(e)) from e


def version_of(connection: Connection) -> str | None:
    """Of the schema; None where there is none."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return str(found) if found is not None else None


def migrate(connection: Connection, version: str = "head") -> None:
    """Brings the schema to a version, newer than what it has. Raises StoreTooNew."""
    from alembic import command
    from alembic.util import CommandError

    with _migrations() as config:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, version)
        except CommandError as e:
            raise StoreTooNew(str(e)) from e


def known_versions() -> list[str]:
    """Of the schema, the newest first."""
    from alembic.script import ScriptDirectory

    with _migrations() as config:
        steps = ScriptDirectory.from_config(config).walk_revisions()
        return [step.revision for step in steps]


@contextmanager
def _migrations() -> Iterator[Config]:
    from alembic.config import Config

    config = Config()
    with resources.as_file(resources.files("coven.store") / "migrations") as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config


def execute(connection: Connection, sql: str, values: Any = ()) -> int:
    """Runs a statement by the driver alone, which takes a quarter of the time; how many rows it
    changed. Raises the driver's own errors."""
    cursor = connection.connection.cursor()
    cursor.execute(sql, values)
    return cursor.rowcount


class Prepared:
    """A statement of SQLAlchemy Core, compiled once: it costs a fifth of compiling it anew."""

    def __init__(self, statement: Any, engine: Engine, *columns: str) -> None:
        compiled = statement.compile(dialect=engine.dialect, column_keys=columns or None)
        self._sql: str = compiled.string
        order = compiled.positiontup
        self._in_order = itemgetter(*order) if order is not None else None

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """How many rows it changed."""
        given: Any = values if self._in_order is None else self._in_order(values)
        return execute(connection, self._sql, given)


@dataclass
class _Job(Generic[T]):
    work: Work[T]
    order: str
    future: asyncio.Future[T]
    result: Any = None
    error: Exception | None = None

    def tell(self) -> None:
        if self.future.done():  # whoever asked has gone away
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Database:
    """Readers, and one writer that commits all that waits at once: the disk is waited for once
    for many tables.

    With SQLite, what is written is prepared in the loop's own thread, for it takes microseconds;
    only what may wait for the disk or for another process, above all the commit, goes to another
    thread. One that asked for Python's lock after each statement would stand in line with the loop
    every time.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        """How many transactions were committed, and …"""
        self.written = 0
        """… of how many pieces of work."""
        self._driver: Any = engine.dialect.dbapi
        self._jobs: list[_Job[Any]] = []
        self._writing = False
        self._connection: Connection | None = None
        self._readers = ThreadPoolExecutor(_READERS, "coven-read")
        self._writer = ThreadPoolExecutor(1, "coven-write")

    async def close(self) -> None:
        """What waits is written first."""
        while self._writing:
            with suppress(StoreDown):
                await self.write(lambda _: None)
        await self._aside(self._writer, self._drop_connection)
        self._readers.shutdown()
        self._writer.shutdown()
        self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Runs `work` in a transaction that sees one moment. Raises StoreDown."""
        return await self._aside(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        try:
            with self.engine.connect() as connection:
                if self.engine.dialect.name == "postgresql":
                    connection.execution_options(isolation_level="REPEATABLE READ")
                with connection.begin():
                    return work(connection)
        except SQLAlchemyError as e:
            raise StoreDown(reason(e)) from e

    async def write(self, work: Work[T], order: str = "") -> T:
        """Runs `work`, quick and without waiting for anything, and commits before it returns.
        `work` may raise: nothing of it is written then. Raises Conflict where it meets a row that
        is already there, and StoreDown.

        Pieces of work that are committed together run by `order`, so that processes never wait
        for each other in a circle.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(work, order, future))
        if not self._writing:
            self._write_some()
        return await future

    async def preallocate_write_ahead_log(self) -> None:
        """With SQLite, gives the write-ahead log at once the length that it reaches anyway: a
        commit that makes the file longer takes twice the time. Worth it for a server, on a disk
        that has room."""
        file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        if file and disk_usage(Path(file).parent).free >= _FREE_DISK_BYTES:
            await self._aside(self._writer, self._preallocate_write_ahead_log)

    # -- the writer ------------------------------------------------------------------------------

    def _write_some(self) -> None:
        """Begins a transaction with what waits, and lets it be committed aside. No task of its own
        does this: a move would wait for its turn in the loop twice more."""
        self._writing = bool(self._jobs)
        if not self._writing:
            return
        jobs = self._next_jobs()
        try:
            if self._begin_at_once():
                self._work(jobs)
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
        if error is None:
            self.commits += 1
            self.written += len(jobs)
        else:
            said = str(error) if isinstance(error, self._driver.Error) else reason(error)
            for job in jobs:
                job.error = StoreDown(said)
            lost, self._connection = self._connection, None  # the next will be new
            if lost is not None:
                self._writer.submit(_close, lost)
        for job in jobs:
            job.tell()
        self._write_some()

    def _next_jobs(self) -> list[_Job[Any]]:
        jobs, self._jobs = self._jobs[:_MOST_AT_ONCE], self._jobs[_MOST_AT_ONCE:]
        return sorted((job for job in jobs if not job.future.done()), key=lambda job: job.order)

    def _write_together(self, jobs: list[_Job[Any]]) -> None:
        try:
            self._begin()
            self._work(jobs)
        except (SQLAlchemyError, self._driver.Error):
            if self.engine.dialect.name == "sqlite":
                raise
            self._drop_connection()  # its server has been away: once more
            self._begin()
            self._work(jobs)
        self._commit()

    def _begin(self) -> None:
        self._connection = self._connection or self.engine.connect()
        if self.engine.dialect.name == "sqlite":
            self._set_busy_timeout(_BUSY_MS)
            execute(self._connection, "BEGIN IMMEDIATE")
            self._set_busy_timeout(0)
        else:
            self._connection.begin()

    def _begin_at_once(self) -> bool:
        """Whether nobody has to be waited for, neither the server of a database nor another
        process."""
        if self._connection is None or self.engine.dialect.name != "sqlite":
            return False
        try:
            execute(self._connection, "BEGIN IMMEDIATE")
        except self._driver.OperationalError:
            return False
        return True

    def _set_busy_timeout(self, milliseconds: int) -> None:
        """With SQLite: for how long another process is waited for."""
        assert self._connection is not None
        execute(self._connection, f"PRAGMA busy_timeout = {milliseconds}")

    def _work(self, jobs: list[_Job[Any]]) -> None:
        """What a piece of work refuses concerns only itself; what fails fails all. Next to nothing
        is ever refused: only then each piece is done anew, behind a savepoint of its own."""
        if not self._done(jobs) and len(jobs) > 1:
            for job in jobs:
                self._done([job])

    def _done(self, jobs: list[_Job[Any]]) -> bool:
        """Whether nothing of this was refused; otherwise it is undone, all of it."""
        connection, driver = self._connection, self._driver
        assert connection is not None
        execute(connection, "SAVEPOINT work")
        for job in jobs:
            job.error = None
            try:
                job.result = job.work(connection)
            except (IntegrityError, driver.IntegrityError):
                job.error = Conflict()
            except (SQLAlchemyError, driver.Error):
                raise
            except Exception as e:
                job.error = e
            if job.error is not None:
                execute(connection, "ROLLBACK TO SAVEPOINT work")
                execute(connection, "RELEASE SAVEPOINT work")
                return False
        execute(connection, "RELEASE SAVEPOINT work")
        return True

    def _commit(self) -> None:
        assert self._connection is not None
        if self._connection.in_transaction():
            self._connection.commit()
        else:  # nothing went through SQLAlchemy; a statement would ask for Python's lock thrice
            self._connection.connection.commit()

    def _preallocate_write_ahead_log(self) -> None:
        """Writes the first page again and again, as it is."""
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
        except (SQLAlchemyError, self._driver.Error):  # it will grow by itself
            self._drop_connection()

    def _drop_connection(self) -> None:
        lost, self._connection = self._connection, None
        if lost is not None:
            _close(lost)

    async def _aside(self, threads: ThreadPoolExecutor, act: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, act, *args)


def _close(connection: Connection) -> None:
    connection.invalidate()
    connection.close()


def reason(error: BaseException) -> str:
    """What the database says, without the statement and what was to be written."""
    return str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__
