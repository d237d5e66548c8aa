"""Solving a problem (chapter 7), success, failure and running away (8), cackles (9)."""

from __future__ import annotations

import pytest

from coven.games.the_witches.components import SPACE_IDS
from coven.testkit import cites

from .scenes import Board


def hiver() -> Board:
    """Returns the position of the rulebook's example E6: Annagramma next to the Hiver."""
    return Board(
        witches={0: "annagramma", 1: "dimity"},
        at={0: "razorback", 1: "gnarly_ground"},
        problems={"slice": "?hiver"},
        crises={"slice": 1},
        solved={0: "lily vlad"},
        hands={0: "igor_scraps granny_1 granny_2 perdita_1 feegles"},
        cackles={0: 1},
        deck="fool",
    )


@cites("E6", "7.2", "7.4", "7.5", "7.6", "7.7", "7.10", "9.2", "13.11", "3.10")
def test_annagramma_needs_8_more_against_the_hiver() -> None:
    board = hiver()
    board.play(0, "walk slice")
    board.expect_can(0, "open")
    board.expect_cannot(0, "roll")
    board.play(0, "open")
    board.rolls(0, 5)
    board.play(0, "roll")
    board.die(4)
    board.play(0, "play igor_scraps", "again first")
    board.play(0, "use granny_1", "use granny_2", "use perdita_1", "token magic")
    attempt = board.sees(0)["attempt"]
    assert (attempt["total"], attempt["target"], attempt["need"]) == (16, 24, 8)
    assert attempt["first"] == [4, 5]
    assert board.state.cackles[0] == 3  # one from the start, two for magic, none for the die
    assert attempt["chance"] == 15 / 36
    assert attempt["best"] == 24 / 36


@cites("E7", "7.8", "7.9", "7.11", "8.1", "13.2", "4.6")
def test_the_feegles_turn_a_failure() -> None:
    board = hiver()
    board.rolls(0, 5)
    board.play(0, "walk slice", "open", "roll")
    board.die(4)
    board.play(0, "play igor_scraps", "again first")
    board.play(0, "use granny_1", "use granny_2", "use perdita_1", "token magic")
    board.rolls(2, 4)
    board.play(0, "roll")
    assert board.sees(None)["attempt"]["total"] == 22
    board.expect_prompt(0, "prompt-solve-short")
    board.play(0, "play feegles")
    s = board.state
    assert board.problem_at("slice") is None
    assert board.sees(None)["seats"][0]["solved"] == ["lily", "vlad", "hiver"]
    assert (s.crises, s.cackles[0], s.item[0]) == (12, 3, False)
    assert board.hand(0) == []
    assert set(board.discarded()) == {"igor_scraps", "granny_1", "granny_2", "perdita_1", "feegles"}


@cites("E5", "7.3", "7.4")
def test_targets_with_a_crisis() -> None:
    board = Board(problems={"slice": "fever", "dancers": "lily"}, crises={"slice": 1, "dancers": 1})
    seen = {space["id"]: space["problem"] for space in board.sees(0)["spaces"]}
    assert (seen["slice"]["target"], seen["dancers"]["target"]) == (9, 25)


@cites("7.12", "9.1")
def test_the_second_pair_is_rolled_even_if_the_first_is_enough() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "fever"})
    board.rolls(6, 6, 0, 0)
    board.play(0, "walk slice", "roll")
    board.expect_can(0, "roll")
    board.play(0, "roll")
    assert board.problem_at("slice") is None
    assert board.state.cackles[0] == 2


@cites("7.10")
@pytest.mark.parametrize(
    ("hard", "bonus"),
    [("lily", 0), ("lily vlad", 1), ("lily vlad bela", 1), ("lily vlad bela hiver", 2)],
)
def test_every_two_hard_problems_add_one(hard: str, bonus: int) -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "fever"}, solved={0: hard})
    board.rolls(2, 2)
    board.play(0, "walk slice", "roll")
    assert board.sees(None)["attempt"]["total"] == 4 + bonus


@cites("7.11")
@pytest.mark.parametrize(("dice", "solved"), [((2, 2, 2, 0), False), ((2, 2, 3, 0), True)])
def test_equal_is_enough_and_less_is_not(dice: tuple[int, ...], solved: bool) -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "fever"})
    board.solves(0, *dice)
    assert (board.problem_at("slice") is None) == solved


