"""Imprisoning and bottles (chapter 9)."""

from __future__ import annotations

import pytest

from coven.testkit import cites

from .scenes import Board


@cites("9.1", "2.3", "R35")
def test_whoever_moves_a_tower_onto_wizards_fills_a_bottle_without_being_asked() -> None:
    board = Board(2, wizards={12: "Y", 14: "B"}, hands={0: "TM3 W1 W2"})
    board.play(0, "card TM3", "tower 9")
    board.expect_told("log-tower", "log-imprison", "log-fill")
    assert board.bottles(0) == (5, 1, 0)
    assert board.bottles(1) == (6, 0, 0)
    board.expect_can(0, "card W1")


@cites("2.3")
def test_trapped_wizards_have_to_be_set_free_before_they_can_walk() -> None:
    board = Board(2, wizards={12: "B", 14: "Y"}, hands={0: "TM3 W1 TM1"})
    board.play(0, "card TM3", "tower 9", "card W1")
    board.expect_options(0, ["idle", "cast move_tower"])
    board.expect_refused(0, "wizard 12 0", rule="5.1", because="refuse-no-wizard")


@cites("9.2")
@pytest.mark.parametrize("crowd", ["Y", "YYY", "YR", "BYR", "B", "BBYYRR"])
def test_it_is_one_bottle_however_many_are_caught_and_your_own_count(crowd: str) -> None:
    board = Board(3, wizards={12: crowd, 14: "BYR"}, hands={0: "TM3 W1 W2"})
    board.play(0, "card TM3", "tower 9")
    assert board.bottles(0) == (4, 1, 0)
    assert [board.bottles(seat) for seat in (1, 2)] == [(5, 0, 0)] * 2


@cites("9.1")
def test_landing_where_nobody_stands_fills_nothing() -> None:
    board = Board(2, wizards={14: "BY"}, hands={0: "TM3 W1 W2"})
    board.play(0, "card TM3", "tower 9")
    board.expect_not_told("log-imprison", "log-fill")
    assert board.bottles(0) == (6, 0, 0)


@cites("R31")
def test_those_already_inside_give_no_bottle_again() -> None:
    """Wizards that were covered before, at the destination or inside the moving towers, fill no
    bottle."""
    board = Board(
        2,
        towers={12: (4, 5), 9: (9, 8)},
        wizards={12: "Y", "T4": "YB", 9: "B", "T9": "Y", "T8": "B"},
        hands={0: "TM3 W1 W2"},
    )
    board.play(0, "card TM3", "tower 9")
    assert board.stack(12) == (4, 5, 9, 8)
    assert board.bottles(0) == (6, 0, 0)


@cites("9.3")
@pytest.mark.parametrize(("full", "spent"), [(6, 0), (0, 6), (2, 4)])
def test_without_an_empty_bottle_wizards_can_still_be_imprisoned(full: int, spent: int) -> None:
    board = Board(
        2, wizards={12: "Y", 14: "B"}, hands={0: "TM3 W1 W2"}, full={0: full}, spent={0: spent}
    )
    board.play(0, "card TM3", "tower 9")
    board.expect_told("log-imprison")
    board.expect_not_told("log-fill")
    assert board.bottles(0) == (0, full, spent)
    assert board.sees(0)["spaces"][12]["wizards"] == [0, 0]


@cites("9.2")
def test_two_moves_that_imprison_fill_two_bottles() -> None:
    board = Board(2, wizards={12: "Y", 11: "Y", 14: "B"}, hands={0: "TM3 E33 W2"})
    board.play(0, "card TM3", "tower 9", "card E33", "tower 8")
    assert board.bottles(0) == (4, 2, 0)


@cites("9.4")
def test_nobody_may_lift_a_tower_just_to_look() -> None:
    board = Board(2, towers={12: (1,)}, wizards={12: "BY", 14: "Y"}, hands={0: "W1 W2 W3"})
    board.expect_refused(0, "tower 1", rule="4.2", because="refuse-card-first")
    board.expect_refused(0, "lift-out 0", rule="10.2", because="refuse-spell-first")
    for seat in (0, 1, None):
        assert board.sees(seat)["spaces"][12]["wizards"] == [0, 0]


@cites("9.5")
def test_an_imprisoned_wizard_is_free_as_soon_as_nothing_covers_him() -> None:
    board = Board(
        2, towers={12: (1, 2)}, wizards={12: "B", 14: "Y"}, keep=5, hands={0: "TM1 TM2 W1"}
    )
    board.play(0, "card TM1", "tower 2")
    assert board.sees(0)["spaces"][12]["wizards"] == [0, 0]
    board.play(0, "card TM2", "tower 1")
    assert board.sees(0)["spaces"][12]["wizards"] == [1, 0]


@cites("R36", "10.2")
def test_a_bottle_goes_from_empty_to_full_to_spent() -> None:
    """Spent bottles count as filled for finishing (11.2), but not in the tie-break (11.4)."""
    board = Board(2, wizards={12: "Y", 14: "B"}, hands={0: "TM3 W1 W2"})
    board.play(0, "card TM3", "tower 9")
    assert board.bottles(0) == (5, 1, 0)
    board.play(0, "cast move_tower", "tower 1")
    assert board.bottles(0) == (5, 0, 1)
    board.expect_scores(0, bottles=1)
