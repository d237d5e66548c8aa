"""Tricks: their moments, conditions and effects (chapter 10)."""

from __future__ import annotations

from coven.games.voodoo.components import TRICK_OF
from coven.games.voodoo.state import NOBODY
from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import FOMA, LYUSYA, PAVLO, ZOYA, Table


@cites("10.1", "10.3", "R10", "R30")
def test_the_cart_rerolls_any_dice_for_free() -> None:
    table = Table()
    table.hold(FOMA, "cart")
    table.expect_refused(FOMA, "trick cart", rule="10.2")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "emote rumble", "trick cart")
    table.expect_refused(FOMA, "pass", rule="10.3")
    table.falls("GGG")
    table.play(FOMA, "free BPP")
    assert table.pool() == "GGGRS"
    assert table.sees(None)["dice"]["rerolls_left"] == 3
    table.expect_refused(FOMA, "trick cart", rule="10.1")


@cites("10.3", "R30")
def test_without_its_gesture_a_trick_is_lost() -> None:
    table = Table()
    table.hold(FOMA, "cart")
    table.play(FOMA, "emote rumble")
    table.roll(FOMA, "PPRSB")
    told = table.play(FOMA, "trick cart")
    assert "The condition was not done: Player 1 loses the card." in told
    assert table.state.trick_deck[0] == TRICK_OF["cart"]
    assert table.pool() == "BPPRS"


@cites("10.2", "10.3", "R30")
def test_strictly_a_trick_at_the_wrong_moment_is_lost() -> None:
    table = Table(strict_tricks=True)
    table.hold(LYUSYA, "cart")
    table.roll(FOMA, "PPRSB")
    told = table.play(LYUSYA, "emote rumble", "trick cart")
    assert "The wrong moment: Player 2 loses the card." in told
    assert table.state.tricks[LYUSYA] == ()
    table.expect_asked(FOMA)


@cites("10.4", "R15", "R25")
def test_a_very_creepy_doll_sends_the_spell_elsewhere() -> None:
    table = Table(4)
    table.hold(FOMA, "hookleg")
    table.hold(LYUSYA, "creepy")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "cast hookleg 1 S")
    table.expect_asked(LYUSYA)
    table.play(LYUSYA, "emote scare", "trick creepy")
    table.expect_asked(FOMA)
    table.expect_options(FOMA, ["aim 2", "aim 3"])
    table.play(FOMA, "aim 2")
    table.expect_asked(ZOYA)
    table.play(ZOYA, "stay")
    assert table.state.target == ZOYA
    assert table.bound("hookleg") == ZOYA
    assert table.score(FOMA) == 2


@cites("10.4", "10.6", "R15")
def test_dolls_answer_dolls_and_who_evaded_first_may_be_chosen_again() -> None:
    table = Table(3)
    table.state.target = ZOYA
    table.hold(FOMA, "hookleg")
    table.hold(LYUSYA, "creepy")
    table.hold(ZOYA, "creepy", "change")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "cast hookleg 1 S")
    table.play(LYUSYA, "emote scare", "trick creepy")
    table.expect_options(FOMA, ["aim 2"])
    table.play(FOMA, "aim 2")
    table.expect_refused(ZOYA, "trick change", rule="10.6")
    table.play(ZOYA, "emote scare", "trick creepy")
    table.expect_options(FOMA, ["aim 1"])
    table.play(FOMA, "aim 1")
    table.play(LYUSYA, "stay")
    assert table.bound("hookleg") == LYUSYA


@cites("10.3", "R25")
def test_a_doll_that_scares_nobody_is_lost_and_the_pause_is_the_same_for_all() -> None:
    table = Table()
    table.hold(FOMA, "hookleg")
    table.hold(LYUSYA, "creepy")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "cast hookleg 1 S")
    assert table.sees(ZOYA)["doing"]["what"] == "stare"
    table.play(LYUSYA, "trick creepy")
    table.expect_options(LYUSYA, ["stay"])
    assert table.sees(ZOYA)["doing"]["what"] == "stare"
    assert timers(table, LYUSYA) == [("stay", 8.0), ("lapse stare", 2.0)]
    table.play(LYUSYA, "stay")
    assert table.bound("hookleg") == LYUSYA


def timers(table: Table, seat: int) -> list[tuple[str, float]]:
    return [(t.move.text, t.seconds) for t in table.game.timers(table.state) if t.seat == seat]


@cites("R25")
def test_an_answer_that_comes_at_once_shows_only_when_the_doll_has_stared() -> None:
    for stares_first in (True, False):
        table = Table()
        table.hold(FOMA, "hookleg")
        table.hold(LYUSYA)
        table.roll(FOMA, "PPRSB")
        table.play(FOMA, "cast hookleg 1 S")
        before = [table.sees(seat) for seat in (0, 2, None)]
        answers = ["lapse stare", "stay"] if stares_first else ["stay", "lapse stare"]
        Scene.play(table, LYUSYA, answers[0])
        assert [table.sees(seat) for seat in (0, 2, None)] == before
        table.expect_asked(LYUSYA)
        left = ("stay", 8.0) if stares_first else ("lapse stare", 2.0)
        assert timers(table, LYUSYA) == [left]
        assert table.bound("hookleg") == NOBODY
        Scene.play(table, LYUSYA, answers[1])
        assert table.bound("hookleg") == LYUSYA
        table.expect_asked(FOMA)


