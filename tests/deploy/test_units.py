"""The units of systemd are valid and allow the service no more than it needs (L17)."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from tests.server.served import PATIENCE, Process

from .conftest import DEPLOY, Program

UNITS = sorted(file.name for file in DEPLOY.glob("*.service"))
MOST_EXPOSED = 2.0
"""The exposure of systemd-analyze security: 0 (nothing is allowed) to 10. The unit in the old
documentation had 8.4."""


def test_there_are_units_for_servers_workers_and_backups() -> None:
    assert UNITS == ["coven-backup.service", "coven-think.service", "coven.service"]


def test_systemd_reads_every_unit_without_a_complaint(program: Program, tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    installed = tmp_path / "coven"
    installed.write_text("#!/bin/sh\n")
    installed.chmod(0o755)
    copies = []
    for file in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        copies.append(tmp_path / file.name)
        text = file.read_text("utf-8").replace("/opt/coven/bin/coven", str(installed))
        copies[-1].write_text(text, "utf-8")
    done = subprocess.run([analyze, "verify", *copies], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_calls_the_exposure_of_every_service_ok(program: Program, unit: str) -> None:
    done = subprocess.run(
        [program("systemd-analyze"), "security", "--offline=true", DEPLOY / unit],
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"exposure level for \S+: ([\d.]+) (\w+)", done.stdout)
    assert found, done.stderr
    assert float(found.group(1)) <= MOST_EXPOSED
    assert found.group(2) in ("OK", "SAFE", "PERFECT")


@pytest.mark.parametrize("unit", ["coven.service", "coven-think.service"])
def test_a_service_may_open_a_file_for_every_connection(unit: str) -> None:
    limit = re.search(r"^LimitNOFILE=(\d+)$", (DEPLOY / unit).read_text("utf-8"), re.M)
    assert limit
    assert int(limit.group(1)) >= 65_536


def allowed_calls(analyze: str, unit: str) -> set[str]:
    """Returns the system calls that the unit's SystemCallFilter allows."""

    def expand(name: str) -> set[str]:
        if not name.startswith("@"):
            return {name}
        said = subprocess.check_output([analyze, "syscall-filter", name], text=True)
        names = re.findall(r"^    ([@\w-]+)$", said, re.M)
        return {call for name in names for call in expand(name)}

    allowed: set[str] = set()
    for words in re.findall(r"^SystemCallFilter=(.+)$", (DEPLOY / unit).read_text("utf-8"), re.M):
        for name in words.lstrip("~").split():
            allowed = allowed - expand(name) if words.startswith("~") else allowed | expand(name)
    return allowed


@pytest.mark.slow
@pytest.mark.long
def test_a_server_needs_no_system_call_and_no_memory_that_its_unit_forbids(
    program: Program, tmp_path: Path
) -> None:
    allowed, strace = allowed_calls(program("systemd-analyze"), "coven.service"), program("strace")
    trace = tmp_path / "trace"
    process = Process(tmp_path, COVEN_WARM_UP="1", before=[strace, "-f", "-qq", "-o", str(trace)])
    try:
        ada = process.person("Ada")
        table = ada.start("me", "bot-1")
        client = ada.connect(table)
        client.wait(lambda: client.asked)
        client.turn(client.moves()[0])
    finally:
        server = int(trace.read_text().split(maxsplit=1)[0])
        os.kill(server, signal.SIGTERM)
        process.process.wait(PATIENCE)
    calls = trace.read_text("utf-8", "replace")
    used = set(re.findall(r"^\d+ +(\w+)\(", calls, re.M))
    if os.geteuid() == 0:
        used.discard("fchown")  # SQLite gives its files to the database's owner, if it runs as root
    assert len(used) > 50
    assert used - allowed == set()
    assert not re.search(r"mmap\(.*PROT_WRITE\|PROT_EXEC|mprotect\(.*PROT_EXEC", calls)
