"""The page of a guest's name, language and preferences."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..access.guests import Guest, with_settings
from .context import Site, site_of
from .render import guest_of, local_path, page, redirect, speaker


async def settings(request: Request) -> Response:
    """Shows the settings."""
    guest = guest_of(request)
    notice = speaker(guest).say("web-settings-saved") if "saved" in request.query_params else ""
    back = local_path(request.query_params.get("back"), "")
    return page(request, "settings.html", guest, notice=notice, back=back, here="/settings")


async def save_settings(request: Request) -> Response:
    """Saves the settings in the cookie; a new name is shown at the guest's tables, too."""
    form = await request.form()
    given = {key: value for key, value in form.items() if isinstance(value, str)}
    guest = with_settings(guest_of(request), given)
    site = site_of(request)
    if guest.name and guest.name != guest_of(request).name:
        await _rename(site, guest)
    presence = site.presence
    if presence.pusher.ready and guest.language != guest_of(request).language:
        await presence.save_person(guest, lambda settings: None)  # notifications use the language
    return redirect(request, guest, local_path(given.get("back"), "/settings?saved"))


async def _rename(site: Site, guest: Guest) -> None:
    """Renames the guest at all running tables; not where several people share their device, because
    each of them has another name."""
    for listed in await site.store.tables_of(guest.id):
        seats = [seat for seat in listed.seats if seat.person == guest.id]
        if listed.status != "over" and len(seats) == 1:
            live = await site.tables.open(listed.id)
            await live.change(lambda table: table.rename(guest.id, guest.name))
