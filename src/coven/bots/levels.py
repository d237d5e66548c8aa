"""The four levels of bots. They differ in how long they search and how often they choose a weaker
move, never in what they know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from .bot import Bot
from .greedy import GreedyBot
from .others import others_bot
from .protocol import ProgramBot
from .random import RandomBot
from .search import NO_TIME_LIMIT, UNLIMITED, SearchBot

EXEC: Final = "exec:"


class BadSpec(ValueError):
    """A text that does not describe a bot (see `bot_of`), or a budget of less than one iteration or
    no time; `spec` is that text."""

    def __init__(self, spec: str) -> None:
        super().__init__(spec)
        self.spec = spec

    def __str__(self) -> str:
        known = "random, greedy, a level from 1 to 4, a level with a budget (3:400, 3:0.2s)"
        return f"{self.spec!r} describes no bot; there are {known}, module:Class and exec:COMMAND"


@dataclass
class Level:
    """The settings of a level of bots, which `SearchBot` explains. The Fluent messages
    ``level-NUMBER`` and ``level-NUMBER.about`` are its name and its description."""

    number: int
    iterations: int
    rounds: int
    temperature: float
    memory: float


LEVELS = (
    Level(1, iterations=40, rounds=1, temperature=0.7, memory=0.3),
    Level(2, iterations=120, rounds=1, temperature=0.4, memory=0.7),
    Level(3, iterations=300, rounds=1, temperature=0.0, memory=1.0),
    Level(4, iterations=2_000, rounds=1, temperature=0.0, memory=1.0),
)
LEVEL_BEST = 3
"""The best level that answers quickly; hints and win probabilities use it."""
LEVEL_SLOW = 4
"""The level that searches several times as long: about 5 s in the slowest game without compiled
code."""


def bot_for(
    game: Any,
    level: int,
    seed: int | str = 0,
    iterations: int | None = None,
    seconds: float | None = None,
    weights: str = "",
) -> Bot:
    """Returns a bot of a level (1 to 4); `seed` is that of its random numbers. `iterations`, or
    `seconds` of CPU time, replace the level's own iterations for a decision; `weights`: the path of
    a weights file, "" for the one beside the game. Raises BadSpec."""
    if not 1 <= level <= len(LEVELS):
        raise BadSpec(str(level))
    chosen = LEVELS[level - 1]
    if iterations is None:
        iterations = chosen.iterations if seconds is None else UNLIMITED
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
        weights=weights,
    )


def bot_of(game: Any, spec: str, seed: int | str = 0) -> Bot:
    """Returns the bot that `spec` describes: ``random``, ``greedy``, a level from ``1`` to ``4``,
    or a level with another budget as ``3:400`` (iterations) or ``3:0.2s`` (CPU time; the choice
    depends on the machine). ``@hand`` after it stands for the hand-written evaluation, ``@FILE``
    for the weights in that file. ``exec:COMMAND`` is a program that speaks the line protocol
    (docs/bot-protocol.md). ``module:Class`` is a bot of yours, and so is the name of an entry point
    ``coven.bots`` of an installed package. Raises BadSpec, BotDied."""
    if spec.startswith(EXEC):
        return ProgramBot(game, seed, spec[len(EXEC) :])
    kind, at, weights = spec.partition("@")
    if not at and not kind[:1].isdigit() and kind not in ("random", "greedy"):
        other = others_bot(game, spec, seed)
        if other is None:
            raise BadSpec(spec)
        return other
    if at and not weights:
        raise BadSpec(spec)
    if kind == "random" and not at:
        return RandomBot(game, seed)
    if kind == "greedy":
        return GreedyBot(game, seed, weights=weights)
    name, colon, budget = kind.partition(":")
    try:
        level = int(name)
        if not colon:
            return bot_for(game, level, seed, weights=weights)
        if budget.endswith("s"):
            return bot_for(game, level, seed, seconds=float(budget[:-1]), weights=weights)
        return bot_for(game, level, seed, iterations=int(budget), weights=weights)
    except ValueError as e:
        raise BadSpec(spec) from e
