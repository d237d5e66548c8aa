"""Bots that think in `coven think`, with taskiq and a real Redis."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import services
from tests.server.served import Client, Person, Process, until

from coven.server.bots.remote import DISTRUST_SECONDS

pytestmark = pytest.mark.slow


class Worker:
    """A `coven think` process."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.log = folder / "worker-log"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "coven", "think", "--workers", "1"],
                env={**os.environ, **environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def wait(self) -> None:
        """Waits until it answers questions."""
        until(lambda: "answers for bots of other servers" in self.log.read_text("utf-8"))

    def kill(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


@pytest.fixture
def server_and_worker(
    tmp_path: Path, postgres: str, redis: str
) -> Iterator[tuple[Process, Worker]]:
    environment = {
        "COVEN_DATABASE_URL": services.empty(postgres),
        "COVEN_BUS_URL": redis,
        "COVEN_BUS_NAME": tmp_path.name,
        "COVEN_KEY": "the same everywhere",
        "COVEN_BOT_WORKERS": "0",
    }
    worker = Worker(tmp_path, environment)
    server = Process(tmp_path, **environment)
    worker.wait()
    yield server, worker
    server.kill()
    worker.kill()
    print(server.log.read_text("utf-8"))  # shown if a test fails


def children(process: int) -> int:
    """Returns how many worker processes a server has."""
    found = subprocess.run(
        ["ps", "-ww", "--ppid", str(process), "-o", "args="], capture_output=True
    )
    return sum(
        "coven.server.bots.worker" in client for client in found.stdout.decode().splitlines()
    )


def play_until_bots_have_moved(person: Person, client: Client, times: int) -> int:
    """Plays until the bots have made at least `times` moves. Returns how many they have made."""
    for _ in range(60):
        client.wait(lambda: client.asked)
        found = re.search(r'entries_total\{by="bot".*\} (\d+)', person.get("/metrics"))
        if found and int(found.group(1)) >= times:
            return int(found.group(1))
        client.turn(client.moves()[0])
    raise AssertionError("the bots do not move")


def test_bots_think_in_remote_workers_and_in_the_server_when_those_die(
    server_and_worker: tuple[Process, Worker],
) -> None:
    server, worker = server_and_worker
    ada = server.person("Ada")
    table = ada.start("me", "bot-2", game="wandering-towers")
    client = ada.connect(table)
    moved = play_until_bots_have_moved(ada, client, 4)
    assert children(server.process.pid) == 0, "no bot thought in the server"
    assert "coven_bot_failures_total 0.0" in ada.get("/metrics")
    worker.kill()
    began = time.monotonic()
    play_until_bots_have_moved(ada, client, moved + 4)
    waited = server.log.read_text("utf-8").count("no remote bot worker answered")
    assert 1 <= waited <= 1 + (time.monotonic() - began) / DISTRUST_SECONDS, (
        "the server waited for dead workers too often"
    )
    assert "coven_bot_failures_total 0.0" in ada.get("/metrics")
    assert children(server.process.pid) == 1
