"""The eight spells (chapter 14). It is blue's turn, and blue has full bottles."""

from __future__ import annotations

from typing import Any

import pytest

from coven.testkit import cites

from .scenes import Board, Where

TOWERS = [f"tower {tower}" for tower in range(1, 10)]


def with_spell(spell: str, seats: int = 2, **scene: Any) -> Board:
    """Returns a basic game with this spell."""
    ready = {
        "wizards": {10: "B", 12: "Y"},
        "hands": {0: "W1 W2 TM5"},
        "full": {0: 4},
        "spells": spell,
    }
    return Board(seats, **{**ready, **scene})


def cast(spell: str, seats: int = 2, **scene: Any) -> Board:
    """Returns a basic game in which blue has paid for this spell."""
    board = with_spell(spell, seats, **scene)
    board.play(0, f"cast {spell}")
    return board


# -- wizards -------------------------------------------------------------------------------------


@cites("14.1")
def test_advance_a_wizard_moves_any_visible_wizard_one_space_forwards() -> None:
    for colour, letter in enumerate("BY"):
        board = cast("move_wizard", wizards={10: "BY", 12: "BY"}, towers={12: (1,)})
        board.expect_options(0, ["wizard 10 0", "wizard 10 1"])
        board.expect_refused(0, "wizard 12 1", rule="5.1", because="refuse-no-wizard")
        board.play(0, f"wizard 10 {colour}")
        assert board.on(11) == letter


@cites("14.1", "5.7")
def test_the_rules_for_moving_wizards_hold_for_it() -> None:
    board = cast("move_wizard", 3, wizards={10: "B", 11: "BYYYRR", 14: "R", 2: "R"})
    board.expect_options(0, ["wizard 11 0", "wizard 11 1", "wizard 11 2", "wizard 14 2"])
    board.expect_refused(0, "wizard 10 0", rule="5.7", because="refuse-full")
    board.play(0, "wizard 11 2")
    assert board.on(12) == "R"


@cites("14.4")
def test_headwind_moves_any_visible_wizard_one_space_backwards() -> None:
    board = cast("headwind_wizard", wizards={10: "B", 12: "Y"}, towers={11: (1, 2)})
    board.expect_options(0, ["wizard 10 0", "wizard 12 1"])
    board.play(0, "wizard 12 1")
    assert board.on("T2") == "Y"


@cites("14.4")
def test_the_headwind_blows_round_the_ring() -> None:
    board = cast("headwind_wizard", keep=5, wizards={0: "B", 12: "Y"})
    board.play(0, "wizard 0 0")
    assert board.on(15) == "B"


@cites("14.4", "R42")
def test_a_wizard_blown_back_onto_the_keep_goes_in() -> None:
    board = cast("headwind_wizard", keep=9, wizards={10: "BB", 12: "Y"})
    home = board.home[0]
    board.play(0, "wizard 10 0")
    assert (board.home[0], board.keep) == (home + 1, 0)
    board.expect_asked(1)


# -- towers --------------------------------------------------------------------------------------


@cites("14.2")
def test_advance_a_tower_moves_any_tower_two_spaces_forwards() -> None:
    board = cast("move_tower", towers={10: (1, 2)}, wizards={"T2": "B", 12: "Y"})
    board.expect_options(0, TOWERS)
    board.play(0, "tower 2")
    assert (board.stack(10), board.stack(12)) == ((1,), (2,))
    assert board.bottles(0) == (1, 4, 1)  # yellow was caught


@cites("14.2", "7.10")
def test_advance_a_tower_never_ends_on_the_keep() -> None:
    board = cast("move_tower", keep=11)
    board.expect_refused(0, "tower 9", rule="7.10", because="refuse-keep-there")


@cites("14.5")
def test_headwind_moves_any_tower_two_spaces_backwards() -> None:
    board = cast("headwind_tower", towers={10: (1, 2)}, wizards={"T2": "B", 8: "Y"})
    board.play(0, "tower 1")
    assert (board.stack(10), board.stack(8)) == ((), (8, 1, 2))
    assert board.on("T2") == "B"


