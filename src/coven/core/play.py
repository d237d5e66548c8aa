"""play(state, seat, move): the only way in."""

from typing import Final

from .move import Move
from .state import State

_MOST_STEPS: Final = 10_000


class Illegal(Exception):
    """A move that is not in the list. Nothing has changed."""

    def __init__(self, seat: int, move: Move) -> None:
        super().__init__(f"seat {seat} cannot play {move.text!r} now")
        self.seat = seat
        self.move = move


class Stuck(Exception):
    """A frame neither asked nor made progress: a fault in the game's rules."""


def play(s: State, seat: int, move: Move) -> None:
    """Checks and applies one answer, then goes on to the next decision.

    Raises Illegal, and changes nothing, if the move is not among ``s.moves(seat)``.
    """
    if move not in s.moves(seat):
        raise Illegal(seat, move)
    apply(s, seat, move)


def apply(s: State, seat: int, move: Move) -> None:
    """play() without the check, for searches that took the move from the list."""
    s.ply += 1
    s.drawn = 0
    if s.events:
        s.events = []
    if s.rolled:
        s.rolled = []
    s.pending = {}
    s.offers_cache = None
    stack = s.stack
    stack[-1].chosen(s, seat, move)
    if stack:
        stack[-1].resume(s)  # mostly this asks
        if not s.pending:
            advance(s)


def advance(s: State) -> None:
    """Lets frames work until somebody is asked or the game is over."""
    stack = s.stack
    for _ in range(_MOST_STEPS):
        if not stack:
            return
        stack[-1].resume(s)
        if s.pending:
            return
    raise Stuck(f"{s.stack[-1]} goes on for ever")
