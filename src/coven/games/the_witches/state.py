"""The state of a game of The Witches, and questions and changes that several rules share.

A set of spaces, areas or cards is a bit mask: a hand of three cards is a number with three bits
set.
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
    FIRST_SINGLE,
    HARD_PER_BONUS,
    IS_ELF,
    LARGE_AREAS,
    MOST_HAND,
    NEAR_SPACES,
    PER_CRISIS,
    POINTS,
    SPACES,
    START_HAND,
)

MOST_SEATS: Final = 4
NOBODY: Final = -1
"""No seat, or no witch yet."""
NOTHING: Final = -1
"""No problem on a space, no card, or a pair of dice not yet rolled."""
DUNGEON: Final = SPACES
"""The place of a witch who is locked in the Dungeon (14.4)."""
NOWHERE: Final = SPACES + 1
"""The place of a witch before the game begins."""

VISIBLE: Final = 0
INVISIBLE: Final = 1
PEEKED: Final = 2
"""Invisible, and she has looked at a token of the area she started in (13.10)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Witches(State):
    """A position of The Witches: problems and crises on the map, witches, hands, deck, reserve and
    solved problems."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        *("options", "shared", "piling", "failure_cackles", "all_crises"),
        *("problem", "taken", "open", "known", "crisis", "crises"),
        *("queue", "next", "unused", "removed", "pool", "cackles", "aliss_left", "aliss"),
        *("witch", "item", "at", "hands", "deck", "left", "discard"),
        *("solved", "mat", "points", "hard", "active", "turns"),
        *("invisible", "extra", "turn_over", "lost", "turned"),
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options: dict[str, bool | int | str] = {}
        self.shared: bool = False
        """Whether all players win or lose together: in cooperative and solo games (15.1)."""
        self.piling: bool = False
        """Whether a problem may have any number of crises, the rule for experts (16.2)."""
        self.failure_cackles: int = 1
        """How many cackles failing at a hard problem costs (R20)."""
        self.all_crises: int = 0
        """How many crises there are, in the reserve and on the map."""
        # Problems.
        self.problem: list[int] = [NOTHING] * SPACES
        """The problem token on each space, or NOTHING."""
        self.taken: int = 0
        """The spaces with a problem, as a bit mask."""
        self.open: int = 0
        """The spaces whose problem is face up, as a bit mask."""
        self.known: list[int] = []
        """For each seat the spaces whose face-down problem it has looked at, as a bit mask."""
        self.crisis: list[int] = [0] * SPACES
        """How many crises lie on each space."""
        self.crises: int = 0
        """How many crises are in the reserve."""
        self.queue: list[int] = []
        """The tokens of the problem boxes in the order in which they come (5.2). Copies share this
        list, so it is never changed: `next` counts the tokens that have come already."""
        self.next: int = 0
        self.unused: list[int] = []
        """The tokens that went back into the game box unseen (3.5)."""
        self.removed: tuple[int, ...] = ()
        """The tokens that left the map without being solved (14.10)."""
        # Cackles.
        self.pool: int = 0
        """How many cackles are in the reserve."""
        self.cackles: list[int] = []
        """How many cackles each seat has."""
        self.aliss_left: int = 0
        """How many Black Aliss tokens are in the reserve."""
        self.aliss: list[int] = []
        """How many Black Aliss tokens each seat has."""
        # Witches and cards.
        self.witch: list[int] = []
        """The witch of each seat, or NOBODY."""
        self.item: list[bool] = []
        """For each seat whether its witch still has the token she began with (3.9–3.11)."""
        self.at: list[int] = []
        """The space of each seat's witch, or DUNGEON or NOWHERE."""
        self.hands: list[int] = []
        """The cards in each seat's hand, as a bit mask."""
        self.deck: list[int] = []
        """Copies share this list, so it is never changed: its first `left` cards are still to be
        drawn, the last of them first."""
        self.left: int = 0
        self.discard: int = 0
        """The discarded cards, as a bit mask."""
        # What was solved.
        self.solved: list[tuple[int, ...]] = []
        """The problem tokens that each seat has solved."""
        self.mat: list[int] = []
        """How many easy tokens lie on each seat's mat and count for its hand (8.2, 14.9)."""
        self.points: list[int] = []
        """The points of each seat's solved problems, Black Aliss not subtracted."""
        self.hard: list[int] = []
        """How many hard problems each seat has solved."""
        # The turn.
        self.active: int = 0
        """The seat whose turn it is."""
        self.turns: int = 0
        """How many turns have begun."""
        self.invisible: int = VISIBLE
        """Whether the active witch is VISIBLE, INVISIBLE or PEEKED in this movement."""
        self.extra: int = 0
        """How many areas further she may walk in this movement (13.7)."""
        self.turn_over: bool = False
        """Whether the active witch has lost the rest of her turn: she is in the Dungeon (14.4)."""
        self.lost: str = ""
        """Why everybody has lost: crises, elves, aliss or hard-left; empty if nobody has."""
        self.turned: tuple[int, ...] = ()
        """The cards turned over in this turn to place the problem, in their order (5.3)."""

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
        new.turned = self.turned
        return new


