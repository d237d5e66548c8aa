"""play(state, seat, move), the only way to change a position; and what it is made of."""

from difflib import get_close_matches
from typing import Final

from .move import Move, parse
from .state import State

_MOST_STEPS: Final = 10_000


class Illegal(Exception):
    """The move is not legal now. Nothing has changed. `legal` are the moves that are."""

    def __init__(self, seat: int, move: Move, legal: list[Move] | None = None) -> None:
        super().__init__(seat, move, legal)
        self.seat = seat
        self.move = move
        self.legal = legal

    def __str__(self) -> str:
        said = f"seat {self.seat} cannot play {self.move.text!r} now"
        if self.legal is None:
            return said
        if not self.legal:
            return f"{said}: it is not asked"
        texts = [move.text for move in self.legal]
        close = get_close_matches(self.move.text, texts, 1)
        if close and all(move.verb != self.move.verb for move in self.legal):
            return f"{said}; did you mean {close[0]!r}?"
        more = f" and {len(texts) - 5} more" if len(texts) > 5 else ""
        return f"{said}; it can play {', '.join(map(repr, texts[:5]))}{more}"


class Stuck(Exception):
    """Frames went on for too long without asking a seat: a bug in the game's rules."""


def play(s: State, seat: int, move: Move | str) -> None:
    """Checks and plays one move of a seat, or the move with this text, in the position `s`, then
    goes on until a seat is asked or the game is over.

    Raises Illegal, and changes nothing, if the move is not among ``s.moves(seat)``; Malformed if a
    text is not a move."""
    chosen = parse(move) if isinstance(move, str) else move
    legal = s.moves(seat)
    if chosen not in legal:
        raise Illegal(seat, chosen, legal)
    apply(s, seat, chosen)


def apply(s: State, seat: int, move: Move) -> None:
    """Plays a move as `play` does, but without checking it, for searches that took it from the list
    of legal moves."""
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
