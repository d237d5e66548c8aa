"""Ways to a table: invitations by link or four letters, and the personal link of a seat. Looking
at one changes nothing; sitting down is a form that is sent."""

from __future__ import annotations

import time
from dataclasses import replace

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.store import Invitation
from coven.table import Refused, Table, clean_name

from ..access.guards import address_of
from ..access.guests import Guest
from ..access.limits import Buckets
from ..live.registry import Hall, Live
from ..live.screen import speaker_for
from .lobby import go, lobby
from .render import guest_of, page, words


def count_guess(request: Request) -> None:
    """So many tries for one address, and no more."""
    guesses: Buckets = request.app.state.guesses
    if not guesses.take(address_of(request)):
        raise HTTPException(429)


async def invitation_of(request: Request) -> tuple[Invitation, Live]:
    count_guess(request)
    hall: Hall = request.app.state.hall
    found = await hall.store.find_invitation(request.path_params["token"], time.time())
    if found is None:
        raise HTTPException(404)
    return found, await hall.live(found.table)


async def code(request: Request) -> Response:
    """Four letters, typed in the lobby."""
    count_guess(request)
    form = await request.form()
    hall: Hall = request.app.state.hall
    typed = str(form.get("code", ""))[:40]
    found = await hall.store.find_invitation(typed, time.time())
    guest = guest_of(request)
    if found is None or len(typed) > 12:
        return await lobby(request, words(guest).say("web-join-unknown"))
    letters = "".join(c for c in typed if not c.isspace())
    return go(request, guest, f"/join/{letters}")


def vacant(table: Table, invitation: Invitation) -> list[int]:
    free = [i for i, seat in enumerate(table.seats) if seat.vacant]
    return [i for i in free if invitation.seat in (None, i)]


async def show_invitation(request: Request) -> Response:
    invitation, live = await invitation_of(request)
    return invitation_page(request, invitation, live)


def invitation_page(
    request: Request, invitation: Invitation, live: Live, notice: str = ""
) -> Response:
    guest, table = guest_of(request), live.table
    if table.seats_of(guest.id):
        return go(request, guest, f"/t/{table.id}")
    speaker = speaker_for(table, guest.language)
    seats = vacant(table, invitation)
    game = speaker.say("name")
    host = next((s.name for s in table.seats if s.person == table.host), "Coven")
    if seats:
        lead = speaker.say("web-join-lead", {"game": game, "count": len(seats)})
    else:
        lead = speaker.say("web-join-full", {"game": game})
    return page(
        request,
        "join.html",
        guest,
        table.game,
        title=speaker.say("web-join-title", {"name": host}),
        lead=lead,
        notice=notice,
        ask_name=bool(seats),
        seats=seats,
        button=speaker.say("web-join-button") if seats else "",
        watch=f"/t/{table.id}" if table.may_watch(guest.id) else "",
        here=f"/join/{request.path_params['token']}",
    )


async def accept_invitation(request: Request) -> Response:
    invitation, live = await invitation_of(request)
    form = await request.form()
    guest = named(guest_of(request), str(form.get("name", "")))
    chosen = str(form.get("seat", ""))
    free = vacant(live.table, invitation)
    seat = int(chosen) if chosen.isdigit() and int(chosen) in free else next(iter(free), None)
    now = time.time()
    try:
        if seat is None:
            raise Refused("table-full")
        if not live.table.seats_of(guest.id):
            await live.change(lambda table: table.sit(guest.id, guest.name, now, seat))
    except Refused as e:
        said = speaker_for(live.table, guest.language).say(e.text)
        return invitation_page(request, invitation, live, said)
    return go(request, guest, f"/t/{live.table.id}")


def named(guest: Guest, name: str) -> Guest:
    shown = clean_name(name) or guest.name or words(guest).say("web-name-default")
    return replace(guest, name=shown)


# -- a seat's personal link -------------------------------------------------------------------


async def seat_of(request: Request) -> tuple[Live, int, str]:
    count_guess(request)
    hall: Hall = request.app.state.hall
    found = await hall.store.seat_of_link(request.path_params["token"])
    if found is None:
        raise HTTPException(404)
    table, seat, person = found
    return await hall.live(table), seat, person


async def show_seat(request: Request) -> Response:
    live, seat, person = await seat_of(request)
    guest, table = guest_of(request), live.table
    if guest.id == person:
        return go(request, guest, f"/t/{table.id}")
    speaker = speaker_for(table, guest.language)
    return page(
        request,
        "join.html",
        guest,
        table.game,
        title=speaker.say("web-move-page-title", {"name": table.names[seat]}),
        lead=speaker.say("web-move-page-lead", {"game": speaker.say("name")}),
        ask_name=False,
        seats=[],
        button=speaker.say("web-move-button"),
        watch="",
        here=f"/seat/{request.path_params['token']}",
    )


async def take_seat(request: Request) -> Response:
    """This browser is that person from now on; the link is used up."""
    live, seat, person = await seat_of(request)
    hall: Hall = request.app.state.hall
    await hall.store.issue_seat_link(live.table.id, seat)
    guest = replace(guest_of(request), id=person, name=live.table.names[seat])
    return go(request, guest, f"/t/{live.table.id}")