@cites("7.9")
def test_no_headology_after_the_second_pair() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"}, hands={0: "granny_1"})
    board.rolls(2, 2, 2, 2)
    board.play(0, "walk slice")
    board.expect_refused(0, "use granny_1", rule="7.6", because="refuse-use-early")
    board.play(0, "roll", "roll")
    board.expect_refused(0, "use granny_1", rule="7.9", because="refuse-use-late")


@cites("7.6", "R16")
def test_after_headology_nobody_can_run_away_but_the_pair_can_be_rolled_again() -> None:
    board = Board(
        at={0: "razorback"}, problems={"slice": "death"}, hands={0: "granny_1 igor_scraps"}
    )
    board.rolls(2, 0)
    board.play(0, "walk slice", "roll")
    board.expect_can(0, "run razorback")
    board.play(0, "use granny_1")
    board.expect_refused(0, "run razorback", rule="7.6", because="refuse-gone-on")
    board.die(6)
    board.play(0, "play igor_scraps", "again second")
    assert board.sees(None)["attempt"]["first"] == [2, 6]


@cites("7.13", "4.4")
def test_the_power_of_three_before_the_first_roll() -> None:
    board = Board(
        at={0: "razorback"}, problems={"slice": "hiver"}, hands={0: "agnes_1 perdita_1 granny_1"}
    )
    board.play(0, "walk slice", "three granny_1 agnes_1 perdita_1")
    assert board.problem_at("slice") is None
    assert (board.hand(0), board.state.cackles, board.state.hard[0]) == ([], [0, 0], 1)


@cites("7.13")
def test_the_power_of_three_after_the_fourth_die_keeps_the_cackles() -> None:
    board = Board(
        at={0: "razorback"}, problems={"slice": "hiver"}, hands={0: "nanny_1 magrat_1 granny_1"}
    )
    board.rolls(0, 2, 0, 0)
    board.play(0, "walk slice", "roll", "roll", "three granny_1 nanny_1 magrat_1")
    assert board.problem_at("slice") is None
    assert board.state.cackles[0] == 3


@cites("4.4", "7.2")
def test_two_characters_are_no_power_of_three_and_a_face_down_problem_is_turned_up_first() -> None:
    board = Board(
        at={0: "razorback"},
        problems={"slice": "?hiver"},
        hands={0: "nanny_1 nanny_2 granny_1 magrat_1"},
    )
    board.play(0, "walk slice")
    board.expect_refused(0, "three granny_1 nanny_1 magrat_1", rule="7.2")
    board.play(0, "open")
    moves = [move for move in board.options(0) if move.startswith("three")]
    assert moves == ["three granny_1 nanny_1 magrat_1", "three granny_1 nanny_2 magrat_1"]


@cites("7.5", "8.9", "8.11", "9.1")
def test_running_away_keeps_the_cackles_and_nothing_else_happens() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "?hiver"})
    board.rolls(0, 2)
    board.play(0, "walk slice", "open")
    board.expect_refused(0, "run razorback", rule="7.5", because="refuse-run-early")
    board.play(0, "roll", "run razorback")
    assert (board.state.cackles[0], board.state.aliss[0]) == (1, 0)
    assert board.where(0) == "razorback"
    seen = {space["id"]: space["problem"] for space in board.sees(1)["spaces"]}
    assert seen["slice"]["kind"] == "hiver"
    board.expect_prompt(0, "prompt-move-second")


@cites("8.10")
def test_without_an_empty_space_there_is_no_running_away() -> None:
    board = Board(
        at={0: "nannys_house", 1: "devils_oak"},
        problems={"long_man": "fever", "dancers": "fever"},
        hands={0: "casanunda oats"},
    )
    board.rolls(2, 2)
    board.play(0, "broom casanunda", "fly long_man", "roll")
    assert board.options(0) == ["roll", "use oats"]
    board.expect_refused(0, "run dancers", rule="8.9")
    board.expect_refused(0, "run slice", rule="8.10")
    assert board.sees(0)["attempt"]["refuges"] == []


