"""The bot: the value of a position, and quick sensible moves for playouts.

All values are in points: those already made, and an estimate of those that the pieces on the board
will bring in the turns that are left.
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

ACTION_VALUE: Final[list[float]] = [1.9, 1.8, 1.8, 1.6, 1.5, 0.5]
"""Points that one more of each action is worth, if there is something to use it on."""
SCROLL_VALUE: Final = 3.0
"""Points that a scroll action is worth, whatever its strength."""
SPREAD: Final = 7.0
"""The lead, in points, that makes a seat e times as likely to win as another near the end."""
SPREAD_PER_TURN: Final = 1.2
"""Added to SPREAD for each turn still to come."""
OWN_SHARE: Final = 0.25
"""The share of a position's value that depends on the seat's own points alone."""


MOVES_TO_RIM: Final[list[int]] = [min(distances) for distances in RIM_DISTANCE]
"""How many moves a crystal needs from each cell to the nearest rim space."""


def turns_left(s: Witchstone, seat: int) -> int:
    """Returns how many turns this seat has not begun yet."""
    begun = s.turns - (seat - s.start) % s.seats
    return TURNS - (begun + s.seats - 1) // s.seats


def action_values(s: Witchstone, seat: int) -> list[float]:
    """Returns, for each action in the order of ACTIONS, how many points doing it once more is worth
    to this seat now."""
    worth = ACTION_VALUE.copy()
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


# -- the value of a position ---------------------------------------------------------------------

GROWTH: Final[dict[str, float]] = {
    "witches": 0.75,
    "lying_witches": 0.15,
    "crystals": 0.4,
    "specials": 0.28,
    "scrolls": 0.45,
    "chips": 0.5,
    "silver_passed": 0.33,
}
"""How much one turn usually adds to each thing that prophecies count."""
CHAIN_GROWTH: Final = 0.3
"""How much one turn usually adds to the longest chain of one symbol."""
REGION_GROWTH: Final = 0.12
"""How many regions of one kind a seat usually occupies in a turn."""


def expected_prophecy(s: Witchstone, seat: int, scroll: int, left: int) -> float:
    """Returns the points that the prophecy `scroll` will probably bring this seat: what it is worth
    now, and a part of each level that can be reached in the `left` turns that remain."""
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


def expected_points(s: Witchstone, seat: int) -> float:
    """Returns an estimate of the points this seat will have at the end."""
    if s.tower[seat] == NOTHING:
        return 0.0
    made = points(s, seat)
    left = turns_left(s, seat)
    value = float(made["track"] + made["owls"] + made["chips"])
    for scroll in s.scrolls[seat]:
        if scroll >= BOOSTS:
            value += expected_prophecy(s, seat, scroll, left)
        else:
            value += 2.0 + (1.4 if left > 1 else 0.7 * left)
    if not left:
        return value
    soon = min(1.0, left / 3.0)
    part = left / TURNS
    # Energy: the unfinished portal.
    portal = s.building[seat]
    if portal != NOTHING:
        length = PORTAL_LENGTH[portal]
        value += PORTAL_VP[length] * s.filled[seat] / length * 0.8
    # Witches: those that lie ready, and where they could go.
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
    # Tracks: steps that have not brought a reward yet.
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
    # The cauldron: crystals near the rim, chains to be continued, room for further dominoes.
    for cell in members(s.gems[seat]):
        way = MOVES_TO_RIM[cell]
        value += (0.9 if way == 1 else 0.25 if way == 2 else 0.0) * soon
    for cell in members(s.black[seat]):
        value += 0.6 * max(0, 4 - MOVES_TO_RIM[cell]) * soon
    worth = action_values(s, seat)
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
    """Returns how good the position is for the seat, from 0 to 1: mostly its chance of winning,
    partly its own points (OWN_SHARE)."""
    if not s.stack:
        keys = [rank_key(s, other) for other in range(s.seats)]
        if keys[seat] < max(keys):
            return 0.0
        return 1.0 / keys.count(keys[seat])
    points_of = [expected_points(s, other) for other in range(s.seats)]
    spread = SPREAD + SPREAD_PER_TURN * turns_left(s, seat)
    odds = 0.0
    for other in points_of:
        odds += exp((other - points_of[seat]) / spread)
    own = 1.0 / (1.0 + exp((100.0 - points_of[seat]) / 25.0))
    return (1.0 - OWN_SHARE) / odds + OWN_SHARE * own


# -- quick moves for playouts --------------------------------------------------------------------

SAMPLE: Final = 8
"""How many of the legal moves are compared, evenly spread among all from a random one on."""
PLACEMENT_SAMPLE: Final = 9
"""The same for placements of dominoes."""
NOISE_BITS: Final = 5
"""How many random bits each compared move gets (& 31): they add up to one point to its value."""
NOISE_UNIT: Final = float(1 << NOISE_BITS)
PLACEMENT: Final[dict[str, tuple[int, int, int, int]]] = {
    move.text: (*PAIRS[pair], SITES[site][0], SITES[site][1])
    for pair, row in enumerate(PLACE)
    for site, move in enumerate(row)
}
"""The two actions of each placement and their cells, by the text of the move."""


def sample(number: int, most: int, pick: Callable[[int], int]) -> range:
    """Returns the indices of at most `most` of `number` moves, at equal distances, beginning with a
    random one, so that few moves need to be valued. `pick(n)` returns a random number below n."""
    if number <= most:
        return range(number)
    first = pick(number)
    return range(first - number, first, (number + most - 1) // most)


def turn(s: Witchstone) -> int:
    """Returns the number of the current turn; a search compares positions at the end of turns."""
    return s.turns


def playout(s: Witchstone, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Returns a sensible move, for playouts of the search: of a few random ones the most valuable,
    with a little noise. `pick(n)` returns a random number below n."""
    verb = moves[0].verb
    if verb == "build":
        return choose_portal(s, seat, moves, pick)
    if verb == "place":
        return choose_placement(s, seat, moves, pick)
    if verb == "start":
        return moves[pick(len(moves))]
    if verb == "step":  # the most steps come first
        return moves[0] if pick(8) else moves[pick(len(moves))]
    if verb == "crystal":
        return choose_crystal(s, seat, moves, pick)
    number = len(moves)
    if verb == "shelve" or verb == "chip":  # they come first; all else waits
        number = 0
        for move in moves:
            if move.verb != "shelve" and move.verb != "chip":
                break
            number += 1
        if number == 1:
            return moves[0]
    values = MoveValues(s, seat)
    best = moves[0]
    most = -1000.0
    noise = pick(1 << NOISE_BITS * SAMPLE)
    for i in sample(number, SAMPLE, pick):
        move = moves[i]
        value = values.of(move) + (noise & 31) / NOISE_UNIT
        noise >>= NOISE_BITS
        if value > most:
            most = value
            best = move
    return best


