"""The application: its parts, its routes, and the middleware around every request."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

import structlog
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from coven.store import BadValue, Conflict, Store, StoreDown, UnknownTable
from coven.table import BrokenRow, OtherBox

from .access.budgets import Budgets, Client, client_of
from .access.fair_semaphore import FairSemaphore
from .access.guards import UNCOUNTED, Guard, own_origin
from .access.guests import GuestCookies
from .access.http_protocol import Desk
from .access.passkeys import Passkeys
from .access.sessions import Sessions
from .bots.remote import bot_pool
from .bots.win_curves import WinCurves
from .cluster.bus import Bus
from .cluster.peers import ClusterPeers, Peers, SingleServer
from .live.connection import Connection
from .live.presence import DeferredUpdates, Presence
from .live.protocol import encode
from .live.push import Pusher
from .live.registry import TableRegistry
from .live.services import Services
from .ops.clock import ServerClock
from .ops.lifecycle import Lifecycle
from .ops.log import error_summary
from .ops.metrics import Figures, Metrics
from .ops.probes import Probes
from .pages import (
    about,
    account,
    box,
    companions,
    gallery,
    game_page,
    importing,
    install,
    invitations,
    lobby,
    my_games,
    people,
    push_devices,
    rating,
    replay,
    results,
    rules,
    statistics,
    table,
)
from .pages import (
    settings as settings_page,
)
from .pages.context import Site
from .pages.import_worker import Importer
from .pages.render import (
    FONTS,
    WEB,
    asset_file,
    assets_version,
    error_page,
    remember_guest,
    script_without_comments,
)
from .pages.room import room_parts
from .pages.shared import is_unwelcome
from .settings import Settings

logger = structlog.get_logger()

SCRIPT = "text/javascript"
CACHE_FOR_EVER = "public, max-age=31536000, immutable"
PAGES_AT_ONCE = 8
CLIENT_GONE = 499
"""The status that is logged if a browser went away before its request was answered."""


class VersionedFiles(StaticFiles):
    """Static files whose URLs contain their version, so that browsers may cache them for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and path.endswith(".js") and scope["method"] == "GET":
            response = Response(script_without_comments(Path(response.path)), media_type=SCRIPT)
        response.headers["cache-control"] = CACHE_FOR_EVER
        return response


async def game_asset(request: Request) -> Response:
    """Returns a game's own style sheet, script or picture."""
    file = asset_file(request.path_params["game"], request.path_params["name"])
    if file is None:
        raise HTTPException(404)
    return FileResponse(file, headers={"cache-control": CACHE_FOR_EVER})


async def favicon(request: Request) -> Response:
    """Returns the icon of the site."""
    return FileResponse(WEB / "static" / "icons" / "candle.svg", media_type="image/svg+xml")


class TableSocket:
    """The WebSocket endpoint of a table."""

    def __init__(self, services: Services, site: Site) -> None:
        self._services = services
        self._site = site
        self._budgets = services.budgets

    async def serve(self, socket: WebSocket) -> None:
        """Connects a page to a table, unless the server is full or the guest may not watch."""
        refused = self._services.metrics.refused
        if not own_origin(socket, self._services.settings):
            refused.labels("origin").inc()
            await socket.close()
            return
        guest = self._site.cookies.read(socket)
        client = client_of(socket, guest.id if guest.known else "")
        if not self._budgets.handshakes.take(client):
            refused.labels("handshakes").inc()
            await socket.close()
            return
        if self._budgets.sockets.full_level(client) or self._services.lifecycle.closing:
            refused.labels("full").inc()
            await socket.close()
            return
        with self._budgets.sockets.hold(client):
            await self._connect(socket, client)

    async def _connect(self, socket: WebSocket, client: Client) -> None:
        """Connects a page that may have a WebSocket, unless its guest may not watch the table."""
        try:
            guest = await self._site.sessions.guest(socket)
            live = await self._site.tables.open(socket.path_params["table"])
        except (UnknownTable, BadValue):
            await close_with_reload(socket)
            return
        except (StoreDown, BrokenRow):
            await socket.close()
            return
        may_watch = not guest.ended and live.table.may_watch(guest.id)
        if not may_watch or await is_unwelcome(self._site.store, live.table, guest):
            await close_with_reload(socket)
            return
        await Connection(socket, live, guest, client, self._services, room_parts).run()


