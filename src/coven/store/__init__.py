"""People, tables, moves, snapshots and talk, on disk before anybody is told.

SQLite in a file by default, PostgreSQL by address; see `Store`.
"""

from .backup import BrokenBackup, NotEmpty, back_up, read_head, restore
from .database import Conflict, NoDriver, StoreDown, StoreTooNew, connect_to, upgrade
from .store import BEAT_SECONDS, Invitation, Listed, Person, Said, Store, UnknownTable

__all__ = [
    "BEAT_SECONDS",
    "BrokenBackup",
    "Conflict",
    "Invitation",
    "Listed",
    "NoDriver",
    "NotEmpty",
    "Person",
    "Said",
    "Store",
    "StoreDown",
    "StoreTooNew",
    "UnknownTable",
    "back_up",
    "connect_to",
    "read_head",
    "restore",
    "upgrade",
]
