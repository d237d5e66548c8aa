"""Invitations by link or by a code to type, and the personal link of a seat. Opening one changes
nothing; sitting down is a form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.store import Invitation, read_code
from coven.table import Refused, Table, clean_name

from ..access.guards import read_number
from ..access.guests import Guest
from ..live.screen import speaker_for
from ..live.table import LiveTable
from .context import site_of
from .lobby import lobby
from .render import guest_of, page, redirect, speaker
from .shared import must_not_be_blocked, payer, preview

T = TypeVar("T")


async def found_or_guess(
    request: Request, token: str, find: Callable[[], Awaitable[T | None]]
) -> T | None:
    """Returns what `find` finds for a link's token or a code; None if it is not valid. An invalid
    one counts as a guess of the client.

    Raises HTTPException 429 for an invalid one after too many guesses. A valid link is always
    accepted, because nobody can guess one. A valid code is then refused as well, so that guessing
    cannot go on.
    """
    guesses, client = site_of(request).budgets.guesses, payer(request)
    may_guess = not guesses.seconds_until(client)
    found = await find() if may_guess or read_code(token) is None else None
    if found is None and not guesses.take(client):
        raise HTTPException(429)
    return found


async def invitation_of(request: Request) -> tuple[Invitation, LiveTable]:
    """Returns the invitation that the request's path names, and its table. Raises HTTPException:
    404 if it is not valid."""
    site, token = site_of(request), request.path_params["token"]
    found = await found_or_guess(
        request, token, lambda: site.store.find_invitation(token, site.clock.now())
    )
    if found is None:
        raise HTTPException(404)
    return found, await site.tables.open(found.table)


async def code(request: Request) -> Response:
    """Redirects to the invitation whose code was typed in the lobby."""
    form = await request.form()
    typed = str(form.get("code", ""))[:40]
    site, guest = site_of(request), guest_of(request)
    try:
        found = await found_or_guess(
            request, typed, lambda: site.store.find_invitation(typed, site.clock.now())
        )
    except HTTPException:
        return await lobby(request, speaker(guest).say("web-code-wait"), 429)
    if found is None or read_code(typed) is None:
        return await lobby(request, speaker(guest).say("web-join-unknown"))
    return redirect(request, guest, f"/join/{read_code(typed)}")


def vacant(table: Table, invitation: Invitation) -> list[int]:
    """Returns the free seats that the invitation is for."""
    free = [i for i, seat in enumerate(table.seats) if seat.vacant]
    return [i for i in free if invitation.seat in (None, i)]


async def show_invitation(request: Request) -> Response:
    """Shows the page of the invitation link in the request's path."""
    invitation, live = await invitation_of(request)
    return invitation_page(request, invitation, live)


def invitation_page(
    request: Request, invitation: Invitation, live: LiveTable, notice: str = ""
) -> Response:
    """Shows an invitation, or leads to the table if the guest already sits there. `notice`: an
    error message."""
    guest, table = guest_of(request), live.table
    if table.seats_of(guest.id):
        return redirect(request, guest, f"/t/{table.id}")
    host_page = next((c for c in live.connections if c.guest.id == table.host), None)
    if host_page is not None and not guest.known and not request.headers.get("accept-language"):
        guest = replace(guest, language=host_page.guest.language)  # a messenger, for its preview
    voice = speaker_for(table, guest.language)
    seats = vacant(table, invitation)
    game = voice.say("name")
    host = next((s.name for s in table.seats if s.person == table.host), "Coven")
    if seats:
        lead = voice.say("web-join-lead", {"game": game, "count": len(seats)})
    else:
        lead = voice.say("web-join-full", {"game": game})
    return page(
        request,
        "join.html",
        guest,
        table.game,
        title=voice.say("web-join-title", {"name": host}),
        preview=preview(request, voice.say("web-join-title", {"name": host}), lead, table.game.id),
        lead=lead,
        notice=notice,
        ask_name=bool(seats),
        seats=seats if table.match is not None else [],  # in the room, people can change seats
        button=voice.say("web-join-button") if seats else "",
        watch=f"/t/{table.id}" if table.may_watch(guest.id) else "",
        here=f"/join/{request.path_params['token']}",
    )


