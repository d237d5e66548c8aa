"""Every move of The Witches: prebuilt moves, and lists of them for sets of spaces and cards."""

from __future__ import annotations

from typing import Final

from coven.core.move import Move, move

from .components import BROOMS, CARD_OF, CARDS, HEADOLOGY, MAGIC, SPACE_IDS, SPACES, THREES, WITCHES
from .state import Witches, bits

# Lists of moves are indexed by the number of the space, card or witch they are about.

# Set-up.
WITCH: Final = [move("witch", witch.id) for witch in WITCHES]
"""Choose this witch (3.8)."""
START: Final = [move("start", id) for id in SPACE_IDS]
"""Begin on this space (3.14)."""

# The turn.
TURN_CARD: Final = move("turn-card")
"""Turn over the card that places the next problem (5.3)."""
CRISIS: Final = [move("crisis", id) for id in SPACE_IDS]
"""Put the crisis on the problem of this space (5.7)."""
END_TURN: Final = move("end-turn")
"""Draw cards and end the turn (11.1)."""

# Moving.
STAY: Final = move("stay")
"""Use up a movement without moving (6.1)."""
WALK: Final = [move("walk", id) for id in SPACE_IDS]
"""Walk to this space (6.2)."""
BROOM: Final = [move("broom", card.id) for card in CARDS]
"""Discard this card to fly (6.3, 8.5)."""
FLY: Final = [move("fly", id) for id in SPACE_IDS]
"""Land on this space (6.3, 14.6)."""
SLIP_BY: Final = move("slip-by")
"""End the movement beside a problem, invisible (13.9)."""

# Solving.
OPEN: Final = move("open")
"""Turn the problem face up (7.2)."""
ROLL: Final = move("roll")
"""Roll the next pair of dice (7.5, 7.8)."""
USE: Final = [move("use", card.id) for card in CARDS]
"""Play this card for its headology or magic (7.6, 7.7)."""
AGAIN: Final = [move("again", word) for word in ("first", "second", "both")]
"""Roll these dice of the last pair again (13.11)."""
ACCEPT: Final = move("accept")
"""Accept the sum of the dice and cards, enough or not (7.11)."""
RUN: Final = [move("run", id) for id in SPACE_IDS]
"""Run away or retreat to this space (8.4, 8.9)."""
PANIC: Final = move("panic")
"""Take another cackle because there is no space to retreat to (8.7)."""
TAKE_CACKLE_FROM: Final = [move("rob", seat) for seat in range(4)]
"""Take a cackle from this seat, because the reserve is empty (9.3)."""

# Cards and tokens.
PLAY: Final = [move("play", card.id) for card in CARDS]
"""Play this card for its benefit (chapter 13)."""
INVISIBILITY_TOKEN: Final = move("token", "invisibility")
"""Use Tiffany's token (3.9)."""
MAGIC_TOKEN: Final = move("token", "magic")
"""Use Annagramma's token (3.10)."""
PIG_TOKEN: Final = move("token", "pig")
"""Use Petulia's token (3.11)."""
TOKENS: Final = [INVISIBILITY_TOKEN, MAGIC_TOKEN, PIG_TOKEN]
assert {made.word(0) for made in TOKENS} == {witch.item for witch in WITCHES if witch.item}
LOOK: Final = [move("look", id) for id in SPACE_IDS]
"""Look at the face-down problem of this space in private (13.3, 13.9, 13.10)."""
FLIP: Final = [move("flip", id) for id in SPACE_IDS]
"""Turn the problem of this space face up by a Shamble (13.13)."""
REMOVE_CRISIS: Final = [move("soothe", id) for id in SPACE_IDS]
"""Take a crisis off the problem of this space by Help (13.8)."""
DROP: Final = [move("drop", card.id) for card in CARDS]
"""Discard this card for a Transmutation (13.16)."""
ENOUGH: Final = move("enough")
"""Look at no more problems (13.3), or discard no more cards (13.16)."""


def _threes() -> dict[int, Move]:
    """Returns the moves of the Power of Three by the bit mask of their cards: each is three cards
    of three different characters (4.4)."""
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
"""The moves of the Power of Three by the bit mask of their three cards (7.13)."""

# -- cached lists ------------------------------------------------------------------------------
#
# The same sets of spaces and cards come up again and again, so the lists of moves for them are
# cached by bit mask. Callers must not change them.

