"""The pentagram (chapter 8)."""

from __future__ import annotations

import pytest

from coven.testkit import cites

from .scenes import Board, cell, placement

GREEN = "P(3,-1)+S(3,-2) P(2,1)+C(1,2) W(1,-2)+E(1,-3) W(0,1)+M(-1,1) W(-1,2)+S(-2,3)"
"""The cauldron of the rulebook's first example."""


@cites("8.1", "8.3")
def test_each_action_is_one_step_clockwise_and_grey_spaces_give_nothing() -> None:
    board = Board(doing=("pentagram", 1))
    board.play(0, "step 1")
    assert board.state.ring[0] == 1
    board.expect_options(0, ["end-turn"])
    board.expect_refused(0, "step 1", rule="4.6")


@cites("8.2", "R26")
def test_first_all_steps_then_what_the_spaces_give_in_order() -> None:
    board = Board(doing=("pentagram", 9), slots=["EW", "PS", "CM"])
    board.expect_refused(0, "step 10", rule="8.1", because="refuse-steps")
    board.play(0, "step 9")
    assert board.state.ring[0] == 9
    board.expect_prompt(0, "prompt-special")
    assert not board.state.owl_tiles[0]
    board.play(0, "twice energy", "stop")
    assert board.state.owl_tiles[0] == (7,)
    board.expect_can(0, "twice pentagram", "twice scroll")


@cites("8.4")
def test_an_orange_space_gives_the_top_owl_tile() -> None:
    board = Board(doing=("pentagram", 1), ring={0: 4})
    board.play(0, "step 1")
    assert board.state.owl_tiles[0] == (7,)
    assert board.sees(1)["pentagram"]["owls"] == [6, 7]
    board.expect_scores(0, owls=7, track=0)


@cites("8.4", "8.9")
@pytest.mark.parametrize(("left", "owl", "points"), [(5, 7, 0), (3, 5, 0), (1, 3, 0), (0, None, 2)])
def test_later_visitors_get_less_and_the_sixth_gets_2_points(
    left: int, owl: int | None, points: int
) -> None:
    board = Board(doing=("pentagram", 1), ring={0: 4}, owls_left=[left, 5])
    board.play(0, "step 1")
    assert board.state.owl_tiles[0] == (() if owl is None else (owl,))
    assert board.points() == points


@cites("8.5")
def test_a_blue_space_gives_its_special_hex_and_a_new_one_comes_at_once() -> None:
    board = Board(doing=("pentagram", 1), ring={0: 1}, slots=["EW", "PS", "CM"])
    before = board.state.barrier
    board.play(0, "step 1")
    view = board.sees(1)["pentagram"]
    assert view["slots"][0] not in (None, "energy-witch")
    assert view["stack"] == 11
    assert board.state.barrier > before
    board.expect_refused(0, "end-turn", rule="R27", because="refuse-special-first")


@cites("8.6", "E5")
def test_a_special_hex_used_at_once_gives_one_of_its_actions_twice() -> None:
    board = Board(doing=("pentagram", 1), ring={0: 1}, slots=["EW", "PS", "CM"])
    board.play(0, "step 1")
    board.expect_can(0, "twice energy", "twice witch")
    board.expect_refused(0, "twice wand", rule="8.6", because="refuse-not-on-special")
    board.play(0, "twice witch", "lay", "lay")
    board.expect_options(0, ["end-turn"])
    seat = board.sees(None)["seats"][0]
    assert (seat["used_specials"], seat["specials"]) == (["energy-witch"], 1)


@cites("8.7", "R27")
def test_laid_on_a_free_cell_both_symbols_count_and_nothing_is_set_off() -> None:
    board = Board(doing=("pentagram", 1), ring={0: 1}, slots=["EW", "PS", "CM"])
    board.play(0, "step 1", f"inlay {cell(0, -1)}")
    board.expect_options(0, ["end-turn"])
    assert cell(0, -1) in board.marks("E")
    assert cell(0, -1) in board.marks("W")
    assert board.sees(0)["seats"][0]["specials"] == 1


@cites("8.7", "R27")
def test_a_special_hex_needs_a_free_cell() -> None:
    board = Board(
        doing=("pentagram", 1), ring={0: 1}, slots=["EW", "PS", "CM"], dominoes="C(1,2)+S(2,1)"
    )
    board.play(0, "step 1")
    board.expect_refused(0, f"inlay {cell(0, -3)}", rule="8.7", because="refuse-tile-there")
    board.expect_refused(0, f"inlay {cell(1, 2)}", rule="8.7", because="refuse-tile-there")
    board.expect_refused(0, f"inlay {cell(0, 0)}", rule="8.7", because="refuse-crystal-there")
    s = board.state
    s.tiles[0] |= ~s.gems[0] & ~s.black[0]
    board.settle()
    assert {m for m in board.options(0) if not m.startswith("remove")} == {
        "twice energy",
        "twice witch",
    }


