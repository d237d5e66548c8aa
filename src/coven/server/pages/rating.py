"""The page on which the host of a room proposes a rated match, and the others agree to it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from coven.table import Refused, Table

from ..live.screen import speaker_for
from .people import refusal_page
from .render import guest_of, page, redirect
from .shared import watched_table


async def show_rating(request: Request) -> Response:
    """Shows whether the match will be rated, and who has agreed."""
    live = await watched_table(request)
    guest, table = guest_of(request), live.table
    voice = speaker_for(table, guest.language)
    agreed = table.running.rated_by
    return page(
        request,
        "rating.html",
        guest,
        table.game,
        name=voice.say("name"),
        table_id=table.id,
        gathering=table.match is None,
        rated=table.settings.rated,
        host=guest.id == table.host,
        seated=bool(table.seats_of(guest.id)),
        agreed=guest.id in agreed,
        people=[
            (seat.name, seat.person in agreed) for seat in table.seats if seat.person is not None
        ],
        here=f"/t/{table.id}/rated",
    )


async def save_rating(request: Request) -> Response:
    """Saves the host's proposal, or a player's answer to it."""
    live = await watched_table(request)
    guest, do = guest_of(request), str((await request.form()).get("do", ""))

    def act(draft: Table) -> None:
        if do in ("propose", "withdraw"):
            draft.configure(guest.id, rated=do == "propose")
        else:
            draft.agree_to_rating(guest.id, yes=do == "agree")

    try:
        await live.change(act)
    except Refused as e:
        return await refusal_page(request, live, e.text)
    seats = live.table.seats_of(guest.id)
    if do == "propose" and seats:
        await live.announce("web-told-rated", seats[0])
    return redirect(request, guest, f"/t/{live.table.id}/rated")
