"""A lock beside an SQLite file, so that a second server on it is noticed.

Without a bus a server is told nothing about what another one stores: seats that were taken through
one would stay free in the other (S17).
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .database import sqlite_file

WAIT_SECONDS = 2.0
"""How long to wait for a server that is just stopping."""


class StoreInUse(Exception):
    """Another server uses the same SQLite file."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"another server uses {file}")
        self.file = file


@contextmanager
def locked(url: str, shared: bool) -> Iterator[None]:
    """Locks the database for this process during the `with` block; the lock ends with the process,
    even by kill -9. Does nothing for PostgreSQL, and where the lock cannot be made. `shared`:
    whether other processes that also set `shared` may use the database at the same time, as servers
    on one bus do. Raises StoreInUse, NoDriver."""
    file = sqlite_file(url)
    opened = None if file is None else _open(file.with_name(file.name + "-lock"))
    if file is None or opened is None:
        yield
        return
    try:
        ends = time.monotonic() + WAIT_SECONDS
        while not _lock(opened, shared):
            if time.monotonic() > ends:
                raise StoreInUse(file)
            time.sleep(0.05)
        yield
    finally:
        os.close(opened)


def _open(file: Path) -> int | None:
    """Returns the descriptor of this lock file, which only its owner may read; None if it cannot
    be created (as on a full disk)."""
    with suppress(OSError):
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    return None


def _lock_on_posix() -> Callable[[int, bool], bool]:
    import fcntl

    def lock(descriptor: int, shared: bool) -> bool:
        """Tries to lock an open file; returns False if another process has locked it."""
        try:
            fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks
            pass
        return True

    return lock


def _no_lock(descriptor: int, shared: bool) -> bool:
    """Does nothing and returns True, in place of the lock on systems that have none of this
    kind."""
    return True


_lock = _lock_on_posix() if os.name == "posix" else _no_lock
