"""Bot: somebody at the table who is a program, and what such a one is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coven.core.game import Temperament
from coven.core.move import Move
from coven.core.native import mypyc_attr
from coven.core.play import advance
from coven.core.rng import Rng
from coven.core.state import State

from .rng import BotRng


@dataclass
class Advice:
    """A move, and what may be expected of it."""

    move: Move
    expected: float
    """From 0 (lost) to 1 (won), for the seat that asked."""
    weight: float
    """The part of all thinking that went into this move; the chosen one has the most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among a seat's moves. Between decisions it keeps nothing but its random numbers."""

    memory: float = 1.0
    """The chance that it remembers a thing once seen and since hidden."""

    def __init__(self, game: Any, seed: int | str = 0) -> None:
        self.game = game
        self.rng = BotRng(seed)
        self.temperament = Temperament(0, str(seed))
        """What it is like where a game asks for more than moves."""

    def choose(self, position: State, seat: int) -> Move:
        """One of ``position.pending[seat]``.

        `position` comes from position_for, never from the table itself, and is left as it is.
        What it says about hidden things is a guess; a bot may guess again from it.
        """
        raise NotImplementedError


def position_for(game: Any, state: State, seat: int, rng: Rng, memory: float = 1.0) -> State:
    """What a bot is given in place of the real state: all that the seat cannot know is redrawn,
    the dice to come are others, and nothing is told. No other way leads from a table to a bot."""
    position: State = game.determinise(state, seat, rng, memory)
    position.rng = rng
    position.records_events = False
    position.events = []
    if len(position.pending) > 1 or position.offers_cache:
        position.pending = {}  # the others are asked again, by what they hold in this guess
        position.offers_cache = None
        advance(position)
    return position


def answer(bot: Bot, state: State, seat: int) -> Move:
    """What the bot does at this table."""
    return bot.choose(position_for(bot.game, state, seat, bot.rng, bot.memory), seat)


def final_value(game: Any, s: State, seat: int) -> float:
    """What a finished game is worth to the seat: 1 for the first place, 0 for the last, less than
    half for any behind the first; sharing costs a little. Where all have the same place (a draw,
    or a table that wins or loses together), the game's own evaluation says."""
    places: list[int] = game.ranking(s)
    mine = places[seat]
    better = 0
    worse = 0
    for place in places:
        if place < mine:
            better += 1
        elif place > mine:
            worse += 1
    if better == 0 and worse == 0:
        value: float = game.evaluate(s, seat)
        return value
    equal = len(places) - better - worse
    standing = (worse + (equal - 1) / 2) / (len(places) - 1)
    return standing / 2 if better else (1.0 + standing) / 2


def position_value(game: Any, s: State, seat: int) -> float:
    """What a position is worth to the seat, finished or not."""
    if not s.stack:
        return final_value(game, s, seat)
    guess: float = game.evaluate(s, seat)
    return guess
