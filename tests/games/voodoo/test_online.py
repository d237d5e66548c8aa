"""Online: every condition is a gesture that can be done, forgotten and caught (6 and 11)."""

from __future__ import annotations

import pytest

from coven.games.voodoo.components import CARD_OF, CARDS, MOST_GESTURES, PHRASES, SPELLS, Card
from coven.games.voodoo.lines import facts
from coven.testkit import cites
from coven.text import LOCALES, Speaker

from .scenes import FOMA, LYUSYA, ZOYA, VoodooScene


def gestures(card: Card) -> list[str]:
    """Returns the moves with which the first seat obeys a card."""
    if card.gesture == "sequence":
        return [f"count {word}" for word in card.do]
    do = card.do[0]
    if card.gesture == "emote":
        return [f"emote {do}"] * card.times
    if card.gesture == "emote_at":
        aim = {"left": "1", "previous": "2", "anyone": "2", "doll": "doll"}[card.at]
        return [f"emote {do} {aim}"]
    if card.gesture == "posture":
        return [f"posture {card.slot} {do}"]
    if card.gesture == "hold":
        return [f"hold {do} on"]
    if card.gesture == "via":
        return [f"strip {do.removesuffix('_strip')}"]
    if card.gesture == "voice":
        return [f"voice {do}"]
    if card.gesture == "chat":
        return ["phrase humble" if do == "prefix" else "phrase luck_luck"]
    return []


def bound_to_foma(card: Card) -> VoodooScene:
    """Returns a scene in which this card binds the first seat."""
    scene = VoodooScene()
    scene.state.previous = ZOYA
    if card.is_spell:
        scene.enchant(LYUSYA, card.id, FOMA)
    else:
        scene.curse(FOMA, card.id)
    return scene


def through_a_turn(scene: VoodooScene, card: Card, obeys: bool) -> None:
    """Plays a turn of the first seat (trick, roll, card taken, pass), in which it makes the
    gestures that the card demands if `obeys`."""
    do = gestures(card) if obeys else []
    momentary = card.moment == "event" or card.gesture in ("hold", "via")
    lasting = card.gesture in ("posture", "voice")
    before_roll = do if card.moment in ("before_roll", "always", "own_turn", "event") else []
    if card.gesture == "chat":
        before_roll = []
    scene.hold(FOMA, "ace", "change", "howl")
    scene.play(FOMA, *before_roll, "emote jingle", "trick change")
    scene.play(FOMA, *(do if momentary else []))
    if card.event == "my_marker_moves":
        scene.play(FOMA, "marker")
    scene.play(FOMA, *(do if momentary else []))
    scene.roll(FOMA, "SSRPB")
    if card.event == "any_two_skulls":
        scene.play(FOMA, *do)
    scene.play(FOMA, *(do if momentary else []), "take spell BP")
    if card.gesture == "forbid":
        wrong = {"yes_no": "yes", "word_dice": "dice", "word_i": "me"}[card.do[0]]
        scene.play(FOMA, f"phrase {'luck' if obeys else wrong}")
    if card.moment == "before_pass" or card.gesture == "chat" or momentary or lasting:
        scene.play(FOMA, *do)
    scene.play(FOMA, "pass")


OTHERS_EVENTS = ("other_casts", "other_marker_moves", "someone_called")


@pytest.mark.parametrize("name", [card.id for card in CARDS if card.event not in OTHERS_EVENTS])
@cites("11.1", "11.2", "6.1", "7.2", "R1")
def test_every_condition_can_be_obeyed_and_forgotten(name: str) -> None:
    card = CARDS[CARD_OF[name]]
    obedient = bound_to_foma(card)
    through_a_turn(obedient, card, obeys=True)
    assert not obedient.broken(name)
    forgetful = bound_to_foma(card)
    through_a_turn(forgetful, card, obeys=False)
    if card.event == "any_two_skulls":
        forgetful.play(FOMA, "lapse reaction")
        forgetful.roll(LYUSYA, "BPRGT")
    if card.except_own_turn:
        forgetful.play(FOMA, "lapse posture")
        forgetful.turn(LYUSYA)
    assert forgetful.broken(name)
    forgetful.play(LYUSYA, f"call {name}")
    assert not forgetful.broken(name)
    assert forgetful.score(LYUSYA) == (card.broken if card.is_spell else 0)


