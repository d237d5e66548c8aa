"""Witches (chapter 7)."""

from __future__ import annotations

import pytest

from coven.testkit import cites

from .scenes import Board

OWN = {0: "tower_ne.forest_n forest_n.stone", 1: "tower_sw.stone"}
"""Yellow's portals lead to the Witchstone, Red's from there to Red's tower."""


@cites("7.1", "7.11")
def test_each_action_prepares_or_sends() -> None:
    board = Board(doing=("witch", 3), portals=OWN, lying={0: 1})
    board.expect_can(0, "lay", "journey forest_n", "journey stone")
    board.play(0, "lay", "journey forest_n", "lay")
    assert (board.state.lying[0], board.state.standing[0].bit_count()) == (2, 1)
    board.expect_refused(0, "lay", rule="4.6")


@cites("7.2")
def test_a_witch_laid_down_waits_beside_the_tower_and_brings_no_points() -> None:
    board = Board(doing=("witch", 1))
    board.play(0, "lay")
    seat = board.sees(None)["seats"][0]
    assert (seat["supply"], seat["lying"], seat["score"]) == (10, 1, 0)


@cites("7.3")
def test_a_lying_witch_goes_where_portals_lead() -> None:
    board = Board(doing=("witch", 2), portals=OWN)
    board.expect_refused(0, "journey forest_n", rule="7.3", because="refuse-nobody-lies")
    board = Board(doing=("witch", 5), portals=OWN, lying={0: 1})
    board.expect_refused(0, "journey village_e", rule="7.3", because="refuse-no-way")
    board.play(0, "journey forest_n")
    assert board.sees(1)["regions"][2]["witches"] == [0]


@cites("7.4", "R22")
def test_any_number_of_own_portals_in_a_row_costs_one_action() -> None:
    board = Board(doing=("witch", 1), portals=OWN, lying={0: 1})
    assert board.sees(0)["preview"]["journeys"] == {"forest_n": 1, "stone": 1, "tower_sw": 2}
    board.play(0, "journey stone")
    board.expect_options(0, ["end-turn"])


@cites("7.5", "R22")
def test_each_foreign_portal_costs_one_action_however_long() -> None:
    board = Board(
        doing=("witch", 3),
        portals={1: "tower_sw.stone tower_ne.stone"},
        lying={0: 1},
    )
    assert board.sees(0)["preview"]["journeys"] == {"stone": 1, "tower_sw": 2}
    board.play(0, "journey tower_sw")
    assert board.due(0)["due-witch"] == 1


@cites("7.5", "R22")
def test_own_runs_before_and_after_a_foreign_portal_cost_one_each() -> None:
    board = Board(
        3,
        doing=("witch", 1),
        portals={0: "tower_ne.castle_ne castle_ne.village_n", 1: "forest_n.village_n"},
        lying={0: 1},
    )
    assert board.sees(0)["preview"]["journeys"] == {"castle_ne": 1, "village_n": 1, "forest_n": 2}


@cites("7.6", "R23")
def test_a_journey_has_to_be_paid_for_completely() -> None:
    board = Board(doing=("witch", 2), portals=OWN)
    board.play(0, "lay")
    board.expect_options(0, ["lay", "journey forest_n", "journey stone", "stop"])
    board.expect_refused(0, "journey tower_sw", rule="7.6", because="refuse-too-far")


@cites("E3")
def test_three_actions_take_a_witch_from_the_supply_into_reds_tower() -> None:
    board = Board(doing=("witch", 3), portals=OWN)
    board.play(0, "lay", "journey tower_sw")
    assert board.points() == 2
    board.expect_options(0, ["end-turn"])


@cites("7.7", "7.9")
def test_the_first_in_a_region_gets_2_points_and_the_chip_others_only_points() -> None:
    board = Board(
        3,
        doing=("witch", 4),
        portals={0: "tower_ne.forest_n tower_ne.castle_ne", 1: "tower_sw.stone"},
        witches={1: "forest_n"},
        lying={0: 3},
        chips={"castle_ne": "vp"},
    )
    chips = len(board.state.chips[0])
    board.play(0, "journey forest_n")
    assert (board.points(), len(board.state.chips[0])) == (2, chips)
    board.play(0, "journey castle_ne")
    assert (board.points(), len(board.state.chips[0])) == (2 + 2 + 3, chips + 1)
    board.expect_scores(0, chips=2 * (chips + 1))


@cites("7.7", "R10")
def test_a_free_tower_in_a_game_of_three_still_has_its_chip() -> None:
    board = Board(
        3, doing=("witch", 1), portals={0: "tower_ne.stone", 1: "tower_nw.stone"}, lying={0: 1}
    )
    board.expect_cannot(0, "journey tower_nw")
    board = Board(
        3,
        doing=("witch", 2),
        portals={0: "tower_ne.stone", 1: "tower_nw.stone"},
        lying={0: 1},
        chips={"tower_nw": "vp"},
    )
    board.play(0, "journey tower_nw")
    assert board.points() == 5


