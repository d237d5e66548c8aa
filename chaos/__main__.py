"""python -m chaos [--quick] [--only NUMBER …] [--database sqlite|postgresql|both]: tries every
fault and prints a table of results."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from xml.etree import ElementTree

from rich import box
from rich.console import Console
from rich.table import Table
from tests import services

from . import abuse, bad_network, cluster, kills, limits, operations
from .faults import FAULTS
from .report import Result

MARK = {True: "✓", False: "✗", None: "–"}


class Resources:
    """Temporary folders, a PostgreSQL and a Redis for the experiments, started when first used.
    `share`: the part of each experiment to run, from 0 to 1."""

    def __init__(self, share: float, stack: ExitStack) -> None:
        self.share = share
        self._stack = stack
        self._postgres = ""
        self._redis = ""

    def scaled(self, whole: int) -> int:
        """Returns how often to repeat something, given how often a complete experiment does
        (`whole`)."""
        return max(1, int(whole * self.share))

    def folder(self) -> Path:
        """Returns a new temporary folder."""
        return Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="coven-chaos-")))

    def postgres(self) -> str:
        """Returns the URL of an empty PostgreSQL database."""
        self._postgres = self._postgres or self._stack.enter_context(services.postgres())
        return services.empty(self._postgres)

    @contextmanager
    def servers_on(self, database: str) -> Iterator[None]:
        """Makes servers of tests and experiments that name no database use this kind during the
        `with` block: "sqlite" or "postgresql". Raises NoService."""
        if database == "postgresql":
            self._postgres = self._postgres or self._stack.enter_context(services.postgres())
            os.environ["COVEN_TEST_DATABASE"] = self._postgres
        try:
            yield
        finally:
            os.environ.pop("COVEN_TEST_DATABASE", None)

    def redis(self) -> str:
        """Returns the URL of a running Redis."""
        self._redis = self._redis or self._stack.enter_context(services.redis())
        return self._redis


Experiment = Callable[[Resources], Result]
DATABASES = ("sqlite", "postgresql")

EXPERIMENTS: dict[int, list[Experiment]] = {
    9: [lambda resources: abuse.abusive_clients(resources.folder())],
    10: [lambda resources: abuse.idle_sockets(resources.folder(), resources.scaled(2000))],
    11: [lambda resources: operations.odd_input(resources.folder(), resources.scaled(40_000))],
    14: [lambda resources: abuse.guessed_links(resources.folder(), 4 * resources.scaled(25_000))],
    15: [lambda resources: abuse.bot_tables(resources.folder(), resources.scaled(100))],
    27: [
        lambda resources: limits.guessed_codes(
            resources.folder(), 140, resources.scaled(20_000), resources.scaled(1_000)
        )
    ],
    28: [lambda resources: limits.class_behind_one_address(resources.folder(), 30)],
    29: [
        lambda resources: limits.hostile_sockets(resources.folder(), 50),
        lambda resources: limits.hostile_sockets(resources.folder(), 200),
    ],
    30: [
        lambda resources: limits.half_sent_requests(resources.folder(), 1_500),
        lambda resources: limits.unknown_handshakes(resources.folder(), resources.scaled(5_000)),
    ],
    31: [lambda resources: limits.throwaway_guests(resources.folder(), 100)],
    18: [
        lambda resources: bad_network.bad_network(
            resources.folder(), 60.0 * max(0.3, resources.share)
        )
    ],
    24: [lambda resources: operations.bad_text(resources.folder(), resources.scaled(10))],
    33: [lambda resources: operations.clock_jumps(resources.folder(), resources.scaled(150))],
}
"""Experiments on any database, by the number of their fault."""

SPECIAL: dict[str, dict[int, list[Experiment]]] = {
    "sqlite": {
        7: [lambda resources: kills.on_sqlite(resources.folder(), resources.scaled(300))],
        8: [
            lambda resources: operations.full_disk_restarts(
                resources.folder(), resources.scaled(20)
            )
        ],
    },
    "postgresql": {
        3: [
            lambda resources: cluster.kill_one_of_two(
                resources.postgres(), resources.redis(), resources.scaled(30)
            )
        ],
        7: [lambda resources: kills.on_postgres(resources.postgres(), resources.scaled(100))],
    },
}
"""Experiments that are made for one kind of database."""


def plan(number: int, database: str) -> list[tuple[str, list[Experiment]]]:
    """Returns which experiments to run for the fault with this number, by the kind of database.
    `database`: "sqlite", "postgresql" or "both"; "" runs everything once, with any."""
    usual = EXPERIMENTS.get(number, [])
    special = {kind: SPECIAL[kind].get(number, []) for kind in DATABASES}
    if not database:
        return [("sqlite", [*usual, *special["sqlite"]]), ("postgresql", special["postgresql"])]
    kinds = DATABASES if database == "both" else (database,)
    return [(kind, [*usual, *special[kind]]) for kind in kinds]


def run_tests(tests: tuple[str, ...]) -> Result:
    """Runs these tests (pytest ids) of a fault, which are part of `make test`, and returns whether
    they passed."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        subprocess.run(
            [*pytest, f"--junitxml={report}", *tests],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if not report.exists():
            return Result(False, "the tests could not be run")
        suite = ElementTree.parse(report).getroot()[0].attrib
    count, skipped = int(suite["tests"]), int(suite["skipped"])
    failed = int(suite["failures"]) + int(suite["errors"])
    text = f"{count - failed - skipped} tests pass"
    text += f", {failed} fail" if failed else ""
    text += f", {skipped} cannot be run here" if skipped else ""
    passed = None if count == skipped else failed == 0
    return Result(passed, text, time.monotonic() - began)


