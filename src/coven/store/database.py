"""The database behind the store: connections, the schema's version, and the one writer.

All of it is plain SQLAlchemy Core on threads. An asynchronous driver would hand every statement to
a thread and back: that is four times as much work for a move, and no transaction is shorter for it.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

T = TypeVar("T")
Work = Callable[[Connection], T]

HEAD = "0001"
"""The newest step of the migrations."""
_BUSY_MS = 5_000
_MOST_AT_ONCE = 256
_READERS = 4


class Conflict(Exception):
    """Another process was faster. Nothing was written: load the table again."""


class StoreDown(Exception):
    """The database cannot be read or written now (disk full, no connection). Nothing was written;
    it may work again at any moment."""


class StoreTooNew(Exception):
    """The database was written by a newer Coven."""


class NoDriver(Exception):
    """The database's driver is not installed."""


def connect_to(url: str) -> Engine:
    """An engine for ``sqlite:///file`` or ``postgresql://…``. Raises NoDriver."""
    address = sa.make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    try:
        engine = sa.create_engine(address, hide_parameters=True, pool_size=_READERS + 1)
    except ModuleNotFoundError as e:
        raise NoDriver("for PostgreSQL, install coven[postgres]") from e
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in (
        f"busy_timeout = {_BUSY_MS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def upgrade(engine: Engine) -> None:
    """Brings the schema up to date, in one transaction; nothing happens where it is. Several
    processes may do so at once. Raises StoreTooNew, StoreDown."""
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(67118301)")
            if _version(connection) != HEAD:
                _migrate(connection)
    except DBAPIError as e:
        raise StoreDown(_reason(e)) from e


def _version(connection: Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return str(found) if found is not None else None


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    with resources.as_file(resources.files("coven.store") / "migrations") as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as e:
            raise StoreTooNew(str(e)) from e


class Prepared:
    """A statement of SQLAlchemy Core, compiled once: it costs a fifth of compiling it anew."""

    def __init__(self, statement: Any, engine: Engine, *columns: str) -> None:
        compiled = statement.compile(dialect=engine.dialect, column_keys=columns or None)
        self._sql: str = compiled.string
        self._order: Sequence[str] | None = compiled.positiontup

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """How many rows it changed."""
        given: Any = values
        if self._order is not None:
            given = tuple(values[name] for name in self._order)
        return connection.exec_driver_sql(self._sql, given).rowcount


@dataclass
class _Job(Generic[T]):
    work: Work[T]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[T]
    order: str
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        if self.future.done():  # whoever asked has gone away
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


@dataclass
class Database:
    """Readers, and one writer that commits all that waits at once: the disk is waited for once
    for many tables."""

    engine: Engine
    batches: int = 0
    """How many transactions were committed, and …"""
    written: int = 0
    """… of how many pieces of work."""
    _jobs: queue.SimpleQueue[_Job[Any] | None] = field(default_factory=queue.SimpleQueue)
    _connection: Connection | None = None

    def __post_init__(self) -> None:
        self._readers = ThreadPoolExecutor(_READERS, "coven-read")
        self._writer = threading.Thread(target=self._write_on, name="coven-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """What waits is written first."""
        self._jobs.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Runs `work` in a transaction that sees one moment. Raises StoreDown."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        try:
            with self.engine.connect() as connection:
                if self.engine.dialect.name == "postgresql":
                    connection.execution_options(isolation_level="REPEATABLE READ")
                with connection.begin():
                    return work(connection)
        except SQLAlchemyError as e:
            raise StoreDown(_reason(e)) from e

    async def write(self, work: Work[T], order: str = "") -> T:
        """Runs `work` and commits before it returns. `work` may raise: nothing of it is written
        then. Raises Conflict where it meets a row that is already there, and StoreDown.

        Pieces of work that are committed together run by `order`, so that processes never wait
        for each other in a circle.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, future, order))
        return await future

    # -- the writer's thread -----------------------------------------------------------------

    def _write_on(self) -> None:
        going_on = True
        while going_on:
            jobs: list[_Job[Any]] = []
            next_job = self._jobs.get()
            while next_job is not None:
                jobs.append(next_job)
                if len(jobs) == _MOST_AT_ONCE or self._jobs.empty():
                    break
                next_job = self._jobs.get()
            going_on = next_job is not None
            if jobs:
                jobs.sort(key=lambda job: job.order)
                self._write_together(jobs)
                for loop in {job.loop for job in jobs}:
                    _tell(loop, [job for job in jobs if job.loop is loop])
        self._drop_connection()

    def _write_together(self, jobs: list[_Job[Any]]) -> None:
        try:
            connection = self._connected()
            if len(jobs) == 1:
                self._try(connection.begin(), connection, jobs[0])
            else:
                with connection.begin():
                    for job in jobs:
                        self._try(connection.begin_nested(), connection, job)
            self.batches += 1
            self.written += len(jobs)
        except Exception as e:
            self._drop_connection()
            for job in jobs:
                job.error = StoreDown(_reason(e))

    def _try(self, transaction: sa.Transaction, connection: Connection, job: _Job[Any]) -> None:
        """One piece of work: what it refuses concerns only itself, what fails fails all."""
        try:
            with transaction:
                job.result = job.work(connection)
        except IntegrityError:
            job.error = Conflict()
        except SQLAlchemyError:
            raise
        except Exception as e:
            job.error = e

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self.engine.connect().execution_options(writes=True)
        return self._connection

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):  # it is gone either way; the next batch opens another
                connection.invalidate()
                connection.close()


def _tell(loop: asyncio.AbstractEventLoop, jobs: list[_Job[Any]]) -> None:
    def all_of_them() -> None:
        for job in jobs:
            job.tell()

    with suppress(RuntimeError):  # the loop was closed: nobody is left to tell
        loop.call_soon_threadsafe(all_of_them)


def _reason(error: Exception) -> str:
    """What the database says, without the statement and what was to be written."""
    return str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__
