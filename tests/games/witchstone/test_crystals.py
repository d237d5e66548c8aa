"""Crystals (chapter 9)."""

from __future__ import annotations

import pytest

from coven.core import parse
from coven.testkit import cites

from .scenes import Board, cell, placement


@cites("9.1", "E9")
def test_a_crystal_goes_to_a_free_cell_beside_it_or_onto_the_rim() -> None:
    board = Board(
        doing=("crystal", 1), gems=[(1, -3), (0, -2)], black=None, dominoes="E(2,-3)+W(2,-2)"
    )
    mine = [m for m in board.options(0) if m.startswith(f"crystal {cell(1, -3)} ")]
    assert sorted(mine) == sorted([f"crystal a2 {cell(1, -2)}", "crystal a2 top"])
    board.expect_refused(0, "crystal a2 a1", rule="1.10")
    board.expect_refused(0, f"crystal a2 {cell(2, -3)}", rule="9.10", because="refuse-not-free")
    board.expect_refused(0, f"crystal a2 {cell(0, -2)}", rule="9.10", because="refuse-not-free")
    board.expect_refused(0, f"crystal a2 {cell(0, -1)}", rule="9.1", because="refuse-moves")
    board.expect_refused(0, f"crystal a3 {cell(0, -1)}", rule="9.1", because="refuse-no-crystal")
    board.play(0, "crystal a2 top")
    assert board.sees(1)["seats"][0]["cauldron"]["rim"] == [{"rim": "top", "black": False}]


@cites("9.2")
def test_the_cell_a_crystal_leaves_is_free_for_tiles() -> None:
    board = Board(doing=("crystal", 1))
    board.play(0, f"crystal {cell(0, -2)} {cell(0, -1)}")
    board.expect_options(0, ["end-turn"])
    board.play(0, "end-turn")
    board.finish_turn()
    board.expect_can(0, f"place energy-witch {cell(0, -2)} {cell(1, -3)}")


@cites("9.3")
def test_only_cells_with_an_arrow_lead_out() -> None:
    board = Board(doing=("crystal", 1), gems=[(0, -2), (2, -3)], black=(1, -2))
    outs = [m for m in board.options(0) if m.split()[-1] in ("top", "top_left", "top_right")]
    assert outs == [f"crystal {cell(2, -3)} top"]
    board.expect_refused(0, f"crystal {cell(0, -2)} top", rule="9.3", because="refuse-moves")


@cites("9.4", "R34")
def test_on_the_shelf_of_its_symbol_a_crystal_gives_the_action_twice() -> None:
    board = Board(doing=("crystal", 1), gems=[(-1, 3)])
    board.play(0, f"crystal {cell(-1, 3)} bottom")
    board.expect_options(0, ["shelve bottom up", "shelve bottom down"])
    board.expect_refused(0, "stop", rule="9.4", because="refuse-rim-first")
    board.expect_refused(0, "shelve top up", rule="9.4", because="refuse-not-on-rim")
    board.play(0, "shelve bottom up")
    board.expect_prompt(0, "prompt-energy")
    assert board.due(0)["due-energy"] == 2
    assert board.sees(0)["shelves"][0]["crystals"] == [{"seat": 0, "black": False}]


@cites("9.5", "R25")
def test_on_the_bottom_shelf_it_gives_a_chip_of_your_choice() -> None:
    board = Board(
        doing=("crystal", 2), gems=[(-1, 3), (0, -2)], table="energy witch vp scroll scroll"
    )
    chips = len(board.state.chips[0])
    board.expect_refused(0, "pick witch", rule="9.5", because="refuse-shelve-first")
    board.play(0, f"crystal {cell(-1, 3)} bottom", "shelve bottom down")
    board.expect_options(0, [f"pick {chip}" for chip in ("energy", "witch", "scroll", "vp")])
    board.expect_refused(0, "pick wand", rule="9.5", because="refuse-chip-not-there")
    board.expect_refused(0, "stop", rule="9.5", because="refuse-pick-first")
    board.play(0, "pick witch")
    board.expect_can(0, "chip witch", f"crystal {cell(0, -2)} {cell(0, -1)}")
    board.play(0, f"crystal {cell(0, -2)} {cell(0, -1)}")
    board.expect_options(0, ["chip witch", "stop"])
    board.play(0, "chip witch", "lay")
    board.expect_options(0, ["end-turn"])
    assert len(board.state.chips[0]) == chips + 1
    assert board.sees(1)["table_chips"] == ["energy", "scroll", "scroll", "vp"]


