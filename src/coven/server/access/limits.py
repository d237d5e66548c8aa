"""Limits for clients: requests per second (token buckets), and open WebSockets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic


class TokenBucket:
    """Allows `burst` requests at once and `rate` requests a second in the long run."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = float(burst)
        self.refilled = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Takes `cost` tokens. Returns False, and takes nothing, if there are not enough."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.refilled) * self.rate)
        self.refilled = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class RateLimiter:
    """One token bucket per IP address, so that each has its own limit; the least recently used are
    removed."""

    def __init__(self, rate: float, burst: int, max_addresses: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.max_addresses = max_addresses
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allow(self, address: str, cost: float = 1.0) -> bool:
        """Counts a request of this IP address as `cost` tokens. Returns False if it is one too
        many."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self.rate, self.burst)
            if len(self._buckets) > self.max_addresses:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(cost)


class SocketCounter:
    """Counts open WebSockets, in all and by address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.open = 0
        self._by_address: dict[str, int] = {}

    def is_full_for(self, address: str) -> bool:
        """Whether this address may open no more WebSockets now."""
        here = self._by_address.get(address, 0)
        return self.open >= self.most or here >= self.most_per_address

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Counts a WebSocket of this address for the length of the `with` block."""
        self.open += 1
        self._by_address[address] = self._by_address.get(address, 0) + 1
        try:
            yield
        finally:
            self.open -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
