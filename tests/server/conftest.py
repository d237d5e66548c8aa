"""One server for all tests of a module, with the usual settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.served import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running
