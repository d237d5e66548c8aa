"""Bot, a program that plays a seat; the position that it is given; and the value of positions."""

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
    """A move that a bot considered, with the result to expect from it (0 lost, 1 won)."""

    move: Move
    expected: float
    """From 0 (lost) to 1 (won), for the seat that asked."""
    weight: float
    """The share of the search's iterations in which it was chosen; the best move has the most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among a seat's moves. Between decisions it keeps nothing but its random numbers."""

    memory: float = 1.0
    """The probability that it remembers a thing that it saw before it was hidden."""

    def __init__(self, game: Any, seed: int | str = 0) -> None:
        self.game = game
        self.rng = BotRng(seed)
        self.temperament = Temperament(0, str(seed))
        """How attentive it is, for games in which bots act without being asked."""

    def choose(self, position: State, seat: int) -> Move:
        """Returns one of ``position.pending[seat]``; does not change the position.

        `position` comes from `position_for`: its hidden things are drawn at random. A bot may call
        `position_for` on it again to get other guesses.
        """
        raise NotImplementedError


def position_for(game: Any, state: State, seat: int, rng: Rng, memory: float = 1.0) -> State:
    """Returns a copy of the real `state` for a bot at `seat`, in which all that the seat cannot
    know, and all future dice, are drawn at random by `rng`: bots never get the real state. `memory`
    is the probability that the bot remembers a thing it saw before it was hidden."""
    position: State = game.determinise(state, seat, rng, memory)
    position.rng = rng
    position.records_events = False
    position.events = []
    if len(position.pending) > 1 or position.offers_cache:
        position.pending = {}  # other seats may have other moves with what they now hold
        position.offers_cache = None
        advance(position)
    return position


def answer(bot: Bot, state: State, seat: int) -> Move:
    """Returns the bot's answer for a seat that is asked, given the real state."""
    return bot.choose(position_for(bot.game, state, seat, bot.rng, bot.memory), seat)


def final_value(game: Any, s: State, seat: int) -> float:
    """Returns the value of a finished game for the seat: 1 for the first place, 0 for the last, and
    less than 0.5 for all but the first. Sharing a place costs a little.

    If all seats have the same place (a draw, or all win or lose together), it is the game's own
    evaluation."""
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
    """Returns the value of a position for the seat, from 0 (lost) to 1 (won): by its final place if
    the game is over, else by `Game.evaluate`."""
    if not s.stack:
        return final_value(game, s, seat)
    guess: float = game.evaluate(s, seat)
    return guess