@cites("10.5", "R30")
def test_a_parasite_casts_one_spell_and_leaves_the_dice() -> None:
    table = Table()
    table.hold(FOMA, "bow")
    table.hold(ZOYA, "parasite", "hookleg", "croak")
    table.expect_refused(ZOYA, "trick parasite", rule="10.2")
    table.roll(FOMA, "PPRSB")
    table.play(ZOYA, "emote slurp", "trick parasite")
    table.expect_asked(ZOYA)
    table.expect_can(ZOYA, "cast hookleg 0", "cast croak 1")
    table.play(ZOYA, "cast hookleg 0")
    table.play(FOMA, "stay")
    assert table.score(ZOYA) == 2
    assert table.pool() == "BPPRS"
    table.expect_refused(ZOYA, "cast croak 1", rule="3.1")
    table.play(FOMA, "cast bow 1")
    assert table.score(FOMA) == 1


@cites("10.5", "R20")
def test_a_parasite_may_hit_the_owner_of_the_dice_in_mid_turn() -> None:
    table = Table()
    table.hold(ZOYA, "parasite", "bow")
    table.hold(FOMA)
    table.roll(FOMA, "PPRSB")
    table.play(ZOYA, "emote slurp", "trick parasite", "cast bow 0")
    table.play(FOMA, "stay", "take spell BP", "pass")
    assert table.broken("bow"), "before passing counts in this very turn"


@cites("R32")
def test_an_ace_turns_one_of_ones_own_dice() -> None:
    table = Table()
    table.hold(FOMA, "ace", "needle")
    table.hold(LYUSYA, "ace")
    table.roll(FOMA, "PPRSB")
    table.expect_refused(LYUSYA, "trick ace", rule="10.2")
    table.play(FOMA, "emote sleeve", "trick ace", "set P R")
    assert table.pool() == "BPRRS"
    table.expect_can(FOMA, "cast needle 1")


@cites("R32")
def test_a_memory_gap_takes_a_spell_away_with_its_breach() -> None:
    table = Table()
    table.enchant(ZOYA, "howl", FOMA)
    table.hold(FOMA, "amnesia")
    table.roll(FOMA, "PPRSB")
    assert table.broken("howl")
    table.play(FOMA, "emote whoami", "trick amnesia", "forget howl")
    assert not table.lies("howl")
    table.expect_refused(ZOYA, "call howl", rule="6.6")
    assert table.state.points == [0, 0, 0]


@cites("R32")
def test_without_a_spell_on_oneself_there_is_nothing_to_forget() -> None:
    table = Table()
    table.hold(FOMA, "amnesia", "banana")
    table.expect_refused(FOMA, "trick amnesia", rule="10.2")
    table.expect_refused(FOMA, "trick banana", rule="10.2")


@cites("10.1")
def test_sticky_paws_take_a_random_card_of_another() -> None:
    table = Table()
    table.hold(FOMA, "sticky")
    table.hold(LYUSYA, "yawn")
    table.hold(ZOYA)
    table.play(FOMA, "emote whistle", "trick sticky")
    table.expect_options(FOMA, ["steal 1"])
    table.play(FOMA, "steal 1")
    assert table.sees(FOMA)["hand"]["spells"] == ["yawn"]
    table.expect_unknown(ZOYA, "spell-yawn", "Zombie Yawn")


@cites("10.1", "R17")
def test_small_change_is_a_point_and_can_reach_a_skull() -> None:
    table = Table()
    table.points(FOMA, 2)
    table.hold(FOMA, "change")
    table.play(FOMA, "emote jingle", "trick change")
    assert table.score(FOMA) == 3
    assert len(table.sees(None)["wizards"][FOMA]["curses"]) == 1


@cites("R32")
def test_a_banana_peel_is_for_somebody_ahead() -> None:
    table = Table(4)
    table.points(LYUSYA, 3)
    table.points(PAVLO, 1)
    table.hold(FOMA, "banana")
    table.play(FOMA, "emote oops", "trick banana")
    table.expect_options(FOMA, ["slip 1", "slip 3"])
    table.play(FOMA, "slip 1")
    assert table.score(LYUSYA) == 2


@cites("R32")
def test_a_sixth_sense_brings_a_used_die_back() -> None:
    table = Table()
    table.hold(FOMA, "sixth")
    table.roll(FOMA, "PPRSB")
    table.expect_refused(FOMA, "trick sixth", rule="10.2")
    table.play(FOMA, "take spell BP")
    table.falls("G")
    table.play(FOMA, "emote temple", "trick sixth")
    assert table.pool() == "GPRS"
    assert len(table.state.used) == 1
