"""Measures environments for learning: steps per second under random policies, each step with the
observation and the mask of the next seat.

A loop of single environments, the vector environment in as many processes as there are cores, and
for comparison games of PettingZoo and of OpenSpiel through Python.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from rich.table import Table

from coven import envs, games
from coven.lab.bench import BASELINE

from .compiled import ROOT, ready

GAMES = 64
"""How many games the vector environment plays at once."""
SECONDS = 1.0
REPEATS = 3

OPEN_SPIEL = ("tic_tac_toe", "connect_four", "leduc_poker", "backgammon")
PETTING_ZOO = ("tictactoe_v3", "connect_four_v3")


def rates(*tasks: Callable[[], int]) -> list[float]:
    """Calls each task, which returns a number of steps, for about SECONDS, and returns the steps
    per second of the best of REPEATS runs. Tasks take turns, so that a machine that is busy for a
    while slows all of them. It is real time, because other processes work, too."""
    best = [0.0] * len(tasks)
    for task in tasks:
        task()
    for _ in range(REPEATS):
        for i, task in enumerate(tasks):
            steps, start = 0, time.perf_counter()
            while (spent := time.perf_counter() - start) < SECONDS:
                steps += task()
            best[i] = max(best[i], steps / spent)
    return best


def play_agents(env: Any, rng: np.random.Generator) -> int:
    """Plays a random game in an AEC environment and returns its number of steps."""
    env.reset(seed=int(rng.integers(1 << 30)))
    steps = 0
    while True:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return steps
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1


def observe_cost(env: envs.TurnBasedEnv, rng: np.random.Generator) -> tuple[float, float]:
    """Plays a random game in a turn-based environment; returns the CPU seconds of all its
    observations and of all its steps."""
    env.reset(seed=1)
    spent = [0.0, 0.0]
    while True:
        start = time.thread_time()
        seen, _, terminated, truncated, _ = env.last()
        spent[0] += time.thread_time() - start
        if terminated or truncated or seen is None:
            return spent[0], spent[1]
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        start = time.thread_time()
        env.step(action)
        spent[1] += time.thread_time() - start


def random_actions(mask: Any, rng: np.random.Generator) -> Any:
    """Returns a random legal action for each row of a mask."""
    rows, actions = mask.nonzero()
    counts = np.bincount(rows, minlength=len(mask))
    first = np.cumsum(counts) - counts
    return actions[first + (rng.random(len(mask)) * counts).astype(int)]


def measure(id: str) -> dict[str, float]:
    """Returns the steps per second of a game alone and in a vector, and how often the time of a
    step an observation takes."""
    rng = np.random.default_rng(1)
    env = envs.aec(id)
    observing, stepping = observe_cost(env, rng)
    with envs.vector(id, GAMES, workers=-1) as many:
        batch = many.reset(seed=1)

        def step_all() -> int:
            nonlocal batch
            batch = many.step(random_actions(batch.action_mask, rng))
            return GAMES

        alone, together = rates(lambda: play_agents(env, rng), step_all)
    return {"alone": alone, "together": together, "observe": observing / stepping}


def petting_zoo(name: str) -> float:
    """Returns the steps per second of a game of PettingZoo."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))  # only drawing needs the real one
    env = import_module(f"pettingzoo.classic.{name}").env()
    rng = np.random.default_rng(1)
    return rates(lambda: play_agents(env, rng))[0]


def open_spiel(name: str) -> float:
    """Returns the steps per second of a game of OpenSpiel through Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = np.random.default_rng(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=odds)))
                continue
            np.asarray(state.observation_tensor())
            mask = np.asarray(state.legal_actions_mask())
            state.apply_action(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return rates(play)[0]


def numbers(python: Path) -> dict[str, dict[str, float]]:
    """Returns, by game, the figures that `measure` returns, measured with the Coven that the
    interpreter `python` has installed."""
    out = subprocess.check_output([str(python), "-m", "bench.environments"], cwd=ROOT)
    found: dict[str, dict[str, float]] = json.loads(out)
    return found


def report() -> Table:
    """Returns the result table of all environments, in Python and compiled."""
    cores = os.cpu_count() or 1
    table = Table(
        "environment",
        "engine",
        "alone, steps/s",
        f"{GAMES} games, {cores} processes",
        "times",
        "observe / step",
        title="Environments: random policies, every step with observation and mask",
    )
    for engine, python in (("Python", Path(sys.executable)), ("mypyc", ready())):
        for id, found in numbers(python).items():
            alone, together = found["alone"], found["together"]
            times = f"{together / alone:.1f}"
            row = (f"{alone:,.0f}", f"{together:,.0f}", times, f"{found['observe']:.1f}")
            table.add_row(id, engine, *row)
    for name in PETTING_ZOO:
        table.add_row(f"PettingZoo: {name}", "Python", f"{petting_zoo(name):,.0f}")
    for name in OPEN_SPIEL:
        table.add_row(f"OpenSpiel: {name}", "C++", f"{open_spiel(name):,.0f}")
    return table


if __name__ == "__main__":
    print(json.dumps({id: measure(id) for id in dict.fromkeys((BASELINE, *games.ids()))}))
