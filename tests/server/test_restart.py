"""kill -9 of the real server in mid-game: no acknowledged move is lost, and all goes on."""

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
    """Plays on and on, one table after the other, reconnecting as often as it takes; remembers
    every move that was acknowledged."""

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
        line = self.person.line(table)
        while not self.stopping:
            if "over-banner" in line.parts.get("prompt", ""):
                return ""
            if not line.asked:
                line.read(1.0)
                continue
            move = line.moves()[0]
            question = line.question
            answer = line.play(move)
            if answer["t"] == "ack":
                self.acked.setdefault(table, []).append(move)
            line.wait(lambda question=question: line.question != question or not line.asked)  # type: ignore[misc]
        return table


def test_no_acknowledged_move_is_lost_by_kill_9_and_clients_go_on(process: Process) -> None:
    players = [Player(process.person(f"P{i}")) for i in range(3)]
    for player in players:
        player.start()
    for round in range(4):
        time.sleep(1.0 + 0.15 * round)
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


def test_a_bots_turn_goes_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    process = Process(tmp_path, COVEN_BOT_PAUSE="1.5")
    try:
        ada = process.person("Ada")
        table = ada.start("me", "bot-1")
        line = ada.line(table)
        line.turn("mark 4")
        process.kill()
        process.environment["COVEN_BOT_PAUSE"] = "0"
        process.start()
        until(lambda: ada.get(f"/t/{table}").count("data-try=") >= 2)
    finally:
        process.kill()


def test_bots_processes_end_with_a_server_that_was_killed_alone(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        ada = process.person("Ada")
        line = ada.line(ada.start("me", "bot-2"))
        line.turn("mark 4")
        line.wait(lambda: line.asked)
        group = process.process.pid
        assert len(members(group)) > 1
        process.process.kill()
        process.process.wait()
        until(lambda: not members(group))
    finally:
        for left in members(process.process.pid):
            os.kill(left, signal.SIGKILL)


def members(group: int) -> list[int]:
    """The living processes of a group."""
    found = subprocess.run(["ps", "-eo", "pid,pgid,stat"], capture_output=True, text=True).stdout
    rows = [line.split() for line in found.splitlines()[1:]]
    return [int(pid) for pid, of, stat in rows if int(of) == group and not stat.startswith("Z")]


def test_a_repeated_move_after_a_restart_is_answered_again_and_played_once(
    process: Process,
) -> None:
    ada = process.person("Ada")
    table = ada.start("me", "hot")
    line = ada.line(table)
    question = line.question
    assert line.ask("move", "once", move="mark 4", at=question)["t"] == "ack"
    process.kill()
    process.start()
    again = ada.line(table)
    assert again.ask("move", "once", move="mark 4", at=question)["t"] == "ack"
    assert ada.get(f"/t/{table}").count("data-move=") == 8
