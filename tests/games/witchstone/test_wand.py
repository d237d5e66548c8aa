"""The wand (chapter 10)."""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.witchstone.rules.wand import Effects
from coven.testkit import cites

from .scenes import Board, cell

YELLOW: dict[str, Any] = {
    "portals": {0: "tower_ne.forest_n tower_ne.castle_ne"},
    "witches": {0: "forest_n castle_ne"},
    "lying": {0: 2},
}
"""Yellow has five witches on the board: the big one, two lying, two standing."""


@cites("10.1", "10.3")
def test_each_action_is_one_step_from_the_handle_and_light_spaces_give_nothing() -> None:
    board = Board(doing=("wand", 1))
    board.play(0, "step 1")
    assert (board.state.wand[0], board.points()) == (1, 0)
    board.expect_options(0, ["end-turn"])


@cites("10.2", "10.8")
def test_first_all_steps_then_the_effects_in_the_order_of_the_track() -> None:
    board = Board(doing=("wand", 8), portals={0: "tower_ne.forest_n"}, wand={1: 9})
    board.expect_refused(0, "step 9", rule="10.1", because="refuse-steps")
    board.play(0, "step 8")
    assert (board.state.wand[0], board.points()) == (8, 1)
    board.expect_prompt(0, "prompt-energy")
    board.play(0, "build tower_ne.castle_ne", "build tower_ne.castle_ne")
    assert board.points() == 1 + 3 + 1
    board.expect_prompt(0, "prompt-witch-lay")


@cites("10.4", "10.5")
def test_a_dark_space_gives_its_bonus_and_the_leader_gets_it_twice() -> None:
    board = Board(doing=("wand", 1), wand={0: 3, 1: 9})
    board.play(0, "step 1")
    assert board.due(0)["due-energy"] == 2
    board = Board(doing=("wand", 1), wand={0: 3, 1: 2})
    board.play(0, "step 1")
    assert board.due(0)["due-energy"] == 4


