"""The application: routes, and what every request passes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from coven.store import Conflict, Store, StoreDown, UnknownTable
from coven.table import BrokenRow

from .access.guards import UNCOUNTED, Guard, address_of, own_origin
from .access.guests import Guests
from .access.limits import Buckets
from .live.connection import Tab
from .live.protocol import encode
from .live.registry import Hall
from .ops import probes
from .ops.log import where
from .pages import (
    invitations as doors,
)
from .pages import (
    lobby,
)
from .pages import (
    push_devices as devices,
)
from .pages import (
    results as afterwards,
)
from .pages import (
    table as tables,
)
from .pages.render import WEB, asset_file, edition, trouble
from .settings import Settings

journal = structlog.get_logger()

FOR_EVER = "public, max-age=31536000, immutable"
GONE = 499
"""Of a request whose browser went away before it was answered."""


class Statics(StaticFiles):
    """Files under the name of this edition, which browsers may keep."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


async def game_asset(request: Request) -> Response:
    file = asset_file(request.path_params["game"], request.path_params["name"])
    if file is None:
        raise HTTPException(404)
    return FileResponse(file, headers={"cache-control": FOR_EVER})


async def favicon(request: Request) -> Response:
    return FileResponse(WEB / "static" / "icons" / "candle.svg", media_type="image/svg+xml")


async def line(socket: WebSocket) -> None:
    """One WebSocket per tab."""
    hall: Hall = socket.app.state.hall
    settings = hall.settings
    if not own_origin(socket, settings):
        hall.metrics.refused.labels("origin").inc()
        await socket.close()
        return
    address = address_of(socket)
    here = hall.sockets_by_address.get(address, 0)
    full = hall.sockets >= settings.sockets or here >= settings.sockets_per_address
    if full or hall.closing:
        hall.metrics.refused.labels("full").inc()
        await socket.close()
        return
    guest = socket.app.state.guests.of(socket)
    try:
        live = await hall.live(socket.path_params["table"])
    except UnknownTable:
        await show_the_door(socket)
        return
    except (StoreDown, BrokenRow):
        await socket.close()
        return
    if not live.table.may_watch(guest.id):
        await show_the_door(socket)
        return
    hall.sockets += 1
    hall.sockets_by_address[address] = here + 1
    try:
        await Tab(socket, live, guest, settings).run()
    finally:
        hall.sockets -= 1
        hall.sockets_by_address[address] -= 1
        if not hall.sockets_by_address[address]:
            del hall.sockets_by_address[address]


async def show_the_door(socket: WebSocket) -> None:
    """To a page that is still open: loaded anew, it says why. One that is only refused would try
    again and again."""
    await socket.accept()
    await socket.send_text(encode([{"t": "reload"}]))
    await socket.close()


class Journal:
    """ASGI: one line for each request, by its route: a path could hold a link's secret."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = GONE

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            endpoint = getattr(scope.get("endpoint"), "__name__", "-")
            seconds = perf_counter() - began
            scope["app"].state.hall.metrics.pages.labels(endpoint, status).observe(seconds)
            probed = scope["path"] in UNCOUNTED and status < 400
            if (endpoint != "-" or status >= 400) and not probed:
                journal.info(
                    "page",
                    page=endpoint,
                    method=scope["method"],
                    status=status,
                    ms=round(1000 * seconds, 1),
                )


async def on_error(request: Request, error: Exception) -> Response:
    if isinstance(error, HTTPException):
        return trouble(request, error.status_code)
    request.app.state.hall.metrics.store_down.inc()
    journal.error("the store cannot be used", error=where(error))
    return trouble(request, 503)


def routes() -> list[Route | Mount | WebSocketRoute]:
    return [
        Route("/", lobby.lobby),
        Route("/games/{game}", lobby.show_game),
        Route("/games/{game}/start", lobby.start, methods=["POST"]),
        Route("/games/{game}/now", lobby.play_now, methods=["POST"]),
        Route("/games/{game}/first", lobby.play_first, methods=["POST"]),
        Route("/games/{game}/{edition}/{name}", game_asset),
        Route("/settings", lobby.settings),
        Route("/settings", lobby.save_settings, methods=["POST"]),
        Route("/push", devices.subscribe, methods=["POST"]),
        Route("/push/off", devices.unsubscribe, methods=["POST"]),
        Route("/push-worker.js", devices.worker),
        Route("/code", doors.code, methods=["POST"]),
        Route("/import", lobby.import_match, methods=["POST"]),
        Route("/join/{token}", doors.show_invitation),
        Route("/join/{token}", doors.accept_invitation, methods=["POST"]),
        Route("/seat/{token}", doors.show_seat),
        Route("/seat/{token}", doors.take_seat, methods=["POST"]),
        Route("/t/{table}", tables.table_page),
        Route("/t/{table}/seat", tables.seat_act, methods=["POST"]),
        Route("/t/{table}/begin", tables.begin, methods=["POST"]),
        Route("/t/{table}/invite", tables.invite_again, methods=["POST"]),
        Route("/t/{table}/people", tables.show_people),
        Route("/t/{table}/watching", tables.let_watch, methods=["POST"]),
        Route("/t/{table}/end", afterwards.end_page),
        Route("/t/{table}/replay", afterwards.replay),
        Route("/t/{table}/fork", afterwards.fork, methods=["POST"]),
        Route("/t/{table}/rematch", afterwards.rematch, methods=["POST"]),
        Route("/t/{table}/match.coven", afterwards.download),
        WebSocketRoute("/t/{table}/line", line),
        Route("/health", lobby.health),
        Route("/healthz", probes.alive),
        Route("/readyz", probes.ready),
        Route("/metrics", probes.metrics),
        Route("/favicon.ico", favicon),
        Mount(f"/static/{edition()}", Statics(directory=WEB / "static")),
    ]


def create_app(store: Store, settings: Settings) -> Starlette:
    """The application on an open store. Its life begins and ends the hall's."""
    hall = Hall(store, settings)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    app = Starlette(
        routes=routes(),
        lifespan=life,
        middleware=[
            Middleware(Journal),
            Middleware(Guard, settings=settings),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers=dict.fromkeys((HTTPException, StoreDown, Conflict, BrokenRow), on_error),
    )
    app.state.hall = hall
    app.state.guests = Guests(settings.key)
    app.state.guesses = Buckets(settings.guess_rate, settings.guess_burst)
    app.state.imports = Buckets(settings.guess_rate, settings.guess_burst)
    return app
