"""Which moves a page asks to confirm."""

from __future__ import annotations

from random import Random

from coven.core import Rng, Window, apply, new_secret
from coven.table import Table

_random = Random(new_secret())
"""Not cryptographic, because nobody learns more from it than whether a turn ends; asking the
operating system would take longer than trying a move."""


def turn_ending_moves(table: Table, seat: int | None) -> list[str]:
    """Returns the texts of the moves that end the seat's turn, which the page asks to confirm; none
    for a spectator (None) and in another seat's turn.

    Every move is tried on a position in which everything the seat cannot know is redrawn, so that
    the result reveals nothing. Moves after which others must answer first do not count.
    """
    match = table.match
    if match is None or seat is None or table.running.turn not in (seat, None):
        return []
    rng = Rng(_random.randbytes(32))
    position = match.game.determinise(match.state, seat, rng)
    position.rng = rng
    found = []
    for move in match.state.pending.get(seat, []):
        after = position.copy()
        try:
            apply(after, seat, move)
        except Exception:  # a redrawn position may be impossible; then nothing is asked
            continue
        asked = after.pending.keys() - position.pending.keys()
        same_turn = match.game.turn(after) == match.game.turn(position)
        answered = same_turn and asked and not isinstance(after.top, Window)
        if seat not in after.pending and not answered:
            found.append(move.text)
    return found
