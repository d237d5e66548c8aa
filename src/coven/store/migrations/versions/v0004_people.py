"""Adds passkeys, recovery codes, results, ratings, blocks and announcements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def of_person(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["person"], ["people.id"], name=f"{name}_person_fk", ondelete="CASCADE"
    )


def flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())


def upgrade() -> None:
    op.add_column("people", sa.Column("kept_since", sa.Double))
    op.add_column("people", flag("listed"))
    op.add_column("people", flag("banned"))
    op.add_column("seats", flag("hidden"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        of_person("passkeys"),
    )
    op.create_index("passkeys_person_ix", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("code", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        of_person("recovery_codes"),
    )
    op.create_index("recovery_codes_person_ix", "recovery_codes", ["person"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String),
        sa.Column("bot", sa.Integer),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("variant", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("results_person_ix", "results", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("plays", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
