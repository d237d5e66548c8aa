"""Cooperative (chapter 16). All wizards are blue."""

from __future__ import annotations

from typing import Any

import pytest

from coven.testkit import cites

from .scenes import Board

HAND = {0: "W1 W2 TM5"}


def together(seats: int = 3, **scene: Any) -> Board:
    return Board(seats, **{"game": "cooperative", "hands": HAND, **scene})


@cites("16.1", "R79", "R75")
def test_several_play_the_solo_game_in_turn_with_wizards_that_belong_to_all() -> None:
    board = together(spells="none", hands={0: "W1 W2 W3"}, top="W1 W2 W3 W4")
    assert board.sees(0)["wizards"] == 12
    assert [len(board.on(f"T{tower}")) for tower in range(1, 10)] == [3, 3, 3, 2, 1, 0, 0, 0, 0]
    for seat in (0, 1, 2, 0):
        board.expect_asked(seat)
        board.play(seat, board.options(seat)[0])
        piece = board.options(seat)[0]
        assert piece.startswith("wizard")
        board.play(seat, piece)


@cites("16.1", "15.2")
def test_one_card_is_played_in_each_turn() -> None:
    board = together(spells="none", wizards={10: "BB"}, top="W3")
    board.play(0, "card W1", "wizard 10 0")
    board.expect_asked(1)
    assert board.hand(0) == "W2 W3 TM5"


@cites("16.2", "R79")
def test_everybody_plays_from_the_same_open_hand_of_three() -> None:
    board = together(spells="none", wizards={10: "BB"})
    for seat in (0, 1, 2, None):
        assert board.sees(seat)["hand"] == ["W1", "W2", "TM5"]
    assert board.sees(None)["deck"] == 87
    board.play(0, "card W1", "wizard 10 0")
    board.play(1, "card W2")
    assert "W2" not in board.sees(2)["hand"]


@cites("16.2", "R79")
def test_cooperative_players_may_each_have_a_hidden_hand_of_three() -> None:
    board = together(
        spells="none",
        wizards={10: "BB"},
        hands={0: "W1 W1 W1", 1: "W2 W2 W2", 2: "W3 W3 W3"},
        cooperative_hands="hidden",
        top="TM4",
    )
    assert board.sees(None)["hands"] == [3, 3, 3]
    for seat in range(3):
        assert board.sees(seat)["hand"] == [f"W{seat + 1}"] * 3
    assert board.sees(None)["hand"] is None
    board.play(0, "card W1", "wizard 10 0")
    assert board.hand(0) == "W1 W1 TM4"
    board.expect_options(1, ["card W2", "refresh"])


@cites("16.3")
def test_the_players_have_no_way_to_talk_about_their_plans() -> None:
    for hands in ("open", "hidden"):
        board = together(spells="none", wizards={10: "BB"}, cooperative_hands=hands)
        board.expect_options(0, ["card W1", "card W2", "card TM5", "refresh"])
        for seat in (1, 2):
            assert board.options(seat) == board.offered(seat) == []
            board.expect_refused(seat, "ask-card", rule="12.1", because="refuse-no-teams")
            assert board.sight(seat).asked == ()


@cites("16.4", "15.7")
def test_three_spells_and_six_full_bottles_are_shared_by_all() -> None:
    assert len(together(seed=3).spells) == 3
    board = together(spells="move_tower", wizards={10: "BB"}, top="W3 W4")
    assert board.sees(None)["bottles"] == [{"empty": 0, "full": 6, "spent": 0}]
    board.play(0, "card W1", "wizard 10 0", "cast move_tower", "tower 9")
    board.expect_asked(1)
    board.play(1, "card W2", "wizard 10 0", "cast move_tower", "tower 8")
    assert board.bottles(0) == (0, 4, 2)


@cites("16.4", "15.8")
def test_a_spell_comes_after_the_card_here_too() -> None:
    board = together(spells="move_tower", wizards={10: "BB"})
    board.expect_refused(0, "cast move_tower", rule="15.8", because="refuse-card-before-spell")
    board.play(0, "card W1", "wizard 10 0")
    board.expect_refused(1, "cast move_tower", rule="10.3", because="refuse-not-your-turn-to-cast")


@cites("16.5")
@pytest.mark.parametrize(
    ("cards", "ending", "ranking"), [(29, "solved", [1, 1, 1]), (30, "late", [2, 2, 2])]
)
def test_the_players_win_or_lose_together(cards: int, ending: str, ranking: list[int]) -> None:
    board = together(wizards={15: "B"}, cards=cards, solo_end="play-on")
    board.play(0, "card W1", "wizard 15 0")
    board.expect_over(ending, ranking=ranking)


@cites("16.5", "15.3")
def test_without_cards_all_have_lost() -> None:
    board = together(wizards={10: "B"}, hands={0: "W1"}, pile="", spells="none", cards=9)
    board.play(0, "card W1", "wizard 10 0")
    board.expect_over("failed", ranking=[2, 2, 2])


@cites("16.5", "15.4")
def test_thirty_cards_are_counted_over_all_players() -> None:
    board = together(wizards={10: "BB"}, cards=28, spells="none", top="W3 W4")
    board.play(0, "card W1", "wizard 10 0")
    board.play(1, "card W2", "wizard 10 0")
    board.expect_over("failed", ranking=[2, 2, 2])
