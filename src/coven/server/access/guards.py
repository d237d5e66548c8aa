"""Checks before every page: rate, size and origin of the request. Also sets the security
headers."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address
from urllib.parse import urlsplit

import structlog
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..ops.log import error_summary
from ..ops.metrics import Metrics
from ..settings import Settings
from .budgets import Budget, client_of
from .guests import GuestCookies

logger = structlog.get_logger()

ErrorPage = Callable[[Request, int], ASGIApp]
"""Makes the page for an HTTP status, in the visitor's language."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


NOT_CACHED = (b"cache-control", b"no-store")
"""For every answer that does not say otherwise: pages, match files and errors show what only this
visitor may see (S21)."""


def own_host(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the request names a host that this server has: that of its public address, if it has
    one; otherwise ``localhost``, any literal IP address, or its address in the local network.
    Another name may be an attacker's that resolves to this server (DNS rebinding, S14)."""
    host = connection.headers.get("host", "").lower()
    if settings.address:
        return host == urlsplit(settings.address.lower()).netloc
    if settings.lan and host == urlsplit(settings.lan.lower()).netloc:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or bool(ip_address(name))
    except ValueError:
        return False


def own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the request comes from one of our own pages: its whole Origin is the server's public
    address or, if it has none, scheme and host of the request."""
    if not own_host(connection, settings):
        return False
    origin = connection.headers.get("origin", "")
    if settings.address:
        own = settings.address.rstrip("/")
    else:
        secure = connection.scope["scheme"] in ("https", "wss")
        own = f"http{'s' * secure}://{connection.headers.get('host', '')}"
    return origin.lower() == own.lower()


def own_form(request: Request, settings: Settings) -> bool:
    """Whether a form was sent from one of our own pages."""
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    return own_origin(request, settings)


def read_number(text: str) -> int | None:
    """Returns the number that a form, query or header contains; None if it is anything but up to
    nine ASCII digits (`str.isdigit` accepts superscripts, too)."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


UNCOUNTED = ("/healthz", "/readyz", "/metrics")
"""Paths without a rate limit: load balancers ask for them often, from the same address as the
people behind them."""
STATIC_COST = 0.25
"""What a static file costs, where a page costs 1."""


AROUND_FILE = 64 * 1024
"""How many bytes a form may have around its file. A file that is only a little too large gets past
the guard, so that the page can say so."""


class TooLarge(Exception):
    """A request body is larger than any of our forms can be."""


class Guard:
    """ASGI middleware that refuses requests which none of our pages would send, adds the security
    headers to every response, and turns exceptions into error pages."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        cookies: GuestCookies,
        requests: Budget,
        error_page: ErrorPage,
    ) -> None:
        """Wraps the application `app`. `requests`: the budget that pays for pages and forms;
        `error_page`: draws the page for an HTTP status."""
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.cookies = cookies
        self.requests = requests
        self.error_page = error_page
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        refused = self._refusal_status(request)
        begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = [*message["headers"], *HEADERS]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NOT_CACHED)
                message["headers"] = headers
            await send(message)

        remaining = self._max_body(request)

        async def receive_some() -> Message:
            nonlocal remaining
            message = await receive()
            if message["type"] == "http.request":
                remaining -= len(message.get("body", b""))
                if remaining < 0:
                    raise TooLarge
            return message

        if refused:
            self.metrics.refused.labels(str(refused)).inc()
            await self.error_page(request, refused)(scope, receive, send_guarded)
            return
        try:
            await self.app(scope, receive_some, send_guarded)
        except TooLarge:
            if not begun:
                await self.error_page(request, 413)(scope, receive, send_guarded)
        except ClientDisconnect:
            pass  # the sender left in the middle of a form (S22); RequestLog notes it
        except Exception as e:  # no traceback: it could quote a position or a link
            logger.error("a page failed", error=error_summary(e))
            if not begun:
                await self.error_page(request, 500)(scope, receive, send_guarded)

    def _refusal_status(self, request: Request) -> int:
        """Returns the HTTP status with which to refuse the request; 0 if it is allowed."""
        path = request.scope["path"]  # request.url fails for some hosts
        if path not in UNCOUNTED:
            if not self._pay(request, STATIC_COST if path.startswith("/static/") else 1.0):
                return 429
            if not own_host(request, self.settings):
                return 400
        if any(c < " " or c == "\x7f" for c in path):
            return 404
        if request.method in ("GET", "HEAD"):
            return 0
        if request.method != "POST":
            return 405
        length = request.headers.get("content-length", "0")
        size = read_number(length)
        if size is None or size > self._max_body(request):
            return 413
        return 0 if own_form(request, self.settings) else 403

    def _pay(self, request: Request, cost: float) -> bool:
        """Takes `cost` from the budget of the request's client. Returns False if it is too much."""
        if not self._warned and not self.settings.proxies and "x-forwarded-for" in request.headers:
            self._warned = True
            logger.warning("an unknown proxy forwards requests; name it in COVEN_PROXIES")
        guest = self.cookies.read(request)
        return self.requests.take(client_of(request, guest.id if guest.known else ""), cost)

    def _max_body(self, request: Request) -> int:
        """Returns how many bytes the request body may have; more if it contains a match file."""
        if request.scope["path"] == "/import":
            return self.settings.import_bytes + AROUND_FILE
        return self.settings.body_bytes
