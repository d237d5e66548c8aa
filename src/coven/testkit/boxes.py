"""Copies of a game's components.toml with something changed, to test that the game obeys or refuses
every line of it.

    TRIAL = BoxTrial("voodoo")
    obeyed = TRIAL.obeyed(TRIAL.changes())
    TRIAL.check_seen(PROBE, obeyed)
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any
from unittest.mock import patch

from coven.box import VARIABLE, BadBox, Box
from coven.games import package_of

_SOURCES = "\n[sources]\n"
_TOKEN = re.compile(
    r'#.*$|^\[[^"\n]*\].*$|(?P<key>[\w-]+)\s*=|(?P<number>(?<![\w"])-?\d+(?!\w))'
    r'|\b(?P<flag>true|false)\b|"(?P<word>[^"]*)"',
    re.MULTILINE,
)
"""A comment, the title of a section, a key, or a value."""


@dataclass(frozen=True)
class Change:
    """A copy of the file in which one value is different. `line`: the number of the changed line;
    `said`: a text with the old and the new value; `text`: the whole copy."""

    line: int
    said: str
    text: str


class BoxTrial:
    """Tries copies of the components.toml of the game `id`."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.package = package_of(id)
        folder = resources.files(self.package)
        self.text = folder.joinpath("components.toml").read_text("utf-8")
        """The file as it is."""
        self.facts = self.text[: self.text.index(_SOURCES)]
        """The file without its table of sources."""
        code = folder.joinpath("components.py").read_text("utf-8")
        self._components = compile(code, "components.py", "exec")

    def sources(self) -> dict[str, str]:
        """Returns the source of every fact, by its dotted key."""
        return {fact.key: fact.source for fact in Box(self.text, "components.toml").facts()}

    # -- copies --------------------------------------------------------------------------------

    def edited(self, *replacements: tuple[str, str]) -> str:
        """Returns the text of the file with `replacements`: pairs of an old text, which must be in
        the file exactly once, and a new one."""
        text = self.text
        for old, new in replacements:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        return text

    def changes(
        self, steps: tuple[int, ...] = (1,), swaps: bool = False, seed: int | None = None
    ) -> list[Change]:
        """Returns every copy with one value changed: a number by each of `steps`, a flag to its
        opposite, a word by a typing error and, with `swaps`, to another word that stands at the
        same key elsewhere. With a `seed` they are shuffled."""
        values: list[tuple[str, re.Match[str]]] = []
        words: dict[str, list[str]] = {}
        key = ""
        for token in _TOKEN.finditer(self.facts):
            if token["key"]:
                key = token["key"]
            elif token.lastgroup:
                values.append((key, token))
                words.setdefault(key, []).append(token["word"] or "")
        found: list[Change] = []
        for key, token in values:
            if token["number"]:
                new = [str(int(token[0]) + step) for step in steps]
            elif token["flag"]:
                new = ["false" if token[0] == "true" else "true"]
            else:
                known = list(dict.fromkeys(words[key]))
                other = known[(known.index(token["word"]) + 1) % len(known)]
                new = [f'"{token["word"]}x"', *[f'"{other}"'] * swaps]
            line = self.text.count("\n", 0, token.start()) + 1
            for value in new:
                text = self.text[: token.start()] + value + self.text[token.end() :]
                found.append(Change(line, f"{token[0]} -> {value}", text))
        return found if seed is None else random.Random(seed).sample(found, len(found))

    # -- reading -------------------------------------------------------------------------------

    def read(self, text: str) -> dict[str, str]:
        """Returns the constants that the game's ``components.py`` has with this box, each as its
        `repr`. Raises BadBox."""
        module: dict[str, Any] = {
            "__name__": f"{self.package}.components",
            "__package__": self.package,
        }
        with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ, self._env(folder)):
            Path(folder, "box.toml").write_text(text, "utf-8")
            exec(self._components, module)
        return {
            name: repr(value)
            for name, value in module.items()
            if name.isupper() and not name.startswith("_")
        }

    def _read_or_refusal(self, text: str) -> dict[str, str] | BadBox:
        try:
            return self.read(text)
        except BadBox as bad:
            return bad

    def refusal(self, text: str) -> BadBox | None:
        """Returns the error that refuses this box; None if the game obeys it."""
        found = self._read_or_refusal(text)
        return found if isinstance(found, BadBox) else None

    def tried(self, changes: Iterable[Change]) -> Iterator[tuple[Change, BadBox | None]]:
        """Yields each change with the error that refuses it, None if the game obeys it. Asserts
        that the error names a key and a line, or that the game's constants are different."""
        original = self.read(self.text)
        for change in changes:
            found = self._read_or_refusal(change.text)
            if isinstance(found, BadBox):
                assert found.key, found
                assert 1 < found.line <= change.text.count("\n") + 1, found
                yield change, found
            else:
                assert found != original, f"nothing changes: {change.said}"
                yield change, None

    def obeyed(self, changes: Iterable[Change]) -> Iterator[Change]:
        """Yields the changes that the game obeys, and asserts of all what `tried` does."""
        return (change for change, refused in self.tried(changes) if refused is None)

    # -- playing -------------------------------------------------------------------------------

    def run(self, code: str, text: str) -> str:
        """Returns what Python code prints in a new process that has this box. Asserts that it
        succeeds."""
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "box.toml").write_text(text, "utf-8")
            done = subprocess.run(
                [sys.executable, "-c", code],
                env={**os.environ, **self._env(folder)},
                capture_output=True,
                text=True,
                check=False,
            )
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout

    def check_seen(self, code: str, changes: Iterable[Change]) -> None:
        """Asserts that the code, which plays and draws games and prints what players see of them,
        prints something else with each of these changes than with the file as it is."""
        original = self.run(code, self.text)
        for change in changes:
            assert self.run(code, change.text) != original, f"nobody sees {change.said}"

    def _env(self, folder: str) -> dict[str, str]:
        return {VARIABLE: f"{self.id}={Path(folder, 'box.toml')}"}
