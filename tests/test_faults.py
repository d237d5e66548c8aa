"""The page of faults tells the truth: what it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from chaos.faults import FAULTS

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
    assert len(packages) > 50
    for package in packages:
        assert re.match(r"[\w.\[\]-]+==\S+", package), package[:80]
        assert "--hash=sha256:" in package, package[:80]
    assert "://" not in lock
    assert "--index-url" not in lock
