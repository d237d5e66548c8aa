"""Removes the time of the last change from an index, which every move would rewrite otherwise."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("tables_status_changed_ix", "tables")
    op.create_index("tables_status_ix", "tables", ["status"])
