"""Two players, and the quick game (chapter 9)."""

from __future__ import annotations

from coven.games.voodoo.components import CARD_OF, CARDS, TRICK_OF, TRICKS
from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import FOMA, LYUSYA, ZOYA, VoodooScene


@cites("9.2", "9.3", "R9")
def test_each_takes_a_school_and_the_third_is_shared_face_up() -> None:
    scene = Scene("voodoo", 2, {"first-player": "first-seat"})
    scene.expect_asked(FOMA)
    scene.play(FOMA, "school haitian")
    scene.expect_refused(LYUSYA, "school haitian", rule="9.2")
    scene.play(LYUSYA, "school celtic")
    third = scene.sees(FOMA)["schools"]["third"]
    assert len(third) == 12
    assert all(CARDS[CARD_OF[name]].school == "egyptian" for name in third)
    scene.expect_prompt(LYUSYA, "prompt-third-school")
    for name in third[:6]:
        scene.play(LYUSYA, f"pick {name}")
    scene.expect_options(FOMA, ["roll"])
    s = scene.state
    assert [len(deck) + s.spells[i].bit_count() for i, deck in enumerate(s.decks)] == [18, 18]
    mine = [*s.decks[LYUSYA], *(c for c in range(36) if s.spells[LYUSYA] >> c & 1)]
    assert {CARD_OF[name] for name in third[:6]} <= set(mine)


@cites("9.1")
def test_two_players_have_no_target_card_and_no_dolls() -> None:
    scene = VoodooScene(2)
    assert len(scene.state.trick_deck) == 11
    assert TRICK_OF["creepy"] not in scene.state.trick_deck
    scene.hold(FOMA, "howl", "salute")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 1")
    assert scene.sees(None)["target"] is None
    scene.expect_asked(FOMA)


@cites("9.4")
def test_several_spells_in_a_turn_hit_the_opponent() -> None:
    scene = VoodooScene(2)
    scene.hold(FOMA, "howl", "salute")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 1", "cast salute 1")
    assert scene.bound("howl") == scene.bound("salute") == LYUSYA
    assert scene.score(FOMA) == 2


@cites("9.3", "R9")
def test_a_broken_spell_goes_under_its_casters_pile() -> None:
    scene = VoodooScene(2)
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.turn(FOMA)
    scene.roll(LYUSYA, "PPRSB")
    scene.play(FOMA, "call howl")
    assert scene.state.decks[FOMA][0] == CARD_OF["howl"]
    assert scene.score(FOMA) == 2


@cites("R39")
def test_the_second_of_two_may_begin_with_one_more_spell() -> None:
    scene = VoodooScene(2, handicap=True)
    assert [hand.bit_count() for hand in scene.state.spells] == [1, 2]


@cites("9.5", "9.6", "8.1")
def test_the_quick_game_goes_to_eight_with_more_cards() -> None:
    scene = VoodooScene(track="quick")
    seen = scene.sees(None)
    assert (seen["goal"], seen["skulls"]) == (8, [2, 4, 6])
    assert [w["hand"] for w in seen["wizards"]] == [{"spells": 2, "tricks": 1}] * 3
    scene.points(FOMA, 7)
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 1")
    scene.expect_over("points")


@cites("9.7", "R38")
def test_who_took_no_card_takes_one_before_the_pass() -> None:
    scene = VoodooScene(track="quick")
    scene.hold(FOMA, "bow")
    scene.enchant(ZOYA, "needle", FOMA)
    scene.roll(FOMA, "BBSTP")
    scene.expect_refused(FOMA, "draw spell", rule="3.3")
    scene.falls("R")
    scene.play(FOMA, "reroll B B")
    scene.expect_refused(FOMA, "pass", rule="9.7")
    scene.play(FOMA, "draw trick")
    scene.expect_refused(FOMA, "draw spell", rule="9.7")
    scene.play(FOMA, "emote ouch", "pass")
    assert not scene.broken("needle"), "the card comes before the gesture"
    scene.roll(LYUSYA, "PPRSB")
    scene.play(LYUSYA, "take spell BP", "pass")
    scene.expect_asked(ZOYA)


@cites("R38", "9.7")
def test_a_stolen_card_is_not_taken_from_a_pile_and_empty_piles_give_none() -> None:
    scene = VoodooScene(track="quick")
    scene.hold(FOMA, "sticky")
    scene.play(FOMA, "emote whistle", "trick sticky", "steal 1")
    scene.roll(FOMA, "BBSTP")
    scene.falls("B")
    scene.play(FOMA, "reroll B B")
    scene.expect_cannot(FOMA, "pass")
    s = scene.state
    s.decks[0], s.trick_deck = (), ()
    scene.settle()
    scene.expect_can(FOMA, "pass")
    assert len(TRICKS) == 9


@cites("9.7")
def test_there_is_no_free_card_in_the_long_game() -> None:
    scene = VoodooScene()
    scene.roll(FOMA, "BBSTP")
    scene.expect_refused(FOMA, "draw spell", rule="9.7")