def choose_placement(
    s: Witchstone, seat: int, moves: Sequence[Move], pick: Callable[[int], int]
) -> Move:
    """Returns the best of a few random placements of a domino, by the strength of both actions; the
    first of `moves` if no domino can be laid. `pick(n)` returns a random number below n."""
    worth = action_values(s, seat)
    scroll = SCROLL_VALUE if s.row else 0.0
    marks = s.marks[seat * 6 : seat * 6 + 6]
    best = moves[0]
    most = -1000.0
    noise = pick(1 << NOISE_BITS * PLACEMENT_SAMPLE)
    for i in sample(len(moves), PLACEMENT_SAMPLE, pick):
        move = moves[i]
        known = PLACEMENT.get(move.text)
        if known is None:
            continue  # a crystal is taken out only if no domino fits
        one, other, a, b = known
        strong = strength_with(marks[one], a)
        too = strength_with(marks[other], b)
        value = worth[one] * strong + worth[other] * too + (noise & 31) / NOISE_UNIT
        if other == SCROLL:
            value += scroll
        noise >>= NOISE_BITS
        if value > most:
            most = value
            best = move
    return best


PORTAL_VALUE: Final[dict[str, tuple[int, int, int, float]]] = {
    move.text: (p.a, p.b, p.length, PORTAL_VP[p.length] / p.length)
    for move, p in zip(BUILD, PORTALS, strict=True)
}
"""The two ends of each portal, its length and its points per marker, by the text of the move."""


