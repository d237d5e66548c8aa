"""Eternal curses and their penalties (chapter 7)."""

from __future__ import annotations

from coven.games.voodoo.components import CARD_OF, TRICK_OF
from coven.testkit import cites

from .scenes import FOMA, LYUSYA, ZOYA, Table


def gaining(table: Table, points: int) -> None:
    """The first seat casts a spell of so many points."""
    card, dice, wild = {
        1: ("howl", "BBSTP", ""),
        2: ("hookleg", "PPRSB", " S"),
        3: ("heron", "PPRSB", " S"),
    }[points]
    table.hold(FOMA, card)
    table.roll(FOMA, dice)
    table.play(FOMA, f"cast {card} 1{wild}")


@cites("7.1", "7.2")
def test_a_skull_passed_or_reached_brings_a_curse() -> None:
    for before, points, curses in ((0, 2, 0), (1, 2, 1), (2, 2, 1), (2, 1, 1), (3, 2, 0)):
        table = Table()
        table.points(FOMA, before)
        gaining(table, points)
        assert len(table.sees(None)["wizards"][FOMA]["curses"]) == curses, (before, points)


@cites("R17", "9.5")
def test_two_skulls_in_one_move_bring_two_curses() -> None:
    table = Table(track="quick")
    table.points(FOMA, 1)
    gaining(table, 3)
    assert len(table.sees(None)["wizards"][FOMA]["curses"]) == 2


@cites("7.3")
def test_where_no_curse_is_left_nothing_happens() -> None:
    table = Table()
    table.state.curse_deck = ()
    table.points(FOMA, 2)
    table.hold(FOMA, "howl")
    table.roll(FOMA, "BBSTP")
    told = table.play(FOMA, "cast howl 1")
    assert "A skull, but no curse is left: Player 1 is lucky." in told


@cites("7.4", "R17")
def test_going_back_onto_a_skull_brings_nothing_but_forward_again_does() -> None:
    for repeat, curses in (("each-forward", 2), ("once", 1)):
        table = Table(skull_repeat=repeat)
        table.points(FOMA, 2)
        gaining(table, 2)
        assert table.score(FOMA) == 4
        before = table.state.curses
        from coven.games.voodoo.rules.track import gain, lose_point

        lose_point(table.state, FOMA)
        lose_point(table.state, FOMA)
        assert table.state.curses == before
        gain(table.state, FOMA, 1)
        assert table.state.curses.bit_count() == curses


@cites("7.5", "7.6", "R18")
def test_anyone_but_the_victim_calls_and_there_is_one_penalty() -> None:
    table = Table()
    table.points(FOMA, 4)
    table.curse(FOMA, "blink")
    table.roll(FOMA, "PPRSB")
    table.expect_refused(FOMA, "call blink", rule="7.6")
    table.play(LYUSYA, "call blink")
    assert table.state.short == 1 << FOMA
    table.play(ZOYA, "call blink")
    assert table.state.points == [4, 0, 0]
    assert table.sees(None)["wizards"][FOMA]["curses"] == ["blink"]


@cites("R18", "7.5")
def test_four_dice_hold_for_the_next_turn_only() -> None:
    table = Table()
    table.state.short = 1 << FOMA
    table.falls("PPRS")
    table.play(FOMA, "roll")
    assert len(table.pool()) == 4
    assert not table.state.short


@cites("R18")
def test_points_never_fall_below_nothing() -> None:
    table = Table()
    table.curse(FOMA, "grateful")
    table.state.previous = ZOYA
    table.roll(FOMA, "PPRSB")
    table.play(LYUSYA, "call grateful")
    assert table.score(FOMA) == 0
    table = Table()
    table.points(FOMA, 3)
    table.curse(FOMA, "grateful")
    table.state.previous = ZOYA
    table.roll(FOMA, "PPRSB")
    table.play(LYUSYA, "call grateful")
    assert table.score(FOMA) == 2


@cites("7.5")
def test_no_paid_rerolls_in_the_next_turn() -> None:
    table = Table()
    table.curse(FOMA, "blow")
    table.roll(FOMA, "PPRSB")
    table.play(LYUSYA, "call blow")
    table.play(FOMA, "take spell BP", "pass")
    table.turn(LYUSYA)
    table.turn(ZOYA)
    table.roll(FOMA, "PPRSB")
    table.expect_refused(FOMA, "reroll P B", rule="7.5")


