"""Days in the reader's language."""

from __future__ import annotations

from datetime import UTC, datetime

from ..access.guests import Guest
from .render import speaker


def day(at: float, guest: Guest) -> str:
    """Returns the day (UTC) of a time in seconds, as people write it in the guest's language."""
    when = datetime.fromtimestamp(at, UTC)
    months = speaker(guest).say("web-months").split(", ")
    return speaker(guest).say(
        "web-day",
        {
            "name-day": str(when.day),
            "name-month": months[when.month - 1],
            "name-year": str(when.year),
        },
    )
