"""Solo (chapter 15). All wizards are blue."""

from __future__ import annotations

import pytest

from coven.core import play, rng_of
from coven.testkit import cites
from coven.testkit.walk import RandomPlayer

from .scenes import EIGHT, GAME, Board

HAND = {0: "W1 W2 TM5"}


@cites("15.1", "R75")
def test_alone_you_play_twelve_wizards_set_up_as_usual() -> None:
    board = Board(1)
    assert [board.on(f"T{tower}") for tower in range(1, 10)] == [
        *["BBB"] * 3,
        "BB",
        "B",
        *[""] * 4,
    ]
    assert board.sees(0)["wizards"] == 12
    assert board.home == [0]


@cites("15.2", "4.5")
def test_in_each_turn_you_play_one_card_and_draw_back_up_to_three() -> None:
    board = Board(1, hands=HAND, top="W3 W4", spells="none", wizards={10: "BBB"})
    assert board.sees(0)["deck"] == 87
    board.play(0, "card W1", "wizard 10 0")
    assert board.hand(0) == "W2 W3 TM5"
    board.expect_options(0, ["card W2", "card W3", "card TM5", "refresh"])
    assert board.sees(0)["deck"] == 86


@cites("15.2", "15.8")
def test_a_second_card_has_to_wait_for_the_next_turn() -> None:
    board = Board(1, hands=HAND, wizards={10: "BBB"}, spells="move_tower")
    board.play(0, "card W1", "wizard 10 0")
    board.expect_options(0, ["end-turn", "cast move_tower"])
    board.expect_refused(0, "card W2", rule="15.2", because="refuse-no-action")


@cites("15.3")
def test_the_discards_are_never_shuffled_again() -> None:
    board = Board(
        1, hands=HAND, pile="W3", wizards={10: "BBB"}, spells="none", solo_end="play-on", cards=86
    )
    discards = len(board.sees(0)["discard"])
    board.play(0, "card W1", "wizard 10 0")
    assert board.hand(0) == "W2 W3 TM5"
    board.play(0, "card W2", "wizard 10 0")
    assert board.hand(0) == "W3 TM5"
    assert (board.sees(0)["deck"], len(board.sees(0)["discard"])) == (0, discards + 2)


@cites("15.3")
def test_if_you_cannot_go_on_for_lack_of_cards_you_have_lost() -> None:
    board = Board(
        1,
        hands={0: "W1"},
        pile="",
        wizards={10: "BBB"},
        spells="none",
        solo_end="play-on",
        cards=25,
    )
    board.play(0, "card W1", "wizard 10 0")
    board.expect_over("failed", ranking=[2])


@cites("15.4")
@pytest.mark.parametrize("cards", [0, 12, 29])
def test_you_win_with_all_twelve_home_after_no_more_than_thirty_cards(cards: int) -> None:
    """The solo game is still won if the thirtieth card brings the twelfth wizard home."""
    board = Board(1, hands=HAND, wizards={15: "B"}, cards=cards)
    board.play(0, "card W1", "wizard 15 0")
    assert board.sees(0)["cards"] == cards + 1
    board.expect_over("solved", ranking=[1])


@cites("15.4")
def test_after_thirty_cards_without_all_home_you_have_lost() -> None:
    board = Board(1, hands=HAND, wizards={15: "B", 10: "B"}, cards=29, spells="none")
    board.play(0, "card W1", "wizard 15 0")
    board.expect_over("failed", ranking=[2])


@cites("R78", "15.4")
def test_who_plays_on_after_thirty_cards_does_not_win_any_more() -> None:
    """The solo game is not won if the last wizard comes home with the thirty-first card."""
    board = Board(1, hands=HAND, wizards={15: "B", 10: "B"}, cards=29, solo_end="play-on")
    board.play(0, "card W1", "wizard 15 0")
    assert not board.state.over
    board = Board(1, hands=HAND, wizards={15: "B"}, cards=30, solo_end="play-on")
    board.play(0, "card W1", "wizard 15 0")
    board.expect_over("late", ranking=[2])


@cites("15.4", "15.8")
def test_a_spell_after_the_thirtieth_card_may_still_win() -> None:
    board = Board(1, hands=HAND, wizards={15: "B"}, cards=29, spells="move_wizard")
    board.play(0, "card TM5", "tower 1", "cast move_wizard", "wizard 15 0")
    board.expect_over("solved", ranking=[1])


