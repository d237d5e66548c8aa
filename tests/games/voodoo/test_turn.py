"""Chapters 1 to 5: preparation, the turn, dice, cards and piles."""

from __future__ import annotations

import pytest

from coven.games.voodoo.components import CARD_OF, SPELLS, TRICK_OF
from coven.testkit import cites

from .scenes import FOMA, LYUSYA, ZOYA, VoodooScene


@cites("1.1", "1.2", "1.3", "1.4", "2.1", "R2", "R4", "R5")
def test_everybody_begins_at_zero_with_one_spell() -> None:
    scene = VoodooScene(4)
    seen = scene.sees(None)
    assert seen["goal"] == 11
    assert seen["skulls"] == [3, 6, 9]
    assert seen["points"] == [0, 0, 0, 0]
    assert seen["target"] is None
    assert seen["active"] == 0
    assert [w["hand"] for w in seen["wizards"]] == [{"spells": 1, "tricks": 0}] * 4
    assert seen["piles"] == {"spells": [32], "tricks": 14, "curses": 13}
    assert scene.sees(LYUSYA)["hand"]["spells"]
    assert seen["hand"] is None


@cites("3.1", "3.2")
def test_a_turn_begins_with_one_roll_of_all_five_dice() -> None:
    scene = VoodooScene()
    scene.expect_asked(FOMA)
    scene.expect_options(FOMA, ["roll"])
    scene.expect_refused(FOMA, "take spell BP", rule="3.2")
    scene.expect_refused(LYUSYA, "roll", rule="3.1")
    scene.roll(FOMA, "PPRSB")
    assert scene.pool() == "BPPRS"
    scene.expect_refused(FOMA, "roll", rule="3.2")


@cites("3.3", "R7")
def test_one_action_at_least_must_be_done_and_a_trick_is_none() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "change")
    scene.roll(FOMA, "PPRSB")
    scene.expect_refused(FOMA, "pass", rule="3.3")
    scene.play(FOMA, "emote jingle", "trick change")
    assert scene.score(FOMA) == 1
    scene.expect_refused(FOMA, "pass", rule="3.3")
    scene.play(FOMA, "take spell BP")
    scene.expect_can(FOMA, "pass")


@cites("R7", "3.6")
def test_the_turn_may_end_without_an_action_if_none_is_possible() -> None:
    scene = VoodooScene()
    s = scene.state
    scene.hold(FOMA)
    s.no_rerolls_now = True
    s.decks[0], s.trick_deck = (), ()
    scene.settle()
    scene.roll(FOMA, "PPRSB")
    scene.expect_options(FOMA, ["pass"])
    scene.expect_refused(FOMA, "reroll P B", rule="7.5")
    scene.expect_refused(FOMA, "take spell BP", rule="4.12")


@cites("3.4", "3.5")
def test_actions_come_in_any_order_and_no_die_is_used_twice() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "bow")
    scene.roll(FOMA, "RPBBS")
    scene.play(FOMA, "cast bow 1", "marker")
    scene.play(LYUSYA, "stay")
    scene.expect_cannot(FOMA, "take spell PR")
    scene.falls("GG")
    scene.play(FOMA, "reroll S BB")
    assert scene.pool() == "GG"
    scene.play(FOMA, "take spell GG")
    scene.expect_options(FOMA, ["pass"])
    assert sorted(scene.sees(None)["dice"]["used"]) == sorted(
        ["raven", "pumpkin", "skull", "ghost", "ghost"]
    )


@cites("3.6", "3.7")
def test_with_one_die_left_the_turn_can_only_end_and_the_doll_goes_left() -> None:
    scene = VoodooScene()
    scene.hold(FOMA)
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "take spell BP", "take trick PR")
    scene.expect_options(FOMA, ["pass"])
    scene.expect_prompt(FOMA, "prompt-pass")
    scene.expect_refused(FOMA, "reroll S S", rule="4.9")
    scene.play(FOMA, "pass")
    scene.expect_asked(LYUSYA)
    assert scene.sees(None)["active"] == LYUSYA


@cites("4.9", "R8")
def test_a_reroll_costs_a_die_rolls_at_least_one_and_comes_three_times_at_most() -> None:
    scene = VoodooScene()
    scene.hold(FOMA)
    scene.roll(FOMA, "PPRSB")
    scene.expect_malformed(FOMA, "reroll P ")
    scene.expect_refused(FOMA, "reroll P", rule="3.3")
    scene.expect_refused(FOMA, "reroll G P", rule="4.9")
    scene.falls("BPRS")
    scene.play(FOMA, "reroll P BPRS")
    scene.falls("BRS")
    scene.play(FOMA, "reroll P BRS")
    scene.falls("R")
    scene.play(FOMA, "reroll B R")
    scene.expect_refused(FOMA, "reroll S R", rule="4.9")
    scene.expect_can(FOMA, "pass")


