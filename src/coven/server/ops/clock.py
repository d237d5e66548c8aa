"""The time of the server, which does not jump when the machine's clock is set."""

from __future__ import annotations

import time
from collections.abc import Callable

TOLERANCE_SECONDS = 1.0
"""By how much the machine's clock may differ before its time is adopted."""


class ServerClock:
    """Unix time that runs on evenly: it starts with the machine's clock and goes on by the
    monotonic one. What players have left is counted by it, so that nobody loses or gains time when
    the machine's clock is set or the machine sleeps (S18)."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.wall = wall
        self._monotonic = monotonic
        self._offset = wall() - monotonic()
        self.adopted = 0.0
        """The sum of all jumps that were adopted, in seconds."""

    def now(self) -> float:
        """Returns the time in seconds since 1970."""
        return self._monotonic() + self._offset

    def adopt_wall_time(self) -> float:
        """Takes over the time of the machine's clock, if that was set or if the machine slept.
        Returns by how many seconds `now` jumped; 0 if it did not. All times that were noted before
        must be moved by as much."""
        jump = self.wall() - self.now()
        if abs(jump) <= TOLERANCE_SECONDS:
            return 0.0
        self._offset += jump
        self.adopted += jump
        return jump
