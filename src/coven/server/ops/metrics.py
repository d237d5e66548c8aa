"""Metrics for Prometheus: counts and durations, never a person, a move or a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from coven import __version__
from coven.table import Table

PAGE_BUCKETS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
BOT_BUCKETS = (0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 4.0, 10.0)
CONTENT_TYPE = CONTENT_TYPE_LATEST


@dataclass(frozen=True)
class Figures:
    """Numbers for the metrics that other parts of the server count, as they are now: open
    WebSockets, tables, people, commits."""

    sockets: int
    tables: int
    people: int
    closing: bool
    writable: bool
    bus_up: bool
    commits: int
    written: int
    """Changes stored by these commits."""
    bus_traffic: Mapping[str, int]
    """Messages sent ("told") and received ("heard") over the bus; empty for a single server."""


class Metrics(Collector):
    """The metrics of one server. They are not global, because tests run several servers in one
    process."""

    def __init__(self) -> None:
        self.figures: Callable[[], Figures] | None = None
        """Asked for current numbers whenever the metrics are read."""
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)
        own: Any = {"namespace": "coven", "registry": self.registry}
        self.pages = Histogram(
            "page_seconds",
            "Pages, by endpoint and status.",
            ["page", "status"],
            **own,
            buckets=PAGE_BUCKETS,
        )
        self.entries = Counter(
            "entries", "Entries of logs: moves and undos.", ["game", "by"], **own
        )
        self.answers = Histogram(
            "answer_seconds",
            "From a message of a browser that changes a table to its answer.",
            **own,
            buckets=PAGE_BUCKETS,
        )
        self.refused = Counter("refused", "What was refused, by reason.", ["why"], **own)
        self.bot_seconds = Histogram(
            "bot_seconds",
            "A bot's thinking, waiting included.",
            ["level"],
            **own,
            buckets=BOT_BUCKETS,
        )
        self.bot_failures = Counter(
            "bot_failures", "Bots that failed or took too long, and were answered for.", **own
        )
        self.conflicts = Counter(
            "conflicts", "Changes that another process had forestalled.", **own
        )
        self.store_down = Counter("store_down", "Times that the store could not be used.", **own)
        self.matches_paused = Counter(
            "matches_paused", "Matches that an exception in the rules paused.", **own
        )

    def count_entries(self, table: Table, since: int) -> None:
        """Counts the table's log entries after number `since`."""
        for record in table.records[since:]:
            self.entries.labels(table.settings.game, record.by).inc()

    def collect(self) -> Iterator[Metric]:
        """Yields the metrics made from `figures` at this moment. The Prometheus registry calls
        it."""
        build = GaugeMetricFamily("coven_build", "This Coven.", labels=["version"])
        build.add_metric([__version__], 1)
        yield build
        if self.figures is None:
            return
        now = self.figures()
        yield GaugeMetricFamily("coven_sockets", "Open WebSockets.", now.sockets)
        yield GaugeMetricFamily("coven_tables", "Tables in memory.", now.tables)
        yield GaugeMetricFamily(
            "coven_people", "People at tables through this process.", now.people
        )
        yield GaugeMetricFamily("coven_draining", "Whether it is about to stop.", now.closing)
        yield GaugeMetricFamily(
            "coven_store_writable", "Whether the last heartbeat could be stored.", now.writable
        )
        yield GaugeMetricFamily("coven_bus_up", "Whether other processes are heard.", now.bus_up)
        yield CounterMetricFamily("coven_commits", "Transactions committed.", now.commits)
        yield CounterMetricFamily("coven_written", "Changes committed in them.", now.written)
        for way, count in now.bus_traffic.items():
            yield CounterMetricFamily(f"coven_bus_{way}", f"News {way} over the bus.", count)

    def exposition(self) -> bytes:
        """Returns all metrics in Prometheus's text format."""
        return generate_latest(self.registry)
