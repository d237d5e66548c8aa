"""In one room people judge each other (chapter 12)."""

from __future__ import annotations

from coven.games.voodoo.components import CARD_OF
from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import FOMA, LYUSYA, PAVLO, ZOYA, VoodooScene


def timers(scene: VoodooScene) -> list[tuple[int, str, float]]:
    """Returns seat, move and seconds of every running timer."""
    return [(t.seat, t.move.text, t.seconds) for t in scene.game.timers(scene.state)]


@cites("12.1")
def test_people_make_their_gestures_themselves_not_by_moves() -> None:
    scene = VoodooScene(mode="room")
    scene.expect_refused(FOMA, "emote howl", rule="12.1")
    assert scene.game.parse_speech(scene.state, FOMA, "yes", "en") is None
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 1", "marker")
    assert scene.sees(None)["markers"][FOMA] == 1
    online = VoodooScene()
    online.expect_refused(FOMA, "cant", rule="12.1")


@cites("12.2", "12.3", "12.5", "6.7")
def test_caught_fair_and_the_caster_scores() -> None:
    scene = VoodooScene(4, mode="room")
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.expect_refused(FOMA, "call howl", rule="12.2")
    told = scene.play(FOMA, "call howl 1")
    assert told == ["Player 1 calls: “Caught you, Player 2!” (Voodoo-wolf?!)"]
    scene.expect_asked(LYUSYA)
    assert timers(scene) == [(LYUSYA, "fair", 20.0)]
    assert scene.sees(PAVLO)["doing"] == {
        "what": "accused",
        "card": "howl",
        "caller": FOMA,
        "accused": LYUSYA,
    }
    scene.expect_refused(LYUSYA, "roll", rule="12.3")
    scene.play(LYUSYA, "fair")
    assert scene.score(FOMA) == 2
    scene.expect_asked(FOMA)


@cites("12.2", "R33")
def test_the_wrong_wizard_is_a_false_alarm_and_need_not_answer() -> None:
    scene = VoodooScene(4, mode="room")
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.expect_refused(FOMA, "call howl 0", rule="12.2")
    scene.play(FOMA, "call howl 2")
    scene.expect_asked(FOMA)
    scene.expect_refused(FOMA, "call howl 1", rule="12.5")
    aided = VoodooScene(4, mode="room", memory="aid")
    aided.enchant(FOMA, "howl", LYUSYA)
    aided.expect_refused(FOMA, "call howl 1", rule="12.2")
    aided.play(FOMA, "call howl")
    aided.expect_asked(LYUSYA)


@cites("12.4", "12.5", "R34")
def test_a_tied_vote_is_for_the_accused_and_nobody_calls_the_card_again_this_turn() -> None:
    scene = VoodooScene(5, mode="room", callers="anyone")
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.play(FOMA, "call howl 1")
    scene.play(LYUSYA, "contest")
    scene.expect_asked(ZOYA, PAVLO, 4)
    assert (ZOYA, "abstain", 15.0) in timers(scene)
    scene.play(ZOYA, "broken")
    scene.play(PAVLO, "kept")
    scene.expect_asked(4)
    scene.expect_refused(4, "roll", rule="12.4")
    told = scene.play(4, "abstain")
    assert "Votes for “Broken”: 1; for “Not broken”: 1." in told
    assert scene.score(FOMA) == 0
    scene.expect_refused(PAVLO, "call howl 1", rule="12.5")
    scene.turn(FOMA)
    scene.expect_can(FOMA, "call howl 1")


@cites("12.4")
def test_the_one_neutral_person_decides_among_three() -> None:
    scene = VoodooScene(3, mode="room")
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.play(FOMA, "call howl 1")
    scene.play(LYUSYA, "contest")
    scene.expect_asked(ZOYA)
    scene.play(ZOYA, "broken")
    assert scene.score(FOMA) == 2


@cites("12.4")
def test_between_two_a_coin_falls() -> None:
    for coin, points in ((1, 2), (0, 0)):
        scene = VoodooScene(2, mode="room")
        scene.enchant(FOMA, "howl", LYUSYA)
        scene.play(FOMA, "call howl 1")
        scene.chance(coin)
        scene.play(LYUSYA, "contest")
        assert scene.score(FOMA) == points


@cites("12.2", "7.6")
def test_a_curse_is_called_on_its_victim_by_anybody() -> None:
    scene = VoodooScene(3, mode="room")
    scene.points(LYUSYA, 4)
    scene.curse(LYUSYA, "grateful")
    scene.play(ZOYA, "call grateful")
    scene.play(LYUSYA, "fair")
    assert scene.score(LYUSYA) == 3


@cites("12.6", "R36")
def test_i_cannot_do_both_is_for_the_casters_to_agree() -> None:
    scene = VoodooScene(4, mode="room")
    scene.enchant(FOMA, "mushroom", LYUSYA)
    scene.enchant(ZOYA, "drone", LYUSYA)
    scene.play(LYUSYA, "cant", "name mushroom", "name drone")
    scene.expect_asked(FOMA, ZOYA)
    scene.expect_refused(FOMA, "roll", rule="12.6")
    scene.play(FOMA, "agree")
    scene.play(ZOYA, "agree")
    scene.expect_options(LYUSYA, ["break mushroom", "break drone"])
    scene.play(LYUSYA, "break drone")
    assert scene.score(ZOYA) == 2
    assert scene.lies("mushroom")


