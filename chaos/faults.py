"""The faults that docs/faults.md lists, read from its table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "faults.md"


@dataclass(frozen=True)
class Fault:
    """A fault or attack that docs/faults.md lists, with the tests for it in `make test`."""

    number: int
    name: str
    tests: tuple[str, ...]
    """Its tests in `make test`, as arguments for pytest."""


def _read() -> list[Fault]:
    found = []
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and cells[0].isdigit():
            tests = tuple(re.findall(r"`(tests/[^`]+)`", cells[3]))
            found.append(Fault(int(cells[0]), cells[1], tests))
    return found


FAULTS = _read()
