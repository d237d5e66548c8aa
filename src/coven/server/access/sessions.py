"""Which cookies of a person are valid: a person can end the sessions of all other browsers."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.requests import HTTPConnection

from coven.store import Store, StoreDown

from .guests import Guest, GuestCookies, new_guest

MOST_KNOWN = 20_000
FRESH_SECONDS = 5.0
"""How long a number is believed without asking the store, where `coven admin` may have changed it.
"""


class Sessions:
    """Knows the number of each person's valid session. Numbers are stored, and also remembered
    here, so that people stay signed in while the store is down."""

    def __init__(self, store: Store, cookies: GuestCookies, is_cluster: bool) -> None:
        """`is_cluster`: whether other processes may end sessions, too; then the store is asked
        about every request."""
        self._store = store
        self._cookies = cookies
        self._is_cluster = is_cluster
        self._known: OrderedDict[str, int] = OrderedDict()
        self._asked: dict[str, float] = {}
        """When the store was last asked about a person, by the monotonic clock."""

    async def guest(self, connection: HTTPConnection) -> Guest:
        """Returns the guest who sent this request: a new one if there is no cookie, or if its
        session was ended. Raises StoreDown if that cannot be known."""
        guest = self._cookies.read(connection)
        if not guest.known or guest.session == await self._number(guest.id):
            return guest
        return new_guest(guest.language, "signed-out")

    async def _number(self, person: str) -> int:
        """Returns the number of the person's valid session. Raises StoreDown."""
        known = self._known.get(person)
        fresh = time.monotonic() - self._asked.get(person, -FRESH_SECONDS) < FRESH_SECONDS
        if known is not None and fresh and not self._is_cluster:
            self._known.move_to_end(person)
            return known
        try:
            number = (await self._store.sessions([person])).get(person, 0)
        except StoreDown:
            if known is None:
                raise
            return known
        self.note(person, number)
        self._asked[person] = time.monotonic()
        return self._known[person]

    def note(self, person: str, number: int) -> None:
        """Remembers the number of a person's valid session, unless a larger one is known."""
        self._known[person] = max(number, self._known.get(person, 0))
        self._known.move_to_end(person)
        if len(self._known) > MOST_KNOWN:
            self._asked.pop(self._known.popitem(last=False)[0], None)
