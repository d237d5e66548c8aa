"""Spells in the basic game (chapter 10)."""

from __future__ import annotations

from typing import Any

import pytest

from coven.testkit import cites

from .scenes import EIGHT, Board, Where

OUTSIDE: dict[Where, str] = {10: "BB", 12: "YY"}
CASTS = ("cast move_wizard", "cast move_tower")


def basic(**scene: Any) -> Board:
    """Returns a basic game in blue's turn, with full bottles."""
    ready = {"wizards": OUTSIDE, "hands": {0: "W1 W2 TM5"}, "full": {0: 4, 1: 4}}
    return Board(2, **{**ready, **scene})


@cites("10.1")
def test_in_the_basic_game_one_can_cast_two_spells() -> None:
    board = basic()
    board.expect_can(0, *CASTS)
    for spell in EIGHT.split():
        if f"cast {spell}" not in CASTS:
            board.expect_refused(0, f"cast {spell}", rule="3.4", because="refuse-spell-not-here")


@cites("10.2")
def test_a_spell_costs_its_number_of_full_bottles_which_leave_the_game() -> None:
    board = basic()
    board.play(0, "cast move_wizard")
    assert board.bottles(0) == (2, 2, 2)
    board = basic()
    board.play(0, "cast move_tower")
    assert board.bottles(0) == (2, 3, 1)


@cites("10.2")
def test_one_full_bottle_pays_for_a_tower_but_not_for_a_wizard() -> None:
    board = basic(full={0: 1})
    board.expect_refused(0, "cast move_wizard", rule="10.2", because="refuse-too-dear")
    board.expect_can(0, "cast move_tower")
    board.play(0, "cast move_tower", "tower 1")
    assert board.bottles(0) == (5, 0, 1)
    board.expect_scores(0, bottles=1)


@cites("10.3")
def test_only_one_spell_once_in_a_turn() -> None:
    board = basic()
    board.play(0, "cast move_tower", "tower 1")
    for cast in CASTS:
        board.expect_refused(0, cast, rule="10.3", because="refuse-spell-used")
    board.play(0, "card W1", "wizard 10 0")
    board.expect_cannot(0, *CASTS)
    board.play(0, "drop W2")
    board.expect_asked(1)
    board.expect_can(1, *CASTS)
    board.finish_turn()
    board.expect_can(0, *CASTS)  # a new turn, a new spell


@cites("10.3")
def test_one_casts_only_in_ones_own_turn() -> None:
    board = basic()
    for cast in CASTS:
        board.expect_refused(1, cast, rule="10.3", because="refuse-not-your-turn-to-cast")
    board.play(0, "card W1")
    board.expect_cannot(1, *CASTS, "pass")
    board.play(0, "wizard 10 0")
    board.expect_asked(0)


@cites("10.3", "R37")
@pytest.mark.parametrize("moment", range(5))
def test_one_may_cast_at_any_moment_of_the_turn(moment: int) -> None:
    """A spell may be cast before, between and after the cards, and between playing a card and
    choosing its piece."""
    board = basic()
    answers = ["card W1", "wizard 10 0", "card W2", "wizard 10 0"]
    board.play(0, *answers[:moment])
    board.play(0, "cast move_tower", "tower 5")
    assert board.stack(7) == (7, 5)
    board.play(0, *answers[moment:])
    board.expect_asked(1)


@cites("R37")
def test_one_may_cast_after_a_roll_before_the_piece_is_chosen() -> None:
    board = basic(hands={0: "WD2 W2 TM5"})
    board.dice(2)
    board.play(0, "card WD2")
    board.play(0, "accept", "cast move_tower", "tower 9")
    board.expect_options(0, ["wizard 10 0"])


@cites("R37", "4.3")
def test_a_dead_card_waits_for_a_spell_that_may_revive_it() -> None:
    board = basic(towers={10: (1,)}, wizards={10: "BB", 12: "YY"})
    board.play(0, "card W1")
    board.expect_options(0, ["idle", *CASTS])
    board.play(0, "cast move_tower", "tower 1")
    board.expect_options(0, ["wizard 10 0"])


@cites("R37")
def test_nobody_is_forced_to_cast_because_no_card_can_move() -> None:
    board = basic(towers={10: (1,)}, wizards={10: "BB", 12: "YY"}, hands={0: "W1 W2 W3"})
    board.play(0, "card W1", "idle", "card W2", "idle")
    assert board.bottles(0) == (2, 4, 0)
    board.play(0, "end-turn")
    board.expect_asked(1)


@cites("R38")
@pytest.mark.parametrize("moment", range(3))
def test_a_turn_of_changing_the_hand_allows_its_one_spell_too(moment: int) -> None:
    """The spell may come before the change, before the push or after it, but only once."""
    board = basic()
    answers = ["refresh", "no-push"]
    board.play(0, *answers[:moment])
    board.play(0, "cast move_tower", "tower 5")
    board.expect_cannot(0, *CASTS)
    board.play(0, *answers[moment:])
    board.expect_asked(1)


