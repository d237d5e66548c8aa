"""Numbers the sessions of people, so that they can be ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("session", sa.Integer, nullable=False, server_default="0"))