# -- moments -----------------------------------------------------------------------------------


@cites("11.2")
def test_a_gesture_must_be_made_as_often_as_the_card_says() -> None:
    for times, kept in ((2, False), (3, True), (4, True)):
        scene = VoodooScene()
        scene.enchant(LYUSYA, "knock", FOMA)
        scene.play(FOMA, *["emote knock"] * times)
        scene.roll(FOMA, "PPRSB")
        assert scene.broken("knock") != kept


@cites("11.2")
def test_a_gesture_must_be_aimed_at_whom_the_card_says() -> None:
    for aim, kept in (("1", True), ("2", False), ("doll", False)):
        scene = VoodooScene()
        scene.enchant(LYUSYA, "salute", FOMA)
        scene.play(FOMA, f"emote salute {aim}")
        scene.roll(FOMA, "PPRSB")
        assert scene.broken("salute") != kept
    scene.expect_refused(FOMA, "emote salute 0", rule="11.2")


@cites("11.2")
def test_other_numbers_in_between_spoil_the_countdown() -> None:
    for said, kept in (("three two one", True), ("three two two one", False), ("one two", False)):
        scene = VoodooScene()
        scene.enchant(LYUSYA, "countdown", FOMA)
        scene.play(FOMA, *[f"count {word}" for word in said.split()])
        scene.roll(FOMA, "PPRSB")
        assert scene.broken("countdown") != kept


@cites("11.2", "6.2")
def test_nobody_need_be_thanked_for_the_first_doll_of_the_game() -> None:
    scene = VoodooScene()
    scene.curse(FOMA, "grateful")
    scene.roll(FOMA, "PPRSB")
    assert not scene.broken("grateful")


@cites("6.3", "R19")
def test_what_is_done_before_another_action_must_be_done_again_before_the_pass() -> None:
    scene = VoodooScene()
    scene.enchant(LYUSYA, "bow", FOMA)
    scene.hold(FOMA, "change")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "take spell BP", "emote bow")
    scene.falls("R")
    scene.play(FOMA, "reroll P R", "pass")
    assert scene.broken("bow")
    scene = VoodooScene()
    scene.enchant(LYUSYA, "bow", FOMA)
    scene.hold(FOMA, "change")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "take spell BP", "emote bow", "emote jingle", "trick change", "pass")
    assert not scene.broken("bow"), "a trick is no action"


@cites("6.4", "11.4", "R26")
def test_what_is_held_must_be_held_again_at_every_command_of_the_turn() -> None:
    scene = VoodooScene()
    scene.enchant(LYUSYA, "drone", FOMA)
    scene.play(FOMA, "hold hum on")
    scene.roll(FOMA, "PPRSB")
    assert not scene.broken("drone")
    assert scene.sees(LYUSYA)["wizards"][FOMA]["holds"] == []
    scene.play(FOMA, "take spell BP")
    assert scene.broken("drone")


@cites("11.4", "R26")
def test_the_strip_is_the_normal_one_again_when_the_doll_comes() -> None:
    scene = VoodooScene()
    scene.enchant(LYUSYA, "pinkies", FOMA)
    scene.play(FOMA, "strip tiny")
    scene.turn(FOMA)
    assert not scene.broken("pinkies")
    scene.turn(LYUSYA)
    scene.turn(ZOYA)
    assert scene.sees(None)["wizards"][FOMA]["strip"] == "normal"
    scene.roll(FOMA, "PPRSB")
    assert scene.broken("pinkies")


@cites("6.5")
def test_what_has_no_moment_binds_in_others_turns_too() -> None:
    scene = VoodooScene()
    scene.enchant(FOMA, "begood", LYUSYA)
    scene.roll(FOMA, "PPRSB")
    assert scene.broken("begood")
    scene.play(FOMA, "call begood")
    assert scene.score(FOMA) == 1


@cites("R20")
def test_who_was_just_hit_has_until_the_second_command_to_take_a_posture_up() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "hookleg")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "cast hookleg 1 S")
    scene.play(LYUSYA, "stay")
    scene.play(FOMA, "take spell BR")
    assert not scene.broken("hookleg")
    scene.play(LYUSYA, "lapse posture")
    scene.play(FOMA, "pass")
    assert scene.broken("hookleg")
    scene = VoodooScene()
    scene.hold(FOMA, "hookleg")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "cast hookleg 1 S")
    scene.play(LYUSYA, "stay")
    scene.play(FOMA, "take spell BR")
    scene.play(LYUSYA, "posture legs crossed")
    scene.play(FOMA, "pass")
    assert not scene.broken("hookleg")


