"""The state: all pieces of a game of Witchstone, in the order of the set-up.

A set of cells of a cauldron, or of regions of the map, is a bit mask: bit n stands for cell or
region number n (see components). Most lists have one entry for each seat.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from coven.core.native import mypyc_attr
from coven.core.rng import Rng
from coven.core.state import State

from .components import BOARD, NOBODY, NOTHING, PORTALS, REGIONS

REGION_COUNT: Final = len(REGIONS)
PORTAL_COUNT: Final = len(PORTALS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Witchstone(State):
    """A position of Witchstone: cauldrons, dominoes, crystals, the map with its witches and
    portals, owls, scrolls and chips."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        *("options", "closed", "handicap"),
        *("owls_left", "row", "deck", "deck_left", "slots", "stack_of_specials", "specials_left"),
        *("chip_at", "table_chips", "owner", "joined", "stone", "shelves"),
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
        """Whether unused scrolls are shown only to their owner (11.12)."""
        self.handicap: list[int] = []
        """Each seat's level of handicap, 0 for none (15.1)."""
        # The board.
        self.owls_left: list[int] = []
        """How many tiles are left in each owl pile."""
        self.row: tuple[int, ...] = ()
        """The scrolls on the shelves, the lowest shelf first."""
        self.deck: list[int] = []
        """The pile of scrolls. Never changed: only the first `deck_left` are still there, and the
        last of these is drawn next."""
        self.deck_left: int = 0
        self.slots: list[int] = []
        """The special hex beside each blue space of the pentagram, or NOTHING."""
        self.stack_of_specials: list[int] = []
        """The stack of special hexes. Never changed: only the first `specials_left` are still
        there, and the last of these is drawn next."""
        self.specials_left: int = 0
        self.chip_at: list[int] = []
        """The chip on each region, or NOTHING."""
        self.table_chips: tuple[int, ...] = ()
        """The chips on the stone table, sorted."""
        self.owner: list[int] = [NOBODY] * PORTAL_COUNT
        """The seat that put the first marker on each portal, or NOBODY (R19)."""
        self.joined: list[int] = [0] * REGION_COUNT
        """For each region, the regions joined to it by one finished portal of any seat, as a bit
        mask."""
        self.stone: tuple[int, ...] = ()
        """The seats that have a witch on the Witchstone, in order of arrival."""
        self.shelves: list[tuple[int, ...]] = []
        """The crystals on each shelf of the rack; see pack_crystal()."""
        # Dominoes and cauldrons.
        self.boxed: list[tuple[int, ...]] = []
        """Each seat's dominoes that went back into the box unseen, for a handicap (15.1)."""
        self.pile: list[tuple[int, ...]] = []
        """Each seat's face-down dominoes; the last is drawn first."""
        self.hand: list[tuple[int, ...]] = []
        """Each seat's dominoes behind the screen, sorted."""
        self.lost: list[tuple[int, ...]] = []
        """Each seat's dominoes for which there was no place (R16)."""
        self.dominoes: list[tuple[int, ...]] = []
        """The dominoes in each cauldron; see pack_domino()."""
        self.inlaid: list[tuple[int, ...]] = []
        """The special hexes in each cauldron; see pack_special()."""
        self.marks: list[int] = []
        """The cells with a symbol, as bit masks: those of a seat and an action are at index
        seat * 6 + action."""
        self.tiles: list[int] = []
        """The cells of each cauldron with a tile or a printed symbol, as a bit mask."""
        self.gems: list[int] = []
        """The cells of each cauldron with a coloured crystal, as a bit mask."""
        self.black: list[int] = []
        """The cell of each cauldron with the black crystal, as a bit mask; 0 if it is gone."""
        self.removed: list[int] = []
        """How many crystals each seat has taken out for points (9.14)."""
        self.away: list[tuple[int, int]] = []
        """How many crystals are behind each screen, taken out or left over (9.13): coloured ones
        and black ones."""
        # The crystal ball.
        self.energy: list[int] = []
        """How many markers each seat has left."""
        self.building: list[int] = []
        """Each seat's unfinished portal, or NOTHING."""
        self.filled: list[int] = []
        """How many cells of the unfinished portal have a marker."""
        self.net: list[int] = []
        """Each seat's tower and all regions joined to it by its own portals, as a bit mask."""
        self.supply: list[int] = []
        """How many small witches each seat has not laid down yet."""
        self.lying: list[int] = []
        """How many small witches lie beside each seat's tower."""
        self.standing: list[int] = []
        """The regions where each seat has a small witch, as a bit mask."""
        self.tower: list[int] = []
        """The region of each seat's big witch, or NOTHING before it is placed."""
        # Tracks and collections.
        self.ring: list[int] = []
        """The space of each seat's owl on the pentagram."""
        self.wand: list[int] = []
        """The space of each seat's owl on the wand."""
        self.arrival: list[int] = []
        """The number of the wand move that brought each owl to its space; 0 on the handle."""
        self.arrivals: int = 0
        """How many wand moves were made by all seats together."""
        self.silver: list[int] = []
        """How many silver spaces of the wand each seat has scored."""
        self.score: list[int] = []
        """Each seat's points on the track."""
        self.owl_tiles: list[tuple[int, ...]] = []
        self.chips: list[tuple[int, ...]] = []
        """The faces of the chips that each seat has won."""
        self.used_specials: list[tuple[int, ...]] = []
        self.scrolls: list[tuple[int, ...]] = []
        """Each seat's unused scrolls, sorted."""
        self.used_scrolls: list[tuple[int, ...]] = []
        # The turn.
        self.start: int = 0
        """The first player (3.8)."""
        self.active: int = 0
        """The seat whose turn it is."""
        self.turns: int = 0
        """How many turns have begun, of all seats together; 0 during the set-up."""

    def copy(self) -> Witchstone:
        """Returns a copy of the position. Lists that seldom change are shared with the copy, so
        they are never changed in place: rules put new lists in their place."""
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
        new.joined = self.joined.copy()
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


