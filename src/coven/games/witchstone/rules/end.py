"""The end (chapter 12). Rulings R41, R44."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.core.state import Event

from ..components import BOOSTS, CHIP_END_VP, SCROLL_IDS, UNUSED_BOOSTER_VP
from ..state import Witchstone
from .prophecies import worth


def points(s: Witchstone, seat: int) -> dict[str, int]:
    """Returns a seat's points by source as if the game ended now: the track (12.1), owl tiles
    (12.2), chips (12.3, 7.9), unused boosters and prophecies (12.4, 11.9)."""
    unused = s.scrolls[seat]
    return {
        "track": s.score[seat],
        "owls": sum(s.owl_tiles[seat]),
        "chips": CHIP_END_VP * len(s.chips[seat]),
        "boosters": UNUSED_BOOSTER_VP * sum([scroll < BOOSTS for scroll in unused]),
        "prophecies": sum([worth(s, seat, scroll) for scroll in unused if scroll >= BOOSTS]),
    }


def scores(s: Witchstone) -> list[dict[str, int]]:
    """Returns each seat's points by source. While the game goes on, closed scrolls count nothing,
    so that nobody can read them from the points (11.12)."""
    found = [points(s, seat) for seat in range(s.seats)]
    if s.closed and not s.over:
        for seat in range(s.seats):
            found[seat]["boosters"] = found[seat]["prophecies"] = 0
    return found


SILVER: Final = frozenset({"portals", "witches", "crystals", "specials", "scrolls", "chips"})
"""The ends of the keys ``why-…`` of points for silver spaces of the wand."""


def sources(s: Witchstone, told: Sequence[Event]) -> list[dict[str, int]]:
    """Returns each seat's points by source: those of the track as the events tell them, then the
    final scoring, with every prophecy by its name (12.1–12.4)."""
    found: list[dict[str, int]] = []
    for seat in range(s.seats):
        track: dict[str, int] = {}
        for event in told:
            args = event.args
            if event.key in ("log-points", "log-loss") and args["seat"] == seat:
                why = str(args["why"]).removeprefix("why-")
                key = f"score-{'silver' if why in SILVER else why}"
                points_of = int(args["points"]) * (1 if event.key == "log-points" else -1)
                track[key] = track.get(key, 0) + points_of
        parts = points(s, seat)
        rest = parts["track"] - sum(track.values())
        final = {
            f"score-{key}": value
            for key, value in parts.items()
            if key not in ("track", "prophecies")
        }
        for scroll in s.scrolls[seat]:
            if scroll >= BOOSTS:
                name = f"scroll-{SCROLL_IDS[scroll]}"
                final[name] = final.get(name, 0) + worth(s, seat, scroll)
        found.append({**({"score-track": rest} if rest else {}), **track, **final})
    return found


def tell_final_scoring(s: Witchstone) -> None:
    """Tells what the final scoring adds to each seat's points on the track (12.1–12.4), and who has
    won (12.5, 12.6, R41)."""
    for seat in range(s.seats):
        found = points(s, seat)
        s.tell("log-final", {"seat": seat, **found, "total": sum(found.values())})
    best = max([rank_key(s, seat) for seat in range(s.seats)])
    how = ending(s)
    for seat in range(s.seats):
        if rank_key(s, seat) == best:
            s.tell(f"log-won-{how}", {"seat": seat, "total": best[0], "space": best[1]})


def rank_key(s: Witchstone, seat: int) -> tuple[int, int, int]:
    """Returns the tuple by which seats are ranked, larger is better: points (12.5), then how far
    the seat's owl is on the wand, then how early it came to that space (12.6, R41)."""
    return sum(points(s, seat).values()), s.wand[seat], -s.arrival[seat]


def ending(s: Witchstone) -> str:
    """Returns what decided the finished game: "points", the "wand" (12.6), or neither, so that the
    victory is "shared" (R41)."""
    keys = sorted([rank_key(s, seat) for seat in range(s.seats)], reverse=True)
    if keys[0][0] > keys[1][0]:
        return "points"
    return "wand" if keys[0] > keys[1] else "shared"
