"""The box: what is printed on a game's components, read from its components.toml.

A game reads every key through a `Box`, which says what is allowed there. A key that is not read and
a value that is not allowed raise BadBox with file, key and line, so that a corrected copy of the
file is either obeyed or refused, never ignored.

The table ``[sources]`` of the file says where each fact comes from: ``printed`` (in the rulebook),
``reviews`` (known from reviews, photos or other editions) or ``ours`` (designed by Coven, because
no public source shows it).
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from coven.core import Args, Text

VARIABLE = "COVEN_BOX"
"""The environment variable that names a corrected box: ``wandering-towers=my-towers.toml``. Several
are separated by the system's path separator."""

SOURCES = ("printed", "reviews", "ours")


class BadBox(ValueError):
    """A game cannot be played with this components.toml.

    `file`, `key` and `line` say where the mistake is; `text` says, for translation, what is allowed
    there."""

    def __init__(self, file: str, key: str, line: int, text: Text) -> None:
        given = ", ".join(f"{name} {value}" for name, value in text.args.items())
        super().__init__(f"{file}:{line}: {key}: {text.key}" + (f" ({given})" if given else ""))
        self.file = file
        self.key = key
        self.line = line
        self.text = text


@dataclass(frozen=True)
class Fact:
    """One value of a box: its dotted key, the value, and its source (where we know it from)."""

    key: str
    value: Any
    source: str