@cites("R22")
def test_a_posture_off_for_a_moment_can_be_caught_until_the_next_first_roll() -> None:
    scene = VoodooScene()
    scene.play(LYUSYA, "posture arms arms_crossed")
    scene.enchant(FOMA, "begood", LYUSYA)
    scene.roll(FOMA, "PPRSB")
    assert not scene.broken("begood")
    scene.play(LYUSYA, "posture arms off", "posture arms arms_crossed")
    assert scene.broken("begood")
    scene.play(FOMA, "take spell BP", "pass")
    assert scene.broken("begood")
    scene.roll(LYUSYA, "PPRSB")
    assert not scene.broken("begood")


@cites("R22")
def test_a_posture_that_stays_off_stays_a_breach() -> None:
    scene = VoodooScene()
    scene.enchant(FOMA, "begood", LYUSYA)
    for seat in (FOMA, LYUSYA, ZOYA, FOMA):
        scene.turn(seat)
    assert scene.broken("begood")


@cites("R22")
def test_a_breach_is_closed_at_the_first_roll_of_the_next_turn() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "needle", FOMA)
    scene.turn(FOMA)
    assert scene.broken("needle")
    scene.roll(LYUSYA, "PPRSB")
    assert not scene.broken("needle")


@cites("11.3", "R21")
def test_postures_wobble_after_two_passes_and_fall_off_at_the_next_roll() -> None:
    scene = VoodooScene()
    scene.play(LYUSYA, "posture arms arms_crossed")
    scene.enchant(FOMA, "begood", LYUSYA)
    scene.turn(FOMA)
    assert scene.sees(None)["wizards"][LYUSYA]["wobbles"] == []
    scene.turn(LYUSYA)
    assert scene.sees(None)["wizards"][LYUSYA]["wobbles"] == ["arms"]
    assert "Player 2 starts to wobble: arms crossed." in scene.whole_log()
    [timer] = [t for t in scene.game.timers(scene.state) if t.move.text == "lapse wobble"]
    assert (timer.seat, timer.seconds) == (LYUSYA, 4.0)
    scene.roll(ZOYA, "PPRSB")
    assert scene.sees(None)["wizards"][LYUSYA]["posture"] == {"arms": "arms_crossed"}
    scene.play(LYUSYA, "lapse wobble")
    scene.falls("R")
    scene.play(ZOYA, "reroll P R")
    assert scene.sees(None)["wizards"][LYUSYA]["posture"] == {}
    assert scene.broken("begood")


@cites("11.3", "R21")
def test_a_wobbling_posture_taken_up_again_stays() -> None:
    scene = VoodooScene()
    scene.play(LYUSYA, "posture arms arms_crossed")
    scene.enchant(FOMA, "begood", LYUSYA)
    scene.turn(FOMA)
    scene.turn(LYUSYA)
    scene.play(LYUSYA, "lapse wobble", "posture arms arms_crossed")
    scene.turn(ZOYA)
    assert not scene.broken("begood")
    assert scene.sees(None)["wizards"][LYUSYA]["wobbles"] == []


@cites("R29")
def test_without_timers_a_wobbling_posture_falls_off_two_turns_later() -> None:
    scene = VoodooScene()
    scene.play(LYUSYA, "posture arms arms_crossed")
    scene.enchant(FOMA, "begood", LYUSYA)
    for seat in (FOMA, LYUSYA, ZOYA, FOMA):
        scene.turn(seat)
    scene.roll(LYUSYA, "PPRSB")
    assert scene.sees(None)["wizards"][LYUSYA]["posture"] == {}


@cites("7.2", "R20")
def test_card_shyness_does_not_bind_in_ones_own_turn() -> None:
    scene = VoodooScene()
    scene.curse(FOMA, "cardsdown")
    scene.turn(FOMA)
    assert not scene.broken("cardsdown")
    scene.play(FOMA, "lapse posture")
    scene.roll(LYUSYA, "PPRSB")
    assert not scene.broken("cardsdown")
    scene.play(LYUSYA, "take spell BP")
    assert scene.broken("cardsdown")


