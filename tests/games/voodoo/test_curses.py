"""Eternal curses and their penalties (chapter 7)."""

from __future__ import annotations

from coven.games.voodoo.components import CARD_OF, TRICK_OF
from coven.testkit import cites

from .scenes import FOMA, LYUSYA, ZOYA, VoodooScene


def cast_for(scene: VoodooScene, points: int) -> None:
    """Lets the first seat cast a spell that brings this many points."""
    card, dice, wild = {
        1: ("howl", "BBSTP", ""),
        2: ("hookleg", "PPRSB", " S"),
        3: ("heron", "PPRSB", " S"),
    }[points]
    scene.hold(FOMA, card)
    scene.roll(FOMA, dice)
    scene.play(FOMA, f"cast {card} 1{wild}")


@cites("7.1", "7.2")
def test_a_skull_passed_or_reached_brings_a_curse() -> None:
    for before, points, curses in ((0, 2, 0), (1, 2, 1), (2, 2, 1), (2, 1, 1), (3, 2, 0)):
        scene = VoodooScene()
        scene.points(FOMA, before)
        cast_for(scene, points)
        assert len(scene.sees(None)["wizards"][FOMA]["curses"]) == curses, (before, points)


@cites("R17", "9.5")
def test_two_skulls_in_one_move_bring_two_curses() -> None:
    scene = VoodooScene(track="quick")
    scene.points(FOMA, 1)
    cast_for(scene, 3)
    assert len(scene.sees(None)["wizards"][FOMA]["curses"]) == 2


@cites("7.3")
def test_where_no_curse_is_left_nothing_happens() -> None:
    scene = VoodooScene()
    scene.state.curse_deck = ()
    scene.points(FOMA, 2)
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBSTP")
    told = scene.play(FOMA, "cast howl 1")
    assert "A skull, but no curses are left. Lucky Player 1!" in told


@cites("7.4", "R17")
def test_going_back_onto_a_skull_brings_nothing_but_forward_again_does() -> None:
    for repeat, curses in (("each-forward", 2), ("once", 1)):
        scene = VoodooScene(skull_repeat=repeat)
        scene.points(FOMA, 2)
        cast_for(scene, 2)
        assert scene.score(FOMA) == 4
        before = scene.state.curses
        from coven.games.voodoo.rules.track import gain, lose_point

        lose_point(scene.state, FOMA)
        lose_point(scene.state, FOMA)
        assert scene.state.curses == before
        gain(scene.state, FOMA, 1)
        assert scene.state.curses.bit_count() == curses


@cites("7.5", "7.6", "R18")
def test_anyone_but_the_victim_calls_and_there_is_one_penalty() -> None:
    scene = VoodooScene()
    scene.points(FOMA, 4)
    scene.curse(FOMA, "blink")
    scene.roll(FOMA, "PPRSB")
    scene.expect_refused(FOMA, "call blink", rule="7.6")
    scene.play(LYUSYA, "call blink")
    assert scene.state.four_dice_next == 1 << FOMA
    scene.play(ZOYA, "call blink")
    assert scene.state.points == [4, 0, 0]
    assert scene.sees(None)["wizards"][FOMA]["curses"] == ["blink"]


@cites("R18", "7.5")
def test_four_dice_hold_for_the_next_turn_only() -> None:
    scene = VoodooScene()
    scene.state.four_dice_next = 1 << LYUSYA
    scene.turn(FOMA)
    assert scene.sees(None)["wizards"][LYUSYA]["four_dice"]
    scene.falls("PPRS")
    scene.play(LYUSYA, "roll")
    assert len(scene.pool()) == 4
    assert not scene.state.four_dice_next
    scene.play(LYUSYA, "take spell PP", "pass")
    scene.turn(ZOYA)
    scene.turn(FOMA)
    scene.roll(LYUSYA, "PPRSB")
    assert len(scene.pool()) == 5


@cites("R18")
def test_points_never_fall_below_zero() -> None:
    scene = VoodooScene()
    scene.curse(FOMA, "grateful")
    scene.state.previous = ZOYA
    scene.roll(FOMA, "PPRSB")
    scene.play(LYUSYA, "call grateful")
    assert scene.score(FOMA) == 0
    scene = VoodooScene()
    scene.points(FOMA, 3)
    scene.curse(FOMA, "grateful")
    scene.state.previous = ZOYA
    scene.roll(FOMA, "PPRSB")
    scene.play(LYUSYA, "call grateful")
    assert scene.score(FOMA) == 2


