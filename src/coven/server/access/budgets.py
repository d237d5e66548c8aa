"""How much clients may use: the same rule for requests, handshakes, messages, tables, hints and so
on. Every limit counts at several levels: the person, their address network, and all clients
together.

Cookies cost nothing, so a limit for a person protects against mistakes, not against an attacker;
the limit for a network does. A network is an IPv4 address or an IPv6 /64, which is what one
household gets; a /48, which is what one customer can get, may use eight times as much.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from typing import NamedTuple

from starlette.requests import HTTPConnection

from ..settings import Counts, Rate, Rates, Settings

NETWORKS_PER_SITE = 8
"""How many times the limit of an IPv6 /64 a /48 may use."""
MODEST = 0.75
"""A network that has at least this part of its own budget left is not refused because others have
used up the server's. So many clients together cannot lock out the rest."""
MOST_KNOWN = 50_000
"""How many people, and how many networks, a limit remembers."""
FILES_RESERVED = 128
"""Open files that are kept for the database, the bots' processes and so on."""


class Client(NamedTuple):
    """Who pays for a request: an address network, and a person (their id) if the request has a
    valid cookie. An empty text means unknown; nothing is counted at that level."""

    network: str
    person: str = ""


@lru_cache(4096)
def network_of(address: str) -> str:
    """Returns the network of an IP address: an IPv4 address itself, the /64 of an IPv6 address. Any
    other text is returned as it is."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(ip_network((found, 64), strict=False))
        found = found.ipv4_mapped
    return str(found)


@lru_cache(4096)
def site_of(network: str) -> str:
    """Returns the /48 that an IPv6 /64 belongs to; "" for any other network."""
    return str(ip_network(network).supernet(new_prefix=48)) if network.endswith("/64") else ""


def client_of(connection: HTTPConnection, person: str = "") -> Client:
    """Returns who pays for a request; `person`: the id of its guest, "" without a cookie."""
    return Client(network_of(connection.client.host if connection.client else "?"), person)


class _Buckets:
    """Token buckets of one level, by key. The least recently used are forgotten."""

    def __init__(self, rate: Rate | None, scale: float, clock: Callable[[], float]) -> None:
        """`rate`: the limit of each key, None for none; `scale`: multiplies it, 0 means no
        limit."""
        self._unlimited = rate is None or not scale
        self._a_second = rate.a_second * scale if rate is not None else 0.0
        self._at_once = max(1.0, rate.at_once * scale) if rate is not None else 0.0
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Tokens, and when they were counted."""

    def seconds_until(self, key: str, cost: float) -> float:
        """Returns after how many seconds the bucket of `key` has `cost` tokens; 0 if it has."""
        if self._unlimited or not key:
            return 0.0
        missing = min(cost, self._at_once) - self._tokens(key)
        if missing <= 0.0:
            return 0.0
        return missing / self._a_second if self._a_second else float("inf")

    def filled(self, key: str) -> float:
        """Returns which part of its tokens the bucket of `key` has, from 0 to 1; 1 without a
        limit."""
        return self._tokens(key) / self._at_once if key and not self._unlimited else 1.0

    def take(self, key: str, cost: float) -> None:
        """Takes `cost` tokens from the bucket of `key`, or all that it has if they are fewer."""
        if self._unlimited or not key:
            return
        self._known[key] = max(0.0, self._tokens(key) - cost), self._clock()
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def _tokens(self, key: str) -> float:
        known = self._known.get(key)
        if known is None:
            return self._at_once
        tokens, at = known
        return min(self._at_once, tokens + (self._clock() - at) * self._a_second)


