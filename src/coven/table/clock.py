"""Clocks: server time, a bank per seat and an increment per answered question.

A clock runs while its person is waited for. It never ends a game: a seat whose time is up is
played by a bot until its person takes it back. Hourglasses belong to the rules of a game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

MINUTE = 60.0
DAY = 24 * 60 * MINUTE


@dataclass(frozen=True)
class Pace:
    """A way to give time, named ``pace-KEY``; in seconds."""

    key: str
    bank: float
    """What every seat begins with, and the most it can have."""
    increment: float
    """Added when a seat has answered."""
    minimum_on_return: float
    """The least a person has who takes the seat back from a bot."""


PACES: dict[str, Pace | None] = {
    "none": None,
    "relaxed": Pace("relaxed", 20 * MINUTE, 45.0, 2 * MINUTE),
    "fast": Pace("fast", 5 * MINUTE, 10.0, 30.0),
    "days": Pace("days", 3 * DAY, DAY, DAY),
}


TAKEBACK_SECONDS = {"none": 5 * MINUTE, "relaxed": 2 * MINUTE, "fast": 30.0, "days": DAY}
"""How long others have to answer who asks to take a move back."""


class RunningTimer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An hourglass of the rules: when it has run out, at `due`, the seat has made the move."""

    seat: int
    move: str
    since: int
    due: float


class Clocks(msgspec.Struct, forbid_unknown_fields=True, rename={"remaining": "left"}):
    """What each seat has left, counted up to `settled`."""

    remaining: list[float]
    credited: list[int]
    """Per seat, the ply of the last answer that earned an increment: undoing and answering again
    earns nothing."""
    settled: float

    @classmethod
    def start(cls, pace: Pace, seats: int, now: float) -> Clocks:
        return cls([pace.bank] * seats, [0] * seats, now)

    def copy(self) -> Clocks:
        return Clocks(self.remaining.copy(), self.credited.copy(), self.settled)

    def remaining_at(self, seat: int, running: bool, now: float) -> float:
        spent = max(0.0, now - self.settled) if running else 0.0
        return self.remaining[seat] - spent

    def settle(self, running: Iterable[int], now: float) -> None:
        """Counts the time of those who were waited for since the last time. A server's clock that
        was set back costs nobody anything."""
        spent = max(0.0, now - self.settled)
        for seat in running:
            self.remaining[seat] -= spent
        self.settled = now

    def credit(self, pace: Pace, seat: int, ply: int) -> None:
        """The seat has answered with the ply-th answer of the match."""
        if ply > self.credited[seat]:
            self.credited[seat] = ply
            self.remaining[seat] = min(pace.bank, self.remaining[seat] + pace.increment)

    def refill(self, pace: Pace, seat: int) -> None:
        """Somebody sits down where a bot has played."""
        self.remaining[seat] = max(self.remaining[seat], pace.minimum_on_return)

    def skip(self, seconds: float) -> None:
        """Time in which no server was running does not count."""
        self.settled += seconds