@cites("R18")
def test_the_card_just_taken_goes_under_the_pile() -> None:
    table = Table()
    table.curse(FOMA, "mindpush")
    table.hold(FOMA, "howl")
    table.next_card("yawn")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "take spell BP")
    assert table.sees(FOMA)["hand"]["spells"] == ["howl", "yawn"]
    told = table.play(LYUSYA, "call mindpush")
    assert table.sees(FOMA)["hand"]["spells"] == ["howl"]
    assert table.state.decks[0][0] == CARD_OF["yawn"]
    assert "Player 1 puts under the pile: a spell." in told


@cites("R18")
def test_a_random_card_is_lost_and_an_empty_hand_loses_nothing() -> None:
    table = Table()
    table.curse(FOMA, "skullspit")
    table.hold(FOMA, "ace")
    table.roll(FOMA, "SSRPB")
    table.play(FOMA, "take spell BP", "lapse reaction")
    table.hold(FOMA, "ace")
    table.play(FOMA, "take trick RS")
    table.hold(FOMA, "ace")
    table.play(FOMA, "pass")
    assert table.broken("skullspit")
    table.chance(0)
    table.play(LYUSYA, "call skullspit")
    assert table.sees(FOMA)["hand"] == {"spells": [], "tricks": []}
    table.state.breach[CARD_OF["skullspit"]] = (table.state.ply, table.state.turns)
    told = table.play(ZOYA, "call skullspit")
    assert "Player 1 has no card for that." in told


@cites("R18")
def test_shy_cards_go_to_the_left_neighbour_who_alone_sees_which() -> None:
    table = Table(4)
    table.curse(LYUSYA, "cardsdown")
    table.hold(LYUSYA, "yawn")
    table.hold(ZOYA)
    table.roll(FOMA, "PPRSB")
    assert table.broken("cardsdown")
    table.play(FOMA, "call cardsdown")
    assert table.sees(ZOYA)["hand"]["spells"] == ["yawn"]
    table.expect_unknown(FOMA, "spell-yawn", "Zombie Yawn")
    assert "Player 3 gets Zombie Yawn from Player 2." in table.log(ZOYA)


@cites("R18")
def test_the_censor_doll_takes_another_trick_or_a_point() -> None:
    table = Table()
    table.points(FOMA, 4)
    table.curse(FOMA, "showdoll")
    table.hold(FOMA, "change", "ace")
    table.play(FOMA, "emote jingle", "trick change")
    assert table.score(FOMA) == 5
    table.play(LYUSYA, "call showdoll")
    assert table.state.tricks[FOMA] == ()
    assert table.state.trick_deck[0] == TRICK_OF["ace"]
    table.hold(FOMA, "change")
    table.play(FOMA, "emote jingle", "trick change")
    table.play(LYUSYA, "call showdoll")
    assert table.score(FOMA) == 5


@cites("7.6")
def test_a_curse_stays_after_its_penalty() -> None:
    table = Table()
    table.curse(FOMA, "blink")
    for _ in range(2):
        table.roll(FOMA, "PPRSB")
        table.play(LYUSYA, "call blink")
        table.play(FOMA, "take spell BP", "pass")
        table.turn(LYUSYA)
        table.turn(ZOYA)
        table.state.short = 0
    assert table.sees(None)["wizards"][FOMA]["curses"] == ["blink"]


@cites("8.2")
def test_a_penalty_after_the_end_takes_nothing_from_the_winner() -> None:
    table = Table()
    table.points(FOMA, 10)
    table.curse(FOMA, "grateful")
    table.state.previous = ZOYA
    table.hold(FOMA, "howl")
    table.roll(FOMA, "BBRSP")
    assert table.broken("grateful")
    table.play(FOMA, "cast howl 1")
    table.expect_over("points", ranking=[1, 2, 2])
    table.expect_refused(LYUSYA, "call grateful", rule="8.2")
    assert table.score(FOMA) == 11
