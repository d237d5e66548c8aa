"""What a position is worth, and what a sensible player would quickly do.

Everything is counted in points: those made, and those that what lies on the table will bring while
there are turns left to use it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from coven.core.move import Move

from .components import (
    ACTION_OF,
    BOOSTS,
    CELL_OF,
    CHIP_IDS,
    CRYSTAL,
    ENERGY,
    NOTHING,
    OWL_AT,
    PAIRS,
    PENTAGRAM,
    PORTAL_LENGTH,
    PORTAL_VP,
    PORTALS,
    PROPHECIES,
    PROPHECY_VP,
    REGION_OF,
    RIM_ACTION,
    RIM_OF,
    RING,
    SCROLL,
    SCROLL_IDS,
    SPECIAL_AT,
    STONE,
    STONE_VP,
    TIP,
    TURNS,
    TYPE_MASK,
    VP_CHIP,
    WAND,
    WITCH,
    distance,
)
from .moves import BOOST, BOOST_OF, BUILD, EVERY, PLACE, RIM_DISTANCE, SITES
from .rules.end import points, rank_key
from .rules.pentagram import Special
from .rules.prophecies import amount, count_of_type, levels
from .rules.witches import Witches, goals, price_of
from .state import Witchstone, chains, free_cells, members, strength_with

WORTH: Final[list[float]] = [1.9, 1.8, 1.8, 1.6, 1.5, 0.5]
"""The points that one more of each action is worth, while there is something to use it on."""
A_SCROLL: Final = 3.0
"""The points of a scroll action, however strong."""
SPREAD: Final = 7.0
"""So many points ahead, near the end, make a seat e times as likely to win as another."""
SPREAD_LATER: Final = 1.2
"""And so many more for each turn still to come."""
OWN: Final = 0.25
"""How much of the value is the seat's own points, however many the others have."""


WAY_OUT: Final[list[int]] = [min(ways) for ways in RIM_DISTANCE]
"""The moves from each cell to the nearest rim space."""


def turns_left(s: Witchstone, seat: int) -> int:
    """Turns that this seat has not begun yet."""
    begun = s.turns - (seat - s.start) % s.seats
    return TURNS - (begun + s.seats - 1) // s.seats


def worths(s: Witchstone, seat: int) -> list[float]:
    """What one more of each action is worth to this seat now."""
    worth = WORTH.copy()
    if not s.energy[seat]:
        worth[ENERGY] = 0.0
    if not s.supply[seat] and not s.lying[seat]:
        worth[WITCH] = 0.0
    if not s.gems[seat] | s.black[seat]:
        worth[CRYSTAL] = 0.0
    room = TIP - s.wand[seat]
    if room < 2:
        worth[WAND] = 0.5 * room
    if not s.row:
        worth[SCROLL] = 0.0
    return worth


# -- what a position is worth ------------------------------------------------------------------

GROWTH: Final[dict[str, float]] = {
    "witches": 0.75,
    "lying_witches": 0.15,
    "crystals": 0.4,
    "specials": 0.28,
    "scrolls": 0.45,
    "chips": 0.5,
    "silver_passed": 0.33,
}
"""How much a turn usually adds to what prophecies count."""
CHAIN_GROWTH: Final = 0.3
REGION_GROWTH: Final = 0.12
"""Of one kind of region."""


