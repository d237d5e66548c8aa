"""Chapters 1 to 5: preparation, the turn, dice, cards and piles."""

from __future__ import annotations

import pytest

from coven.games.voodoo.components import CARD_OF, SPELLS, TRICK_OF
from coven.testkit import cites

from .scenes import FOMA, LYUSYA, ZOYA, Table


@cites("1.1", "1.2", "1.3", "1.4", "2.1", "R2", "R4", "R5")
def test_everybody_begins_at_nothing_with_one_spell() -> None:
    table = Table(4)
    seen = table.sees(None)
    assert seen["goal"] == 11
    assert seen["skulls"] == [3, 6, 9]
    assert seen["points"] == [0, 0, 0, 0]
    assert seen["target"] is None
    assert seen["active"] == 0
    assert [w["hand"] for w in seen["wizards"]] == [{"spells": 1, "tricks": 0}] * 4
    assert seen["piles"] == {"spells": [32], "tricks": 14, "curses": 13}
    assert table.sees(LYUSYA)["hand"]["spells"]
    assert seen["hand"] is None


@cites("3.1", "3.2")
def test_a_turn_begins_with_one_roll_of_all_five_dice() -> None:
    table = Table()
    table.expect_asked(FOMA)
    table.expect_options(FOMA, ["roll"])
    table.expect_refused(FOMA, "take spell BP", rule="3.2")
    table.expect_refused(LYUSYA, "roll", rule="3.1")
    table.roll(FOMA, "PPRSB")
    assert table.pool() == "BPPRS"
    table.expect_refused(FOMA, "roll", rule="3.2")


@cites("3.3", "R7")
def test_one_action_at_least_must_be_done_and_a_trick_is_none() -> None:
    table = Table()
    table.hold(FOMA, "change")
    table.roll(FOMA, "PPRSB")
    table.expect_refused(FOMA, "pass", rule="3.3")
    table.play(FOMA, "emote jingle", "trick change")
    assert table.score(FOMA) == 1
    table.expect_refused(FOMA, "pass", rule="3.3")
    table.play(FOMA, "take spell BP")
    table.expect_can(FOMA, "pass")


@cites("R7", "3.6")
def test_the_duty_lapses_where_nothing_can_be_done() -> None:
    table = Table()
    s = table.state
    table.hold(FOMA)
    s.barred = 1 << FOMA
    s.decks[0], s.trick_deck = (), ()
    table.settle()
    table.roll(FOMA, "PPRSB")
    table.expect_options(FOMA, ["pass"])
    table.expect_refused(FOMA, "reroll P B", rule="7.5")
    table.expect_refused(FOMA, "take spell BP", rule="4.12")


@cites("3.4", "3.5")
def test_actions_come_in_any_order_and_no_die_is_used_twice() -> None:
    table = Table()
    table.hold(FOMA, "bow")
    table.roll(FOMA, "RPBBS")
    table.play(FOMA, "cast bow 1", "marker")
    table.play(LYUSYA, "stay")
    table.expect_cannot(FOMA, "take spell PR")
    table.falls("GG")
    table.play(FOMA, "reroll S BB")
    assert table.pool() == "GG"
    table.play(FOMA, "take spell GG")
    table.expect_options(FOMA, ["pass"])
    assert sorted(table.sees(None)["dice"]["used"]) == sorted(
        ["raven", "pumpkin", "skull", "ghost", "ghost"]
    )


@cites("3.6", "3.7")
def test_with_one_die_left_the_turn_can_only_end_and_the_doll_goes_left() -> None:
    table = Table()
    table.hold(FOMA)
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "take spell BP", "take trick PR")
    table.expect_options(FOMA, ["pass"])
    table.expect_prompt(FOMA, "prompt-pass")
    table.expect_refused(FOMA, "reroll S S", rule="4.9")
    table.play(FOMA, "pass")
    table.expect_asked(LYUSYA)
    assert table.sees(None)["active"] == LYUSYA


@cites("4.9", "R8")
def test_a_reroll_costs_a_die_rolls_at_least_one_and_comes_three_times_at_most() -> None:
    table = Table()
    table.hold(FOMA)
    table.roll(FOMA, "PPRSB")
    table.expect_malformed(FOMA, "reroll P ")
    table.expect_refused(FOMA, "reroll P", rule="3.3")
    table.expect_refused(FOMA, "reroll G P", rule="4.9")
    table.falls("BPRS")
    table.play(FOMA, "reroll P BPRS")
    table.falls("BRS")
    table.play(FOMA, "reroll P BRS")
    table.falls("R")
    table.play(FOMA, "reroll B R")
    table.expect_refused(FOMA, "reroll S R", rule="4.9")
    table.expect_can(FOMA, "pass")


