"""The PettingZoo environments: one seat after the other (AEC), and all seats at once (parallel)."""

from __future__ import annotations

from functools import partial
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from coven.core import Options

from .board import RENDER_MODES, Board, LegalActions, Observation, Rendered


class TurnBasedEnv(AECEnv[str, Observation, int]):
    """The AEC environment: one seat after the other; of several that are asked, the lowest
    first."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.metadata = {
            "name": board.game.id,
            "is_parallelizable": False,
            "render_modes": RENDER_MODES,
            "render_fps": 1,
        }
        self.render_mode = board.render_mode
        self.possible_agents = list(board.agents)
        self.agents: list[str] = []
        self._space = board.space()
        self._actions = {
            agent: LegalActions(len(board.moves), partial(board.mask, seat))
            for seat, agent in enumerate(self.possible_agents)
        }
        self.agent_selection = self.possible_agents[0]
        self.infos: dict[str, dict[str, Any]] = {}

    def observation_names(self) -> list[str]:
        """Returns the name of each number of an observation."""
        return self.board.observation_names()

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
        return self.board.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Plays an action of the selected agent. If the mask forbids it, the episode ends with -1
        for this agent and 0 for the others, and the infos say why (``illegal``)."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        board = self.board
        self._cumulative_rewards[agent] = 0.0
        board.act(self.possible_agents.index(agent), -1 if action is None else int(action))
        self._clear_rewards()
        if board.terminated or board.truncated:
            self.rewards = dict(zip(self.possible_agents, board.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, board.terminated)
            self.truncations = dict.fromkeys(self.agents, board.truncated)
            self.agent_selection = self.agents[0]
            self.infos = {other: board.info(i) for i, other in enumerate(self.agents)}
        else:
            self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        """Selects the seat that is asked next as the environment's agent, and lists its legal moves
        in its info."""
        seat = min(self.board.state.pending)
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos = {other: {} for other in self.agents}
        self.infos[agent] = self.board.info(seat)

    def render(self) -> Rendered:
        """Returns the position as the selected agent sees it."""
        return self.board.render(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        return None


class SimultaneousEnv(ParallelEnv[str, Observation, int]):
    """The parallel environment: all seats act at once. A seat that is not asked has only the last
    action: to wait."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.metadata = {"name": board.game.id, "render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = board.render_mode
        self.wait = len(board.moves)
        self.possible_agents = list(board.agents)
        self.agents: list[str] = []
        self._space = board.space(extra=1)
        self._actions = {
            agent: LegalActions(self.wait + 1, partial(board.mask, seat, 1))
            for seat, agent in enumerate(self.possible_agents)
        }

    def observation_names(self) -> list[str]:
        """Returns the name of each number of an observation."""
        return self.board.observation_names()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        self.board.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Plays the actions in the order of seats. If a mask forbids one, none is played, and the
        episode ends with -1 for that agent and 0 for the others; the infos say why (``illegal``).
        If an earlier seat's action makes a later one impossible, the later seat is asked again, and
        its info says so (``skipped``)."""
        board, agents = self.board, self.agents
        chosen = [int(actions[agent]) for agent in agents]
        skipped = []
        for seat, action in enumerate(chosen):
            if not board.mask(seat, 1)[action]:
                board.forbid(seat, action)
                chosen = []
                break
        for seat, action in enumerate(chosen):
            if action == self.wait:
                continue
            if board.legal(seat, action) is None:
                skipped.append(seat)
            else:
                board.act(seat, action)
        infos = self._infos()
        for seat in skipped:
            infos[agents[seat]]["skipped"] = True
        if board.terminated or board.truncated:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, board.rewards(), strict=True)),
            dict.fromkeys(agents, board.terminated),
            dict.fromkeys(agents, board.truncated),
            infos,
        )

    def _observations(self) -> dict[str, Observation]:
        """Returns every agent's observation."""
        agents = enumerate(self.possible_agents)
        return {agent: self.board.observe(seat, extra=1) for seat, agent in agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        """Returns, by agent, the moves that it may choose and, after an illegal action, why it was
        illegal."""
        return {agent: self.board.info(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Rendered:
        """Returns the position as a spectator sees it."""
        return self.board.render()

    def close(self) -> None:
        return None


def aec(
    id: str,
    seats: int | None = None,
    options: Options | None = None,
    offers: bool = False,
    max_steps: int | None = None,
    render_mode: str | None = None,
) -> TurnBasedEnv:
    """Returns the game `id` as an AEC environment (one agent after the other). `seats`: the number
    of players, None for the fewest; `offers`: whether the mask includes moves that nobody waits
    for; `max_steps`: the actions after which an episode is truncated; `render_mode`: one of those
    of `Board.render`. Raises UnknownGame, BadOptions, ValueError."""
    return TurnBasedEnv(Board(id, seats, options, offers, max_steps, render_mode))


def parallel(
    id: str,
    seats: int | None = None,
    options: Options | None = None,
    offers: bool = False,
    max_steps: int | None = None,
    render_mode: str | None = None,
) -> SimultaneousEnv:
    """Returns the game `id` as a parallel environment (all agents at once). `seats`: the number of
    players, None for the fewest; `offers`: whether the mask includes moves that nobody waits for;
    `max_steps`: the actions after which an episode is truncated; `render_mode`: one of those of
    `Board.render`. Raises UnknownGame, BadOptions, ValueError."""
    return SimultaneousEnv(Board(id, seats, options, offers, max_steps, render_mode))
