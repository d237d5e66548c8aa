"""The handicap (chapter 15)."""

from __future__ import annotations

from functools import cache

import pytest

from coven.core import BadOptions
from coven.testkit import cites

from .scenes import GAME, Board


@cache
def choices(level: int) -> tuple[list[int], Board]:
    """Plays a game in which the first seat has a handicap of this level; returns how many dominoes
    it could choose from in each turn, and the final position."""
    board = Board(2, handicaps=[level])
    found = []
    while not board.state.over:
        if 0 in board.state.pending:
            found.append(len(board.sees(0)["hand"]))
        board.finish_turn()
    return found, board


@cites("15.1", "R46")
def test_four_dominoes_go_back_into_the_box_unseen_and_the_others_play_as_usual() -> None:
    board = Board(3, handicaps=[3, 0, 2])
    seats = board.sees(0)["seats"]
    assert [(s["handicap"], s["hand"] + s["pile"]) for s in seats] == [(3, 11), (0, 15), (2, 11)]
    assert [s["hand"] for s in seats] == [3, 5, 2]
    boxed = {board.other_world(0, seed).boxed[0] for seed in range(8)}
    assert len(boxed) > 5


@cites("15.2")
def test_level_3_chooses_from_three_and_in_the_last_turns_from_two_and_one() -> None:
    found, board = choices(3)
    assert found == [3] * 9 + [2, 1]
    assert board.sees(0)["seats"][0]["hand"] == 0


@cites("15.3")
def test_level_2_chooses_from_two_and_in_the_last_turn_has_one() -> None:
    found, board = choices(2)
    assert found == [2] * 10 + [1]
    assert board.sees(0)["seats"][0]["pile"] == 0


@cites("15.4")
def test_level_1_draws_one_at_the_beginning_of_the_turn_and_has_no_choice() -> None:
    found, board = choices(1)
    assert found == [1] * 11
    board = Board(2, handicaps=[1])
    board.finish_turn()
    assert board.sees(0)["seats"][0]["hand"] == 0
    board.finish_turn()
    assert board.sees(0)["seats"][0]["hand"] == 1


@cites("15.5")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_everyone_plays_eleven_dominoes_with_any_handicap(level: int) -> None:
    _, board = choices(level)
    for seat in board.sees(None)["seats"]:
        assert len(seat["cauldron"]["dominoes"]) + len(seat["lost"]) == 11
    assert [s["hand"] for s in board.sees(None)["seats"]] == [0, 4]


@cites("15.1")
def test_a_seat_that_is_not_there_has_no_handicap() -> None:
    with pytest.raises(BadOptions):
        GAME.new(2, {"handicap-3": 1})
