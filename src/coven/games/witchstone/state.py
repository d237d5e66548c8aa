"""The table of Witchstone, in the order of the set-up page.

Cells of a cauldron and regions of the map are bits (see components), so sets of them are numbers.
What belongs to a seat is in lists by seat.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from coven.core.native import mypyc_attr
from coven.core.rng import Rng
from coven.core.state import State

from .components import BOARD, PORTALS, REGIONS

NOBODY: Final = -1
REGION_COUNT: Final = len(REGIONS)
PORTAL_COUNT: Final = len(PORTALS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Witchstone(State):
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        *("options", "closed", "handicap"),
        *("owls_left", "row", "deck", "deck_left", "slots", "stack_of_specials", "specials_left"),
        *("chip_at", "table_chips", "owner", "ways", "stone", "shelves"),
        *("boxed", "pile", "hand", "lost", "dominoes", "inlaid", "marks", "tiles", "gems"),
        *("black", "removed", "away", "energy", "building", "filled", "net", "supply", "lying"),
        *("standing", "tower", "ring", "wand", "arrival", "arrivals", "silver", "score"),
        *("owl_tiles", "chips", "used_specials", "scrolls", "used_scrolls"),
        *("start", "active", "turns"),
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options: dict[str, bool | int | str | list[str]] = {}
        self.closed: bool = False
        """Unused scrolls are shown only to their owner (11.12)."""
        self.handicap: list[int] = []
        """The level of each seat, 0 for none."""
        # The board.
        self.owls_left: list[int] = []
        """Tiles of each owl pile."""
        self.row: tuple[int, ...] = ()
        """Scrolls, the lowest shelf first."""
        self.deck: list[int] = []
        """Never changed: `deck_left` of it are still to come, the last first."""
        self.deck_left: int = 0
        self.slots: list[int] = []
        """The special hex at each blue space, or NOTHING."""
        self.stack_of_specials: list[int] = []
        """Never changed: `specials_left` of it are still to come, the last first."""
        self.specials_left: int = 0
        self.chip_at: list[int] = []
        """The chip on each region, or NOTHING."""
        self.table_chips: tuple[int, ...] = ()
        self.owner: list[int] = [NOBODY] * PORTAL_COUNT
        """Who has put the first marker on each portal."""
        self.ways: list[int] = [0] * REGION_COUNT
        """The regions joined to each region by one finished portal, anybody's."""
        self.stone: tuple[int, ...] = ()
        """Who has a witch on the Witchstone, in the order they came."""
        self.shelves: list[tuple[int, ...]] = []
        """Crystals on each shelf: twice the seat, and one more if black."""
        # Dominoes and cauldrons.
        self.boxed: list[tuple[int, ...]] = []
        """Dominoes taken out of the game unseen, for a handicap."""
        self.pile: list[tuple[int, ...]] = []
        """Face down, the last is drawn first."""
        self.hand: list[tuple[int, ...]] = []
        self.lost: list[tuple[int, ...]] = []
        """Dominoes for which there was no place (R16)."""
        self.dominoes: list[tuple[int, ...]] = []
        """Those in each cauldron; see domino_of()."""
        self.inlaid: list[tuple[int, ...]] = []
        """Special hexes in each cauldron; see special_of()."""
        self.marks: list[int] = []
        """Cells with a symbol: that of seat and action is at seat * 6 + action."""
        self.tiles: list[int] = []
        """Cells with a tile or a printed symbol."""
        self.gems: list[int] = []
        """Cells with a coloured crystal."""
        self.black: list[int] = []
        """The cell with the black crystal."""
        self.removed: list[int] = []
        """Crystals taken out for points."""
        self.away: list[tuple[int, int]] = []
        """Crystals behind the screen, for whatever reason: coloured ones and black."""
        # The crystal ball.
        self.energy: list[int] = []
        """Markers left."""
        self.building: list[int] = []
        """The unfinished portal, or NOBODY."""
        self.filled: list[int] = []
        """Its cells that are filled."""
        self.net: list[int] = []
        """The own tower and all regions joined to it by own portals."""
        self.supply: list[int] = []
        self.lying: list[int] = []
        self.standing: list[int] = []
        """Regions with a small witch."""
        self.tower: list[int] = []
        # Tracks and collections.
        self.ring: list[int] = []
        """The owl's space on the pentagram."""
        self.wand: list[int] = []
        self.arrival: list[int] = []
        """When the owl came to its space of the wand; 0 on the handle."""
        self.arrivals: int = 0
        self.silver: list[int] = []
        """Silver spaces of the wand that were scored."""
        self.score: list[int] = []
        self.owl_tiles: list[tuple[int, ...]] = []
        self.chips: list[tuple[int, ...]] = []
        self.used_specials: list[tuple[int, ...]] = []
        self.scrolls: list[tuple[int, ...]] = []
        """Unused ones, sorted."""
        self.used_scrolls: list[tuple[int, ...]] = []
        # The turn.
        self.start: int = 0
        self.active: int = 0
        self.turns: int = 0

    def copy(self) -> Witchstone:
        """Lists that seldom change are shared: whoever changes them uses put()."""
        new = Witchstone.__new__(Witchstone)
        self.copy_spine(new)
        new.options = self.options
        new.closed = self.closed
        new.handicap = self.handicap
        new.owls_left = self.owls_left
        new.row = self.row
        new.deck = self.deck
        new.deck_left = self.deck_left
        new.slots = self.slots
        new.stack_of_specials = self.stack_of_specials
        new.specials_left = self.specials_left
        new.chip_at = self.chip_at.copy()
        new.table_chips = self.table_chips
        new.owner = self.owner.copy()
        new.ways = self.ways.copy()
        new.stone = self.stone
        new.shelves = self.shelves
        new.boxed = self.boxed
        new.pile = self.pile.copy()
        new.hand = self.hand.copy()
        new.lost = self.lost
        new.dominoes = self.dominoes.copy()
        new.inlaid = self.inlaid
        new.marks = self.marks.copy()
        new.tiles = self.tiles.copy()
        new.gems = self.gems.copy()
        new.black = self.black.copy()
        new.removed = self.removed
        new.away = self.away
        new.energy = self.energy.copy()
        new.building = self.building.copy()
        new.filled = self.filled.copy()
        new.net = self.net.copy()
        new.supply = self.supply.copy()
        new.lying = self.lying.copy()
        new.standing = self.standing.copy()
        new.tower = self.tower
        new.ring = self.ring.copy()
        new.wand = self.wand.copy()
        new.arrival = self.arrival.copy()
        new.arrivals = self.arrivals
        new.silver = self.silver
        new.score = self.score.copy()
        new.owl_tiles = self.owl_tiles
        new.chips = self.chips.copy()
        new.used_specials = self.used_specials
        new.scrolls = self.scrolls.copy()
        new.used_scrolls = self.used_scrolls
        new.start = self.start
        new.active = self.active
        new.turns = self.turns
        return new


