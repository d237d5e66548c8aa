"""Learns to play a game against bots by REINFORCE, with nothing but numpy.

    python examples/learn.py wandering-towers --games 3000 --opponent random

The policy is linear: an action's preference is a weighted sum of the observation and of the mask.
After each batch of games, the weights move towards actions of games that ended better than the
average of the batch. It needs the extra ``coven[rl]``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from coven import envs

Array = NDArray[np.float64]


class Policy:
    """A linear policy over the legal actions, and how it learns."""

    def __init__(self, env: envs.SingleAgentEnv, seed: int = 0, rate: float = 0.03) -> None:
        self.rng = np.random.default_rng(seed)
        self.scale = np.maximum(abs(env.board.observer.low), abs(env.board.observer.high))
        actions = len(env.board.moves)
        self.weights = np.zeros((len(self.scale) + actions + 1, actions))
        self.rate = rate
        self._mean = np.zeros_like(self.weights)
        self._square = np.zeros_like(self.weights)
        self._updates = 0

    def inputs(self, observation: envs.Observation) -> Array:
        """Returns the observation, scaled to at most 1, the mask, and a 1 for the bias."""
        mask = observation["action_mask"]
        return np.concatenate((observation["observation"] / self.scale, mask, (1.0,)))

    def odds(self, inputs: Array, legal: NDArray[np.intp]) -> Array:
        """Returns the probability of each legal action."""
        preferences = inputs @ self.weights[:, legal]
        odds: Array = np.exp(preferences - preferences.max())
        odds /= odds.sum()
        return odds

    def learn(self, steps: list[tuple[Array, NDArray[np.intp], int, float]]) -> None:
        """Moves the weights, by Adam. Each step has its inputs, the legal actions, the index of the
        chosen one, and how much better than expected its game ended."""
        slope = np.zeros_like(self.weights)
        for inputs, legal, chosen, better in steps:
            towards = -self.odds(inputs, legal)
            towards[chosen] += 1.0
            slope[:, legal] += better * np.outer(inputs, towards)
        slope /= len(steps)
        self._updates += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.01 * (slope**2 - self._square)
        mean = self._mean / (1 - 0.9**self._updates)
        square = self._square / (1 - 0.99**self._updates)
        self.weights += self.rate * mean / (np.sqrt(square) + 1e-8)


def play(
    env: envs.SingleAgentEnv, policy: Policy, seed: int
) -> tuple[list[tuple[Array, NDArray[np.intp], int]], float]:
    """Plays a game. Returns its steps (inputs, legal actions, index of the chosen one) and the
    reward."""
    observation, _ = env.reset(seed=seed)
    steps, reward, over = [], 0.0, False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        inputs = policy.inputs(observation)
        chosen = int(policy.rng.choice(len(legal), p=policy.odds(inputs, legal)))
        steps.append((inputs, legal, chosen))
        observation, reward, terminated, truncated, _ = env.step(legal[chosen])
        over = terminated or truncated
    return steps, reward


def train(
    env: envs.SingleAgentEnv, policy: Policy, games: int, batch: int = 32
) -> Iterator[tuple[int, float]]:
    """Lets the policy learn from this many games. Yields after each batch the number of games so
    far and the average reward in the batch."""
    for first in range(0, games, batch):
        played = [play(env, policy, seed) for seed in range(first, first + batch)]
        rewards = np.array([reward for _, reward in played])
        better = (rewards - rewards.mean()) / (rewards.std() + 1e-8)
        policy.learn(
            [
                (*step, float(gain))
                for (steps, _), gain in zip(played, better, strict=True)
                for step in steps
            ]
        )
        yield first + batch, float(rewards.mean())


def evaluate(env: envs.SingleAgentEnv, policy: Policy, games: int) -> float:
    """Returns the average reward in games that the policy has not learned from."""
    return float(np.mean([play(env, policy, 1_000_000 + seed)[1] for seed in range(games)]))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("game", nargs="?", default="wandering-towers")
    options.add_argument("--opponent", default="random", help="random, greedy, or a level from 1")
    options.add_argument("--games", type=int, default=3_000)
    chosen = options.parse_args()
    env = envs.single(chosen.game, chosen.opponent)
    policy = Policy(env)
    print(f"before: {evaluate(env, policy, 100):+.2f} against {chosen.opponent}")
    for done, reward in train(env, policy, chosen.games):
        if done % 320 == 0:
            print(f"{done:6} games: {reward:+.2f}")
    print(f"after:  {evaluate(env, policy, 100):+.2f}")


if __name__ == "__main__":
    main()
