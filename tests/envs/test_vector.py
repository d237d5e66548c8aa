"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

from coven import envs


def random_actions(batch: envs.Batch, rng: np.random.Generator) -> list[int]:
    return [int(rng.choice(np.flatnonzero(mask))) for mask in batch.action_mask]


@pytest.mark.parametrize("id", ["wandering-towers", "noughts-and-crosses"])
def test_a_vector_of_games_gives_what_single_games_give(id: str) -> None:
    """L5: each game of a vector has the observations and masks of a single environment with its
    seed."""
    many = envs.vector(id, 3)
    batch = many.reset(seed=8)
    ones = [envs.aec(id) for _ in range(3)]
    for i, one in enumerate(ones):
        one.reset(seed=8 << 64 | i << 32)
    rng = np.random.default_rng(1)
    for _ in range(4):
        actions = random_actions(batch, rng)
        batch = many.step(actions)
        for i, one in enumerate(ones):
            one.step(actions[i])
            shown = one.observe(one.agent_selection)
            assert one.agent_selection == f"seat_{batch.seat[i]}"
            assert np.array_equal(batch.observation[i], shown["observation"])
            assert np.array_equal(batch.action_mask[i], shown["action_mask"])


def test_several_processes_give_what_one_gives() -> None:
    """L5: a vector whose games are spread over two processes gives the same batches as one
    process."""
    with (
        envs.vector("noughts-and-crosses", 5) as here,
        envs.vector("noughts-and-crosses", 5, workers=2) as elsewhere,
    ):
        batch, same = here.reset(seed=3), elsewhere.reset(seed=3)
        rng = np.random.default_rng(1)
        ended = 0
        for _ in range(40):
            actions = random_actions(batch, rng)
            batch, same = here.step(actions), elsewhere.step(actions)
            for a, b in zip(batch, same, strict=True):
                np.testing.assert_array_equal(a, b)
            ended += int(batch.terminated.sum())
        assert ended > 5


def test_a_game_that_has_ended_begins_again_and_its_rewards_are_shown_once() -> None:
    env = envs.vector("noughts-and-crosses", 2)
    env.reset(seed=1)
    for pair in ([0, 0], [3, 3], [1, 1], [4, 5]):
        batch = env.step(pair)
        assert not batch.terminated.any()
    batch = env.step([2, 4])
    assert batch.terminated.tolist() == [True, False]
    assert batch.rewards.tolist() == [[1.0, -1.0], [0.0, 0.0]]
    assert batch.seat.tolist() == [0, 1]
    assert batch.action_mask.sum(axis=1).tolist() == [9, 4]
    assert env.step([0, 2]).rewards.tolist() == [[0.0, 0.0], [0.0, 0.0]]


def test_a_batch_is_not_overwritten_by_the_next_one() -> None:
    env = envs.vector("noughts-and-crosses", 1)
    before = env.reset(seed=1)
    env.step([4])
    assert before.action_mask.sum() == 9


def test_an_illegal_action_ends_its_game_only() -> None:
    """L21: the other games of the vector go on, without a reward."""
    env = envs.vector("noughts-and-crosses", 2)
    env.reset(seed=1)
    env.step([4, 4])
    batch = env.step([4, 0])
    assert batch.terminated.tolist() == [True, False]
    assert batch.rewards.tolist() == [[0.0, -1.0], [0.0, 0.0]]


def test_a_game_that_takes_too_long_is_truncated() -> None:
    """L1: after `max_steps` a game of a vector is truncated without rewards, and a new one
    begins."""
    env = envs.vector("noughts-and-crosses", 1, max_steps=2)
    env.reset(seed=1)
    env.step([4])
    batch = env.step([0])
    assert batch.truncated.tolist() == [True]
    assert batch.rewards.tolist() == [[0.0, 0.0]]
    assert batch.action_mask.sum() == 9
