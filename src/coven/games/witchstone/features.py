"""The position as numbers: points, portals, witches, owls, crystals, scrolls and chains of the seat
and of its strongest rival."""

from __future__ import annotations

from math import sqrt
from typing import Final

from coven.core.game import Feature

from .bot import MOVES_TO_RIM, action_values, expected_points, expected_prophecy, turns_left
from .components import (
    ACTIONS,
    BOOSTS,
    CHIP_END_VP,
    ENERGY_MARKERS,
    NOTHING,
    OWL_AT,
    OWL_EMPTY_VP,
    OWL_PILE,
    PORTAL_LENGTH,
    PORTAL_VP,
    RING,
    SPECIAL_AT,
    STONE,
    STONE_VP,
    TIP,
    TURNS,
    WAND_SPACES,
    WITCHES,
)
from .rules.wand import SPACES, leads, silver_points
from .state import (
    Witchstone,
    chains,
    crystals_on_rack,
    free_cells,
    members,
    special_count,
)

_SIDE: Final = (
    *("points", "prophecies", "boosters", "portal-begun", "reach", "chips-in-reach"),
    *("waiting-witches", "standing", "stone-open", "ring", "wand", "crystals-near", "chains"),
)

FEATURES = (
    *[Feature(f"own-{name}", 0, 3 if name == "points" else 1) for name in _SIDE],
    *[Feature(f"rival-{name}", 0, 3 if name == "points" else 1) for name in _SIDE],
    *[Feature(f"own-chain-{action}", 0, 1) for action in ACTIONS],
    *[Feature(f"own-{name}", 0, 1) for name in ("markers", "silver-next", "wand-lead")],
    *[Feature(f"own-{name}", 0, 1) for name in ("crystals-racked", "black-near")],
    *[Feature(f"own-{name}", 0, 1) for name in ("special-hexes", "owls-next", "cramped")],
    Feature("lead", -3, 3),
    Feature("late-lead", -6, 6),
    Feature("turns-left", 0, 1),
    Feature("turns-to-wait", 0, 1),
)


def features(s: Witchstone, seat: int) -> list[float]:
    """Returns the numbers that FEATURES names. The rival is the other seat that will probably have
    most points; what the seat cannot know was redrawn."""
    mine = expected_points(s, seat)
    rival = seat
    best = -1e9
    for other in range(s.seats):
        if other != seat:
            expected = expected_points(s, other)
            if expected > best:
                best = expected
                rival = other
    left = turns_left(s, seat)
    longest = longest_chains(s, seat)
    lead = max(-3.0, min(3.0, (mine - best) / 20.0))
    cells = free_cells(s, seat).bit_count()
    found = side_features(s, seat, longest)
    found.extend(side_features(s, rival, longest_chains(s, rival)))
    for length in longest:
        found.append(share(length, 7.0))
    found.extend(
        [
            s.energy[seat] / ENERGY_MARKERS,
            share(next_silver(s, seat), 10.0),
            1.0 if s.wand[seat] and leads(s, seat) else 0.0,
            share(crystals_on_rack(s, seat), 6.0),
            max([share(4 - MOVES_TO_RIM[cell], 3.0) for cell in members(s.black[seat])] or [0.0]),
            share(special_count(s, seat), 5.0),
            next_owl(s, seat) / OWL_PILE[0],
            share(2 * left + 2 - cells, 12.0),
            lead,
            lead * sqrt(min(4.0, TURNS / (left + 1.0))),
            left / TURNS,
            (seat - s.active) % s.seats / s.seats,
        ]
    )
    return found


def side_features(s: Witchstone, seat: int, longest: list[int]) -> list[float]:
    """Returns the numbers of a seat that _SIDE names. `longest`: by action, the length of its
    longest chain that can still grow."""
    left = turns_left(s, seat)
    prophecies = 0.0
    boosters = 0
    for scroll in s.scrolls[seat]:
        if scroll < BOOSTS:
            boosters += 1
        else:
            prophecies += expected_prophecy(s, seat, scroll, left)
    points = s.score[seat] + sum(s.owl_tiles[seat]) + CHIP_END_VP * len(s.chips[seat])
    portal = s.building[seat]
    begun = 0.0
    if portal != NOTHING:
        length = PORTAL_LENGTH[portal]
        begun = PORTAL_VP[length] * s.filled[seat] / length
    goals = s.net[seat] & ~s.standing[seat]
    if s.tower[seat] != NOTHING:
        goals &= ~(1 << s.tower[seat])
    chips = 0
    for region in members(goals):
        if s.chip_at[region] != NOTHING:
            chips += 1
    back = 0
    while back < 2 and not gives(s.ring[seat] - back):
        back += 1
    near = 0
    for cell in members(s.gems[seat]):
        near += max(0, 3 - MOVES_TO_RIM[cell])
    worth = action_values(s, seat)
    chances = 0.0
    for action in range(6):
        chances += worth[action] * longest[action]
    return [
        min(3.0, max(0, points) / 100.0),
        share(prophecies, 30.0),
        share(boosters, 4.0),
        share(begun, 4.0),
        share(s.net[seat].bit_count() - 1, 10.0),
        share(chips, 6.0),
        share(s.lying[seat], 5.0),
        s.standing[seat].bit_count() / WITCHES,
        STONE_VP[len(s.stone)] / STONE_VP[0] if goals >> STONE & 1 else 0.0,
        back / 2.0,
        s.wand[seat] / TIP,
        share(near, 8.0),
        share(chances, 40.0),
    ]


def longest_chains(s: Witchstone, seat: int) -> list[int]:
    """Returns, by action, the length of the seat's longest chain that can still grow; 0 if there is
    none."""
    free = free_cells(s, seat)
    found: list[int] = []
    for action in range(6):
        best = 0
        for near, length in chains(s.marks[seat * 6 + action]):
            if length > best and near & free:
                best = length
        found.append(best)
    return found


def gives(space: int) -> bool:
    """Whether this space of the pentagram gives a reward. Spaces are counted from 0 and on through
    further laps."""
    return OWL_AT[space % RING] != NOTHING or SPECIAL_AT[space % RING] != NOTHING


def next_silver(s: Witchstone, seat: int) -> int:
    """Returns the points that the next silver space of the wand would give the seat now; 0 if there
    is none ahead of its owl."""
    for space in SPACES:
        if space > s.wand[seat] and WAND_SPACES[space].kind == "silver":
            return silver_points(s, seat, space)
    return 0


def next_owl(s: Witchstone, seat: int) -> int:
    """Returns the points of the next owl tile on the seat's way round the pentagram; if its pile is
    empty, those that an empty pile gives."""
    space = s.ring[seat] + 1
    while OWL_AT[space % RING] == NOTHING:
        space += 1
    left = s.owls_left[OWL_AT[space % RING]]
    return OWL_PILE[len(OWL_PILE) - left] if left else OWL_EMPTY_VP


def share(part: float, whole: float) -> float:
    """Returns `part` as a share of `whole`, limited to the range from 0 to 1."""
    return min(1.0, max(0.0, part / whole))
