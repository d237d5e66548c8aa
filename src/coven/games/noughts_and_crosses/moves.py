"""The nine moves, one for each cell."""

from typing import Any

from coven.core.move import Move, move

MARK = [move("mark", cell) for cell in range(9)]


def every_move(s: Any) -> list[Move]:
    """Returns all nine moves, legal or not."""
    return MARK
