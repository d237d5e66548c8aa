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
    """Writes the game `name` with its texts, rules, tests and golden games; returns the files. If
    `root` is a checkout of Coven, it becomes one of Coven's games; else a package in the folder
    ``root/NAME``, which declares it to Coven. Raises NoNewGame before anything is written."""
    package = name.replace("-", "_")
    if not _NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(package):
        raise NoNewGame("new-game-name", given=name[:LONGEST])
    source = root / "src" / "coven" / "games"
    inside = source.is_dir()
    if inside:
        tests = root / "tests" / "games" / package
        taken = [source / package, source / f"{package}.py", tests]
    else:
        root = root / name
        source, tests, taken = root / "src", root / "tests", [root]
    for there in taken:
        if there.exists():
            raise NoNewGame("new-game-exists", given=name, folder=str(there))
    words = {
        "@ID@": name,
        "@PACKAGE@": package,
        "@MODULE@": f"coven.games.{package}" if inside else package,
        "@CLASS@": "".join(part.capitalize() for part in name.split("-")),
        "@TITLE@": name.replace("-", " ").capitalize(),
    }
    template = resources.files("coven.testkit").joinpath("template")
    written = [
        *_write(template.joinpath("game"), source / package, words),
        *_write(template.joinpath("tests"), tests, words),
    ]
    if not inside:
        written = [*_write(template.joinpath("package"), root, words), *written]
    _play_golden(name, words["@MODULE@"], root)
    return [*written, *sorted((tests / "golden").glob("*.txt"))]


def _write(template: Traversable, to: Path, words: dict[str, str]) -> Iterator[Path]:
    """Copies a folder of the template to the folder `to`, with each key of `words` replaced by its
    value; yields the written files."""
    to.mkdir(parents=True, exist_ok=True)
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


def _play_golden(name: str, package: str, root: Path) -> None:
    """Writes the golden games of the new game `name` in a new process, because this one may have
    listed the games before, or belong to another checkout than `root`."""
    script = (
        "import sys; from coven import games; from coven.testkit.golden import write_golden\n"
        "id, package = sys.argv[1:]\n"
        "if id not in games.ids(): games.register(id, package)\n"
        "write_golden(id)"
    )
    path = [str(root.resolve() / "src"), *(entry for entry in sys.path if entry)]
    subprocess.run(
        [sys.executable, "-c", script, name, package],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
        cwd=root,
        check=True,
    )
