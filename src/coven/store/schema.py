"""The tables of the database, the same for SQLite and PostgreSQL. Times are seconds, UTC."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "uq": "%(table_name)s_%(column_0_name)s_uq",
        "ix": "%(table_name)s_%(column_0_name)s_ix",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seen", Double, nullable=False),
    Column("session", Integer, nullable=False, server_default="0"),
    Column("kept_since", Double),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("banned", Boolean, nullable=False, server_default=false()),
)
"""Guests, and people who keep their name with a passkey (since `kept_since`). `session` grows when
a person signs out everywhere else: cookies with a smaller number are void. So a row whose number
is not 0 must not be deleted. `listed`: whether leaderboards may name the person."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    Column("person", String, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("device", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("passkeys_person_ix", "person"),
)
"""`id` is the credential's id, which its authenticator has chosen; `device` says in the person's
words, or their browser's, where it is."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code", LargeBinary, primary_key=True),
    Column("person", String, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index("recovery_codes_person_ix", "person"),
)
"""Hashes of the codes that a person has not used yet."""

results = Table(
    "results",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String),
    Column("bot", Integer),
    Column("game", String, nullable=False),
    Column("variant", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("ended", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Column("opening", String, nullable=False, server_default=""),
    Index("results_person_ix", "person"),
    sqlite_with_rowid=False,
)
"""How each seat of a finished match did. The rows stay when the table is removed to make room, so
they have no foreign key. `shared`: all seats won or lost together; `counted`: whether statistics
use the row; `mu` and `sigma`: the person's rating after the match; `opening`: the Fluent key of the
seat's character or first move."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("plays", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    sqlite_with_rowid=False,
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String, primary_key=True),
    Column("other", String, primary_key=True),
    Column("since", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""`person` does not want to meet `other`."""

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("until", Double, nullable=False),
)
"""What the host of the server tells everybody, before a restart for example."""

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("game", String, nullable=False),
    Column("host", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("running", LargeBinary, nullable=False),
    Column("opening", LargeBinary),
    Index("tables_status_ix", "status"),
)
"""`waiting` is a bit mask of the seats whose people must do something. No column that every move
changes is in an index."""

secrets = Table(
    "secrets",
    metadata,
    _of_table(),
    Column("since", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The secret that seeds all chance after entry `since`. It is in a separate table, so that queries
for other data cannot reveal it."""

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("person", String),
    Column("name", String, nullable=False),
    Column("bot", Integer),
    Column("why", String, nullable=False),
    Column("token", LargeBinary),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index("seats_person_ix", "person"),
    UniqueConstraint("token"),
    sqlite_with_rowid=False,
)
"""`token` is the hash of the token in the seat's personal link; `hidden`: whether the person has
removed the table from the list of their games."""

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String, nullable=False),
    Column("rolled", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Column("by", String, nullable=False),
    Column("turn", Integer),
    Column("nonce", String, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("base", Integer, nullable=False),
    Column("undone", LargeBinary, nullable=False),
    Column("scores", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""`state` is JSON, compressed if it is long."""

invitations = Table(
    "invitations",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("expires", Double, nullable=False),
    Index("invitations_table_id_ix", "table_id"),
)
"""`token` is the hash of the token in the invitation link."""

codes = Table(
    "codes",
    metadata,
    Column("code", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Double, nullable=False),
    Index("codes_table_id_ix", "table_id"),
)
"""Join codes to type; they expire."""

talk = Table(
    "talk",
    metadata,
    _of_table(),
    Column("k", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("person", String, nullable=False),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("nonce", String, nullable=False),
    sqlite_with_rowid=False,
)
"""The lines of the chat, numbered by `k` at each table."""

uptimes = Table(
    "uptimes",
    metadata,
    Column("id", String, primary_key=True),
    Column("began", Double, nullable=False),
    Column("beat", Double, nullable=False),
    Index("uptimes_beat_ix", "beat"),
)
"""When servers were running, from `began` to their last heartbeat: clocks count only this time."""
