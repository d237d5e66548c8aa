"""Databases for the tests: SQLite, and a real PostgreSQL for slow tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import services


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Returns the URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'coven.db'}"
    return services.empty(request.getfixturevalue("postgres"))
