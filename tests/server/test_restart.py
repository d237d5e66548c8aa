"""kill -9 of a server during matches: no acknowledged move is lost, and matches go on."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path

import pytest
from tests.server.served import PATIENCE, Person, Process, until
from websockets.exceptions import WebSocketException

pytestmark = pytest.mark.slow


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    running = Process(tmp_path)
    yield running
    running.kill()


class Player(threading.Thread):
    """Plays one match after the other, reconnects when necessary, and remembers every acknowledged
    move."""

    def __init__(self, person: Person) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.acked: dict[str, list[str]] = {}
        self.stopping = False
        self.errors: list[BaseException] = []

    def run(self) -> None:
        table = ""
        while not self.stopping:
            try:
                table = self.play(table or self.person.start("me", "bot-1"))
            except (OSError, WebSocketException, HTTPException, TimeoutError, EOFError):
                time.sleep(0.05)
            except BaseException as e:
                self.errors.append(e)
                return

    def play(self, table: str) -> str:
        client = self.person.connect(table)
        while not self.stopping:
            if "over-banner" in client.parts.get("prompt", ""):
                return ""
            if not client.asked:
                client.read(1.0)
                continue
            move = client.moves()[0]
            question = client.question
            answer = client.play(move)
            if answer["t"] == "ack":
                self.acked.setdefault(table, []).append(move)
            client.wait(lambda question=question: client.question != question or not client.asked)  # type: ignore[misc]
        return table


def test_no_acknowledged_move_is_lost_by_kill_9_and_clients_go_on(process: Process) -> None:
    """Kills the server only twice, because a start takes long; store/test_store_kill kills a
    process many times."""
    players = [Player(process.person(f"P{i}")) for i in range(3)]
    for player in players:
        player.start()
    for round in range(2):
        time.sleep(1.0 + 0.3 * round)
        process.kill()
        process.start()
    counts = [sum(map(len, player.acked.values())) for player in players]
    until(
        lambda: all(
            sum(map(len, player.acked.values())) > count
            for player, count in zip(players, counts, strict=True)
        )
    )
    for player in players:
        player.stopping = True
    for player in players:
        player.join(PATIENCE)
        assert not player.errors
    for player in players:
        for table, moves in player.acked.items():
            page = player.person.get(f"/t/{table}")
            for move in moves:
                assert f'data-move="{move}"' not in page
                assert f'data-try="{move}"' in page


def test_a_bots_turn_goes_on_after_a_restart_without_any_visitor(tmp_path: Path) -> None:
    process = Process(tmp_path, COVEN_BOT_PAUSE="1.5")
    try:
        ada = process.person("Ada")
        table = ada.start("me", "bot-1")
        client = ada.connect(table)
        client.turn("mark 4")
        process.kill()
        process.environment["COVEN_BOT_PAUSE"] = "0"
        process.start()
        until(lambda: ada.get(f"/t/{table}").count("data-try=") >= 2)
    finally:
        process.kill()


def test_bot_workers_end_when_only_their_server_is_killed(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        ada = process.person("Ada")
        client = ada.connect(ada.start("me", "bot-2"))
        client.turn("mark 4")
        client.wait(lambda: client.asked)
        group = process.process.pid
        assert len(members(group)) > 1
        process.process.kill()
        process.process.wait()
        until(lambda: not members(group))
    finally:
        for left in members(process.process.pid):
            os.kill(left, signal.SIGKILL)


def members(group: int) -> list[int]:
    """Returns the ids of the running processes of a group."""
    found = subprocess.run(["ps", "-eo", "pid,pgid,stat"], capture_output=True, text=True).stdout
    rows = [client.split() for client in found.splitlines()[1:]]
    return [int(pid) for pid, of, stat in rows if int(of) == group and not stat.startswith("Z")]


def test_a_repeated_move_after_a_restart_is_answered_again_and_played_once(
    process: Process,
) -> None:
    ada = process.person("Ada")
    table = ada.start("me", "hot")
    client = ada.connect(table)
    question = client.question
    assert client.ask("move", "once", move="mark 4", at=question)["t"] == "ack"
    process.kill()
    process.start()
    again = ada.connect(table)
    assert again.ask("move", "once", move="mark 4", at=question)["t"] == "ack"
    assert ada.get(f"/t/{table}").count("data-move=") == 8