@cites("7.5")
def test_no_paid_rerolls_in_the_next_turn() -> None:
    scene = VoodooScene()
    scene.curse(FOMA, "blow")
    scene.roll(FOMA, "PPRSB")
    scene.play(LYUSYA, "call blow")
    scene.play(FOMA, "take spell BP", "pass")
    scene.turn(LYUSYA)
    scene.turn(ZOYA)
    scene.roll(FOMA, "PPRSB")
    scene.expect_refused(FOMA, "reroll P B", rule="7.5")


@cites("R18")
def test_the_card_just_taken_goes_under_the_pile() -> None:
    scene = VoodooScene()
    scene.curse(FOMA, "mindpush")
    scene.hold(FOMA, "howl")
    scene.next_card("yawn")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "take spell BP")
    assert scene.sees(FOMA)["hand"]["spells"] == ["howl", "yawn"]
    told = scene.play(LYUSYA, "call mindpush")
    assert scene.sees(FOMA)["hand"]["spells"] == ["howl"]
    assert scene.state.decks[0][0] == CARD_OF["yawn"]
    assert "Player 1 puts a spell on the bottom of the pile." in told


@cites("R18")
def test_a_random_card_is_lost_and_an_empty_hand_loses_nothing() -> None:
    scene = VoodooScene()
    scene.curse(FOMA, "skullspit")
    scene.hold(FOMA, "ace")
    scene.roll(FOMA, "SSRPB")
    scene.play(FOMA, "take spell BP", "lapse reaction")
    scene.hold(FOMA, "ace")
    scene.play(FOMA, "take trick RS")
    scene.hold(FOMA, "ace")
    scene.play(FOMA, "pass")
    assert scene.broken("skullspit")
    scene.chance(0)
    scene.play(LYUSYA, "call skullspit")
    assert scene.sees(FOMA)["hand"] == {"spells": [], "tricks": []}
    scene.state.breach[CARD_OF["skullspit"]] = (scene.state.ply, scene.state.turns)
    told = scene.play(ZOYA, "call skullspit")
    assert "Player 1 has no card to lose." in told


@cites("R18")
def test_card_shyness_gives_a_card_to_the_left_neighbour_who_alone_sees_which() -> None:
    scene = VoodooScene(4)
    scene.curse(LYUSYA, "cardsdown")
    scene.hold(LYUSYA, "yawn")
    scene.hold(ZOYA)
    scene.roll(FOMA, "PPRSB")
    assert scene.broken("cardsdown")
    scene.play(FOMA, "call cardsdown")
    assert scene.sees(ZOYA)["hand"]["spells"] == ["yawn"]
    scene.expect_unknown(FOMA, "spell-yawn", "Zombie Yawn")
    assert "Player 3 gets Zombie Yawn from Player 2." in scene.log(ZOYA)


@cites("R18")
def test_the_censor_doll_takes_another_trick_or_a_point() -> None:
    scene = VoodooScene()
    scene.points(FOMA, 4)
    scene.curse(FOMA, "showdoll")
    scene.hold(FOMA, "change", "ace")
    scene.play(FOMA, "emote jingle", "trick change")
    assert scene.score(FOMA) == 5
    scene.play(LYUSYA, "call showdoll")
    assert scene.state.tricks[FOMA] == ()
    assert scene.state.trick_deck[0] == TRICK_OF["ace"]
    scene.hold(FOMA, "change")
    scene.play(FOMA, "emote jingle", "trick change")
    scene.play(LYUSYA, "call showdoll")
    assert scene.score(FOMA) == 5


@cites("7.6")
def test_a_curse_stays_after_its_penalty() -> None:
    scene = VoodooScene()
    scene.curse(FOMA, "blink")
    for _ in range(2):
        scene.roll(FOMA, "PPRSB")
        scene.play(LYUSYA, "call blink")
        scene.play(FOMA, "take spell BP", "pass")
        scene.turn(LYUSYA)
        scene.turn(ZOYA)
        scene.state.four_dice_now = False
    assert scene.sees(None)["wizards"][FOMA]["curses"] == ["blink"]


@cites("8.2")
def test_a_penalty_after_the_end_takes_nothing_from_the_winner() -> None:
    scene = VoodooScene()
    scene.points(FOMA, 10)
    scene.curse(FOMA, "grateful")
    scene.state.previous = ZOYA
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBRSP")
    assert scene.broken("grateful")
    scene.play(FOMA, "cast howl 1")
    scene.expect_over("points", ranking=[1, 2, 2])
    scene.expect_refused(LYUSYA, "call grateful", rule="8.2")
    assert scene.score(FOMA) == 11