@cites("10.5", "E11", "R35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_owl_that_ends_on_the_leaders_space_leads_as_well(seats: int) -> None:
    board = Board(seats, doing=("wand", 4), wand={0: 1, seats - 1: 5})
    board.play(0, "step 4")
    assert board.due(0)["due-energy"] == 4


@cites("E12", "10.6")
def test_yellow_on_reds_space_gets_5_points_and_four_witch_actions() -> None:
    board = Board(doing=("wand", 4), wand={0: 5, 1: 9}, **YELLOW)
    board.play(0, "step 4")
    assert (board.points(), board.due(0)["due-witch"]) == (5, 4)


@cites("E12", "R14")
def test_with_three_steps_yellow_is_behind_and_gets_two() -> None:
    board = Board(doing=("wand", 4), wand={0: 5, 1: 9}, **YELLOW)
    board.play(0, "step 3")
    assert (board.points(), board.due(0)["due-witch"]) == (5, 2)


@cites("10.6", "10.9")
@pytest.mark.parametrize(
    ("space", "points", "table"),
    [
        (2, 2, {"portals": {0: "tower_ne.forest_n tower_ne.stone"}}),
        (6, 5, YELLOW),
        (10, 6, {"rack": {"energy": ["0", "0", "1"], "bottom": ["0"]}}),
        (14, 4, {"specials": "E/W(0,-1) C/M(1,0)"}),
        (18, 3, {"scrolls": {0: "boost-any silver"}, "used": {0: "boost-wand"}}),
        (22, 3, {"witches": {0: "forest_n castle_ne"}, "lying": {0: 0}}),
    ],
)
def test_what_the_silver_spaces_count(space: int, points: int, table: dict[str, Any]) -> None:
    board = Board(doing=("wand", 1), wand={0: space - 1}, **table)
    board.play(0, "step 1")
    if space == 18:
        board.play(0, "go-on")
    assert board.points() == points
    assert board.state.silver[0] == 1


@cites("10.6")
def test_silver_spaces_are_scored_at_their_turn_among_the_effects() -> None:
    board = Board(doing=("wand", 3), wand={0: 3, 1: 9})
    board.play(0, "step 3", "build tower_ne.castle_ne", "build tower_ne.castle_ne")
    assert board.points() == 3 + 1


@cites("10.7", "R35")
def test_at_the_end_of_the_wand_steps_are_lost_and_later_actions_skipped() -> None:
    board = Board(doing=("wand", 6), wand={0: 20})
    board.expect_options(0, ["step 2", "step 1", "stop"])
    board.expect_refused(0, "step 3", rule="10.7", because="refuse-tip")
    chips = len(board.state.chips[0])
    board.play(0, "step 2")
    assert (board.state.wand[0], board.points()) == (22, chips)
    board.expect_options(0, ["end-turn"])
    skipped = Board(doing=("wand", 3), wand={0: 22})
    skipped.expect_options(0, ["end-turn"])


@cites("R35")
def test_silver_spaces_are_never_doubled() -> None:
    board = Board(doing=("wand", 2), portals={0: "tower_ne.forest_n"})
    board.play(0, "step 2")
    assert board.points() == 1


@cites("10.4", "10.9")
@pytest.mark.parametrize(("rival", "reach"), [(22, 3), (3, 6)])
def test_the_dark_scroll_space_reaches_three_shelves_or_six(rival: int, reach: int) -> None:
    board = Board(doing=("wand", 1), wand={0: 19, 1: rival})
    board.play(0, "step 1")
    takes = [m for m in board.options(0) if m.startswith("take")]
    assert takes == [f"take {n}" for n in range(1, reach + 1)]


@cites("10.9", "11.13")
def test_the_dark_scroll_space_reaches_no_further_than_the_row() -> None:
    board = Board(
        doing=("wand", 1), wand={0: 19, 1: 3}, row="silver specials scrolls chips", deck=""
    )
    board.play(0, "step 1")
    board.expect_options(0, ["take 1", "take 2", "take 3", "take 4", "stop"])


@cites("R36", "E14")
def test_a_booster_after_the_move_moves_on_and_the_leader_is_tested_at_the_end() -> None:
    board = Board(doing=("wand", 3), scrolls={0: "boost-wand"}, wand={0: 1, 1: 6})
    board.play(0, "step 3")
    assert board.state.wand[0] == 4
    board.expect_options(0, ["go-on", "boost wand"])
    board.expect_refused(0, "step 1", rule="10.2", because="refuse-walked")
    board.play(0, "boost wand")
    board.expect_options(0, ["step 2", "step 1", "go-on"])
    board.play(0, "step 2")
    assert board.state.wand[0] == 6
    assert board.due(0)["due-energy"] == 4
    board.play(0, "stop")
    assert board.points() == 1  # the witch space, for the big witch


@cites("R36")
def test_once_the_first_effect_is_taken_no_wand_booster_fits() -> None:
    board = Board(doing=("wand", 3), scrolls={0: "boost-wand"}, wand={0: 1, 1: 6})
    board.play(0, "step 3", "go-on")
    board.expect_prompt(0, "prompt-energy")
    board.expect_refused(0, "boost wand", rule="14.2", because="refuse-boost-other")


@cites("R37")
def test_a_wand_action_won_among_wand_effects_queues_behind_them() -> None:
    board = Board(
        doing=("wand", 6),
        wand={0: 6, 1: 13},
        portals={0: "tower_ne.forest_n"},
        lying={0: 1},
        chips={"forest_n": "wand"},
        gems=[(0, -2)],
    )
    board.play(0, "step 6")  # dark witches on 8, silver crystals on 10, dark crystals on 12
    assert board.due(0)["due-witch"] == 2
    board.play(0, "journey forest_n", "chip wand", "step 1")
    assert board.state.wand[0] == 13
    queue = next(frame for frame in board.state.stack if isinstance(frame, Effects)).queue
    assert queue == ((10, 1), (12, 1))
    board.play(0, "stop")
    assert board.due(0)["due-crystal"] == 2


@cites("R37", "10.8")
def test_the_leader_is_tested_again_for_the_queued_spaces_only() -> None:
    board = Board(
        doing=("wand", 4),
        wand={0: 4, 1: 12},
        portals={0: "tower_ne.forest_n"},
        lying={0: 1},
        chips={"forest_n": "wand"},
        scrolls={0: "boost-wand boost-wand"},
    )
    board.play(0, "step 4", "go-on", "journey forest_n", "chip wand")
    board.play(0, "boost wand", "boost wand", "step 5", "stop")
    assert board.state.wand[0] == 13
    assert board.due(0)["due-crystal"] == 4
    assert cell(0, 0) == "d4"


@cites("10.7")
def test_if_the_owl_cannot_move_nothing_is_asked() -> None:
    board = Board(doing=("wand", 2), wand={0: 22}, scrolls={0: "boost-wand"})
    board.expect_options(0, ["end-turn"])


@cites("10.2")
def test_effects_come_only_after_a_move() -> None:
    board = Board(doing=("wand", 2), scrolls={0: "boost-wand"})
    board.expect_refused(0, "go-on", rule="10.2", because="refuse-walk-first")
    board.play(0, "step 1")
    board.expect_refused(0, "stop", rule="10.2", because="refuse-walked")
