"""Witches (chapter 7). Rulings R22–R25."""

from __future__ import annotations

from dataclasses import dataclass

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    NOTHING,
    OCCUPY_VP,
    REGION_IDS,
    REGION_OF,
    STONE,
    STONE_VP,
    WITCH,
)
from ..moves import JOURNEY, LAY
from ..state import REGION_COUNT, Witchstone, members, without
from .actions import BEGIN_ACTION, ask_or_end, boost, boosters, score
from .chips import chip_moves, chip_of, take_chip, use_chip
from .removal import removals_on_offer, remove


@dataclass
class Witches(Frame):
    """Asks `who` to lay a witch down or to send one, again for each of the `left` actions (7.1,
    7.11). `chips` were won and wait to be used, until the action ends (7.8, 7.9)."""

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
        may_boost = s.closed or len(boosters(s, who, WITCH)) > 0
        useful = may_boost and can_use_witches(s, who)  # the second takes time to find out
        ask_or_end(s, who, WITCH, moves, more_is_useful=useful)

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
    """Returns the frame of a witch action of the seat `who` that consists of `times` single
    actions."""
    return Witches(who, times, ())


BEGIN_ACTION[WITCH] = begin_witches


def lay(s: Witchstone, who: int) -> None:
    """Lays a witch of `who` from the supply down beside the tower; any number may lie there (7.2,
    7.15)."""
    s.supply[who] -= 1
    s.lying[who] += 1
    if s.records_events:
        s.tell("log-lay", {"seat": who, "count": s.lying[who]})


def journeys(s: Witchstone, who: int, left: int) -> list[Move]:
    """Returns the moves that send a lying witch of the seat `who` to a region whose whole journey
    costs at most `left` witch actions (7.3, 7.6)."""
    return [JOURNEY[region] for region in members(goals(s, who, left))]


def goals(s: Witchstone, who: int, left: int) -> int:
    """Returns the regions that a witch can reach with `left` witch actions and occupy, as a bit
    mask: without the own tower (R24), and without regions where the seat already has a witch, since
    she stays there (7.13, 7.14)."""
    return reached(s, who, left) & ~s.standing[who] & ~(1 << s.tower[who])


def reached(s: Witchstone, who: int, left: int) -> int:
    """Returns the regions that a witch can reach from the own tower with `left` witch actions, as a
    bit mask. The first action leads anywhere in the own network (7.4) or through one portal of
    another seat; each further action leads through one more portal of any seat (7.3, 7.5). Own
    portals always hang together, so no later action needs to run along several of them."""
    near = 1 << s.tower[who]
    if not left:
        return near
    near |= s.net[who] | s.joined[s.tower[who]]
    for _ in range(left - 1):
        wider = near
        for region in members(near):
            wider |= s.joined[region]
        if wider == near:
            break
        near = wider
    return near


def price_of(s: Witchstone, who: int, region: int) -> int:
    """Returns how many witch actions the cheapest journey to a region costs (7.4, 7.5, R22). The
    region must be reachable."""
    if (s.net[who] | s.joined[s.tower[who]]) >> region & 1:
        return 1
    price = 2
    while not reached(s, who, price) >> region & 1:
        price += 1
    return price


def prices(s: Witchstone, who: int) -> dict[int, int]:
    """Returns how many witch actions the cheapest journey to each reachable region costs (R22)."""
    found = {s.tower[who]: 0}
    known = 1 << s.tower[who]
    for price in range(1, REGION_COUNT + 1):
        near = reached(s, who, price)
        if near == known:
            break
        for region in members(near & ~known):
            found[region] = price
        known = near
    return found


def can_use_witches(s: Witchstone, who: int) -> bool:
    """Returns whether the seat `who` could do anything with more witch actions, however many it had
    (7.12)."""
    if s.supply[who]:
        return True
    return s.lying[who] > 0 and goals(s, who, REGION_COUNT) > 0


def occupy(s: Witchstone, who: int, region: int) -> int:
    """Puts a witch of the seat `who` into a region and scores it: points and the chip (7.7), at the
    Witchstone the place instead of a chip (7.10). Returns the face of a chip whose action waits to
    be used, else NOTHING; chips of points count at once (R25)."""
    s.standing[who] |= 1 << region
    score(s, who, OCCUPY_VP, "occupy")
    if region == STONE:
        score(s, who, STONE_VP[len(s.stone)], "stone")
        s.stone += (who,)
        return NOTHING
    return take_chip(s, who, region)


def region_word(region: int) -> str:
    """Returns the Fluent key of a region's name."""
    return f"region-{REGION_IDS[region]}"
