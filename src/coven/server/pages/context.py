"""What the pages work with."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from coven.store import Store

from ..access.guests import GuestCookies
from ..access.limits import RateLimiter
from ..bots.win_curves import WinCurves
from ..cluster.peers import Peers
from ..live.presence import Presence
from ..live.registry import TableRegistry
from ..settings import Settings
from .import_worker import Importer


@dataclass(frozen=True)
class Site:
    """What all pages share: settings, store, tables in memory, presence, cookies and rate limits;
    made once by the application, kept in `app.state.site`."""

    settings: Settings
    store: Store
    tables: TableRegistry
    presence: Presence
    peers: Peers
    win_curves: WinCurves
    importer: Importer
    cookies: GuestCookies
    guess_limit: RateLimiter
    """Limits how often an address tries invitation links and codes."""
    import_limit: RateLimiter
    """Limits how often an address sends match files."""


def site_of(connection: HTTPConnection) -> Site:
    """Returns the `Site` of the application that this request was sent to."""
    site = connection.app.state.site
    assert isinstance(site, Site)
    return site
