"""People, tables, moves, snapshots and talk, on disk before anybody is told.

SQLite in a file by default, PostgreSQL by address; see `Store`.
"""

from .database import Conflict, NoDriver, StoreDown, StoreTooNew, connect_to, upgrade
from .store import BEAT_SECONDS, Invitation, Listed, Person, Said, Store, UnknownTable

__all__ = [
    "BEAT_SECONDS",
    "Conflict",
    "Invitation",
    "Listed",
    "NoDriver",
    "Person",
    "Said",
    "Store",
    "StoreDown",
    "StoreTooNew",
    "UnknownTable",
    "connect_to",
    "upgrade",
]