@cites("9.5")
def test_a_points_chip_counts_at_once() -> None:
    board = Board(doing=("crystal", 1), gems=[(-1, 3)], table="energy witch vp scroll scroll")
    board.play(0, f"crystal {cell(-1, 3)} bottom", "shelve bottom down", "pick vp")
    assert board.points() == 3


@cites("9.6")
def test_moves_may_be_divided_between_crystals() -> None:
    board = Board(doing=("crystal", 3))
    board.play(0, f"crystal {cell(0, -2)} {cell(0, -1)}", f"crystal {cell(2, 0)} {cell(2, 1)}")
    assert board.due(0)["due-crystal"] == 1
    board.play(0, f"crystal {cell(0, -1)} {cell(-1, -1)}")
    board.expect_options(0, ["end-turn"])


@cites("E10", "9.10", "R29", "R31")
def test_yellow_sends_a_crystal_out_and_then_the_black_one_over_occupied_cells() -> None:
    board = Board(
        doing=("crystal", 3),
        gems=[(1, -3)],
        dominoes="E(-1,1)+W(-2,1) P(-3,2)+S(-3,1)",
    )
    board.play(0, "crystal a2 top", "shelve top up")
    assert board.due(0)["due-crystal"] == 4
    board.play(0, f"crystal {cell(0, 0)} bottom_left")
    assert board.due(0)["due-crystal"] == 0
    board.play(0, "shelve bottom_left up black")
    assert board.due(0)["due-witch"] == 4


@cites("9.10", "R29")
def test_with_three_moves_the_black_crystal_cannot_get_out() -> None:
    board = Board(doing=("crystal", 3), dominoes="E(-1,1)+W(-2,1) P(-3,2)+S(-3,1)")
    board.expect_refused(0, "crystal d4 bottom_left", rule="9.3", because="refuse-moves")
    for q, r in ((-1, 1), (-2, 1), (-3, 2)):
        board.expect_refused(0, f"crystal d4 {cell(q, r)}", rule="9.10", because="refuse-not-free")


@cites("9.7", "R32")
def test_the_black_crystal_gives_four_actions_on_an_upper_shelf() -> None:
    board = Board(doing=("crystal", 1), gems=[], black=(2, 1))
    board.play(0, f"crystal {cell(2, 1)} bottom_right", "shelve bottom_right up black")
    board.expect_can(0, "take 4")
    board.expect_cannot(0, "take 5")


@cites("9.7", "R32")
@pytest.mark.parametrize(
    ("chip", "option"), [("energy", "due-energy"), ("scroll", "due-scroll"), ("wand", "due-wand")]
)
def test_with_the_black_crystal_a_chip_gives_three_actions(chip: str, option: str) -> None:
    board = Board(doing=("crystal", 1), gems=[], black=(2, 1), table=f"{chip} witch vp vp vp")
    board.play(0, f"crystal {cell(2, 1)} bottom_right", "shelve bottom_right down black")
    board.play(0, f"pick {chip}", f"chip {chip} black")
    assert board.due(0)[option] == 3


@cites("9.7", "R32")
def test_with_the_black_crystal_a_points_chip_gives_5() -> None:
    board = Board(doing=("crystal", 1), gems=[], black=(2, 1), table="energy witch vp vp vp")
    board.play(0, f"crystal {cell(2, 1)} bottom_right", "shelve bottom_right down black", "pick vp")
    assert board.points() == 5


@cites("9.8", "10.9")
def test_the_black_crystal_is_not_counted() -> None:
    board = Board(
        doing=("wand", 1), wand={0: 9}, rack={"energy": ["0", "0", "0b"]}, scrolls={0: "crystals"}
    )
    board.play(0, "step 1")
    assert board.points() == 4
    board.expect_scores(0, prophecies=1)


@cites("9.9", "4.7")
def test_without_crystals_the_action_is_skipped() -> None:
    board = Board(doing=("wand", 1), wand={0: 11, 1: 15}, gems=[], black=None)
    board.play(0, "step 1")
    board.expect_options(0, ["end-turn"])