class Box:
    """A game's components.toml (its pieces and cards), or one section of it. Its keys are read one
    by one, so that `close` can find those that nobody reads."""

    def __init__(self, text: str, file: str) -> None:
        try:
            tree = tomllib.loads(text)
        except tomllib.TOMLDecodeError as e:
            found = re.search(r"line (\d+)", str(e))
            line = int(found[1]) if found else 1
            raise BadBox(file, "", line, Text("box-not-toml", {"name-error": str(e)})) from e
        self.file = file
        self._lines = _lines_of(text)
        self._sources: dict[str, Any] = tree.pop("sources", {})
        self._tree: Any = tree
        self._prefix = ""
        self._read: set[str] = set()

    # -- reading -------------------------------------------------------------------------------

    def integer(self, key: str, least: int, most: int) -> int:
        """Returns the whole number at `key`. Raises BadBox if it is not from `least` to `most`."""
        value = self._value(key)
        if type(value) is not int or not least <= value <= most:
            raise self.bad(key, "box-number", {"least": least, "most": most})
        return value

    def integers(self, key: str, least: int, most: int, count: int | None = None) -> list[int]:
        """Returns the list of whole numbers at `key`. Raises BadBox if one is not from `least` to
        `most`, or if there are not exactly `count` (None: any number)."""
        values = self._list(key, count)
        if not all(type(value) is int and least <= value <= most for value in values):
            raise self.bad(key, "box-numbers", {"least": least, "most": most})
        return values

    def seconds(self, key: str, least: float, most: float) -> float:
        """Returns the number of seconds at `key`. Raises BadBox if it is not from `least` to
        `most`."""
        value = self._value(key)
        if type(value) not in (int, float) or not least <= value <= most:
            raise self.bad(key, "box-number", {"least": f"{least:g}", "most": f"{most:g}"})
        return float(value)

    def flag(self, key: str) -> bool:
        """Returns the true or false at `key`. Raises BadBox if it is anything else."""
        value = self._value(key)
        if type(value) is not bool:
            raise self.bad(key, "box-flag")
        return value

    def word(self, key: str, choices: Sequence[str] = ()) -> str:
        """Returns the string at `key`. Raises BadBox if there is no string, or if it is not one of
        `choices` (empty: any string)."""
        value = self._value(key)
        if type(value) is not str or (choices and value not in choices):
            raise self.bad(key, "box-word", {"name-choices": ", ".join(choices) or "…"})
        return value

    def words(self, key: str, choices: Sequence[str] = (), count: int | None = None) -> list[str]:
        """Returns the list of strings at `key`. Raises BadBox if one is not among `choices` (empty:
        any string), or if there are not exactly `count` (None: any number)."""
        values = self._list(key, count)
        if not all(type(v) is str and (not choices or v in choices) for v in values):
            raise self.bad(key, "box-words", {"name-choices": ", ".join(choices) or "…"})
        return values

    def fixed(self, key: str, value: Any) -> Any:
        """Reads a fact that Coven's rules cannot vary and returns it. Raises BadBox if it is not
        `value`."""
        if self._value(key) != value:
            raise self.bad(key, "box-fixed", {"name-value": shown(value)})
        return value

    def has(self, key: str) -> bool:
        """Whether this section has the key."""
        return isinstance(self._tree, dict) and key in self._tree

    def keys(self) -> list[str]:
        """Returns the keys of this section, in the order of the file."""
        return list(self._tree)

    def table(self, key: str) -> Box:
        """Returns the subsection (a TOML table) at `key`. Raises BadBox if there is none."""
        found = self._value(key)
        if not isinstance(found, dict):
            raise self.bad(key, "box-table")
        return self._part(found, key)

    def rows(self, key: str) -> list[Box]:
        """Returns the sections of the TOML array of tables (``[[key]]``). Raises BadBox if there is
        none."""
        found = self._value(key)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.bad(key, "box-table")
        return [self._part(row, f"{key}.{i}") for i, row in enumerate(found)]

    def raw(self, key: str) -> Any:
        """Returns the value at `key`, of any type; the caller checks it and raises `bad` itself.
        Raises BadBox if there is none."""
        return self._value(key)

    def bad(self, key: str, reason: str, args: Args | None = None) -> BadBox:
        """Returns the error for a key of this section. `reason` is the Fluent message of what is
        allowed there, `args` are the message's arguments."""
        path = self._path(key)
        return BadBox(self.file, path, self._line(path), Text(reason, args or {}))

    def close(self) -> None:
        """Raises BadBox for the first key of the file that was not read, or whose source is missing
        or unknown. Call it when everything was read."""
        for key in _leaves(self._tree):
            if key not in self._read:
                raise BadBox(self.file, key, self._line(key), Text("box-unknown"))
        for fact in self.facts():
            if fact.source not in SOURCES:
                allowed: Args = {"name-choices": ", ".join(SOURCES)}
                line = self._line(fact.key)
                raise BadBox(self.file, fact.key, line, Text("box-source", allowed))

    # -- facts ---------------------------------------------------------------------------------

    @property
    def tree(self) -> Any:
        """Returns the parsed file without its table ``[sources]``, or this section of it."""
        return self._tree

    def facts(self) -> Iterator[Fact]:
        """Yields every fact of the file with its source, in the order of the file."""
        for key, value in _leaves(self._tree).items():
            yield Fact(key, value, self.source(key))

    def source(self, key: str) -> str:
        """Returns the source of a dotted key: that of the longest key in ``[sources]`` that is this
        key or a section above it; "" if there is none."""
        parts = key.split(".")
        for n in range(len(parts), 0, -1):
            found = self._sources.get(".".join(parts[:n]))
            if found is not None:
                return str(found)
        return ""

    # -- places --------------------------------------------------------------------------------

    def _part(self, tree: Any, key: str) -> Box:
        part = object.__new__(Box)
        part.file, part._lines, part._sources = self.file, self._lines, self._sources
        part._tree, part._prefix, part._read = tree, self._path(key), self._read
        return part

    def _path(self, key: str) -> str:
        return f"{self._prefix}.{key}" if self._prefix else key

    def _value(self, key: str) -> Any:
        if not isinstance(self._tree, dict) or key not in self._tree:
            raise self.bad(key, "box-missing")
        found = self._tree[key]
        if not isinstance(found, dict):
            self._read.add(self._path(key))
        return found

    def _list(self, key: str, count: int | None) -> list[Any]:
        values = self._value(key)
        if not isinstance(values, list):
            raise self.bad(key, "box-list")
        if count is not None and len(values) != count:
            raise self.bad(key, "box-count", {"count": count})
        return values

    def _line(self, key: str) -> int:
        parts = key.split(".")
        for n in range(len(parts), 0, -1):
            line = self._lines.get(".".join(parts[:n]))
            if line is not None:
                return line
        return 1