@cites("15.5", "R77")
def test_changing_the_hand_uses_three_of_the_thirty_cards() -> None:
    board = Board(1, hands=HAND, top="W3 W4 W5", wizards={10: "BB"}, cards=10, spells="none")
    board.play(0, "refresh", "tower 9")
    assert board.on(10) == "BB"
    assert board.stack(10) == (9,)
    assert board.sees(0)["cards"] == 13
    assert board.hand(0) == "W3 W4 W5"


@cites("15.5")
def test_a_hand_changed_beyond_thirty_is_too_much() -> None:
    board = Board(1, hands=HAND, wizards={15: "B"}, cards=28, spells="move_wizard")
    board.play(0, "refresh", "no-push", "cast move_wizard", "wizard 15 0")
    assert board.sees(0)["cards"] == 31
    board.expect_over("late", ranking=[2])


@cites("15.6")
def test_without_spells_there_are_no_bottles_and_no_reward() -> None:
    board = Board(1, hands={0: "TM3 W1 W2"}, wizards={12: "BB", 14: "B"}, spells="none")
    assert board.bottles(0) == (0, 0, 0)
    board.play(0, "card TM3", "tower 9")
    board.expect_told("log-imprison")
    board.expect_not_told("log-fill")
    assert board.bottles(0) == (0, 0, 0)
    for spell in EIGHT.split():
        board.expect_refused(0, f"cast {spell}", rule="15.6", because="refuse-spell-not-here")


@cites("15.7", "R76")
def test_with_spells_three_lie_on_the_table_and_six_bottles_are_full() -> None:
    drawn = {tuple(Board(1, seed=seed).spells) for seed in range(12)}
    assert all(len(set(spells)) == 3 for spells in drawn)
    assert len(drawn) > 6
    assert Board(1).bottles(0) == (0, 6, 0)


@cites("15.7", "R76")
def test_spent_bottles_need_not_be_filled_again() -> None:
    board = Board(1, hands=HAND, wizards={15: "B"}, full={0: 1}, spent={0: 5})
    board.play(0, "card W1", "wizard 15 0")
    board.expect_over("solved", ranking=[1])


@cites("15.8")
def test_a_spell_comes_only_after_the_card() -> None:
    """A spell is refused before and during the card, and accepted once after it."""
    board = Board(1, hands=HAND, wizards={10: "BB"}, spells="move_tower move_wizard")
    board.expect_refused(0, "cast move_tower", rule="15.8", because="refuse-card-before-spell")
    board.play(0, "card W1")
    board.expect_refused(0, "cast move_tower", rule="15.8", because="refuse-card-before-spell")
    board.play(0, "wizard 10 0", "cast move_tower", "tower 9")
    assert board.bottles(0) == (0, 5, 1)
    board.expect_prompt(0, "prompt-turn-together")  # the next turn: only one spell is allowed


@cites("15.8", "5.10")
def test_a_wizard_who_goes_into_the_keep_ends_the_turn_before_the_spell() -> None:
    board = Board(1, hands=HAND, wizards={15: "B", 10: "B"}, spells="move_tower")
    board.play(0, "card W1", "wizard 15 0")
    board.expect_prompt(0, "prompt-turn-together")
    board.expect_cannot(0, "cast move_tower")


@cites("R72", "R86", "15.8")
def test_alone_piggyback_has_its_own_moment_once_the_card_lies() -> None:
    board = Board(1, hands=HAND, wizards={10: "BBB"}, spells="piggyback")
    board.expect_refused(0, "cast piggyback", rule="14.7")
    board.play(0, "card W1", "wizard 10 0", "cast piggyback")
    assert (board.on(10), board.on(11)) == ("B", "BB")


@cites("15.1", "5.1")
def test_all_wizards_are_yours() -> None:
    board = Board(1, hands=HAND, wizards={10: "BB", "T2": "B"})
    board.play(0, "card W1")
    board.expect_options(0, ["wizard 2 0", "wizard 10 0"])


@cites("15.4", "R78")
@pytest.mark.parametrize("end", ["thirty", "play-on"])
def test_a_solo_game_ends_by_itself(end: str) -> None:
    for seed in range(3):
        s = GAME.new(1, {"solo-end": end}, rng_of(seed))
        player = RandomPlayer(GAME, seed)
        while not s.over:
            play(s, *player.choose(s))
        view = GAME.view(s, None)
        assert view["cards"] <= (32 if end == "thirty" else 90)
        assert GAME.ending(s) in ("solved", "late", "failed")
