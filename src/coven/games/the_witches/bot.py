"""What a seat must guess, what a position is worth, and what a sensible player would quickly do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coven.core.move import Move
from coven.core.rng import Rng

from .components import EASY
from .state import Witches, bits, boxes, face_down

# -- what cannot be known ----------------------------------------------------------------------


def determinise(s: Witches, seat: int | None, rng: Rng, memory: float) -> Witches:
    """Face-down problems, what is in the boxes and in the game box, the deck and the others' hands
    are dealt anew, but for what the seat has looked at.

    What is unknown is sorted before it is dealt, so that the guess depends on it in no way.
    """
    new = s.copy()
    new.rng = rng
    redraw_problems(new, seat)
    redraw_cards(new, seat)
    new.drawn = s.drawn
    if new.pending and seat not in new.pending:
        new.pending = {}  # the others are asked again, by what they hold in this guess
        new.stack[-1].resume(new)
    return new


def redraw_problems(s: Witches, seat: int | None) -> None:
    down = face_down(s)
    if seat is not None:
        down &= ~s.known[seat]
    spaces = bits(down)
    start = s.next
    tops = 0
    for top, easy, _ in boxes(s):
        if easy:
            tops |= 1 << top
    rest = s.queue[start:]
    hard = [s.problem[space] for space in spaces]
    easy_tokens: list[int] = []
    for i in range(len(rest)):
        if rest[i] >= EASY:
            hard.append(rest[i])
        elif not (tops >> (start + i)) & 1:
            easy_tokens.append(rest[i])
    for token in s.unused:
        if token >= EASY:
            hard.append(token)
        else:
            easy_tokens.append(token)
    hard.sort()
    easy_tokens.sort()
    s.shuffle(hard)
    s.shuffle(easy_tokens)
    for space in spaces:
        s.problem[space] = hard.pop()
    for i in range(len(rest)):
        if rest[i] >= EASY:
            rest[i] = hard.pop()
        elif not (tops >> (start + i)) & 1:
            rest[i] = easy_tokens.pop()
    s.queue = s.queue[:start] + rest
    s.unused = sorted(easy_tokens + hard)


def redraw_cards(s: Witches, seat: int | None) -> None:
    hidden = [other for other in range(s.seats) if other != seat]
    if s.shared and s.options["hands"] == "open":
        hidden = []
    pool = s.deck[: s.left]
    for other in hidden:
        pool.extend(bits(s.hands[other]))
    pool.sort()
    s.shuffle(pool)
    for other in hidden:
        hand = 0
        for _ in range(s.hands[other].bit_count()):
            hand |= 1 << pool.pop()
        s.hands[other] = hand
    s.deck = pool


def evaluate(s: Witches, seat: int) -> float:
    return 0.5


def playout(s: Witches, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    return moves[pick(len(moves))]
