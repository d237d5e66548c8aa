"""The end (chapter 12)."""

from __future__ import annotations

from ..components import BOOSTS, CHIP_END_VP, UNUSED_BOOSTER_VP
from ..state import Witchstone
from .prophecies import worth


def points(s: Witchstone, seat: int) -> dict[str, int]:
    """12.2–12.4, as if the game ended now."""
    unused = s.scrolls[seat]
    return {
        "track": s.score[seat],
        "owls": sum(s.owl_tiles[seat]),
        "chips": CHIP_END_VP * len(s.chips[seat]),
        "boosters": UNUSED_BOOSTER_VP * sum([scroll < BOOSTS for scroll in unused]),
        "prophecies": sum([worth(s, seat, scroll) for scroll in unused if scroll >= BOOSTS]),
    }


def key(s: Witchstone, seat: int) -> tuple[int, int, int]:
    """What decides: points, then how far on the wand, then who came there first (12.6, R41)."""
    return sum(points(s, seat).values()), s.wand[seat], -s.arrival[seat]
