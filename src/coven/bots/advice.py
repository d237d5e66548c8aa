"""Advice to a player: the best moves, what to expect of them, and why."""

from __future__ import annotations

from typing import Final

from coven.core.move import Move
from coven.core.play import apply
from coven.core.state import State

from .bot import Advice, Reason, look, position_for
from .evaluation import explanation_for
from .greedy import finish_turn
from .rng import BotRng
from .search import SearchBot

COMPARED: Final = 12
"""With how many moves, the most searched ones, a move is compared."""
GUESSES: Final = 8
"""How many guesses at hidden and random things the comparison averages over."""
MOST_REASONS: Final = 6
"""How many reasons a move has at most. Not all of them have a sentence: see `say_reasons`."""
WORTH_SAYING: Final = 0.05
"""How much a feature must add to the weighted sum, compared with other moves, to be a reason."""


def advise(bot: SearchBot, state: State, seat: int, n: int = 3) -> list[Advice]:
    """Returns the `n` best moves of a seat that is asked, the best first, with reasons, given the
    real state."""
    return advise_in(bot, look(bot, state, seat), seat, n)


def advise_in(bot: SearchBot, position: State, seat: int, n: int = 3) -> list[Advice]:
    """Returns the `n` best moves of a seat, the best first, with reasons, in a position in which
    all that the seat cannot know was drawn at random (`look`). The first move is the one that the
    bot would choose itself."""
    bot.rng = BotRng(f"{bot.seed} {position.ply} think")
    found = bot.best(position, seat, max(n, COMPARED))
    _add_reasons(bot, position, seat, found, n)
    return found[:n]


def _add_reasons(bot: SearchBot, position: State, seat: int, found: list[Advice], n: int) -> None:
    """Adds reasons to the first `n` of `found`, the advice for the seat. The reasons of a move are
    the features that speak most for it, measured at the end of the turn and compared with the
    average of the other moves."""
    game = bot.game
    names: list[str] = [feature.name for feature in game.FEATURES]
    evaluation = explanation_for(game, position, bot.weights)
    if len(found) < 2 or not evaluation.slopes([0.0] * len(names)):
        return
    totals = [_features_after(bot, position, seat, advice.move) for advice in found]
    for i, advice in enumerate(found[:n]):
        mine = totals[i]
        others = [other for j, other in enumerate(totals) if j != i and other]
        if not mine or not others:
            continue
        slopes = evaluation.slopes(mine)
        weighed: list[tuple[float, int, bool]] = []
        for k in range(len(names)):
            difference = mine[k] - sum([other[k] for other in others]) / len(others)
            if slopes[k] * difference >= WORTH_SAYING:
                weighed.append((slopes[k] * difference, k, difference > 0.0))
        weighed.sort(reverse=True)
        advice.reasons = [Reason(names[k], more) for _, k, more in weighed[:MOST_REASONS]]


def _features_after(bot: SearchBot, position: State, seat: int, move: Move) -> list[float]:
    """Returns the features for the seat at the end of the turn in which it plays this move, on
    average over some guesses; empty if that usually ends the game."""
    game = bot.game
    rng = BotRng(bot.seed)  # the same guesses for every move
    total: list[float] = []
    count = 0
    for _ in range(GUESSES):
        s = position_for(game, position, seat, rng)
        apply(s, seat, move)
        finish_turn(game, s, position, rng.pick)
        if s.stack:
            count += 1
            features: list[float] = game.features(s, seat)
            total = [a + b for a, b in zip(total, features, strict=True)] if total else features
    return [part / count for part in total] if 2 * count > GUESSES else []
