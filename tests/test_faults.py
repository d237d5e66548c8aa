"""The page of faults tells the truth: what it names exists."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from chaos.audit import locked
from chaos.faults import FAULTS
from tests.services import free_port

ROOT = Path(__file__).parents[1]


def test_all_faults_have_a_line() -> None:
    assert [fault.number for fault in FAULTS] == list(range(1, 24))


def test_every_test_that_the_page_of_faults_names_exists() -> None:
    for fault in FAULTS:
        assert fault.tests, f"fault {fault.number} is tried by nothing"
        for place in fault.tests:
            file, _, name = place.partition("::")
            tree = ast.parse((ROOT / file).read_text("utf-8"))
            names = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
            assert not name or name in names, place


def test_every_package_is_locked_by_its_hash() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    packages = re.split(r"\n(?=\w)", lock)
    assert len(packages) == len(locked()) > 50
    for package in packages:
        assert re.match(r"[\w.\[\]-]+==\S+", package), package[:80]
        assert "--hash=sha256:" in package, package[:80]
    assert "://" not in lock
    assert "--index-url" not in lock


class Register(BaseHTTPRequestHandler):
    """Knows of a fault in the first package that is locked."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        packages = [(query["package"]["name"], query["version"]) for query in asked]
        assert packages == locked()
        results = [{"vulns": [{"id": "FAULT-1"}]}, *({} for _ in packages[1:])]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"results": results}).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


def audit(port: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chaos.audit", f"http://127.0.0.1:{port}"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_audit_names_every_locked_package_that_has_a_known_fault() -> None:
    register = HTTPServer(("127.0.0.1", 0), Register)
    threading.Thread(target=register.serve_forever, daemon=True).start()
    told = audit(register.server_port)
    register.shutdown()
    name, version = locked()[0]
    assert told.stdout.splitlines() == [
        f"{name} {version} FAULT-1",
        f"{len(locked())} packages, 1 with known faults",
    ]
    assert told.returncode == 1


def test_an_audit_that_nobody_answers_does_not_pass() -> None:
    told = audit(free_port())
    assert told.returncode == 2
    assert "nobody answered" in told.stderr
