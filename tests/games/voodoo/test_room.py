"""One room: people judge each other (chapter 12)."""

from __future__ import annotations

from coven.games.voodoo.components import CARD_OF
from coven.testkit import cites
from coven.testkit.scenario import Scene

from .scenes import FOMA, LYUSYA, PAVLO, ZOYA, Table


def timers(table: Table) -> list[tuple[int, str, float]]:
    return [(t.seat, t.move.text, t.seconds) for t in table.game.timers(table.state)]


@cites("12.1")
def test_people_gesture_themselves() -> None:
    table = Table(mode="room")
    table.expect_refused(FOMA, "emote howl", rule="12.1")
    table.expect_refused(FOMA, "marker", rule="12.1")
    assert table.game.parse_speech(table.state, FOMA, "yes", "en") is None
    table.hold(FOMA, "howl")
    table.roll(FOMA, "BBSTP")
    table.play(FOMA, "cast howl 1")
    assert table.sees(None)["markers"][FOMA] == 1
    online = Table()
    online.expect_refused(FOMA, "cant", rule="12.1")


@cites("12.2", "12.3", "12.5", "6.7")
def test_caught_fair_and_the_caster_scores() -> None:
    table = Table(4, mode="room")
    table.enchant(FOMA, "howl", LYUSYA)
    table.expect_refused(FOMA, "call howl", rule="12.2")
    told = table.play(FOMA, "call howl 1")
    assert told == ["Player 1: “Caught, Player 2!” (Voodoo-wolf?!)"]
    table.expect_asked(LYUSYA)
    assert timers(table) == [(LYUSYA, "fair", 20.0)]
    assert table.sees(PAVLO)["doing"] == {
        "what": "accused",
        "card": "howl",
        "caller": FOMA,
        "accused": LYUSYA,
    }
    table.expect_refused(LYUSYA, "roll", rule="12.3")
    table.play(LYUSYA, "fair")
    assert table.score(FOMA) == 2
    table.expect_asked(FOMA)


@cites("12.2", "R33")
def test_the_wrong_wizard_is_a_false_alarm_and_need_not_answer() -> None:
    table = Table(4, mode="room")
    table.enchant(FOMA, "howl", LYUSYA)
    table.expect_refused(FOMA, "call howl 0", rule="12.2")
    table.play(FOMA, "call howl 2")
    table.expect_asked(FOMA)
    table.expect_refused(FOMA, "call howl 1", rule="11.9")
    aided = Table(4, mode="room", memory="aid")
    aided.enchant(FOMA, "howl", LYUSYA)
    aided.expect_refused(FOMA, "call howl 1", rule="12.2")
    aided.play(FOMA, "call howl")
    aided.expect_asked(LYUSYA)


@cites("12.4", "12.5", "R34")
def test_of_four_one_to_one_is_kept_and_the_card_rests_for_all() -> None:
    table = Table(5, mode="room", callers="anyone")
    table.enchant(FOMA, "howl", LYUSYA)
    table.play(FOMA, "call howl 1")
    table.play(LYUSYA, "contest")
    table.expect_asked(ZOYA, PAVLO, 4)
    assert (ZOYA, "abstain", 15.0) in timers(table)
    table.play(ZOYA, "broken")
    table.play(PAVLO, "kept")
    table.expect_asked(4)
    table.expect_refused(4, "roll", rule="12.4")
    told = table.play(4, "abstain")
    assert "Votes: 1 for broken, 1 for kept." in told
    assert table.score(FOMA) == 0
    table.expect_refused(PAVLO, "call howl 1", rule="11.9")
    table.turn(FOMA)
    table.expect_can(FOMA, "call howl 1")


@cites("12.4")
def test_the_one_neutral_person_decides_among_three() -> None:
    table = Table(3, mode="room")
    table.enchant(FOMA, "howl", LYUSYA)
    table.play(FOMA, "call howl 1")
    table.play(LYUSYA, "contest")
    table.expect_asked(ZOYA)
    table.play(ZOYA, "broken")
    assert table.score(FOMA) == 2


@cites("12.4")
def test_between_two_a_coin_falls() -> None:
    for coin, points in ((1, 2), (0, 0)):
        table = Table(2, mode="room")
        table.enchant(FOMA, "howl", LYUSYA)
        table.play(FOMA, "call howl 1")
        table.chance(coin)
        table.play(LYUSYA, "contest")
        assert table.score(FOMA) == points


@cites("12.2", "7.6")
def test_a_curse_is_called_on_its_victim_by_anybody() -> None:
    table = Table(3, mode="room")
    table.points(LYUSYA, 4)
    table.curse(LYUSYA, "grateful")
    table.play(ZOYA, "call grateful")
    table.play(LYUSYA, "fair")
    assert table.score(LYUSYA) == 3


@cites("12.6", "R36")
def test_i_cannot_do_both_is_for_the_casters_to_agree() -> None:
    table = Table(4, mode="room")
    table.enchant(FOMA, "mushroom", LYUSYA)
    table.enchant(ZOYA, "drone", LYUSYA)
    table.play(LYUSYA, "cant", "name mushroom", "name drone")
    table.expect_asked(FOMA, ZOYA)
    table.expect_refused(FOMA, "roll", rule="12.6")
    table.play(FOMA, "agree")
    table.play(ZOYA, "agree")
    table.expect_options(LYUSYA, ["break mushroom", "break drone"])
    table.play(LYUSYA, "break drone")
    assert table.score(ZOYA) == 2
    assert table.lies("mushroom")


