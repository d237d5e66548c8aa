"""Movement cards: wizards (chapter 5), and the two ways in which wizards travel (2.2)."""

from __future__ import annotations

import pytest

from coven.testkit import cites

from .scenes import Board, Where


@cites("5.1")
def test_a_wizard_card_moves_one_of_your_visible_wizards() -> None:
    board = Board(
        2,
        towers={12: (1,)},
        wizards={"T3": "B", 10: "BY", 12: "B", "T5": "Y"},
        hands={0: "W1 W2 W3"},
    )
    board.play(0, "card W1")
    board.expect_options(0, ["wizard 3 0", "wizard 10 0"])
    board.expect_refused(0, "wizard 10 1", rule="5.1", because="refuse-not-yours")
    board.expect_refused(0, "wizard 12 0", rule="5.1", because="refuse-no-wizard")
    board.expect_refused(0, "tower 1", rule="5.1", because="refuse-only-wizard")


@cites("5.1", "9.5")
def test_a_wizard_can_walk_again_in_the_action_after_he_was_uncovered() -> None:
    board = Board(2, towers={10: (1,)}, wizards={10: "B", 12: "BY"}, keep=5, hands={0: "W1 TM3 W3"})
    board.play(0, "card TM3", "tower 1", "card W1")
    board.expect_options(0, ["wizard 10 0", "wizard 12 0"])


@cites("5.2")
@pytest.mark.parametrize("steps", range(1, 6))
def test_a_wizard_goes_exactly_as_far_as_the_card_says(steps: int) -> None:
    board = Board(2, wizards={10: "B", "T2": "Y"}, hands={0: f"W{steps} TM1 TM2"})
    board.play(0, f"card W{steps}", "wizard 10 0")
    assert (board.on(10), board.on(10 + steps)) == ("", "B")


@cites("E2")
def test_a_two_walks_one_of_your_visible_wizards_two_spaces() -> None:
    board = Board(2, wizards={10: "B", 12: "BY"}, hands={0: "W2 TM1 TM2"})
    board.play(0, "card W2")
    board.expect_options(0, ["wizard 10 0", "wizard 12 0"])
    board.play(0, "wizard 12 0")
    assert (board.on(10), board.on(12), board.on(14)) == ("B", "Y", "B")


@cites("1.1", "5.2")
def test_a_wizard_walks_past_the_last_space_to_the_first() -> None:
    board = Board(2, wizards={15: "B", 12: "Y"}, hands={0: "W2 TM1 TM2"})
    board.play(0, "card W2", "wizard 15 0")
    assert board.on("T1") == "B"


@cites("5.2", "5.6", "R19")
def test_heights_and_what_stands_on_the_way_do_not_matter() -> None:
    board = Board(
        2,
        towers={12: (1, 2, 3), 11: (4, 5, 6, 7)},
        wizards={10: "B", "T7": "YYYYY"},
        hands={0: "W2 TM1 TM2"},
    )
    board.play(0, "card W2", "wizard 10 0")
    assert board.on("T3") == "B"


@cites("R19")
def test_a_wizard_is_visible_when_nothing_stands_on_his_surface() -> None:
    board = Board(2, towers={12: (1, 2)}, wizards={12: "B", "T1": "B", "T2": "B", 15: "Y"})
    spaces = board.sees(1)["spaces"]
    assert spaces[12]["wizards"] == [1, 0]
    board = Board(2, towers={12: (1,)}, wizards={12: "B", 15: "Y"})
    assert board.sees(0)["spaces"][12]["wizards"] == [0, 0]


@cites("5.3")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_says_the_exact_number_of_spaces(face: int) -> None:
    board = Board(2, wizards={10: "B", "T2": "Y"}, keep=8, hands={0: "WD2 TM1 TM2"})
    board.dice(face)
    board.play(0, "card WD2", "accept", "wizard 10 0")
    assert (board.on(10), board.on((10 + face) % 16)) == ("", "B")