# -- voices and words --------------------------------------------------------------------------


@cites("11.5", "R26")
def test_the_voice_is_normal_again_when_the_doll_comes_and_the_pass_is_a_spoken_line() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "fog", LYUSYA)
    scene.play(LYUSYA, "voice whisper")
    scene.turn(FOMA)
    assert scene.sees(None)["wizards"][LYUSYA]["voice"] == "normal"
    scene.turn(LYUSYA)
    assert scene.broken("fog")


@cites("11.5")
def test_the_announcement_of_a_spell_is_a_spoken_line() -> None:
    for voice, kept in (("purr", True), ("normal", False), ("ghostly", False)):
        scene = VoodooScene()
        scene.enchant(ZOYA, "purr", FOMA)
        scene.hold(FOMA, "howl")
        scene.roll(FOMA, "BBSTP")
        scene.play(FOMA, f"voice {voice}", "cast howl 1")
        assert scene.broken("purr") != kept


@cites("11.6")
def test_announcements_never_break_a_rule_about_words() -> None:
    scene = VoodooScene()
    scene.curse(FOMA, "nodice")
    scene.enchant(ZOYA, "polite", FOMA)
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 1")
    assert not scene.broken("polite")
    scene.play(LYUSYA, "stay")
    scene.play(FOMA, "phrase humble", "pass")
    assert not scene.broken("polite")
    assert not scene.broken("nodice")


@cites("11.6", "6.4")
def test_who_must_speak_and_says_nothing_has_broken_the_spell_at_the_pass() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "parrot", FOMA)
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "take spell BB")
    assert not scene.broken("parrot")
    scene.play(FOMA, "pass")
    assert scene.broken("parrot")


@cites("11.6")
def test_a_line_of_ones_own_is_judged_by_the_words_of_the_speakers_language() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "taboo", FOMA)
    for line, locale, breaks in (
        ("так, так", "ru", False),
        ("Ну да, конечно", "ru", True),
        ("так, звісно", "uk", True),
        ("ananas yesterday", "en", False),
        ("oh, NO!", "en", True),
    ):
        scene.state.breach.clear()
        move = scene.game.parse_speech(scene.state, FOMA, line, locale)
        assert move is not None
        scene.play(FOMA, move)
        assert scene.broken("taboo") == breaks, line


@pytest.mark.parametrize(
    ("line", "locale", "expected"),
    [
        ("Most humbly: give me the DICE", "en", {"prefix", "word_dice", "word_i"}),
        ("I'm fine", "en", {"word_i"}),
        ("моё имя", "ru", set()),
        ("Смею заметить, кубиками кидают кидают", "ru", {"prefix", "double_last", "word_dice"}),
        ("Смію зауважити: ні", "uk", {"prefix", "yes_no"}),
        ("моє ім’я", "uk", set()),
        ("дай мені", "uk", {"word_i"}),
        ("the diet died", "en", set()),
        ("", "en", set()),
    ],
)
@cites("11.6")
def test_the_facts_of_a_line_are_recognised(line: str, locale: str, expected: set[str]) -> None:
    from coven.games.voodoo.components import FACTS

    bits = facts(line, locale)
    assert {fact for i, fact in enumerate(FACTS) if bits >> i & 1} == expected


@pytest.mark.parametrize("locale", LOCALES)
@cites("11.6")
def test_every_ready_made_phrase_has_the_same_facts_in_every_language(locale: str) -> None:
    speaker = Speaker("coven.games.voodoo", locale)
    for name, expected in PHRASES.items():
        assert facts(speaker.say(f"phrase-{name}"), locale) == expected, name


# -- events ------------------------------------------------------------------------------------


@cites("11.7", "R23")
def test_an_echo_answers_each_cast_of_another_before_the_second_command() -> None:
    scene = VoodooScene()
    scene.enchant(FOMA, "echo", LYUSYA)
    scene.hold(FOMA, "howl", "salute")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 2")
    scene.play(ZOYA, "stay")
    [timer] = [t for t in scene.game.timers(scene.state) if t.move.text == "lapse reaction"]
    assert (timer.seat, timer.seconds) == (LYUSYA, 6.0)
    scene.play(FOMA, "cast salute 1")
    scene.play(LYUSYA, "stay", "emote wow", "lapse reaction")
    scene.play(FOMA, "pass")
    assert not scene.broken("echo"), "the second cast was only one beat ago"
    scene.roll(LYUSYA, "PPRSB")
    assert scene.broken("echo")
    scene.play(FOMA, "call echo")
    assert scene.score(FOMA) == 5


