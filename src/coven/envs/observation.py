"""What a seat observes, as a vector of numbers with names and bounds."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from coven.bots import BotRng
from coven.core import Feature, Frame, Game, State

Vector = NDArray[np.float32]

MEMORY = 1.0
"""Seats remember everything that they have seen, as the strongest bots do."""


class Observer:
    """Turns positions of a game with this number of seats into vectors.

    A vector has the number of the seat that looks (``seat-0`` …), whether it is asked (``asked``)
    and by which frame (``frame-NAME``). Then come the game's own features (`Game.features`), which
    learned bots use, too: they are seen from the seat, first its own, then the others in turn
    order. A game without features has these instead: its evaluation for the seat (``value``), and
    everybody's points as a share of what is possible (``points-own``, ``points-next-1`` …).

    All of it is computed from a copy of the position in which everything that the seat cannot know
    was drawn again at random (`Game.determinise`)."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        frames = [kind for kind in game.saved_types if issubclass(kind, Frame)]
        self._frames = {kind: seats + 1 + i for i, kind in enumerate(frames)}
        own = game.FEATURES or (
            Feature("value", 0, 1),
            Feature("points-own", 0, 1),
            *(Feature(f"points-next-{i}", 0, 1) for i in range(1, seats)),
        )
        self._head = seats + 1 + len(frames)
        flags = [f"seat-{i}" for i in range(seats)] + ["asked"]
        flags += [f"frame-{kind.__name__}" for kind in frames]
        self.features = (*(Feature(name, 0, 1) for name in flags), *own)
        """The name and bounds of each number."""
        self.low = np.array([feature.low for feature in self.features], np.float32)
        self.high = np.array([feature.high for feature in self.features], np.float32)
        self._rng = BotRng(0)

    def observe(self, state: State, seat: int, seed: int, out: Vector | None = None) -> Vector:
        """Returns what the seat observes, in `out` if it is given. `seed` decides how that which
        the seat cannot know is drawn again, so it must be unknown to the players. When the game is
        over, only ``seat-N`` is set."""
        found = np.empty(len(self.features), np.float32) if out is None else out
        found.fill(0.0)
        found[seat] = 1.0
        if state.over:
            return found
        self._rng.reseed(seed)
        position = self.game.determinise(state, seat, self._rng, MEMORY)
        if seat in state.pending:
            found[self.seats] = 1.0
        frame = self._frames.get(type(position.top))
        if frame is not None:
            found[frame] = 1.0
        own = (
            self.game.features(position, seat) if self.game.FEATURES else self._own(position, seat)
        )
        found[self._head :] = own
        return found

    def _own(self, position: State, seat: int) -> list[float]:
        """Returns the numbers for a game without features."""
        low, high = self.game.facts.scores
        points = [sum(parts.values()) for parts in self.game.scores(position)]
        rotated = points[seat:] + points[:seat]
        shares = [min(1.0, max(0.0, (total - low) / (high - low))) for total in rotated]
        return [self.game.evaluate(position, seat), *shares]
