"""Together and alone (chapter 15), and experts (16)."""

from __future__ import annotations

import pytest

from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import GAME, Board

TOGETHER = {"game": "cooperative"}


@cites("15.2")
@pytest.mark.parametrize(
    ("seats", "numbers"), [(1, (4, 4, 10)), (2, (6, 5, 9)), (3, (9, 6, 8)), (4, (12, 7, 7))]
)
def test_tokens_together_and_alone(seats: int, numbers: tuple[int, int, int]) -> None:
    view = Scene(GAME, seats, TOGETHER if seats > 1 else {}).sees(None)
    assert (view["pool"], view["aliss"], view["crises"]) == numbers


@cites("15.4")
def test_the_game_is_lost_if_black_aliss_comes_and_none_is_left() -> None:
    board = Board(
        at={0: "razorback"}, problems={"slice": "hiver"}, aliss={0: 2, 1: 3}, options=TOGETHER
    )
    board.solves(0, 2, 2, 2, 2)
    board.expect_over("aliss", ranking=[2, 2])


@cites("15.4", "9.4")
def test_alone_an_empty_reserve_means_black_aliss() -> None:
    board = Board(1, at={0: "razorback"}, problems={"slice": "death"}, cackles={0: 4})
    board.solves(0, 0, 6, 6, 6)
    assert (board.state.cackles, board.state.aliss) == ([4], [1])


@cites("15.3")
def test_alone_grannys_kettle_takes_two_cackles() -> None:
    board = Board(1, at={0: "lancre_gorge"}, cackles={0: 3})
    board.play(0, "walk grannys_cottage")
    assert board.state.cackles[0] == 1
    board.play(0, "stay")
    assert board.state.cackles[0] == 0


@cites("15.3")
def test_there_is_no_kettle_with_a_problem_there_or_with_other_players() -> None:
    board = Board(1, at={0: "lancre_gorge"}, cackles={0: 3}, problems={"grannys_cottage": "fever"})
    board.play(0, "walk grannys_cottage")
    board.expect_options(0, ["roll"])
    assert board.state.cackles[0] == 3
    two = Board(2, at={0: "lancre_gorge"}, cackles={0: 3})
    two.play(0, "walk grannys_cottage")
    assert two.state.cackles[0] == 3


@cites("15.1", "15.5")
@pytest.mark.parametrize(("hard", "ending"), [(3, "saved"), (4, "hard-left")])
def test_fewer_than_four_hard_problems(hard: int, ending: str) -> None:
    lying = {"dancers": "?lily", "long_man": "hiver", "copperhead": "?vlad", "slice": "elves"}
    board = Board(
        placed=16,
        problems={**dict(list(lying.items())[:hard]), "razorback": "fever"},
        options=TOGETHER,
    )
    board.play(0, "stay", "stay")
    board.expect_over(ending, ranking=[1, 1] if hard == 3 else [2, 2])


@cites("15.6")
@pytest.mark.parametrize(
    ("solved", "points", "ending", "place"),
    [
        ("elf_queen wintersmith cunning_man hiver lady_felmet fever", 29, "farmer", 2),
        ("elf_queen wintersmith cunning_man hiver lady_felmet broken_limb", 30, "licence", 1),
        (
            "elf_queen wintersmith cunning_man hiver lady_felmet lily death death fever",
            40,
            "licence",
            1,
        ),
        (
            "elf_queen wintersmith cunning_man hiver lady_felmet lily death death broken_limb",
            41,
            "honours",
            1,
        ),
    ],
)
def test_what_points_are_worth_alone(solved: str, points: int, ending: str, place: int) -> None:
    board = Board(1, placed=8, solved={0: solved})
    assert board.sees(0)["seats"][0]["points"] == points
    board.play(0, "stay", "stay")
    board.expect_over(ending, ranking=[place])


@cites("15.7")
def test_alone_elves_and_crises_end_the_game_too() -> None:
    board = Board(
        1,
        placed=3,
        left=1,
        problems={"slice": "elves", "dancers": "lankin", "long_man": "elf_king"},
    )
    board.play(0, "stay")
    board.expect_over("elves", ranking=[2])


@cites("16.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_experts_begin_with_eight_crises(seats: int) -> None:
    assert Scene(GAME, seats, {"expert": True}).sees(None)["crises"] == 8


@cites("16.2")
def test_for_experts_a_problem_can_have_several_crises() -> None:
    board = Board(
        turn=True,
        problems={"slice": "fever"},
        crises={"slice": 1},
        deck="igor_scraps mrs_gogol",
        options={"expert": True},
    )
    assert board.crises_at("slice") == 2
    seen = {space["id"]: space["problem"] for space in board.sees(0)["spaces"]}
    assert seen["slice"]["target"] == 11


@cites("16.2", "5.7")
def test_in_a_full_castle_experts_choose_any_of_the_three() -> None:
    board = Board(
        turn=True,
        problems={f"lancre_castle.{n}": "fever" for n in (1, 2, 3)},
        crises={"lancre_castle.1": 2},
        deck="granny_3",
        options={"expert": True},
    )
    board.expect_options(0, [f"crisis lancre_castle.{n}" for n in (1, 2, 3)])


@cites("16.3", "R31")
def test_together_and_alone_the_number_of_crises_stays() -> None:
    assert Scene(GAME, 3, {**TOGETHER, "expert": True}).sees(None)["crises"] == 8
    board = Board(
        1,
        turn=True,
        problems={"slice": "fever"},
        crises={"slice": 1},
        deck="igor_scraps mrs_gogol",
        options={"expert": True},
    )
    assert (board.crises_at("slice"), board.state.all_crises) == (2, 10)


@cites("R28")
def test_together_hands_can_lie_open() -> None:
    hands = {0: "fool", 1: "oats"}
    closed = Board(hands=hands, options=TOGETHER)
    assert closed.sees(0)["hands"] == [["fool"], None]
    shown = Board(hands=hands, options={**TOGETHER, "hands": "open"})
    assert shown.sees(0)["hands"] == [["fool"], ["oats"]]
    assert shown.sees(None)["hands"] == [["fool"], ["oats"]]
