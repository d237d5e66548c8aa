"""The collaborators that live tables and their connections share."""

from __future__ import annotations

from dataclasses import dataclass

from coven.store import Store

from ..bots.pool import BotPool
from ..cluster.peers import Peers
from ..ops.lifecycle import Lifecycle
from ..ops.metrics import Metrics
from ..settings import Settings
from .presence import DeferredUpdates, Presence


@dataclass(frozen=True)
class Services:
    """What live tables and connections work with; made once by the application."""

    settings: Settings
    store: Store
    metrics: Metrics
    lifecycle: Lifecycle
    bots: BotPool
    peers: Peers
    presence: Presence
    deferred: DeferredUpdates
