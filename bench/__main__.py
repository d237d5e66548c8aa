"""`make bench`: measures every game in Python and compiled, other engines, the page, and the server
with many tables. `make benchmarks` also writes the results to docs/benchmarks.md.

    python -m bench [GAME …]               only these games, in Python and compiled
    python -m bench page | load | arena    only the page, the server or tournaments
    python -m bench environments           only the environments for learning
    python -m bench search                 on what a search spends its time
    python -m bench --keep                 everything, and write docs/benchmarks.md
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
from coven.lab.bench import BASELINE, Measured, report
from coven.text import Speaker

from . import environments, load, other_engines, page, search, tournament
from .compiled import ROOT, ready

RESULTS = ROOT / "docs" / "benchmarks.md"
MARK = "<!-- what follows is written by make benchmarks -->\n"
WIDTH = 110
PARTS = ("page", "load", "arena", "environments", "search")
"""What the command line may name besides games."""


def numbers(python: Path, ids: Sequence[str]) -> list[Measured]:
    """Returns the speed of the games with these ids, measured with the Coven that the interpreter
    `python` has installed."""
    out = subprocess.check_output([str(python), "-m", "coven.lab.bench", *ids], cwd=ROOT)
    return [Measured(**row) for row in json.loads(out)]


def engines(ids: Sequence[str], with_others: bool) -> Iterator[Table]:
    """Yields the result table of the games with these ids in Python and compiled (`with_others`:
    with other engines too), and then a result table that compares them with the goals."""
    fast = ready()
    pairs = zip(numbers(Path(sys.executable), ids), numbers(fast, ids), strict=True)
    both = [m for pair in pairs for m in pair]
    others = other_engines.measured() if with_others else []
    yield report(both, Speaker("coven", "en"), peers=others)
    if chess := next((decisions for name, decisions, _, _ in others if name == CHESS), 0.0):
        yield beside_goals(both, chess)


CHESS = "python-chess"
GOALS_CHESS = 30_000
"""Decisions per second of python-chess on the machine for which the goals were set."""
HEAVY = ("witchstone", "the-witches")
DECISIONS = {
    (True, False): "50 k, 100 k",
    (True, True): "50 k, 300 k",
    (False, False): "80 k, 150 k",
    (False, True): "80 k, 450 k",
}
"""Minimum and goal of decisions per second, by (is a heavy game, is compiled)."""


def beside_goals(measured: Sequence[Measured], chess: float) -> Table:
    """Returns a result table that compares `measured` with the goals. The speeds are converted to
    the machine for which the goals were set, by the speed of python-chess here (`chess`) and
    there."""
    slower = GOALS_CHESS / chess
    table = Table(
        "game",
        "engine",
        "decisions/s",
        "floor, goal",
        "copy, µs",
        "floor, goal",
        "searches/s",
        "floor, goal",
        title=f"At the goals' own speed: this core is {slower:.2f} times slower",
    )
    for m in measured:
        if m.game == BASELINE:
            continue
        table.add_row(
            m.game,
            "mypyc" if m.compiled else "Python",
            f"{m.decisions * slower / 1000:,.0f} k",
            DECISIONS[m.game in HEAVY, m.compiled],
            f"{m.copy / slower:.2f}",
            f"10, {2 if m.compiled else 4}",
            f"{m.iterations * slower:,.0f}",
            f"400, {'3,000' if m.compiled else '1,000'}",
        )
    return table


def chosen_tables(words: Sequence[str]) -> Iterator[Table]:
    """Yields the result tables that the arguments of the command line (`words`) name; all of them
    if there are none."""
    if not words or "page" in words:
        yield page.report()
    if not words or "load" in words:
        yield load.report()
    if not words or "arena" in words:
        yield tournament.report()
    if not words or "environments" in words:
        yield environments.report()
    if "search" in words:
        yield search.report()
    ids = [word for word in words if word not in PARTS]
    if not words or ids:
        yield from engines(ids or games.ids(), with_others=not ids)


def main() -> None:
    words = [word for word in sys.argv[1:] if word != "--keep"]
    console = Console(width=WIDTH, record=True)
    for table in chosen_tables(words):
        console.print(table)
    if "--keep" in sys.argv:
        before = RESULTS.read_text("utf-8").partition(MARK)[0]
        where = f"{date.today()}, Python {platform.python_version()}, {platform.machine()}"
        tables = "\n".join(line.rstrip() for line in console.export_text().splitlines())
        RESULTS.write_text(f"{before}{MARK}\n{where}\n\n```\n{tables}\n```\n", "utf-8")


if __name__ == "__main__":
    main()
