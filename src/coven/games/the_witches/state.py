"""The table of The Witches, in the order of the set-up page.

Sets of spaces and of cards are bits of a number: a hand of three cards is a number with three bits.
"""

from __future__ import annotations

from typing import ClassVar, Final

from coven.core.native import mypyc_attr
from coven.core.rng import Rng
from coven.core.state import State

from .components import (
    AREA_SPACES,
    BOXES_EASY,
    BOXES_HARD,
    DIFFICULTY,
    EASY,
    EASY_PER_CARD,
    EVERYWHERE,
    HARD_PER_BONUS,
    MOST_HAND,
    PER_CRISIS,
    POINTS,
    SPACES,
    START_HAND,
)

MOST_SEATS: Final = 4
NOBODY: Final = -1
NOTHING: Final = -1
DUNGEON: Final = SPACES
"""Where a witch is who is on no space of the map (14.4)."""
NOWHERE: Final = SPACES + 1
"""Where she is before the game begins."""

CASTLE: Final = AREA_SPACES[0]
TOWN: Final = AREA_SPACES[1]
FIRST_SINGLE: Final = 6
"""From this space on every area is one space."""
assert AREA_SPACES[2] == 1 << FIRST_SINGLE
assert CASTLE | TOWN == (1 << FIRST_SINGLE) - 1

VISIBLE: Final = 0
INVISIBLE: Final = 1
PEEKED: Final = 2
"""Invisible, and has looked at a token of the area she started in (13.10)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Witches(State):
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        *("options", "shared", "piling", "failure_cackles", "all_crises"),
        *("problem", "taken", "open", "known", "crisis", "crises"),
        *("queue", "next", "unused", "removed", "pool", "cackles", "aliss_left", "aliss"),
        *("witch", "item", "at", "hands", "deck", "left", "discard"),
        *("solved", "mat", "points", "hard", "active", "turns"),
        *("invisible", "extra", "turn_over", "lost"),
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options: dict[str, bool | int | str] = {}
        self.shared: bool = False
        """Solo and cooperative: all win or lose together."""
        self.piling: bool = False
        """Expert: a problem may have any number of crises (16.2)."""
        self.failure_cackles: int = 1
        """For failing a hard problem (R20)."""
        self.all_crises: int = 0
        # Problems.
        self.problem: list[int] = [NOTHING] * SPACES
        """The token on each space."""
        self.taken: int = 0
        """The spaces with a token."""
        self.open: int = 0
        """The spaces whose token is face up."""
        self.known: list[int] = []
        """Per seat, the spaces whose face-down token it has looked at."""
        self.crisis: list[int] = [0] * SPACES
        self.crises: int = 0
        """In the reserve; all_crises of them are in the game."""
        self.queue: list[int] = []
        """Never changed: the boxes from left to right, each from its top; `next` is the next."""
        self.next: int = 0
        self.unused: list[int] = []
        """Back in the game box, unseen."""
        self.removed: tuple[int, ...] = ()
        """Tokens that left the game without being solved (14.8)."""
        # Cackles.
        self.pool: int = 0
        self.cackles: list[int] = []
        self.aliss_left: int = 0
        self.aliss: list[int] = []
        # Witches and cards.
        self.witch: list[int] = []
        self.item: list[bool] = []
        """Whether she still has the token she began with."""
        self.at: list[int] = []
        self.hands: list[int] = []
        self.deck: list[int] = []
        """Never changed: `left` of it are still to be drawn, the last first."""
        self.left: int = 0
        self.discard: int = 0
        # What was solved.
        self.solved: list[tuple[int, ...]] = []
        self.mat: list[int] = []
        """Easy tokens on the mat: those that count towards the hand."""
        self.points: list[int] = []
        self.hard: list[int] = []
        """How many hard ones."""
        # The turn.
        self.active: int = 0
        self.turns: int = 0
        self.invisible: int = VISIBLE
        """The moving witch, for this movement."""
        self.extra: int = 0
        """Areas she may walk further in this movement."""
        self.turn_over: bool = False
        self.lost: str = ""
        """Why everybody has lost: crises, elves, aliss or hard-left."""

    def copy(self) -> Witches:
        new = Witches.__new__(Witches)
        self.copy_spine(new)
        new.options = self.options
        new.shared = self.shared
        new.piling = self.piling
        new.failure_cackles = self.failure_cackles
        new.all_crises = self.all_crises
        new.problem = self.problem.copy()
        new.taken = self.taken
        new.open = self.open
        new.known = self.known.copy()
        new.crisis = self.crisis.copy()
        new.crises = self.crises
        new.queue = self.queue
        new.next = self.next
        new.unused = self.unused
        new.removed = self.removed
        new.pool = self.pool
        new.cackles = self.cackles.copy()
        new.aliss_left = self.aliss_left
        new.aliss = self.aliss.copy()
        new.witch = self.witch.copy()
        new.item = self.item.copy()
        new.at = self.at.copy()
        new.hands = self.hands.copy()
        new.deck = self.deck
        new.left = self.left
        new.discard = self.discard
        new.solved = self.solved.copy()
        new.mat = self.mat.copy()
        new.points = self.points.copy()
        new.hard = self.hard.copy()
        new.active = self.active
        new.turns = self.turns
        new.invisible = self.invisible
        new.extra = self.extra
        new.turn_over = self.turn_over
        new.lost = self.lost
        return new


# -- questions ---------------------------------------------------------------------------------


def bits(mask: int) -> list[int]:
    """The numbers in a set."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def standing(s: Witches) -> int:
    """The spaces with a witch."""
    mask = 0
    for space in s.at:
        mask |= 1 << space
    return mask & EVERYWHERE


