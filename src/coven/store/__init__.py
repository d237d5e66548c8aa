"""Stores people, tables, moves, snapshots and chat in SQLite (the default) or PostgreSQL; see
`Store`."""

from .accounts import Account, Passkey
from .backup import BrokenBackup, NotEmpty, back_up, read_head, restore
from .database import (
    BadValue,
    Conflict,
    NoDriver,
    StoreDown,
    StoreTooNew,
    connect_to,
    sqlite_file,
    trouble,
    upgrade,
)
from .lock import StoreInUse, locked
from .ratings import Rating, bot_rating
from .results import Companion, Played, Ranked
from .store import (
    HEARTBEAT_SECONDS,
    ChatLine,
    Invitation,
    Person,
    Store,
    TableSummary,
    UnknownTable,
)
from .tokens import read_code
from .upkeep import Retention

__all__ = [
    "HEARTBEAT_SECONDS",
    "Account",
    "BadValue",
    "BrokenBackup",
    "ChatLine",
    "Companion",
    "Conflict",
    "Invitation",
    "NoDriver",
    "NotEmpty",
    "Passkey",
    "Person",
    "Played",
    "Ranked",
    "Rating",
    "Retention",
    "Store",
    "StoreDown",
    "StoreInUse",
    "StoreTooNew",
    "TableSummary",
    "UnknownTable",
    "back_up",
    "bot_rating",
    "connect_to",
    "locked",
    "read_code",
    "read_head",
    "restore",
    "sqlite_file",
    "trouble",
    "upgrade",
]
