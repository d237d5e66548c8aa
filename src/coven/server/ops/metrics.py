"""What Prometheus is told: counts and durations, never who, what or where at a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from coven import __version__
from coven.table import Table

if TYPE_CHECKING:
    from ..live.registry import Hall

QUICK = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
THOUGHT = (0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 4.0, 10.0)
TYPE = CONTENT_TYPE_LATEST


class Metrics(Collector):
    """One set for each server, also where tests run several in one process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)
        own: Any = {"namespace": "coven", "registry": self.registry}
        self.pages = Histogram(
            "page_seconds",
            "Pages, by endpoint and status.",
            ["page", "status"],
            **own,
            buckets=QUICK,
        )
        self.moves = Counter("entries", "Entries of logs: moves and undos.", ["game", "by"], **own)
        self.answers = Histogram(
            "answer_seconds",
            "From a message of a browser that changes a table to its answer.",
            **own,
            buckets=QUICK,
        )
        self.refused = Counter("refused", "What was refused, by reason.", ["why"], **own)
        self.thoughts = Histogram(
            "bot_seconds", "A bot's thinking, waiting included.", ["level"], **own, buckets=THOUGHT
        )
        self.blunders = Counter(
            "bot_failures", "Bots that failed or took too long, and were answered for.", **own
        )
        self.conflicts = Counter(
            "conflicts", "Changes that another process had forestalled.", **own
        )
        self.store_down = Counter("store_down", "Times that the store could not be used.", **own)
        self.paused = Counter(
            "matches_paused", "Matches that an exception in the rules paused.", **own
        )

    def moved(self, table: Table, since: int) -> None:
        """The table is stored, with new entries after `since`."""
        for record in table.records[since:]:
            self.moves.labels(table.settings.game, record.by).inc()

    def collect(self) -> Iterator[Metric]:
        """What is counted elsewhere, asked for when it is told."""
        hall = self._hall
        about = GaugeMetricFamily("coven_build", "This Coven.", labels=["version"])
        about.add_metric([__version__], 1)
        yield about
        yield GaugeMetricFamily("coven_sockets", "Open WebSockets.", hall.sockets)
        yield GaugeMetricFamily("coven_tables", "Tables in memory.", hall.size)
        people = len({id for live in hall.lives for id in live.here})
        yield GaugeMetricFamily("coven_people", "People at tables through this process.", people)
        yield GaugeMetricFamily("coven_draining", "Whether it is about to stop.", hall.closing)
        yield GaugeMetricFamily("coven_bus_up", "Whether other processes are heard.", hall.peers.up)
        database = hall.store.database
        yield CounterMetricFamily("coven_commits", "Transactions committed.", database.commits)
        yield CounterMetricFamily("coven_written", "Changes committed in them.", database.written)
        for way, count in hall.peers.traffic().items():
            yield CounterMetricFamily(f"coven_bus_{way}", f"News {way} over the bus.", count)

    def exposition(self) -> bytes:
        return generate_latest(self.registry)