@cites("8.9", "8.5")
def test_running_away_by_broom_to_any_empty_space() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"}, hands={0: "casanunda"})
    board.rolls(2, 0)
    board.play(0, "walk slice", "roll", "broom casanunda")
    board.expect_cannot(0, "run slice")
    board.play(0, "run copperhead")
    assert (board.where(0), board.state.cackles[0]) == ("copperhead", 1)


@cites("8.3", "8.4")
def test_failing_costs_a_cackle_and_a_retreat() -> None:
    board = Board(at={0: "razorback", 1: "creel_springs"}, problems={"slice": "death"})
    board.solves(0, 2, 2, 2, 2)
    assert board.state.cackles[0] == 1
    board.expect_options(0, ["run razorback", "run sunless_place"])
    board.expect_refused(0, "run creel_springs", rule="8.4", because="refuse-not-empty")
    board.expect_refused(0, "run copperhead", rule="8.4", because="refuse-not-near")
    board.play(0, "run sunless_place")
    board.expect_prompt(0, "prompt-move-second")


@cites("8.5")
def test_retreating_by_broom() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"}, hands={0: "casanunda"})
    board.solves(0, 2, 2, 2, 2)
    board.play(0, "broom casanunda", "run dancers")
    assert board.where(0) == "dancers"


@cites("8.6")
def test_retreating_within_the_castle() -> None:
    board = Board(at={0: "lancre_town.1"}, problems={"lancre_castle.1": "death"})
    board.solves(0, 2, 2, 2, 2, opening="walk lancre_castle.1")
    board.expect_can(0, "run lancre_castle.2", "run lancre_castle.3")


@cites("8.7", "R18")
def test_nowhere_to_retreat_costs_another_cackle_or_a_broom() -> None:
    board = Board(
        at={0: "nannys_house", 1: "devils_oak"},
        problems={"long_man": "death", "dancers": "fever"},
        hands={0: "casanunda greebo"},
    )
    board.rolls(2, 2, 2, 2)
    board.play(0, "broom casanunda", "fly long_man", "roll", "roll", "accept")
    board.expect_options(0, ["panic", "broom greebo"])
    board.play(0, "panic")
    assert board.state.cackles[0] == 2
    board.expect_can(0, "run slice", "run nannys_house")
    board.play(0, "run slice")
    assert board.where(0) == "slice"


@cites("R19")
def test_on_a_full_map_the_dungeon_takes_her() -> None:
    full = [space for space in SPACE_IDS if space not in ("slice", "razorback")]
    kinds = ["fever"] * 5 + ["sick_pig"] * 5 + ["sick_sheep"] * 5 + ["broken_limb"] * 5
    kinds += ["pregnancy"] * 5
    board = Board(
        seats=1,
        at={0: "razorback"},
        problems={"slice": "death", **dict(zip(full, kinds, strict=True))},
    )
    board.state.problem[board.state.at[0]] = board.state.unused.pop(0)
    board.state.taken |= 1 << board.state.at[0]
    board.state.open |= 1 << board.state.at[0]
    board.settle()
    board.solves(0, 2, 2, 2, 2)
    assert board.where(0) == "dungeon"


@cites("8.2", "11.3")
def test_the_ninth_easy_problem_gives_points_but_no_card() -> None:
    solved = "fever fever fever fever sick_pig sick_pig sick_pig sick_pig"
    board = Board(at={0: "razorback"}, problems={"slice": "death"}, solved={0: solved})
    board.solves(0, 6, 6, 6, 6)
    assert (board.state.mat[0], board.state.points[0]) == (8, 11)


@cites("8.8", "14.1", "R20")
@pytest.mark.parametrize("cackles", [1, 2])
def test_failing_at_a_hard_problem_costs_as_many_cackles_as_the_option_says(cackles: int) -> None:
    board = Board(
        at={0: "razorback"},
        problems={"slice": "elves"},
        options={"hard-failure-cackles": cackles},
    )
    board.solves(0, 2, 2, 2, 2)
    assert board.state.cackles[0] == cackles
    easy = Board(
        at={0: "razorback"},
        problems={"slice": "death"},
        options={"hard-failure-cackles": cackles},
    )
    easy.solves(0, 2, 2, 2, 2)
    assert easy.state.cackles[0] == 1


