"""Master wizards (chapter 13): spells in other players' turns."""

from __future__ import annotations

from typing import Any

import pytest

from coven.testkit import cites

from .scenes import EIGHT, Board, Where

OUTSIDE: dict[Where, str] = {10: "B", 12: "Y", 13: "R"}


def masters(seats: int = 3, **scene: Any) -> Board:
    """Returns a masters game in blue's turn; the first window is open if another player can
    cast."""
    ready = {
        "wizards": OUTSIDE,
        "hands": {0: "W1 W2 TM5"},
        "game": "masters",
        "spells": "move_wizard move_tower",
    }
    return Board(seats, **{**ready, **scene})


def named(card: str, piece: str, **scene: Any) -> Board:
    """Returns a masters game in which blue has played a card and chosen the piece; nobody has cast
    a spell, and yellow is asked."""
    board = masters(**scene, hands={0: f"{card} W2 TM5"})
    board.all_pass()
    board.play(0, f"card {card}")
    board.all_pass()
    board.play(0, piece)
    while 0 in board.state.pending:
        board.play(0, "pass")
    board.expect_asked(1)
    return board


# -- which spells ------------------------------------------------------------------------------


@cites("13.1", "R67")
def test_masters_lay_out_four_spells_drawn_at_random() -> None:
    drawn = {tuple(Board(2, game="masters", seed=seed).spells) for seed in range(12)}
    assert all(len(set(spells)) == 4 for spells in drawn)
    assert len(drawn) > 6
    assert {spell for spells in drawn for spell in spells} == set(EIGHT.split())


@cites("13.1", "R67")
@pytest.mark.parametrize("number", range(2, 9))
def test_masters_may_lay_out_any_number_of_spells(number: int) -> None:
    spells = Board(2, game="masters", spells=str(number), seed=number).spells
    assert len(set(spells)) == number
    assert set(spells) <= set(EIGHT.split())


@cites("13.1")
def test_what_the_basic_game_says_about_spells_still_holds() -> None:
    """With masters, too, spells have their prices, and an entry into the keep ends the caster's own
    turn."""
    board = masters(wizards={15: "B", 10: "B", 12: "YR"}, full={0: 3})
    board.play(0, "cast move_wizard", "wizard 15 0")
    assert board.bottles(0) == (2, 1, 2)
    assert board.active == 1


# -- when --------------------------------------------------------------------------------------


@cites("13.2")
def test_masters_may_cast_in_other_players_turns() -> None:
    board = masters(full={2: 1})
    assert board.active == 0
    board.expect_asked(2)
    board.play(2, "cast move_tower", "tower 9")
    assert board.stack(11) == (9,)
    assert board.bottles(2) == (4, 0, 1)
    board.expect_asked(0)
    board.expect_can(0, "card W1")


@cites("13.5", "R70", "R85")
def test_there_is_a_moment_before_during_and_after_each_action() -> None:
    board = masters(full={1: 1})
    for card in ("W1", "TM5"):
        if card == "W1":
            board.expect_prompt(1, "prompt-window-before")
            board.play(1, "pass")
        board.play(0, f"card {card}")
        board.expect_prompt(1, "prompt-window-played")
        board.expect_options(1, ["pass", "cast move_tower"])
        board.play(1, "pass")
        board.play(0, "wizard 10 0" if card == "W1" else "tower 1")
        piece = "wizard" if card == "W1" else "tower"
        board.expect_prompt(1, f"prompt-window-{piece}")
        assert (board.on(10), board.stack(1)) == (("B", (1,)) if card == "W1" else ("", (1,)))
        board.play(1, "pass")
        board.expect_prompt(1, "prompt-window-after")
        assert board.on(11) == "B"
        board.play(1, "pass")
    assert board.active == 1


@cites("13.5", "R70")
@pytest.mark.parametrize("moment", ["before", "played", "wizard", "after"])
def test_a_spell_can_be_cast_at_each_of_these_moments(moment: str) -> None:
    board = masters(full={1: 1})
    steps = {"before": None, "played": "card W1", "wizard": "wizard 10 0", "after": None}
    for name, step in steps.items():
        if step is not None:
            board.play(0, step)
        board.expect_prompt(1, f"prompt-window-{name}")
        if name == moment:
            board.play(1, "cast move_tower", "tower 9")
            break
        board.play(1, "pass")
    assert board.stack(11) == (9,)