def run_experiment(experiment: Experiment, resources: Resources) -> Result:
    """Runs an experiment and returns its result. An exception counts as a failure; if a service is
    missing, the experiment counts as not tried."""
    try:
        return experiment(resources)
    except services.NoService as e:
        return Result(None, str(e))
    except Exception as e:
        return Result(False, f"{type(e).__name__}: {str(e)[-400:]}")


def run_on(
    database: str, tests: tuple[str, ...], experiments: list[Experiment], resources: Resources
) -> list[Result]:
    """Runs tests and experiments with servers on this kind of database and returns the results."""
    try:
        with resources.servers_on(database):
            results = [run_tests(tests)] if tests else []
            return [*results, *(run_experiment(each, resources) for each in experiments)]
    except services.NoService as e:
        return [Result(None, str(e))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m chaos", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="run a tenth of each experiment")
    parser.add_argument("--only", type=int, nargs="+", metavar="NUMBER", help="only these faults")
    parser.add_argument(
        "--database",
        choices=(*DATABASES, "both"),
        default="",
        help="run everything on this kind of database  [on SQLite, and what is made for "
        "PostgreSQL there]",
    )
    parser.add_argument(
        "--no-tests", action="store_true", help="only experiments that are not part of make test"
    )
    options = parser.parse_args()
    # Ends as Ctrl-C does, so that servers and databases are stopped, too.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    console = Console(width=None if sys.stdout.isatty() else 160)
    table = Table(box=box.SIMPLE_HEAD, title="Coven, broken on purpose", title_justify="left")
    for column in ("#", "fault or attack", "database", "", "figures", "s"):
        table.add_column(column, justify="right" if column in ("#", "s") else "left")
    all_passed = True
    with ExitStack() as stack:
        resources = Resources(0.1 if options.quick else 1.0, stack)
        for fault in FAULTS:
            if options.only and fault.number not in options.only:
                continue
            results: list[tuple[str, Result]] = []
            for kind, experiments in plan(fault.number, options.database):
                tests = (
                    () if options.no_tests or (results and not options.database) else fault.tests
                )
                results += [
                    (kind, result) for result in run_on(kind, tests, experiments, resources)
                ]
            for i, (kind, result) in enumerate(results):
                head = (str(fault.number), fault.name) if i == 0 else ("", "")
                row = (*head, kind, MARK[result.passed], result.text, f"{result.seconds:.0f}")
                table.add_row(*row)
                all_passed = all_passed and result.passed is not False
                print(*row, sep=" · ", file=sys.stderr, flush=True)
    console.print(table)
    sys.exit(not all_passed)


if __name__ == "__main__":
    main()
