"""What is in a game's box, in the words of its players: the rows of the page "What's in the box"
and of ``coven box``.

They are put together from Fluent messages of the game:

- ``box-recipes`` is the title of the section ``[recipes]``;
- ``box-hand-size`` names a row that has one value;
- ``box-recipes-inputs``, or ``box-each-inputs`` for all sections, says one value of a row that has
  several: ``takes { $value }``. It may use the other values of its row, too, each by its key. Its
  attribute ``.none`` says that the value is zero, false or empty; without it false and empty values
  are left out;
- ``recipe-void_storm``, the game's own name, stands for an id. `Game.box_names` says which prefix
  the ids at a key have. An id that has no name elsewhere has one here: ``box-KEY-ID``;
- ``box-portal.row`` names the rows of a section if they have no ids. It is given the row's values
  and its number `$n`: the key of a table, or else counted from 1. Without it, the keys of a table
  are numbers of players.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from coven.box import SOURCES, Box
from coven.core import Args
from coven.text import Speaker

Path = tuple[str, ...]
"""The keys that lead to a section of the file."""


@dataclass(frozen=True)
class Row:
    """A card, tile or number of the box. `key`: its dotted key in components.toml; `said`: pairs of
    a text and a source, each text with all that is known from that source."""

    key: str
    name: str
    said: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Section:
    """Rows that belong together. `source`: the source of most of their facts."""

    title: str
    source: str
    rows: tuple[Row, ...]


def sections_of(box: Box, voice: Speaker, names: Mapping[str, str]) -> list[Section]:
    """Returns the contents of a box in the language of `voice`. `names`: `Game.box_names`. Raises
    MissingText if something has no text, unless the speaker is forgiving."""
    wording = _Wording(box, voice, names)
    top: list[Row] = []
    found = {"box-top": top}
    sources: dict[str, Counter[str]] = {}
    for head, value in box.tree.items():
        if isinstance(value, dict) or _has_rows(value):
            found[f"box-{head}"] = list(wording.rows((head,), value))
        else:
            top.append(wording.row((), head, value))
    for fact in box.facts():
        head, dot, _ = fact.key.partition(".")
        sources.setdefault(f"box-{head}" if dot else "box-top", Counter())[fact.source] += 1
    return [
        Section(voice.say(title), _most_frequent(sources[title]), tuple(rows))
        for title, rows in found.items()
        if rows
    ]


def word_of_source(outside: bool, source: str) -> str:
    """Returns the Fluent key of a source. In a game from outside Coven (`outside`), "ours" means
    its author's."""
    return "box-source-own" if outside and source == "ours" else f"box-source-{source}"


def counts_key(outside: bool) -> str:
    """Returns the Fluent key of the sentence that counts the facts of each source. `outside`: for a
    game from outside Coven."""
    return "box-counts-own" if outside else "box-counts"


def _most_frequent(sources: Counter[str]) -> str:
    """Returns the source of most facts; of two that are as frequent, the less certain one."""
    return max(sources, key=lambda source: (sources[source], SOURCES.index(source)))