def replaced(values: list[Any], i: int, value: Any) -> list[Any]:
    """Returns a new list with `value` at index `i`; the old one stays as it is, because copies of
    the position may share it."""
    new = values.copy()
    new[i] = value
    return new


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Returns the tuple without the first `item`. Raises ValueError if there is none."""
    i = items.index(item)
    return items[:i] + items[i + 1 :]


# -- caches ----------------------------------------------------------------------------------------
#
# A search calls some functions again and again with equal arguments. Their results are kept in
# dicts. A decorator would be shorter, but mypyc cannot compile decorated functions: with
# `lru_cache` the compiled rules were 8 % slower.

CACHE_SIZE: Final = 20_000
"""How many results a cache holds before it is emptied."""

Key = TypeVar("Key")
Result = TypeVar("Result")


def remember(cache: dict[Key, Result], key: Key, result: Result) -> Result:
    """Stores a result in a cache, which is emptied first if it is full, and returns the result.
    The next call gets the same object, so callers must not change it."""
    if len(cache) >= CACHE_SIZE:
        cache.clear()
    cache[key] = result
    return result


# -- numbers that hold several facts -------------------------------------------------------------


def pack_domino(pair: int, a: int, b: int) -> int:
    """Packs a domino in a cauldron into one number and returns it: its pair of actions and the
    cells of its first and second symbol."""
    return (pair << 12) + (a << 6) + b


def unpack_domino(domino: int) -> tuple[int, int, int]:
    """Returns what `pack_domino` has packed: the pair of actions, and the cells of the first and
    the second symbol."""
    return domino >> 12, (domino >> 6) & 63, domino & 63


def pack_special(pair: int, cell: int) -> int:
    """Returns the number that stands for a special hex in a cauldron: its pair and its cell."""
    return (pair << 6) + cell


def unpack_special(special: int) -> tuple[int, int]:
    """Returns what `pack_special` has packed: the pair of actions on the special hex, and its cell
    in the cauldron."""
    return special >> 6, special & 63


def pack_crystal(place: int, black: int) -> int:
    """Returns the number that stands for a crystal. On a shelf, `place` is its seat; on the rim,
    `place` is the rim space. `black` is 1 for the black crystal, else 0."""
    return 2 * place + black


def unpack_crystal(crystal: int) -> tuple[int, int]:
    """Returns what `pack_crystal` has packed: the seat or the rim space, and 1 for the black
    crystal, else 0."""
    return crystal >> 1, crystal & 1


# -- cells and chains ----------------------------------------------------------------------------


_members: Final[dict[int, list[int]]] = {}


def members(mask: int) -> list[int]:
    """Returns the cells (or regions) of a bit mask, lowest first. Cached: do not change the
    list."""
    known = _members.get(mask)
    if known is None:
        found: list[int] = []
        rest = mask
        while rest:
            bit = rest & -rest
            found.append(bit.bit_length() - 1)
            rest ^= bit
        known = remember(_members, mask, found)
    return known


def free_cells(s: Witchstone, seat: int) -> int:
    """Returns the cells without tile, printed symbol or crystal, as a bit mask."""
    return BOARD & ~(s.tiles[seat] | s.gems[seat] | s.black[seat])


def with_neighbours(cells: int) -> int:
    """Returns a bit mask of these cells and their neighbours, some of which may lie outside the
    cauldron. The six shifts are the six directions: a row has 8 bits."""
    return cells | cells << 1 | cells >> 1 | cells << 8 | cells >> 8 | cells << 7 | cells >> 7


_chains: Final[dict[int, tuple[tuple[int, int], ...]]] = {}


def chains(marks: int) -> tuple[tuple[int, int], ...]:
    """Returns the chains of a symbol that lies on the cells `marks`, a bit mask (5.1). Each is a
    bit mask of its cells with their neighbours, and its length. Cached."""
    known = _chains.get(marks)
    if known is None:
        known = remember(_chains, marks, find_chains(marks))
    return known


def find_chains(marks: int) -> tuple[tuple[int, int], ...]:
    """Computes the chains of a symbol that lies on the cells `marks`, a bit mask, without the cache
    of `chains`: each as a bit mask of its cells with their neighbours, and its length."""
    found: list[tuple[int, int]] = []
    rest = marks
    while rest:
        chain = rest & -rest
        near = with_neighbours(chain)
        more = near & rest
        while more != chain:
            chain = more
            near = with_neighbours(chain)
            more = near & rest
        rest ^= chain
        found.append((near, chain.bit_count()))
    return tuple(found)


def strength_at(s: Witchstone, seat: int, action: int, cell: int) -> int:
    """Returns the length of the chain that the action's symbol on this cell belongs to, or would
    belong to if it were put there (5.1)."""
    for near, length in chains(s.marks[seat * 6 + action] | 1 << cell):
        if near >> cell & 1:
            return length
    raise AssertionError(cell)


def strength_with(marks: int, cell: int) -> int:
    """Returns how long the chain would be if a symbol that lies on the cells `marks`, a bit mask,
    were also put on this free cell (5.1, 5.3)."""
    strength = 1
    for near, length in chains(marks):
        if near >> cell & 1:
            strength += length
    return strength


def longest_chain(s: Witchstone, seat: int, action: int) -> int:
    """Returns the length of the seat's longest chain of this action's symbol (13.1, 13.2)."""
    longest = 0
    for _, length in chains(s.marks[seat * 6 + action]):
        longest = max(longest, length)
    return longest


# -- what silver spaces and prophecies count -----------------------------------------------------


def witches_on_board(s: Witchstone, seat: int) -> int:
    """Returns how many witches the seat has on the board: big, lying and standing (10.9, 13.7)."""
    return (s.tower[seat] != NOTHING) + s.lying[seat] + s.standing[seat].bit_count()


def finished_portals(s: Witchstone, seat: int) -> int:
    """Returns how many portals the seat has finished (10.9)."""
    return s.owner.count(seat) - (s.building[seat] != NOTHING)


def crystals_on_rack(s: Witchstone, seat: int) -> int:
    """Returns how many coloured crystals the seat has on the rack; the black one never counts (9.8,
    10.9, 13.13)."""
    coloured = pack_crystal(seat, 0)
    found = 0
    for shelf in s.shelves:
        found += shelf.count(coloured)
    return found


def special_count(s: Witchstone, seat: int) -> int:
    """Returns how many special hexes the seat has, in the cauldron or used (10.9, 13.10)."""
    return len(s.inlaid[seat]) + len(s.used_specials[seat])


def scroll_count(s: Witchstone, seat: int) -> int:
    """Returns how many scrolls the seat has, used or not (10.9, 13.11)."""
    return len(s.scrolls[seat]) + len(s.used_scrolls[seat])


def count_of(s: Witchstone, seat: int, what: str) -> int:
    """Returns how many pieces of the kind `what` the seat has, for a silver space (10.9) or a
    prophecy (13.7–13.13); `what` is the name that components.toml uses."""
    if what == "portals":
        return finished_portals(s, seat)
    if what == "witches":
        return witches_on_board(s, seat)
    if what == "lying_witches":
        return s.lying[seat]
    if what == "crystals":
        return crystals_on_rack(s, seat)
    if what == "specials":
        return special_count(s, seat)
    if what == "scrolls":
        return scroll_count(s, seat)
    if what == "chips":
        return len(s.chips[seat])
    assert what == "silver_passed"
    return s.silver[seat]
