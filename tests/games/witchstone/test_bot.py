"""What bots consider: free gains are never waived, and nothing is spent for nothing."""

from __future__ import annotations

import pytest

from coven.bots import answer, bot_for

from .scenes import GAME, Board


def considered(board: Board, seat: int = 0) -> list[str]:
    state = board.state
    return [move.text for move in GAME.sensible(state, seat, state.pending[seat])]


@pytest.mark.parametrize(
    ("action", "times", "first"),
    [("energy", 2, "build"), ("witch", 1, "lay"), ("pentagram", 3, "step"), ("wand", 3, "step")],
)
def test_no_free_action_is_waived(action: str, times: int, first: str) -> None:
    """W11, W13: bots consider only moves that use the action's markers, witches or steps, which
    cost nothing; they never stop early."""
    found = considered(Board(doing=(action, times), round=3))
    assert found
    assert all(text.startswith(first) for text in found)


def test_a_scroll_is_always_taken() -> None:
    """W13: bots do not consider refusing a scroll, even if there is only one."""
    assert considered(Board(doing=("scroll", 1))) == ["take 1"]


def test_a_crystal_that_can_leave_does_so() -> None:
    """W11: if a crystal can leave the cauldron, the bot considers only moves by which one does."""
    board = Board(doing=("crystal", 1), gems=[(-1, -2), (2, -2)], round=7)
    assert considered(board) == ["crystal b1 top_left"]


def test_crystals_only_come_nearer_to_the_rim() -> None:
    """W14: bots consider only crystal moves that end nearer to the rim."""
    board = Board(doing=("crystal", 1), gems=[], black=(1, 0))
    assert considered(board) == ["crystal d5 c5", "crystal d5 d6", "crystal d5 e5"]


def test_the_owl_makes_all_its_steps_round_the_pentagram() -> None:
    """W14: bots use all four steps."""
    assert considered(Board(doing=("pentagram", 4), ring={0: 5})) == ["step 4"]


def test_the_owl_may_wait_before_a_silver_space_but_not_in_the_last_turn() -> None:
    """W14: bots also consider stopping before a silver space, because it counts what one has when
    the owl comes there; in the last turn they use all steps."""
    assert considered(Board(doing=("wand", 3), wand={0: 4})) == ["step 3", "step 1"]
    assert considered(Board(doing=("wand", 3), wand={0: 4}, round=11)) == ["step 3"]


def test_a_shelf_whose_action_is_impossible_is_not_considered() -> None:
    board = Board(doing=("crystal", 1), wand={0: 22}, gems=[(3, -1)], round=9)
    board.play(0, "crystal c6 top_right")
    assert considered(board) == ["shelve top_right down"]


def test_a_special_hex_is_used_in_the_last_turn() -> None:
    board = Board(doing=("pentagram", 1), ring={0: 1}, round=11, slots=["EW", "PC", "MS"])
    board.play(0, "step 1")
    assert considered(board) == ["twice energy", "twice witch"]


def test_a_special_hex_is_laid_down_in_the_last_turn_where_it_still_counts() -> None:
    """In the last turn bots lay a special hex only beside the action that is still to come, or do
    an action twice instead."""
    slots = ["EW", "PC", "MS"]
    board = Board(round=11, ring={0: 1}, hand="PE", gems=[], black=(0, 2), slots=slots)
    board.play(0, "place energy-pentagram d4 d5")
    board.play(0, "start pentagram")
    board.play(0, "step 1")
    beside = ["c3", "c4", "d3", "e3", "e4"]
    assert considered(board)[:2] == ["twice energy", "twice witch"]
    assert sorted(considered(board)[2:]) == [f"inlay {cell}" for cell in beside]


def test_of_the_placements_some_of_each_domino_are_considered() -> None:
    board = Board(hand="EW PC MS", dominoes="E(1,-3)+S(2,-3)")
    found = considered(board)
    assert len(found) < 40
    assert {text.split()[1] for text in found} == {
        "energy-witch",
        "pentagram-crystal",
        "wand-scroll",
    }
    assert found[0].startswith("place energy-witch")


def test_a_booster_that_finishes_a_portal_is_used() -> None:
    """Level 3 plays the booster although its search could also waive the markers that it brings."""
    building = {1: ("tower_sw.stone", 1)}
    board = Board(
        doing=("energy", 1), round=11, active=1, building=building, scrolls={1: "boost-energy"}
    )
    board.play(1, "build tower_sw.stone")
    assert answer(bot_for(GAME, 3), board.state, 1).text == "boost energy"