async def close_with_reload(socket: WebSocket) -> None:
    """Tells an open page to reload, so that it shows why it is refused. If the socket were just
    refused, the page would try to reconnect again and again."""
    await socket.accept()
    await socket.send_text(encode([{"t": "reload"}]))
    await socket.close()


class Identify:
    """ASGI middleware that finds out who sent a request. A browser whose session was ended gets no
    other page than the one that says so. A visit renews the cookie."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or path in UNCOUNTED or path.startswith("/static/"):
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            guest = await self.site.sessions.guest(request)
        except StoreDown:
            await error_page(request, 503)(scope, receive, send)
            return
        remember_guest(request, guest)
        if guest.ended and path != settings_page.AFRESH:
            await settings_page.signed_out(request, guest)(scope, receive, send)
            return

        async def send_renewed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = Headers(raw=message["headers"])
                # never on a response that a proxy may cache, for others
                if headers.get("cache-control") == "no-store" and "set-cookie" not in headers:
                    renewed = Response()
                    self.site.cookies.write(renewed, guest, request)
                    found = [pair for pair in renewed.raw_headers if pair[0] == b"set-cookie"]
                    message["headers"] = [*message["headers"], *found]
            await send(message)

        due = self.site.cookies.is_due(guest)
        await self.app(scope, receive, send_renewed if due else send)


class PageTurns:
    """ASGI middleware: at most PAGES_AT_ONCE pages are made at the same time, and networks that
    wait take turns. So a burst of requests, which their budget allows, delays others by some pages,
    not by hundreds. A form waits for its turn only when all of it has arrived, and a page no longer
    counts while it is sent, so slow clients do not make others wait."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.places = FairSemaphore(PAGES_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        quick = path in UNCOUNTED or path.startswith("/static/")
        if scope["type"] != "http" or quick or path == "/import":  # imports have their own queue
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        owner = client_of(request)
        waits, holds = True, False

        async def take_turn() -> None:
            nonlocal waits, holds
            if waits:
                waits = False
                await self.places.acquire(owner)
                holds = True

        def end_turn() -> None:
            nonlocal waits, holds
            waits = False
            if holds:
                holds = False
                self.places.release()

        async def receive_in_turn() -> Message:
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body", False):
                await take_turn()
            return message

        async def send_after_turn(message: Message) -> None:
            if message["type"] == "http.response.start":
                end_turn()
            await send(message)

        try:
            chunked = "transfer-encoding" in request.headers
            if not chunked and request.headers.get("content-length", "0") == "0":
                await take_turn()
            await self.app(scope, receive_in_turn, send_after_turn)
        finally:
            end_turn()


