"""Alembic migrations, from an empty database to the current schema."""
