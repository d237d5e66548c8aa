"""Scrolls (chapter 11) and boosters (chapter 14)."""

from __future__ import annotations

from typing import Any

import pytest

from coven.testkit import cites

from .scenes import Board, cell

ROW = "silver specials scrolls chips crystals boost-any"


@cites("11.1")
def test_a_scroll_action_takes_the_lowest_scroll() -> None:
    board = Board(doing=("scroll", 1), row=ROW)
    board.expect_options(0, ["take 1", "stop"])
    board.expect_refused(0, "take 2", rule="11.2", because="refuse-too-high")
    board.play(0, "take 1")
    assert board.sees(1)["seats"][0]["scrolls"] == [{"id": "silver", "levels": 0}]


@cites("11.2", "E13")
def test_with_three_actions_you_choose_one_of_the_three_lowest() -> None:
    board = Board(doing=("scroll", 3), row=ROW)
    board.expect_options(0, ["take 1", "take 2", "take 3", "stop"])
    board.play(0, "take 3")
    board.expect_options(0, ["end-turn"])
    assert len(board.state.scrolls[0]) == 1


@cites("11.3")
def test_then_the_row_slides_and_the_top_shelf_is_filled() -> None:
    board = Board(doing=("scroll", 3), row=ROW, deck="mixed-1 mixed-2")
    before = board.state.barrier
    board.play(0, "take 2")
    assert board.sees(1)["row"] == [
        "silver",
        "scrolls",
        "chips",
        "crystals",
        "boost-any",
        "mixed-1",
    ]
    assert (board.sees(1)["deck"], board.state.barrier) == (1, before + 1)


@cites("11.4", "11.9")
def test_unused_scrolls_lie_open() -> None:
    board = Board(scrolls={0: "boost-energy silver"})
    for viewer in (0, 1, None):
        seen = [scroll["id"] for scroll in board.sees(viewer)["seats"][0]["scrolls"]]
        assert seen == ["boost-energy", "silver"]
    board.expect_scores(0, boosters=2, prophecies=1)


@cites("11.5", "14.2")
@pytest.mark.parametrize("action", ["energy", "witch", "pentagram", "crystal", "wand", "scroll"])
def test_a_double_booster_adds_2_to_its_own_action(action: str) -> None:
    board = Board(doing=(action, 1), scrolls={0: f"boost-{action}"})
    board.play(0, f"boost {action}")
    assert board.due(0)[f"due-{action}"] == 3


@cites("11.5", "14.2")
def test_a_booster_does_not_start_an_action_and_fits_only_its_own() -> None:
    board = Board(scrolls={0: "boost-energy boost-any"})
    board.expect_refused(0, "boost energy", rule="11.5", because="refuse-boost-alone")
    board.expect_refused(0, "boost any", rule="11.5", because="refuse-boost-alone")
    board.expect_refused(0, "boost wand", rule="11.8", because="refuse-no-booster")
    board = Board(doing=("witch", 1), scrolls={0: "boost-energy"})
    board.expect_refused(0, "boost energy", rule="14.2", because="refuse-boost-other")


@cites("E14")
def test_a_wand_booster_takes_the_owl_two_spaces_further() -> None:
    board = Board(doing=("wand", 3), scrolls={0: "boost-wand"})
    board.play(0, "step 3", "boost wand", "step 2")
    assert board.state.wand[0] == 5


@cites("11.6", "14.1")
@pytest.mark.parametrize("action", ["energy", "witch", "pentagram", "crystal", "wand", "scroll"])
def test_the_single_booster_adds_1_to_any_action(action: str) -> None:
    board = Board(doing=(action, 1), scrolls={0: "boost-any"})
    board.play(0, "boost any")
    assert board.due(0)[f"due-{action}"] == 2


@cites("14.1", "14.2")
def test_boosters_fit_whatever_started_the_action() -> None:
    board = Board(doing=("crystal", 1), gems=[(-1, 3)], scrolls={0: "boost-energy boost-any"})
    board.play(0, f"crystal {cell(-1, 3)} bottom", "shelve bottom up", "boost energy", "boost any")
    assert board.due(0)["due-energy"] == 2 + 2 + 1


@cites("11.7", "E15")
def test_boosters_add_up() -> None:
    board = Board(doing=("crystal", 2), scrolls={0: "boost-crystal boost-any"})
    board.play(0, "boost crystal", "boost any")
    assert board.due(0)["due-crystal"] == 2 + 3


@cites("11.8", "R38")
def test_a_used_booster_is_behind_the_screen_and_worth_nothing_but_still_a_scroll() -> None:
    board = Board(doing=("energy", 1), scrolls={0: "boost-any"})
    board.expect_scores(0, boosters=2)
    board.play(0, "boost any")
    seat = board.sees(1)["seats"][0]
    assert (seat["scrolls"], seat["used_scrolls"], seat["scroll_count"]) == ([], ["boost-any"], 1)
    board.expect_scores(0, boosters=0)


