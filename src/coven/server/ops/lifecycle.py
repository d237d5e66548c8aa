"""How far a server is between its start and its stop."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Lifecycle:
    """Flags that the server's parts set and read: whether games and matches are loaded, and whether
    the server is about to stop."""

    learned: bool = False
    """All games and their texts are loaded. Before that, the first visitor of a game waits."""
    settled: bool = False
    """All running matches are loaded, too."""
    writable: bool = True
    """The last heartbeat could be stored. If not, everything can still be read."""
    draining: bool = False
    """The server is about to close: a load balancer should send nobody here."""
    closing: bool = False
    """Bots and clocks have stopped."""

    @property
    def staying(self) -> bool:
        """Whether the server is not about to stop, so that visitors may be sent to it."""
        return not self.closing and not self.draining
