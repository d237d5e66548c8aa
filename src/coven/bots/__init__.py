"""Bots for every game: random, greedy, and a tree search on what a seat may know."""

from .bot import Advice, Bot, answer, position_for
from .drive import act, driven, unasked, unbidden
from .greedy import GreedyBot
from .levels import CRONE, LEVELS, NIGHT, BadSpec, Level, bot_for, bot_of
from .luck import Luck
from .random import RandomBot, play_on
from .search import TO_THE_END, SearchBot

__all__ = [
    "CRONE",
    "LEVELS",
    "NIGHT",
    "TO_THE_END",
    "Advice",
    "BadSpec",
    "Bot",
    "GreedyBot",
    "Level",
    "Luck",
    "RandomBot",
    "SearchBot",
    "act",
    "answer",
    "bot_for",
    "bot_of",
    "driven",
    "play_on",
    "position_for",
    "unasked",
    "unbidden",
]
