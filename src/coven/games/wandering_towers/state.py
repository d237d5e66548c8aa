"""The position of Wandering Towers, in the order of the set-up page.

A *surface* is where wizards stand: 0..15 is the ground of a space, 16..24 the roof of a tower. The
exposed surface of a space is the roof of its topmost tower, or its ground. Wizards of one colour on
one surface are alike, so a surface only holds how many there are of each colour: its *crowd*, an
integer with three bits for each colour.
"""

from __future__ import annotations

from typing import ClassVar, Final

from coven.core.native import mypyc_attr
from coven.core.rng import Rng
from coven.core.state import State

from .components import CAPACITY, COLOURS, GROUND_SHIELDS, SPACES, TOWER_SHIELD, TOWERS

SURFACES: Final = SPACES + TOWERS
SHIELD: Final = tuple(space in GROUND_SHIELDS for space in range(SPACES)) + TOWER_SHIELD
"""Whether each surface shows a Raven shield."""
BITS: Final = 3
"""Bits of a crowd for each colour."""
NOBODY: Final = -1
"""In place of a seat, a colour or a surface: there is none."""
NO_SPELL: Final = -1
FIRST_ACTION: Final = 1
SECOND_ACTION: Final = 2
"""The two actions of a turn (4.2), both as numbers and as bits of a mask."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Towers(State):
    """A position of Wandering Towers: towers and wizards on the ring, the keep, bottles, hands,
    draw pile and discards."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        *("options", "masters", "teams", "shared", "colour", "partner"),
        *("stacks", "where", "roof", "keep", "crowd", "load", "home", "wizards"),
        *("hands", "deck", "deck_left", "discard", "empty", "full", "spent", "spells"),
        *("start", "active", "turns", "cards", "action", "turn_over", "refreshed", "ended"),
        *("last_round", "casts", "last_cast", "caster", "row_bottles", "bargained", "gifts"),
        *("named", "named_colour", "named_steps", "passengers", "trodden"),
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options: dict[str, bool | int | str | list[str]] = {}
        self.masters: bool = False
        self.teams: bool = False
        self.shared: bool = False
        """Whether all wizards and bottles are of one colour: solo and cooperative games."""
        self.colour: list[int] = []
        """The colour of each seat."""
        self.partner: list[int] = []
        """The partner of each seat: in teams the seat opposite (12.1), else NOBODY."""
        # The board.
        self.stacks: list[tuple[int, ...]] = [()] * SPACES
        """The towers on each space, lowest first."""
        self.where: list[int] = [0] * TOWERS
        """The space of each tower."""
        self.roof: list[int] = list(range(SPACES))
        """The exposed surface of each space."""
        self.keep: int = 0
        """The space of the keep."""
        self.crowd: list[int] = [0] * SURFACES
        """The wizards on each surface, packed; `wizards_on` and `counts_in` unpack them."""
        self.load: list[int] = [0] * SURFACES
        """The number of wizards on each surface."""
        self.home: list[int] = []
        """The number of wizards of each colour in the keep."""
        self.wizards: int = 0
        """How many wizards each colour has in all."""
        # Cards, bottles, spells.
        self.hands: list[tuple[int, ...]] = []
        """The cards of each seat, as indices of FACES, sorted. A hand that all players share is
        seat 0's; the other seats then have none (16.2)."""
        self.deck: list[int] = []
        """The cards of the draw pile when it was shuffled. Copies share the list, so drawing does
        not change it."""
        self.deck_left: int = 0
        """How many cards can still be drawn: the first ones of `deck`, the last of them next."""
        self.discard: list[int] = []
        self.empty: list[int] = []
        """The number of empty bottles of each colour."""
        self.full: list[int] = []
        """The number of full bottles of each colour."""
        self.spent: list[int] = []
        """The number of bottles of each colour that have paid for spells (10.2)."""
        self.spells: tuple[int, ...] = ()
        """The spells of this game, as indices of SPELLS."""
        # The turn.
        self.start: int = 0
        """The seat of the first player."""
        self.active: int = 0
        """The seat whose turn it is."""
        self.turns: int = 0
        """The number of turns begun so far."""
        self.cards: int = 0
        """The number of cards used so far, which solo and cooperative games limit (15.4)."""
        self.action: int = FIRST_ACTION
        """The current action of the turn, FIRST_ACTION or SECOND_ACTION."""
        self.turn_over: bool = False
        """Whether the turn ends at once, because a wizard went into the keep (5.10, 10.4) or the
        game is over."""
        self.refreshed: bool = False
        """Whether the hand was changed in this turn, which counts as one action (R71)."""
        self.ended: bool = False
        """Whether the game ends at once, without playing the round to its end."""
        self.last_round: bool = False
        """Whether somebody has finished, so that the round is the last one (11.3)."""
        self.casts: list[int] = []
        """For each seat a bit mask of the actions of this turn in which it has cast a spell."""
        self.last_cast: int = NO_SPELL
        """The spell that its caster may repeat now, because nothing has happened since (13.7)."""
        self.caster: int = NOBODY
        """The seat that cast the last spell of this turn."""
        self.row_bottles: int = 0
        """How many full bottles can still pay for repetitions of `last_cast`: of those that the
        caster had when the row of casts began (13.7, R39)."""
        self.bargained: int = 0
        """What partners have done about cards in this turn (12.2): a bit mask of ASKED, OFFERED and
        EXCHANGED."""
        self.gifts: int = 0
        """A bit mask of the seats that have given bottles to their partner in this turn (R81)."""
        # A wizard that a card was played for and that is about to walk. Before he does, players may
        # cast spells (R70), which may move him or give him passengers.
        self.named: int = NOBODY
        """The surface that this wizard stands on; NOBODY if none is about to walk or if a spell has
        brought him home (R82)."""
        self.named_colour: int = NOBODY
        """The colour of this wizard."""
        self.named_steps: int = 0
        """How many spaces he is going to walk."""
        self.passengers: tuple[int, ...] = ()
        """The colours of the wizards that he carries along by Piggyback (14.7), one for each."""
        self.trodden: int = 0
        """A bit mask of the surfaces on which a wizard has ever stood. Uncovering any other shows
        nothing that a player could have forgotten (R33)."""

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
        new.deck_left = self.deck_left
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
        new.row_bottles = self.row_bottles
        new.bargained = self.bargained
        new.gifts = self.gifts
        new.named = self.named
        new.named_colour = self.named_colour
        new.named_steps = self.named_steps
        new.passengers = self.passengers
        new.trodden = self.trodden
        return new


