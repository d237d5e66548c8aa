"""The lines of docs/faults.md."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "faults.md"


@dataclass(frozen=True)
class Fault:
    number: int
    name: str
    tests: tuple[str, ...]
    """Of `make test`, as pytest names them."""


def _read() -> list[Fault]:
    found = []
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and cells[0].isdigit():
            tests = tuple(re.findall(r"`(tests/[^`]+)`", cells[3]))
            found.append(Fault(int(cells[0]), cells[1], tests))
    return found


FAULTS = _read()
