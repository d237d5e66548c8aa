"""How `coven serve` and `coven think` start and stop, and what they say then (L42)."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.served import PATIENCE, Process

from coven.compiled import is_compiled

pytestmark = pytest.mark.slow

ENGINE = "Engine: compiled." if is_compiled() else "Engine: Python."


def test_a_server_says_its_engine_and_leaves_nothing_behind_when_it_stops(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        process.person("Ada").start("me", "bot-1")
        assert (tmp_path / "coven" / "coven.db-wal").exists()
    finally:
        process.stop()
    log = process.log.read_text()
    assert process.process.returncode == 0
    assert ENGINE in log
    assert "resource_tracker" not in log
    assert not (tmp_path / "coven" / "coven.db-wal").exists()


def test_workers_for_bots_stop_when_they_are_told_to(redis: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "coven", "think", "--workers", "1", "--bus", redis],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said = ""
    while "answers for bots" not in said:
        line = process.stdout.readline()
        assert line, said
        said += line
    process.send_signal(signal.SIGTERM)
    said += process.communicate(timeout=PATIENCE)[0]
    assert process.returncode == 0
    assert ENGINE in said
    assert "resource_tracker" not in said
