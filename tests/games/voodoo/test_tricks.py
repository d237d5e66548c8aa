"""Tricks: their moments, conditions and effects (chapter 10)."""

from __future__ import annotations

from coven.games.voodoo.components import TRICK_OF
from coven.games.voodoo.state import NOBODY
from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import FOMA, LYUSYA, PAVLO, ZOYA, VoodooScene


@cites("10.1", "10.3", "R10", "R30")
def test_the_cart_rerolls_any_dice_for_free() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "cart")
    scene.expect_refused(FOMA, "trick cart", rule="10.2")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "emote rumble", "trick cart")
    scene.expect_refused(FOMA, "pass", rule="10.3")
    scene.falls("GGG")
    scene.play(FOMA, "free BPP")
    assert scene.pool() == "GGGRS"
    assert scene.sees(None)["dice"]["rerolls_left"] == 3
    scene.expect_refused(FOMA, "trick cart", rule="10.1")


@cites("10.3", "R30")
def test_without_its_gesture_a_trick_is_lost() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "cart")
    scene.play(FOMA, "emote rumble")
    scene.roll(FOMA, "PPRSB")
    told = scene.play(FOMA, "trick cart")
    assert "Player 1 didn’t meet the trick’s condition and so loses the card." in told
    assert scene.state.trick_deck[0] == TRICK_OF["cart"]
    assert scene.pool() == "BPPRS"


@cites("10.2", "10.3", "R30")
def test_with_strict_tricks_a_trick_at_the_wrong_moment_is_lost() -> None:
    scene = VoodooScene(strict_tricks=True)
    scene.hold(LYUSYA, "cart")
    scene.roll(FOMA, "PPRSB")
    told = scene.play(LYUSYA, "emote rumble", "trick cart")
    assert "It’s the wrong moment: Player 2 loses the card." in told
    assert scene.state.tricks[LYUSYA] == ()
    scene.expect_asked(FOMA)


@cites("10.4", "R15", "R25")
def test_a_very_creepy_doll_sends_the_spell_elsewhere() -> None:
    scene = VoodooScene(4)
    scene.hold(FOMA, "hookleg")
    scene.hold(LYUSYA, "creepy")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "cast hookleg 1 S")
    scene.expect_asked(LYUSYA)
    scene.play(LYUSYA, "emote scare", "trick creepy")
    scene.expect_asked(FOMA)
    scene.expect_options(FOMA, ["aim 2", "aim 3"])
    scene.play(FOMA, "aim 2")
    scene.expect_asked(ZOYA)
    scene.play(ZOYA, "stay")
    assert scene.state.target == ZOYA
    assert scene.bound("hookleg") == ZOYA
    assert scene.score(FOMA) == 2


@cites("10.4", "10.6", "R15")
def test_dolls_answer_dolls_and_who_evaded_first_may_be_chosen_again() -> None:
    scene = VoodooScene(3)
    scene.state.target = ZOYA
    scene.hold(FOMA, "hookleg")
    scene.hold(LYUSYA, "creepy")
    scene.hold(ZOYA, "creepy", "change")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "cast hookleg 1 S")
    scene.play(LYUSYA, "emote scare", "trick creepy")
    scene.expect_options(FOMA, ["aim 2"])
    scene.play(FOMA, "aim 2")
    scene.expect_refused(ZOYA, "trick change", rule="10.6")
    scene.play(ZOYA, "emote scare", "trick creepy")
    scene.expect_options(FOMA, ["aim 1"])
    scene.play(FOMA, "aim 1")
    scene.play(LYUSYA, "stay")
    assert scene.bound("hookleg") == LYUSYA


@cites("10.3", "R25")
def test_a_doll_that_scares_nobody_is_lost_and_the_pause_is_the_same_for_all() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "hookleg")
    scene.hold(LYUSYA, "creepy")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "cast hookleg 1 S")
    assert scene.sees(ZOYA)["doing"]["what"] == "stare"
    scene.play(LYUSYA, "trick creepy")
    scene.expect_options(LYUSYA, ["stay"])
    assert scene.sees(ZOYA)["doing"]["what"] == "stare"
    assert timers(scene, LYUSYA) == [("stay", 8.0), ("lapse stare", 2.0)]
    scene.play(LYUSYA, "stay")
    assert scene.bound("hookleg") == LYUSYA


def timers(scene: VoodooScene, seat: int) -> list[tuple[str, float]]:
    """Returns move and seconds of the seat's running timers."""
    return [(t.move.text, t.seconds) for t in scene.game.timers(scene.state) if t.seat == seat]


