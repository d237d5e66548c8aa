"""The turns of a match, for its replay and its charts."""

from __future__ import annotations

from coven.core import Args
from coven.table import Table, moves_undone_by
from coven.text import Speaker


def turns_of(table: Table, voice: Speaker) -> list[tuple[int, str]]:
    """Returns the turns of a match, or the rounds if the titles of its log are rounds: for each,
    the entry after which it began, and its name."""
    plain = [record for record in table.records if not moves_undone_by(record.entry.move)]
    if titles := table.game.log_titles:
        return [
            (record.entry.n, voice.say(event).removesuffix("."))
            for record in plain
            for event in record.entry.events
            if event.key in titles
        ]
    found: list[tuple[int, str]] = []
    seat: int | None = None
    for record in plain:
        if record.turn is not None and record.turn != seat:
            args: Args = {"n": len(found) + 1, "seat": record.turn}
            found.append((record.entry.n - 1, voice.say("web-replay-turn", args)))
        seat = record.turn
    return found
