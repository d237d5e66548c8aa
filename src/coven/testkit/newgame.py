"""`coven new-game NAME`: writes a small game that passes the suite, to change rule by rule."""

from __future__ import annotations

import keyword
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from coven.core import Text

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40


class NoNewGame(ValueError):
    """The new game cannot be written; `text` says why."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(f"{key} {args}")
        self.text = Text(key, dict(args))


def create(name: str, root: Path) -> list[Path]:
    """Writes the game `name` with its texts, rules, tests and golden games into the checkout at
    `root`; returns the files. Raises NoNewGame before anything is written."""
    package = name.replace("-", "_")
    if not _NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(package):
        raise NoNewGame("new-game-name", given=name[:LONGEST])
    source, tests = root / "src" / "coven" / "games", root / "tests" / "games"
    if not source.is_dir():
        raise NoNewGame("new-game-where", folder=str(root))
    for there in (source / package, source / f"{package}.py", tests / package):
        if there.exists():
            raise NoNewGame("new-game-exists", given=name, folder=str(there))
    words = {
        "@ID@": name,
        "@PACKAGE@": package,
        "@CLASS@": "".join(part.capitalize() for part in name.split("-")),
        "@TITLE@": name.replace("-", " ").capitalize(),
    }
    template = resources.files("coven.testkit").joinpath("template")
    written = [
        *_write(template.joinpath("game"), source / package, words),
        *_write(template.joinpath("tests"), tests / package, words),
    ]
    _play_golden(name, root)
    return [*written, *sorted((tests / package / "golden").glob("*.txt"))]


def _write(template: Traversable, to: Path, words: dict[str, str]) -> Iterator[Path]:
    """Copies a folder of the template to the folder `to`, with each key of `words` replaced by its
    value; yields the written files."""
    to.mkdir(parents=True)
    for entry in sorted(template.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _write(entry, to / entry.name, words)
            continue
        text = entry.read_text("utf-8")
        for mark, word in words.items():
            text = text.replace(mark, word)
        path = to / entry.name.removesuffix(".txt")
        path.write_text(text, "utf-8")
        yield path


def _play_golden(name: str, root: Path) -> None:
    """Writes the golden games of the new game `name` in a new process, because this one may have
    listed the games before, or belong to another checkout than `root`."""
    script = "import sys; from coven.testkit.golden import write_golden; write_golden(sys.argv[1])"
    path = [str(root / "src"), *(entry for entry in sys.path if entry)]
    subprocess.run(
        [sys.executable, "-c", script, name],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
        cwd=root,
        check=True,
    )
