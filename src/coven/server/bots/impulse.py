"""What a bot does without being asked (gestures, phrases). Quick enough for the server process."""

from __future__ import annotations

from coven.bots import LEVELS, position_for
from coven.core import Rng, new_secret, parse
from coven.table import Table


def spontaneous_move(table: Table, seat: int, next_move: str | None) -> str | None:
    """Returns the text of a move that the bot at `seat` makes unasked now, or None.

    `next_move`: the answer that the bot is about to give; None if it is not asked anything.
    """
    match = table.match
    if match is None or seat not in table.bots_that_may_interrupt:
        return None
    temperament = table.temperament(seat)
    memory = LEVELS[temperament.level - 1].memory
    position = position_for(match.game, match.state, seat, Rng(new_secret()), memory)
    about = parse(next_move) if next_move is not None else None
    move = match.game.impulse(position, seat, temperament, about)
    return move.text if move is not None else None