# -- questions ---------------------------------------------------------------------------------


def bits(mask: int) -> list[int]:
    """Returns the numbers of the bits that are set in a bit mask, in ascending order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def lowest_bit(mask: int) -> int:
    """Returns the number of the lowest bit that is set in a bit mask that is not 0."""
    return (mask & -mask).bit_length() - 1


def spaces_with_witches(s: Witches) -> int:
    """Returns the spaces on which a witch stands, as a bit mask."""
    mask = 0
    for space in s.at:
        mask |= 1 << space
    return mask & EVERYWHERE


def empty_spaces(s: Witches) -> int:
    """Returns the spaces with neither a problem nor a witch, as a bit mask."""
    mask = s.taken
    for space in s.at:
        mask |= 1 << space
    return EVERYWHERE & ~mask


def near_empty_spaces(s: Witches, who: int) -> int:
    """Returns the empty spaces to which this seat's witch can retreat or run away, as a bit mask:
    one path away or in the same area (8.4, 8.6, 8.9)."""
    return NEAR_SPACES[s.at[who]] & empty_spaces(s)


def blocked_areas(s: Witches) -> int:
    """Returns the areas without an empty space, as a bit mask: a witch on foot has to stop there
    (6.5, 6.7)."""
    occupied = EVERYWHERE & ~empty_spaces(s)
    blocked = occupied >> FIRST_SINGLE << LARGE_AREAS
    for area in range(LARGE_AREAS):
        if occupied & AREA_SPACES[area] == AREA_SPACES[area]:
            blocked |= 1 << area
    return blocked


def others_here(s: Witches, who: int) -> list[int]:
    """Returns the other seats whose witch is on the same space; none in the Dungeon, where nobody
    has tea (14.2)."""
    space = s.at[who]
    if space >= SPACES:
        return []
    return [seat for seat in range(s.seats) if seat != who and s.at[seat] == space]


def hand_size(s: Witches, who: int) -> int:
    """Returns the number of cards up to which this seat draws (11.2, 11.3)."""
    return min(MOST_HAND, START_HAND + s.mat[who] // EASY_PER_CARD)


def hard_bonus(s: Witches, who: int) -> int:
    """Returns what the hard problems this seat has solved add to its rolls (7.10)."""
    return s.hard[who] // HARD_PER_BONUS


def target(s: Witches, space: int) -> int:
    """Returns what a roll against the problem on this space has to reach (7.3, 7.4)."""
    return DIFFICULTY[s.problem[space]] + PER_CRISIS * s.crisis[space]


def face_down(s: Witches) -> int:
    """Returns the spaces with a face-down problem, as a bit mask."""
    return s.taken & ~s.open


def score(s: Witches, who: int) -> int:
    """Returns this seat's points, those that Black Aliss costs subtracted (12.4, 12.5)."""
    return s.points[who] - s.aliss[who]


def hard_points(s: Witches, who: int) -> int:
    """Returns the points that this seat has from hard problems it has solved."""
    return sum([POINTS[token] for token in s.solved[who] if token >= EASY])


def hardest(s: Witches, who: int) -> int:
    """Returns the highest difficulty among the problems this seat has solved, 0 without one."""
    return max([DIFFICULTY[token] for token in s.solved[who]], default=0)


def open_elves(s: Witches) -> int:
    """Returns how many elf problems lie face up on the map (12.2)."""
    count = 0
    for space, token in enumerate(s.problem):
        if token >= EASY and IS_ELF[token] and (s.open >> space) & 1:
            count += 1
    return count


def hard_on_map(s: Witches) -> int:
    """Returns how many hard problems lie on the map (15.5)."""
    count = 0
    for token in s.problem:
        if token >= EASY:
            count += 1
    return count


def boxes(s: Witches) -> list[tuple[int, int, int]]:
    """Returns for each problem box: the index in `queue` of its top token, and how many easy and
    hard tokens are left in it. Only an easy token on top can be seen (R7)."""
    found: list[tuple[int, int, int]] = []
    start = 0
    for easy, hard in zip(BOXES_EASY[s.seats], BOXES_HARD[s.seats], strict=True):
        gone = min(max(0, s.next - start), easy + hard)
        left_easy = max(0, easy - gone)
        found.append((start + gone, left_easy, easy + hard - gone - left_easy))
        start += easy + hard
    return found


# -- changes -----------------------------------------------------------------------------------


def put_problem(s: Witches, space: int, token: int) -> None:
    """Puts a problem token on a space, easy ones face up, hard ones face down (3.1, 3.3)."""
    s.problem[space] = token
    s.taken |= 1 << space
    if token < EASY:
        s.open |= 1 << space


def take_problem(s: Witches, space: int) -> int:
    """Removes the problem token from a space, puts its crises back into the reserve (8.1), and
    returns the token."""
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