@cites("9.1", "R17")
def test_cackles_of_a_pair_are_taken_when_it_is_settled() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"})
    board.rolls(0, 0, 6, 6)
    board.play(0, "walk slice", "roll")
    assert board.state.cackles[0] == 0
    board.play(0, "roll")
    assert board.state.cackles[0] == 2


@cites("9.3", "R21")
def test_a_cackle_is_taken_from_the_player_with_most_and_among_equals_one_chooses() -> None:
    board = Board(
        3,
        at={0: "razorback"},
        problems={"slice": "death"},
        cackles={0: 0, 1: 6, 2: 6},
    )
    board.rolls(0, 2, 6, 6)
    board.play(0, "walk slice", "roll", "roll")
    board.expect_options(0, ["rob 1", "rob 2"])
    board.expect_refused(0, "rob 0", rule="9.3")
    board.play(0, "rob 2")
    assert board.state.cackles == [1, 6, 5]
    assert board.problem_at("slice") is None


@cites("9.3")
def test_nothing_is_asked_if_a_single_other_player_has_most_cackles() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"}, cackles={0: 3, 1: 5})
    board.rolls(0, 2, 6, 6)
    board.play(0, "walk slice", "roll", "roll")
    assert board.state.cackles == [4, 4]


@cites("9.4", "9.5", "12.5")
def test_a_player_with_most_cackles_takes_black_aliss() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"}, cackles={0: 5, 1: 3})
    board.solves(0, 0, 6, 6, 6)
    assert (board.state.cackles, board.state.aliss) == ([5, 3], [1, 0])
    board.expect_scores(0, easy=3, aliss=-1)


@cites("R21")
def test_a_player_who_shares_the_most_cackles_takes_from_the_other() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"}, cackles={0: 4, 1: 4})
    board.solves(0, 0, 6, 6, 6)
    assert (board.state.cackles, board.state.aliss) == ([5, 3], [0, 0])


@cites("R22")
def test_without_black_aliss_in_a_competitive_game_nothing_happens() -> None:
    board = Board(
        at={0: "razorback"}, problems={"slice": "death"}, cackles={0: 5, 1: 3}, aliss_left=0
    )
    board.solves(0, 0, 6, 6, 6)
    assert (board.state.cackles, board.state.aliss) == ([5, 3], [0, 0])
    assert not board.state.over


@cites("9.2")
def test_of_dice_rolled_again_only_the_last_roll_counts() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"}, hands={0: "igor_scraps"})
    board.rolls(0, 0)
    board.play(0, "walk slice", "roll", "play igor_scraps")
    board.expect_refused(0, "roll", rule="13.11")
    board.rolls(0, 6)
    board.play(0, "again both")
    board.rolls(6, 6)
    board.play(0, "roll")
    assert board.state.cackles[0] == 1


@cites("13.11")
def test_after_the_second_pair_the_first_stays_as_it_is() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "death"}, hands={0: "igor_scraps fool"})
    board.rolls(2, 2, 0, 2)
    board.play(0, "walk slice", "roll", "roll")
    board.die(5)
    board.play(0, "play igor_scraps", "again first")
    attempt = board.sees(0)["attempt"]
    assert (attempt["first"], attempt["second"]) == ([2, 2], [5, 2])


@cites("R33", "7.11")
def test_a_roll_that_nothing_can_change_is_taken_at_once() -> None:
    board = Board(at={0: "razorback"}, problems={"slice": "fever"}, hands={0: "igor_scraps"})
    board.rolls(2, 2, 2, 2)
    board.play(0, "walk slice", "roll", "roll")
    assert board.problem_at("slice") is None
    board = Board(at={0: "razorback"}, problems={"slice": "fever"}, hands={0: "igor_scraps"})
    board.rolls(6, 2, 0, 2)
    board.play(0, "walk slice", "roll", "roll")
    board.expect_options(0, ["accept", "play igor_scraps"])  # the cackle can still be rolled again
    board.die(3)
    board.play(0, "play igor_scraps", "again first")
    assert (board.problem_at("slice"), board.state.cackles[0]) == (None, 0)
