"""A disk that is full under a real server: moves are refused in words, pages go on, and all is well
by itself when there is room."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.served import Line, Process

pytestmark = pytest.mark.slow

ROOM = 3_000_000
TOWERS = "wandering-towers"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    mount = ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", str(tmp_path)]
    if os.geteuid() != 0 or subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
        pytest.skip("this user may not mount a small disk")
    yield tmp_path
    subprocess.run(["umount", "-l", str(tmp_path)], check=True)


def fill(ballast: Path) -> None:
    with open(ballast, "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return


def play_until(line: Line, answer: str) -> None:
    for _ in range(200):
        line.wait(lambda: line.asked)
        question = line.question
        told = line.play(line.moves()[0])
        if told["t"] == answer:
            if answer == "refused":
                assert told["text"].startswith("Your move could not be stored, so it was not made.")
            return
        line.wait(lambda question=question: line.question != question)  # type: ignore[misc]
    raise AssertionError(f"never {answer}")


def test_a_full_disk_refuses_moves_in_words_and_recovers_alone(small_disk: Path) -> None:
    process = Process(small_disk)  # its log is on the same disk
    try:
        ada = process.person("Ada")
        table = ada.start("me", "hot", game=TOWERS, name_1="Bea", **{"option-open-hands": "true"})
        line = ada.line(table)
        if line.parts["handover"]:
            seat = int(line.parts["handover"].partition('data-seat="')[2][0])
            line.ask("handover", seat=seat)
            line.wait(lambda: not line.parts["handover"])
        fill(small_disk / "ballast")
        play_until(line, "refused")
        assert process.process.poll() is None
        assert "prompt" in ada.get(f"/t/{table}")
        assert ada.send("GET", "/healthz")[0] == 200
        (small_disk / "ballast").unlink()
        play_until(line, "ack")
    finally:
        process.kill()
