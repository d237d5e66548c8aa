"""Every move of Voodoo, built once and looked up in tables."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from coven.core.move import PASS, Move, move

from .components import (
    AIMED,
    BODIES,
    CARDS,
    COUNTS,
    EMOTES,
    FACES,
    HOLDS,
    LETTERS,
    PHRASES,
    POSTURES,
    SCHOOLS,
    SLOTS,
    SPELLS,
    STRIPS,
    TRICKS,
    VOICES,
    WILD,
)

MOST_SEATS: Final = 8
DOLL: Final = 8
"""The doll as the aim of a gesture; smaller numbers are seats."""
Pool = tuple[int, ...]
"""Some dice: the numbers of their faces, sorted."""


def letters(pool: Pool) -> str:
    """Returns the dice as letters, for the text of a move."""
    return "".join([LETTERS[face] for face in pool])


def faces_of(word: str) -> Pool:
    """Returns the dice that a word of a move's text names; the inverse of `letters`."""
    return tuple(LETTERS.index(letter) for letter in word)


_WITHOUT: Final[dict[tuple[Pool, Pool], Pool]] = {}


def without(pool: Pool, dice: Pool) -> Pool:
    """Returns the rest of a pool after taking `dice`, which must be in it, away. Cached."""
    key = (pool, dice)
    known = _WITHOUT.get(key)
    if known is None:
        left = list(pool)
        for die in dice:
            left.remove(die)
        known = _WITHOUT[key] = tuple(left)
    return known


def handfuls(pool: Pool, number: int) -> list[Pool]:
    """Returns every choice of `number` dice of the pool; dice with the same face are alike."""
    return list(dict.fromkeys(combinations(pool, number)))


def pools(most: int) -> list[Pool]:
    """Returns every pool of one to `most` dice."""
    found: list[Pool] = [()]
    every: list[Pool] = []
    for _ in range(most):
        found = [(*pool, face) for pool in found for face in range(pool[-1] if pool else 0, 6)]
        every += found
    return every


# The turn.
ROLL: Final = move("roll")
REROLL: Final = {
    die: {dice: move("reroll", LETTERS[die], letters(dice)) for dice in pools(4)}
    for die in range(len(FACES))
}
"""By the die that is paid, and by the dice that are rolled again (4.9)."""
TAKE: Final[dict[str, dict[Pool, Move]]] = {
    kind: {dice: move("take", kind, letters(dice)) for dice in pools(2) if len(dice) == 2}
    for kind in ("spell", "trick")
}
"""By the kind of card, and by the two dice that are paid (4.10, 4.11)."""
DRAW: Final = {kind: move("draw", kind) for kind in ("spell", "trick")}
"""The free card at the end of a turn of the quick game (9.7)."""
CAST: Final = [[move("cast", CARDS[c].id, t) for t in range(MOST_SEATS)] for c in range(SPELLS)]
"""By spell and target; a spell with a wildcard is cast so only by Parasite (10.5)."""
CAST_WILD: Final = [
    [
        [move("cast", CARDS[c].id, t, letter) for letter in LETTERS]
        if WILD in CARDS[c].cost
        else []
        for t in range(MOST_SEATS)
    ]
    for c in range(SPELLS)
]
"""By spell, target, and the die that is paid as the wildcard; empty for spells without one."""

# Answers to a spell.
STAY: Final = move("stay")
AIM: Final = [move("aim", seat) for seat in range(MOST_SEATS)]
BREAK: Final = [move("break", CARDS[c].id) for c in range(SPELLS)]

# Tricks.
TRICK: Final = [move("trick", trick.id) for trick in TRICKS]
FREE: Final = {dice: move("free", letters(dice)) for dice in pools(5)}
SET: Final = [[move("set", one, other) for other in LETTERS] for one in LETTERS]
FORGET: Final = [move("forget", CARDS[c].id) for c in range(SPELLS)]
STEAL: Final = [move("steal", seat) for seat in range(MOST_SEATS)]
SLIP: Final = [move("slip", seat) for seat in range(MOST_SEATS)]

# Calls.
CALL: Final = [move("call", card.id) for card in CARDS]
CALL_AT: Final = [[move("call", CARDS[c].id, t) for t in range(MOST_SEATS)] for c in range(SPELLS)]
"""By spell and accused: in one room the caller names the wizard if players must remember (12.2)."""

