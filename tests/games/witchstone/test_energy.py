"""Energy (chapter 6)."""

from __future__ import annotations

import pytest

from coven.testkit import cites

from .scenes import Board

TOUCHING = {
    f"build {id}"
    for id in (
        "tower_ne.stone",
        "tower_ne.forest_n",
        "tower_ne.forest_e",
        "tower_ne.castle_ne",
        "tower_ne.village_n",
    )
}


@cites("6.1", "6.3", "R19")
def test_each_energy_action_puts_one_marker_on_a_portal() -> None:
    board = Board(doing=("energy", 3))
    board.play(0, "build tower_ne.stone")
    assert board.state.energy[0] == 19
    portals = {p["id"]: (p["owner"], p["filled"]) for p in board.sees(1)["portals"]}
    assert portals["tower_ne.stone"] == (0, 1)
    board.play(0, "build tower_ne.stone", "build tower_ne.stone")
    board.expect_options(0, ["end-turn"])
    board.expect_refused(0, "build tower_ne.forest_n", rule="4.6", because="refuse-nothing-left")


@cites("6.2")
def test_the_first_marker_lies_beside_the_own_tower() -> None:
    board = Board(doing=("energy", 1))
    board.expect_options(0, [*TOUCHING, "stop"])
    board.expect_refused(0, "build forest_n.stone", rule="6.2", because="refuse-not-joined")


@cites("6.4")
@pytest.mark.parametrize(
    ("portal", "cells", "points"),
    [("tower_ne.forest_n", 1, 1), ("tower_ne.castle_ne", 2, 3), ("tower_ne.stone", 3, 6)],
)
def test_a_finished_portal_gives_1_3_or_6_points(portal: str, cells: int, points: int) -> None:
    board = Board(doing=("energy", cells))
    for n in range(cells):
        assert board.points() == 0, n
        board.play(0, f"build {portal}")
    assert board.points() == points


@cites("6.1", "6.5", "R19")
def test_a_portal_somebody_began_is_closed_to_all_others_for_ever() -> None:
    """W10: nobody else builds on a portal that was begun, and nobody at all on a finished one, for
    it has no free cell."""
    board = Board(
        doing=("energy", 2), building={1: ("tower_sw.stone", 1)}, portals={0: "tower_ne.stone"}
    )
    board.expect_refused(0, "build tower_sw.stone", rule="6.5", because="refuse-portal-taken")
    board.expect_refused(0, "build tower_ne.stone", rule="6.1", because="refuse-portal-finished")


@cites("6.6")
def test_a_portal_that_was_begun_has_to_be_finished_first() -> None:
    board = Board(doing=("energy", 4), building={0: ("tower_ne.stone", 1)})
    board.expect_options(0, ["build tower_ne.stone", "stop"])
    board.expect_refused(0, "build tower_ne.forest_n", rule="6.6", because="refuse-unfinished")
    board.play(0, "build tower_ne.stone", "build tower_ne.stone")
    board.expect_can(0, "build tower_ne.forest_n", "build forest_n.stone")


@cites("6.7", "R20")
def test_a_new_portal_begins_at_a_region_joined_by_own_portals() -> None:
    board = Board(
        doing=("energy", 2),
        portals={0: "tower_ne.forest_n", 1: "tower_sw.forest_s forest_s.stone tower_nw.stone"},
    )
    board.expect_can(
        0, "build forest_n.stone", "build forest_n.village_n", "build castle_nw.forest_n"
    )
    board.expect_refused(0, "build forest_w.stone", rule="6.7", because="refuse-not-joined")


@cites("R20")
def test_an_unfinished_portal_joins_nothing_and_scores_nothing() -> None:
    board = Board(doing=("witch", 2), building={0: ("tower_ne.castle_ne", 1)}, lying={0: 1})
    board.expect_options(0, ["lay", "stop"])
    assert board.sees(0)["seats"][0]["portals"] == 0


@cites("6.8", "4.7")
def test_without_markers_energy_is_skipped() -> None:
    """A bonus of energy from the wand is skipped if the seat has no markers."""
    portals = "tower_ne.stone tower_ne.village_n castle_ne.village_e castle_ne.forest_e"
    portals += " tower_ne.castle_ne tower_ne.forest_e tower_se.stone tower_ne.forest_n"
    board = Board(doing=("wand", 1), portals={0: portals}, wand={0: 3, 1: 9})
    assert board.state.energy[0] == 0
    board.play(0, "step 1")
    board.expect_options(0, ["end-turn"])


@cites("4.7", "6.7")
def test_if_all_portals_around_are_taken_energy_is_skipped() -> None:
    taken = "tower_ne.stone tower_ne.forest_n tower_ne.forest_e tower_ne.castle_ne"
    board = Board(
        3, portals={1: taken, 2: "tower_ne.village_n"}, wand={0: 3, 1: 9}, doing=("wand", 1)
    )
    board.play(0, "step 1")
    board.expect_options(0, ["end-turn"])


@cites("R21")
def test_a_portal_may_be_begun_that_cannot_be_finished() -> None:
    portals = "tower_ne.stone tower_ne.village_n castle_ne.village_e castle_ne.forest_e"
    portals += " tower_ne.castle_ne tower_ne.forest_e tower_se.stone"
    board = Board(doing=("energy", 3), portals={0: portals})
    assert board.state.energy[0] == 1
    board.play(0, "build forest_e.village_e")
    board.expect_options(0, ["end-turn"])
    assert board.state.building[0] >= 0


@cites("R43")
def test_energy_won_in_an_energy_action_enlarges_it() -> None:
    board = Board(doing=("energy", 1), scrolls={0: "boost-energy"})
    board.play(0, "build tower_ne.stone", "boost energy")
    assert board.due(0)["due-energy"] == 2