@cites("14.5", "7.10")
def test_headwind_for_a_tower_round_the_ring_and_not_onto_the_keep() -> None:
    board = cast("headwind_tower")
    board.expect_refused(0, "tower 2", rule="7.10", because="refuse-keep-there")
    board.play(0, "tower 1")
    assert board.stack(15) == (1,)


@cites("14.5", "9.1", "R44")
def test_headwind_for_a_tower_imprisons_too() -> None:
    board = cast("headwind_tower", wizards={10: "Y", 14: "B"}, towers={12: (1,)})
    board.play(0, "tower 1")
    assert board.bottles(0) == (1, 4, 1)


@cites("14.3", "R46")
def test_swap_towers_exchanges_two_top_towers_with_the_wizards_on_them() -> None:
    board = cast(
        "swap_towers",
        towers={10: (1, 2), 13: (3, 4, 5)},
        wizards={10: "B", "T1": "Y", "T2": "BY", 13: "Y", "T4": "B", "T5": "YY"},
    )
    board.play(0, "swap 10 13")
    assert (board.stack(10), board.stack(13)) == ((1, 5), (3, 4, 2))
    assert [board.on(where) for where in (10, "T1", "T5")] == ["B", "Y", "YY"]
    assert [board.on(where) for where in (13, "T3", "T4", "T2")] == ["Y", "", "B", "BY"]
    assert board.bottles(0) == (2, 2, 2)
    board.expect_not_told("log-imprison")


@cites("14.3", "R46")
def test_swap_works_for_single_towers_at_any_distance() -> None:
    board = cast("swap_towers", wizards={9: "Y", "T9": "B", "T1": "Y"})
    board.play(0, "swap 1 9")
    assert (board.stack(1), board.stack(9)) == ((9,), (1,))
    assert (board.on("T9"), board.on("T1"), board.on(9)) == ("B", "Y", "Y")
    assert board.bottles(0) == (2, 2, 2)


@cites("14.3", "R47", "R34")
def test_a_tower_under_the_keep_cannot_be_swapped() -> None:
    board = cast("swap_towers", keep=5)
    swaps = [f"swap {a} {b}" for a in range(1, 10) for b in range(a + 1, 10) if 5 not in (a, b)]
    board.expect_options(0, swaps)
    board.expect_refused(0, "swap 4 5", rule="R47", because="refuse-swap-keep")
    board.expect_refused(0, "swap 9 10", rule="14.3", because="refuse-swap")


@cites("R40", "14.3")
def test_swap_needs_two_towers_that_can_be_swapped() -> None:
    nine = (1, 2, 3, 4, 5, 6, 7, 8, 9)
    board = with_spell("swap_towers", towers={4: nine})
    board.expect_refused(0, "cast swap_towers", rule="10.6", because="refuse-no-target")


@cites("R48")
def test_swapping_shows_both_floors_for_a_moment() -> None:
    board = cast("swap_towers", towers={10: (1, 2)}, wizards={"T1": "BY", 9: "Y", 12: "B"})
    board.play(0, "swap 9 10")
    glimpses = [event for event in board.told if event.key == "glimpse"]
    assert [event.fleeting for event in glimpses] == [True, True]
    assert all(event.readable(seat) for event in glimpses for seat in (0, 1, None))
    assert [event.args["crowd"] for event in glimpses] == [0o10, 0o11]
    refusal = board.match.why_no_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-barrier"


# -- the keep ------------------------------------------------------------------------------------


@cites("14.6", "R45")
def test_nudge_takes_the_keep_to_the_next_free_place_without_a_shield() -> None:
    board = cast("nudge_keep", wizards={"T1": "Y", 10: "B"})
    board.expect_options(0, ["nudge forwards", "nudge backwards"])
    board.play(0, "nudge forwards")
    assert board.keep == 2
    board = cast("nudge_keep", wizards={"T1": "Y", 10: "B"})
    board.play(0, "nudge backwards")
    assert board.keep == 15