# Hands, faces and voices.
EMOTE: Final = {e: move("emote", e) for e in EMOTES if e not in AIMED}
EMOTE_AT: Final = {
    e: [*(move("emote", e, seat) for seat in range(MOST_SEATS)), move("emote", e, "doll")]
    for e in AIMED
}
COUNT: Final = [move("count", word) for word in COUNTS]
POSTURE: Final = [
    [move("posture", slot, "off"), *(move("posture", slot, value) for value in values)]
    for slot, values in zip(SLOTS, POSTURES, strict=True)
]
HOLD: Final = [[move("hold", what, way) for way in ("off", "on")] for what in HOLDS]
STRIP: Final = [move("strip", name.removesuffix("_strip")) for name in STRIPS]
VOICE: Final = [move("voice", name) for name in VOICES]
LINE: Final = [move("line", bits) for bits in range(32)]
PHRASE: Final = {name: move("phrase", name) for name in PHRASES}
MARKER: Final = move("marker")
LAPSE: Final = {what: move("lapse", what) for what in ("reaction", "wobble", "posture")}
"""Made by timers: the time to react, to renew a tired posture or to take one up is over (R29)."""

STARED: Final = move("lapse", "stare")
"""Made by a timer: the doll has stared for the time that every target is made to wait (R25)."""

# In one room.
MACHINE: Final = {way: move("machine", way) for way in ("on", "off")}
"""A bot takes this seat, or a person takes it back (R35)."""
FAIR: Final = move("fair")
CONTEST: Final = move("contest")
BROKEN: Final = move("broken")
KEPT: Final = move("kept")
ABSTAIN: Final = move("abstain")
GOOD: Final = move("good-enough")
NOT_GOOD: Final = move("not-good-enough")
CANT: Final = move("cant")
NAME: Final = [move("name", CARDS[c].id) for c in range(SPELLS)]
NEVER_MIND: Final = move("never-mind")
AGREE: Final = move("agree")
DISPUTE: Final = move("dispute")
WITHOUT: Final = [move("without", body) for body in BODIES]
WITH: Final = [move("with", body) for body in BODIES]
READY: Final = move("ready")

# Two players.
SCHOOL: Final = [move("school", name) for name in SCHOOLS]
PICK: Final = [move("pick", CARDS[c].id) for c in range(SPELLS)]


def gestures_of(seat: int, seats: int) -> list[Move]:
    """Returns all gestures that the wizard at `seat` can make: emotes, counts, postures, holds,
    strips, voices and lines (11.1)."""
    return [
        *EMOTE.values(),
        *[row[at] for row in EMOTE_AT.values() for at in (*range(seats), DOLL) if at != seat],
        *COUNT,
        *[m for row in POSTURE for m in row],
        *[m for row in HOLD for m in row],
        *STRIP,
        *VOICE,
        *LINE,
        *PHRASE.values(),
    ]


def rerolls(pool: Pool) -> list[Move]:
    """Returns every way to pay one die and to roll at least one of the others again (4.9)."""
    found = []
    for die in dict.fromkeys(pool):
        rest = without(pool, (die,))
        for number in range(1, len(rest) + 1):
            found += [REROLL[die][dice] for dice in handfuls(rest, number)]
    return found


def _every() -> list[Move]:
    """Returns every move that this game can ever have, legal now or not."""
    return [
        PASS,
        ROLL,
        *[m for row in REROLL.values() for m in row.values()],
        *[m for row in TAKE.values() for m in row.values()],
        *DRAW.values(),
        *[m for row in CAST for m in row],
        *[m for rows in CAST_WILD for row in rows for m in row],
        STAY,
        *AIM,
        *BREAK,
        *TRICK,
        *FREE.values(),
        *[m for row in SET for m in row],
        *FORGET,
        *STEAL,
        *SLIP,
        *CALL,
        *[m for row in CALL_AT for m in row],
        *EMOTE.values(),
        *[m for row in EMOTE_AT.values() for m in row],
        *COUNT,
        *[m for row in POSTURE for m in row],
        *[m for row in HOLD for m in row],
        *STRIP,
        *VOICE,
        *LINE,
        *PHRASE.values(),
        MARKER,
        *LAPSE.values(),
        STARED,
        *MACHINE.values(),
        FAIR,
        CONTEST,
        BROKEN,
        KEPT,
        ABSTAIN,
        GOOD,
        NOT_GOOD,
        CANT,
        *NAME,
        NEVER_MIND,
        AGREE,
        DISPUTE,
        *WITHOUT,
        *WITH,
        READY,
        *SCHOOL,
        *PICK,
    ]


EVERY: Final[list[Move]] = _every()
"""Every move there is; `explain` answers each."""
