"""The vote of a room on a rated match: the host proposes it, and the others agree."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from coven.table import Refused, Table

from .people import refusal_page
from .render import guest_of, redirect
from .shared import watched_table


async def vote(request: Request) -> Response:
    """Saves the host's proposal of a rated match, or a player's answer to it."""
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
    return redirect(request, guest, f"/t/{live.table.id}")
