"""What bots' worker processes do. Positions are saved states in which everything the bot's seat
cannot know was redrawn."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

from coven import games
from coven.bots import (
    LEVEL_BEST,
    BotRng,
    SearchBot,
    advise_in,
    bot_for,
    collect_rarely,
    think,
    win_probabilities,
)
from coven.core import Game

Suggestion = tuple[str, float, list[tuple[str, bool]]]
"""A move, the result to expect from it (0 to 1), and the reasons for it: names of features, each
with whether the move makes it larger."""


def choose_move(game_id: str, position: dict[str, Any], seat: int, level: int, seed: str) -> str:
    """Returns the text of the answer of a bot with this level and seed. `position`: a saved
    position, in which all that the seat cannot know is drawn at random."""
    game = games.game(game_id)
    bot = bot_for(game, level, seed)
    return think(bot, game.load(position, bot.rng), seat).text


def adviser(game: Game) -> SearchBot:
    """Returns the bot that gives hints."""
    bot = bot_for(game, LEVEL_BEST, "hint")
    assert isinstance(bot, SearchBot)
    return bot


def suggest_moves(game_id: str, position: dict[str, Any], seat: int) -> list[Suggestion]:
    """Returns the three best moves for the seat. `position`: a saved position, in which all that
    the seat cannot know is drawn at random."""
    game = games.game(game_id)
    bot = adviser(game)
    return [
        (
            advice.move.text,
            advice.expected,
            [(reason.feature, reason.more) for reason in advice.reasons],
        )
        for advice in advise_in(bot, game.load(position, bot.rng), seat)
    ]


def win_chances(game_id: str, positions: list[dict[str, Any]], winners: int) -> list[float]:
    """Returns every seat's chance of winning (0 to 1).

    `positions`: for each seat, the saved position as that seat knows it; `winners`: how many seats
    can win."""
    game = games.game(game_id)
    rng = BotRng("chances")
    states = [game.load(position, rng) for position in positions]
    return win_probabilities(game, states, rng, winners)


def lower_priority(niceness: int) -> None:
    """Lowers the priority of this worker by `niceness`."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def load_games() -> None:
    """Imports every game, so that the first bot does not wait for it."""
    for id in games.ids():
        with suppress(Exception):  # a broken game of another package must not stop the others
            games.game(id)
    collect_rarely()
