"""`make bench`: every game, pure and compiled, side by side from one run."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from coven import games
from coven.lab.bench import Measured, report
from coven.text import Speaker

from . import page
from .compiled import ROOT, ready


def numbers(python: Path, ids: Sequence[str]) -> list[Measured]:
    """What that interpreter's Coven does."""
    out = subprocess.check_output([str(python), "-m", "coven.lab.bench", *ids], cwd=ROOT)
    return [Measured(**row) for row in json.loads(out)]


def main() -> None:
    if sys.argv[1:] == ["page"]:
        Console().print(page.report())
        return
    ids = sys.argv[1:] or games.ids()
    fast = ready()
    pairs = zip(numbers(Path(sys.executable), ids), numbers(fast, ids), strict=True)
    Console().print(report([m for pair in pairs for m in pair], Speaker("coven", "en")))
    if not sys.argv[1:]:
        Console().print(page.report())


if __name__ == "__main__":
    main()
