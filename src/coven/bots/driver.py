"""Lets bots play a game without waiting: their answers, and their moves without being asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from coven.core.game import Game
from coven.core.move import Move
from coven.core.play import apply
from coven.core.state import State

from .bot import Bot, answer, look

MOST_IMPULSES: Final = 8
"""How many moves without being asked the bots may make between two answers."""


def is_impulsive(game: Any) -> bool:
    """Whether bots of this game ever move without being asked (whether it has its own
    `Game.impulse`)."""
    return type(game).impulse is not Game.impulse


def decide(bot: Bot, state: State, seat: int) -> Move:
    """Returns what a bot whose seat is asked does now, given the real state: its answer, or another
    move that it makes first on impulse (`Game.impulse`). After an impulse, play it and ask again:
    the answer may be another one then."""
    chosen = answer(bot, state, seat)
    return interruption(bot, state, seat, chosen) or chosen


def interruption(bot: Bot, state: State, seat: int, next_move: Move | None) -> Move | None:
    """Returns the move that a bot plays now, before the answer `next_move`, or although its seat is
    not asked (None); None if it does nothing."""
    game = bot.game
    if not is_impulsive(game) or (next_move is None and seat not in state.offered):
        return None
    position = look(bot, state, seat)
    impulse: Move | None = game.impulse(position, seat, bot.temperament, next_move)
    return impulse


def decide_fully(bot: Bot, state: State, seat: int) -> list[Move]:
    """Returns all that a bot does until its seat has answered: the moves it makes on impulse, and
    then its answer, chosen after them."""
    now = state
    moves: list[Move] = []
    while True:
        quick = len(moves) < MOST_IMPULSES
        move = decide(bot, now, seat) if quick else answer(bot, now, seat)
        moves.append(move)
        if move in now.pending[seat]:
            return moves
        now = now.copy()
        apply(now, seat, move)
        if seat not in now.pending:
            return moves


def spontaneous_move(bot: Bot, state: State, seat: int) -> Move | None:
    """Returns the move that a bot plays now although its seat is not asked; None if it does
    nothing."""
    return None if seat in state.pending else interruption(bot, state, seat, None)


def moves_before_next_answer(
    game: Any, s: State, bots: Mapping[int, Bot]
) -> Iterator[tuple[int, Move]]:
    """Yields seats and moves that come before the next answer. First, in the order of seats, each
    bot may move once without being asked. Then all timers run out that began before the present
    question; timers whose move would answer for a bot are left out, because bots answer in time.

    The caller must play each move before it takes the next.
    """
    asked = s.ply
    if is_impulsive(game):
        for seat in range(s.seats):
            move = spontaneous_move(bots[seat], s, seat) if seat in bots and s.stack else None
            if move is not None:
                yield seat, move
    if type(game).timers is not Game.timers:
        while s.stack:
            due = [
                timer
                for timer in game.timers(s)
                if timer.since < asked and not _answers_for_bot(timer, s, bots)
            ]
            if not due:
                break
            ply = s.ply
            yield due[0].seat, due[0].move
            assert s.ply > ply


def _answers_for_bot(timer: Any, s: State, bots: Mapping[int, Bot]) -> bool:
    """Whether the timer's move is an answer to a question that a bot is asked."""
    return timer.seat in bots and timer.move in s.pending.get(timer.seat, ())


def play_bots(game: Any, s: State, bots: Mapping[int, Bot]) -> Iterator[tuple[int, Move]]:
    """Yields seats and moves of the bots (by seat) in `s` until the game is over or only people are
    asked.

    The caller must play each move before it takes the next."""
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
        move = decide(bot, s, seat) if impulses < MOST_IMPULSES else answer(bot, s, seat)
        impulses = 0 if move in s.pending[seat] else impulses + 1
        yield seat, move