def put(values: list[Any], i: int, value: Any) -> list[Any]:
    """The list with one thing changed; copies of the position keep the old one."""
    new = values.copy()
    new[i] = value
    return new


# -- numbers that hold several -------------------------------------------------------------------


def domino_number(pair: int, a: int, b: int) -> int:
    """A domino in a cauldron: its pair, and the cells of its first and second symbol."""
    return (pair << 12) + (a << 6) + b


def domino_of(number: int) -> tuple[int, int, int]:
    return number >> 12, (number >> 6) & 63, number & 63


def special_number(pair: int, cell: int) -> int:
    return (pair << 6) + cell


def special_of(number: int) -> tuple[int, int]:
    return number >> 6, number & 63


# -- questions -----------------------------------------------------------------------------------


def free_cells(s: Witchstone, seat: int) -> int:
    """Cells without tile, printed symbol or crystal."""
    return BOARD & ~(s.tiles[seat] | s.gems[seat] | s.black[seat])


def spread(cells: int) -> int:
    """Those cells and their neighbours, perhaps beyond the board."""
    return cells | cells << 1 | cells >> 1 | cells << 8 | cells >> 8 | cells << 7 | cells >> 7


_chains: Final[dict[int, tuple[tuple[int, int], ...]]] = {}
"""Remembered by the cells with a symbol: whoever thinks about a cauldron asks again and again."""
MOST_REMEMBERED: Final = 20_000