@cites("R70", "5.4")
def test_the_moment_of_a_dice_card_comes_when_its_roll_is_settled() -> None:
    board = masters(full={1: 1}, hands={0: "WD2 W2 W3"})
    board.play(1, "pass")
    board.dice(2, 3)
    board.play(0, "card WD2")
    board.expect_asked(0)
    board.play(0, "reroll")
    board.expect_prompt(1, "prompt-window-played")


@cites("13.4")
def test_the_active_player_casts_first_then_clockwise() -> None:
    board = masters(
        4,
        wizards={10: "B", 12: "YRG"},
        hands={2: "W1 W2 W3"},
        full={0: 1, 1: 1, 2: 1, 3: 1},
        active=2,
    )
    for seat in (2, 3, 0, 1):
        board.expect_asked(seat)
        board.expect_refused(
            (seat + 1) % 4, "cast move_tower", rule="13.4", because="refuse-others-first"
        )
        board.play(seat, "pass")
    board.expect_can(2, "card W1")


@cites("13.4")
def test_after_each_spell_the_active_player_is_first_again() -> None:
    board = masters(full={0: 1, 1: 1, 2: 1})
    board.play(0, "pass")
    board.play(1, "pass")
    board.play(2, "cast move_tower", "tower 9")
    board.expect_asked(0)
    board.play(0, "pass")
    board.expect_asked(1)
    board.play(1, "cast move_tower", "tower 8")
    board.expect_asked(0)
    board.expect_can(0, "cast move_tower")


@cites("13.4")
def test_where_nobody_else_can_cast_the_active_player_is_not_kept_waiting() -> None:
    board = masters(full={0: 4})
    board.expect_can(0, "card W1", "cast move_tower", "cast move_wizard")
    board.play(0, "card W1", "wizard 10 0")
    assert board.on(11) == "B"


@cites("13.2", "13.4", "R70")
def test_the_active_player_too_has_a_moment_while_his_piece_is_named() -> None:
    board = masters(
        2,
        wizards={14: "BY", 10: "BY"},
        hands={0: "W2 W1 W5"},
        spells="piggyback nudge_keep",
        full={0: 2, 1: 1},
    )
    board.play(0, "card W2", "wizard 14 0")
    board.expect_options(0, ["pass", "cast nudge_keep"])
    board.play(0, "pass")
    board.play(1, "cast piggyback")
    board.expect_options(0, ["pass", "cast nudge_keep"])
    board.play(0, "cast nudge_keep", "nudge forwards")
    assert (board.keep, board.on(0), board.home) == (1, "BY", [3, 3])


# -- how many ----------------------------------------------------------------------------------


@cites("13.3", "R69")
def test_a_different_second_spell_in_the_same_action_is_refused() -> None:
    board = masters(full={0: 4})
    board.play(0, "cast move_tower", "tower 9")
    board.expect_refused(0, "cast move_wizard", rule="13.3", because="refuse-spell-used")
    board = masters(full={1: 4})
    board.play(1, "cast move_tower", "tower 9")
    board.expect_options(1, ["pass", "cast move_tower"])
    board.expect_refused(1, "cast move_wizard", rule="13.3", because="refuse-spell-used")
    board.play(1, "pass")
    board.play(0, "card W1")
    board.expect_options(0, ["wizard 10 0"])  # yellow is not asked again in this action


@cites("13.3", "R85")
def test_masters_cast_one_spell_in_each_action_and_two_in_a_turn() -> None:
    board = masters(full={0: 5})
    board.play(0, "cast move_tower", "tower 9", "card W1", "wizard 10 0")
    board.expect_can(0, "cast move_wizard", "cast move_tower")
    board.play(0, "cast move_wizard", "wizard 12 1")
    board.expect_refused(0, "cast move_tower", rule="13.3", because="refuse-spell-used")
    board.play(0, "card W2")
    board.expect_cannot(0, "cast move_tower", "cast move_wizard")
    board.play(0, "wizard 11 0")
    assert board.active == 1
    assert board.bottles(0) == (0, 2, 3)


@cites("R85")
def test_a_spell_between_the_actions_belongs_to_the_first_if_that_had_none() -> None:
    board = masters(full={0: 5})
    board.play(0, "card W1", "wizard 10 0", "cast move_tower", "tower 1", "card W2")
    board.expect_options(0, ["wizard 11 0", "cast move_tower", "cast move_wizard"])
    board.play(0, "cast move_wizard", "wizard 12 1")
    board.expect_options(0, ["wizard 11 0", "cast move_wizard"])  # a repetition, and nothing else


