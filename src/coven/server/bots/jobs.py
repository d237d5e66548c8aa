"""What bots' worker processes do. Positions are saved states in which everything the bot's seat
cannot know was redrawn."""

from __future__ import annotations

import os
import secrets
from typing import Any

from coven import games
from coven.bots import LEVEL_BEST, LEVELS, BotRng, SearchBot, bot_for, win_probabilities
from coven.core import rng_of


def choose_move(
    game_id: str, position: dict[str, Any], seat: int, level: int, seconds: float
) -> str:
    """Returns the text of the move that a bot of `level` makes within `seconds`. `position`: a
    saved position, as the seat knows it."""
    game = games.game(game_id)
    state = game.load(position, rng_of(secrets.randbits(48)))
    usual = LEVELS[level - 1]
    bot = bot_for(game, level, secrets.token_hex(8), usual.iterations, min(seconds, usual.seconds))
    return bot.choose(state, seat).text


def suggest_moves(game_id: str, position: dict[str, Any], seat: int) -> list[tuple[str, float]]:
    """Returns the texts of the three best moves for the seat, each with the result to expect from
    it (0 to 1). `position`: a saved position, as the seat knows it."""
    game = games.game(game_id)
    bot = bot_for(game, LEVEL_BEST, secrets.token_hex(8))
    assert isinstance(bot, SearchBot)
    state = game.load(position, bot.rng)
    return [(advice.move.text, advice.expected) for advice in bot.best(state, seat)]


def win_chances(game_id: str, positions: list[dict[str, Any]], winners: int) -> list[float]:
    """Returns every seat's chance of winning (0 to 1).

    `positions`: for each seat, the saved position as that seat knows it; `winners`: how many seats
    can win."""
    game = games.game(game_id)
    rng = BotRng(secrets.token_hex(8))
    states = [game.load(position, rng) for position in positions]
    return win_probabilities(game, states, rng, winners)


def lower_priority(niceness: int) -> None:
    """Lowers the priority of this worker by `niceness`."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def load_games() -> None:
    """Imports every game, so that the first bot does not wait for it."""
    for id in games.ids():
        games.game(id)
