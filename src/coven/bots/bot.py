"""Bot, a program that plays a seat, and the position that it is given."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from coven.core.game import Temperament
from coven.core.move import Move
from coven.core.native import mypyc_attr
from coven.core.play import advance
from coven.core.rng import Rng
from coven.core.state import State

from .rng import BotRng


@dataclass
class Reason:
    """Why a move is good: it makes this feature of the position larger than the other moves do, or
    smaller. The Fluent message ``reason-NAME`` of the game says it as a sentence; its argument
    ``$more`` is "yes" or "no"."""

    feature: str
    more: bool


@dataclass
class Advice:
    """A move that a bot considered, with the result to expect from it (0 lost, 1 won)."""

    move: Move
    expected: float
    """From 0 (lost) to 1 (won), for the seat that asked."""
    weight: float
    """The share of the search's iterations in which it was chosen; the best move has the most."""
    reasons: list[Reason] = field(default_factory=list)
    """The weightiest first; none if the game has no learned weights for its features."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among a seat's moves. Between decisions it keeps nothing."""

    memory: float = 1.0
    """The probability that it remembers a thing that it saw before it was hidden."""

    def __init__(self, game: Any, seed: int | str = 0) -> None:
        self.game = game
        self.seed = str(seed)
        self.rng = BotRng(seed)
        """Its random numbers; for each decision new ones (see `look`)."""
        self.temperament = Temperament(0, self.seed)
        """How attentive it is, for games in which bots act without being asked."""

        self.seconds_elsewhere = 0.0
        """The CPU time of its last choice in another process."""

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


# Every question to a bot goes through these two: the same bot, seed and position give the same
# move, in any process and whatever the bot was asked before.


def look(bot: Bot, state: State, seat: int) -> State:
    """Returns a copy of the real `state` for the bot at `seat`, in which all that the seat cannot
    know is drawn at random."""
    rng = BotRng(f"{bot.seed} {state.ply} look")
    return position_for(bot.game, state, seat, rng, bot.memory)


def think(bot: Bot, position: State, seat: int) -> Move:
    """Returns the bot's answer in a position in which all that its seat cannot know was drawn at
    random (`look`)."""
    bot.rng = BotRng(f"{bot.seed} {position.ply} think")
    return bot.choose(position, seat)


def answer(bot: Bot, state: State, seat: int) -> Move:
    """Returns the bot's answer for a seat that is asked, given the real state. In games with
    impulses, `decide` is what bots really do."""
    return think(bot, look(bot, state, seat), seat)
