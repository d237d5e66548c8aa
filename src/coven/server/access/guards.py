"""What stands before every page: sizes, rates, where a form comes from, what a page may load."""

from __future__ import annotations

from urllib.parse import urlsplit

import structlog
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..ops.log import where
from ..pages.render import trouble
from ..settings import Settings
from .limits import Buckets

journal = structlog.get_logger()

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
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


def own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that speaks is ours: its origin is the host it speaks to, or the address
    that the server is known by."""
    origin = connection.headers.get("origin", "")
    if not origin or origin == "null":
        return False
    if settings.address and origin == settings.address.rstrip("/"):
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def own_form(request: Request, settings: Settings) -> bool:
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    return own_origin(request, settings)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


UNCOUNTED = ("/healthz", "/readyz", "/metrics")
"""A balancer asks often, from the same address as the people behind it."""


AROUND_FILE = 64 * 1024
"""What a form with a file may hold besides; a file that is a little too large gets a sentence."""


class TooLarge(Exception):
    """A body that is larger than any form of ours."""


class Guard:
    """ASGI: refuses what no page of ours would send, and says what ours may do."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.rates = Buckets(settings.address_rate, settings.address_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        refused = self._refuses(request)
        begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        left = self._most(request)

        async def receive_some() -> Message:
            nonlocal left
            message = await receive()
            if message["type"] == "http.request":
                left -= len(message.get("body", b""))
                if left < 0:
                    raise TooLarge
            return message

        if refused:
            request.app.state.hall.metrics.refused.labels(str(refused)).inc()
            await trouble(request, refused)(scope, receive, send_guarded)
            return
        try:
            await self.app(scope, receive_some, send_guarded)
        except TooLarge:
            if not begun:
                await trouble(request, 413)(scope, receive, send_guarded)
        except Exception as e:  # no trace: it could quote a position or a link
            journal.error("a page failed", error=where(e))
            if not begun:
                await trouble(request, 500)(scope, receive, send_guarded)

    def _refuses(self, request: Request) -> int:
        """The status it is refused with; 0 if it is not."""
        free = request.url.path.startswith("/static/") or request.url.path in UNCOUNTED
        if not free and not self.rates.take(address_of(request)):
            return 429
        if request.method in ("GET", "HEAD"):
            return 0
        if request.method != "POST":
            return 405
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._most(request):
            return 413
        return 0 if own_form(request, self.settings) else 403

    def _most(self, request: Request) -> int:
        """How large its body may be: a form, or a match file in one."""
        if request.url.path == "/import":
            return self.settings.import_bytes + AROUND_FILE
        return self.settings.body_bytes