def promise(s: Witchstone, seat: int, scroll: int, left: int) -> float:
    """What a prophecy will probably be worth: as it stands, and levels within reach."""
    prophecy = PROPHECIES[scroll - BOOSTS]
    kind = prophecy.kind
    met = levels(s, seat, scroll)
    value = float(PROPHECY_VP[met])
    if met == 3 or not left:
        return value
    if kind in ("count", "longest_chain", "occupy_same"):
        growth = (
            GROWTH[prophecy.count]
            if kind == "count"
            else CHAIN_GROWTH
            if kind == "longest_chain"
            else REGION_GROWTH * 1.5
        )
        have = amount(s, seat, prophecy) + growth * left
        for least in prophecy.at_least[met:]:
            value += 2.0 * min(1.0, max(0.0, have - least + 0.6))
        return value
    if kind == "witchstone_place":
        if seat in s.stone:
            return value
        place = len(s.stone)
        return value + (2.0 * (3 - place) * min(1.0, 0.08 * left) if place < 3 else 0.0)
    if kind == "occupy_mixed":
        chance = min(1.0, 0.11 * left)
        for type in prophecy.sequence[met:]:
            near = count_of_type(s, seat, s.net[seat] & ~s.standing[seat], type)
            value += 2.0 * chance * (1.2 if near else 0.8)
            chance *= 0.7
        return value
    chance = min(0.9, 0.1 * left)
    for needs in prophecy.levels[met:]:
        missing = 0
        for type, number in needs.items():
            missing += max(0, number - count_of_type(s, seat, s.net[seat], type))
        value += 2.0 * chance ** max(1, missing)
    return value


def outlook(s: Witchstone, seat: int) -> float:
    """The points this seat may expect at the end."""
    if s.tower[seat] == NOTHING:
        return 0.0
    made = points(s, seat)
    left = turns_left(s, seat)
    value = float(made["track"] + made["owls"] + made["chips"])
    for scroll in s.scrolls[seat]:
        if scroll >= BOOSTS:
            value += promise(s, seat, scroll, left)
        else:
            value += 2.0 + (1.4 if left > 1 else 0.7 * left)
    if not left:
        return value
    soon = min(1.0, left / 3.0)
    part = left / TURNS
    # Energy: what is begun, and what can be reached.
    portal = s.building[seat]
    if portal != NOTHING:
        length = PORTAL_LENGTH[portal]
        value += PORTAL_VP[length] * s.filled[seat] / length * 0.8
    # Witches: those who lie ready, and where they could go.
    goals = s.net[seat] & ~s.standing[seat] & ~(1 << s.tower[seat])
    chips = 0
    for region in members(goals):
        if s.chip_at[region] != NOTHING:
            chips += 1
    ready = min(s.lying[seat], goals.bit_count())
    value += soon * (2.2 * min(ready, chips) + 1.2 * max(0, ready - chips))
    value += 0.3 * s.lying[seat] * soon + 0.35 * chips * min(1.0, left / 4.0)
    if goals >> STONE & 1:
        value += 0.5 * STONE_VP[min(len(s.stone), 3)] * soon
    # Tracks: steps that have not paid yet.
    back = 0
    while back < RING:
        space = (s.ring[seat] - back) % RING
        if OWL_AT[space] != NOTHING or SPECIAL_AT[space] != NOTHING:
            break
        back += 1
    value += 1.4 * min(back, 2) * soon
    wand = s.wand[seat]
    if wand < TIP:
        value += (0.8 * (wand % 2) + 0.25 * wand * part) * soon
        if wand == max(s.wand):
            value += 1.5 * part
    # The cauldron: crystals on their way, chains to be continued, room for what comes.
    for cell in members(s.gems[seat]):
        way = WAY_OUT[cell]
        value += (0.9 if way == 1 else 0.25 if way == 2 else 0.0) * soon
    for cell in members(s.black[seat]):
        value += 0.6 * max(0, 4 - WAY_OUT[cell]) * soon
    worth = worths(s, seat)
    chances = 0.0
    free = free_cells(s, seat)
    for action in range(6):
        best = 0
        for near, length in chains(s.marks[seat * 6 + action]):
            if length > best and near & free:
                best = length
        chances += worth[action] * best
    value += 0.2 * min(left, 5) * chances
    cells = free.bit_count()
    if cells < 2 * left + 2:
        value -= 0.6 * (2 * left + 2 - cells)
    return value + 7.0 * left


