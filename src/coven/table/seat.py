"""A seat at a table: open, a person's, a bot's, or a person's with a bot standing in."""

from __future__ import annotations

from typing import Literal

import msgspec

LEVELS = (1, 2, 3, 4)
"""The bots' levels; ``level-NUMBER`` names them."""
LONGEST_NAME = 24

Kind = Literal["open", "person", "bot"]
Why = Literal["", "lent", "clock", "left"]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat. Never changed; another takes its place in the table's list."""

    person: str | None = None
    """Whose seat it is, also while a bot stands in."""
    name: str = ""
    bot: int | None = None
    """The level of the bot that plays it now."""
    why: Why = ""
    """Why a bot stands in: lent by its person, out of time, or left for good."""

    @property
    def kind(self) -> Kind:
        """Who answers for it now."""
        if self.bot is not None:
            return "bot"
        return "open" if self.person is None else "person"

    @property
    def vacant(self) -> bool:
        """Whether anybody may sit down here: it is open, or its person has left for good."""
        return self.kind == "open" or self.why == "left"


def clean_name(name: str) -> str:
    """A name as it is shown: one line without control characters, at most 24 long; may be empty."""
    shown = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(shown.split())[:LONGEST_NAME].strip()