def choose_portal(
    s: Witchstone, seat: int, moves: Sequence[Move], pick: Callable[[int], int]
) -> Move:
    """Returns the first move if a portal is unfinished, which goes on with it. Otherwise returns
    the best of a few random moves or, if none of them is worth a marker, the last move, which stops
    the action. Boosters are not used. `pick(n)` returns a random number below n."""
    if s.building[seat] != NOTHING:
        return moves[0]
    net = s.net[seat]
    chip_at = s.chip_at
    markers = s.energy[seat]
    number = len(moves)
    best = moves[number - 1]  # to stop
    noise = pick(1 << NOISE_BITS * (SAMPLE + 1))
    most = (noise & 31) / NOISE_UNIT
    for i in sample(number, SAMPLE, pick):
        noise >>= NOISE_BITS
        move = moves[i]
        known = PORTAL_VALUE.get(move.text)
        if known is None:
            continue
        a, b, length, value = known
        region = b if net >> a & 1 else a
        if not net >> region & 1:
            if chip_at[region] != NOTHING:
                value += 0.8
            elif region == STONE:
                value += 0.9 if len(s.stone) < 2 else 0.3
        if markers < length:
            value -= 1.5
        value += (noise & 31) / NOISE_UNIT
        if value > most:
            most = value
            best = move
    return best


def _crystal_value(move: Move, black: int) -> float:
    """Returns the value of moving a crystal: higher if the crystal comes nearer to the rim, and
    highest if it reaches the rim, the more so the better the reward there and the fewer moves the
    way takes. `black` is 2 for the black crystal, else 0."""
    origin, goal = CELL_OF[move.word(0)], move.word(1)
    if goal not in RIM_OF:
        cell = CELL_OF[goal]
        nearer = MOVES_TO_RIM[origin] - MOVES_TO_RIM[cell]
        return 0.6 * nearer + 0.2 * black - 0.1 * distance(origin, cell)
    action = RIM_ACTION[RIM_OF[goal]]
    gain = ACTION_VALUE[action] * (2 + black) + (SCROLL_VALUE if action == SCROLL else 0.0)
    return 1.5 + max(gain, 4.0) / RIM_DISTANCE[origin][RIM_OF[goal]]


CRYSTAL_VALUE: Final[dict[str, tuple[int, float, float]]] = {
    move.text: (1 << CELL_OF[move.word(0)], _crystal_value(move, 0), _crystal_value(move, 2))
    for move in EVERY
    if move.verb == "crystal"
}
"""By the text of each move of a crystal: its cell as a bit mask, the value if the crystal is
coloured, and the value if it is black."""


def choose_crystal(
    s: Witchstone, seat: int, moves: Sequence[Move], pick: Callable[[int], int]
) -> Move:
    """Returns the best of a few random moves of crystals or, if none of them is of use, the last
    move, which stops the action. Boosters are not used. `pick(n)` returns a random number below
    n."""
    black = s.black[seat]
    number = len(moves)
    best = moves[number - 1]  # to stop
    noise = pick(1 << NOISE_BITS * (SAMPLE + 1))
    most = (noise & 31) / NOISE_UNIT
    for i in sample(number, SAMPLE, pick):
        noise >>= NOISE_BITS
        move = moves[i]
        known = CRYSTAL_VALUE.get(move.text)
        if known is None:
            continue
        cell, coloured, jet = known
        value = (jet if cell == black else coloured) + (noise & 31) / NOISE_UNIT
        if value > most:
            most = value
            best = move
    return best


def _prophesied_regions(scroll: int) -> int:
    """Returns the regions that the prophecy `scroll` asks to occupy, as a bit mask; 0 for all other
    scrolls."""
    if scroll < BOOSTS or not PROPHECIES[scroll - BOOSTS].kind.startswith("occupy"):
        return 0
    wanted = PROPHECIES[scroll - BOOSTS]
    regions = 0
    for kind in wanted.sequence or (wanted.type,):
        regions |= TYPE_MASK[kind.replace("foreign_", "")]
    return regions


PROPHESIED_REGIONS: Final[tuple[int, ...]] = tuple(
    [_prophesied_regions(scroll) for scroll in range(len(SCROLL_IDS))]
)
"""The regions that each scroll asks to occupy, as bit masks."""


