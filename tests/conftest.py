"""For all tests: reproducible hypothesis settings, and a PostgreSQL and a Redis on demand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the tests of real services first. pytest-xdist gives the first tests to one process and
    takes none of them away from it, so that PostgreSQL, Redis and the servers of a cluster start
    once, not in every process."""
    items.sort(key=lambda item: not needs_service(item))


def needs_service(item: pytest.Item) -> bool:
    """Whether a test needs PostgreSQL or Redis."""
    fixtures = getattr(item, "fixturenames", ())
    params = (
        item.callspec.params.values()
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else ()
    )
    return bool({"postgres", "redis"} & set(fixtures)) or "postgresql" in map(str, params)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Starts a PostgreSQL and yields its address; `services.empty` creates a database in it."""
    try:
        with services.postgres(durable=False) as address:
            yield address
    except services.NoService as e:
        pytest.skip(str(e))


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """Starts a Redis and yields its address."""
    try:
        with services.redis() as address:
            yield address
    except services.NoService as e:
        pytest.skip(str(e))


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Returns the URL of an empty database: in SQLite, and for slow tests in a real PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'coven.db'}"
    return services.empty(request.getfixturevalue("postgres"))
