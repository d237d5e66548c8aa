"""A seat at a table: open, a person's, a bot's, or a person's for whom a bot stands in."""

from __future__ import annotations

from typing import Literal

import msgspec

LEVELS = (1, 2, 3, 4)
"""The bots' levels. Their names are the Fluent messages ``level-NUMBER``."""

Kind = Literal["open", "person", "bot"]
Why = Literal["", "lent", "clock", "left"]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat: a person, a bot or nobody. Seats are immutable: a change puts another one
    into the table's list."""

    person: str | None = None
    """The id of the person whose seat it is, also while a bot stands in."""
    name: str = ""
    bot: int | None = None
    """The level of the bot that plays the seat now; None if no bot does."""
    why: Why = ""
    """Why a bot stands in for the person: ``lent`` (handed over by the person or the host),
    ``clock`` (out of time), ``left`` (the person has left for good)."""

    @property
    def kind(self) -> Kind:
        """Returns who answers for the seat now: a bot, its person, or nobody (``open``)."""
        if self.bot is not None:
            return "bot"
        return "open" if self.person is None else "person"

    @property
    def vacant(self) -> bool:
        """Whether anybody may sit down here: the seat is open, or its person has left for good."""
        return self.kind == "open" or self.why == "left"
