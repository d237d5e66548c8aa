"""What a bot does without being asked (gestures, phrases). Quick enough for the server process."""

from __future__ import annotations

from coven.bots import bot_for, interruption
from coven.core import parse
from coven.table import Table


def spontaneous_move(table: Table, seat: int, next_move: str | None) -> str | None:
    """Returns the text of a move that the bot at `seat` makes unasked now, or None.

    `next_move`: the answer that the bot is about to give; None if it is not asked anything.
    """
    match = table.match
    if match is None or seat not in table.bots_that_may_interrupt:
        return None
    who = table.temperament(seat)
    bot = bot_for(match.game, who.level, who.seed)
    about = parse(next_move) if next_move is not None else None
    move = interruption(bot, match.state, seat, about)
    return move.text if move is not None else None
