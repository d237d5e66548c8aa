"""Energy (chapter 6). Rulings R19–R21."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    ENERGY,
    PORTAL_ENDS,
    PORTAL_IDS,
    PORTAL_LENGTH,
    PORTAL_OF,
    PORTAL_VP,
    PORTALS,
)
from ..moves import BUILD
from ..state import MOST_REMEMBERED, NOBODY, PORTAL_COUNT, Witchstone
from .running import ACTION, boost, go_on, removals_on_offer, remove, score


@dataclass
class Energy(Frame):
    """So many markers may still be put down (6.1, 6.3)."""

    who: int
    left: int

    def resume(self, s: Witchstone) -> None:
        portals = buildable(s, self.who)
        go_on(s, self.who, ENERGY, portals if self.left else [], len(portals) > 0)

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
            s.done()

    def absorb(self, other: Frame) -> Frame | None:
        return Energy(self.who, self.left + other.left) if isinstance(other, Energy) else None


ACTION[ENERGY] = Energy


def buildable(s: Witchstone, who: int) -> list[Move]:
    """The portal that was begun (6.6), or any free one that touches the own network (6.2, 6.5,
    6.7); none without markers (6.8)."""
    if not s.energy[who]:
        return []
    if s.building[who] != NOBODY:
        return [BUILD[s.building[who]]]
    owner = s.owner
    return [BUILD[portal] for portal in touching(s.net[who]) if owner[portal] == NOBODY]


_touching: Final[dict[int, list[int]]] = {}


def touching(net: int) -> list[int]:
    """The portals that begin or end in those regions. Remembered, and not to be changed."""
    known = _touching.get(net)
    if known is None:
        if len(_touching) >= MOST_REMEMBERED:
            _touching.clear()
        known = _touching[net] = [
            portal for portal in range(PORTAL_COUNT) if PORTAL_ENDS[portal] & net
        ]
    return known


def build(s: Witchstone, who: int, portal: int) -> None:
    """One marker on the portal's next cell (R19); the last one finishes it (6.4)."""
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
    s.building[who] = NOBODY
    s.filled[who] = 0
    s.net[who] |= PORTAL_ENDS[portal]
    a, b = PORTALS[portal].a, PORTALS[portal].b
    s.ways[a] |= 1 << b
    s.ways[b] |= 1 << a
    score(s, who, PORTAL_VP[length], "portal")


def portal_words(portal: int) -> dict[str, int | str]:
    """Its two ends, to be named."""
    a, _, b = PORTAL_IDS[portal].partition(".")
    return {"from": f"region-{a}", "to": f"region-{b}"}
