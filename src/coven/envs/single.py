"""The Gymnasium environment: one agent plays against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from coven.bots import Bot, RandomBot, bot_of, play_bots
from coven.core import Options, apply

from .board import RENDER_MODES, Board, LegalActions, Mask, Observation, Rendered

Opponent = str | Bot


class SingleAgentEnv(gymnasium.Env[Observation, Any]):
    """One agent at one seat, and a bot at each of the others."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        id: str,
        opponents: Opponent | Sequence[Opponent] = "random",
        seats: int | None = None,
        options: Options | None = None,
        seat: int | None = None,
        offers: bool = False,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`opponents`: a bot, or what describes one (`coven.bots.bot_of`), for all other seats, or
        one for each of them in turn order; `seat`: the agent's seat, None for another one in each
        episode; `offers`: whether the mask includes moves that nobody waits for; `max_steps`: the
        actions after which an episode is truncated; `render_mode`: one of those of `Board.render`.
        Raises UnknownGame, BadOptions, BadSpec, ValueError."""
        self.board = Board(id, seats, options, offers, max_steps, render_mode)
        self.render_mode = render_mode
        others = self.board.seats - 1
        self.opponents = (
            [opponents] * others if isinstance(opponents, str | Bot) else list(opponents)
        )
        if len(self.opponents) != others:
            raise ValueError(f"there are {others} opponents, not {len(self.opponents)}")
        for opponent in self.opponents:
            self._bot(opponent, 0)
        self._always = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.observation_space = self.board.space()
        self.action_space = LegalActions(len(self.board.moves), self.action_mask)

    def observation_names(self) -> list[str]:
        """Returns the name of each number of an observation."""
        return self.board.observation_names()

    def action_mask(self) -> Mask:
        """Returns the mask of the agent's legal actions."""
        return self.board.mask(self.seat)

    def _bot(self, opponent: Opponent, seed: int) -> Bot:
        return bot_of(self.board.game, opponent, seed) if isinstance(opponent, str) else opponent

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        rng = self.np_random
        count = self.board.seats
        self.seat = int(rng.integers(count)) if self._always is None else self._always
        others = [(self.seat + i) % count for i in range(1, count)]
        self.bots = {
            other: self._bot(opponent, int(rng.integers(1 << 30)))
            for other, opponent in zip(others, self.opponents, strict=True)
        }
        self._quick = all(type(bot) is RandomBot for bot in self.bots.values())
        self.board.begin(int(rng.integers(1 << 62)))
        self._play_bots()
        return self._observe()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action of the agent, then what the bots do until it is asked again. If the mask
        forbids the action, the episode ends with -1, and the info says why (``illegal``)."""
        board = self.board
        board.act(self.seat, int(action))
        if not board.illegal:
            self._play_bots()
        observation, info = self._observe()
        return observation, board.rewards()[self.seat], board.terminated, board.truncated, info

    def _play_bots(self) -> None:
        """Lets the bots play until the agent is asked or the game is over."""
        state = self.board.state
        if not self._quick:
            for seat, move in play_bots(self.board.game, state, self.bots):
                apply(state, seat, move)
            return
        while state.pending and set(state.pending) != {self.seat}:  # a bot's own look takes long
            seat = next(other for other in state.pending if other != self.seat)
            moves = state.pending[seat]
            apply(state, seat, moves[self.bots[seat].rng.pick(len(moves))])

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        """Returns the agent's observation and info."""
        return self.board.observe(self.seat), self.board.info(self.seat)

    def render(self) -> Rendered:
        """Returns the position as the agent sees it."""
        return self.board.render(self.seat)
