"""The people at a table: forms that change seats, and the page of people during a match."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.core import Text
from coven.table import DELAYS, Refused, Table

from ..access.guards import read_number
from ..live.screen import speaker_for
from ..live.table import LiveTable
from .charts import qr
from .context import Site, site_of
from .render import bot_names, guest_of, page, redirect, speaker
from .shared import must_not_be_blocked, public_address, watched_table
from .waiting_room import invitation, seat_rows, waiting_room

DEFAULT_LEVEL = 2
"""The level of a bot that the host puts on an open seat."""


async def people(request: Request, moving: int | None = None, notice: str = "") -> Response:
    """Shows the people at a table and what the guest may do about them. `moving`: the seat whose
    personal link is shown, None for none; `notice`: an error message."""
    live = await watched_table(request)
    guest, table = guest_of(request), live.table
    at_table = guest.id == table.host or bool(table.seats_of(guest.id))
    personal = None
    if moving is not None:
        owner = table.seats[moving].person if moving < len(table.seats) else None
        try:
            by_host = await live.change(
                lambda t: t.link_seat(moving, guest.id, owner not in live.people_present)
            )
        except Refused as e:
            return await refusal_page(request, live, e.text)
        if by_host:
            await live.announce("web-told-link", moving)
        token = await site_of(request).store.issue_seat_link(table.id, moving)
        link = f"{public_address(request)}/seat/{token}"
        personal = {"link": link, "qr": qr(link), "name": table.names[moving]}
    voice = speaker_for(table, guest.language)
    return page(
        request,
        "people.html",
        guest,
        table.game,
        status=400 if notice else 200,
        name=voice.say("name"),
        notice=notice,
        seats=seat_rows(live, guest),
        table_id=table.id,
        paused=table.status == "paused",
        running=table.status == "playing",
        host=guest.id == table.host,
        moving=personal,
        invitation=await invitation(request, live) if at_table else None,
        settings=table.settings,
        delays=list(DELAYS),
        here=f"/t/{table.id}/people",
    )


async def let_watch(request: Request) -> Response:
    """Saves the host's choices for the table: who may watch, with which delay, whether spectators
    may chat, and whether hints and takebacks are allowed."""
    live = await watched_table(request)
    form = await request.form()
    guest, delay = guest_of(request), str(form.get("delay", "none"))

    def act(draft: Table) -> None:
        draft.configure(
            guest.id,
            spectators="spectators" in form,
            spectators_talk="spectators-talk" in form,
            delay=delay,
            hints="hints" in form,
            takebacks="takebacks" in form,
        )

    try:
        await live.change(act)
    except Refused as e:
        return await refusal_page(request, live, e.text)
    return redirect(request, guest, f"/t/{live.table.id}/people")


async def show_people(request: Request) -> Response:
    """Shows the people at a table."""
    return await people(request)


async def refusal_page(request: Request, live: LiveTable, text: Text) -> Response:
    """Shows the waiting room or the people page again, with the reason why something was
    refused."""
    reason = speaker_for(live.table, guest_of(request).language).say(text)
    if live.table.match is None:
        return await waiting_room(request, live, reason)
    return await people(request, notice=reason)


async def seat_act(request: Request) -> Response:
    """Changes a seat (sit, leave, bot …), as a form of the waiting room or of the people page asks.
    The table decides who may do what."""
    live = await watched_table(request)
    form = await request.form()
    guest, table, now = guest_of(request), live.table, site_of(request).clock.now()
    do = str(form.get("do", ""))
    seat = read_number(str(form.get("seat", "")))
    if seat is None:
        raise HTTPException(400)
    name = guest.name or speaker(guest).say("web-name-default")

    def act(draft: Table) -> None:
        if do == "bot":
            draft.put_bot(seat, DEFAULT_LEVEL, guest.id, bot_names(guest))
        elif do in ("free", "kick"):
            draft.free_seat(seat, guest.id, now)
        elif do == "sit":
            draft.join(guest.id, name, now, seat)
        elif do == "take-back":
            draft.take_back_seat(seat, guest.id, name, now)
        elif do == "leave":
            draft.leave(guest.id, now, seat)
        elif do == "lend":
            draft.hand_to_bot(seat, guest.id, now)
        elif do == "back":
            draft.reclaim_seat(seat, guest.id, now)
        elif do == "pause":
            draft.pause(guest.id, now)
        elif do == "go-on":
            draft.resume(guest.id, now)
        else:
            raise Refused("web-trouble-400.about")

    if do == "link":
        return await people(request, moving=seat)
    try:
        if do == "sit":
            await must_not_be_blocked(request, table)
        await live.change(act)
    except Refused as e:
        return await refusal_page(request, live, e.text)
    if do in ("free", "kick"):
        await revoke_invitations(site_of(request), live)
    elif do == "take-back":
        await live.announce("web-told-back", seat)
    if do in ("leave", "go-on", "take-back") or table.match is None:
        return redirect(request, guest, f"/t/{table.id}")
    return redirect(request, guest, f"/t/{table.id}/people")


async def begin(request: Request) -> Response:
    """Begins the table's match, on the host's request, and redirects to the table."""
    live = await watched_table(request)
    guest, now = guest_of(request), site_of(request).clock.now()
    try:
        await live.change(lambda table: table.start(guest.id, now))
    except Refused as e:
        return await refusal_page(request, live, e.text)
    return redirect(request, guest, f"/t/{live.table.id}")


async def revoke_invitations(site: Site, live: LiveTable) -> None:
    """Makes the table's invitations invalid."""
    await site.store.revoke(live.table.id)
    live.invitation_token = ""
    site.peers.invitations_revoked(live)


async def invite_again(request: Request) -> Response:
    """Makes all invitations to the table invalid; the next page shows new ones."""
    live = await watched_table(request)
    guest, table = guest_of(request), live.table
    if guest.id != table.host:
        return await refusal_page(request, live, Text("table-not-host"))
    await revoke_invitations(site_of(request), live)
    return redirect(request, guest, f"/t/{table.id}" + ("" if table.match is None else "/people"))