def _has_rows(value: Any) -> bool:
    """Whether a value is a list of tables, or a table with numbers as keys."""
    if isinstance(value, dict):
        return all(key.isdigit() for key in value)
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _with_minus(text: str) -> str:
    """Returns the text with a minus sign, not a hyphen, before negative numbers."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", text)


class _Wording:
    """Writes the keys and values of one box in one language."""

    def __init__(self, box: Box, voice: Speaker, names: Mapping[str, str]) -> None:
        self.box = box
        self.voice = voice
        self.names = names

    def rows(self, path: Path, section: Any) -> Iterator[Row]:
        """Yields the rows of the section at `path` (the keys in components.toml that lead to it),
        and of the sections inside it."""
        if isinstance(section, list):
            for i, value in enumerate(section):
                yield self.row(path, str(i), value, i + 1)
            return
        for key, value in section.items():
            if _has_rows(value):
                yield from self.rows((*path, key), value)
            else:
                yield self.row(path, key, value, int(key) if key.isdigit() else 0)

    def row(self, path: Path, key: str, value: Any, n: int = 0) -> Row:
        """Returns the row for one value, or for a table with several values of one thing. `path`,
        `key`: the keys that lead to it in components.toml; `n`: its number, which its name may
        contain."""
        dotted = ".".join((*path, key))
        if not isinstance(value, dict):
            said = ((self.value(key, value), self.box.source(dotted)),)
            return Row(dotted, self.name(path, key, {"n": n}), said)
        args = {"n": n} | {at: self.argument(path, at, found) for at, found in value.items()}
        sources = {at: self.box.source(f"{dotted}.{at}") for at in value}
        several = len(set(sources.values())) > 1
        texts: dict[str, list[str]] = {}
        for at, source in sources.items():
            if at != "id":
                text = self.phrase(path, at, value[at], args)
            else:
                text = self.voice.say("box-name") if several else ""
            if text:
                texts.setdefault(source, []).append(text)
        name = self.name(path, value.get("id", key), args)
        return Row(dotted, name, tuple(("; ".join(t), source) for source, t in texts.items()))

    def name(self, path: Path, id: str, args: Args) -> str:
        """Returns the name of the row `id` in the section at `path` (the keys in components.toml
        that lead there). `args`: the row's number and its values in words, which the name may
        contain."""
        title = "-".join(("box", *path))
        if self.voice.has(f"{title}.row"):
            return self.voice.say(f"{title}.row", args)
        if id.isdigit():
            return self.voice.say("box-players-row", args)
        return self.word("-".join(path), id)

    def phrase(self, path: Path, at: str, value: Any, args: Args) -> str:
        """Returns what the list of the box's contents says about one value, `value`, of a row; ""
        if it says nothing. `at`: the value's key in the row; `path`: the keys in components.toml
        that lead to the row; `args`: all values of the row, as arguments of the message."""
        if self.names.get("-".join((*path, at))) == "":
            return ""
        key = "-".join(("box", *path, at))
        if not self.voice.has(key):
            key = f"box-each-{at}"
        if not value and self.voice.has(f"{key}.none"):
            return self.voice.say(f"{key}.none")
        if value or type(value) is int:
            return _with_minus(self.voice.say(key, {**args, "value": args[at]}))
        return ""

    def argument(self, path: Path, at: str, value: Any) -> int | str:
        """Returns one value of a row as an argument of a message: a number that can be counted, or
        words. `at`: the value's key in the row; `path`: the keys in components.toml that lead to
        the row."""
        if isinstance(value, int):
            return int(value)
        full = "-".join((*path, at))
        return value if at == "id" else self.value(full if self.names.get(full) else at, value)

    def value(self, key: str, value: Any) -> str:
        """Returns a value in words: ids in it are replaced by their texts. `key`: the key of the
        value in components.toml, by which texts are looked up."""
        match value:
            case int() | float():
                return _with_minus(f"{value:g}")
            case str():
                return "/".join(self.word(key, id) for id in value.split("|") if id)
            case dict():
                return self.counted(key, value)
            case [bool(), *_]:
                return ", ".join(str(i) for i, flag in enumerate(value, 1) if flag)
            case [int(), *_]:
                order = self.names.get(key, "")
                if order in self.box.tree:
                    return self.counted(order, dict(zip(self.box.tree[order], value, strict=True)))
                return _with_minus(", ".join(map(str, value)))
            case [str(), *_]:
                return self.counted(key, Counter(value))
            case [dict(), *_]:
                return " → ".join(self.counted(key, level) for level in value)
            case [[str(), *_], *_]:
                return "; ".join(" – ".join(self.word(key, id) for id in pair) for pair in value)
        return _with_minus(", ".join(f"({q}, {r})" for q, r in value))

    def counted(self, key: str, counts: Mapping[str, int]) -> str:
        """Returns the names of the ids in `counts` on one line, each with its number if that is not
        1; ids with the number 0 are left out. `key`: the key of the ids in components.toml, by
        which texts are looked up."""
        said = {self.value(key, id): n for id, n in counts.items() if n}
        return ", ".join(
            text if n == 1 else f"{text}\N{NO-BREAK SPACE}×{n}" for text, n in said.items()
        )

    def word(self, key: str, id: str) -> str:
        """Returns the text of `id` as a value at the key `key`, or as a key inside the section
        `key`."""
        for prefix in self.names.get(key, key).split():
            if self.voice.has(f"{prefix}-{id}"):
                return self.voice.say(f"{prefix}-{id}")
        return self.voice.say("-".join(filter(None, ("box", key, id))))
