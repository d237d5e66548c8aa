"""Connections of HTTP: a client that sends its request too slowly, or never reads the answer, is
disconnected, and no network can occupy all connections."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..ops.metrics import Metrics
from ..settings import Settings
from .budgets import Client, Places, network_of

Waiting = Literal["request", "body", ""]
"""What the server waits for: the head of a request, the rest of its body, or nothing."""


def proxy_check(proxies: str) -> Callable[[str], bool]:
    """Returns a function that says whether an address is one of these `proxies` (addresses and
    networks, with commas; ``*``: every address). Raises ValueError."""
    names = [name.strip() for name in proxies.split(",") if name.strip()]
    if "*" in names:
        return lambda address: True
    networks = [ip_network(name) for name in names]

    def is_proxy(address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in networks)

    return is_proxy


class Desk:
    """Keeps count of all HTTP connections of this server, and knows which of them have sent no
    complete request yet."""

    def __init__(self, settings: Settings, places: Places, metrics: Metrics) -> None:
        """`places`: how many connections there may be. Raises ValueError for bad `proxies` in the
        settings."""
        self.seconds: dict[Waiting, float] = {
            "request": settings.request_seconds,
            "body": settings.body_seconds,
        }
        self.send_seconds = settings.send_seconds
        self._places = places
        self._metrics = metrics
        self._is_proxy = proxy_check(settings.proxies)
        self._waiting: dict[TimedProtocol, None] = {}
        """Connections without a complete request, in the order in which they began to wait."""

    def client(self, address: str) -> Client:
        """Returns the client (the network) that a connection from this address counts for. A
        proxy's address says nothing about who is behind it, so its connections all count for an
        unknown client."""
        return Client("" if self._is_proxy(address) else network_of(address))

    def enter(self, client: Client) -> bool:
        """Counts a new connection and returns True. If all places are taken, it first closes the
        connection that has waited longest for its request: any one if the whole server is full,
        otherwise one of the same client. If there is none to close, counts nothing and returns
        False."""
        level = self._places.full_level(client)
        if level:
            self._metrics.refused.labels("connections").inc()
            oldest = next(
                (p for p in self._waiting if level == "server" or p.payer == client), None
            )
            if oldest is None:
                return False
            oldest.give_up()
        self._places.enter(client)
        return True

    def leave(self, client: Client) -> None:
        """Counts a closed connection."""
        self._places.leave(client)

    def wait(self, protocol: TimedProtocol, waits: bool) -> None:
        """Notes whether the server still waits (`waits`) for a complete request on this
        connection."""
        self._waiting.pop(protocol, None)
        if waits:
            self._waiting[protocol] = None


class TimedProtocol(H11Protocol):
    """uvicorn's HTTP protocol with deadlines: for the head of a request, for its body, and for a
    client that does not read."""

    def __init__(self, *args: Any, desk: Desk, **more: Any) -> None:
        super().__init__(*args, **more)
        self.payer = Client("")
        self._desk = desk
        self._counted = False
        self._waiting_for: Waiting = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._send_deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.payer = self._desk.client(self.client[0] if self.client else "?")
        if self._desk.enter(self.payer):
            self._counted = True
            self._wait_for("request")
        else:
            transport.abort()

    def handle_events(self) -> None:
        super().handle_events()
        if self._counted and not self.transport.is_closing():
            state = self.conn.their_state
            self._wait_for(
                "request" if state is h11.IDLE else "body" if state is h11.SEND_BODY else ""
            )

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()  # from here on it counts as a WebSocket
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._send_deadline is None:
            self._send_deadline = self.loop.call_later(self._desk.send_seconds, self.give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._send_deadline is not None:
            self._send_deadline.cancel()
            self._send_deadline = None

    def give_up(self) -> None:
        """Closes the connection without an answer."""
        self._forget()
        self.transport.abort()

    def _wait_for(self, what: Waiting) -> None:
        """Sets the deadline for `what`, unless it is set already."""
        if what == self._waiting_for:
            return
        self._waiting_for = what
        self._desk.wait(self, bool(what))
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if what:
            self._deadline = self.loop.call_later(self._desk.seconds[what], self.give_up)

    def _forget(self) -> None:
        """Stops all deadlines and gives up the place of this connection."""
        self._wait_for("")
        if self._send_deadline is not None:
            self._send_deadline.cancel()
            self._send_deadline = None
        if self._counted:
            self._counted = False
            self._desk.leave(self.payer)
