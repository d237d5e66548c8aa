"""The four levels of bots. They differ in how long they search and how often they choose a weaker
move, never in what they know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot
from .search import NO_TIME_LIMIT, UNLIMITED, SearchBot


class BadSpec(ValueError):
    """A text that does not describe a bot (see `bot_of`), or a budget of less than one iteration or
    no time."""


@dataclass
class Level:
    """The settings of a level of bots. The Fluent message ``level-NUMBER`` is its name,
    ``level-NUMBER.about`` describes it. `SearchBot` explains the settings."""

    number: int
    iterations: int
    seconds: float
    rounds: int
    temperature: float
    memory: float


LEVELS = (
    Level(1, iterations=40, seconds=0.3, rounds=1, temperature=0.7, memory=0.3),
    Level(2, iterations=120, seconds=0.5, rounds=1, temperature=0.4, memory=0.7),
    Level(3, iterations=300, seconds=0.5, rounds=1, temperature=0.0, memory=1.0),
    Level(4, iterations=5_000, seconds=5.0, rounds=1, temperature=0.0, memory=1.0),
)
LEVEL_BEST = 3
"""The best level that answers quickly; hints and win probabilities use it."""
LEVEL_SLOW = 4
"""The level that searches ten times as long."""


def bot_for(
    game: Any,
    level: int,
    seed: int | str = 0,
    iterations: int | None = None,
    seconds: float | None = None,
) -> Bot:
    """Returns a bot of a level (1 to 4); `seed` is that of its random numbers. `iterations` or
    `seconds` replace the level's own budget for a decision. Raises BadSpec."""
    if not 1 <= level <= len(LEVELS):
        raise BadSpec(str(level))
    chosen = LEVELS[level - 1]
    if iterations is None and seconds is None:
        iterations, seconds = chosen.iterations, chosen.seconds
    if iterations is None:
        iterations = UNLIMITED
    if seconds is None:
        seconds = NO_TIME_LIMIT
    if iterations < 1 or not 0.0 < seconds <= NO_TIME_LIMIT:
        raise BadSpec(f"{level}: {iterations} iterations in {seconds} s")
    return SearchBot(
        game,
        seed,
        iterations=iterations,
        seconds=seconds,
        rounds=chosen.rounds,
        temperature=chosen.temperature,
        memory=chosen.memory,
        level=level,
    )


def bot_of(game: Any, spec: str, seed: int | str = 0) -> Bot:
    """Returns the bot that `spec` describes: ``random``, ``greedy``, a level from ``1`` to ``4``,
    or a level with another budget as ``3:400`` (iterations) or ``3:0.2s``. Raises BadSpec."""
    if spec == "random":
        return RandomBot(game, seed)
    if spec == "greedy":
        return GreedyBot(game, seed)
    name, colon, budget = spec.partition(":")
    try:
        level = int(name)
        if not colon:
            return bot_for(game, level, seed)
        if budget.endswith("s"):
            return bot_for(game, level, seed, seconds=float(budget[:-1]))
        return bot_for(game, level, seed, iterations=int(budget))
    except ValueError as e:
        raise BadSpec(spec) from e
