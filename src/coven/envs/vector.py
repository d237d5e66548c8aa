"""The vector environment: steps many games with one call, in several processes."""

from __future__ import annotations

import os
import secrets
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from coven.core import Options

from .board import Board


class Batch(NamedTuple):
    """What `VectorEnv` returns: arrays with a row for each game. A game that has ended has already
    begun again, so its row shows the new game, with the rewards of the old one."""

    observation: NDArray[np.float32]
    """What the seat that must act observes."""
    action_mask: NDArray[np.int8]
    """Its legal actions."""
    seat: NDArray[np.int32]
    """The seat that must act."""
    rewards: NDArray[np.float32]
    """The rewards of all seats, which are 0 unless an episode has ended with this step."""
    terminated: NDArray[np.bool_]
    """Whether the last action has ended its game, or was illegal."""
    truncated: NDArray[np.bool_]
    """Whether an episode has ended because it took `max_steps`."""


class Settings(NamedTuple):
    """The parameters with which another process makes its own `Board`."""

    id: str
    seats: int | None
    options: Options | None
    offers: bool
    max_steps: int | None


class Rows:
    """Some of the games of a vector environment, all in one process. What happens in them is
    written into their rows of the shared arrays."""

    def __init__(self, settings: Settings, first: int, shown: Batch) -> None:
        """`first` is the number of the first of these games; `shown` has their rows."""
        self.boards = [Board(*settings) for _ in shown.seat]
        self.first = first
        self.shown = shown
        self._seed = 0
        self._episodes = [0] * len(self.boards)

    def reset(self, seed: int) -> None:
        """Begins all games. Their chance depends on `seed` and their numbers."""
        self._seed = seed
        self._episodes = [0] * len(self.boards)
        for row in self.shown[3:]:
            row.fill(0)
        for i in range(len(self.boards)):
            self._begin(i)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Plays an action in each game."""
        for i, board in enumerate(self.boards):
            board.act(min(board.state.pending), int(actions[i]))
            terminated, truncated = board.terminated, board.truncated
            self.shown.terminated[i] = terminated
            self.shown.truncated[i] = truncated
            if terminated or truncated:
                self.shown.rewards[i] = board.rewards()
                self._begin(i)
            else:
                self.shown.rewards[i] = 0.0
                self._show(i)

    def _begin(self, i: int) -> None:
        """Begins the next episode of a game."""
        self.boards[i].begin(self._seed << 64 | (self.first + i) << 32 | self._episodes[i])
        self._episodes[i] += 1
        self._show(i)

    def _show(self, i: int) -> None:
        """Writes what the seat that must act in game `i` observes into the row of that game."""
        board = self.boards[i]
        seat = min(board.state.pending)
        self.shown.seat[i] = seat
        board.features(seat, self.shown.observation[i])
        board.mask(seat, out=self.shown.action_mask[i])


def _arrays(memory: Any, count: int, board: Board) -> tuple[Batch, NDArray[np.int64]]:
    """Returns a batch of `count` games and their actions as arrays in this shared memory."""
    kinds: list[tuple[Any, tuple[int, ...]]] = [
        (np.float32, (count, len(board.observer.features))),
        (np.int8, (count, len(board.moves))),
        (np.int32, (count,)),
        (np.float32, (count, board.seats)),
        (np.bool_, (count,)),
        (np.bool_, (count,)),
        (np.int64, (count,)),
    ]
    found, start = [], 0
    for kind, shape in kinds:
        size = int(np.prod(shape))
        found.append(np.frombuffer(memory, kind, size, start).reshape(shape))
        start += -(-size * np.dtype(kind).itemsize // 8) * 8
    *shown, actions = found
    return Batch(*shown), actions


def _size(count: int, board: Board) -> int:
    """Returns a number of bytes that is enough for the shared arrays of `count` games."""
    row = 4 * len(board.observer.features) + len(board.moves) + 4 * board.seats + 14
    return count * row + 64


def _work(
    pipe: Connection, settings: Settings, memory: Any, count: int, first: int, last: int
) -> None:
    """Runs the games from `first` to before `last` in a process of its own: does what comes through
    the pipe, a seed to begin with or None for a step, and answers when it is done. `memory`: the
    shared memory for the batch of all `count` games."""
    shown, actions = _arrays(memory, count, Board(*settings))
    rows = Rows(settings, first, Batch._make(array[first:last] for array in shown))
    while True:
        try:
            seed: int | None = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if seed is None:
            rows.step(actions[first:last])
        else:
            rows.reset(seed)
        pipe.send(None)


class VectorEnv:
    """Many games at once, for learners that play all seats: each step plays one action in every
    game, for the seat that must act there, and returns one batch.

    >>> env = VectorEnv("noughts-and-crosses", 3)
    >>> batch = env.reset(seed=1)
    >>> batch = env.step([4, 0, 8])
    >>> batch.seat.tolist(), batch.action_mask.sum(axis=1).tolist()
    ([1, 1, 1], [8, 8, 8])
    """

    def __init__(
        self,
        id: str,
        count: int,
        seats: int | None = None,
        options: Options | None = None,
        offers: bool = False,
        max_steps: int | None = None,
        workers: int = 0,
    ) -> None:
        """Prepares `count` games; `workers` is the number of processes in which they are played, 0
        for this one, -1 for one on each core. Results do not depend on it. `seats`: the number of
        players, None for the fewest; `offers`: whether masks include moves that nobody waits for;
        `max_steps`: the actions after which an episode is truncated. Raises UnknownGame,
        BadOptions."""
        settings = Settings(id, seats, options, offers, max_steps)
        self.board = Board(*settings)
        """A board like those of the games: its moves, their numbers and the names of
        observations."""
        self.count = count
        workers = min(count, workers if workers >= 0 else os.cpu_count() or 1)
        context = get_context("spawn")
        size = _size(count, self.board)
        memory = context.RawArray("b", size) if workers else bytearray(size)
        self._shown, self._actions = _arrays(memory, count, self.board)
        self._rows = None if workers else Rows(settings, 0, self._shown)
        self._pipes: list[Any] = []
        self._processes: list[Any] = []
        for worker in range(workers):
            first, last = (count * n // workers for n in (worker, worker + 1))
            pipe, theirs = context.Pipe()
            args = (theirs, settings, memory, count, first, last)
            process = context.Process(target=_work, args=args, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(pipe)
            self._processes.append(process)

    def observation_names(self) -> list[str]:
        """Returns the name of each number of an observation."""
        return self.board.observation_names()

    @property
    def single_observation_space(self) -> spaces.Dict:
        """Returns the space of one row's observation and mask."""
        return self.board.space()

    @property
    def single_action_space(self) -> spaces.Discrete[Any]:
        """Returns the space of one game's actions."""
        return spaces.Discrete(len(self.board.moves))

    def reset(self, seed: int | None = None) -> Batch:
        """Begins all games; `seed` is that of all chance, None for a random one."""
        number = secrets.randbits(64) if seed is None else seed
        if self._rows:
            self._rows.reset(number)
        return self._everybody(number)

    def step(self, actions: Any) -> Batch:
        """Plays one action in each game, in the order of the games. One that the mask forbids ends
        its episode, with -1 for the seat that chose it."""
        self._actions[:] = actions
        if self._rows:
            self._rows.step(self._actions)
        return self._everybody(None)

    def _everybody(self, what: int | None) -> Batch:
        """Sends `what` to all workers, waits for them, and returns a copy of the batch that they
        have written. `what`: a seed to begin all games, or None for a step."""
        for pipe in self._pipes:
            pipe.send(what)
        for pipe in self._pipes:
            pipe.recv()
        return Batch._make(array.copy() for array in self._shown)

    def close(self) -> None:
        """Ends the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
