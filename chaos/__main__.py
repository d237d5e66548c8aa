"""python -m chaos [--quick] [--only NUMBER …]: tries every fault, and prints one table."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from xml.etree import ElementTree

from rich import box
from rich.console import Console
from rich.table import Table
from tests import services

from . import grown, kills, lossy, neighbours
from .faults import FAULTS
from .report import Figures

MARK = {True: "✓", False: "✗", None: "–"}


class Laboratory:
    """What experiments need, made when it is first asked for."""

    def __init__(self, part: float, stack: ExitStack) -> None:
        self.part = part
        self._stack = stack
        self._postgres = ""
        self._redis = ""

    def some(self, whole: int) -> int:
        return max(1, int(whole * self.part))

    def folder(self) -> Path:
        return Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="coven-chaos-")))

    def postgres(self) -> str:
        self._postgres = self._postgres or self._stack.enter_context(services.postgres())
        return services.empty(self._postgres)

    def redis(self) -> str:
        self._redis = self._redis or self._stack.enter_context(services.redis())
        return self._redis


Experiment = Callable[[Laboratory], Figures]

EXPERIMENTS: dict[int, list[Experiment]] = {
    3: [lambda lab: grown.of_two(lab.postgres(), lab.redis(), lab.some(30))],
    7: [
        lambda lab: kills.on_sqlite(lab.folder(), lab.some(300)),
        lambda lab: kills.on_postgres(lab.postgres(), lab.some(100)),
    ],
    9: [lambda lab: neighbours.bad_neighbours(lab.folder())],
    10: [lambda lab: neighbours.crowd(lab.folder(), lab.some(2000))],
    14: [lambda lab: neighbours.guesses(lab.folder(), 4 * lab.some(25_000))],
    15: [lambda lab: neighbours.bot_tables(lab.folder(), lab.some(100))],
    18: [lambda lab: lossy.lossy(lab.folder(), 60.0 * max(0.3, lab.part))],
}


def tested(tests: tuple[str, ...]) -> Figures:
    """What `make test` has for a fault."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.xml"
        pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        subprocess.run(
            [*pytest, f"--junitxml={found}", *tests],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if not found.exists():
            return Figures(False, "the tests could not be run")
        suite = ElementTree.parse(found).getroot()[0].attrib
    count, skipped = int(suite["tests"]), int(suite["skipped"])
    failed = int(suite["failures"]) + int(suite["errors"])
    told = f"{count - failed - skipped} tests pass"
    told += f", {failed} fail" if failed else ""
    told += f", {skipped} cannot be run here" if skipped else ""
    good = None if count == skipped else failed == 0
    return Figures(good, told, time.monotonic() - began)


def tried(experiment: Experiment, lab: Laboratory) -> Figures:
    try:
        return experiment(lab)
    except services.NoService as e:
        return Figures(None, str(e))
    except Exception as e:
        return Figures(False, f"{type(e).__name__}: {str(e)[-400:]}")


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m chaos", description=__doc__)
    reader.add_argument("--quick", action="store_true", help="a tenth of everything")
    reader.add_argument("--only", type=int, nargs="+", metavar="NUMBER", help="these faults")
    reader.add_argument("--no-tests", action="store_true", help="only what make test has not")
    asked = reader.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 160)
    table = Table(box=box.SIMPLE_HEAD, title="Coven, broken on purpose", title_justify="left")
    for column in ("#", "fault or attack", "", "figures", "s"):
        table.add_column(column, justify="right" if column in ("#", "s") else "left")
    well = True
    with ExitStack() as stack:
        lab = Laboratory(0.1 if asked.quick else 1.0, stack)
        for fault in FAULTS:
            if asked.only and fault.number not in asked.only:
                continue
            found = [] if asked.no_tests else [tested(fault.tests)]
            found += [tried(experiment, lab) for experiment in EXPERIMENTS.get(fault.number, [])]
            for i, figures in enumerate(found):
                head = (str(fault.number), fault.name) if i == 0 else ("", "")
                row = (*head, MARK[figures.good], figures.told, f"{figures.seconds:.0f}")
                table.add_row(*row)
                well = well and figures.good is not False
                print(*row, sep=" · ", file=sys.stderr, flush=True)
    console.print(table)
    sys.exit(not well)


if __name__ == "__main__":
    main()