@cites("11.7")
def test_six_seconds_must_have_passed_before_a_reaction_is_late() -> None:
    scene = VoodooScene()
    scene.enchant(FOMA, "echo", LYUSYA)
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 2")
    scene.play(ZOYA, "stay")
    scene.falls("T")
    scene.play(FOMA, "reroll P T")
    scene.play(FOMA, "pass")
    assert not scene.broken("echo")
    scene.play(LYUSYA, "emote wow")
    scene.turn(LYUSYA)
    scene.turn(ZOYA)
    assert not scene.broken("echo")


@cites("11.8", "R24")
def test_points_count_at_once_and_the_marker_moves_when_it_is_moved() -> None:
    scene = VoodooScene()
    scene.curse(LYUSYA, "applause")
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 2")
    scene.play(ZOYA, "stay")
    assert scene.sees(None)["points"][FOMA] == 1
    assert scene.sees(None)["markers"][FOMA] == 0
    [timer] = [t for t in scene.game.timers(scene.state) if t.move.text == "marker"]
    assert (timer.seat, timer.seconds) == (FOMA, 10.0)
    assert not scene.state.reactions_due
    scene.play(FOMA, "marker")
    assert scene.sees(None)["markers"][FOMA] == 1
    assert len(scene.state.reactions_due) == 1
    scene.play(LYUSYA, "emote bravo")
    assert not scene.state.reactions_due


@cites("R24")
def test_a_curse_does_not_bind_yet_for_the_marker_move_that_brought_it() -> None:
    scene = VoodooScene()
    scene.points(FOMA, 2)
    scene.next_curse("begging")
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 2", "marker")
    assert scene.bound("begging") == FOMA
    assert not scene.broken("begging")


@cites("11.7", "7.5")
def test_who_does_not_cackle_when_somebody_is_caught_can_be_caught() -> None:
    scene = VoodooScene()
    scene.curse(ZOYA, "cackle")
    scene.enchant(LYUSYA, "howl", FOMA)
    for cackles in (True, False):
        scene.points(ZOYA, 4)
        scene.roll(FOMA, "BBSTP")
        scene.play(LYUSYA, "call howl")
        scene.play(ZOYA, *(["emote cackle"] if cackles else ["lapse reaction"]))
        scene.play(FOMA, "take spell BB", "pass")
        assert scene.broken("cackle") != cackles
        if cackles:
            scene.turn(LYUSYA)
            scene.turn(ZOYA)
            scene.enchant(LYUSYA, "howl", FOMA)
    scene.play(FOMA, "call cackle")
    assert scene.score(ZOYA) == 3


@cites("R27", "11.1")
def test_too_many_gestures_between_two_beats_are_not_seen() -> None:
    scene = VoodooScene()
    scene.play(LYUSYA, *["emote wave"] * MOST_GESTURES)
    scene.expect_refused(LYUSYA, "emote wave", rule="R27")
    scene.expect_can(ZOYA, "emote wave")
    scene.roll(FOMA, "PPRSB")
    scene.expect_can(LYUSYA, "emote wave")


@cites("R28")
def test_gestures_of_this_turn_and_the_last_one_can_be_seen() -> None:
    scene = VoodooScene()
    scene.play(ZOYA, "emote dance")
    scene.turn(FOMA)
    assert {"turn": 1, "seat": 2, "kind": "emote", "what": "dance"} in scene.sees(None)["gestures"]
    scene.turn(LYUSYA)
    assert all(made["turn"] > 1 for made in scene.sees(None)["gestures"])
    assert not any("dances" in line for line in scene.log())


@cites("11.1")
def test_wizards_with_and_without_conditions_are_offered_the_same() -> None:
    scene = VoodooScene()
    before = scene.offered(LYUSYA)
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.enchant(FOMA, "begood", LYUSYA)
    assert scene.offered(LYUSYA) == before
    assert "mine" not in scene.sees(LYUSYA)
    assert SPELLS == 36