class MoveValues:
    """Estimates how many points each kind of move is worth to a seat in one position."""

    def __init__(self, s: Witchstone, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = turns_left(s, seat)
        self.known: list[float] = []

    @property
    def worth(self) -> list[float]:
        """Returns the value in points of doing each action once more; computed when first
        needed."""
        if not self.known:
            self.known = action_values(self.s, self.seat)
        return self.known

    def times(self, action: int, number: int) -> float:
        """Returns the value in points of doing an action `number` times."""
        if action == SCROLL:
            return SCROLL_VALUE + self.worth[SCROLL] * number if self.s.row else 0.0
        return self.worth[action] * number

    def strength(self, action: int, cell: int) -> int:
        """Returns how long the action's chain would be with its symbol on this cell."""
        return strength_with(self.s.marks[self.seat * 6 + action], cell)

    def of(self, move: Move) -> float:
        """Returns the value of a move in points; 0 for a move that stops an action."""
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
        """Returns how many points sending a witch is worth for each witch action that the journey
        costs."""
        s = self.s
        region = REGION_OF[move.word(0)]
        gain = 2.0
        if region == STONE:
            gain += STONE_VP[len(s.stone)]
        elif s.chip_at[region] != NOTHING:
            gain += 2.0 + self.face(s.chip_at[region])
        for scroll in s.scrolls[self.seat]:
            if PROPHESIED_REGIONS[scroll] >> region & 1:
                gain += 1.2
        return gain / price_of(s, self.seat, region)

    def lay(self) -> float:
        """Returns the value of laying a witch down: high if she can be sent in the same action."""
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
        """Returns the value of putting a crystal from the rim on the rack: of the action that its
        shelf gives or, on the bottom shelf, of the best chip on the stone table."""
        black = 2 if len(move.args) == 3 else 0
        if move.word(1) == "up":
            return 5.0 + self.times(RIM_ACTION[RIM_OF[move.word(0)]], 2 + black)
        best = 0.0
        for face in self.s.table_chips:
            best = max(best, self.face(face, 1 + black))
        return 7.0 + best

    def face(self, face: int, times: int = 1) -> float:
        """Returns the value in points of the chip `face`: of its action, done `times` times, or of
        its points."""
        return 2.0 + times if face == VP_CHIP else self.times(face, times)

    def chip(self, move: Move) -> float:
        """Returns the value of the chip that a move picks or wins with a tower."""
        if move.verb == "pick":
            return self.face(CHIP_IDS.index(move.word(0)))
        return self.face(self.s.chip_at[REGION_OF[move.word(0)]])

    def inlay(self, move: Move) -> float:
        """Returns the value in points of putting a special hex on a cell, because it makes later
        actions stronger."""
        top = self.s.top
        assert isinstance(top, Special)
        first, second = PAIRS[top.pair]
        cell = CELL_OF[move.word(0)]
        future = min(self.left, 5) * 0.22
        value = self.worth[first] * self.strength(first, cell)
        return future * (value + self.worth[second] * self.strength(second, cell))

    def scroll(self, scroll: int) -> float:
        """Returns the value of taking a scroll."""
        if scroll < BOOSTS:
            return 2.0 + (1.6 if self.left else 0.3)
        return expected_prophecy(self.s, self.seat, scroll, self.left)

    def boost(self, scroll: int) -> float:
        """Returns the value of using the booster `scroll` now, minus what it would be worth
        later."""
        top = type(self.s.top).__name__
        action = ACTION_OF_FRAME.get(top, SCROLL)
        plus = 1 if BOOST[scroll].word(0) == "any" else 2
        later = 2.0 + (0.6 if self.left > 2 else 0.0)
        if action == SCROLL:
            return 0.8 * plus - later
        return self.worth[action] * plus - later + (1.2 if not self.left else 0.0)


ACTION_OF_FRAME: Final[dict[str, int]] = {
    "Energy": ENERGY,
    "Witches": WITCH,
    "Pentagram": PENTAGRAM,
    "Crystals": CRYSTAL,
    "Wand": WAND,
}
"""The action of each frame, by its class name; Scroll is the rest."""
