"""A table before its match: its seats and its invitation."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from coven.core import Args
from coven.text import Speaker

from ..access.guests import Guest
from ..live.screen import speaker_for
from ..live.table import LiveTable
from .charts import qr
from .context import site_of
from .render import fragment, guest_of, page, trusted_html
from .shared import public_address


async def waiting_room(request: Request, live: LiveTable, notice: str = "") -> Response:
    """Shows a table whose match has not begun; `notice`: an error message."""
    guest, table = guest_of(request), live.table
    voice = speaker_for(table, guest.language)
    at_table = guest.id == table.host or table.seats_of(guest.id)
    return page(
        request,
        "waiting-room.html",
        guest,
        table.game,
        status=400 if notice else 200,
        notice=notice,
        name=voice.say("name"),
        parts={"waiting": trusted_html(seats_html(live, guest))},
        invitation=await invitation(request, live) if at_table else None,
        table_id=table.id,
        live=True,
        page_data={"socket": f"/t/{table.id}/line"},
        here=f"/t/{table.id}",
    )


async def invitation(request: Request, live: LiveTable) -> dict[str, Any] | None:
    """Returns link, QR code and join code for the open seats, for the template; None if no
    seat is open."""
    table, store, now = live.table, site_of(request).store, site_of(request).clock.now()
    if not any(seat.vacant for seat in table.seats) or table.status == "over":
        return None
    if not live.invitation_token:
        live.invitation_token = await store.invite(table.id, now)
    code, _ = await store.join_code(table.id, now)
    link = f"{public_address(request)}/join/{live.invitation_token}"
    return {"link": link, "code": code, "qr": qr(link)}


def seats_html(live: LiveTable, guest: Guest) -> str:
    """Returns the HTML of the seats, with buttons for what the guest may do with them."""
    table = live.table
    host = next((s.name for s in table.seats if s.person == table.host), "")
    return fragment(
        "seats.html",
        guest,
        seats=seat_rows(live, guest),
        table_id=table.id,
        host=guest.id == table.host,
        host_name=host,
        full=all(seat.kind != "open" for seat in table.seats),
    )


def seat_rows(live: LiveTable, guest: Guest) -> list[dict[str, Any]]:
    """Returns all seats for a template, with what the guest may do with each."""
    voice = speaker_for(live.table, guest.language)
    return [_seat_row(live, guest, i, voice) for i in range(len(live.table.seats))]


def _seat_row(live: LiveTable, guest: Guest, i: int, voice: Speaker) -> dict[str, Any]:
    """Returns seat `i` for a template: name, kind, and buttons for what the guest may do."""
    table = live.table
    seat = table.seats[i]
    mine, host = seat.person == guest.id, guest.id == table.host
    args: Args = {}
    if seat.kind == "open":
        kind = "open"
    elif seat.kind == "bot":
        kind, args = ("stand-in" if seat.person else "bot"), {"level": f"level-{seat.bot}"}
    elif mine:
        kind = "you"
    else:
        kind = "person" if seat.person in live.people_present else "away"
    acts = []
    if table.status == "gathering":
        if seat.kind == "open":
            free_to_all = table.settings.public and guest.id not in table.running.kicked
            may_sit = host or free_to_all
            acts += ["sit"] if may_sit and not table.seats_of(guest.id) else []
            acts += ["bot"] if host else []
        elif mine:
            acts.append("leave")
        elif host:
            acts.append("free")
    elif table.status == "playing":
        if seat.kind == "person" and (mine or host):
            acts.append("lend")
        if seat.kind == "bot" and mine:
            acts.append("back")
        away = seat.person not in live.people_present
        if seat.person is not None and (mine or (host and away)):
            acts.append("link")
        if mine:
            acts.append("leave")
        elif host and seat.person is not None:
            acts.append("kick")
    if guest.id in table.running.former_people(i) and table.status != "over":
        acts.append("take-back")
    return {
        "seat": i,
        "name": voice.name(i) or voice.say("seat-number", {"number": i + 1}),
        "kind": voice.say(f"web-kind-{kind}", args),
        "acts": [{"do": do, "label": voice.say(f"web-seat-do-{do}")} for do in acts],
    }
