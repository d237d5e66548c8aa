"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String, primary_key=True)


def to_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"{name}_table_id_fk", ondelete="CASCADE"
    )


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("running", sa.LargeBinary, nullable=False),
        sa.Column("opening", sa.LargeBinary),
    )
    op.create_index("tables_status_changed_ix", "tables", ["status", "changed"])
    op.create_table(
        "secrets",
        of_table(),
        sa.Column("since", sa.Integer, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        to_table("secrets"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.Integer),
        sa.Column("why", sa.String, nullable=False),
        sa.Column("token", sa.LargeBinary),
        to_table("seats"),
        sa.UniqueConstraint("token", name="seats_token_uq"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_person_ix", "seats", ["person"])
    op.create_table(
        "entries",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String, nullable=False),
        sa.Column("rolled", sa.LargeBinary, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("nonce", sa.String, nullable=False),
        to_table("entries"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("undone", sa.LargeBinary, nullable=False),
        sa.Column("scores", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        to_table("snapshots"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "invitations",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("expires", sa.Double, nullable=False),
        to_table("invitations"),
    )
    op.create_index("invitations_table_id_ix", "invitations", ["table_id"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        to_table("codes"),
    )
    op.create_index("codes_table_id_ix", "codes", ["table_id"])
    op.create_table(
        "talk",
        of_table(),
        sa.Column("k", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("nonce", sa.String, nullable=False),
        to_table("talk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "uptimes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
    )
    op.create_index("uptimes_beat_ix", "uptimes", ["beat"])
