"""The people at a table: forms that change seats, and the page of people during a match."""

from __future__ import annotations

from dataclasses import replace

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.core import BadOptions, Text
from coven.table import Refused, Table, clean_name

from ..access.guards import read_number
from ..live.screen import speaker_for
from ..live.table import LiveTable
from .charts import qr
from .context import Site, site_of
from .render import bot_names, guest_of, page, redirect, speaker
from .room import allowed_players, configure, invitation, room, seat_rows, settings_given
from .shared import must_not_be_blocked, public_address, watched_table

DEFAULT_LEVEL = 2
"""The level of a bot that the host puts on an open seat."""


async def people(request: Request, moving: int | None = None, notice: str = "") -> Response:
    """Shows the people at a table and what the guest may do about them. `moving`: the seat whose
    personal link is shown, None for none; `notice`: an error message."""
    live = await watched_table(request)
    guest, table = guest_of(request), live.table
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
        invitation=await invitation(request, live),
        **settings_given(table, voice),
        here=f"/t/{table.id}/people",
    )


async def save_options(request: Request) -> Response:
    """Saves the host's choices for the table, before the start or during the match."""
    live = await watched_table(request)
    form, guest = await request.form(), guest_of(request)
    try:
        await live.change(lambda draft: configure(draft, form, guest.id))
    except (BadOptions, Refused) as e:
        return await refusal_page(request, live, e.text)
    return redirect(request, guest, seats_path(live.table))


def seats_path(table: Table) -> str:
    """Returns the path of the page with the table's seats: its room, or the page of people."""
    return f"/t/{table.id}" + ("" if table.match is None else "/people")


async def show_people(request: Request) -> Response:
    """Shows the people at a table."""
    return await people(request)


async def refusal_page(request: Request, live: LiveTable, text: Text) -> Response:
    """Shows the room or the people page again, with the reason why something was refused."""
    reason = speaker_for(live.table, guest_of(request).language).say(text)
    if live.table.match is None:
        return await room(request, live, reason)
    return await people(request, notice=reason)


async def seat_act(request: Request) -> Response:
    """Changes a seat (sit, leave, bot …), as a form of the room or of the people page asks.
    The table decides who may do what."""
    live = await watched_table(request)
    form = await request.form()
    guest, table, now = guest_of(request), live.table, site_of(request).clock.now()
    do = str(form.get("do", ""))
    seat = read_number(str(form.get("seat", "")))
    if seat is None:
        raise HTTPException(400)
    typed = clean_name(str(form.get("name", "")))
    if do == "name" and typed and seat == next(iter(table.seats_of(guest.id)), None):
        guest = replace(guest, name=typed)
    name = guest.name or speaker(guest).say("web-name-default")
    level = read_number(str(form.get("level", ""))) or DEFAULT_LEVEL

    def act(draft: Table) -> None:
        if do == "bot":
            if level not in [offered.number for offered in live.settings.bot_levels]:
                raise Refused("web-trouble-400.about")
            draft.put_bot(seat, level, guest.id, bot_names(guest))
        elif do == "name":
            draft.name_seat(seat, typed, guest.id)
        elif do == "share":
            another = speaker(guest).say("web-hot-name", {"number": seat + 1})
            draft.share_device(seat, another, guest.id, now)
        elif do == "sit" and len(draft.seats_of(guest.id)) == 1:
            draft.change_seat(guest.id, seat, now)
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
    if do in ("leave", "go-on", "take-back"):
        return redirect(request, guest, f"/t/{table.id}")
    return redirect(request, guest, seats_path(table))


async def begin(request: Request) -> Response:
    """Begins the table's match with the people and bots that are there, on the host's request, and
    redirects to the table."""
    live = await watched_table(request)
    guest, now = guest_of(request), site_of(request).clock.now()

    def act(table: Table) -> None:
        if table.match is None:
            if sum(seat.kind != "open" for seat in table.seats) not in allowed_players(table):
                raise Refused("table-open-seats")
            table.close_open_seats(guest.id)
        table.start(guest.id, now)

    try:
        await live.change(act)
    except (BadOptions, Refused) as e:
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
    return redirect(request, guest, seats_path(table))
