"""A full disk: moves are refused with a reason, pages still work, and the server recovers by
itself."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.served import Client, Process

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
    """Fills the disk with the file `ballast`."""
    with open(ballast, "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return


def play_until(client: Client, answer: str) -> None:
    """Plays moves until one gets this answer ("ack" or "refused")."""
    for _ in range(200):
        client.wait(lambda: client.asked)
        question = client.question
        reply = client.play(client.moves()[0])
        if reply["t"] == answer:
            if answer == "refused":
                assert reply["text"].startswith("Your move couldn’t be saved, so it wasn’t made.")
            return
        client.wait(lambda question=question: client.question != question)  # type: ignore[misc]
    raise AssertionError(f"never {answer}")


def test_a_full_disk_refuses_moves_with_a_reason_and_recovers_by_itself(small_disk: Path) -> None:
    process = Process(small_disk, COVEN_DATABASE_URL="")  # its log is on the same disk
    try:
        ada = process.person("Ada")
        table = ada.start("me", "hot", game=TOWERS, name_1="Bea", **{"option-open-hands": "true"})
        client = ada.connect(table)
        if client.parts["handover"]:
            seat = int(client.parts["handover"].partition('data-seat="')[2][0])
            client.ask("handover", seat=seat)
            client.wait(lambda: not client.parts["handover"])
        fill(small_disk / "ballast")
        play_until(client, "refused")
        assert process.process.poll() is None
        assert "prompt" in ada.get(f"/t/{table}")
        assert ada.send("GET", "/healthz")[0] == 200
        (small_disk / "ballast").unlink()
        play_until(client, "ack")
    finally:
        process.kill()
