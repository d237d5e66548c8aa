"""Witches (chapter 7). Rulings R22–R25."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    ACTION_OF,
    BLACK_EXTRA,
    CHIP_IDS,
    CHIP_TIMES,
    CHIP_VP,
    NOTHING,
    OCCUPY_VP,
    REGION_IDS,
    REGION_OF,
    STONE,
    STONE_VP,
    VP_CHIP,
    WITCH,
)
from ..moves import CHIP, CHIP_BLACK, JOURNEY, LAY
from ..state import REGION_COUNT, Witchstone, cells_in
from .running import ACTION, boost, boosters, go_on, grant, removals_on_offer, remove, score

BLACK: Final = 8
"""Added to the face of a chip that the black crystal has won (9.7)."""


@dataclass
class Witches(Frame):
    """So many witch actions are left; `chips` were won and wait to be used (7.8)."""

    who: int
    left: int
    chips: tuple[int, ...]

    def resume(self, s: Witchstone) -> None:
        who = self.who
        moves: list[Move] = []
        if self.left:
            if s.lying[who]:
                moves = journeys(s, who, self.left)
            if s.supply[who]:
                moves.append(LAY)
        moves.extend(chip_moves(self.chips))
        might = s.closed or len(boosters(s, who, WITCH)) > 0  # then it matters
        go_on(s, who, WITCH, moves, might and can_use_witches(s, who))

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        who, verb = self.who, move.verb
        if verb == "lay":
            s.become(Witches(who, self.left - 1, self.chips))
            lay(s, who)
        elif verb == "journey":
            region = REGION_OF[move.word(0)]
            price = price_of(s, who, region)
            s.become(Witches(who, self.left - price, self.chips))
            s.lying[who] -= 1
            if s.records_events:
                s.tell(
                    "log-journey",
                    {"seat": who, "region": f"region-{move.word(0)}", "price": price},
                )
            face = occupy(s, who, region)
            if face != NOTHING:
                s.become(Witches(who, self.left - price, (*self.chips, face)))
        elif verb == "chip":
            chip = chip_of(move)
            s.become(Witches(who, self.left, without(self.chips, chip)))
            use_chip(s, who, chip)
        elif verb == "boost":
            s.become(Witches(who, self.left + boost(s, who, move), self.chips))
        elif verb == "remove":
            remove(s, who, move)
        else:
            s.done()

    def absorb(self, other: Frame) -> Frame | None:
        if isinstance(other, Witches):
            return Witches(self.who, self.left + other.left, self.chips)
        return None


def begin_witches(who: int, times: int) -> Frame:
    return Witches(who, times, ())


ACTION[WITCH] = begin_witches


def lay(s: Witchstone, who: int) -> None:
    """7.2"""
    s.supply[who] -= 1
    s.lying[who] += 1
    if s.records_events:
        s.tell("log-lay", {"seat": who, "count": s.lying[who]})


def journeys(s: Witchstone, who: int, left: int) -> list[Move]:
    """Every region that a lying witch can get to and occupy with so many actions."""
    return [JOURNEY[region] for region in cells_in(goals(s, who, left))]


def goals(s: Witchstone, who: int, left: int) -> int:
    return reached(s, who, left) & ~s.standing[who] & ~(1 << s.tower[who])


def reached(s: Witchstone, who: int, left: int) -> int:
    """The regions within so many actions of the own tower: the first goes along all the own
    portals, which always hang together, or through one of another's; each more through one portal
    more (7.4, 7.5)."""
    near = 1 << s.tower[who]
    if not left:
        return near
    near |= s.net[who] | s.ways[s.tower[who]]
    for _ in range(left - 1):
        wider = near
        for region in cells_in(near):
            wider |= s.ways[region]
        if wider == near:
            break
        near = wider
    return near


def price_of(s: Witchstone, who: int, region: int) -> int:
    """What the cheapest journey to a region costs (R22)."""
    if (s.net[who] | s.ways[s.tower[who]]) >> region & 1:
        return 1
    price = 2
    while not reached(s, who, price) >> region & 1:
        price += 1
    return price


def prices(s: Witchstone, who: int) -> dict[int, int]:
    """What the cheapest journey to each region costs (R22), those where none can go left out."""
    found = {s.tower[who]: 0}
    known = 1 << s.tower[who]
    for price in range(1, REGION_COUNT + 1):
        near = reached(s, who, price)
        if near == known:
            break
        for region in cells_in(near & ~known):
            found[region] = price
        known = near
    return found


def can_use_witches(s: Witchstone, who: int) -> bool:
    """Whether more witch actions, however many, would be of use."""
    if s.supply[who]:
        return True
    return s.lying[who] > 0 and goals(s, who, REGION_COUNT) > 0


def occupy(s: Witchstone, who: int, region: int) -> int:
    """7.7, 7.10: points, the Witchstone's place, the chip. An action chip waits to be used, and is
    returned; VP count at once (R25)."""
    s.standing[who] |= 1 << region
    score(s, who, OCCUPY_VP, "occupy")
    if region == STONE:
        score(s, who, STONE_VP[len(s.stone)], "stone")
        s.stone += (who,)
        return NOTHING
    return take_chip(s, who, region)


def take_chip(s: Witchstone, who: int, region: int) -> int:
    face = s.chip_at[region]
    if face == NOTHING:
        return NOTHING
    s.chip_at[region] = NOTHING
    return keep_chip(s, who, face)


def keep_chip(s: Witchstone, who: int, face: int) -> int:
    """A chip is the player's from now on (R25); NOTHING if there is nothing to use."""
    s.chips[who] += (face,)
    if s.records_events:
        s.tell("log-chip", {"seat": who, "chip": f"chip-{CHIP_IDS[face]}"})
    if face == VP_CHIP:
        score(s, who, CHIP_VP, "chip")
        return NOTHING
    return face


# -- chips that wait to be used ------------------------------------------------------------------


def chip_moves(chips: tuple[int, ...]) -> list[Move]:
    moves: list[Move] = []
    for i, chip in enumerate(chips):
        if chip not in chips[:i]:
            moves.append(CHIP_BLACK[chip - BLACK] if chip >= BLACK else CHIP[chip])
    return moves


def chip_of(move: Move) -> int:
    face = ACTION_OF[move.word(0)]
    return face + BLACK if len(move.args) == 2 else face


def without(chips: tuple[int, ...], chip: int) -> tuple[int, ...]:
    i = chips.index(chip)
    return chips[:i] + chips[i + 1 :]


def use_chip(s: Witchstone, who: int, chip: int) -> None:
    times = CHIP_TIMES + BLACK_EXTRA if chip >= BLACK else CHIP_TIMES
    face = chip % BLACK
    if s.records_events:
        s.tell("log-use-chip", {"seat": who, "chip": f"chip-{CHIP_IDS[face]}", "count": times})
    grant(s, who, face, times)


def region_word(region: int) -> str:
    return f"region-{REGION_IDS[region]}"