async def accept_invitation(request: Request) -> Response:
    """Gives the guest a free seat of the invitation's table and redirects to the table."""
    invitation, live = await invitation_of(request)
    form = await request.form()
    guest = named(guest_of(request), str(form.get("name", "")))
    chosen = read_number(str(form.get("seat", "")))
    now = site_of(request).clock.now()

    def act(table: Table) -> int:
        """Takes the chosen seat or, if somebody was faster, another one. Returns it."""
        free = vacant(table, invitation)
        if not free:
            raise Refused("table-full")
        seat = chosen if chosen in free else free[0]
        table.join(guest.id, guest.name, now, seat, invited=True)
        return seat

    try:
        if not live.table.seats_of(guest.id):
            await must_not_be_blocked(request, live.table)
            running = live.table.match is not None
            seat = await live.change(act)
            if running:
                await live.announce("web-told-joined", seat)
    except Refused as e:
        reason = speaker_for(live.table, guest.language).say(e.text)
        return invitation_page(request, invitation, live, reason)
    return redirect(request, guest, f"/t/{live.table.id}")


def named(guest: Guest, name: str) -> Guest:
    """Returns the guest with this name; if it is empty, with the name they had, or a default."""
    shown = clean_name(name) or guest.name or speaker(guest).say("web-name-default")
    return replace(guest, name=shown)


# -- a seat's personal link -------------------------------------------------------------------


async def linked_seat(request: Request) -> tuple[LiveTable, int, str]:
    """Returns the table, seat and person of the personal link in the request's path. Raises
    HTTPException: 404 if it is not valid."""
    site, token = site_of(request), request.path_params["token"]
    found = await found_or_guess(request, token, lambda: site.store.seat_of_link(token))
    if found is None:
        raise HTTPException(404)
    table, seat, person = found
    return await site.tables.open(table), seat, person


async def show_seat(request: Request) -> Response:
    """Shows the page behind a personal link, or leads to the table if the guest has the seat."""
    live, seat, person = await linked_seat(request)
    guest = guest_of(request)
    if guest.id == person:
        return redirect(request, guest, f"/t/{live.table.id}")
    return seat_page(request, live, seat)


def seat_page(request: Request, live: LiveTable, seat: int, notice: str = "") -> Response:
    """Shows the page behind a personal link. `notice`: an error message."""
    guest, table = guest_of(request), live.table
    voice = speaker_for(table, guest.language)
    return page(
        request,
        "join.html",
        guest,
        table.game,
        title=voice.say("web-move-page-title", {"name": table.names[seat]}),
        lead=voice.say("web-move-page-lead", {"game": voice.say("name")}),
        status=400 if notice else 200,
        notice=notice,
        ask_name=False,
        seats=[],
        button=voice.say("web-move-button"),
        watch="",
        here=f"/seat/{request.path_params['token']}",
    )


async def take_seat(request: Request) -> Response:
    """Gives the seat of a personal link to the guest of this browser, who keeps their own id (S1,
    S6). The link becomes invalid, because the seat has another person."""
    live, seat, person = await linked_seat(request)
    guest, now = guest_of(request), site_of(request).clock.now()
    if guest.id == person:
        return redirect(request, guest, f"/t/{live.table.id}")
    before = live.table.names[seat]
    if not guest.name:
        guest = replace(guest, name=before)

    def act(table: Table) -> None:
        if table.seats[seat].person != person:  # somebody was faster
            raise Refused("table-not-your-seat")
        table.move_seat(seat, guest.id, guest.name, now, person in live.people_present)

    try:
        await must_not_be_blocked(request, live.table)
        await live.change(act)
    except Refused as e:
        return seat_page(request, live, seat, speaker_for(live.table, guest.language).say(e.text))
    await live.announce("web-told-moved", seat, before)
    await site_of(request).presence.note_moved_seat(person, live.table.id)
    return redirect(request, guest, f"/t/{live.table.id}")