@cites("5.4")
def test_with_two_dice_one_may_roll_again_but_then_the_second_counts() -> None:
    board = Board(2, wizards={10: "B", 12: "Y"}, hands={0: "WD2 TM1 TM2"})
    board.dice(4, 1)
    board.play(0, "card WD2")
    board.expect_options(0, ["accept", "reroll"])
    board.expect_refused(0, "wizard 10 0", rule="R16", because="refuse-roll-first")
    board.play(0, "reroll")
    board.expect_options(0, ["wizard 10 0"])
    board.expect_refused(0, "reroll", rule="5.5", because="refuse-no-roll")
    board.play(0, "wizard 10 0")
    assert board.on(11) == "B"
    board.expect_all_drawn()


@cites("5.4")
def test_a_roll_that_was_accepted_binds() -> None:
    board = Board(2, wizards={10: "B", 12: "Y"}, hands={0: "WD3 TM1 TM2"})
    board.dice(2)
    board.play(0, "card WD3", "accept")
    board.expect_cannot(0, "reroll", "accept")
    board.play(0, "wizard 10 0")
    assert board.on(12) == "BY"


@cites("5.5", "R15")
def test_with_three_dice_one_may_roll_three_times_and_the_last_counts() -> None:
    """The last roll counts, neither the best one nor the sum."""
    board = Board(2, wizards={10: "B", 12: "Y"}, hands={0: "WD3 TM1 TM2"})
    board.dice(6, 5, 1)
    board.play(0, "card WD3", "reroll")
    board.expect_options(0, ["accept", "reroll"])
    board.play(0, "reroll")
    board.expect_options(0, ["wizard 10 0"])
    board.play(0, "wizard 10 0")
    assert board.on(11) == "B"


@cites("R16")
def test_the_wizard_is_chosen_after_the_last_roll() -> None:
    board = Board(2, wizards={10: "B", 12: "BY"}, hands={0: "WD2 TM1 TM2"})
    board.dice(3)
    board.play(0, "card WD2")
    board.expect_cannot(0, "wizard 10 0", "wizard 12 0")
    board.play(0, "accept")
    board.expect_options(0, ["wizard 10 0", "wizard 12 0"])


@cites("R17", "5.7")
def test_a_roll_that_can_move_nothing_spends_the_card_and_the_action() -> None:
    """If the only visible wizard would go to a full place, the roll moves nothing, and the action
    is over."""
    board = Board(3, wizards={10: "B", 11: "YYYRRR"}, hands={0: "WD2 TM1 TM2"})
    board.dice(1)
    board.play(0, "card WD2", "accept")
    board.expect_told("log-idle")
    assert board.on(11) == "YYYRRR"
    assert board.sees(0)["discard"] == ["WD2"]
    board.expect_options(0, ["card TM1", "card TM2", "drop TM1", "drop TM2"])


@cites("R18")
def test_a_dice_card_may_be_played_although_some_results_move_nothing() -> None:
    board = Board(
        3,
        wizards={10: "B", 11: "YYYRRR"},
        hands={0: "WD2 TM1 TM2"},
        dead_cards="only-if-none",
    )
    board.dice(2)
    board.play(0, "card WD2", "accept", "wizard 10 0")
    assert board.on(12) == "B"


@cites("5.6")
def test_a_wizard_who_ends_on_towers_stands_on_the_topmost() -> None:
    board = Board(2, towers={12: (1, 2)}, wizards={10: "B", 14: "Y"}, hands={0: "W2 TM1 TM2"})
    board.play(0, "card W2", "wizard 10 0")
    assert (board.on("T2"), board.on("T1"), board.on(12)) == ("B", "", "")


