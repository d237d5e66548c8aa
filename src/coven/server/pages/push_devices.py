"""Subscriptions of devices to push notifications. See `live.push`."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..access.guests import Guest
from ..live.push import BadDevice, Device
from .context import site_of
from .render import guest_of


async def device_of(request: Request) -> Device:
    """Returns the device that the form describes. Raises HTTPException: 404 if the server sends no
    notifications, 400 for a bad form."""
    pusher = site_of(request).presence.pusher
    if not pusher.ready:
        raise HTTPException(404)
    form = {k: v for k, v in (await request.form()).items() if isinstance(v, str)}
    try:
        return pusher.device(form)
    except BadDevice as e:
        raise HTTPException(400) from e


def done(request: Request, guest: Guest) -> Response:
    """Returns an empty response that sets the guest's cookie."""
    response = Response(status_code=204)
    site_of(request).cookies.write(response, guest, request)
    return response


async def subscribe(request: Request) -> Response:
    """Adds a device to the guest's stored settings."""
    device, guest, presence = await device_of(request), guest_of(request), site_of(request).presence
    pusher = presence.pusher
    await presence.save_person(guest, lambda settings: pusher.add_device(settings, device))
    return done(request, guest)


async def unsubscribe(request: Request) -> Response:
    """Removes a device from the guest's stored settings."""
    device, guest, presence = await device_of(request), guest_of(request), site_of(request).presence
    pusher, gone = presence.pusher, (device.endpoint,)
    await presence.save_person(guest, lambda settings: pusher.remove_devices(settings, gone))
    return done(request, guest)