@cites("14.6", "R45")
def test_nudge_skips_occupied_places_backwards_too() -> None:
    """A nudged wizard goes past two occupied roofs to the next free place."""
    board = cast("nudge_keep", keep=5, wizards={"T4": "Y", "T3": "B", 3: "Y", 2: "Y", 10: "B"})
    board.play(0, "nudge backwards")
    assert board.keep == 2  # yellow is shut in under that tower
    board.expect_can(0, "card W1")


@cites("R45")
def test_a_nudge_ends_no_turn_and_brings_nobody_home() -> None:
    board = cast("nudge_keep", wizards={1: "B", 10: "BY"})
    home = board.home
    board.play(0, "nudge forwards")
    assert board.home == home
    board.expect_can(0, "card W1", "refresh")


@cites("R45", "R40")
def test_nudge_cannot_be_cast_when_every_other_place_is_occupied() -> None:
    """Nudge is refused if fifteen visible wizards occupy all places but the keep's."""
    crowd: dict[Where, str] = {f"T{t}": "BYRG"[t % 4] for t in range(1, 10)}
    crowd |= {space: "BYRG"[space % 4] for space in range(10, 16)}
    board = with_spell("nudge_keep", 4, wizards=crowd)
    board.expect_refused(0, "cast nudge_keep", rule="10.6", because="refuse-no-target")
    del crowd[13]  # the only free place, and both ways lead there
    for way in ("forwards", "backwards"):
        board = cast("nudge_keep", 4, wizards=crowd)
        board.play(0, f"nudge {way}")
        assert board.keep == 13


# -- piggyback -------------------------------------------------------------------------------------


@cites("14.8", "R52")
def test_piggyback_works_for_two_wizards_of_your_own() -> None:
    board = with_spell("piggyback", wizards={10: "BB", 12: "Y"}, hands={0: "W2 W1 TM5"})
    board.play(0, "card W2", "wizard 10 0")
    board.expect_options(0, ["pass", "cast piggyback"])
    board.play(0, "cast piggyback")
    assert (board.on(10), board.on(12)) == ("", "BBY")
    assert board.bottles(0) == (2, 3, 1)


@cites("10.3", "13.2")
@pytest.mark.parametrize("game", ["basic", "masters"])
def test_another_spell_may_be_cast_at_the_moment_of_piggyback(game: str) -> None:
    board = with_spell("piggyback move_tower", wizards={10: "BB", 12: "Y"}, game=game)
    board.play(0, "card W2", "wizard 10 0")
    board.expect_options(0, ["pass", "cast piggyback", "cast move_tower"])
    board.play(0, "cast move_tower", "tower 9")
    board.all_pass()
    assert (board.stack(11), board.on(12)) == ((9,), "BY")


@cites("14.8", "R72")
def test_without_piggyback_only_the_named_wizard_walks() -> None:
    board = with_spell("piggyback", wizards={10: "BB", 12: "Y"}, hands={0: "W2 W1 TM5"})
    board.expect_refused(0, "cast piggyback", rule="14.7", because="refuse-piggyback")
    board.play(0, "card W2")
    board.expect_refused(0, "cast piggyback", rule="14.7", because="refuse-piggyback")
    board.play(0, "wizard 10 0", "pass")
    assert (board.on(10), board.on(12)) == ("B", "BY")


@cites("14.8")
def test_a_lone_wizard_has_nobody_to_take_along() -> None:
    board = with_spell("piggyback", wizards={10: "BY", 12: "B"}, hands={0: "W2 W1 TM5"})
    board.play(0, "card W2", "wizard 10 0")
    assert board.on(12) == "BB"
    board.expect_can(0, "card W1")