@cites("9.11", "R34")
def test_several_crystals_may_be_on_the_rim_and_then_go_in_any_order() -> None:
    board = Board(doing=("crystal", 2), gems=[(-1, 3), (1, -3)])
    board.play(0, "crystal a2 top", f"crystal {cell(-1, 3)} bottom")
    board.expect_options(
        0, ["shelve top up", "shelve top down", "shelve bottom up", "shelve bottom down"]
    )
    board.play(0, "shelve bottom up", "stop", "shelve top up")
    assert board.due(0)["due-crystal"] == 2


@cites("9.11", "11.5")
def test_a_booster_may_bring_another_crystal_to_the_rim_before_any_is_put_on_the_rack() -> None:
    board = Board(
        doing=("crystal", 1), gems=[(-1, 3), (1, -3)], black=None, scrolls={0: "boost-any"}
    )
    board.play(0, "crystal a2 top", "boost any", f"crystal {cell(-1, 3)} bottom")
    board.expect_can(0, "shelve top up", "shelve bottom down")


@cites("9.12")
@pytest.mark.parametrize(("seats", "top", "bottom"), [(2, 4, 4), (3, 5, 5), (4, 6, 5)])
def test_how_many_crystals_a_shelf_holds(seats: int, top: int, bottom: int) -> None:
    rooms = [shelf["room"] for shelf in Board(seats).sees(None)["shelves"]]
    assert rooms == [top] * 6 + [bottom]


@cites("9.12", "9.13", "R30")
def test_when_the_upper_shelf_is_full_only_the_bottom_one_is_left() -> None:
    board = Board(doing=("crystal", 1), gems=[(-1, 3)], rack={"energy": ["1", "1", "1", "1"]})
    board.play(0, f"crystal {cell(-1, 3)} bottom")
    board.expect_options(0, ["shelve bottom down"])
    board.expect_refused(0, "shelve bottom up", rule="9.12", because="refuse-shelf-full")
    board.expect_refused(0, "shelve bottom away", rule="9.13", because="refuse-rack-has-room")


@cites("9.13", "R30")
def test_when_both_are_full_it_goes_behind_the_screen_for_nothing() -> None:
    board = Board(
        3,
        doing=("crystal", 1),
        gems=[(-1, 3)],
        rack={"energy": ["1", "1", "1", "1", "1"], "bottom": ["2", "2", "2", "2", "2"]},
    )
    board.play(0, f"crystal {cell(-1, 3)} bottom")
    board.expect_options(0, ["shelve bottom away"])
    away = board.state.away[0][0]
    board.play(0, "shelve bottom away")
    board.expect_options(0, ["end-turn"])
    assert (board.points(), board.state.away[0][0], board.state.removed[0]) == (0, away + 1, 0)


@cites("9.14", "R15")
def test_taking_crystals_out_costs_1_2_3_points_and_4_for_the_fourth_in_a_later_turn() -> None:
    """The price rises with every crystal of the match, and the score may fall below zero (R15)."""
    board = Board(doing=("energy", 1))
    for crystal in ("b2", "d4", "b4"):
        board.play(0, f"remove {crystal}")
    assert board.points() == -6
    assert board.state.away[0] == (2, 1)
    board.finish_turn()
    board.finish_turn()
    board.play(0, "remove d2")
    assert board.points() == -10
    board.expect_refused(0, "remove d2", rule="9.14", because="refuse-no-crystal")


@cites("9.14")
@pytest.mark.parametrize("action", ["energy", "witch", "pentagram", "crystal", "wand", "scroll"])
def test_a_crystal_may_be_taken_out_in_the_middle_of_any_action(action: str) -> None:
    board = Board(doing=(action, 2))
    before = board.options(0)
    board.expect_offered(0, [f"remove {c}" for c in ("b2", "b4", "d2", "d4", "d6", "f2", "f4")])
    board.play(0, "remove b2")
    kept = [m for m in before if not m.startswith("crystal b2")]
    assert set(kept) <= set(board.options(0))
    assert parse("remove b2") not in board.state.moves(1)


@cites("R15", "9.14")
def test_a_crystal_taken_out_counts_nowhere() -> None:
    board = Board(hand="EW EP EC EM ES", scrolls={0: "crystals"})
    board.play(0, "remove b2", placement("E(1,-3)+W(2,-3)"), "remove b4", "start energy")
    board.play(0, "remove d2")
    assert board.sees(0)["seats"][0]["crystals"] == 0
    board.expect_scores(0, prophecies=1)
