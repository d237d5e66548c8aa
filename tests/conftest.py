"""For all tests: reproducible hypothesis settings, and a PostgreSQL and a Redis on demand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from tests import services

# The same examples every time, and no time limits: the machine may be busy.
settings.register_profile(
    "coven",
    derandomize=True,
    deadline=None,
    max_examples=100,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("coven")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Starts a PostgreSQL and returns its address; `services.empty` creates a database in it."""
    try:
        with services.postgres(durable=False) as address:
            yield address
    except services.NoService as e:
        pytest.skip(str(e))


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """Starts a Redis and returns its address."""
    try:
        with services.redis() as address:
            yield address
    except services.NoService as e:
        pytest.skip(str(e))
