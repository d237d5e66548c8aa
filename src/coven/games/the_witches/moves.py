"""Every move there can be."""

from __future__ import annotations

from typing import Final

from coven.core.move import Move, move

from .components import BROOMS, CARDS, HEADOLOGY, MAGIC, SPACE_IDS, SPACES, THREES, WITCHES
from .state import bits

# Set-up.
WITCH: Final = [move("witch", witch.id) for witch in WITCHES]
START: Final = [move("start", id) for id in SPACE_IDS]

# The turn.
TURN_CARD: Final = move("turn-card")
"""Let the next problem come (5.3)."""
CRISIS: Final = [move("crisis", id) for id in SPACE_IDS]
END_TURN: Final = move("end-turn")

# Moving.
STAY: Final = move("stay")
WALK: Final = [move("walk", id) for id in SPACE_IDS]
BROOM: Final = [move("broom", card.id) for card in CARDS]
"""Discard this card to fly."""
FLY: Final = [move("fly", id) for id in SPACE_IDS]
SLIP_BY: Final = move("slip-by")
"""End the movement here, invisible (13.9)."""

# Solving.
OPEN: Final = move("open")
ROLL: Final = move("roll")
USE: Final = [move("use", card.id) for card in CARDS]
"""Play a card for its headology or magic."""
AGAIN: Final = [move("again", word) for word in ("first", "second", "both")]
ACCEPT: Final = move("accept")
RUN: Final = [move("run", id) for id in SPACE_IDS]
"""Where to run away or to retreat."""
PANIC: Final = move("panic")
"""Take another cackle for want of a place to retreat to (8.7)."""
ROB: Final = [move("rob", seat) for seat in range(4)]
"""From whom to take a cackle."""

# Cards.
PLAY: Final = [move("play", card.id) for card in CARDS]
"""Play a card for its benefit."""
TOKEN: Final = [move("token", witch.item) if witch.item else END_TURN for witch in WITCHES]
"""Use what the witch began with; Dimity has nothing."""
LOOK: Final = [move("look", id) for id in SPACE_IDS]
FLIP: Final = [move("flip", id) for id in SPACE_IDS]
SOOTHE: Final = [move("soothe", id) for id in SPACE_IDS]
DROP: Final = [move("drop", card.id) for card in CARDS]
ENOUGH: Final = move("enough")


def _threes() -> dict[int, Move]:
    found: dict[int, Move] = {}
    for a in range(len(THREES)):
        for b in range(a + 1, len(THREES)):
            for c in range(b + 1, len(THREES)):
                for x in bits(THREES[a]):
                    for y in bits(THREES[b]):
                        for z in bits(THREES[c]):
                            trio = (1 << x) | (1 << y) | (1 << z)
                            found[trio] = move("three", CARDS[x].id, CARDS[y].id, CARDS[z].id)
    return found


TRIOS: Final[dict[int, Move]] = _threes()
"""The Power of Three, by its three cards."""

Lists = dict[int, list[Move]]
"""Lists of moves for sets of spaces and cards: the same sets come up again and again."""

_MOST_LISTS: Final = 50_000
LOW: Final = (1 << len(CARDS) // 2) - 1
_plays: Final[Lists] = {0: []}
_uses: Final[Lists] = {0: []}
_brooms: Final[Lists] = {0: []}
_runs: Final[Lists] = {0: []}
_walks: Final[Lists] = {0: []}
_trios: Final[Lists] = {0: []}


def listed(table: list[Move], mask: int) -> list[Move]:
    """The moves of a table for the numbers in `mask`."""
    return [table[number] for number in bits(mask)]


def _kept(lists: Lists, table: list[Move], mask: int) -> list[Move]:
    known = listed(table, mask)
    if len(lists) < _MOST_LISTS:
        lists[mask] = known
    return known


def plays(mask: int) -> list[Move]:
    """Like those below it gives a list that is remembered: nobody may change it."""
    known = _plays.get(mask)
    return _kept(_plays, PLAY, mask) if known is None else known


def uses(mask: int) -> list[Move]:
    """Of many sets of cards half is soon remembered, but never the whole."""
    low, high = mask & LOW, mask & ~LOW
    first = _uses.get(low)
    if first is None:
        first = _kept(_uses, USE, low)
    second = _uses.get(high)
    if second is None:
        second = _kept(_uses, USE, high)
    return first + second


def brooms(mask: int) -> list[Move]:
    known = _brooms.get(mask)
    return _kept(_brooms, BROOM, mask) if known is None else known


def runs(mask: int) -> list[Move]:
    known = _runs.get(mask)
    return _kept(_runs, RUN, mask) if known is None else known


def walks(mask: int) -> list[Move]:
    known = _walks.get(mask)
    return _kept(_walks, WALK, mask) if known is None else known


def trios(mask: int) -> list[Move]:
    """The Powers of Three that these cards hold."""
    known = _trios.get(mask)
    if known is None:
        known = [made for trio, made in TRIOS.items() if trio & mask == trio]
        if len(_trios) < _MOST_LISTS:
            _trios[mask] = known
    return known


PLACE: Final[dict[str, int]] = {
    made.text: space for table in (START, WALK, FLY, RUN) for space, made in enumerate(table)
}
"""The space that a move leads to, by its text."""

CARD_BIT: Final[dict[str, int]] = {
    made.text: 1 << card for table in (USE, PLAY, BROOM, DROP) for card, made in enumerate(table)
}
"""The card that a move plays, by its text."""

EVERY: Final[list[Move]] = [
    *WITCH,
    *START,
    TURN_CARD,
    *CRISIS,
    END_TURN,
    STAY,
    *WALK,
    *[BROOM[card] for card in bits(BROOMS)],
    *FLY,
    SLIP_BY,
    OPEN,
    ROLL,
    *[USE[card] for card in bits(HEADOLOGY | MAGIC)],
    *AGAIN,
    ACCEPT,
    *RUN,
    PANIC,
    *ROB,
    *PLAY,
    *[made for made in TOKEN if made != END_TURN],
    *LOOK,
    *FLIP,
    *SOOTHE,
    *DROP,
    ENOUGH,
    *TRIOS.values(),
]
KNOWN: Final[frozenset[Move]] = frozenset(EVERY)
assert len(KNOWN) == len(EVERY)
assert len(WALK) == SPACES
