"""The contents of the box (chapter 1)."""

from __future__ import annotations

from collections import Counter, deque
from itertools import combinations

import pytest

from coven.games.witchstone.components import (
    ACTIONS,
    BLACK_START,
    BOARD,
    BOOST_ACTION,
    BOOST_PLUS,
    BOOSTS,
    CAPACITY,
    CELLS,
    CHIP_COPIES,
    CHIP_IDS,
    COORDINATES_OF,
    EXITS,
    GEM_START,
    OWL_AT,
    OWL_PILE,
    PAIR_IDS,
    PAIRS,
    PORTAL_LENGTH,
    PORTALS,
    PRINTED,
    PRINTED_MASK,
    PROPHECIES,
    REGIONS,
    RIM_ACTION,
    RIMS,
    RING,
    SCROLL_COPIES,
    SCROLL_IDS,
    SPECIAL_AT,
    STONE,
    STONE_VP,
    TIP,
    WAND_SPACES,
    distance,
)
from coven.games.witchstone.moves import RIM_DISTANCE
from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import GAME, Board


@cites("1.1", "R4")
def test_seventeen_regions_of_five_kinds_joined_by_portals_of_one_two_or_three_cells() -> None:
    kinds = Counter(region.type for region in REGIONS)
    assert kinds == {"witchstone": 1, "tower": 4, "forest": 4, "village": 4, "castle": 4}
    assert Counter(PORTAL_LENGTH) == {1: 8, 2: 16, 3: 16}
    assert sum(PORTAL_LENGTH) == 88


@cites("1.1", "R4")
def test_the_map_looks_the_same_from_each_tower_and_everything_can_be_reached() -> None:
    degrees = Counter(end for portal in PORTALS for end in (portal.a, portal.b))
    by_kind: dict[str, set[int]] = {}
    for region, degree in degrees.items():
        by_kind.setdefault(REGIONS[region].type, set()).add(degree)
    assert by_kind == {
        "witchstone": {8},
        "tower": {5},
        "forest": {5},
        "village": {4},
        "castle": {4},
    }
    seen, todo = {STONE}, deque([STONE])
    while todo:
        here = todo.popleft()
        for portal in PORTALS:
            if here in (portal.a, portal.b):
                there = portal.a + portal.b - here
                if there not in seen:
                    seen.add(there)
                    todo.append(there)
    assert len(seen) == 17


@cites("1.2")
def test_the_board_has_pentagram_wand_six_scrolls_and_seven_shelves() -> None:
    view = Scene(GAME, 2).sees(None)
    assert len(view["row"]) == 6
    assert [shelf["id"] for shelf in view["shelves"]] == [*ACTIONS, "bottom"]
    assert len(view["pentagram"]["slots"]) == 3
    assert (RING, TIP) == (15, 22)


