"""Noughts and crosses, paragraph by paragraph."""

from __future__ import annotations

import pytest

from coven.games.noughts_and_crosses.state import EMPTY, LINES
from coven.testkit import cites
from coven.testkit.scenario import Scene


@cites("1.1")
def test_two_players_share_nine_empty_cells() -> None:
    scene = Scene("noughts-and-crosses")
    assert scene.sees(None)["cells"] == [EMPTY] * 9
    scene.expect_options(0, [f"mark {cell}" for cell in range(9)])


@cites("2.1")
def test_in_your_turn_you_mark_one_empty_cell() -> None:
    scene = Scene("noughts-and-crosses")
    scene.play(0, "mark 4")
    assert scene.sees(None)["cells"][4] == 0
    scene.expect_refused(1, "mark 4", rule="2.1", because="refuse-taken")
    scene.expect_refused(1, "mark 9", rule="2.1", because="refuse-unknown")
    scene.expect_malformed(1, "mark 4 ")


@cites("2.2")
def test_then_it_is_the_other_players_turn() -> None:
    scene = Scene("noughts-and-crosses")
    scene.play(0, "mark 4")
    scene.expect_asked(1)
    scene.expect_refused(0, "mark 0", rule="2.2", because="not-your-turn")


@cites("3.1")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_marks_three_in_a_line_wins_at_once(line: tuple[int, ...], seat: int) -> None:
    scene = Scene("noughts-and-crosses")
    for cell in line[:2]:
        scene.state.cells[cell] = seat
    scene.state.stack[-1].who = seat
    scene.settle()
    scene.play(seat, f"mark {line[2]}")
    scene.expect_over("line", ranking=[1, 2] if seat == 0 else [2, 1])
    scene.expect_scores(seat, line=1)
    scene.expect_refused(1 - seat, "mark 5", rule="3.1", because="game-over")


@cites("3.1")
def test_the_last_cell_can_still_make_a_line() -> None:
    scene = Scene("noughts-and-crosses")
    scene.state.cells[:] = [0, 0, EMPTY, 1, 1, 0, 0, 1, 1]
    scene.settle()
    scene.play(0, "mark 2")
    scene.expect_over("line", ranking=[1, 2])


@cites("3.2")
def test_a_full_grid_without_a_line_is_shared() -> None:
    scene = Scene("noughts-and-crosses")
    scene.play(0, "mark 0")
    for seat, cell in ((1, 4), (0, 8), (1, 1), (0, 7), (1, 6), (0, 2), (1, 5), (0, 3)):
        scene.play(seat, f"mark {cell}")
    scene.expect_over("full", ranking=[1, 1])
