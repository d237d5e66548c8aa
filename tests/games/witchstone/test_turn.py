"""The turn (chapter 4) and chains (chapter 5)."""

from __future__ import annotations

import pytest

from coven.games.witchstone.components import CELL_OF, COORDINATES, PRINTED_MASK
from coven.testkit import cites

from .scenes import Board, cell, placement


@cites("4.1")
def test_everyone_plays_in_turn_clockwise() -> None:
    board = Board(3)
    order = []
    for _ in range(6):
        (seat,) = board.state.pending
        order.append(seat)
        board.finish_turn()
    assert order == [0, 1, 2, 0, 1, 2]
    board.expect_refused(1, "end-turn", rule="4.1", because="not-your-turn")


@cites("4.2")
def test_a_domino_lies_on_two_free_cells_side_by_side() -> None:
    board = Board(hand="EW EP EC EM ES")
    placements = [m for m in board.options(0) if m.startswith("place energy-witch")]
    board.expect_can(0, placement("E(1,-3)+W(2,-3)"), placement("W(1,-3)+E(2,-3)"))
    assert "place energy-witch a2 a4" not in board.options(0)
    assert len(placements) == len(set(placements))
    board.expect_refused(0, placement("W(1,-3)+C(2,-3)"), rule="4.2", because="refuse-not-in-hand")
    board.play(0, placement("E(1,-3)+W(2,-3)"))
    assert board.sees(1)["seats"][0]["cauldron"]["dominoes"] == [
        {"pair": "energy-witch", "cells": ["a2", "a3"]}
    ]


@cites("4.3")
def test_a_domino_cannot_lie_on_printed_symbols_tiles_or_crystals() -> None:
    board = Board(hand="EW EP EC EM ES", dominoes="C(1,2)+S(2,1)")
    board.expect_refused(0, "place energy-witch f3 f4", rule="4.3", because="refuse-crystal-there")
    board.expect_refused(0, "place energy-witch e6 f5", rule="4.3", because="refuse-tile-there")
    board.expect_refused(0, "place energy-witch d4 d5", rule="4.3", because="refuse-crystal-there")
    board.expect_refused(0, "place energy-witch a1 a2", rule="1.10", because="refuse-unknown")


@cites("4.4", "R18")
def test_the_two_actions_are_done_in_the_order_you_like() -> None:
    board = Board(hand="EW EP EC EM ES")
    board.play(0, placement("E(1,-3)+W(2,-3)"))
    board.expect_options(0, ["start energy", "start witch"])
    board.expect_refused(0, "start wand", rule="4.4", because="refuse-not-on-domino")
    board.play(0, "start witch")
    board.expect_prompt(0, "prompt-witch-lay")
    board.play(0, "stop")
    board.expect_prompt(0, "prompt-energy")
    board.play(0, "stop")
    board.expect_options(0, ["end-turn"])


@cites("4.5", "R43")
def test_the_first_action_ends_with_all_its_bonuses_before_the_second_begins() -> None:
    """A witch wins a crystal chip, whose crystal leads to the wand and its dark energy space; only
    then the second action begins."""
    board = Board(
        hand="WS EP EC EM ES",
        portals={0: "tower_ne.forest_n"},
        lying={0: 1},
        chips={"forest_n": "crystal"},
        gems=[(3, -2), (0, -2)],
        wand={0: 2, 1: 9},
    )
    board.play(0, placement("W(2,-1)+S(1,-1)"), "start witch", "journey forest_n")
    board.play(0, "chip crystal", f"crystal {cell(3, -2)} top_right", "shelve top_right up")
    board.play(0, "step 2")
    assert board.due(0)["due-energy"] == 2
    assert "due-half" in board.due(0)
    keys = [crumb.key for crumb in board.sight(0).crumbs]
    assert keys == ["crumb-turn", *["crumb-action"] * 2, "crumb-effects", "crumb-action"]
    board.expect_refused(0, "take 1", rule="4.5", because="refuse-other-action")
    board.play(0, "build tower_ne.stone", "build tower_ne.stone")
    board.expect_prompt(0, "prompt-scroll")


