"""Bots for every game: random, greedy, and a tree search that uses only what a seat may know."""

from .bot import Advice, Bot, answer, final_value, position_for
from .driver import (
    answer_or_interrupt,
    decide,
    moves_before_next_answer,
    play_bots,
    spontaneous_move,
)
from .greedy import GreedyBot
from .levels import LEVEL_BEST, LEVEL_SLOW, LEVELS, BadSpec, Level, bot_for, bot_of
from .random import RandomBot, play_randomly
from .rng import BotRng
from .search import UNLIMITED, SearchBot
from .win_probability import win_probabilities

__all__ = [
    "LEVELS",
    "LEVEL_BEST",
    "LEVEL_SLOW",
    "UNLIMITED",
    "Advice",
    "BadSpec",
    "Bot",
    "BotRng",
    "GreedyBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "answer",
    "answer_or_interrupt",
    "bot_for",
    "bot_of",
    "decide",
    "final_value",
    "moves_before_next_answer",
    "play_bots",
    "play_randomly",
    "position_for",
    "spontaneous_move",
    "win_probabilities",
]
