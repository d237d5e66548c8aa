"""The collaborators that live tables and their connections share."""

from __future__ import annotations

from dataclasses import dataclass

from coven.store import Store

from ..access.budgets import Budgets
from ..bots.pool import BotPool
from ..cluster.peers import Peers
from ..ops.clock import ServerClock
from ..ops.lifecycle import Lifecycle
from ..ops.metrics import Metrics
from ..settings import Settings
from .presence import DeferredUpdates, Presence


@dataclass(frozen=True)
class Services:
    """The parts of the server that live tables and connections share: store, bots, peers, presence
    and so on; made once by the application."""

    settings: Settings
    store: Store
    metrics: Metrics
    lifecycle: Lifecycle
    budgets: Budgets
    bots: BotPool
    peers: Peers
    presence: Presence
    deferred: DeferredUpdates
    clock: ServerClock