# -- questions ---------------------------------------------------------------------------------


_counts: Final[dict[int, list[tuple[int, int]]]] = {}


def counts_in(crowd: int) -> list[tuple[int, int]]:
    """Returns the colours in a crowd (the wizards on a surface, packed into one number), each with
    its number of wizards. Cached, because evaluations ask often and few crowds are possible."""
    counts = _counts.get(crowd)
    if counts is None:
        each = [(colour, (crowd >> (BITS * colour)) & 7) for colour in range(len(COLOURS))]
        counts = [count for count in each if count[1]]
        _counts[crowd] = counts
    return counts


def colour_mask(colour: int) -> int:
    """Returns the bit mask of those bits of a packed crowd that count the wizards of a colour."""
    return 7 << (BITS * colour)


def wizards_on(s: Towers, surface: int, colour: int) -> int:
    """Returns how many wizards of a colour stand on a surface."""
    return (s.crowd[surface] >> (BITS * colour)) & 7


def space_of(s: Towers, surface: int) -> int:
    """Returns the space on which a surface is."""
    return surface if surface < SPACES else s.where[surface - SPACES]


def floor_under(s: Towers, tower: int) -> int:
    """Returns the surface that a tower stands on."""
    space = s.where[tower]
    stack = s.stacks[space]
    i = stack.index(tower)
    return SPACES + stack[i - 1] if i else space


def may_hide_wizards(s: Towers, floor: int) -> bool:
    """Whether wizards could stand on the covered surface `floor` as far as anybody can know who
    does not remember the game: somebody has stood there before (R33)."""
    return bool(s.trodden >> floor & 1)


def covered_surfaces(s: Towers) -> list[int]:
    """Returns every surface with a tower on it."""
    found: list[int] = []
    for space in range(SPACES):
        stack = s.stacks[space]
        if stack:
            found.append(space)
            found.extend([SPACES + tower for tower in stack[:-1]])
    return found


def has_room(s: Towers, space: int, wizards: int) -> bool:
    """Whether this number of wizards fits on the exposed surface of a space (5.7); the keep takes
    any number (R21)."""
    return space == s.keep or s.load[s.roof[space]] + wizards <= CAPACITY


def hand_seat(s: Towers, seat: int) -> int:
    """Returns the seat whose hand this seat plays from: its own, or seat 0 if all players share one
    open hand (16.2)."""
    return 0 if s.shared and s.options["cooperative-hands"] == "open" else seat


def colour_moved_by(s: Towers, seat: int) -> int:
    """Returns the colour whose wizards this seat's cards move: its own or, if all its wizards are
    home, its partner's (12.5)."""
    colour = s.colour[seat]
    if s.teams and s.home[colour] == s.wizards:
        return s.colour[s.partner[seat]]
    return colour


# -- changes -----------------------------------------------------------------------------------


def put_wizard(s: Towers, surface: int, colour: int) -> None:
    """Adds a wizard of a colour to a surface."""
    s.crowd[surface] += 1 << (BITS * colour)
    s.load[surface] += 1
    s.trodden |= 1 << surface


def take_wizard(s: Towers, surface: int, colour: int) -> None:
    """Removes a wizard of a colour from a surface."""
    s.crowd[surface] -= 1 << (BITS * colour)
    s.load[surface] -= 1
