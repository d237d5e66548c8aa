"""The page of a guest's name, language and preferences, and the end of their sessions."""

from __future__ import annotations

import time
from dataclasses import replace

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from ..access.guests import Guest, with_settings
from .context import Site, site_of
from .render import guest_of, local_path, page, redirect, speaker

AFRESH = "/settings/afresh"
"""The path of the form with which a browser that was signed out goes on."""


async def settings(request: Request) -> Response:
    """Shows the settings."""
    guest = guest_of(request)
    notice = ""
    for done, key in (("saved", "web-settings-saved"), ("alone", "web-sign-out-done")):
        if done in request.query_params:
            notice = speaker(guest).say(key)
    back = local_path(request.query_params.get("back"), "")
    days = int(site_of(request).settings.idle_days)
    return page(
        request,
        "settings.html",
        guest,
        notice=notice,
        back=back,
        idle_days=days,
        here="/settings",
    )


async def save_settings(request: Request) -> Response:
    """Saves the settings in the cookie; a new name is shown at the guest's tables, too."""
    form = await request.form()
    given = {key: value for key, value in form.items() if isinstance(value, str)}
    guest = with_settings(guest_of(request), given)
    site = site_of(request)
    if guest.name and guest.name != guest_of(request).name:
        await _rename(site, guest)
    if guest.known:
        await site.store.accounts.rename(guest.id, guest.name, guest.language)
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


async def sign_out(request: Request) -> Response:
    """Ends the sessions of all other browsers that act as this guest, and makes the personal links
    to their seats void. This browser gets the cookie of a new session."""
    guest, site = guest_of(request), site_of(request)
    if not guest.known:
        return redirect(request, guest, "/settings")
    number = await site.presence.end_sessions(guest)
    site.sessions.note(guest.id, number)
    site.peers.sessions_ended(guest.id, number)
    alone = replace(guest, session=number, begun=time.time())
    response = redirect(request, alone, "/settings?alone")
    # Afterwards, so that other tabs of this browser reload with the new cookie.
    response.background = BackgroundTask(site.presence.close_ended_soon, guest.id, number)
    return response


def signed_out(request: Request, guest: Guest) -> Response:
    """Shows that the session of this browser was ended. The browser becomes a new guest only by a
    form of this page: this very request may have been sent before the sessions were ended, and the
    cookie in the response could then replace a newer one."""
    voice = speaker(guest)
    back = request.url.path if request.method == "GET" else "/"
    return page(
        request,
        "signed-out.html",
        guest,
        status=403,
        lead=voice.say(f"web-ended-{guest.ended}"),
        back=local_path(back),
        here="/",
    )


async def start_afresh(request: Request) -> Response:
    """Gives a browser that was signed out the cookie of a new guest."""
    form = await request.form()
    guest = guest_of(request)
    return redirect(request, replace(guest, ended=""), local_path(form.get("back")))