@cites("12.6", "12.4")
def test_what_the_casters_dispute_is_voted_on() -> None:
    for vote, asked in (("kept", FOMA), ("broken", LYUSYA)):
        table = Table(4, mode="room")
        table.enchant(FOMA, "mushroom", LYUSYA)
        table.enchant(ZOYA, "drone", LYUSYA)
        table.play(LYUSYA, "cant", "name mushroom", "name drone")
        table.play(ZOYA, "dispute")
        table.expect_asked(PAVLO)
        table.play(PAVLO, vote)
        table.expect_asked(asked)


@cites("12.6")
def test_who_names_a_spell_that_lies_on_another_has_erred() -> None:
    table = Table(4, mode="room")
    table.enchant(FOMA, "mushroom", LYUSYA)
    table.enchant(ZOYA, "drone", PAVLO)
    table.play(LYUSYA, "cant", "name mushroom", "name drone")
    table.expect_asked(FOMA)
    table.play(LYUSYA, "cant", "never-mind")
    table.expect_asked(FOMA)


@cites("12.7", "10.3")
def test_a_trick_is_declared_and_may_be_found_not_good_enough() -> None:
    table = Table(4, mode="room")
    table.hold(FOMA, "change")
    table.play(FOMA, "trick change")
    table.expect_asked(LYUSYA, ZOYA, PAVLO)
    assert (PAVLO, "good-enough", 5.0) in timers(table)
    table.expect_refused(LYUSYA, "roll", rule="12.7")
    for seat in (LYUSYA, ZOYA, PAVLO):
        table.play(seat, "good-enough")
    assert table.score(FOMA) == 1
    table.hold(FOMA, "change")
    table.play(FOMA, "trick change")
    table.play(LYUSYA, "not-good-enough")
    table.expect_asked(ZOYA, PAVLO)
    table.play(ZOYA, "broken")
    table.play(PAVLO, "abstain")
    assert table.score(FOMA) == 1
    assert table.state.tricks[FOMA] == ()


@cites("12.7", "10.4")
def test_a_doll_is_judged_too() -> None:
    for vote, asked in (("kept", FOMA), ("broken", LYUSYA)):
        table = Table(4, mode="room")
        table.hold(FOMA, "howl")
        table.hold(LYUSYA, "creepy")
        table.roll(FOMA, "BBSTP")
        table.play(FOMA, "cast howl 1")
        table.play(LYUSYA, "trick creepy")
        table.play(FOMA, "not-good-enough")
        table.play(ZOYA, vote)
        table.play(PAVLO, vote)
        table.expect_asked(asked)


@cites("12.8", "R36")
def test_everybody_says_what_they_will_not_move_and_substitutes_never_clash() -> None:
    scene = Scene("voodoo", 3, {"mode": "room", "first-player": "first-seat"})
    scene.expect_asked(0, 1, 2)
    scene.expect_refused(0, "roll", rule="12.8")
    scene.expect_refused(0, "emote wave", rule="11.1")
    scene.play(1, "without legs", "without floor", "with floor", "without floor", "ready")
    scene.play(0, "ready")
    scene.play(2, "ready")
    assert scene.sees(None)["wizards"][1]["without"] == ["legs", "floor"]
    table = Table(3, mode="room")
    table.state.lacks[LYUSYA] = scene.state.lacks[LYUSYA]
    table.enchant(ZOYA, "sitdown", LYUSYA)
    table.hold(FOMA, "pillar")
    table.roll(FOMA, "SSTBP")
    table.play(FOMA, "cast pillar 1 B")
    table.play(LYUSYA, "stay")
    table.expect_asked(FOMA)


@cites("12.9", "R35")
def test_a_bots_missing_line_is_a_breach_that_anyone_may_call() -> None:
    table = Table(4, mode="room")
    table.play(LYUSYA, "machine on")
    table.enchant(FOMA, "howl", LYUSYA)
    table.enchant(LYUSYA, "croak", FOMA)
    table.turn(FOMA)
    table.roll(LYUSYA, "PPRSB")
    assert table.broken("howl")
    table.play(FOMA, "call howl 1")
    assert table.score(FOMA) == 2
    table.expect_asked(LYUSYA)
    assert "call croak 0" in table.offered(PAVLO)
    table.play(PAVLO, "call croak 0")
    table.expect_asked(FOMA)
    table.play(FOMA, "fair")
    assert table.score(LYUSYA) == 2
    assert not table.broken("croak"), "the table does not see people"


@cites("12.9", "R35")
def test_a_bots_line_is_its_obedience() -> None:
    table = Table(3, mode="room")
    table.play(LYUSYA, "machine on")
    table.enchant(FOMA, "howl", LYUSYA)
    table.turn(FOMA)
    told = table.play(LYUSYA, "emote howl")
    assert told == ["Player 2 howls like a wolf."]
    table.roll(LYUSYA, "PPRSB")
    table.play(FOMA, "call howl 1")
    assert table.lies("howl")
    table.play(LYUSYA, "machine off")
    assert CARD_OF["howl"] not in table.state.breach
    table.play(LYUSYA, "take spell BP", "pass")
    table.play(FOMA, "call howl 1")
    table.expect_asked(LYUSYA)


@cites("12.9", "12.4")
def test_bots_do_not_vote() -> None:
    table = Table(4, mode="room")
    table.play(PAVLO, "machine on")
    table.enchant(FOMA, "howl", LYUSYA)
    table.play(FOMA, "call howl 1")
    table.play(LYUSYA, "contest")
    table.expect_asked(ZOYA)
