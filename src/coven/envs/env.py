"""The PettingZoo environments: one seat after the other (AEC), and all seats at once (parallel)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from coven import games
from coven.bots import place_value
from coven.core import Game, Move, Options, Rng, State, new_secret, play, rng_of

from .features import MOST, SIZE, features

Observation = dict[str, Any]
Mask = NDArray[np.int8]


class Board:
    """What both environments share: a game, its numbered moves, and a position.

    An action is the index of a move in ``moves``, which lists all moves that could ever be legal.
    An observation has the features of what the seat may know and the mask of its legal actions.
    """

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.agents = [f"seat_{i}" for i in range(seats)]
        self.state: State = game.new(seats, options, rng_of(0))
        self.moves: list[Move] = list(game.every_move(self.state))
        self.numbers = {move.text: n for n, move in enumerate(self.moves)}

    def begin(self, seed: int | None) -> None:
        """Starts a new game; `seed` is that of its chance, None for a random one."""
        rng = Rng(new_secret()) if seed is None else rng_of(seed)
        self.state = self.game.new(self.seats, self.options, rng)

    def space(self, extra: int = 0) -> spaces.Dict:
        """Returns the observation space (shapes of features and action mask); `extra` is the number
        of actions that are not moves."""
        shown = spaces.Box(-MOST, MOST, (SIZE,), np.float32)
        mask = spaces.Box(0, 1, (len(self.moves) + extra,), np.int8)
        return spaces.Dict({"observation": shown, "action_mask": mask})

    def observe(self, seat: int, mask: Mask) -> Observation:
        """Returns the observation of a seat with this action mask."""
        return {"observation": features(self.game.sight(self.state, seat)), "action_mask": mask}

    def mask(self, seat: int, extra: int = 0) -> Mask:
        """Returns the action mask of a seat, with 1 for legal moves; all 0 if it is not asked.
        `extra` is the number of actions after the moves, which get 0."""
        mask = np.zeros(len(self.moves) + extra, dtype=np.int8)
        for move in self.state.moves(seat) if seat in self.state.pending else ():
            mask[self.numbers[move.text]] = 1
        return mask

    def results(self) -> list[float]:
        """Returns the reward of each seat, from -1 for the last place to 1 for the first."""
        return [2.0 * place_value(self.game, self.state, seat) - 1.0 for seat in range(self.seats)]


class Seats(AECEnv[str, Observation, int]):
    """The AEC environment: one seat after the other; of several that are asked, the lowest
    first."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        super().__init__()
        self.metadata = {"name": game.id, "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.board = Board(game, seats, options)
        self.possible_agents = list(self.board.agents)
        self.agents: list[str] = []
        self._space = self.board.space()
        self._actions = {a: spaces.Discrete(len(self.board.moves)) for a in self.possible_agents}
        self.agent_selection = self.possible_agents[0]
        self.infos: dict[str, dict[str, Any]] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.board.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return self.board.observe(seat, self.board.mask(seat))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is asked must act")
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        play(self.board.state, seat, self.board.moves[int(action)])
        self._clear_rewards()
        if self.board.state.over:
            for other, reward in zip(self.possible_agents, self.board.results(), strict=True):
                self.rewards[other] = reward
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
            self.infos = {other: {} for other in self.agents}
        else:
            self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        """Selects the seat that is asked next as the environment's agent, and lists its legal moves
        in its info."""
        seat = min(self.board.state.pending)
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos = {other: {} for other in self.agents}
        self.infos[agent] = {"moves": [str(move) for move in self.board.state.moves(seat)]}

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class SeatsAtOnce(ParallelEnv[str, Observation, int]):
    """The parallel environment: all seats act at once. A seat that is not asked has only the last
    action: to wait."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.metadata = {"name": game.id, "render_modes": []}
        self.render_mode = None
        self.board = Board(game, seats, options)
        self.wait = len(self.board.moves)
        self.possible_agents = list(self.board.agents)
        self.agents: list[str] = []
        self._space = self.board.space(extra=1)
        self._actions = {a: spaces.Discrete(self.wait + 1) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        self.board.begin(seed)
        self.agents = list(self.possible_agents)
        return dict(self._observations()), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Plays the actions in the order of seats. An action that is illegal, or that an earlier
        seat's action has made illegal, is ignored, and the seat is asked again."""
        state = self.board.state
        for agent in self.agents:
            seat, action = self.possible_agents.index(agent), int(actions[agent])
            if seat not in state.pending or state.over:
                continue
            move = self.board.moves[action] if action != self.wait else None
            if move in state.moves(seat):
                assert move is not None
                play(state, seat, move)
        over = state.over
        rewards = self.board.results() if over else [0.0] * self.board.seats
        agents = self.agents
        self.agents = [] if over else list(self.possible_agents)
        return (
            dict(self._observations()),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> Iterator[tuple[str, Observation]]:
        """Yields pairs of every agent's name and its observation."""
        for seat, agent in enumerate(self.possible_agents):
            mask = self.board.mask(seat, extra=1)
            if not mask.any():
                mask[self.wait] = 1
            yield agent, self.board.observe(seat, mask)

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


@cache
def _fewest_players(id: str) -> int:
    """Returns the smallest number of players, but at least two, with which the game `id` can be
    played."""
    return min(n for n in games.game(id).facts.players if n > 1)


def aec(id: str, seats: int | None = None, options: Options | None = None) -> Seats:
    """Returns the game `id` as an AEC environment (one agent after the other). `seats`: the number
    of players, None for the fewest. Raises UnknownGame, BadOptions."""
    count = seats or _fewest_players(id)
    return Seats(games.game(id), count, games.game(id).complete(count, options or {}))


def parallel(id: str, seats: int | None = None, options: Options | None = None) -> SeatsAtOnce:
    """Returns the game `id` as a parallel environment (all agents at once). `seats`: the number of
    players, None for the fewest. Raises UnknownGame, BadOptions."""
    count = seats or _fewest_players(id)
    return SeatsAtOnce(games.game(id), count, games.game(id).complete(count, options or {}))