def evaluate(s: Witchstone, seat: int) -> float:
    """The chance that this seat wins, and a little for its own points."""
    if not s.stack:
        keys = [rank_key(s, other) for other in range(s.seats)]
        if keys[seat] < max(keys):
            return 0.0
        return 1.0 / keys.count(keys[seat])
    looks = [outlook(s, other) for other in range(s.seats)]
    spread = SPREAD + SPREAD_LATER * turns_left(s, seat)
    odds = 0.0
    for look in looks:
        odds += exp((look - looks[seat]) / spread)
    own = 1.0 / (1.0 + exp((100.0 - looks[seat]) / 25.0))
    return (1.0 - OWN) / odds + OWN * own


# -- what to do quickly ------------------------------------------------------------------------

SAMPLE: Final = 8
PLACEMENTS: Final = 9
"""So many of many moves are looked at, evenly spread among all from a random one on."""
LUCK: Final = 5
"""Bits of luck (& 31) for each move that is looked at: up to a point."""
POINT: Final = float(1 << LUCK)
PLACED: Final[dict[str, tuple[int, int, int, int]]] = {
    move.text: (*PAIRS[pair], SITES[site][0], SITES[site][1])
    for pair, row in enumerate(PLACE)
    for site, move in enumerate(row)
}
"""Of each placement: its two actions and their cells."""