@cites("R68", "13.3")
def test_one_spell_per_action_is_meant_for_each_player() -> None:
    board = masters(full={0: 1, 1: 1, 2: 1})
    for seat, tower in ((0, 9), (1, 6), (2, 1)):
        board.expect_asked(seat)
        board.play(seat, "cast move_tower", f"tower {tower}")
    assert [board.stack(space) for space in (11, 8, 3)] == [(9,), (8, 6), (3, 1)]


@cites("R68", "13.3")
def test_in_a_turn_of_anothers_one_may_cast_twice_too() -> None:
    board = masters(full={1: 4}, wizards={14: "B", 12: "Y", 13: "R"})
    board.play(1, "cast move_tower", "tower 7", "pass")
    board.play(0, "card W1", "wizard 14 0")
    board.expect_prompt(1, "prompt-window-after")
    board.play(1, "cast move_wizard", "wizard 12 1")
    board.play(0, "card TM5")
    board.expect_cannot(1, "pass", "cast move_tower")
    board.play(0, "tower 1")
    assert board.active == 1


@cites("13.7", "E4", "R69")
def test_with_four_bottles_a_wizard_is_advanced_twice() -> None:
    board = masters(full={0: 4})
    board.play(0, "cast move_wizard", "wizard 12 1", "cast move_wizard", "wizard 13 1")
    assert board.on(14) == "Y"
    assert board.bottles(0) == (1, 0, 4)
    board.expect_cannot(0, "cast move_wizard")


@cites("13.7", "R69")
def test_who_casts_in_anothers_turn_may_repeat_as_well() -> None:
    board = masters(full={1: 2})
    board.play(1, "cast move_tower", "tower 9", "cast move_tower", "tower 9")
    assert board.stack(13) == (9,)
    assert board.bottles(1) == (2, 1, 2)  # red was on 13
    board.expect_cannot(1, "cast move_tower")  # the bottle that red's capture filled cannot pay


@cites("13.7", "R69")
def test_only_at_once_can_a_spell_be_repeated() -> None:
    board = masters(full={0: 3, 1: 3})
    board.play(0, "pass")
    board.play(1, "cast move_tower", "tower 9")
    board.play(1, "pass")  # no repetition: yellow's row is over
    board.play(0, "cast move_tower", "tower 1")
    board.expect_cannot(1, "cast move_tower", "pass")
    board.play(0, "card W1")
    board.expect_cannot(0, "cast move_tower")  # and now blue's too


@cites("13.7")
def test_each_time_has_to_be_paid() -> None:
    board = masters(full={0: 3})
    board.play(0, "cast move_wizard", "wizard 12 1")
    board.expect_refused(0, "cast move_wizard", rule="10.2", because="refuse-too-dear")


@cites("R71")
def test_changing_the_hand_counts_as_one_action() -> None:
    board = masters(full={0: 4})
    board.play(0, "cast move_tower", "tower 9", "refresh")
    board.expect_cannot(0, "cast move_tower", "cast move_wizard")
    board.play(0, "no-push")
    assert board.active == 1
    board = masters(full={0: 4})
    board.play(0, "refresh", "tower 9")
    board.expect_can(0, "cast move_tower")
    board.play(0, "cast move_tower", "tower 8")
    board.expect_cannot(0, "cast move_wizard")


@cites("R71", "13.3")
def test_the_turn_after_a_changed_hand_has_two_actions_again() -> None:
    board = masters(full={2: 4}, hands={1: "W2 W1 TM5"})
    board.all_pass()
    board.play(0, "refresh", "no-push")
    board.play(2, "pass")
    assert board.active == 1
    board.play(2, "cast move_tower", "tower 1", "pass")
    board.play(1, "card W2", "wizard 12 1")
    board.expect_prompt(2, "prompt-window-after")
    board.expect_can(2, "cast move_wizard", "cast move_tower")


@cites("R71", "R70")
def test_others_may_cast_around_a_push_once() -> None:
    board = masters(full={1: 2})
    board.play(1, "pass")
    board.play(0, "refresh", "tower 9")
    board.expect_prompt(1, "prompt-window-tower")
    board.play(1, "cast move_tower", "tower 8", "pass")
    assert (board.stack(10), board.active) == ((8, 9), 1)


# -- how a spell changes the move ----------------------------------------------------------------


