"""Thinking time: each seat has a bank of seconds and gets an increment for every answer.

A clock runs only while the table waits for that seat's person. Running out of time never ends a
match: a bot plays the seat until its person reclaims it. Timers that belong to a game's rules
(`RunningTimer`) are something else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

MINUTE = 60.0
DAY = 24 * 60 * MINUTE


@dataclass(frozen=True)
class Pace:
    """How much time each seat gets, in seconds. Its name is the Fluent message ``pace-KEY``."""

    key: str
    bank: float
    """Seconds that every seat begins with; also the most that it can have."""
    increment: float
    """Seconds added when a seat has answered."""
    minimum_on_return: float
    """A person who reclaims a seat from a bot has at least this many seconds."""


PACES: dict[str, Pace | None] = {
    "none": None,
    "relaxed": Pace("relaxed", 20 * MINUTE, 45.0, 2 * MINUTE),
    "fast": Pace("fast", 5 * MINUTE, 10.0, 30.0),
    "days": Pace("days", 3 * DAY, DAY, DAY),
}


TAKEBACK_SECONDS = {"none": 5 * MINUTE, "relaxed": 2 * MINUTE, "fast": 30.0, "days": DAY}
"""How long the others have to answer a takeback request, by the key of the table's pace."""


class RunningTimer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A timer of the game's rules: at time `due`, `move` is played for `seat`."""

    seat: int
    move: str
    since: int
    """The ply at which the timer was started; tells apart two timers for the same move."""
    due: float


class Clocks(msgspec.Struct, forbid_unknown_fields=True, rename={"remaining": "left"}):
    """The seconds that each seat had left at time `settled`."""

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
        """Returns the seconds that the seat has left at `now`. `running`: whether its clock has
        been running since `settled`."""
        spent = max(0.0, now - self.settled) if running else 0.0
        return self.remaining[seat] - spent

    def settle(self, running: Iterable[int], now: float) -> None:
        """Subtracts the time since `settled` from the clocks of the `running` seats. If the
        server's clock was set back meanwhile, nobody loses time."""
        spent = max(0.0, now - self.settled)
        for seat in running:
            self.remaining[seat] -= spent
        self.settled = now

    def credit(self, pace: Pace, seat: int, ply: int) -> None:
        """Adds the pace's increment for an answer of the seat. `ply` is the number of answers given
        so far: nothing is added if the seat already got an increment at this ply or later, as after
        an undo."""
        if ply > self.credited[seat]:
            self.credited[seat] = ply
            self.remaining[seat] = min(pace.bank, self.remaining[seat] + pace.increment)

    def refill(self, pace: Pace, seat: int) -> None:
        """Raises the seat's time to what the pace gives to a person who takes over from a bot, if
        it has less."""
        self.remaining[seat] = max(self.remaining[seat], pace.minimum_on_return)

    def skip(self, seconds: float) -> None:
        """Leaves `seconds`, in which no server was running, out of all running clocks."""
        self.settled += seconds
