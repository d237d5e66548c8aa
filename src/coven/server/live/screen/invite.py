"""The button that shows how others can come to a running table."""

from __future__ import annotations

from coven.drawing import cached_drawing
from coven.table import Table
from coven.text import Speaker


def invite_part(table: Table, speaker: Speaker) -> str:
    """Returns the HTML of the button that invites people, if a seat is free or spectators are
    welcome; "" otherwise."""
    free = any(seat.vacant for seat in table.seats)
    may_come = table.status != "over" and (free or table.settings.spectators)
    return _button(speaker) if may_come else ""


@cached_drawing
def _button(speaker: Speaker) -> str:
    label = speaker.html("web-invite-title")
    return (
        '<button type="button" class="icon" data-do="invite"><svg viewBox="0 0 24 24" '
        'aria-hidden="true"><use href="#i-invite"/></svg>'
        f'<span class="word">{label}</span></button>'
    )