def _leaves(tree: Any, prefix: str = "") -> dict[str, Any]:
    """Returns every value of a parsed TOML tree that is no section, by its dotted key, which begins
    with `prefix`; the sections of an array are numbered from 0."""
    found: dict[str, Any] = {}
    rows = isinstance(tree, list)
    for key, value in enumerate(tree) if rows else tree.items():
        path = f"{prefix}.{key}" if prefix else str(key)
        if isinstance(value, dict) or (
            isinstance(value, list) and value and all(isinstance(row, dict) for row in value)
        ):
            found |= _leaves(value, path)
        else:
            found[path] = value
    return found


_HEADER = re.compile(r"\s*\[(\[?)\s*([^\]]+?)\s*\]\]?\s*(#.*)?$")
_KEY = re.compile(r"\s*([A-Za-z0-9_\-\"'.]+)\s*=")


def _lines_of(text: str) -> dict[str, int]:
    """Returns the line number at which each key and section of a TOML text begins, and each row of
    an array that has its rows on lines of their own."""
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    prefix = array = ""
    for number, line in enumerate(text.splitlines(), 1):
        if array and line.lstrip().startswith("{"):
            found[f"{array}.{counts[array]}"] = number
            counts[array] += 1
        elif header := _HEADER.match(line):
            name = re.sub(r"\s*\.\s*", ".", header[2]).replace('"', "")
            if header[1]:
                name, i = f"{name}.{counts.get(name, 0)}", name
                counts[i] = counts.get(i, 0) + 1
            prefix = name
            found.setdefault(prefix, number)
        elif key := _KEY.match(line):
            path = key[1].replace('"', "").replace("'", "")
            path = f"{prefix}.{path}" if prefix else path
            found.setdefault(path, number)
            array = path if line.partition("#")[0].rstrip().endswith("[") else ""
            counts[path] = 0
    return found


def shown(value: Any) -> str:
    """Returns a TOML value as one line of text; lists are joined with commas."""
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(shown, value)) if isinstance(value, (list, tuple)) else str(value)


def boxed_games() -> dict[str, Path]:
    """Returns the corrected components.toml that the environment variable COVEN_BOX names for each
    game, by the game's id."""
    entries = filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))
    return {game: Path(path) for game, _, path in (entry.partition("=") for entry in entries)}


def corrected(id: str) -> Path | None:
    """Returns the corrected components.toml that the game `id` is played with; None for its own."""
    return boxed_games().get(id)


@cache
def box_hash(id: str) -> str:
    """Returns a short hash of the values in the corrected box that the game `id` is played with; ""
    if it is played with its own. Matches remember it, because their positions fit no other box."""
    file = corrected(id)
    if file is None:
        return ""
    box = Box(file.read_text("utf-8"), str(file))
    values = repr([(fact.key, fact.value) for fact in box.facts()])
    return hashlib.sha256(values.encode()).hexdigest()[:12]


def has_box(package: str) -> bool:
    """Whether this game has a components.toml that says where its facts come from."""
    file = resources.files(package).joinpath("components.toml")
    return file.is_file() and "\n[sources]" in file.read_text("utf-8")


def open_box(package: str | None) -> Box:
    """Opens the box of the game in `package`: the file that COVEN_BOX names, or else the package's
    own components.toml. Raises BadBox, also if the file cannot be read."""
    assert package is not None
    file = corrected(package.rpartition(".")[2].replace("_", "-"))
    try:
        if file is not None:
            return Box(file.read_text("utf-8"), str(file))
        own = resources.files(package).joinpath("components.toml")
        return Box(own.read_text("utf-8"), "components.toml")
    except (OSError, UnicodeDecodeError) as e:
        raise BadBox(str(file), "", 1, Text("box-unreadable", {"name-error": str(e)})) from e