class Budget:
    """A limit over time on how much clients may ask for: for each person, each address network,
    each site (/48) and the whole server."""

    def __init__(
        self, rates: Rates, scale: float = 1.0, clock: Callable[[], float] = monotonic
    ) -> None:
        self._people = _Buckets(rates.person, scale, clock)
        self._networks = _Buckets(rates.network, scale, clock)
        self._sites = _Buckets(rates.network, NETWORKS_PER_SITE * scale, clock)
        self._server = _Buckets(rates.server, scale, clock)

    def take(self, client: Client, cost: float = 1.0) -> bool:
        """Pays `cost` for the client at all levels. Returns False, and takes nothing, if one of
        them does not have enough."""
        if self.seconds_until(client, cost):
            return False
        self._people.take(client.person, cost)
        self._networks.take(client.network, cost)
        self._sites.take(site_of(client.network), cost)
        self._server.take("all", cost)
        return True

    def seconds_until(self, client: Client, cost: float = 1.0) -> float:
        """Returns after how many seconds the client could pay `cost` if nobody else took anything;
        0 if it can now."""
        wait = max(
            self._people.seconds_until(client.person, cost),
            self._networks.seconds_until(client.network, cost),
            self._sites.seconds_until(site_of(client.network), cost),
        )
        if self._networks.filled(client.network) < MODEST:
            wait = max(wait, self._server.seconds_until("all", cost))
        return wait


class Places:
    """A limit on how many things of one kind, such as connections, there may be at the same time:
    for each person, each address network, each site (/48) and the whole server."""

    def __init__(self, counts: Counts, scale: float = 1.0) -> None:
        self.taken = 0
        self._by_key: dict[tuple[str, str], int] = {}
        self._most: dict[str, float] = {}
        levels = {"person": counts.person, "network": counts.network, "server": counts.server}
        levels["site"] = NETWORKS_PER_SITE * counts.network if counts.network else None
        for level, most in levels.items():
            if most is not None and scale:
                self._most[level] = max(1.0, most * scale)

    def full_level(self, client: Client) -> str:
        """Returns the level at which there is no place for this client now: "person", "network",
        "site" or "server"; "" if there is a place at all levels."""
        for key in self._keys(client):
            if self._by_key.get(key, 0) >= self._most.get(key[0], float("inf")):
                return key[0]
        return ""

    def enter(self, client: Client) -> None:
        """Notes that the client takes one more place."""
        self.taken += 1
        for key in self._keys(client):
            self._by_key[key] = self._by_key.get(key, 0) + 1

    def leave(self, client: Client) -> None:
        """Notes that the client has given up one place."""
        self.taken -= 1
        for key in self._keys(client):
            self._by_key[key] -= 1
            if not self._by_key[key]:
                del self._by_key[key]

    @contextmanager
    def hold(self, client: Client) -> Iterator[None]:
        """Takes one place for the client for the length of the `with` block."""
        self.enter(client)
        try:
            yield
        finally:
            self.leave(client)

    @staticmethod
    def _keys(client: Client) -> list[tuple[str, str]]:
        named = {
            "person": client.person,
            "network": client.network,
            "site": site_of(client.network),
            "server": "all",
        }
        return [(level, name) for level, name in named.items() if name]


class Budgets:
    """All limits of one server. Each server of a cluster counts for itself."""

    def __init__(self, settings: Settings, files: int | None = None) -> None:
        """`files`: how many files this process may open; None if that is unknown. If they are too
        few for the numbers of WebSockets and connections in `settings`, both numbers are
        reduced."""
        scale = settings.limits
        self.requests = Budget(settings.requests, scale)
        self.handshakes = Budget(settings.handshakes, scale)
        self.messages = Budget(settings.messages, scale)
        self.chat = Budget(settings.chat, scale)
        self.guesses = Budget(settings.guesses, scale)
        self.tables = Budget(settings.tables, scale)
        self.hints = Budget(settings.hints, scale)
        self.imports = Places(settings.imports, scale)
        sockets, connections = settings.sockets, settings.connections
        if scale and files is not None:
            sockets, connections = _within(sockets, connections, files - FILES_RESERVED, scale)
        self.sockets = Places(sockets, scale)
        self.connections = Places(connections, scale)


def _within(
    sockets: Counts, connections: Counts, files: int, scale: float
) -> tuple[Counts, Counts]:
    """Returns the limits of WebSockets and of connections, reduced so that both together need no
    more than `files` open files and a single network has at most half of them. `scale` multiplies
    the limits."""
    wanted = scale * ((sockets.server or files) + (connections.server or files))
    share = min(1.0, max(files, 2) / wanted)

    def reduced(counts: Counts) -> Counts:
        server = int((counts.server or files) * share)
        network = min(counts.network or server, max(1, server // 2))
        return Counts(counts.person, network, server)

    return reduced(sockets), reduced(connections)