@cites("4.6", "R17")
def test_when_both_are_done_you_take_a_new_domino_and_the_left_neighbour_is_next() -> None:
    board = Board()
    board.play(0, board.options(0)[0], "start energy", "stop", "stop")
    assert board.sees(0)["seats"][0]["hand"] == 4
    board.expect_options(0, ["end-turn"])
    board.expect_refused(0, "stop", rule="4.6", because="refuse-nothing-left")
    board.play(0, "end-turn")
    assert board.sees(0)["seats"][0]["hand"] == 5
    board.expect_asked(1)


@cites("R17")
def test_all_of_a_turn_can_be_taken_back_until_something_comes_to_light() -> None:
    board = Board(hand="EW EP EC EM ES")
    board.play(0, placement("E(1,-3)+W(2,-3)"), "start energy", "build tower_ne.castle_ne")
    for _ in range(3):
        board.undo(0)
    assert board.state.energy[0] == 20
    assert not board.state.dominoes[0]


@cites("4.7")
def test_what_cannot_be_done_is_skipped() -> None:
    """The energy of a chain is skipped if no markers are left."""
    portals = "tower_ne.stone tower_ne.village_n castle_ne.village_e castle_ne.forest_e"
    portals += " tower_ne.castle_ne tower_ne.forest_e tower_se.stone tower_ne.forest_n"
    board = Board(hand="EW EP EC EM ES", portals={0: portals}, supply={0: 0}, lying={0: 0})
    assert board.state.energy[0] == 0
    board.play(0, placement("E(1,-3)+M(2,-3)"), "start energy")
    board.expect_prompt(0, "prompt-wand")


@cites("4.8", "2.1", "15.5")
def test_after_eleven_turns_four_dominoes_are_left_and_the_pile_is_empty() -> None:
    board = Board(2)
    while not board.state.over:
        board.finish_turn()
    for seat in board.sees(None)["seats"]:
        assert (seat["hand"], seat["pile"]) == (4, 0)
        assert len(seat["cauldron"]["dominoes"]) + len(seat["lost"]) == 11


@cites("4.9")
def test_a_chain_lets_you_do_an_action_several_times() -> None:
    board = Board(hand="EW EP EC EM ES")
    board.play(0, placement("E(1,-3)+W(2,-3)"), "start energy")
    board.play(0, "build tower_ne.castle_ne", "build tower_ne.castle_ne")
    assert board.points() == 3


@cites("4.10", "9.14", "R15")
def test_a_crystal_taken_out_before_the_domino_makes_room_for_it() -> None:
    board = Board(hand="EW EP EC EM ES")
    board.expect_cannot(0, placement("E(0,-2)+W(0,-1)"))
    board.play(0, f"remove {cell(0, -2)}")
    assert board.points() == -1
    board.play(0, placement("E(0,-2)+W(0,-1)"))
    assert board.strength == {"energy": 2, "witch": 1}


def full_except(*open_cells: tuple[int, int]) -> Board:
    """Returns a position in which all other cells of the cauldron are taken, by crystals and by
    more tiles than the box has."""
    board = Board(hand="EW EP EC EM ES")
    s = board.state
    tiles = PRINTED_MASK
    for q, r in COORDINATES:
        if (q, r) not in open_cells:
            tiles |= 1 << CELL_OF[cell(q, r)]
    s.tiles[0] = tiles & ~s.gems[0] & ~s.black[0]
    return board


