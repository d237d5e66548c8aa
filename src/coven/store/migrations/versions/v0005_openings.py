"""Stores with each result how the seat has begun: its character or its first move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("results", sa.Column("opening", sa.String, nullable=False, server_default=""))
