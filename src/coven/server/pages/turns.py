"""The turns of a match, for its replay and its charts."""

from __future__ import annotations

from coven.core import Args, Event
from coven.table import Table, moves_undone_by
from coven.text import Speaker


def turns_of(table: Table, voice: Speaker) -> list[tuple[int, str]]:
    """Returns the turns of a match, or the rounds if the titles of its log are rounds: for each,
    the entry after which it began, and its name."""
    found: list[tuple[int, str]] = []
    plain = [record for record in table.records if not moves_undone_by(record.entry.move)]
    if titles := table.game.log_titles:
        for record in plain:
            for event in record.entry.events:
                if event.key in titles:
                    found.append((record.entry.n, _title(event, len(found) + 1, voice)))
        return found
    seat: int | None = None
    for record in plain:
        if record.turn is not None and record.turn != seat:
            args: Args = {"n": len(found) + 1, "seat": record.turn}
            found.append((record.entry.n - 1, voice.say("web-replay-turn", args)))
        seat = record.turn
    return found


def _title(event: Event, n: int, voice: Speaker) -> str:
    """Returns what the part of the match that begins with this event is called: the `n`-th turn of
    a seat, unless the game numbers its turns or rounds itself."""
    if event.args.keys() == {"seat"}:
        return voice.say("web-replay-turn", {"n": n, "seat": event.args["seat"]})
    return voice.say(event).removesuffix(".")
