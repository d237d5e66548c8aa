"""Devices on which a person wants notifications while no page is open. See `push`."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from ..access.guests import Guest
from ..live.push import BadDevice, Device
from ..live.registry import Hall
from .render import WEB, guest_of


async def worker(request: Request) -> Response:
    """The script that a browser runs for a notification; from the root, for all pages are its."""
    file = WEB / "static" / "js" / "push-worker.js"
    return FileResponse(file, headers={"cache-control": "no-cache"})


async def device_of(request: Request) -> tuple[Hall, Guest, Device]:
    hall: Hall = request.app.state.hall
    pusher = hall.visitors.pusher
    if not pusher.ready:
        raise HTTPException(404)
    form = {k: v for k, v in (await request.form()).items() if isinstance(v, str)}
    try:
        return hall, guest_of(request), pusher.device(form)
    except BadDevice as e:
        raise HTTPException(400) from e


def done(request: Request, guest: Guest) -> Response:
    response = Response(status_code=204)
    request.app.state.guests.write(response, guest, request.url.scheme == "https")
    return response


async def subscribe(request: Request) -> Response:
    hall, guest, device = await device_of(request)
    pusher = hall.visitors.pusher
    await hall.visitors.keep(guest, lambda settings: pusher.remember(settings, device))
    return done(request, guest)


async def unsubscribe(request: Request) -> Response:
    hall, guest, device = await device_of(request)
    pusher = hall.visitors.pusher
    await hall.visitors.keep(guest, lambda settings: pusher.forget(settings, (device.endpoint,)))
    return done(request, guest)
