"""One server for the tests of a module that do not change how it is set up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.served import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running
