"""PettingZoo's own tests for every game, and what observations may contain."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from coven import envs, games
from coven.bots import BotRng, position_for
from coven.core import Illegal, play, rng_of

GAMES = games.ids()


@pytest.fixture(autouse=True)
def quiet() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_s_api_test_passes(id: str) -> None:
    api_test(envs.aec(id), num_cycles=60)


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_s_seed_test_passes(id: str) -> None:
    seed_test(lambda: envs.aec(id), num_cycles=40)


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_s_parallel_test_passes(id: str) -> None:
    parallel_api_test(Masked(id), num_cycles=60)


@pytest.mark.parametrize("id", GAMES)
def test_random_actions_under_the_mask_end_every_game_with_rewards(id: str) -> None:
    game = games.game(id)
    rng = BotRng(3)
    env = envs.aec(id, game.facts.players[-1])
    env.reset(seed=5)
    rewards = {}
    for agent in env.agent_iter(max_iter=4 * game.facts.most_plies):
        observation, reward, ended, _, info = env.last()
        if ended:
            rewards[agent] = reward
            env.step(None)
            continue
        assert observation is not None
        open_moves = np.flatnonzero(observation["action_mask"])
        assert sorted(env.board.moves[n].text for n in open_moves) == sorted(info["moves"])
        asked = env.board.state.pending[env.possible_agents.index(agent)]
        env.step(env.board.numbers[asked[rng.pick(len(asked))].text])
    assert set(rewards) == set(env.possible_agents)
    assert max(rewards.values()) >= min(rewards.values())
    assert all(-1.0 <= reward <= 1.0 for reward in rewards.values())


@pytest.mark.parametrize("id", GAMES)
def test_an_observation_contains_only_what_its_seat_may_know(id: str) -> None:
    """If what the seat cannot know is drawn again, its observation stays the same."""
    game = games.game(id)
    rng = BotRng(1)
    state = game.new(2, rng=rng_of(9))
    for _ in range(60):
        if state.over:
            break
        for seat in range(2):
            other = position_for(game, state, seat, rng_of(rng.pick(1 << 30)), 0.0)
            mine, theirs = (
                envs.features(game.sight(position, seat)) for position in (state, other)
            )
            assert np.array_equal(mine, theirs)
        seat = min(state.pending)
        moves = state.pending[seat]
        play(state, seat, moves[rng.pick(len(moves))])


def test_different_facts_make_different_numbers() -> None:
    game = games.game("noughts-and-crosses")
    state = game.new(2)
    before = envs.features(game.sight(state, 0))
    play(state, 0, state.pending[0][0])
    assert not np.array_equal(before, envs.features(game.sight(state, 0)))


def test_an_action_outside_the_mask_is_refused_and_changes_nothing() -> None:
    env = envs.aec("noughts-and-crosses")
    env.reset(seed=1)
    env.step(4)
    with pytest.raises(Illegal):
        env.step(4)
    assert env.agent_selection == "seat_1"
    env.step(3)
    assert env.agent_selection == "seat_0"


class Masked(envs.SeatsAtOnce):
    """An action space that samples legal actions, because PettingZoo's parallel test ignores
    masks."""

    def __init__(self, id: str) -> None:
        game = games.game(id)
        super().__init__(game, 2, game.complete(2, {}))
        self.rng = BotRng(2)

    def step(self, actions: dict[str, int]) -> Any:
        legal = {}
        for agent in self.agents:
            seat = self.possible_agents.index(agent)
            asked = self.board.state.pending.get(seat)
            legal[agent] = (
                self.board.numbers[asked[self.rng.pick(len(asked))].text] if asked else self.wait
            )
        return super().step(legal)
