"""What the pages work with."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from coven.store import Store

from ..access.budgets import Budgets
from ..access.guests import GuestCookies
from ..access.passkeys import Passkeys
from ..access.sessions import Sessions
from ..bots.win_curves import WinCurves
from ..cluster.peers import Peers
from ..live.presence import Presence
from ..live.registry import TableRegistry
from ..ops.clock import ServerClock
from ..settings import Settings
from .import_worker import Importer


@dataclass(frozen=True)
class Site:
    """What all pages share: settings, store, tables in memory, presence, cookies and limits;
    made once by the application, kept in `app.state.site`."""

    settings: Settings
    store: Store
    clock: ServerClock
    """The time for everything at tables."""
    tables: TableRegistry
    presence: Presence
    peers: Peers
    win_curves: WinCurves
    importer: Importer
    cookies: GuestCookies
    sessions: Sessions
    passkeys: Passkeys
    budgets: Budgets


def site_of(connection: HTTPConnection) -> Site:
    """Returns the `Site` of the application that this request was sent to."""
    site = connection.app.state.site
    assert isinstance(site, Site)
    return site