class RequestLog:
    """ASGI middleware that counts and logs each request by its endpoint, not by its path, which
    could contain the secret of a link."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = CLIENT_GONE

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
            self.metrics.pages.labels(endpoint, status).observe(seconds)
            probed = scope["path"] in UNCOUNTED and status < 400
            if (endpoint != "-" or status >= 400) and not probed:
                logger.info(
                    "page",
                    page=endpoint,
                    method=scope["method"],
                    status=status,
                    ms=round(1000 * seconds, 1),
                )


def routes(probes: Probes, socket: TableSocket) -> list[Route | Mount | WebSocketRoute]:
    """Returns all routes. The endpoints' names are labels of the metrics and of the log."""
    return [
        Route("/", lobby.lobby),
        Route("/about", about.about),
        Route("/gallery", gallery.gallery),
        Route("/gallery/{game}", gallery.gallery),
        Route("/games/{game}", game_page.show_game),
        Route("/games/{game}/rules", rules.show_rules),
        Route("/games/{game}/box", box.show_box),
        Route("/games/{game}/leaderboard", statistics.leaderboard),
        Route("/games/{game}/now", game_page.play_now, methods=["POST"]),
        Route("/games/{game}/friends", game_page.play_with_friends, methods=["POST"]),
        Route("/games/{game}/pass", game_page.pass_and_play, methods=["POST"]),
        Route("/games/{game}/first", game_page.play_first, methods=["POST"]),
        Route("/games/{game}/{version}/{name}", game_asset),
        Route("/settings", settings_page.settings),
        Route("/settings", settings_page.save_settings, methods=["POST"]),
        Route("/settings/sign-out", settings_page.sign_out, methods=["POST"]),
        Route(settings_page.AFRESH, settings_page.start_afresh, methods=["POST"]),
        Route("/me", my_games.my_games),
        Route("/me/games/{table}", my_games.act, methods=["POST"]),
        Route("/me/stats", statistics.my_statistics),
        Route("/me/people", companions.companions),
        Route("/me/people", companions.act, methods=["POST"]),
        Route("/me/again", companions.again, methods=["POST"]),
        Route("/me/account", account.account),
        Route("/me/passkey/ask/{what}", account.ask, methods=["POST"]),
        Route("/me/passkey/make", account.make, methods=["POST"]),
        Route("/me/passkey/use", account.use, methods=["POST"]),
        Route("/me/passkey/revoke", account.revoke, methods=["POST"]),
        Route("/me/codes", account.new_codes, methods=["POST"]),
        Route("/me/recover", account.recover, methods=["POST"]),
        Route("/me/listed", account.set_listed, methods=["POST"]),
        Route("/me/sign-out", account.sign_out_here, methods=["POST"]),
        Route("/me/export", account.export),
        Route("/me/delete", account.delete_account, methods=["POST"]),
        Route("/push", push_devices.subscribe, methods=["POST"]),
        Route("/push/off", push_devices.unsubscribe, methods=["POST"]),
        Route("/worker.js", install.worker),
        Route("/manifest.webmanifest", install.manifest),
        Route("/offline", install.offline),
        Route("/code", invitations.code, methods=["POST"]),
        Route("/import", importing.import_match, methods=["POST"]),
        Route("/join/{token}", invitations.show_invitation),
        Route("/join/{token}", invitations.accept_invitation, methods=["POST"]),
        Route("/seat/{token}", invitations.show_seat),
        Route("/seat/{token}", invitations.take_seat, methods=["POST"]),
        Route("/t/{table}", table.table_page),
        Route("/t/{table}/seat", people.seat_act, methods=["POST"]),
        Route("/t/{table}/begin", people.begin, methods=["POST"]),
        Route("/t/{table}/invite", people.invite_again, methods=["POST"]),
        Route("/t/{table}/people", people.show_people),
        Route("/t/{table}/options", people.save_options, methods=["POST"]),
        Route("/t/{table}/rated", rating.vote, methods=["POST"]),
        Route("/t/{table}/end", results.end_page),
        Route("/t/{table}/replay", replay.replay),
        Route("/t/{table}/fork", replay.fork, methods=["POST"]),
        Route("/t/{table}/rematch", results.rematch, methods=["POST"]),
        Route("/t/{table}/match.coven", results.download),
        WebSocketRoute("/t/{table}/line", socket.serve),
        Route("/healthz", probes.alive),
        Route("/readyz", probes.ready),
        Route("/metrics", probes.metrics),
        Route("/favicon.ico", favicon),
        Mount(f"/static/{assets_version()}/fonts", VersionedFiles(directory=FONTS)),
        Mount(f"/static/{assets_version()}", VersionedFiles(directory=WEB / "static")),
    ]


