"""How bots play at a table without a clock: what they answer, and what they do unasked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from coven.core.game import Game
from coven.core.move import Move
from coven.core.state import State

from .bot import Bot, answer, position_for

MOST_IMPULSES: Final = 8
"""So often bots who are asked may do something else first, between two answers."""


def is_impulsive(game: Any) -> bool:
    """Whether bots of this game ever act unasked."""
    return type(game).impulse is not Game.impulse


def answer_or_interrupt(bot: Bot, state: State, seat: int) -> Move:
    """What the bot does where its seat is asked: its answer, or what it cannot help doing first."""
    game = bot.game
    if not is_impulsive(game):
        return answer(bot, state, seat)
    position = position_for(game, state, seat, bot.rng, bot.memory)
    chosen = bot.choose(position, seat)
    impulse: Move | None = game.impulse(position, seat, bot.temperament, chosen)
    return chosen if impulse is None else impulse


def spontaneous_move(bot: Bot, state: State, seat: int) -> Move | None:
    """What the bot does where its seat has offers but is not asked, if anything."""
    game = bot.game
    if seat not in state.offered or seat in state.pending or not is_impulsive(game):
        return None
    position = position_for(game, state, seat, bot.rng, bot.memory)
    impulse: Move | None = game.impulse(position, seat, bot.temperament, None)
    return impulse


def moves_before_next_answer(
    game: Any, s: State, bots: Mapping[int, Bot]
) -> Iterator[tuple[int, Move]]:
    """What happens before the next answer without anybody being asked: every bot may act once, in
    the order of seats; then all timers run out that were running before the question came up.

    Each move is to be played before the next is taken."""
    asked = s.ply
    if is_impulsive(game):
        for seat in range(s.seats):
            move = spontaneous_move(bots[seat], s, seat) if seat in bots and s.stack else None
            if move is not None:
                yield seat, move
    if type(game).timers is not Game.timers:
        while s.stack:
            due = [timer for timer in game.timers(s) if timer.since < asked]
            if not due:
                break
            ply = s.ply
            yield due[0].seat, due[0].move
            assert s.ply > ply


def play_bots(game: Any, s: State, bots: Mapping[int, Bot]) -> Iterator[tuple[int, Move]]:
    """All that the bots do in `s`, until the game is over or nobody is asked but people.

    Each move is to be played before the next is taken."""
    impulses = 0
    while s.stack:
        yield from moves_before_next_answer(game, s, bots)
        seat = -1
        for waiting in s.pending:
            if waiting in bots:
                seat = waiting
                break
        if seat < 0:
            return
        bot = bots[seat]
        move = (
            answer_or_interrupt(bot, s, seat) if impulses < MOST_IMPULSES else answer(bot, s, seat)
        )
        impulses = 0 if move in s.pending[seat] else impulses + 1
        yield seat, move
