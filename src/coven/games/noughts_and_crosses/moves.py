"""The nine moves."""

from coven.core.move import move

MARK = [move("mark", cell) for cell in range(9)]
