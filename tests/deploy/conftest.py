"""Fixtures for the tests of deploy/."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .get_checkers import find

Program = Callable[[str], str]

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture
def program() -> Program:
    """Returns the path of a program; skips the test if it is missing."""

    def path(name: str) -> str:
        found = find(name)
        if found is None:
            pytest.skip(f"no {name} here: install it, or run python -m tests.deploy.get_checkers")
        return found

    return path
