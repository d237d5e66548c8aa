"""For whoever runs the server: is it alive, may people be sent to it, what has it counted."""

from __future__ import annotations

import hmac
import time
from ipaddress import ip_address

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from coven.store import StoreDown

from ..access.guards import address_of
from ..cluster.bus import BusDown
from ..live.registry import Hall
from .metrics import TYPE

KEPT_SECONDS = 1.0
"""For so long an answer about the store is given again: asking often costs nothing."""
PLAIN = {"cache-control": "no-store"}


async def alive(request: Request) -> Response:
    """The process answers. One that does not should be started again."""
    return JSONResponse({"alive": True}, headers=PLAIN)


async def ready(request: Request) -> Response:
    """Whether people may be sent here: it has learnt its words, is not about to stop, and its store
    answers. A bus that is down is told, but is no reason to send people away: the store alone keeps
    everything right."""
    hall: Hall = request.app.state.hall
    known: tuple[float, dict[str, bool]] | None = getattr(request.app.state, "ready", None)
    if known is None or time.monotonic() - known[0] > KEPT_SECONDS:
        known = request.app.state.ready = (time.monotonic(), await _look(hall))
    staying = not hall.closing and not hall.draining
    found = {**known[1], "learned": hall.learned, "staying": staying}
    fine = found["store"] and hall.learned and staying
    return JSONResponse({"ready": fine, **found}, 200 if fine else 503, headers=PLAIN)


async def _look(hall: Hall) -> dict[str, bool]:
    found = {"store": True, "bus": True}
    try:
        await hall.store.versions([""])
    except StoreDown:
        found["store"] = False
    try:
        await hall.peers.check()
    except BusDown:
        found["bus"] = False
    return found


async def metrics(request: Request) -> Response:
    """For Prometheus on this machine, or who knows the key."""
    hall: Hall = request.app.state.hall
    if not may_count(request, hall.settings.metrics_key):
        raise HTTPException(403)
    return Response(hall.metrics.exposition(), media_type=TYPE, headers=PLAIN)


def may_count(request: Request, key: str) -> bool:
    if key:
        said = request.headers.get("authorization", "")
        return hmac.compare_digest(said.encode(), f"Bearer {key}".encode())
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ip_address(address_of(request)).is_loopback
    except ValueError:
        return False