def open_files() -> int | None:
    """Returns how many files this process may have open; None if that is unknown."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return None
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def assemble(store: Store, settings: Settings) -> tuple[Services, Site]:
    """Builds the parts of a server and connects them: the services of live tables (store, bots,
    metrics …) and the site that the pages use. Raises NoBusDriver, NoBrokerDriver."""
    metrics, lifecycle, budgets = Metrics(), Lifecycle(), Budgets(settings, open_files())
    bots = bot_pool(settings, metrics)
    peers: Peers = SingleServer()
    if settings.bus_url:
        peers = ClusterPeers(Bus(settings.bus_url, settings.bus_name), store)
    presence = Presence(store, Pusher(settings), peers.is_cluster)
    clock = ServerClock()
    services = Services(
        settings,
        store,
        metrics,
        lifecycle,
        budgets,
        bots,
        peers,
        presence,
        DeferredUpdates(),
        clock,
    )
    cookies = GuestCookies(
        settings.key,
        settings.idle_days,
        settings.session_days,
        settings.address.lower().startswith("https://"),
    )
    site = Site(
        settings=settings,
        store=store,
        clock=clock,
        tables=TableRegistry(services),
        presence=presence,
        peers=peers,
        win_curves=WinCurves(store, bots),
        importer=Importer(settings, budgets.imports),
        cookies=cookies,
        sessions=Sessions(store, cookies, peers.is_cluster),
        passkeys=Passkeys(settings.key),
        budgets=budgets,
    )
    return services, site


def create_app(store: Store, settings: Settings) -> Starlette:
    """Returns the web application that uses an open store. When it starts and stops, so do the
    tables' bots and clocks. Raises NoBusDriver, NoBrokerDriver, and ValueError for bad settings."""
    services, site = assemble(store, settings)
    metrics, peers, tables = services.metrics, services.peers, site.tables
    socket = TableSocket(services, site)

    def figures() -> Figures:
        return Figures(
            sockets=services.budgets.sockets.taken,
            tables=tables.size,
            people=len(tables.people),
            closing=services.lifecycle.closing,
            writable=services.lifecycle.writable,
            bus_up=peers.connected,
            commits=store.database.commits,
            written=store.database.written,
            bus_traffic=peers.traffic(),
        )

    metrics.figures = figures

    async def store_answers() -> bool:
        try:
            await store.versions([""])
        except StoreDown:
            return False
        return True

    probes = Probes(services.lifecycle, metrics, store_answers, peers.answers, settings.metrics_key)

    async def on_error(request: Request, error: Exception) -> Response:
        if isinstance(error, HTTPException):
            return error_page(request, error.status_code)
        if isinstance(error, BadValue):
            return error_page(request, 400)
        if isinstance(error, OtherBox):
            return error_page(request, 409)
        metrics.store_down.inc()
        logger.error("the store cannot be used", error=error_summary(error))
        return error_page(request, 503)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await tables.start()
        except Exception as e:
            logger.error("the server cannot start", error=error_summary(e))
            raise
        yield
        await site.win_curves.close()
        await tables.close()

    app = Starlette(
        routes=routes(probes, socket),
        lifespan=lifespan,
        middleware=[
            Middleware(RequestLog, metrics=metrics),
            Middleware(
                Guard,
                settings=settings,
                metrics=metrics,
                cookies=site.cookies,
                requests=site.budgets.requests,
                error_page=error_page,
            ),
            Middleware(PageTurns),
            Middleware(GZipMiddleware, minimum_size=1024),
            Middleware(Identify, site=site),
        ],
        exception_handlers=dict.fromkeys(
            (HTTPException, StoreDown, BadValue, Conflict, BrokenRow), on_error
        ),
    )
    app.state.site = site
    app.state.lifecycle = services.lifecycle
    app.state.desk = Desk(settings, services.budgets.connections, metrics)
    return app
