"""Energy (chapter 6). Rulings R19–R21."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    ENERGY,
    NOBODY,
    NOTHING,
    PORTAL_ENDS,
    PORTAL_IDS,
    PORTAL_LENGTH,
    PORTAL_OF,
    PORTAL_VP,
    PORTALS,
)
from ..moves import BUILD
from ..state import PORTAL_COUNT, Witchstone, remember
from .actions import BEGIN_ACTION, ask_or_end, boost, may_boost, score, waive
from .removal import removals_on_offer, remove


@dataclass
class Energy(Frame):
    """Asks `who` to put an energy marker on a portal; `left` may still be put down (6.1, 6.3)."""

    who: int
    left: int

    def resume(self, s: Witchstone) -> None:
        who, left = self.who, self.left
        moves = buildable(s, who) if left else []
        useful = may_boost(s, who, ENERGY) and left < energy_room(s, who)
        ask_or_end(s, who, ENERGY, left, moves, more_is_useful=useful)

    def offers(self, s: Witchstone) -> dict[int, list[Move]]:
        return removals_on_offer(s, self.who)

    def chosen(self, s: Witchstone, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "build":
            s.become(Energy(self.who, self.left - 1))
            build(s, self.who, PORTAL_OF[move.word(0)])
        elif verb == "boost":
            s.become(Energy(self.who, self.left + boost(s, self.who, move)))
        elif verb == "remove":
            remove(s, self.who, move)
        else:
            if s.records_events:
                usable = min(self.left, energy_room(s, self.who))
                waive(s, self.who, ENERGY, self.left, usable)
            s.done()

    def absorb(self, other: Frame) -> Frame | None:
        return Energy(self.who, self.left + other.left) if isinstance(other, Energy) else None


BEGIN_ACTION[ENERGY] = Energy


def buildable(s: Witchstone, who: int) -> list[Move]:
    """Returns the moves that put a marker on the unfinished portal of the seat `who` (6.6), or else
    on any free portal that touches its network (6.2, 6.5, 6.7, R20); none without markers (6.8)."""
    if not s.energy[who]:
        return []
    if s.building[who] != NOTHING:
        return [BUILD[s.building[who]]]
    owner = s.owner
    return [BUILD[portal] for portal in portals_touching(s.net[who]) if owner[portal] == NOBODY]


def energy_room(s: Witchstone, who: int) -> int:
    """Returns how many markers the seat `who` could still put down, however many energy actions it
    had. It cannot put down more markers than it has (6.8), nor more than there are free cells on
    the portals that it can ever build on (6.5–6.7)."""
    if not s.energy[who]:
        return 0
    cells = 0
    net = s.net[who]
    portal = s.building[who]
    if portal != NOTHING:
        cells = PORTAL_LENGTH[portal] - s.filled[who]
        net |= PORTAL_ENDS[portal]
    counted: set[int] = set()
    grown = True
    while grown and cells < s.energy[who]:
        grown = False
        for portal in portals_touching(net):
            if s.owner[portal] == NOBODY and portal not in counted:
                counted.add(portal)
                cells += PORTAL_LENGTH[portal]
                net |= PORTAL_ENDS[portal]
                grown = True
    return min(cells, s.energy[who])


_touching: Final[dict[int, list[int]]] = {}


def portals_touching(regions: int) -> list[int]:
    """Returns the portals with an end in one of these regions, a bit mask. Cached: do not change
    the list."""
    known = _touching.get(regions)
    if known is None:
        found = [portal for portal in range(PORTAL_COUNT) if PORTAL_ENDS[portal] & regions]
        known = remember(_touching, regions, found)
    return known


def build(s: Witchstone, who: int, portal: int) -> None:
    """Puts a marker of `who` on the portal's next cell (6.1, R19). The last one finishes it: it
    scores (6.4) and joins its regions."""
    s.energy[who] -= 1
    s.owner[portal] = who
    filled = s.filled[who] + 1
    length = PORTAL_LENGTH[portal]
    if s.records_events:
        ends = portal_words(portal)
        s.tell("log-build", {"seat": who, "filled": filled, "length": length, **ends})
    if filled < length:
        s.building[who] = portal
        s.filled[who] = filled
        return
    s.building[who] = NOTHING
    s.filled[who] = 0
    s.net[who] |= PORTAL_ENDS[portal]
    a, b = PORTALS[portal].a, PORTALS[portal].b
    s.joined[a] |= 1 << b
    s.joined[b] |= 1 << a
    score(s, who, PORTAL_VP[length], "portal")


def portal_words(portal: int) -> dict[str, int | str]:
    """Returns the Fluent variables `from` and `to`, which name the two regions of a portal."""
    a, _, b = PORTAL_IDS[portal].partition(".")
    return {"from": f"region-{a}", "to": f"region-{b}"}