@cites("13.6", "R70")
def test_a_wizard_covered_by_a_spell_cannot_walk_any_more() -> None:
    board = named("W1", "wizard 10 0", full={1: 1})
    board.play(1, "cast move_tower", "tower 8")
    board.expect_told("log-thwarted")
    assert (board.on(10), board.on(11)) == ("B", "")
    assert board.sees(0)["discard"] == ["W1"]
    board.all_pass()
    board.expect_options(0, ["card W2", "card TM5", "drop W2", "drop TM5"])


@cites("R74")
def test_the_reward_of_a_tower_spell_goes_to_the_caster() -> None:
    board = named("W1", "wizard 10 0", full={1: 1})
    board.play(1, "cast move_tower", "tower 8")
    assert (board.bottles(0), board.bottles(1)) == ((5, 0, 0), (3, 1, 1))


@cites("13.6", "R70", "5.7")
def test_a_wizard_cannot_walk_where_a_spell_has_filled_the_place() -> None:
    board = named("E24", "wizard 10 0", full={1: 2}, wizards={10: "B", 12: "YYYRR", 11: "R"})
    board.play(1, "cast move_wizard", "wizard 11 2")
    board.expect_told("log-walk", "log-thwarted")
    assert (board.on(10), board.on(12)) == ("B", "YYYRRR")
    board.expect_can(0, "card W2")


@cites("13.6", "R70", "7.10")
def test_a_tower_cannot_move_where_a_spell_has_put_the_keep() -> None:
    board = named(
        "TM1",
        "tower 9",
        spells="nudge_keep",
        full={1: 2},
        keep=8,
        wizards={"T9": "B", 12: "Y", 13: "R"},
    )
    board.play(1, "cast nudge_keep", "nudge forwards")
    board.expect_told("log-keep", "log-thwarted")
    assert (board.keep, board.stack(9), board.stack(10)) == (10, (9,), ())
    board.expect_can(0, "card W2", "drop TM5")


@cites("13.6", "4.3")
def test_if_a_spell_leaves_the_card_nothing_to_move_the_action_is_over() -> None:
    board = masters(full={1: 1})
    board.all_pass()
    board.play(0, "card W1")
    board.expect_prompt(1, "prompt-window-played")
    board.play(1, "cast move_tower", "tower 8")
    board.expect_told("log-idle")
    assert (board.on(10), board.sees(0)["discard"]) == ("B", ["W1"])


@cites("R70", "8.1")
def test_after_a_spell_on_the_played_card_its_choices_are_looked_at_again() -> None:
    board = masters(full={1: 1}, hands={0: "E11 W2 TM5"})
    board.all_pass()
    board.play(0, "card E11")
    board.play(1, "cast move_tower", "tower 8")
    board.all_pass()
    board.expect_options(0, [f"tower {tower}" for tower in range(1, 10)])


@cites("R82")
@pytest.mark.parametrize(("spell", "goal"), [("move_wizard", 14), ("headwind_wizard", 12)])
def test_a_named_wizard_moved_by_a_spell_walks_on_from_where_he_stands(
    spell: str, goal: int
) -> None:
    board = named("E33", "wizard 10 0", spells=spell, full={1: 2}, wizards={10: "B", 2: "YR"})
    board.play(1, f"cast {spell}", "wizard 10 0")
    assert board.on(goal) == "B"


@cites("R82")
@pytest.mark.parametrize(
    ("spell", "target", "goal"), [("move_tower", "tower 8", 14), ("swap_towers", "swap 8 9", 13)]
)
def test_a_named_wizard_is_followed_on_a_tower_that_a_spell_moves(
    spell: str, target: str, goal: int
) -> None:
    board = named("E44", "wizard 8 0", spells=spell, full={1: 2}, wizards={"T8": "B", 2: "YR"})
    board.play(1, f"cast {spell}", target)
    board.all_pass()
    assert board.on(goal) == "B"


@cites("R82", "R51")
def test_a_named_wizard_covered_and_freed_again_still_walks() -> None:
    board = named("W1", "wizard 10 0", spells="move_tower free_wizard", full={0: 1, 1: 1})
    board.play(1, "cast move_tower", "tower 8")
    board.play(0, "cast free_wizard", "tower 8")
    board.play(1, "pass")
    assert (board.on(10), board.on("T8"), board.on(11)) == ("", "", "B")


@cites("R82", "13.6")
def test_a_named_wizard_whom_a_spell_brings_home_walks_no_more() -> None:
    board = named("W1", "wizard 15 0", full={1: 2}, wizards={15: "BB", 12: "YR"}, keep=0)
    home = board.home[0]
    board.play(1, "cast move_wizard", "wizard 15 0")
    board.expect_told("log-home", "log-keep", "log-thwarted")
    assert (board.home[0], board.on(15), board.keep, board.active) == (home + 1, "B", 1, 0)
    board.expect_can(0, "card W2", "drop TM5")


