"""Removes a person, who has deleted their account, from a table. What they have played stays."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from .seat import Seat
from .stored_fields import Running, Settings, Status


def forget_person(
    person: str,
    names: Collection[str],
    settings: Settings,
    status: Status,
    seats: Sequence[Seat],
    running: Running,
) -> tuple[list[Seat], Running]:
    """Returns the seats and the running fields of a table without this person's id and `names`. If
    the match is running (`status`), a bot plays their seats for good."""
    new = list(seats)
    for i, seat in enumerate(seats):
        if seat.person == person:
            if status == "gathering":
                new[i] = Seat()
            else:
                bot = seat.bot if status == "over" else seat.bot or settings.stand_in
                new[i] = Seat(None, "", bot, "left")
        elif running.left.get(i) == person or (
            seat.name in names and (seat.why == "left" or person in running.former_people(i))
        ):
            new[i] = msgspec.structs.replace(seat, name="")
    moved = {
        i: tuple(p for p in running.former_people(i) if p != person) for i in running.moved_from
    }
    takeback = running.takeback
    if takeback is not None and person in (takeback.refused, *takeback.agreed):
        takeback = None
    return new, msgspec.structs.replace(
        running,
        left={i: p for i, p in running.left.items() if p != person},
        away={p: since for p, since in running.away.items() if p != person},
        moved_from={i: former for i, former in moved.items() if former},
        host_before="" if running.host_before == person else running.host_before,
        kicked=tuple(p for p in running.kicked if p != person),
        rated_by=tuple(p for p in running.rated_by if p != person),
        stop_votes=tuple(p for p in running.stop_votes if p != person),
        takeback=takeback,
    )