def looks(number: int, most: int, pick: Callable[[int], int]) -> range:
    """Which of so many moves are looked at, at most so many."""
    if number <= most:
        return range(number)
    first = pick(number)
    return range(first - number, first, (number + most - 1) // most)


def turn(s: Witchstone) -> int:
    return s.turns


def playout(s: Witchstone, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """The move with the strongest urge, give or take a little."""
    verb = moves[0].verb
    if verb == "build":
        return building(s, seat, moves, pick)
    if verb == "place":
        return placement(s, seat, moves, pick)
    if verb == "start":
        return moves[pick(len(moves))]
    if verb == "step":  # the most steps come first
        return moves[0] if pick(8) else moves[pick(len(moves))]
    if verb == "crystal":
        return crystals(s, seat, moves, pick)
    number = len(moves)
    if verb == "shelve" or verb == "chip":  # they come first; all else waits
        number = 0
        for move in moves:
            if move.verb != "shelve" and move.verb != "chip":
                break
            number += 1
        if number == 1:
            return moves[0]
    urges = Urges(s, seat)
    best = moves[0]
    most = -1000.0
    luck = pick(1 << LUCK * SAMPLE)
    for i in looks(number, SAMPLE, pick):
        move = moves[i]
        urge = urges.of(move) + (luck & 31) / POINT
        luck >>= LUCK
        if urge > most:
            most = urge
            best = move
    return best


def placement(s: Witchstone, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """The best of a few placements."""
    worth = worths(s, seat)
    scroll = A_SCROLL if s.row else 0.0
    marks = s.marks[seat * 6 : seat * 6 + 6]
    best = moves[0]
    most = -1000.0
    luck = pick(1 << LUCK * PLACEMENTS)
    for i in looks(len(moves), PLACEMENTS, pick):
        move = moves[i]
        known = PLACED.get(move.text)
        if known is None:
            continue  # a crystal is taken out only where nothing fits
        one, other, a, b = known
        strong = strength_with(marks[one], a)
        too = strength_with(marks[other], b)
        urge = worth[one] * strong + worth[other] * too + (luck & 31) / POINT
        if other == SCROLL:
            urge += scroll
        luck >>= LUCK
        if urge > most:
            most = urge
            best = move
    return best


PORTAL_URGE: Final[dict[str, tuple[int, int, int, float]]] = {
    move.text: (p.a, p.b, p.length, PORTAL_VP[p.length] / p.length)
    for move, p in zip(BUILD, PORTALS, strict=True)
}
"""Of each move on a portal: its two ends, its length, its points for each marker."""


def building(s: Witchstone, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """The portal that was begun, or the best of a few, if any is good; boosters wait until they are
    needed."""
    if s.building[seat] != NOTHING:
        return moves[0]
    net = s.net[seat]
    chip_at = s.chip_at
    markers = s.energy[seat]
    number = len(moves)
    best = moves[number - 1]  # to stop
    luck = pick(1 << LUCK * (SAMPLE + 1))
    most = (luck & 31) / POINT
    for i in looks(number, SAMPLE, pick):
        luck >>= LUCK
        move = moves[i]
        known = PORTAL_URGE.get(move.text)
        if known is None:
            continue
        a, b, length, urge = known
        region = b if net >> a & 1 else a
        if not net >> region & 1:
            if chip_at[region] != NOTHING:
                urge += 0.8
            elif region == STONE:
                urge += 0.9 if len(s.stone) < 2 else 0.3
        if markers < length:
            urge -= 1.5
        urge += (luck & 31) / POINT
        if urge > most:
            most = urge
            best = move
    return best


def _crystal_urge(move: Move, black: int) -> float:
    """More for what is near, nearer to the rim, or leaves at once, for what it brings there."""
    origin, goal = CELL_OF[move.word(0)], move.word(1)
    if goal not in RIM_OF:
        cell = CELL_OF[goal]
        nearer = WAY_OUT[origin] - WAY_OUT[cell]
        return 0.6 * nearer + 0.2 * black - 0.1 * distance(origin, cell)
    action = RIM_ACTION[RIM_OF[goal]]
    gain = WORTH[action] * (2 + black) + (A_SCROLL if action == SCROLL else 0.0)
    return 1.5 + max(gain, 4.0) / RIM_DISTANCE[origin][RIM_OF[goal]]


CRYSTAL_URGE: Final[dict[str, tuple[int, float, float]]] = {
    move.text: (1 << CELL_OF[move.word(0)], _crystal_urge(move, 0), _crystal_urge(move, 2))
    for move in EVERY
    if move.verb == "crystal"
}
"""Of each move of a crystal: its cell, as a bit; the urge if it is a coloured one, or black."""


def crystals(s: Witchstone, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """The best of a few moves, or to stop; boosters wait until they are needed."""
    black = s.black[seat]
    number = len(moves)
    best = moves[number - 1]  # to stop
    luck = pick(1 << LUCK * (SAMPLE + 1))
    most = (luck & 31) / POINT
    for i in looks(number, SAMPLE, pick):
        luck >>= LUCK
        move = moves[i]
        known = CRYSTAL_URGE.get(move.text)
        if known is None:
            continue
        cell, coloured, jet = known
        urge = (jet if cell == black else coloured) + (luck & 31) / POINT
        if urge > most:
            most = urge
            best = move
    return best


def _foretold(scroll: int) -> int:
    if scroll < BOOSTS or not PROPHECIES[scroll - BOOSTS].kind.startswith("occupy"):
        return 0
    wanted = PROPHECIES[scroll - BOOSTS]
    regions = 0
    for kind in wanted.sequence or (wanted.type,):
        regions |= TYPE_MASK[kind.replace("foreign_", "")]
    return regions


FORETOLD: Final[tuple[int, ...]] = tuple([_foretold(scroll) for scroll in range(len(SCROLL_IDS))])
"""By scroll, the regions that it tells to occupy."""


class Urges:
    """How much a seat feels like each move, in points."""

    def __init__(self, s: Witchstone, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = turns_left(s, seat)
        self.known: list[float] = []

    @property
    def worth(self) -> list[float]:
        """Of one more of each action; not everybody asks."""
        if not self.known:
            self.known = worths(self.s, self.seat)
        return self.known

    def times(self, action: int, number: int) -> float:
        """What so many of an action are worth."""
        if action == SCROLL:
            return A_SCROLL + self.worth[SCROLL] * number if self.s.row else 0.0
        return self.worth[action] * number

    def strength(self, action: int, cell: int) -> int:
        return strength_with(self.s.marks[self.seat * 6 + action], cell)

    def of(self, move: Move) -> float:
        verb = move.verb
        if verb == "stop":
            return 0.0
        if verb == "journey":
            return self.journey(move)
        if verb == "lay":
            return self.lay()
        if verb == "take":
            return self.scroll(self.s.row[move.n(0) - 1])
        if verb == "boost":
            return self.boost(BOOST_OF[move.text])
        if verb == "inlay":
            return self.inlay(move)
        if verb == "twice":
            return self.times(ACTION_OF[move.word(0)], 2)
        if verb == "shelve":
            return self.shelve(move)
        if verb == "chip":
            return 6.0 + self.times(ACTION_OF[move.word(0)], 1)
        if verb in ("pick", "tower"):
            return self.chip(move)
        if verb == "remove":
            return -3.0 - self.s.removed[self.seat]
        return 0.3 if verb == "go-on" else 0.0

    def journey(self, move: Move) -> float:
        s = self.s
        region = REGION_OF[move.word(0)]
        gain = 2.0
        if region == STONE:
            gain += STONE_VP[len(s.stone)]
        elif s.chip_at[region] != NOTHING:
            gain += 2.0 + self.face(s.chip_at[region])
        for scroll in s.scrolls[self.seat]:
            if FORETOLD[scroll] >> region & 1:
                gain += 1.2
        return gain / price_of(s, self.seat, region)

    def lay(self) -> float:
        s = self.s
        top = s.top
        if (
            isinstance(top, Witches)
            and top.left > 1
            and goals(s, self.seat, top.left - 1).bit_count() > s.lying[self.seat]
        ):
            return 2.5
        if s.lying[self.seat] > 2:
            return 0.4
        return 1.4 if self.left else 0.4

    def shelve(self, move: Move) -> float:
        black = 2 if len(move.args) == 3 else 0
        if move.word(1) == "up":
            return 5.0 + self.times(RIM_ACTION[RIM_OF[move.word(0)]], 2 + black)
        best = 0.0
        for face in self.s.table_chips:
            best = max(best, self.face(face, 1 + black))
        return 7.0 + best

    def face(self, face: int, times: int = 1) -> float:
        return 2.0 + times if face == VP_CHIP else self.times(face, times)

    def chip(self, move: Move) -> float:
        if move.verb == "pick":
            return self.face(CHIP_IDS.index(move.word(0)))
        return self.face(self.s.chip_at[REGION_OF[move.word(0)]])

    def inlay(self, move: Move) -> float:
        top = self.s.top
        assert isinstance(top, Special)
        first, second = PAIRS[top.pair]
        cell = CELL_OF[move.word(0)]
        future = min(self.left, 5) * 0.22
        value = self.worth[first] * self.strength(first, cell)
        return future * (value + self.worth[second] * self.strength(second, cell))

    def scroll(self, scroll: int) -> float:
        if scroll < BOOSTS:
            return 2.0 + (1.6 if self.left else 0.3)
        return promise(self.s, self.seat, scroll, self.left)

    def boost(self, scroll: int) -> float:
        """What it adds now, against what it is worth later."""
        top = type(self.s.top).__name__
        action = BOOSTED.get(top, SCROLL)
        plus = 1 if BOOST[scroll].word(0) == "any" else 2
        later = 2.0 + (0.6 if self.left > 2 else 0.0)
        if action == SCROLL:
            return 0.8 * plus - later
        return self.worth[action] * plus - later + (1.2 if not self.left else 0.0)


BOOSTED: Final[dict[str, int]] = {
    "Energy": ENERGY,
    "Witches": WITCH,
    "Pentagram": PENTAGRAM,
    "Crystals": CRYSTAL,
    "Wand": WAND,
}
