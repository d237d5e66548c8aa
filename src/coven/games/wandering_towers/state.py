"""The table of Wandering Towers, in the order of the set-up page.

A *surface* is where wizards stand: 0..15 the ground of a space, 16..24 the roof of a tower. The
exposed surface of a space is the roof of its topmost tower, or its ground. Wizards of one colour on
one surface are alike, so a surface holds numbers, one octal digit per colour.
"""

from __future__ import annotations

from typing import ClassVar, Final

from coven.core.native import mypyc_attr
from coven.core.rng import Rng
from coven.core.state import State

from .components import CAPACITY, GROUND_SHIELDS, SPACES, TOWER_SHIELD, TOWERS

SURFACES: Final = SPACES + TOWERS
SHIELD: Final = tuple(space in GROUND_SHIELDS for space in range(SPACES)) + TOWER_SHIELD
DIGIT: Final = 3
"""Bits of a surface's number of wizards of one colour."""
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Towers(State):
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        *("options", "masters", "teams", "shared", "colour", "partner"),
        *("stacks", "where", "roof", "keep", "crowd", "load", "home", "wizards"),
        *("hands", "deck", "left", "discard", "empty", "full", "spent", "spells"),
        *("start", "active", "turns", "cards", "action", "turn_over", "refreshed", "ended"),
        *("last_round", "casts", "last_cast", "caster", "bargained", "gifts"),
        *("named", "named_colour", "named_steps", "passengers"),
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options: dict[str, bool | int | str | list[str]] = {}
        self.masters: bool = False
        self.teams: bool = False
        self.shared: bool = False
        """Solo and cooperative: all wizards and bottles are of one colour."""
        self.colour: list[int] = []
        """The colour of a seat."""
        self.partner: list[int] = []
        """In teams the seat opposite, else nobody."""
        # The board.
        self.stacks: list[tuple[int, ...]] = [()] * SPACES
        """Towers on each space, lowest first."""
        self.where: list[int] = [0] * TOWERS
        """The space of each tower."""
        self.roof: list[int] = list(range(SPACES))
        """The exposed surface of each space."""
        self.keep: int = 0
        self.crowd: list[int] = [0] * SURFACES
        self.load: list[int] = [0] * SURFACES
        """How many wizards stand on each surface."""
        self.home: list[int] = []
        """Wizards of each colour in the keep."""
        self.wizards: int = 0
        """Wizards of each colour in the game."""
        # Cards, bottles, spells.
        self.hands: list[tuple[int, ...]] = []
        """Per seat (cooperative with one open hand: seat 0's), each sorted."""
        self.deck: list[int] = []
        """Never changed: `left` of it are still to be drawn, the last first."""
        self.left: int = 0
        self.discard: list[int] = []
        self.empty: list[int] = []
        self.full: list[int] = []
        self.spent: list[int] = []
        self.spells: tuple[int, ...] = ()
        # The turn.
        self.start: int = 0
        self.active: int = 0
        self.turns: int = 0
        self.cards: int = 0
        """Cards used so far; solo and cooperative count them."""
        self.action: int = 1
        self.turn_over: bool = False
        """A wizard went in: the turn ends at once (5.10, 10.4)."""
        self.refreshed: bool = False
        """The hand was changed this turn, which is one action (R71)."""
        self.ended: bool = False
        self.last_round: bool = False
        self.casts: list[int] = []
        """Per seat, the actions of this turn in which it has cast: 1, 2 or both as bits."""
        self.last_cast: int = -1
        """The spell that may be repeated now because nothing has happened since (13.7)."""
        self.caster: int = NOBODY
        """Who cast it."""
        self.bargained: int = 0
        """Teams, this turn: 1 a card was asked for, 2 offered, 4 exchanged; as bits."""
        self.gifts: int = 0
        """Teams, this turn: the seats that have handed over bottles, as bits."""
        self.named: int = NOBODY
        """The surface of the wizard that is about to walk."""
        self.named_colour: int = NOBODY
        self.named_steps: int = 0
        self.passengers: tuple[int, ...] = ()
        """The colours of those he carries (14.7)."""

    def copy(self) -> Towers:
        new = Towers.__new__(Towers)
        self.copy_spine(new)
        new.options = self.options
        new.masters = self.masters
        new.teams = self.teams
        new.shared = self.shared
        new.colour = self.colour
        new.partner = self.partner
        new.stacks = self.stacks.copy()
        new.where = self.where.copy()
        new.roof = self.roof.copy()
        new.keep = self.keep
        new.crowd = self.crowd.copy()
        new.load = self.load.copy()
        new.home = self.home.copy()
        new.wizards = self.wizards
        new.hands = self.hands.copy()
        new.deck = self.deck
        new.left = self.left
        new.discard = self.discard.copy()
        new.empty = self.empty.copy()
        new.full = self.full.copy()
        new.spent = self.spent.copy()
        new.spells = self.spells
        new.start = self.start
        new.active = self.active
        new.turns = self.turns
        new.cards = self.cards
        new.action = self.action
        new.turn_over = self.turn_over
        new.refreshed = self.refreshed
        new.ended = self.ended
        new.last_round = self.last_round
        new.casts = self.casts.copy()
        new.last_cast = self.last_cast
        new.caster = self.caster
        new.bargained = self.bargained
        new.gifts = self.gifts
        new.named = self.named
        new.named_colour = self.named_colour
        new.named_steps = self.named_steps
        new.passengers = self.passengers
        return new


# -- questions ---------------------------------------------------------------------------------


def wizards_on(s: Towers, surface: int, colour: int) -> int:
    return (s.crowd[surface] >> (DIGIT * colour)) & 7


def space_of(s: Towers, surface: int) -> int:
    return surface if surface < SPACES else s.where[surface - SPACES]


def floor_under(s: Towers, tower: int) -> int:
    """The surface that the tower stands on."""
    space = s.where[tower]
    stack = s.stacks[space]
    i = stack.index(tower)
    return SPACES + stack[i - 1] if i else space


def covered_surfaces(s: Towers) -> list[int]:
    """Every surface with a tower on it."""
    found: list[int] = []
    for space in range(SPACES):
        stack = s.stacks[space]
        if stack:
            found.append(space)
            found.extend([SPACES + tower for tower in stack[:-1]])
    return found


def hand_seat(s: Towers, seat: int) -> int:
    """Whose hand this seat plays from."""
    return 0 if s.shared and s.options["cooperative-hands"] == "open" else seat


def walks(s: Towers, seat: int) -> int:
    """The colour that this seat's cards move: its own, or, all home, the partner's (12.5)."""
    colour = s.colour[seat]
    if s.teams and s.home[colour] == s.wizards:
        return s.colour[s.partner[seat]]
    return colour


# -- changes -----------------------------------------------------------------------------------


def put_wizard(s: Towers, surface: int, colour: int) -> None:
    s.crowd[surface] += 1 << (DIGIT * colour)
    s.load[surface] += 1


def take_wizard(s: Towers, surface: int, colour: int) -> None:
    s.crowd[surface] -= 1 << (DIGIT * colour)
    s.load[surface] -= 1


def has_room(s: Towers, space: int, wizards: int) -> bool:
    """Whether that many more fit on what is exposed there (5.7); the keep takes any number."""
    return space == s.keep or s.load[s.roof[space]] + wizards <= CAPACITY
