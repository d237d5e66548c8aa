"""Prophecies (chapter 13)."""

from __future__ import annotations

import pytest

from coven.testkit import cites

from .scenes import Board

WITCHES = ("W(2,-3)+E(1,-3)", "W(3,-2)+P(3,-1)", "W(2,-1)+C(1,-1)", "W(1,-2)+S(0,-1)")
"""Dominoes that form a chain of five with the printed symbol."""


def levels(board: Board) -> list[int]:
    return [scroll["levels"] for scroll in board.sees(0)["seats"][0]["scrolls"]]


@cites("13.1")
@pytest.mark.parametrize(("dominoes", "level"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_chains_of_four_five_and_six_meet_the_levels(dominoes: int, level: int) -> None:
    laid = [*WITCHES[:2], "W(1,-2)+S(0,-1)", "W(2,-1)+C(1,-1)", "M(-1,0)+W(0,-2)"]
    board = Board(dominoes=" ".join(laid[:dominoes]), scrolls={0: "chain-witch"}, gems=[])
    assert levels(board) == [level]
    board.expect_scores(0, prophecies=(1, 3, 5, 7)[level])


@cites("13.2", "E17")
def test_green_has_a_chain_of_five_and_separate_groups_do_not_add_up() -> None:
    board = Board(
        dominoes=" ".join([*WITCHES, "W(-2,2)+M(-3,2)"]), gems=[], scrolls={0: "chain-witch"}
    )
    assert len(board.marks("W")) == 6
    board.expect_scores(0, prophecies=5)


@cites("13.2", "5.4")
def test_special_hexes_and_printed_symbols_belong_to_the_chain() -> None:
    board = Board(
        dominoes=" ".join(WITCHES[:2]), specials="W/M(2,-1)", gems=[], scrolls={0: "chain-witch"}
    )
    assert levels(board) == [1]


@cites("13.3", "R40")
@pytest.mark.parametrize(
    ("witches", "level"),
    [
        ("", 0),
        ("village_n castle_ne", 0),
        ("forest_n", 1),
        ("forest_n castle_ne", 1),
        ("forest_n village_n", 2),
        ("forest_n village_e castle_sw", 3),
    ],
)
def test_different_regions_have_to_be_occupied_in_their_order(witches: str, level: int) -> None:
    board = Board(witches={0: witches}, scrolls={0: "mixed-1"})
    assert levels(board) == [level]


@cites("13.4")
@pytest.mark.parametrize("kind", ["forest", "village", "castle"])
def test_one_two_or_three_regions_of_a_kind(kind: str) -> None:
    sides = ("n", "e", "s") if kind != "castle" else ("ne", "se", "sw")
    for number in range(4):
        regions = " ".join(f"{kind}_{side}" for side in sides[:number])
        board = Board(witches={0: regions}, scrolls={0: f"same-{kind}"})
        assert levels(board) == [number]


@cites("13.4", "13.14", "R42")
def test_foreign_towers_are_all_but_your_own_taken_or_not() -> None:
    board = Board(2, witches={0: "tower_sw tower_se tower_nw"}, scrolls={0: "same-tower"})
    assert levels(board) == [3]


@cites("13.5", "13.14", "E18", "R20")
@pytest.mark.parametrize(
    ("own", "reds", "points"),
    [
        ("tower_se.forest_s", "", 1),
        ("tower_se.forest_s tower_sw.forest_s", "", 3),
        ("tower_se.forest_s tower_sw.forest_s tower_sw.forest_w tower_nw.forest_w", "", 5),
        ("tower_se.forest_s tower_sw.forest_s tower_sw.forest_w", "tower_nw.forest_w", 3),
    ],
)
def test_green_joins_a_forest_and_foreign_towers(own: str, reds: str, points: int) -> None:
    board = Board(
        2, towers=("tower_se", "tower_nw"), portals={0: own, 1: reds}, scrolls={0: "link-1"}
    )
    board.expect_scores(0, prophecies=points)


@cites("13.5", "R40")
def test_levels_of_joined_regions_count_only_after_those_before() -> None:
    board = Board(
        portals={0: "tower_ne.castle_ne castle_ne.village_n"}, scrolls={0: "link-2 link-3"}
    )
    assert levels(board) == [1, 0]
    joined = "tower_ne.castle_ne castle_ne.village_n tower_ne.forest_n forest_n.stone"
    assert levels(Board(portals={0: joined}, scrolls={0: "link-2 link-3"})) == [1, 3]


@cites("13.15")
def test_your_own_tower_is_the_one_with_your_big_witch() -> None:
    board = Board(
        2,
        towers=("tower_sw", "tower_ne"),
        portals={0: "tower_sw.forest_s tower_se.forest_s"},
        scrolls={0: "link-1"},
    )
    assert levels(board) == [1]
    assert board.sees(0)["seats"][0]["tower"] == "tower_sw"


@cites("13.6")
@pytest.mark.parametrize(
    ("before", "points"), [([], 7), ([1], 5), ([1, 2], 3), ([1, 2, 3], 1), (None, 1)]
)
def test_the_place_on_the_witchstone(before: list[int] | None, points: int) -> None:
    there = dict.fromkeys(before or [], "stone")
    board = Board(4, witches=there, scrolls={0: "stone-place"})
    if before is not None:
        s = board.state
        s.standing[0] |= 1
        s.supply[0] -= 1
        s.stone += (0,)
        board.settle()
    board.expect_scores(0, prophecies=points)


@cites("13.7")
@pytest.mark.parametrize(
    ("small", "level"), [(3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (11, 3)]
)
def test_witches_on_the_board_with_the_big_one(small: int, level: int) -> None:
    board = Board(lying={0: small - 2}, witches={0: "forest_n stone"}, scrolls={0: "witch-count"})
    assert levels(board) == [level]


@cites("13.8")
def test_lying_witches_without_the_big_one() -> None:
    for lying, level in ((0, 0), (1, 1), (2, 2), (3, 3), (5, 3)):
        board = Board(lying={0: lying}, witches={0: "forest_n"}, scrolls={0: "witch-lying"})
        assert levels(board) == [level]


@cites("13.9")
def test_silver_spaces_that_were_scored() -> None:
    board = Board(doing=("wand", 10), scrolls={0: "silver"})
    board.play(0, "step 10")
    for _ in range(2):
        board.play(0, "stop")
    assert (board.state.silver[0], levels(board)) == (3, [1])
    for silver, level in ((2, 0), (3, 1), (4, 2), (5, 3), (6, 3)):
        board.state.silver = [silver, 0]
        assert levels(board) == [level]


@cites("13.10")
def test_special_hexes_in_the_cauldron_or_used() -> None:
    board = Board(
        doing=("pentagram", 1),
        ring={0: 1},
        slots=["EP", "PS", "CM"],
        specials="E/W(0,-1)",
        scrolls={0: "specials"},
    )
    assert levels(board) == [0]
    board.play(0, "step 1", "twice energy")
    assert levels(board) == [1]
    four = "E/W(0,-1) C/S(1,0) W/M(-1,0) P/S(0,1)"
    assert levels(Board(specials=four, scrolls={0: "specials"})) == [3]


@cites("13.11")
def test_scrolls_used_or_not_this_one_included() -> None:
    used = "boost-any boost-any boost-energy"
    board = Board(scrolls={0: "scrolls"}, used={0: used})
    board.expect_scores(0, prophecies=3)
    board = Board(scrolls={0: "scrolls boost-any boost-witch"}, used={0: used})
    board.expect_scores(0, prophecies=7)


@cites("13.12")
@pytest.mark.parametrize(("chips", "level"), [(3, 0), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3)])
def test_chips_in_the_collection(chips: int, level: int) -> None:
    regions = [
        "forest_n",
        "forest_e",
        "forest_s",
        "village_n",
        "village_e",
        "village_s",
        "castle_ne",
    ]
    board = Board(witches={0: " ".join(regions[: chips - 1])}, scrolls={0: "chips"})
    assert len(board.state.chips[0]) == chips
    assert levels(board) == [level]


@cites("13.13", "9.8")
@pytest.mark.parametrize(("crystals", "level"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_coloured_crystals_on_the_rack(crystals: int, level: int) -> None:
    rack = {
        "energy": ["0"] * min(crystals, 3),
        "wand": ["0"] * max(0, crystals - 3),
        "bottom": ["0b"],
    }
    board = Board(rack=rack, scrolls={0: "crystals"})
    assert levels(board) == [level]


@cites("13.13")
def test_crystals_behind_the_screen_do_not_count() -> None:
    board = Board(gems=[], rack={"energy": ["0", "0"]}, scrolls={0: "crystals"})
    assert board.state.away[0][0] == 4
    assert levels(board) == [0]