def riding(seats: int = 3, **scene: Any) -> Board:
    """Returns a masters game with Piggyback; blue has chosen a wizard, who is about to go two
    spaces."""
    ready = {
        "wizards": {10: "BYR", 2: "BYR"},
        "hands": {0: "W2 W1 TM5"},
        "full": {1: 1},
        "spells": "piggyback",
        "game": "masters",
    }
    board = Board(seats, **{**ready, **scene})
    board.all_pass()
    board.play(0, "card W2")
    board.all_pass()
    board.play(0, "wizard 10 0" if "B" in board.on(10) else "wizard 14 0")
    return board


@cites("14.7", "R72")
def test_the_active_player_has_to_take_the_casters_wizard_along() -> None:
    board = riding()
    board.expect_options(1, ["pass", "cast piggyback"])
    board.play(1, "cast piggyback")
    assert (board.on(10), board.on(12)) == ("R", "BY")
    assert board.bottles(1) == (4, 0, 1)
    board.expect_asked(0)


@cites("E5")
def test_blues_wizard_carries_reds_along() -> None:
    board = riding(full={2: 1})
    board.play(2, "cast piggyback")
    assert (board.on(10), board.on(12)) == ("Y", "BR")


@cites("14.7")
def test_piggyback_takes_a_wizard_of_the_same_place() -> None:
    board = riding(wizards={10: "B", 11: "Y", 2: "BYR"})
    board.expect_asked(0)
    assert board.on(12) == "B"


@cites("14.7", "R27", "6.1")
def test_a_passenger_is_taken_even_into_the_keep() -> None:
    """Walker and passenger both come home, and the keep moves on only once."""
    board = riding(wizards={14: "BY", 2: "BYR"})
    home = board.home
    board.play(1, "cast piggyback")
    assert board.home == [home[0] + 1, home[1] + 1, home[2]]
    assert board.keep == 1
    assert [event.key for event in board.told].count("log-keep") == 1
    assert board.active == 1


@cites("14.7", "R69")
def test_several_wizards_may_be_carried_at_once() -> None:
    board = riding(full={0: 1, 1: 2, 2: 1}, wizards={10: "BBYYR", 2: "BYR"})
    board.play(0, "cast piggyback")
    board.play(1, "cast piggyback", "cast piggyback")
    board.play(2, "cast piggyback")
    assert (board.on(10), board.on(12)) == ("", "BBYYR")


@cites("14.7", "R27")
def test_several_into_the_keep_move_it_once() -> None:
    board = riding(full={1: 1, 2: 1}, wizards={14: "BYR", 2: "BYR"})
    home = board.home
    board.play(1, "cast piggyback")
    board.play(2, "cast piggyback")
    assert board.home == [n + 1 for n in home]
    assert board.keep == 1


@cites("R52", "5.7")
def test_passenger_and_carrier_have_to_fit_under_the_limit() -> None:
    """A place with five wizards takes one more, so not a walker with a passenger."""
    board = riding(4, wizards={10: "BY", 12: "YRRGG", 2: "BY"})
    board.expect_asked(0)
    assert board.on(12) == "BYRRGG"
    board = riding(4, wizards={10: "BY", 12: "RRGG", 2: "BY"})
    board.play(1, "cast piggyback")
    assert board.on(12) == "BYRRGG"
    board = riding(4, wizards={10: "BYR", 12: "RRGG", 2: "BY"}, full={1: 1, 2: 1})
    board.play(1, "cast piggyback")
    board.expect_not_told("log-thwarted")
    assert (board.on(10), board.on(12)) == ("R", "BYRRGG")


@cites("R52")
def test_piggyback_works_with_wizards_on_foot_not_with_towers() -> None:
    board = Board(
        2,
        wizards={"T9": "BY", 2: "BY"},
        hands={0: "TM2 W1 TM5"},
        full={0: 1, 1: 1},
        spells="piggyback",
        game="masters",
    )
    board.play(0, "card TM2", "tower 9")
    board.expect_can(0, "card W1")
    assert board.bottles(0) == (5, 1, 0)