@cites("R82", "5.8", "5.10")
def test_a_named_wizard_may_reach_the_keep_by_anothers_spell_and_his_own_steps() -> None:
    board = named("W1", "wizard 14 0", full={1: 2}, wizards={14: "B", 10: "B", 12: "YR"})
    home = board.home[0]
    board.play(1, "cast move_wizard", "wizard 14 0")
    assert (board.home[0], board.active) == (home + 1, 1)


@cites("13.5")
def test_what_has_been_carried_out_completely_cannot_be_undone_by_a_spell() -> None:
    board = named("TM3", "tower 9", spells="headwind_tower", full={1: 1})
    board.play(1, "pass")
    board.play(0, "pass")  # blue could use the new bottle, and is asked first
    board.expect_prompt(1, "prompt-window-after")
    assert (board.on(12), board.bottles(0)) == ("Y", (4, 1, 0))
    board.play(1, "cast headwind_tower", "tower 9")
    assert board.sees(0)["spaces"][12]["wizards"] == [0, 1, 0]  # free again …
    assert board.bottles(0) == (4, 1, 0)  # … but the bottle stays full, and the card discarded
    assert board.sees(0)["discard"] == ["TM3"]


@cites("13.5", "5.10", "R23")
def test_after_an_entry_the_turn_is_over_and_no_spell_comes_after_it() -> None:
    board = named("W1", "wizard 15 0", full={1: 2}, wizards={15: "B", 10: "B", 12: "YR"})
    board.play(1, "pass")
    assert board.active == 1
    board.expect_prompt(1, "prompt-turn-first")


@cites("14.12", "13.5")
def test_a_wizard_may_be_freed_right_after_being_imprisoned() -> None:
    """The freed wizard stands on top, and the player who imprisoned him keeps the bottle."""
    board = named("TM3", "tower 9", spells="free_wizard", full={1: 1})
    board.play(1, "pass")
    board.play(0, "pass")
    board.expect_prompt(1, "prompt-window-after")
    board.play(1, "cast free_wizard", "tower 9")
    assert (board.on(12), board.on("T9")) == ("", "Y")
    assert (board.bottles(0), board.bottles(1)) == ((4, 1, 0), (4, 0, 1))


# -- entries in others' turns ----------------------------------------------------------------------


@cites("R73", "6.1")
def test_an_entry_by_anothers_spell_moves_the_keep_and_the_turn_goes_on() -> None:
    board = masters(full={1: 2}, wizards={15: "Y", 10: "B", 12: "YR"})
    home = board.home
    board.play(1, "cast move_wizard", "wizard 15 1")
    assert board.home == [home[0], home[1] + 1, home[2]]
    assert board.keep == 1
    assert board.active == 0
    board.expect_can(0, "card W1", "refresh")


@cites("R73")
def test_an_entry_by_anothers_spell_in_mid_action_lets_the_action_go_on() -> None:
    board = named("W1", "wizard 10 0", full={1: 2}, wizards={15: "Y", 10: "B", 12: "YR"})
    board.play(1, "cast move_wizard", "wizard 15 1")
    assert (board.on(11), board.active) == ("B", 0)
    board.expect_can(0, "card W2")


@cites("R54", "11.3")
def test_another_players_spell_may_bring_about_the_end() -> None:
    board = masters(full={1: 5}, wizards={15: "Y", 10: "B", 12: "R"})
    board.play(1, "cast move_wizard", "wizard 15 1")
    board.expect_told("log-home", "log-finished")
    assert board.active == 0
    for seat in range(3):
        assert board.active == seat
        board.finish_turn()
    board.expect_over("finished", ranking=[2, 1, 2])


@cites("R54", "R74")
def test_a_bottle_filled_in_anothers_turn_may_bring_about_the_end() -> None:
    board = masters(full={1: 4}, wizards={10: "B", 13: "R"})
    board.play(1, "cast move_tower", "tower 8")
    assert board.bottles(1) == (0, 4, 1)
    assert board.sees(None)["last_round"]


@cites("13.2", "10.2")
def test_a_player_without_full_bottles_is_not_asked() -> None:
    board = masters(full={2: 1})
    board.expect_asked(2)
    board = masters()
    board.play(0, "card W1", "wizard 10 0")
    board.expect_can(0, "card W2")
