"""Endpoints for operators: is the server alive, may visitors be sent to it, what has it counted."""

from __future__ import annotations

import hmac
import time
from collections.abc import Awaitable, Callable
from ipaddress import ip_address

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from .lifecycle import Lifecycle
from .metrics import CONTENT_TYPE, Metrics

CACHE_SECONDS = 1.0
"""For how long an answer about store and bus is reused, so that frequent probes cost nothing."""
NO_STORE = {"cache-control": "no-store"}

Check = Callable[[], Awaitable[bool]]
"""Returns whether a service that the server depends on answers."""


class Probes:
    """The endpoints ``/healthz``, ``/readyz`` and ``/metrics``."""

    def __init__(
        self,
        lifecycle: Lifecycle,
        metrics: Metrics,
        store_answers: Check,
        bus_answers: Check,
        metrics_key: str,
    ) -> None:
        self._lifecycle = lifecycle
        self._metrics = metrics
        self._store_answers = store_answers
        self._bus_answers = bus_answers
        self._metrics_key = metrics_key
        self._services: dict[str, bool] = {}
        self._checked = float("-inf")

    async def alive(self, request: Request) -> Response:
        """Responds with 200 to show that the process works. A process that does not respond should
        be restarted."""
        return JSONResponse({"alive": True}, headers=NO_STORE)

    async def ready(self, request: Request) -> Response:
        """Responds with 200 if visitors may be sent here, else 503: all texts must be loaded, the
        store must answer, and the server must not be about to stop.

        The response also reports two faults that do not change its status. Without the bus
        everything works, because the store is the source of truth. With a store that can be read
        but not written (full disk), pages, replays and rules work, and moves are refused with a
        reason.
        """
        if time.monotonic() - self._checked > CACHE_SECONDS:
            services = {"store": await self._store_answers(), "bus": await self._bus_answers()}
            self._checked, self._services = time.monotonic(), services
        learned, staying = self._lifecycle.learned, self._lifecycle.staying
        ready = self._services["store"] and learned and staying
        found = {
            "ready": ready,
            **self._services,
            "writable": self._lifecycle.writable,
            "learned": learned,
            "staying": staying,
        }
        return JSONResponse(found, 200 if ready else 503, headers=NO_STORE)

    async def metrics(self, request: Request) -> Response:
        """Returns the metrics to a request from this machine or with the metrics key; refuses
        others."""
        if not may_read_metrics(request, self._metrics_key):
            raise HTTPException(403)
        return Response(self._metrics.exposition(), media_type=CONTENT_TYPE, headers=NO_STORE)


def may_read_metrics(request: Request, key: str) -> bool:
    """Whether the request carries `key`; if the key is "", whether it comes from this machine and
    not through a proxy."""
    if key:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {key}".encode())
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ip_address(request.client.host if request.client else "?").is_loopback
    except ValueError:
        return False
