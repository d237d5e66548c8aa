"""docs/faults.md is correct: the tests it names exist; and the audit of dependencies works."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import threading
import tomllib
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from chaos.audit import locked
from chaos.faults import FAULTS
from packaging.requirements import Requirement
from packaging.version import Version
from tests.services import free_port

ROOT = Path(__file__).parents[1]


def test_faults_are_numbered_without_gaps() -> None:
    assert [fault.number for fault in FAULTS] == list(range(1, len(FAULTS) + 1))
    assert len(FAULTS) >= 23


def test_every_test_named_in_faults_md_exists() -> None:
    for fault in FAULTS:
        assert fault.tests, f"fault {fault.number} has no test"
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


def dependencies() -> list[Requirement]:
    """Returns the packages that Coven and its extras need, but not those for development."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    named = [*project["dependencies"]]
    for extra in ("server", "postgres", "redis", "push", "rl"):
        named += extras[extra]
    return [Requirement(text) for text in named]


def test_every_dependency_has_bounds_that_the_tests_keep() -> None:
    """S23: each required package has a lower bound, and the tests run with versions within the
    bounds, the lowest included."""
    for package in dependencies():
        name = package.name.replace(".", "-")
        bounds = {bound.operator: bound.version for bound in package.specifier}
        assert ">=" in bounds, package
        tested = [version for known, version in locked() if known == name]
        assert tested, package
        assert all(package.specifier.contains(version) for version in tested), package
        lowest = Version(bounds[">="]).release[:2]
        assert lowest in {Version(version).release[:2] for version in tested}, package


PRIVATE = {
    "uvicorn": r"uvicorn\.(protocols|loops)\.",
    "redis": r"redis\._",
    "taskiq": r"from taskiq\b",
    "taskiq-redis": r"from taskiq_redis\b",
}
"""Packages on whose insides Coven builds, and how that looks in its modules."""


def test_a_package_on_whose_insides_coven_builds_has_an_upper_bound() -> None:
    """S23: a package of which Coven uses private names has an upper bound."""
    modules = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    bounded = {
        package.name
        for package in dependencies()
        if any(b.operator == "<" for b in package.specifier)
    }
    for name, pattern in PRIVATE.items():
        assert any(re.search(pattern, text) for text in modules), name
        assert name in bounded, name
    for text in modules:
        for name in re.findall(r"^\s*(?:from|import) (\w+)(?:\.\w+)*\._\w", text, re.M):
            assert name == "coven" or name in bounded, name


class VulnerabilityService(BaseHTTPRequestHandler):
    """A service like OSV that knows a vulnerability of the first locked package."""

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        packages = [(query["package"]["name"], query["version"]) for query in queries]
        assert packages == locked()
        results = [{"vulns": [{"id": "FAULT-1"}]}, *({} for _ in packages[1:])]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"results": results}).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


def audit(port: int) -> subprocess.CompletedProcess[str]:
    """Runs the audit against the service on this port."""
    command = [sys.executable, "-m", "chaos.audit", f"http://127.0.0.1:{port}"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_audit_names_every_locked_package_that_has_a_known_fault() -> None:
    service = HTTPServer(("127.0.0.1", 0), VulnerabilityService)
    threading.Thread(target=service.serve_forever, daemon=True).start()
    result = audit(service.server_port)
    service.shutdown()
    name, version = locked()[0]
    assert result.stdout.splitlines() == [
        f"{name} {version} FAULT-1",
        f"{len(locked())} packages, 1 with known faults",
    ]
    assert result.returncode == 1


def test_an_audit_fails_if_the_service_does_not_answer() -> None:
    result = audit(free_port())
    assert result.returncode == 2
    assert "nobody answered" in result.stderr