@cites("E2", "4.9", "R1")
def test_foma_rolls_for_two_ravens() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "needle")
    scene.roll(FOMA, "PPSBR")
    scene.expect_cannot(FOMA, "cast needle 1")
    scene.falls("SSG")
    scene.play(FOMA, "reroll S BPP")
    assert scene.pool() == "GRSS"
    scene.falls("RG")
    scene.play(FOMA, "reroll S SG")
    assert scene.pool() == "GRR"
    scene.expect_can(FOMA, "cast needle 1")
    scene.expect_can(FOMA, "reroll G RR")
    scene.play(FOMA, "cast needle 1")
    scene.play(LYUSYA, "stay")
    scene.expect_options(FOMA, ["pass"])


@cites("4.10")
def test_a_spell_taken_for_two_dice_can_be_cast_at_once() -> None:
    scene = VoodooScene()
    scene.hold(FOMA)
    scene.next_card("sitdown")
    scene.roll(FOMA, "BPRSS")
    scene.play(FOMA, "take spell SS")
    scene.expect_can(FOMA, "cast sitdown 1")
    told = scene.play(FOMA, "cast sitdown 2")
    assert "Player 1 casts “Sit-Ye-Down”." in told


@cites("4.10", "4.11")
def test_others_learn_only_which_pile_a_card_came_from() -> None:
    scene = VoodooScene()
    scene.next_card("sitdown")
    scene.roll(FOMA, "BPRSS")
    scene.play(FOMA, "take spell SS")
    assert "Player 1 draws Sit-Ye-Down." in scene.log(FOMA)
    assert "Player 1 draws a spell." in scene.log(LYUSYA)
    scene.expect_unknown(LYUSYA, "Sit-Ye-Down")


@cites("4.11", "4.12", "5.1", "R12")
def test_an_empty_pile_gives_nothing_until_cards_come_back() -> None:
    scene = VoodooScene()
    scene.hold(FOMA)
    scene.enchant(FOMA, "howl", LYUSYA)
    s = scene.state
    spare = s.decks[0]
    s.decks[0] = ()
    s.spells[ZOYA] |= sum(1 << card for card in spare)
    scene.settle()
    scene.roll(FOMA, "PPRSB")
    scene.expect_refused(FOMA, "take spell BP", rule="4.12")
    scene.expect_can(FOMA, "take trick BP")
    scene.play(FOMA, "take trick BP", "pass")
    scene.play(LYUSYA, "roll")
    scene.play(FOMA, "call howl")
    assert s.decks[0] == (CARD_OF["howl"],)
    assert any(option.startswith("take spell") for option in scene.options(LYUSYA))


@cites("5.1", "10.3")
def test_a_played_trick_goes_under_its_pile() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "change")
    scene.play(FOMA, "emote jingle", "trick change")
    assert scene.state.trick_deck[0] == TRICK_OF["change"]


@cites("R13")
def test_after_a_round_with_no_spell_in_any_hand_or_pile_the_oldest_spell_leaves() -> None:
    scene = VoodooScene()
    s = scene.state
    everything = list(range(SPELLS))
    s.decks[0] = ()
    for seat in range(3):
        s.spells[seat] = 0
    for card in everything:
        s.spells_on_table = (*s.spells_on_table, card)
        s.caster[card] = FOMA
        s.cast_spells[FOMA] |= 1 << card
        s.bound_wizard[card] = LYUSYA
        s.binding_cards[LYUSYA] |= 1 << card
    scene.settle()
    for seat in (FOMA, LYUSYA, ZOYA):
        assert len(s.spells_on_table) == SPELLS
        scene.turn(seat)
    assert scene.state.decks[0] == (0,)
    assert scene.state.points == [0, 0, 0]


@cites("1.5", "R3")
def test_the_star_is_an_ordinary_ingredient() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "hookleg", "knock")
    scene.roll(FOMA, "TTRSB")
    scene.expect_cannot(FOMA, "cast hookleg 1 T")
    scene.expect_can(FOMA, "cast knock 1")


@cites("R37", "8.2")
def test_after_sixty_rounds_most_points_win() -> None:
    scene = VoodooScene()
    scene.points(ZOYA, 2)
    scene.state.turns = 60 * 3
    scene.turn(FOMA)
    scene.expect_over("long", ranking=[2, 2, 1])
    scene.expect_refused(LYUSYA, "roll", rule="8.2")


@pytest.mark.parametrize("seats", [2, 8])
@cites("1.3")
def test_any_number_from_two_to_eight_can_play(seats: int) -> None:
    assert len(VoodooScene(seats).sees(None)["wizards"]) == seats