Lists = dict[int, list[Move]]
"""A cache of lists of moves by bit mask."""

_MOST_LISTS: Final = 50_000
"""How many lists each cache keeps."""
LOW: Final = (1 << len(CARDS) // 2) - 1
"""The first half of all cards, as a bit mask."""
_plays: Final[Lists] = {0: []}
_uses: Final[Lists] = {0: []}
_brooms: Final[Lists] = {0: []}
_runs: Final[Lists] = {0: []}
_walks: Final[Lists] = {0: []}
_trios: Final[Lists] = {0: []}


def listed(moves: list[Move], mask: int) -> list[Move]:
    """Returns those of `moves` whose index is set in the bit mask `mask`."""
    return [moves[number] for number in bits(mask)]


def _cached(lists: Lists, moves: list[Move], mask: int) -> list[Move]:
    """Returns `listed(moves, mask)` and stores it in the cache `lists` under `mask`, unless that is
    full."""
    made = listed(moves, mask)
    if len(lists) < _MOST_LISTS:
        lists[mask] = made
    return made


def plays(mask: int) -> list[Move]:
    """Returns the moves that play these cards (a bit mask) for their benefits; a cached list."""
    known = _plays.get(mask)
    return _cached(_plays, PLAY, mask) if known is None else known


def uses(mask: int) -> list[Move]:
    """Returns the moves that play these cards (a bit mask) for headology or magic.

    There are too many sets of cards to cache, so the two halves of the deck are cached apart."""
    low, high = mask & LOW, mask & ~LOW
    first = _uses.get(low)
    if first is None:
        first = _cached(_uses, USE, low)
    second = _uses.get(high)
    if second is None:
        second = _cached(_uses, USE, high)
    return first + second


def brooms(mask: int) -> list[Move]:
    """Returns the moves that discard these cards (a bit mask) to fly; a cached list."""
    known = _brooms.get(mask)
    return _cached(_brooms, BROOM, mask) if known is None else known


def runs(mask: int) -> list[Move]:
    """Returns the moves to run away or retreat to these spaces (a bit mask); a cached list."""
    known = _runs.get(mask)
    return _cached(_runs, RUN, mask) if known is None else known


def walks(mask: int) -> list[Move]:
    """Returns the moves to walk to these spaces (a bit mask); a cached list."""
    known = _walks.get(mask)
    return _cached(_walks, WALK, mask) if known is None else known


def trios(mask: int) -> list[Move]:
    """Returns the Power of Three moves that these cards (a bit mask) allow; a cached list."""
    known = _trios.get(mask)
    if known is None:
        known = [made for trio, made in TRIOS.items() if trio & mask == trio]
        if len(_trios) < _MOST_LISTS:
            _trios[mask] = known
    return known


# -- all moves ---------------------------------------------------------------------------------

DESTINATION: Final[dict[str, int]] = {
    made.text: space for moves in (START, WALK, FLY, RUN) for space, made in enumerate(moves)
}
"""The space that a move leads to, by the move's text."""

CARD_BIT: Final[dict[str, int]] = {
    made.text: 1 << card for moves in (USE, PLAY, BROOM, DROP) for card, made in enumerate(moves)
}
"""The card that a move plays as a bit mask, by the move's text."""

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
    *TAKE_CACKLE_FROM,
    *PLAY,
    *TOKENS,
    *LOOK,
    *FLIP,
    *REMOVE_CRISIS,
    *DROP,
    ENOUGH,
    *TRIOS.values(),
]
KNOWN: Final[frozenset[Move]] = frozenset(EVERY)
assert len(KNOWN) == len(EVERY)
assert len(WALK) == SPACES


def canonical(move: Move) -> Move:
    """Returns the Power of Three with its cards in the order that legal moves have; any other move
    as it is (4.4)."""
    if move.verb != "three" or len(move.args) != 3:
        return move
    cards = [CARD_OF[word] for word in move.args if isinstance(word, str) and word in CARD_OF]
    return TRIOS.get(sum(1 << card for card in cards), move)


def is_move(s: Witches, move: Move) -> bool:
    """Whether this is a move of the game at all, with this number of players. Any three different
    cards are one: `refusals` says what is wrong with them (4.4)."""
    if move.verb == "three":
        return len(move.args) == len(set(move.args)) == 3 and all(
            word in CARD_OF for word in move.args
        )
    return move in KNOWN and (move.verb != "rob" or move.n(0) < s.seats)