@cites("5.7")
@pytest.mark.parametrize("where", [12, "T1"])
def test_no_more_than_six_wizards_fit_on_a_place(where: Where) -> None:
    for crowd in ("YYYRR", "YYYRRR"):
        board = Board(
            3,
            towers={12: (1,)} if where == "T1" else {},
            wizards={where: crowd, 10: "B", 14: "B"},
            keep=8,
            hands={0: "W2 W1 TM1"},
        )
        board.play(0, "card W2")
        if len(crowd) < 6:
            board.play(0, "wizard 10 0")
            assert board.on(where) == "B" + crowd
        else:
            board.expect_options(0, ["wizard 14 0"])
            board.expect_refused(0, "wizard 10 0", rule="5.7", because="refuse-full")


@cites("R20")
def test_only_the_exposed_surface_counts_towards_the_six() -> None:
    board = Board(
        3, towers={12: (1,)}, wizards={12: "YYYRRR", 10: "B", 15: "Y"}, hands={0: "W2 W1 TM1"}
    )
    board.play(0, "card W2", "wizard 10 0")
    assert board.on("T1") == "B"


@cites("5.8")
def test_a_wizard_who_ends_exactly_on_the_keep_goes_in_and_stays() -> None:
    board = Board(2, wizards={14: "B", 10: "BY"}, hands={0: "W2 TM1 TM2"})
    before = board.home[0]
    board.play(0, "card W2", "wizard 14 0")
    assert board.home[0] == before + 1
    assert board.on(0) == board.on(14) == ""
    for _ in range(6):
        board.finish_turn()
    assert board.home[0] == before + 1


@cites("5.9")
def test_a_wizard_with_steps_left_walks_past_the_keep() -> None:
    board = Board(2, wizards={14: "B", 10: "BY"}, hands={0: "W3 TM1 TM2"})
    before = board.home
    board.play(0, "card W3", "wizard 14 0")
    assert board.on("T1") == "B"
    assert (board.home, board.keep) == (before, 0)


@cites("5.8", "R21")
def test_a_wizard_on_the_ground_enters_a_keep_on_a_high_stack() -> None:
    board = Board(
        2, towers={12: (1, 2, 3)}, keep=12, wizards={11: "B", 10: "BY"}, hands={0: "W1 TM1 TM2"}
    )
    board.play(0, "card W1", "wizard 11 0")
    assert board.home[0] == 4


@cites("R21")
def test_there_is_no_limit_inside_the_keep() -> None:
    """The twelfth wizard may still enter the keep, although other places take only six."""
    board = Board(4, wizards={15: "BYY", 10: "GG"}, hands={0: "W1 TM1 TM2"})
    assert sum(board.home) == 11
    board.play(0, "card W1", "wizard 15 0")
    assert sum(board.home) == 12


@cites("5.10", "R23")
def test_the_turn_is_over_as_soon_as_you_have_moved_a_wizard_into_the_keep() -> None:
    """After an entry neither a second card nor a spell is possible."""
    board = Board(2, wizards={15: "BB", 10: "BY"}, hands={0: "W1 E11 TM2"}, full={0: 3})
    board.play(0, "card W1", "wizard 15 0")
    board.expect_asked(1)
    board.expect_refused(0, "card E11", rule="4.9", because="not-your-turn")
    board.expect_refused(0, "cast move_tower", rule="10.3")


@cites("R22")
def test_first_the_wizard_goes_in_then_the_keep_moves_on_then_the_turn_ends() -> None:
    board = Board(2, wizards={15: "B", 10: "BY"}, hands={0: "W1 TM1 TM2"})
    board.play(0, "card W1", "wizard 15 0")
    board.expect_told("log-walk", "log-home", "log-keep")
    (walk,) = [event for event in board.told if event.key == "log-walk"]
    assert walk.args["to"] == 0
    assert board.keep == 1
    board.expect_asked(1)


@cites("2.2")
def test_wizards_go_on_foot_or_ride_on_a_tower_that_somebody_moves() -> None:
    board = Board(2, wizards={"T3": "BY", 10: "B"}, hands={0: "W1 TM4 TM2"}, keep=12)
    board.play(0, "card W1", "wizard 3 0", "card TM4", "tower 3")
    assert board.on("T4") == "B"
    assert (board.on("T3"), board.stack(7)) == ("Y", (7, 3))