def empty_spaces(s: Witches) -> int:
    """The spaces with neither a problem nor a witch."""
    mask = s.taken
    for space in s.at:
        mask |= 1 << space
    return EVERYWHERE & ~mask


def blocked_areas(s: Witches) -> int:
    """The areas without an empty space: whoever enters has to stop (6.5, 6.7)."""
    occupied = EVERYWHERE & ~empty_spaces(s)
    blocked = occupied >> FIRST_SINGLE << 2
    if occupied & CASTLE == CASTLE:
        blocked |= 1
    if occupied & TOWN == TOWN:
        blocked |= 2
    return blocked


def company(s: Witches, who: int) -> list[int]:
    """The other witches on her space; in the Dungeon nobody counts (14.4)."""
    space = s.at[who]
    if space >= SPACES:
        return []
    return [seat for seat in range(s.seats) if seat != who and s.at[seat] == space]


def hand_size(s: Witches, who: int) -> int:
    """Up to how many cards she draws (11.2, 11.3)."""
    return min(MOST_HAND, START_HAND + s.mat[who] // EASY_PER_CARD)


def hard_bonus(s: Witches, who: int) -> int:
    """7.10"""
    return s.hard[who] // HARD_PER_BONUS


def target(s: Witches, space: int) -> int:
    """What a roll has to reach (7.3, 7.4)."""
    return DIFFICULTY[s.problem[space]] + PER_CRISIS * s.crisis[space]


def face_down(s: Witches) -> int:
    return s.taken & ~s.open


def score(s: Witches, who: int) -> int:
    """12.4, 12.5"""
    return s.points[who] - s.aliss[who]


def hard_points(s: Witches, who: int) -> int:
    return sum([POINTS[token] for token in s.solved[who] if token >= EASY])


def hardest(s: Witches, who: int) -> int:
    """The highest difficulty among her tokens."""
    return max([DIFFICULTY[token] for token in s.solved[who]], default=0)


# -- changes -----------------------------------------------------------------------------------


def put_problem(s: Witches, space: int, token: int) -> None:
    """Easy ones lie face up, hard ones face down."""
    s.problem[space] = token
    s.taken |= 1 << space
    if token < EASY:
        s.open |= 1 << space


def take_problem(s: Witches, space: int) -> int:
    """A token leaves the map, and its crises return to the reserve."""
    token = s.problem[space]
    s.problem[space] = NOTHING
    clear = ~(1 << space)
    s.taken &= clear
    s.open &= clear
    for seat in range(s.seats):
        s.known[seat] &= clear
    s.crises += s.crisis[space]
    s.crisis[space] = 0
    return token


def boxes(s: Witches) -> list[tuple[int, int, int]]:
    """What is left in each problem box: where in the queue it begins, and its easy and hard tokens.
    Only the top token of a box can be seen, if it is an easy one (R7)."""
    found: list[tuple[int, int, int]] = []
    start = 0
    for easy, hard in zip(BOXES_EASY[s.seats], BOXES_HARD[s.seats], strict=True):
        gone = min(max(0, s.next - start), easy + hard)
        left_easy = max(0, easy - gone)
        found.append((start + gone, left_easy, easy + hard - gone - left_easy))
        start += easy + hard
    return found