@cites("11.10")
def test_a_prophecy_is_worth_1_3_5_or_7_points() -> None:
    for level, points in enumerate((1, 3, 5, 7)):
        board = Board(scrolls={0: "witch-lying"}, lying={0: level})
        assert board.sees(0)["seats"][0]["scrolls"] == [{"id": "witch-lying", "levels": level}]
        board.expect_scores(0, prophecies=points)


@cites("11.11")
def test_two_scroll_chips_are_two_actions_of_strength_1_which_boosters_widen() -> None:
    board = Board(
        doing=("witch", 2),
        portals={0: "tower_ne.forest_n tower_ne.castle_ne"},
        lying={0: 2},
        chips={"forest_n": "scroll", "castle_ne": "scroll"},
        scrolls={0: "boost-scroll"},
        row=ROW,
    )
    board.play(0, "journey forest_n", "journey castle_ne", "chip scroll")
    board.expect_options(0, ["take 1", "boost scroll", "stop"])
    board.play(0, "take 1", "chip scroll", "boost scroll")
    board.expect_options(0, ["take 1", "take 2", "take 3", "stop"])


@cites("R38")
def test_a_booster_taken_in_the_first_action_may_be_used_in_the_second() -> None:
    board = Board(hand="ES EP EC EM EW", row="boost-energy silver specials scrolls chips crystals")
    board.play(0, f"place energy-scroll {cell(-1, 1)} {cell(-1, 0)}", "start scroll", "take 1")
    board.expect_can(0, "boost energy")


@cites("11.13", "4.7")
def test_when_the_pile_is_gone_the_row_shrinks_and_then_scrolls_are_skipped() -> None:
    board = Board(doing=("scroll", 6), row="silver specials", deck="")
    board.expect_options(0, ["take 1", "take 2", "stop"])
    board.expect_refused(0, "take 3", rule="11.13", because="refuse-empty-shelf")
    board.play(0, "take 1")
    assert board.sees(0)["row"] == ["specials"]
    board = Board(doing=("scroll", 2), row="", deck="")
    board.expect_options(0, ["end-turn"])


@cites("R47", "R38")
def test_a_booster_that_could_change_nothing_is_refused() -> None:
    board = Board(doing=("scroll", 6), scrolls={0: "boost-scroll"}, row=ROW)
    board.expect_refused(0, "boost scroll", rule="R47", because="refuse-boost-useless")


# -- closed collections ----------------------------------------------------------------------------


@cites("11.12", "R39", "R44")
def test_what_others_took_is_not_in_what_a_seat_is_sent() -> None:
    board = closed_board()
    assert [s["id"] for s in board.sees(0)["seats"][0]["scrolls"]] == ["boost-energy", "mixed-3"]
    for viewer in (1, None):
        seat = board.sees(viewer)["seats"][0]
        assert (seat["scrolls"], seat["scroll_count"]) == (None, None)
        board.expect_unknown(viewer, "mixed-3", "boost-energy")
    board.expect_scores(0, boosters=0, prophecies=0)


@cites("R39")
def test_the_log_does_not_name_a_closed_scroll() -> None:
    board = closed_board(doing=("scroll", 1))
    board.play(0, "take 1")
    assert any("Silver" in line or "silver" in line for line in board.log(0))
    kept = [e for e in board.told if e.readable(1) and not e.fleeting]
    assert not any("silver" in str(event.args) for event in kept)


@cites("R39")
def test_when_a_booster_could_be_used_everybody_is_asked() -> None:
    for held in ("boost-energy", "mixed-3"):
        board = closed_board(scrolls={0: held}, doing=("energy", 1))
        board.play(0, "build tower_ne.forest_n")
        board.expect_prompt(0, "prompt-boost")
        assert ("boost energy" in board.options(0)) == (held == "boost-energy")
        board = closed_board(scrolls={0: held}, doing=("wand", 1))
        board.play(0, "step 1")
        board.expect_can(0, "go-on")


@cites("R39")
def test_a_player_with_a_good_memory_knows_closed_scrolls_and_another_does_not() -> None:
    board = closed_board()
    mine = board.state.scrolls[0]
    assert all(board.other_world(1, seed, memory=1.0).scrolls[0] == mine for seed in range(5))
    guesses = {board.other_world(1, seed).scrolls[0] for seed in range(8)}
    assert len(guesses) > 4


def closed_board(**table: Any) -> Board:
    words: dict[str, Any] = {"scrolls": {0: "boost-energy mixed-3"}, "row": ROW, **table}
    return Board(closed=True, **words)