@cites("12.6", "12.4")
def test_what_the_casters_dispute_is_voted_on() -> None:
    for vote, asked in (("kept", FOMA), ("broken", LYUSYA)):
        scene = VoodooScene(4, mode="room")
        scene.enchant(FOMA, "mushroom", LYUSYA)
        scene.enchant(ZOYA, "drone", LYUSYA)
        scene.play(LYUSYA, "cant", "name mushroom", "name drone")
        scene.play(ZOYA, "dispute")
        scene.expect_asked(PAVLO)
        scene.play(PAVLO, vote)
        scene.expect_asked(asked)


@cites("12.6")
def test_who_names_a_spell_that_lies_on_another_has_erred() -> None:
    scene = VoodooScene(4, mode="room")
    scene.enchant(FOMA, "mushroom", LYUSYA)
    scene.enchant(ZOYA, "drone", PAVLO)
    scene.play(LYUSYA, "cant", "name mushroom", "name drone")
    scene.expect_asked(FOMA)
    scene.play(LYUSYA, "cant", "never-mind")
    scene.expect_asked(FOMA)


@cites("12.7", "10.3")
def test_a_trick_is_declared_and_may_be_found_not_good_enough() -> None:
    scene = VoodooScene(4, mode="room")
    scene.hold(FOMA, "change")
    scene.play(FOMA, "trick change")
    scene.expect_asked(LYUSYA, ZOYA, PAVLO)
    assert (PAVLO, "good-enough", 5.0) in timers(scene)
    scene.expect_refused(LYUSYA, "roll", rule="12.7")
    for seat in (LYUSYA, ZOYA, PAVLO):
        scene.play(seat, "good-enough")
    assert scene.score(FOMA) == 1
    scene.hold(FOMA, "change")
    scene.play(FOMA, "trick change")
    scene.play(LYUSYA, "not-good-enough")
    scene.expect_asked(ZOYA, PAVLO)
    scene.play(ZOYA, "broken")
    scene.play(PAVLO, "abstain")
    assert scene.score(FOMA) == 1
    assert scene.state.tricks[FOMA] == ()


@cites("12.7", "10.4")
def test_people_judge_very_creepy_doll_too() -> None:
    for vote, asked in (("kept", FOMA), ("broken", LYUSYA)):
        scene = VoodooScene(4, mode="room")
        scene.hold(FOMA, "howl")
        scene.hold(LYUSYA, "creepy")
        scene.roll(FOMA, "BBSTP")
        scene.play(FOMA, "cast howl 1")
        scene.play(LYUSYA, "trick creepy")
        scene.play(FOMA, "not-good-enough")
        scene.play(ZOYA, vote)
        scene.play(PAVLO, vote)
        scene.expect_asked(asked)


@cites("12.8", "R36")
def test_everybody_says_what_they_will_not_move_and_substitutes_never_clash() -> None:
    beginning = Scene("voodoo", 3, {"mode": "room", "first-player": "first-seat"})
    beginning.expect_asked(0, 1, 2)
    beginning.expect_refused(0, "roll", rule="12.8")
    beginning.expect_refused(0, "emote wave", rule="11.1")
    beginning.play(1, "without legs", "without floor", "with floor", "without floor", "ready")
    beginning.play(0, "ready")
    beginning.play(2, "ready")
    assert beginning.sees(None)["wizards"][1]["without"] == ["legs", "floor"]
    scene = VoodooScene(3, mode="room")
    scene.state.lacks[LYUSYA] = beginning.state.lacks[LYUSYA]
    scene.enchant(ZOYA, "sitdown", LYUSYA)
    scene.hold(FOMA, "pillar")
    scene.roll(FOMA, "SSTBP")
    scene.play(FOMA, "cast pillar 1 B")
    scene.play(LYUSYA, "stay")
    scene.expect_asked(FOMA)


@cites("12.9", "R35")
def test_a_gesture_that_a_bot_did_not_make_is_a_breach_that_anyone_may_call() -> None:
    scene = VoodooScene(4, mode="room")
    scene.play(LYUSYA, "machine on")
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.enchant(LYUSYA, "croak", FOMA)
    scene.turn(FOMA)
    scene.roll(LYUSYA, "PPRSB")
    assert scene.broken("howl")
    scene.play(FOMA, "call howl 1")
    assert scene.score(FOMA) == 2
    scene.expect_asked(LYUSYA)
    assert "call croak 0" in scene.offered(PAVLO)
    scene.play(PAVLO, "call croak 0")
    scene.expect_asked(FOMA)
    scene.play(FOMA, "fair")
    assert scene.score(LYUSYA) == 2
    assert not scene.broken("croak"), "the program does not judge people"


@cites("12.9", "R35")
def test_a_bot_obeys_by_making_the_move() -> None:
    scene = VoodooScene(3, mode="room")
    scene.play(LYUSYA, "machine on")
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.turn(FOMA)
    told = scene.play(LYUSYA, "emote howl")
    assert told == ["Player 2 howls like a wolf."]
    scene.roll(LYUSYA, "PPRSB")
    scene.play(FOMA, "call howl 1")
    assert scene.lies("howl")
    scene.play(LYUSYA, "machine off")
    assert CARD_OF["howl"] not in scene.state.breach
    scene.play(LYUSYA, "take spell BP", "pass")
    scene.play(FOMA, "call howl 1")
    scene.expect_asked(LYUSYA)


@cites("12.9", "12.4")
def test_bots_do_not_vote() -> None:
    scene = VoodooScene(4, mode="room")
    scene.play(PAVLO, "machine on")
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.play(FOMA, "call howl 1")
    scene.play(LYUSYA, "contest")
    scene.expect_asked(ZOYA)
