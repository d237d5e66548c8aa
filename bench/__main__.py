"""`make bench`: every game, pure and compiled, beside other engines; the page; many tables at once.
All of it in one run on one machine; `make benchmarks` keeps it in docs/benchmarks.md.

    python -m bench [GAME …]           these games only, pure and compiled
    python -m bench page | load        only that
    python -m bench --keep             all of it, kept
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.table import Table

from coven import games
from coven.lab.bench import Measured, report
from coven.text import Speaker

from . import load, page, peers
from .compiled import ROOT, ready

KEPT = ROOT / "docs" / "benchmarks.md"
MARK = "<!-- what follows is written by make benchmarks -->\n"
WIDTH = 110


def numbers(python: Path, ids: Sequence[str]) -> list[Measured]:
    """What that interpreter's Coven does."""
    out = subprocess.check_output([str(python), "-m", "coven.lab.bench", *ids], cwd=ROOT)
    return [Measured(**row) for row in json.loads(out)]


def engines(ids: Sequence[str], with_peers: bool) -> Table:
    fast = ready()
    pairs = zip(numbers(Path(sys.executable), ids), numbers(fast, ids), strict=True)
    both = [m for pair in pairs for m in pair]
    return report(both, Speaker("coven", "en"), peers=peers.measured() if with_peers else ())


def asked_for(words: Sequence[str]) -> Iterator[Table]:
    if not words or "page" in words:
        yield page.report()
    if not words or "load" in words:
        yield load.report()
    ids = [word for word in words if word not in ("page", "load")]
    if not words or ids:
        yield engines(ids or games.ids(), with_peers=not ids)


def main() -> None:
    words = [word for word in sys.argv[1:] if word != "--keep"]
    console = Console(width=WIDTH, record=True)
    for table in asked_for(words):
        console.print(table)
    if "--keep" in sys.argv:
        before = KEPT.read_text("utf-8").partition(MARK)[0]
        where = f"{date.today()}, Python {platform.python_version()}, {platform.machine()}"
        told = "\n".join(line.rstrip() for line in console.export_text().splitlines())
        KEPT.write_text(f"{before}{MARK}\n{where}\n\n```\n{told}\n```\n", "utf-8")


if __name__ == "__main__":
    main()
