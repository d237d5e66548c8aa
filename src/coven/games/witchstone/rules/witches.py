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
from .actions import BEGIN_ACTION, ask_or_end, boost, may_boost, score, waive
from .chips import chip_moves, chip_of, lose_chips, take_chip, use_chip
from .removal import removals_on_offer, remove


@dataclass
class Witches(Frame):
    """Asks `who` to lay a witch down or to send one, again for each of the `left` actions (7.1,
    7.11). `chips` were won and wait to be used, until the action ends (7.8, 7.9)."""

    who: int
    left: int
    chips: tuple[int, ...]

    def resume(self, s: Witchstone) -> None:
        who, left = self.who, self.left
        moves: list[Move] = []
        if left:
            if s.lying[who]:
                moves = journeys(s, who, left)
            if s.supply[who]:
                moves.append(LAY)
        moves.extend(chip_moves(self.chips))
        # may_boost is tested first, because the rest takes time to find out
        useful = may_boost(s, who, WITCH) and (s.supply[who] > left or left < witch_room(s, who))
        ask_or_end(s, who, WITCH, left, moves, more_is_useful=useful)

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
            if s.records_events:
                waive(s, who, WITCH, self.left, usable_witch_actions(s, who, self.left))
                lose_chips(s, who, self.chips)
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
    """Returns, as a bit mask, the regions that a witch of the seat `who` can reach with `left`
    witch actions and occupy. The seat's own tower is left out (R24), and so are regions where it
    already has a witch, because witches stay where they are (7.13, 7.14)."""
    return reached(s, who, left) & ~s.standing[who] & ~(1 << s.tower[who])


def reached(s: Witchstone, who: int, left: int) -> int:
    """Returns, as a bit mask, the regions that a witch of the seat `who` can reach from the seat's
    tower with `left` witch actions.

    The first action leads anywhere in the seat's own network (7.4) or through one portal of another
    seat; each further action leads through one more portal of any seat (7.3, 7.5). A seat's own
    portals always hang together, so no later action needs to run along several of them.
    """
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


def journey_prices(s: Witchstone, who: int, most: int) -> list[int]:
    """Returns, cheapest first, what each possible journey of the seat `who` costs in witch actions:
    one price for each region that one of its witches can reach and occupy (R22). Journeys that cost
    more than `most` are left out."""
    found: list[int] = []
    known = 0
    for price in range(1, min(most, REGION_COUNT) + 1):
        near = goals(s, who, price)
        found.extend([price] * (near & ~known).bit_count())
        known = near
    return found


def witch_room(s: Witchstone, who: int) -> int:
    """Returns how many witch actions the seat `who` could use, however many it had: one to lay down
    each witch of its supply, and those that the dearest possible journeys of all its witches cost
    (7.12)."""
    witches = s.lying[who] + s.supply[who]
    dearest = journey_prices(s, who, REGION_COUNT)[::-1]
    return s.supply[who] + sum(dearest[:witches])


def usable_witch_actions(s: Witchstone, who: int, left: int) -> int:
    """Returns how many of `left` witch actions the seat `who` can use, if it uses as many as
    possible. Those that remain are too few for any journey and are skipped (7.6, 7.12)."""
    if s.supply[who] >= left:
        return left
    most = 0
    # sums[n] has bit k if n journeys, to different regions, can cost k actions together.
    sums = [1] + [0] * (s.lying[who] + s.supply[who])
    for price in journey_prices(s, who, left):
        for n in range(len(sums) - 1, 0, -1):
            sums[n] |= sums[n - 1] << price
    for laid in range(s.supply[who] + 1):
        for n in range(s.lying[who] + laid + 1):
            for cost in range(left - laid + 1):
                if sums[n] >> cost & 1:
                    most = max(most, laid + cost)
    return most


def occupy(s: Witchstone, who: int, region: int) -> int:
    """Puts a witch of the seat `who` into a region and gives the seat its points and its chip (7.7)
    or, at the Witchstone, a place instead of a chip (7.10). Returns the face of the chip if it has
    an action to be used, else NOTHING; a chip with points counts at once (R25)."""
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
