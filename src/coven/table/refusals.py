"""Refused: what a table raises if a person or seat asks for something that is not possible now."""

from __future__ import annotations

from coven.core import Text


class Refused(Exception):
    """A person or seat may not do what it asked for at the table now; `text` says why."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.text = Text(key, dict(args))
