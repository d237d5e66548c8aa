"""Match files: one line of JSON about the match, then one for each entry of its log."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from coven.core import Event, Text, commitment, in_english
from coven.core.rng import SECRET_BYTES

FORMAT = 1
HEAD_FIELDS = {
    "game": str,
    "rules": int,
    "seats": int,
    "names": list,
    "options": dict,
    "commitment": str,
    "past": list,
    "final": str,
}
"""The fields of the first line of a match file and their types; its format and secret are apart."""


class BrokenFile(ValueError):
    """A match file that cannot be read or does not replay; `text` says what is wrong with it."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key, args)
        self.text = Text(key, dict(args))

    def __str__(self) -> str:
        return in_english(self.text)


@dataclass(frozen=True)
class Entry:
    """One entry of the log, immutable: a move, or the undoing of earlier moves."""

    n: int
    seat: int
    move: str
    """The text of a move, or ``undo``, or ``undo N``."""
    rolled: tuple[int, ...] = ()
    """The outcomes of chance during the move."""
    events: tuple[Event, ...] = field(default=(), compare=False)


def write_file(head: dict[str, Any], entries: Iterable[Entry]) -> str:
    """Returns the text of a match file: `head` (game, options, secrets …) as its first line, then
    the entries."""
    lines = [json.dumps(head, ensure_ascii=False)]
    for entry in entries:
        lines.append(json.dumps([entry.n, entry.seat, entry.move, list(entry.rolled)]))
    return "\n".join(lines) + "\n"


def read_secret(promise: str, secret: str | None) -> bytes:
    """Returns a secret of a match file as bytes; `secret` is its text in the file, `promise` the
    hash that was shown at the start. Raises BrokenFile if `secret` is None or does not have that
    hash."""
    if secret is None:
        raise BrokenFile("file-no-secret")
    try:
        opened = bytes.fromhex(secret)
    except ValueError as e:
        raise BrokenFile("file-head") from e
    if commitment(opened) != promise or len(opened) != SECRET_BYTES:
        raise BrokenFile("file-commitment")
    return opened


def read_file(text: str) -> tuple[dict[str, Any], list[Entry]]:
    """Returns the head (game, options, secrets …) and the entries of a match file's text. Checks
    only their types, replays nothing. Raises BrokenFile."""
    lines = text.removesuffix("\n").split("\n")
    try:
        head = json.loads(lines[0])
        if head["coven"] != FORMAT:
            raise BrokenFile("file-format")
        for name, kind in HEAD_FIELDS.items():
            _expect(type(head[name]) is kind)
        _expect(all(type(name) is str for name in head["names"]))
        _expect(head["secret"] is None or type(head["secret"]) is str)
        forked = 0
        for n, promise, secret in head["past"]:
            _expect(type(n) is int)
            _expect(forked <= n < len(lines))
            _expect(type(promise) is str)
            _expect(secret is None or type(secret) is str)
            forked = n
    except BrokenFile:
        raise
    except (KeyError, TypeError, ValueError, RecursionError) as e:
        raise BrokenFile("file-head") from e
    entries = []
    for number, line in enumerate(lines[1:], 1):
        try:
            n, seat, move, rolled = json.loads(line)
            _expect(n == number)
            _expect(type(seat) is int)
            _expect(type(move) is str)
            _expect(type(rolled) is list)
            _expect(all(type(r) is int for r in rolled))
        except (TypeError, ValueError, RecursionError) as e:
            raise BrokenFile("file-line", line=number + 1) from e
        entries.append(Entry(n, seat, move, tuple(rolled)))
    return head, entries


def _expect(condition: bool) -> None:
    if not condition:
        raise ValueError
