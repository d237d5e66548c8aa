"""Bots for every game: random, greedy, and a tree search that uses only what a seat may know.

Ask a bot with `decide` (or with its two halves, `look` and `think`, if they run in
different processes), and for advice with `advise`.
"""

from .advice import advise, advise_in
from .bot import Advice, Bot, Reason, answer, look, position_for, think
from .driver import (
    decide,
    decide_fully,
    interruption,
    moves_before_next_answer,
    play_bots,
    spontaneous_move,
)
from .evaluation import (
    HAND,
    REASONS,
    BadWeights,
    Evaluation,
    evaluation_for,
    explanation_for,
    final_value,
    forget_weights,
    names_hash,
    place_value,
    weights_file,
)
from .garbage import collect_rarely
from .greedy import GreedyBot
from .levels import LEVEL_BEST, LEVEL_SLOW, LEVELS, BadSpec, Level, bot_for, bot_of
from .protocol import BotDied, ProgramBot, serve_bot
from .random import RandomBot, play_randomly
from .rng import BotRng
from .search import UNLIMITED, SearchBot
from .strength import BETA, BOT_SIGMA, MU, SHOWN_SCALE, lead, strengths
from .win_probability import win_probabilities

__all__ = [
    "BETA",
    "BOT_SIGMA",
    "HAND",
    "LEVELS",
    "LEVEL_BEST",
    "LEVEL_SLOW",
    "MU",
    "REASONS",
    "SHOWN_SCALE",
    "UNLIMITED",
    "Advice",
    "BadSpec",
    "BadWeights",
    "Bot",
    "BotDied",
    "BotRng",
    "Evaluation",
    "GreedyBot",
    "Level",
    "ProgramBot",
    "RandomBot",
    "Reason",
    "SearchBot",
    "advise",
    "advise_in",
    "answer",
    "bot_for",
    "bot_of",
    "collect_rarely",
    "decide",
    "decide_fully",
    "evaluation_for",
    "explanation_for",
    "final_value",
    "forget_weights",
    "interruption",
    "lead",
    "look",
    "moves_before_next_answer",
    "names_hash",
    "place_value",
    "play_bots",
    "play_randomly",
    "position_for",
    "serve_bot",
    "spontaneous_move",
    "strengths",
    "think",
    "weights_file",
    "win_probabilities",
]
