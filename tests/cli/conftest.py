"""A command line to type at."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from coven.cli import main

LANGUAGES = ("en", "ru", "uk")


@dataclass(frozen=True)
class Ran:
    """What a command came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def coven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Run:
    """``coven("play", "noughts-and-crosses", typed="5\\nq\\n")``, in an empty folder of its own."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*args: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main([str(arg) for arg in args])
        said = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return Ran(left.value.code, said.out, said.err)

    return run


GRID = "noughts-and-crosses"


@pytest.fixture
def finished(coven: Run, tmp_path: Path) -> Path:
    """The file of a match of noughts and crosses that Olha won."""
    file = tmp_path / "finished.coven"
    names = ("--name", "Olha", "--name", "Max")
    typed = "mark 0\nmark 1\nmark 3\nmark 4\nmark 6\n"
    ran = coven("play", GRID, "--people", 2, *names, "--save", file, typed=typed)
    assert ran.code == 0
    return file