def chains(marks: int) -> tuple[tuple[int, int], ...]:
    """Of each chain of a symbol: its cells with their neighbours, and how long it is."""
    known = _chains.get(marks)
    if known is None:
        if len(_chains) >= MOST_REMEMBERED:
            _chains.clear()
        found: list[tuple[int, int]] = []
        left = marks
        while left:
            chain = left & -left
            near = spread(chain)
            more = near & left
            while more != chain:
                chain = more
                near = spread(chain)
                more = near & left
            left ^= chain
            found.append((near, chain.bit_count()))
        known = _chains[marks] = tuple(found)
    return known


def strength_at(s: Witchstone, seat: int, action: int, cell: int) -> int:
    """How long the chain is that the symbol on this cell belongs to, or would belong to (5.1)."""
    for near, length in chains(s.marks[seat * 6 + action] | 1 << cell):
        if near >> cell & 1:
            return length
    raise AssertionError(cell)


def strength_with(marks: int, cell: int) -> int:
    """How long the chain would be if the symbol were put on this free cell."""
    strength = 1
    for near, length in chains(marks):
        if near >> cell & 1:
            strength += length
    return strength


def longest_chain(s: Witchstone, seat: int, action: int) -> int:
    longest = 0
    for _, length in chains(s.marks[seat * 6 + action]):
        longest = max(longest, length)
    return longest


def witches_on_board(s: Witchstone, seat: int) -> int:
    """The big one, the lying and the standing ones."""
    return (s.tower[seat] != NOBODY) + s.lying[seat] + s.standing[seat].bit_count()


def portals_of(s: Witchstone, seat: int) -> int:
    """Finished ones."""
    return s.owner.count(seat) - (s.building[seat] != NOBODY)


def crystals_on_rack(s: Witchstone, seat: int) -> int:
    """Coloured ones; the black one never counts (9.8)."""
    found = 0
    for shelf in s.shelves:
        found += shelf.count(2 * seat)
    return found


def specials_of(s: Witchstone, seat: int) -> int:
    return len(s.inlaid[seat]) + len(s.used_specials[seat])


def scrolls_of(s: Witchstone, seat: int) -> int:
    return len(s.scrolls[seat]) + len(s.used_scrolls[seat])


def counted(s: Witchstone, seat: int, what: str) -> int:
    """What silver spaces and prophecies count."""
    if what == "portals":
        return portals_of(s, seat)
    if what == "witches":
        return witches_on_board(s, seat)
    if what == "lying_witches":
        return s.lying[seat]
    if what == "crystals":
        return crystals_on_rack(s, seat)
    if what == "specials":
        return specials_of(s, seat)
    if what == "scrolls":
        return scrolls_of(s, seat)
    if what == "chips":
        return len(s.chips[seat])
    assert what == "silver_passed"
    return s.silver[seat]


_cells: Final[dict[int, list[int]]] = {}


def cells_in(cells: int) -> list[int]:
    """The cells (or regions) of a set, lowest first. Remembered, and not to be changed."""
    known = _cells.get(cells)
    if known is None:
        if len(_cells) >= MOST_REMEMBERED:
            _cells.clear()
        known = _cells[cells] = []
        while cells:
            bit = cells & -cells
            known.append(bit.bit_length() - 1)
            cells ^= bit
    return known
