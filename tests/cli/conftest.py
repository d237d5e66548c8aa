"""Fixtures that run `coven` commands in the test process."""

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
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def coven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Run:
    r"""Returns a function that runs a command in an empty folder, with `typed` as its input:
    ``coven("play", "noughts-and-crosses", typed="5\nq\n")``."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*args: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as exit:
            main([str(arg) for arg in args])
        printed = capsys.readouterr()
        assert isinstance(exit.value.code, int)
        return Ran(exit.value.code, printed.out, printed.err)

    return run


GRID = "noughts-and-crosses"


@pytest.fixture
def finished(coven: Run, tmp_path: Path) -> Path:
    """Returns a match file of noughts and crosses, won by Olha."""
    file = tmp_path / "finished.coven"
    names = ("--name", "Olha", "--name", "Max")
    typed = "mark 0\nmark 1\nmark 3\nmark 4\nmark 6\n"
    ran = coven("play", GRID, "--people", 2, *names, "--save", file, typed=typed)
    assert ran.code == 0
    return file