@cites("R83")
def test_piggyback_does_not_work_with_a_wizard_that_a_spell_moves() -> None:
    board = Board(
        2,
        wizards={10: "BY", 2: "BY"},
        hands={0: "W1 W2 TM5"},
        full={0: 2, 1: 2},
        spells="piggyback move_wizard",
        game="masters",
    )
    board.play(0, "cast move_wizard", "wizard 10 0")
    assert (board.on(10), board.on(11)) == ("Y", "B")
    board.expect_cannot(1, "cast piggyback")


@cites("R72", "13.6")
def test_a_passenger_whom_a_spell_has_moved_away_is_left_behind() -> None:
    board = riding(full={1: 1, 2: 2}, spells="piggyback move_wizard")
    board.play(1, "cast piggyback")
    board.play(2, "cast move_wizard", "wizard 10 1")
    board.all_pass()
    assert (board.on(11), board.on(12)) == ("Y", "B")


@cites("R52", "13.6")
def test_carrier_and_passenger_stay_where_a_spell_has_left_no_room_for_both() -> None:
    board = riding(
        4,
        full={1: 1, 2: 2},
        spells="piggyback move_wizard",
        wizards={10: "BY", 11: "R", 12: "RRGG", 2: "BY"},
    )
    board.play(1, "cast piggyback")
    board.play(2, "cast move_wizard", "wizard 11 2")
    board.all_pass()
    assert (board.on(10), board.on(12)) == ("BY", "RRRGG")


@cites("R52", "R72")
def test_a_passenger_left_behind_makes_room_for_another() -> None:
    board = riding(
        4,
        full={1: 1, 2: 1, 3: 2},
        spells="piggyback move_wizard",
        wizards={10: "BYR", 12: "RRGG", 2: "BY"},
    )
    board.play(1, "cast piggyback")
    board.expect_options(3, ["pass", "cast move_wizard"])
    board.play(3, "cast move_wizard", "wizard 10 1")
    board.play(2, "cast piggyback")
    assert (board.on(11), board.on(12)) == ("Y", "BRRRGG")


# -- free ------------------------------------------------------------------------------------------


@cites("14.9", "R50")
def test_free_puts_a_wizard_of_yours_on_the_very_top_of_the_stack() -> None:
    board = cast(
        "free_wizard", towers={10: (1, 2, 3)}, wizards={10: "Y", "T1": "BY", "T3": "Y", 12: "B"}
    )
    board.play(0, "tower 2")
    assert (board.on("T1"), board.on("T3")) == ("Y", "BY")
    assert board.stack(10) == (1, 2, 3)
    assert board.bottles(0) == (2, 3, 1)


@cites("14.9", "R49")
def test_the_lowest_tower_is_lifted_from_the_ground() -> None:
    board = cast("free_wizard", towers={10: (1, 2)}, wizards={10: "B", "T1": "B", 12: "Y"})
    board.play(0, "tower 1")
    assert (board.on(10), board.on("T1"), board.on("T2")) == ("", "B", "B")


@cites("14.10")
def test_under_the_keep_the_freed_wizard_goes_straight_in() -> None:
    """A wizard who is freed under the keep comes home at once, which also ends the turn."""
    board = cast("free_wizard", towers={10: (1, 2)}, keep=10, wizards={10: "B", 12: "BY"})
    home = board.home[0]
    board.play(0, "tower 1")
    assert (board.home[0], board.on(10)) == (home + 1, "")
    assert board.keep != 10
    board.expect_asked(1)


@cites("14.11")
def test_free_frees_only_one_wizard() -> None:
    board = cast("free_wizard", towers={10: (1,)}, wizards={10: "BBB", 12: "Y"})
    board.play(0, "tower 1")
    assert (board.on(10), board.on("T1")) == ("BB", "B")