@cites("E2", "4.9", "R1")
def test_foma_rolls_for_two_ravens() -> None:
    table = Table()
    table.hold(FOMA, "needle")
    table.roll(FOMA, "PPSBR")
    table.expect_cannot(FOMA, "cast needle 1")
    table.falls("SSG")
    table.play(FOMA, "reroll S BPP")
    assert table.pool() == "GRSS"
    table.falls("RG")
    table.play(FOMA, "reroll S SG")
    assert table.pool() == "GRR"
    table.expect_can(FOMA, "cast needle 1")
    table.expect_can(FOMA, "reroll G RR")
    table.play(FOMA, "cast needle 1")
    table.play(LYUSYA, "stay")
    table.expect_options(FOMA, ["pass"])


@cites("4.10")
def test_a_spell_taken_for_two_dice_can_be_cast_at_once() -> None:
    table = Table()
    table.hold(FOMA)
    table.next_card("sitdown")
    table.roll(FOMA, "BPRSS")
    table.play(FOMA, "take spell SS")
    table.expect_can(FOMA, "cast sitdown 1")
    told = table.play(FOMA, "cast sitdown 2")
    assert "Player 1 casts “Sit-Ye-Down”." in told


@cites("4.10", "4.11")
def test_others_learn_only_which_pile_a_card_came_from() -> None:
    table = Table()
    table.next_card("sitdown")
    table.roll(FOMA, "BPRSS")
    table.play(FOMA, "take spell SS")
    assert "Player 1 takes Sit-Ye-Down." in table.log(FOMA)
    assert "Player 1 takes a spell." in table.log(LYUSYA)
    table.expect_unknown(LYUSYA, "Sit-Ye-Down")


@cites("4.11", "4.12", "5.1", "R12")
def test_an_empty_pile_gives_nothing_until_cards_come_back() -> None:
    table = Table()
    table.hold(FOMA)
    table.enchant(FOMA, "howl", LYUSYA)
    s = table.state
    spare = s.decks[0]
    s.decks[0] = ()
    s.spells[ZOYA] |= sum(1 << card for card in spare)
    table.settle()
    table.roll(FOMA, "PPRSB")
    table.expect_refused(FOMA, "take spell BP", rule="4.12")
    table.expect_can(FOMA, "take trick BP")
    table.play(FOMA, "take trick BP", "pass")
    table.play(LYUSYA, "roll")
    table.play(FOMA, "call howl")
    assert s.decks[0] == (CARD_OF["howl"],)
    assert any(option.startswith("take spell") for option in table.options(LYUSYA))


@cites("5.1", "10.3")
def test_a_played_trick_goes_under_its_pile() -> None:
    table = Table()
    table.hold(FOMA, "change")
    table.play(FOMA, "emote jingle", "trick change")
    assert table.state.trick_deck[0] == TRICK_OF["change"]


@cites("R13")
def test_a_barren_round_fades_the_oldest_spell() -> None:
    table = Table()
    s = table.state
    everything = list(range(SPELLS))
    s.decks[0] = ()
    for seat in range(3):
        s.spells[seat] = 0
    for card in everything:
        s.laid = (*s.laid, card)
        s.caster[card] = FOMA
        s.cast[FOMA] |= 1 << card
        s.bound[card] = LYUSYA
        s.on[LYUSYA] |= 1 << card
    table.settle()
    for seat in (FOMA, LYUSYA, ZOYA):
        assert len(s.laid) == SPELLS
        table.turn(seat)
    assert table.state.decks[0] == (0,)
    assert table.state.points == [0, 0, 0]


@cites("1.5", "R3")
def test_the_star_is_an_ordinary_ingredient() -> None:
    table = Table()
    table.hold(FOMA, "hookleg", "knock")
    table.roll(FOMA, "TTRSB")
    table.expect_cannot(FOMA, "cast hookleg 1 T")
    table.expect_can(FOMA, "cast knock 1")


@cites("R37", "8.2")
def test_after_sixty_rounds_most_points_win() -> None:
    table = Table()
    table.points(ZOYA, 2)
    table.state.turns = 60 * 3
    table.turn(FOMA)
    table.expect_over("long", ranking=[2, 2, 1])
    table.expect_refused(LYUSYA, "roll", rule="8.2")


@pytest.mark.parametrize("seats", [2, 8])
@cites("1.3")
def test_any_number_from_two_to_eight_can_play(seats: int) -> None:
    assert len(Table(seats).sees(None)["wizards"]) == seats
