"""play(state, seat, move), the only way to change a position; and what it is made of."""

from typing import Final

from .move import Move
from .state import State

_MOST_STEPS: Final = 10_000


class Illegal(Exception):
    """The move is not legal now. Nothing has changed."""

    def __init__(self, seat: int, move: Move) -> None:
        super().__init__(f"seat {seat} cannot play {move.text!r} now")
        self.seat = seat
        self.move = move


class Stuck(Exception):
    """Frames went on for too long without asking a seat: a bug in the game's rules."""


def play(s: State, seat: int, move: Move) -> None:
    """Checks and plays one move of a seat in the position `s`, then goes on until a seat is asked
    or the game is over.

    Raises Illegal, and changes nothing, if the move is not among ``s.moves(seat)``."""
    if move not in s.moves(seat):
        raise Illegal(seat, move)
    apply(s, seat, move)


def apply(s: State, seat: int, move: Move) -> None:
    """Does the same as `play` without checking the move, for searches that took it from the list of
    legal moves."""
    s.ply += 1
    s.drawn = 0
    if s.events:
        s.events = []
        s.stages = []
    if s.rolled:
        s.rolled = []
    s.pending = {}
    s.offers_cache = None
    stack = s.stack
    stack[-1].chosen(s, seat, move)
    if stack:
        stack[-1].resume(s)  # this usually asks, and saves the call of advance
        if not s.pending:
            advance(s)


def advance(s: State) -> None:
    """Lets the top frame work, again and again, until a seat is asked or the game is over. Raises
    Stuck."""
    stack = s.stack
    for _ in range(_MOST_STEPS):
        if not stack:
            return
        stack[-1].resume(s)
        if s.pending:
            return
    raise Stuck(f"{s.stack[-1]} goes on for ever")
