"""The keep moves (chapter 6)."""

from __future__ import annotations

import pytest

from coven.testkit import cites

from .scenes import Board, Where

SHIELDS: dict[Where, str] = {"T1": "Y", "T3": "Y", "T5": "Y", "T7": "R", "T9": "R", 12: "R"}
"""Somebody on every exposed shield but the keep's own, with the towers of the set-up."""


def goes_to(
    wizards: dict[Where, str], towers: dict[int, tuple[int, ...]] | None = None, keep: int = 0
) -> int:
    """Returns the space to which the keep goes after a blue wizard has entered it, with these
    wizards and towers on the board."""
    behind = (keep - 1) % 16
    board = Board(
        3,
        towers=towers or {},
        wizards={behind: "B", 14: "B", **wizards},
        keep=keep,
        hands={0: "W1 TM1 TM2"},
    )
    home = board.home[0]
    board.play(0, "card W1", f"wizard {behind} 0")
    assert board.home[0] == home + 1
    return board.keep


@cites("6.1")
def test_the_keep_moves_on_clockwise_to_the_next_free_shield() -> None:
    assert goes_to({}) == 1
    assert goes_to({"T1": "Y"}) == 3
    assert goes_to({"T1": "Y", "T3": "R"}) == 5


@cites("6.1")
def test_the_keep_moves_every_time_a_wizard_goes_in() -> None:
    board = Board(2, wizards={15: "BY", 10: "BY"}, hands={0: "W1 W3 TM2", 1: "W2 W3 W4"})
    board.play(0, "card W1", "wizard 15 0")
    assert board.keep == 1
    board.play(1, "card W2", "wizard 15 1")
    assert board.keep == 3


@cites("6.1", "R24")
def test_the_keep_looks_from_the_space_after_its_own_past_the_end_of_the_ring() -> None:
    assert goes_to({}, keep=12) == 0
    assert goes_to({0: "Y"}, keep=12) == 1


@cites("6.2", "R24")
def test_where_towers_stand_only_the_shield_of_the_topmost_counts() -> None:
    assert goes_to({}, {1: (1, 2)}) == 3  # a plain tower on one with a shield
    assert goes_to({}, {1: (2, 1)}) == 1  # a shield on a plain tower
    assert goes_to({}, {2: (2, 1)}) == 2


@cites("6.2", "R24")
def test_a_shield_on_the_ground_counts_only_where_no_tower_stands() -> None:
    """The keep stops at space 4, whose ground has a shield, only if no tower stands there."""
    taken: dict[Where, str] = {"T1": "Y", "T3": "Y"}
    assert goes_to(taken) == 5
    assert goes_to(taken, {2: (2, 4)}) == 4
    assert goes_to({**taken, 4: "R"}, {2: (2, 4)}) == 5


@cites("6.3")
def test_a_place_with_a_wizard_on_it_is_not_free() -> None:
    for who in "BYR":
        assert goes_to({"T1": who}) == 3


@cites("6.3", "R25")
def test_wizards_shut_in_further_down_do_not_matter() -> None:
    assert goes_to({1: "YR"}) == 1
    assert goes_to({1: "YR", "T3": "Y"}, {1: (3, 1)}) == 1


@cites("6.4", "R26")
def test_if_no_shield_is_free_the_keep_stays_and_can_be_entered_again() -> None:
    board = Board(
        3,
        wizards={**SHIELDS, 15: "B", 14: "BY"},
        hands={0: "W1 TM1 TM2", 1: "W2 TM1 TM3"},
    )
    home = board.home
    board.play(0, "card W1", "wizard 15 0")
    board.expect_told("log-home", "log-keep-stays")
    assert board.keep == 0
    board.play(1, "card W2", "wizard 14 1")
    assert board.home == [home[0] + 1, home[1] + 1, home[2]]
    assert board.keep == 0


@cites("6.4")
@pytest.mark.parametrize(("free", "space"), [("T7", 7), ("T9", 9), (12, 12)])
def test_the_last_free_shield_is_found_however_far_it_is(free: Where, space: int) -> None:
    assert goes_to({where: who for where, who in SHIELDS.items() if where != free}) == space


@cites("R28", "7.11")
def test_no_wizard_ever_stands_directly_under_the_keep() -> None:
    """A tower with the keep on top that lands on wizards imprisons them; none stands on its
    roof."""
    board = Board(2, keep=5, wizards={7: "YY", 12: "B"}, towers={1: (7,)}, hands={0: "TM2 W1 W2"})
    board.play(0, "card TM2", "tower 5")
    assert (board.keep, board.stack(7)) == (7, (5,))
    assert board.bottles(0) == (5, 1, 0)
    assert board.on(7) == "YY"
    assert board.sees(1)["spaces"][7]["wizards"] == [0, 0]
