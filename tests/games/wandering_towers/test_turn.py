"""The turn (chapter 4)."""

from __future__ import annotations

import pytest

from coven.games.wandering_towers.components import FACE_OF
from coven.testkit import cites

from .scenes import Board, Where

OUTSIDE: dict[Where, str] = {10: "BB", 12: "YY"}


@cites("4.1", "4.9")
def test_everyone_plays_in_turn_clockwise() -> None:
    board = Board(3)
    for seat in (0, 1, 2, 0):
        board.expect_asked(seat)
        assert board.active == seat
        board.finish_turn()


@cites("4.9")
def test_who_is_not_on_turn_waits() -> None:
    board = Board(3, hands={1: "W1 W2 W3"})
    board.expect_refused(1, "card W1", rule="4.9", because="not-your-turn")


@cites("4.2")
def test_a_turn_has_two_actions_each_a_card_put_on_the_discards_and_its_move() -> None:
    board = Board(2, wizards=OUTSIDE, hands={0: "W1 W2 TM5"})
    board.play(0, "card W1")
    assert board.sees(1)["discard"] == ["W1"]
    board.play(0, "wizard 10 0")
    assert board.on(11) == "B"
    board.expect_asked(0)
    board.play(0, "card W2", "wizard 10 0")
    assert board.on(12) == "BYY"
    assert board.sees(1)["discard"] == ["W1", "W2"]
    board.expect_asked(1)


@cites("4.2")
def test_a_card_not_in_the_hand_cannot_be_played() -> None:
    board = Board(2, hands={0: "W1 W2 TM5"})
    board.expect_refused(0, "card W3", rule="4.2", because="refuse-not-in-hand")
    board.expect_refused(0, "end-turn", rule="4.2", because="refuse-end-early")
    board.expect_refused(0, "tower 1", rule="4.2", because="refuse-card-first")


@cites("4.3")
def test_a_card_that_can_move_nothing_may_be_played_and_uses_the_action() -> None:
    """A wizard card may be played although no wizard is visible; changing the hand instead is
    possible, too."""
    board = Board(
        2, towers={10: (1,)}, wizards={10: "BB", 12: "YY"}, hands={0: "W1 W2 W3"}, top="TM1 TM1"
    )
    board.expect_options(0, ["card W1", "card W2", "card W3", "refresh"])
    board.play(0, "card W1")
    board.expect_told("log-card", "log-idle")
    assert board.on(10) == "BB"
    assert board.hand(0) == "W2 W3"
    board.play(0, "card W3")
    board.expect_asked(1)
    assert board.hand(0) == "W2 TM1 TM1"


@cites("4.4", "R9")
def test_a_first_card_that_can_move_something_has_to() -> None:
    board = Board(2, wizards=OUTSIDE, hands={0: "W1 W2 TM5"})
    board.expect_refused(0, "drop W1", rule="4.4", because="refuse-drop-first")
    board.play(0, "card W1")
    board.expect_options(0, ["wizard 10 0"])
    board.expect_refused(0, "idle", rule="4.4", because="refuse-must-move")


@cites("4.4", "R8")
def test_the_second_card_may_be_thrown_away_unused_but_not_kept() -> None:
    board = Board(2, wizards=OUTSIDE, hands={0: "W1 W2 TM5"}, top="W5 W5")
    board.play(0, "card W1", "wizard 10 0")
    board.expect_options(0, ["card W2", "card TM5", "drop W2", "drop TM5"])
    board.play(0, "drop TM5")
    assert board.sees(1)["discard"] == ["W1", "TM5"]
    assert board.hand(0) == "W2 W5 W5"
    board.expect_asked(1)


@cites("R10")
def test_a_dead_card_may_be_played_although_another_would_work() -> None:
    board = Board(2, towers={10: (1,)}, wizards={10: "BB", 12: "YY"}, hands={0: "W1 W2 TM5"})
    board.play(0, "card W1")
    board.expect_told("log-idle")
    board.expect_can(0, "card TM5")


@cites("4.5")
def test_cards_are_drawn_only_when_the_turn_is_over() -> None:
    board = Board(2, wizards=OUTSIDE, hands={0: "W1 W2 TM5"}, top="W4 TM4")
    board.play(0, "card W1", "wizard 10 0")
    assert board.hand(0) == "W2 TM5"
    assert board.sees(0)["deck"] == 84
    board.play(0, "card W2", "wizard 10 0")
    assert board.hand(0) == "W4 TM4 TM5"
    assert board.sees(0)["deck"] == 82