@cites("R16", "9.14", "4.10")
def test_if_no_domino_fits_crystals_that_make_room_have_to_go() -> None:
    """W3: one of the crystals that make room has to be taken out; others may be, but they do not
    help."""
    board = full_except((0, -1))
    board.settle()
    board.expect_prompt(0, "prompt-make-room")
    board.expect_options(0, [f"remove {cell(0, -2)}", f"remove {cell(0, 0)}"])
    others = [f"remove {cell(q, r)}" for q, r in ((2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0))]
    board.expect_offered(0, others)
    refused = board.expect_refused
    refused(0, "discard energy-witch", rule="R16", because="refuse-discard-crystal")
    labels = board.sight(0).labels
    assert labels[f"remove {cell(0, -2)}"].key == "move-remove-room"
    assert labels[others[0]].key == "move-remove"
    board.play(0, others[0])
    assert board.points() == -1
    board.expect_prompt(0, "prompt-make-room")
    board.play(0, f"remove {cell(0, -2)}")
    board.expect_can(0, placement("E(0,-2)+W(0,-1)"))


@cites("R16")
def test_if_nothing_helps_a_domino_and_its_actions_are_lost() -> None:
    board = full_except()
    s = board.state
    s.tiles[0] |= s.gems[0] | s.black[0]
    s.gems[0] = s.black[0] = 0
    board.settle()
    board.expect_prompt(0, "prompt-discard")
    board.play(0, "discard energy-witch")
    board.expect_options(0, ["end-turn"])
    board.play(0, "end-turn")
    assert board.sees(0)["seats"][0]["lost"] == ["energy-witch"]
    assert board.sees(0)["seats"][0]["hand"] == 5


@cites("R14")
@pytest.mark.parametrize("action", ["energy", "witch", "pentagram", "crystal", "wand", "scroll"])
def test_every_action_may_be_left_unused(action: str) -> None:
    board = Board(doing=(action, 3))
    board.play(0, "stop")
    board.expect_options(0, ["end-turn"])
    assert (board.points(), board.state.ring[0], board.state.wand[0]) == (0, 0, 0)


# -- chains --------------------------------------------------------------------------------------


@cites("5.1", "E1")
def test_a_chain_of_three_wands_is_three_wand_actions() -> None:
    board = Board(hand="EM EP EC EW ES", dominoes="M(-3,2)+P(-3,1)")
    board.play(0, placement("M(-2,1)+E(-1,0)"))
    assert board.strength == {"wand": 3, "energy": 1}
    board.play(0, "start wand")
    board.expect_can(0, "step 3")
    board.expect_cannot(0, "step 4")


@cites("5.1", "5.3", "5.4", "E2")
def test_a_chain_of_five_crystals_and_a_lone_wand() -> None:
    board = Board(hand="CM EP EW EM ES", dominoes="C(1,2)+S(2,1) C(-1,3)+E(-2,3) C(1,1)+P(1,0)")
    board.play(0, placement("C(-1,2)+M(-1,1)"))
    assert board.strength == {"crystal": 5, "wand": 1}


@cites("5.2", "5.4")
def test_both_halves_may_belong_to_chains() -> None:
    """Even the first domino may touch two corners, so that both halves make chains."""
    board = Board(hand="EW EP EC EM ES")
    board.play(0, placement("E(1,-3)+W(2,-3)"))
    assert board.strength == {"energy": 2, "witch": 2}


@cites("5.3")
def test_a_half_that_touches_no_equal_symbol_counts_once() -> None:
    board = Board(hand="EW EP EC EM ES")
    board.play(0, placement("E(-1,1)+W(-1,0)"))
    assert board.strength == {"energy": 1, "witch": 1}


@cites("R13")
def test_how_strong_an_action_is_is_read_when_it_starts() -> None:
    board = Board(
        hand="PW EP EC EM ES",
        dominoes="W(1,-2)+E(1,-3)",
        ring={0: 1},
        slots=["EW", "PS", "CM"],
    )
    board.play(0, placement("P(2,-1)+W(1,-1)"))
    assert board.strength == {"pentagram": 1, "witch": 2}
    board.play(0, "start pentagram", "step 1", f"inlay {cell(0, -1)}")
    board.expect_prompt(0, "prompt-witch-lay")
    assert board.due(0)["due-witch"] == 3