@cites("E6", "R13")
def test_green_gets_five_witch_actions_instead_of_two() -> None:
    board = Board(hand="PW EP EC EM ES", dominoes=GREEN, slots=["PW", "EC", "CM"])
    board.play(0, placement("P(2,-1)+W(1,-1)"))
    assert board.strength == {"pentagram": 4, "witch": 2}
    board.play(0, "start pentagram", "step 4")
    assert board.state.ring[0] == 4
    board.play(0, f"inlay {cell(1, 0)}")
    assert board.state.ring[0] == 4
    assert board.due(0) == {"due-witch": 5}


@cites("E7")
def test_red_beside_a_special_hex_gets_five_crystals_and_three_wands() -> None:
    board = Board(
        hand="CM EP EM EW ES",
        dominoes="C(1,2)+S(2,1) C(-1,3)+E(-2,3) M(-2,1)+P(-3,1)",
        specials="C/M(-1,2)",
    )
    board.play(0, placement("C(0,1)+M(-1,1)"))
    assert board.strength == {"crystal": 5, "wand": 3}


@cites("E8")
def test_red_beside_a_special_hex_gets_three_energy_and_four_wands() -> None:
    board = Board(
        hand="EM EP EC EW CM", dominoes="M(-3,2)+P(-3,1) E(-1,-1)+S(-2,-1)", specials="E/M(-2,1)"
    )
    board.play(0, placement("E(-1,0)+M(-1,1)"))
    assert board.strength == {"energy": 3, "wand": 4}


@cites("8.8")
def test_after_a_full_lap_the_owl_goes_on() -> None:
    board = Board(doing=("pentagram", 3), ring={0: 13}, slots=["EW", "PS", "CM"])
    board.play(0, "step 3")
    assert board.state.ring[0] == 1
    board.expect_can(0, "twice crystal", "twice wand")


@cites("8.8", "R26")
def test_only_a_full_lap_gives_two_special_hexes_of_one_slot() -> None:
    board = Board(doing=("pentagram", 16), ring={0: 1}, slots=["EW", "PS", "CM"])
    board.play(0, "step 16")
    taken = []
    while board.sight(0).prompt and board.sight(0).prompt.key == "prompt-special":  # type: ignore[union-attr]
        taken.append(board.options(0)[:2])
        board.play(0, next(m for m in board.options(0) if m.startswith("inlay")))
    assert len(taken) == 4
    assert taken[0] == ["twice energy", "twice witch"]
    assert len(board.state.owl_tiles[0]) == 2


@cites("8.10")
def test_if_no_special_hex_is_left_any_action_is_done_twice() -> None:
    """The player chooses the action; it may be the pentagram again."""
    board = Board(doing=("pentagram", 1), ring={0: 4}, slots=[None, None, None], specials_gone=True)
    board.state.ring[0] = 1
    board.settle()
    board.play(0, "step 1")
    board.expect_options(
        0, [f"twice {a}" for a in ("energy", "witch", "pentagram", "crystal", "wand", "scroll")]
    )
    board.expect_refused(0, "stop", rule="8.10", because="refuse-any-first")
    board.play(0, "twice pentagram")
    board.expect_can(0, "step 2")
    board.play(0, "step 2")
    assert board.state.ring[0] == 4


@cites("8.5")
def test_when_the_stack_is_empty_the_slot_stays_empty() -> None:
    board = Board(doing=("pentagram", 1), ring={0: 1}, slots=["EW", None, None], specials_gone=True)
    board.play(0, "step 1")
    assert board.sees(0)["pentagram"]["slots"] == [None, None, None]
    board.expect_prompt(0, "prompt-special")


@cites("R28")
def test_the_owl_may_make_fewer_steps_and_boosters_may_follow_until_the_first_reward() -> None:
    board = Board(
        doing=("pentagram", 3), scrolls={0: "boost-pentagram boost-any"}, slots=["EW", "PS", "CM"]
    )
    board.play(0, "step 1")
    board.expect_options(0, ["go-on", "boost pentagram", "boost any"])
    board.expect_refused(0, "step 1", rule="8.2", because="refuse-walked")
    board.expect_refused(0, "stop", rule="8.2", because="refuse-walked")
    board.play(0, "boost pentagram", "step 2", "go-on")
    assert board.state.ring[0] == 3
    board.expect_prompt(0, "prompt-special")
    board.expect_refused(0, "boost any", rule="11.5", because="refuse-boost-alone")


@cites("R28", "8.2")
def test_rewards_come_only_after_a_move() -> None:
    board = Board(doing=("pentagram", 3), scrolls={0: "boost-any"})
    board.expect_refused(0, "go-on", rule="8.2", because="refuse-walk-first")