@cites("4.6", "R13")
def test_when_the_draw_pile_runs_out_the_discards_are_shuffled_in_mid_refill() -> None:
    board = Board(2, wizards=OUTSIDE, hands={0: "W1 W2 TM5"}, pile="W5")
    discards = [*board.state.discard, FACE_OF["W1"], FACE_OF["W2"]]
    discards.remove(FACE_OF["TD3"])
    board.shuffled([*discards, FACE_OF["TD3"]])
    board.play(0, "card W1", "wizard 10 0", "card W2", "wizard 10 0")
    board.expect_all_drawn()
    board.expect_told("log-reshuffle")
    assert board.hand(0) == "W5 TM5 TD3"
    assert board.sees(1)["discard"] == []
    assert board.sees(1)["deck"] == 90 - 6


@cites("4.6")
def test_the_discards_wait_until_the_pile_is_needed() -> None:
    board = Board(2, wizards=OUTSIDE, hands={0: "W1 W2 TM5"}, pile="W5 W4")
    board.play(0, "card W1", "wizard 10 0", "card W2", "wizard 10 0")
    board.expect_not_told("log-reshuffle")
    assert board.sees(1)["deck"] == 0


@cites("4.7", "R11")
def test_instead_of_playing_one_may_change_the_whole_hand() -> None:
    """The player sees the new hand before deciding about the push."""
    board = Board(2, wizards=OUTSIDE, hands={0: "W1 W2 TM5"}, top="W3 W4 TM1")
    board.play(0, "refresh")
    assert board.sees(1)["discard"] == ["W1", "W2", "TM5"]
    assert board.hand(0) == "W3 W4 TM1"
    board.expect_options(0, ["no-push", *[f"tower {t}" for t in range(1, 10)]])
    board.expect_refused(0, "card W3", rule="4.8", because="refuse-push-only")
    board.play(0, "no-push")
    board.expect_asked(1)
    assert board.hand(0) == "W3 W4 TM1"


@cites("4.7")
def test_changing_the_hand_is_too_late_once_a_card_was_played() -> None:
    board = Board(2, wizards=OUTSIDE, hands={0: "W1 W2 TM5"})
    board.play(0, "card W1", "wizard 10 0")
    board.expect_refused(0, "refresh", rule="4.7", because="refuse-refresh-late")


@cites("4.8", "R11")
def test_the_push_moves_any_tower_one_space_like_an_ordinary_tower_move() -> None:
    """The pushed tower imprisons, uncovers and fills a bottle; then the turn ends."""
    board = Board(2, towers={9: (9, 1)}, wizards={10: "Y", "T9": "B", "T1": "B", 12: "Y"}, keep=5)
    board.play(0, "refresh", "tower 1")
    assert (board.stack(9), board.stack(10)) == ((9,), (1,))
    assert (board.on("T1"), board.on(10)) == ("B", "Y")
    assert board.bottles(0) == (5, 1, 0)
    assert board.sees(1)["spaces"][9]["wizards"] == [1, 0]
    board.expect_asked(0)  # the new bottle could pay for a spell
    board.play(0, "end-turn")
    board.expect_asked(1)


@cites("4.8")
def test_a_push_is_only_possible_after_changing_the_hand() -> None:
    board = Board(2)
    board.expect_refused(0, "no-push", rule="4.8", because="refuse-no-push")


@cites("R12")
def test_the_hand_is_refilled_after_a_turn_cut_short_too() -> None:
    """After a turn that an entry has ended early, exactly one card is drawn."""
    board = Board(2, wizards={15: "B", 10: "BY"}, hands={0: "W1 W2 TM5"}, top="W4 TM4")
    board.play(0, "card W1", "wizard 15 0")
    assert board.hand(0) == "W2 W4 TM5"
    assert board.sees(0)["deck"] == 83


@cites("4.2", "R8")
@pytest.mark.parametrize("second", ["card W2", "drop W2"])
def test_after_two_cards_the_turn_has_no_third(second: str) -> None:
    board = Board(2, wizards=OUTSIDE, hands={0: "W1 W2 TM5"}, full={0: 1})
    board.play(0, "card W1", "wizard 10 0", second)
    if second == "card W2":
        board.play(0, "wizard 10 0")
    board.expect_options(0, ["end-turn", "cast move_tower"])
    board.expect_refused(0, "card TM5", rule="4.2", because="refuse-no-action")