@cites("7.8", "R25")
def test_a_chip_may_be_used_until_the_witch_action_ends() -> None:
    board = Board(
        doing=("witch", 3), portals=OWN, lying={0: 2}, chips={"forest_n": "wand"}, wand={1: 9}
    )
    board.play(0, "journey forest_n")
    board.expect_can(0, "chip wand", "lay", "journey stone", "stop")
    board.play(0, "journey stone", "lay")
    board.expect_options(0, ["chip wand", "stop"])
    board.expect_refused(0, "chip scroll", rule="7.8", because="refuse-no-chip")
    board.play(0, "chip wand", "step 1")
    board.expect_options(0, ["end-turn"])
    assert board.state.wand[0] == 1


@cites("7.8", "4.7")
def test_a_chip_not_used_by_then_lapses_but_is_kept() -> None:
    board = Board(doing=("witch", 1), portals=OWN, lying={0: 1}, chips={"forest_n": "wand"})
    chips = len(board.state.chips[0])
    board.play(0, "journey forest_n", "stop")
    board.expect_options(0, ["end-turn"])
    assert (len(board.state.chips[0]), board.state.wand[0]) == (chips + 1, 0)


@cites("R23", "R43")
def test_a_witch_chip_enlarges_the_running_witch_action() -> None:
    board = Board(doing=("witch", 1), portals=OWN, lying={0: 2}, chips={"forest_n": "witch"})
    board.play(0, "journey forest_n", "chip witch")
    assert board.due(0)["due-witch"] == 1
    board.play(0, "journey stone")
    assert board.points() == 2 + 2 + 5


@cites("7.10")
@pytest.mark.parametrize(("before", "points"), [(0, 7), (1, 5), (2, 4), (3, 3)])
def test_at_the_witchstone_the_highest_free_number_is_added(before: int, points: int) -> None:
    board = Board(
        4,
        doing=("witch", 1),
        portals=OWN,
        lying={0: 1},
        witches=dict.fromkeys(range(1, before + 1), "stone"),
    )
    chips = len(board.state.chips[0])
    board.play(0, "journey stone")
    assert (board.points(), len(board.state.chips[0])) == (points, chips)


@cites("E4")
def test_red_is_second_at_the_witchstone_and_gets_5_points() -> None:
    board = Board(doing=("witch", 1), active=1, portals=OWN, lying={1: 1}, witches={0: "stone"})
    board.play(1, "journey stone")
    assert board.points(1) == 5


@cites("7.12", "4.7")
def test_when_all_witches_are_used_the_action_is_skipped() -> None:
    stand = "forest_n stone forest_e castle_ne village_n tower_se forest_s castle_se village_e"
    stand += " village_s tower_sw"
    board = Board(doing=("wand", 1), witches={0: stand}, wand={0: 7, 1: 9})
    assert board.state.supply[0] == 0
    board.play(0, "step 1")
    board.expect_options(0, ["end-turn"])
    board = Board(doing=("witch", 3), supply={0: 0}, portals=OWN)
    board.expect_refused(0, "lay", rule="7.12", because="refuse-no-witch")


@cites("7.13", "7.14", "R24")
def test_a_second_witch_may_pass_but_not_stop_where_one_stands() -> None:
    board = Board(doing=("witch", 2), portals=OWN, lying={0: 1}, witches={0: "forest_n"})
    board.expect_options(0, ["journey stone", "journey tower_sw", "lay", "stop"])
    board.expect_refused(0, "journey forest_n", rule="7.14", because="refuse-there-already")
    board.expect_refused(0, "journey tower_ne", rule="R24", because="refuse-own-tower")
    board.play(0, "journey stone")
    regions = {r["id"]: r["witches"] for r in board.sees(0)["regions"]}
    assert (regions["forest_n"], regions["stone"]) == ([0], [0])


@cites("7.14")
def test_witches_of_several_players_may_share_a_region() -> None:
    board = Board(doing=("witch", 1), portals=OWN, lying={0: 1}, witches={1: "forest_n"})
    board.play(0, "journey forest_n")
    assert board.sees(0)["regions"][2]["witches"] == [0, 1]


@cites("7.15")
def test_any_number_of_witches_may_lie_beside_the_tower() -> None:
    board = Board(doing=("witch", 11))
    board.play(0, *["lay"] * 11)
    assert board.state.lying[0] == 11


@cites("7.11")
def test_when_the_actions_are_used_up_only_chips_and_boosters_are_left() -> None:
    board = Board(doing=("witch", 1), scrolls={0: "boost-witch"}, portals=OWN, lying={0: 1})
    board.play(0, "lay")
    board.expect_options(0, ["boost witch", "stop"])
    board.expect_refused(0, "lay", rule="7.1", because="refuse-used-up")
    board.expect_refused(0, "journey stone", rule="7.1", because="refuse-used-up")