@cites("1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_the_same_pieces(seats: int) -> None:
    for seat in Scene(GAME, seats).sees(None)["seats"]:
        assert (seat["energy"], seat["supply"], seat["hand"] + seat["pile"]) == (20, 11, 15)
        assert len(seat["cauldron"]["crystals"]) == 6
        assert seat["cauldron"]["black"] == "d4"


@cites("1.4", "R1")
def test_every_pair_of_actions_is_on_one_domino_of_each_player() -> None:
    assert sorted(PAIRS) == list(combinations(range(6), 2))
    s = Scene(GAME, 3).state
    for seat in range(3):
        assert sorted(s.hand[seat] + s.pile[seat]) == list(range(15))


@cites("1.5", "R2")
def test_the_cauldron_is_a_hexagon_of_37_cells_with_a_symbol_in_each_corner() -> None:
    assert len(CELLS) == 37
    assert BOARD.bit_count() == 37
    corners = {cell for cell in CELLS if sum(distance(cell, c) == 1 for c in CELLS) == 3}
    assert {cell for cell, _ in PRINTED} == corners
    assert sorted(action for _, action in PRINTED) == list(range(6))


@cites("1.5", "R3")
def test_six_rim_spaces_with_two_arrows_each_two_moves_from_the_crystals() -> None:
    assert sorted(RIM_ACTION) == list(range(6))
    assert len(RIMS) == 6
    arrows = [cell for exits in EXITS for cell in exits]
    assert len(set(arrows)) == len(arrows) == 12
    assert not any(PRINTED_MASK >> cell & 1 for cell in arrows)
    for gem in GEM_START:
        assert sorted(RIM_DISTANCE[gem])[:3] == [2, 2, 4]
    assert RIM_DISTANCE[BLACK_START] == [4] * 6
    assert COORDINATES_OF[BLACK_START] == (0, 0)


@cites("1.6", "R1")
def test_every_pair_is_on_one_special_hex() -> None:
    s = Scene(GAME, 2).state
    assert sorted([*s.stack_of_specials[: s.specials_left], *s.slots]) == list(range(15))
    assert len(PAIR_IDS) == 15


@cites("1.7")
def test_two_owl_tiles_of_each_number_from_3_to_7() -> None:
    assert OWL_PILE == (7, 6, 5, 4, 3)
    assert Scene(GAME, 2).sees(None)["pentagram"]["owls_left"] == [5, 5]


@cites("1.8", "R4")
def test_three_chips_of_each_kind() -> None:
    assert dict(zip(CHIP_IDS, CHIP_COPIES, strict=True)) == {**dict.fromkeys(ACTIONS, 3), "vp": 3}
    assert sum(CHIP_COPIES) == 21


@cites("1.9", "R8")
def test_forty_scrolls_are_boosters_and_prophecies() -> None:
    assert sum(SCROLL_COPIES) == 40
    doubles = [BOOST_ACTION[i] for i in range(BOOSTS) if BOOST_PLUS[i] == 2]
    assert sorted(doubles) == list(range(6))
    assert sum(SCROLL_COPIES[:BOOSTS]) == 16
    assert len(PROPHECIES) == 24
    assert len(set(SCROLL_IDS)) == len(SCROLL_IDS)


@cites("1.10")
def test_there_are_six_actions() -> None:
    assert ACTIONS == ("energy", "witch", "pentagram", "crystal", "wand", "scroll")
    board = Board()
    board.expect_refused(0, "start dancing", rule="1.10", because="refuse-unknown")


@cites("R5")
def test_the_places_on_the_witchstone_are_worth_5_3_2_and_1() -> None:
    assert STONE_VP == (5, 3, 2, 1)


@cites("R6")
def test_every_third_space_of_the_pentagram_gives_something() -> None:
    assert [n for n in range(RING) if SPECIAL_AT[n] >= 0] == [2, 8, 14]
    assert [n for n in range(RING) if OWL_AT[n] >= 0] == [5, 11]


@cites("R7")
def test_silver_and_dark_spaces_take_turns_along_the_wand() -> None:
    assert sorted(WAND_SPACES) == list(range(2, 23, 2))
    silver = [(s.n, s.count, s.vp) for s in WAND_SPACES.values() if s.kind == "silver"]
    assert silver == [
        (2, "portals", 1),
        (6, "witches", 1),
        (10, "crystals", 2),
        (14, "specials", 2),
        (18, "scrolls", 1),
        (22, "chips", 1),
    ]
    dark = [(s.n, s.action, s.times) for s in WAND_SPACES.values() if s.kind == "dark"]
    assert dark == [
        (4, "energy", 2),
        (8, "witch", 2),
        (12, "crystal", 2),
        (16, "pentagram", 2),
        (20, "scroll", 3),
    ]


@cites("R33")
def test_there_are_chips_enough_for_the_bottom_shelf() -> None:
    on_map = sum(region.chip for region in REGIONS)
    for seats in (2, 3, 4):
        assert CAPACITY[seats][6] <= sum(CHIP_COPIES) - on_map