@cites("14.11")
@pytest.mark.parametrize("under", ["", "Y", "YY"])
def test_if_no_wizard_of_yours_is_there_nothing_happens_and_the_price_is_paid(under: str) -> None:
    board = cast("free_wizard", towers={10: (1,)}, wizards={10: under, 12: "BY"})
    board.play(0, "tower 1")
    board.expect_told("log-lift", "log-lift-nobody")
    assert (board.on(10), board.on("T1")) == (under, "")
    assert board.bottles(0) == (2, 3, 1)
    board.expect_can(0, "card W1")


@cites("R49", "R40")
def test_free_is_offered_for_every_tower_whatever_is_underneath() -> None:
    for wizards in ({10: "BY", 12: "Y"}, {12: "BY", 13: "Y"}, {12: "BYYY"}):
        board = cast("free_wizard", towers={10: (1, 2)}, wizards=wizards)
        board.expect_options(0, TOWERS)
    board = cast("free_wizard", towers={10: (1, 2)}, keep=10, wizards={12: "BY"})
    board.expect_options(0, TOWERS)


@cites("R49")
def test_all_players_see_the_floor_for_a_moment() -> None:
    board = cast("free_wizard", towers={10: (1,)}, wizards={10: "BYY", 12: "Y"})
    board.play(0, "tower 1")
    (glimpse,) = [event for event in board.told if event.key == "glimpse"]
    assert glimpse.fleeting
    assert all(glimpse.readable(seat) for seat in (0, 1, None))
    assert glimpse.args["crowd"] == 0o21
    refusal = board.match.why_no_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-barrier"
    assert board.sees(1)["spaces"][10]["wizards"] == [1, 0]


@cites("R50")
def test_free_is_refused_where_six_stand_on_top() -> None:
    board = cast("free_wizard", 3, towers={10: (1, 2)}, wizards={"T2": "YYYRRR", "T1": "B"})
    board.expect_options(0, TOWERS[2:])
    board.expect_refused(0, "tower 2", rule="R50", because="refuse-full")


@cites("R51")
def test_a_wizard_freed_in_an_action_may_be_used_in_it() -> None:
    for card, piece in (("W2", "wizard 10 0"), ("TM2", "tower 1")):
        board = with_spell(
            "free_wizard",
            towers={10: (1,)},
            wizards={10: "B", 14: "Y"},
            hands={0: f"{card} TM5 TM4"},
        )
        board.play(0, f"card {card}", "cast free_wizard", "tower 1", piece)
        assert board.on(12 if card == "W2" else "T1") == "B"
        assert board.stack(10 if card == "W2" else 12) == (1,)


@cites("14.13")
def test_in_teams_free_may_bring_up_the_partners_wizard() -> None:
    board = cast("free_wizard", 4, teams=True, towers={10: (1,)}, wizards={10: "YR", 12: "BG"})
    board.play(0, "tower 1")
    assert (board.on(10), board.on("T1")) == ("Y", "R")


@cites("14.13")
def test_where_both_partners_have_one_the_caster_chooses() -> None:
    for colour, letter in ((0, "B"), (2, "R")):
        board = cast("free_wizard", 4, teams=True, towers={10: (1,)}, wizards={10: "BYR", 12: "G"})
        board.play(0, "tower 1")
        board.expect_options(0, ["lift-out 0", "lift-out 2"])
        board.expect_refused(0, "lift-out 1", rule="14.13", because="refuse-lift-out")
        board.play(0, f"lift-out {colour}")
        assert board.on("T1") == letter
        assert board.on(10) == "BYR".replace(letter, "")


@cites("14.11", "14.13")
def test_without_teams_free_brings_up_only_yours() -> None:
    board = cast("free_wizard", 4, towers={10: (1,)}, wizards={10: "YR", 12: "BG"})
    board.play(0, "tower 1")
    assert board.on(10) == "YR"