@cites("R25")
def test_an_answer_that_comes_at_once_shows_only_when_the_doll_has_stared() -> None:
    for stares_first in (True, False):
        scene = VoodooScene()
        scene.hold(FOMA, "hookleg")
        scene.hold(LYUSYA)
        scene.roll(FOMA, "PPRSB")
        scene.play(FOMA, "cast hookleg 1 S")
        before = [scene.sees(seat) for seat in (0, 2, None)]
        answers = ["lapse stare", "stay"] if stares_first else ["stay", "lapse stare"]
        Scene.play(scene, LYUSYA, answers[0])
        assert [scene.sees(seat) for seat in (0, 2, None)] == before
        scene.expect_asked(LYUSYA)
        left = ("stay", 8.0) if stares_first else ("lapse stare", 2.0)
        assert timers(scene, LYUSYA) == [left]
        assert scene.bound("hookleg") == NOBODY
        Scene.play(scene, LYUSYA, answers[1])
        assert scene.bound("hookleg") == LYUSYA
        scene.expect_asked(FOMA)


@cites("10.5", "R30")
def test_a_parasite_casts_one_spell_and_leaves_the_dice() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "bow")
    scene.hold(ZOYA, "parasite", "hookleg", "croak")
    scene.expect_refused(ZOYA, "trick parasite", rule="10.2")
    scene.roll(FOMA, "PPRSB")
    scene.play(ZOYA, "emote slurp", "trick parasite")
    scene.expect_asked(ZOYA)
    scene.expect_can(ZOYA, "cast hookleg 0", "cast croak 1")
    scene.play(ZOYA, "cast hookleg 0")
    scene.play(FOMA, "stay")
    assert scene.score(ZOYA) == 2
    assert scene.pool() == "BPPRS"
    scene.expect_refused(ZOYA, "cast croak 1", rule="3.1")
    scene.play(FOMA, "cast bow 1")
    assert scene.score(FOMA) == 1


@cites("10.5", "R20")
def test_a_parasite_may_hit_the_owner_of_the_dice_in_mid_turn() -> None:
    scene = VoodooScene()
    scene.hold(ZOYA, "parasite", "bow")
    scene.hold(FOMA)
    scene.roll(FOMA, "PPRSB")
    scene.play(ZOYA, "emote slurp", "trick parasite", "cast bow 0")
    scene.play(FOMA, "stay", "take spell BP", "pass")
    assert scene.broken("bow"), "before passing counts in this very turn"


@cites("R32")
def test_an_ace_turns_one_of_ones_own_dice() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "ace", "needle")
    scene.hold(LYUSYA, "ace")
    scene.roll(FOMA, "PPRSB")
    scene.expect_refused(LYUSYA, "trick ace", rule="10.2")
    scene.play(FOMA, "emote sleeve", "trick ace", "set P R")
    assert scene.pool() == "BPRRS"
    scene.expect_can(FOMA, "cast needle 1")


@cites("R32")
def test_a_memory_gap_takes_a_spell_away_with_its_breach() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "howl", FOMA)
    scene.hold(FOMA, "amnesia")
    scene.roll(FOMA, "PPRSB")
    assert scene.broken("howl")
    scene.play(FOMA, "emote whoami", "trick amnesia", "forget howl")
    assert not scene.lies("howl")
    scene.expect_refused(ZOYA, "call howl", rule="6.6")
    assert scene.state.points == [0, 0, 0]


@cites("R32")
def test_without_a_spell_on_oneself_there_is_nothing_to_forget() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "amnesia", "banana")
    scene.expect_refused(FOMA, "trick amnesia", rule="10.2")
    scene.expect_refused(FOMA, "trick banana", rule="10.2")


@cites("10.1")
def test_sticky_paws_take_a_random_card_of_another() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "sticky")
    scene.hold(LYUSYA, "yawn")
    scene.hold(ZOYA)
    scene.play(FOMA, "emote whistle", "trick sticky")
    scene.expect_options(FOMA, ["steal 1"])
    scene.play(FOMA, "steal 1")
    assert scene.sees(FOMA)["hand"]["spells"] == ["yawn"]
    scene.expect_unknown(ZOYA, "spell-yawn", "Zombie Yawn")


@cites("10.1", "R17")
def test_small_change_is_a_point_and_can_reach_a_skull() -> None:
    scene = VoodooScene()
    scene.points(FOMA, 2)
    scene.hold(FOMA, "change")
    scene.play(FOMA, "emote jingle", "trick change")
    assert scene.score(FOMA) == 3
    assert len(scene.sees(None)["wizards"][FOMA]["curses"]) == 1


@cites("R32")
def test_a_banana_peel_is_for_somebody_ahead() -> None:
    scene = VoodooScene(4)
    scene.points(LYUSYA, 3)
    scene.points(PAVLO, 1)
    scene.hold(FOMA, "banana")
    scene.play(FOMA, "emote oops", "trick banana")
    scene.expect_options(FOMA, ["slip 1", "slip 3"])
    scene.play(FOMA, "slip 1")
    assert scene.score(LYUSYA) == 2


@cites("R32")
def test_a_sixth_sense_brings_a_used_die_back() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "sixth")
    scene.roll(FOMA, "PPRSB")
    scene.expect_refused(FOMA, "trick sixth", rule="10.2")
    scene.play(FOMA, "take spell BP")
    scene.falls("G")
    scene.play(FOMA, "emote temple", "trick sixth")
    assert scene.pool() == "GPRS"
    assert len(scene.state.used) == 1
