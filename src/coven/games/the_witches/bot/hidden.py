"""Redraws what a seat cannot know, so that bots think about positions they could be in."""

from __future__ import annotations

from coven.core.rng import Rng

from ..components import EASY
from ..rules.modes import hands_are_open
from ..state import Witches, bits, boxes, face_down


def determinise(s: Witches, seat: int | None, rng: Rng, memory: float = 0.0) -> Witches:
    """Returns a copy in which everything that this seat cannot know is redrawn: face-down problems
    it has not looked at, the problem boxes, the game box, the deck and the others' hands.

    `memory` has no effect, because nobody need remember anything. Unknown pieces are sorted before
    they are dealt, so the copy does not depend on where they really are."""
    new = s.copy()
    new.rng = rng
    redraw_problems(new, seat)
    redraw_cards(new, seat)
    new.drawn = s.drawn
    if new.pending and seat not in new.pending:
        new.ask_again()  # the moves of the others depend on the cards they hold in this copy
    return new


def redraw_problems(s: Witches, seat: int | None) -> None:
    """For determinise: shuffles the problem tokens that this seat (None: a spectator) cannot know,
    and deals them to the same places. The easy token on top of each box is known (R7)."""
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
    """For determinise: shuffles and deals again the deck and the hands that this seat (None: a
    spectator) does not see; with open hands only the deck (R28)."""
    hidden = [other for other in range(s.seats) if other != seat]
    if hands_are_open(s):
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