@cites("R39")
def test_a_bottle_that_the_spell_itself_fills_cannot_pay_for_it() -> None:
    board = basic(wizards={3: "Y", 10: "BY"}, towers={14: (3,)}, full={0: 0, 1: 4})
    board.expect_refused(0, "cast move_tower", rule="10.2", because="refuse-too-dear")


@cites("R39", "R44")
def test_the_last_full_bottle_is_spent_and_another_empty_one_fills() -> None:
    board = basic(wizards={3: "Y", 10: "BY"}, towers={14: (3,)}, full={0: 1})
    board.play(0, "cast move_tower", "tower 1")
    assert board.on(3) == "Y"
    assert board.bottles(0) == (4, 1, 1)


@cites("R44", "9.3")
def test_a_spent_bottle_is_never_filled_again() -> None:
    board = basic(wizards={3: "Y", 10: "BY"}, towers={14: (3,)}, full={0: 1}, spent={0: 5})
    board.play(0, "cast move_tower", "tower 1")
    assert board.bottles(0) == (0, 0, 6)


@cites("R40", "10.6")
def test_a_spell_needs_something_it_can_do() -> None:
    board = basic(towers={10: (1,), 12: (2,)}, wizards={10: "BB", 12: "YY"})
    board.expect_refused(0, "cast move_wizard", rule="10.6", because="refuse-no-target")
    board.expect_can(0, "cast move_tower")


@cites("R41", "14.1")
def test_a_wizard_spell_reaches_any_players_visible_wizard() -> None:
    board = basic(towers={13: (1,)}, wizards={10: "BY", 13: "YB", "T5": "Y"})
    board.play(0, "cast move_wizard")
    board.expect_options(0, ["wizard 10 0", "wizard 10 1", "wizard 5 1"])
    board.play(0, "wizard 5 1")
    assert board.on("T6") == "Y"


@cites("10.4")
@pytest.mark.parametrize("cards", range(3))
def test_a_spell_that_brings_a_wizard_home_ends_the_turn(cards: int) -> None:
    board = basic(wizards={15: "B", 10: "BB", 12: "Y"})
    home = board.home[0]
    board.play(0, *["card W1", "wizard 10 0", "card W2", "wizard 10 0"][: 2 * cards])
    board.play(0, "cast move_wizard", "wizard 15 0")
    assert board.home[0] == home + 1
    assert board.keep == 1
    board.expect_asked(1)
    assert len(board.hand(0).split()) == 3


@cites("10.4", "R37")
def test_a_card_in_the_middle_of_which_a_spell_brings_a_wizard_home_moves_nothing() -> None:
    board = basic(wizards={15: "B", 10: "BB", 12: "Y"})
    board.play(0, "card W1", "cast move_wizard", "wizard 15 0")
    board.expect_asked(1)
    assert (board.on(10), board.sees(1)["discard"]) == ("BB", ["W1"])


@cites("R43")
def test_another_players_wizard_brought_home_counts_for_its_owner_and_ends_the_turn() -> None:
    board = basic(wizards={15: "Y", 10: "BB", 12: "Y"})
    home = board.home
    board.play(0, "cast move_wizard", "wizard 15 1")
    assert board.home == [home[0], home[1] + 1]
    assert board.keep == 1
    board.expect_asked(1)


@cites("R43", "R54")
def test_a_spell_may_bring_about_the_end_for_another() -> None:
    board = basic(wizards={15: "Y", 10: "BB"}, full={0: 2, 1: 6})
    board.play(0, "cast move_wizard", "wizard 15 1")
    board.expect_told("log-home", "log-finished")
    assert board.sees(0)["last_round"]
    board.expect_asked(1)
    board.finish_turn()
    board.expect_over("finished", ranking=[2, 1])


@cites("10.5")
def test_the_spells_stay_on_the_table_for_everybody() -> None:
    board = basic()
    board.play(0, "cast move_tower", "tower 1")
    assert board.spells == ["move_wizard", "move_tower"]
    board.finish_turn()
    board.play(1, "cast move_tower", "tower 1")
    assert board.bottles(1) == (2, 3, 1)


@cites("R53")
def test_the_basic_game_may_be_played_with_more_spells_but_only_in_ones_own_turn() -> None:
    board = basic(spells=EIGHT, wizards={10: "BB", 12: "YY", "T5": "B"})
    possible = [f"cast {spell}" for spell in EIGHT.split() if spell != "piggyback"]
    board.expect_can(0, *possible)
    for cast in possible:
        board.expect_refused(1, cast, rule="10.3", because="refuse-not-your-turn-to-cast")
    board.play(0, "cast nudge_keep", "nudge forwards")
    board.expect_cannot(0, *possible)
