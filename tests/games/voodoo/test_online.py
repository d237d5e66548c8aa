"""Online: every condition is a gesture that can be done, forgotten and caught (6 and 11)."""

from __future__ import annotations

import pytest

from coven.games.voodoo.components import BUSY, CARD_OF, CARDS, PHRASES, SPELLS, Card
from coven.games.voodoo.lines import facts
from coven.testkit import cites
from coven.text import LOCALES, Speaker

from .scenes import FOMA, LYUSYA, ZOYA, Table


def gestures(card: Card) -> list[str]:
    """What a wizard on the first seat does for a card, by the card itself."""
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


def bound_to_foma(card: Card) -> Table:
    table = Table()
    table.state.previous = ZOYA
    if card.is_spell:
        table.enchant(LYUSYA, card.id, FOMA)
    else:
        table.curse(FOMA, card.id)
    return table


def through_a_turn(table: Table, card: Card, obeys: bool) -> None:
    """The first seat rolls, takes a card, moves its marker and passes, with or without what the
    card wants."""
    do = gestures(card) if obeys else []
    momentary = card.moment == "event" or card.gesture in ("hold", "via")
    lasting = card.gesture in ("posture", "voice")
    before_roll = do if card.moment in ("before_roll", "always", "own_turn", "event") else []
    if card.gesture == "chat":
        before_roll = []
    table.hold(FOMA, "ace", "change", "howl")
    table.play(FOMA, *before_roll, "emote jingle", "trick change")
    table.play(FOMA, *(do if momentary else []))
    if card.event == "my_marker_moves":
        table.play(FOMA, "marker")
    table.play(FOMA, *(do if momentary else []))
    table.roll(FOMA, "SSRPB")
    if card.event == "any_two_skulls":
        table.play(FOMA, *do)
    table.play(FOMA, *(do if momentary else []), "take spell BP")
    if card.gesture == "forbid":
        wrong = {"yes_no": "yes", "word_dice": "dice", "word_i": "me"}[card.do[0]]
        table.play(FOMA, f"phrase {'luck' if obeys else wrong}")
    if card.moment == "before_pass" or card.gesture == "chat" or momentary or lasting:
        table.play(FOMA, *do)
    table.play(FOMA, "pass")


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
    if card.spared:
        forgetful.turn(LYUSYA)
    assert forgetful.broken(name)
    forgetful.play(LYUSYA, f"call {name}")
    assert not forgetful.broken(name)
    assert forgetful.score(LYUSYA) == (card.broken if card.is_spell else 0)


# -- moments -----------------------------------------------------------------------------------


@cites("11.2")
def test_a_gesture_must_be_made_as_often_as_the_card_says() -> None:
    for times, kept in ((2, False), (3, True), (4, True)):
        table = Table()
        table.enchant(LYUSYA, "knock", FOMA)
        table.play(FOMA, *["emote knock"] * times)
        table.roll(FOMA, "PPRSB")
        assert table.broken("knock") != kept


@cites("11.2")
def test_a_gesture_must_be_aimed_at_whom_the_card_says() -> None:
    for aim, kept in (("1", True), ("2", False), ("doll", False)):
        table = Table()
        table.enchant(LYUSYA, "salute", FOMA)
        table.play(FOMA, f"emote salute {aim}")
        table.roll(FOMA, "PPRSB")
        assert table.broken("salute") != kept
    table.expect_refused(FOMA, "emote salute 0", rule="11.2")


@cites("11.2")
def test_other_numbers_in_between_spoil_the_countdown() -> None:
    for said, kept in (("three two one", True), ("three two two one", False), ("one two", False)):
        table = Table()
        table.enchant(LYUSYA, "countdown", FOMA)
        table.play(FOMA, *[f"count {word}" for word in said.split()])
        table.roll(FOMA, "PPRSB")
        assert table.broken("countdown") != kept


@cites("11.2", "6.2")
def test_nobody_need_be_thanked_for_the_first_doll_of_the_game() -> None:
    table = Table()
    table.curse(FOMA, "grateful")
    table.roll(FOMA, "PPRSB")
    assert not table.broken("grateful")


@cites("6.3", "R19")
def test_what_is_done_before_another_action_must_be_done_again_before_the_pass() -> None:
    table = Table()
    table.enchant(LYUSYA, "bow", FOMA)
    table.hold(FOMA, "change")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "take spell BP", "emote bow")
    table.falls("R")
    table.play(FOMA, "reroll P R", "pass")
    assert table.broken("bow")
    table = Table()
    table.enchant(LYUSYA, "bow", FOMA)
    table.hold(FOMA, "change")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "take spell BP", "emote bow", "emote jingle", "trick change", "pass")
    assert not table.broken("bow"), "a trick is no action"


@cites("6.4", "11.4", "R26")
def test_what_is_held_must_be_held_again_at_every_command_of_the_turn() -> None:
    table = Table()
    table.enchant(LYUSYA, "drone", FOMA)
    table.play(FOMA, "hold hum on")
    table.roll(FOMA, "PPRSB")
    assert not table.broken("drone")
    assert table.sees(LYUSYA)["wizards"][FOMA]["holds"] == []
    table.play(FOMA, "take spell BP")
    assert table.broken("drone")


@cites("11.4", "R26")
def test_the_strip_falls_back_when_the_doll_comes() -> None:
    table = Table()
    table.enchant(LYUSYA, "pinkies", FOMA)
    table.play(FOMA, "strip tiny")
    table.turn(FOMA)
    assert not table.broken("pinkies")
    table.turn(LYUSYA)
    table.turn(ZOYA)
    assert table.sees(None)["wizards"][FOMA]["strip"] == "normal"
    table.roll(FOMA, "PPRSB")
    assert table.broken("pinkies")


@cites("6.5")
def test_what_has_no_moment_binds_in_others_turns_too() -> None:
    table = Table()
    table.enchant(FOMA, "begood", LYUSYA)
    table.roll(FOMA, "PPRSB")
    assert table.broken("begood")
    table.play(FOMA, "call begood")
    assert table.score(FOMA) == 1


@cites("R20")
def test_who_was_just_hit_has_until_the_second_command_to_take_a_posture_up() -> None:
    table = Table()
    table.hold(FOMA, "hookleg")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "cast hookleg 1 S")
    table.play(LYUSYA, "stay")
    table.play(FOMA, "take spell BR")
    assert not table.broken("hookleg")
    table.play(FOMA, "pass")
    assert table.broken("hookleg")
    table = Table()
    table.hold(FOMA, "hookleg")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "cast hookleg 1 S")
    table.play(LYUSYA, "stay")
    table.play(FOMA, "take spell BR")
    table.play(LYUSYA, "posture legs crossed")
    table.play(FOMA, "pass")
    assert not table.broken("hookleg")


@cites("R22")
def test_a_posture_off_for_a_moment_can_be_caught_until_the_next_first_roll() -> None:
    table = Table()
    table.play(LYUSYA, "posture arms arms_crossed")
    table.enchant(FOMA, "begood", LYUSYA)
    table.roll(FOMA, "PPRSB")
    assert not table.broken("begood")
    table.play(LYUSYA, "posture arms off", "posture arms arms_crossed")
    assert table.broken("begood")
    table.play(FOMA, "take spell BP", "pass")
    assert table.broken("begood")
    table.roll(LYUSYA, "PPRSB")
    assert not table.broken("begood")


@cites("R22")
def test_a_posture_that_stays_off_stays_a_breach() -> None:
    table = Table()
    table.enchant(FOMA, "begood", LYUSYA)
    for seat in (FOMA, LYUSYA, ZOYA, FOMA):
        table.turn(seat)
    assert table.broken("begood")


@cites("R22")
def test_what_was_missed_is_past_at_the_first_roll_of_the_next_turn() -> None:
    table = Table()
    table.enchant(ZOYA, "needle", FOMA)
    table.turn(FOMA)
    assert table.broken("needle")
    table.roll(LYUSYA, "PPRSB")
    assert not table.broken("needle")


@cites("11.3", "R21")
def test_postures_wobble_after_two_passes_and_fall_off_at_the_next_roll() -> None:
    table = Table()
    table.play(LYUSYA, "posture arms arms_crossed")
    table.enchant(FOMA, "begood", LYUSYA)
    table.turn(FOMA)
    assert table.sees(None)["wizards"][LYUSYA]["wobbles"] == []
    table.turn(LYUSYA)
    assert table.sees(None)["wizards"][LYUSYA]["wobbles"] == ["arms"]
    assert "Player 2 wobbles: arms crossed." in table.whole_log()
    [timer] = [t for t in table.game.timers(table.state) if t.move.text == "lapse wobble"]
    assert (timer.seat, timer.seconds) == (LYUSYA, 4.0)
    table.roll(ZOYA, "PPRSB")
    assert table.sees(None)["wizards"][LYUSYA]["posture"] == {"arms": "arms_crossed"}
    table.play(LYUSYA, "lapse wobble")
    table.falls("R")
    table.play(ZOYA, "reroll P R")
    assert table.sees(None)["wizards"][LYUSYA]["posture"] == {}
    assert table.broken("begood")


@cites("11.3", "R21")
def test_a_wobbling_posture_taken_up_again_stays() -> None:
    table = Table()
    table.play(LYUSYA, "posture arms arms_crossed")
    table.enchant(FOMA, "begood", LYUSYA)
    table.turn(FOMA)
    table.turn(LYUSYA)
    table.play(LYUSYA, "lapse wobble", "posture arms arms_crossed")
    table.turn(ZOYA)
    assert not table.broken("begood")
    assert table.sees(None)["wizards"][LYUSYA]["wobbles"] == []


@cites("R29")
def test_where_no_clock_runs_a_grace_ends_two_turns_later() -> None:
    table = Table()
    table.play(LYUSYA, "posture arms arms_crossed")
    table.enchant(FOMA, "begood", LYUSYA)
    for seat in (FOMA, LYUSYA, ZOYA, FOMA):
        table.turn(seat)
    table.roll(LYUSYA, "PPRSB")
    assert table.sees(None)["wizards"][LYUSYA]["posture"] == {}


@cites("7.2", "R20")
def test_shy_cards_may_be_held_in_ones_own_turn() -> None:
    table = Table()
    table.curse(FOMA, "cardsdown")
    table.turn(FOMA)
    assert not table.broken("cardsdown")
    table.roll(LYUSYA, "PPRSB")
    assert not table.broken("cardsdown")
    table.play(LYUSYA, "take spell BP")
    assert table.broken("cardsdown")


# -- voices and words --------------------------------------------------------------------------


@cites("11.5", "R26")
def test_the_voice_falls_back_when_the_doll_comes_and_the_pass_is_spoken() -> None:
    table = Table()
    table.enchant(ZOYA, "fog", LYUSYA)
    table.play(LYUSYA, "voice whisper")
    table.turn(FOMA)
    assert table.sees(None)["wizards"][LYUSYA]["voice"] == "normal"
    table.turn(LYUSYA)
    assert table.broken("fog")


@cites("11.5")
def test_the_announcement_of_a_spell_is_a_spoken_line() -> None:
    for voice, kept in (("purr", True), ("normal", False), ("ghostly", False)):
        table = Table()
        table.enchant(ZOYA, "purr", FOMA)
        table.hold(FOMA, "howl")
        table.roll(FOMA, "BBSTP")
        table.play(FOMA, f"voice {voice}", "cast howl 1")
        assert table.broken("purr") != kept


@cites("11.6")
def test_the_tables_own_lines_never_break_a_rule_of_words() -> None:
    table = Table()
    table.curse(FOMA, "nodice")
    table.enchant(ZOYA, "polite", FOMA)
    table.hold(FOMA, "howl")
    table.roll(FOMA, "BBSTP")
    table.play(FOMA, "cast howl 1")
    assert not table.broken("polite")
    table.play(LYUSYA, "stay")
    table.play(FOMA, "phrase humble", "pass")
    assert not table.broken("polite")
    assert not table.broken("nodice")


@cites("11.6", "6.4")
def test_who_must_speak_and_says_nothing_has_broken_the_spell_at_the_pass() -> None:
    table = Table()
    table.enchant(ZOYA, "parrot", FOMA)
    table.roll(FOMA, "BBSTP")
    table.play(FOMA, "take spell BB")
    assert not table.broken("parrot")
    table.play(FOMA, "pass")
    assert table.broken("parrot")


@cites("11.6")
def test_a_line_of_ones_own_is_judged_by_the_words_of_the_speakers_language() -> None:
    table = Table()
    table.enchant(ZOYA, "taboo", FOMA)
    for line, locale, breaks in (
        ("так, так", "ru", False),
        ("Ну да, конечно", "ru", True),
        ("так, звісно", "uk", True),
        ("ananas yesterday", "en", False),
        ("oh, NO!", "en", True),
    ):
        table.state.breach.clear()
        move = table.game.parse_speech(table.state, FOMA, line, locale)
        assert move is not None
        table.play(FOMA, move)
        assert table.broken("taboo") == breaks, line


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
def test_what_a_line_is(line: str, locale: str, expected: set[str]) -> None:
    from coven.games.voodoo.components import FACTS

    bits = facts(line, locale)
    assert {fact for i, fact in enumerate(FACTS) if bits >> i & 1} == expected


@pytest.mark.parametrize("locale", LOCALES)
@cites("11.6")
def test_every_quick_phrase_is_in_every_language_what_it_claims(locale: str) -> None:
    speaker = Speaker("coven.games.voodoo", locale)
    for name, expected in PHRASES.items():
        assert facts(speaker.say(f"phrase-{name}"), locale) == expected, name


# -- events ------------------------------------------------------------------------------------


@cites("11.7", "R23")
def test_an_echo_answers_each_cast_of_another_before_the_second_command() -> None:
    table = Table()
    table.enchant(FOMA, "echo", LYUSYA)
    table.hold(FOMA, "howl", "salute")
    table.roll(FOMA, "BBSTP")
    table.play(FOMA, "cast howl 2")
    table.play(ZOYA, "stay")
    [timer] = [t for t in table.game.timers(table.state) if t.move.text == "lapse reaction"]
    assert (timer.seat, timer.seconds) == (LYUSYA, 6.0)
    table.play(FOMA, "cast salute 1")
    table.play(LYUSYA, "stay", "emote wow", "lapse reaction")
    table.play(FOMA, "pass")
    assert not table.broken("echo"), "the second cast is only one beat ago"
    table.roll(LYUSYA, "PPRSB")
    assert table.broken("echo")
    table.play(FOMA, "call echo")
    assert table.score(FOMA) == 5


@cites("11.7")
def test_six_seconds_must_have_passed_before_a_reaction_is_late() -> None:
    table = Table()
    table.enchant(FOMA, "echo", LYUSYA)
    table.hold(FOMA, "howl")
    table.roll(FOMA, "BBSTP")
    table.play(FOMA, "cast howl 2")
    table.play(ZOYA, "stay")
    table.falls("T")
    table.play(FOMA, "reroll P T")
    table.play(FOMA, "pass")
    assert not table.broken("echo")
    table.play(LYUSYA, "emote wow")
    table.turn(LYUSYA)
    table.turn(ZOYA)
    assert not table.broken("echo")


@cites("11.8", "R24")
def test_points_count_at_once_and_the_marker_moves_when_it_is_moved() -> None:
    table = Table()
    table.curse(LYUSYA, "applause")
    table.hold(FOMA, "howl")
    table.roll(FOMA, "BBSTP")
    table.play(FOMA, "cast howl 2")
    table.play(ZOYA, "stay")
    assert table.sees(None)["points"][FOMA] == 1
    assert table.sees(None)["markers"][FOMA] == 0
    [timer] = [t for t in table.game.timers(table.state) if t.move.text == "marker"]
    assert (timer.seat, timer.seconds) == (FOMA, 10.0)
    assert not table.state.owed
    table.play(FOMA, "marker")
    assert table.sees(None)["markers"][FOMA] == 1
    assert len(table.state.owed) == 1
    table.play(LYUSYA, "emote bravo")
    assert not table.state.owed


@cites("R24")
def test_the_curse_that_a_move_brings_asks_nothing_of_that_move() -> None:
    table = Table()
    table.points(FOMA, 2)
    table.next_curse("begging")
    table.hold(FOMA, "howl")
    table.roll(FOMA, "BBSTP")
    table.play(FOMA, "cast howl 2", "marker")
    assert table.bound("begging") == FOMA
    assert not table.broken("begging")


@cites("11.7", "7.5")
def test_who_does_not_cackle_when_somebody_is_caught_can_be_caught() -> None:
    table = Table()
    table.curse(ZOYA, "cackle")
    table.enchant(LYUSYA, "howl", FOMA)
    for cackles in (True, False):
        table.points(ZOYA, 4)
        table.roll(FOMA, "BBSTP")
        table.play(LYUSYA, "call howl")
        table.play(ZOYA, *(["emote cackle"] if cackles else ["lapse reaction"]))
        table.play(FOMA, "take spell BB", "pass")
        assert table.broken("cackle") != cackles
        if cackles:
            table.turn(LYUSYA)
            table.turn(ZOYA)
            table.enchant(LYUSYA, "howl", FOMA)
    table.play(FOMA, "call cackle")
    assert table.score(ZOYA) == 3


@cites("R27", "11.1")
def test_too_many_gestures_between_two_beats_are_not_seen() -> None:
    table = Table()
    table.play(LYUSYA, *["emote wave"] * BUSY)
    table.expect_refused(LYUSYA, "emote wave", rule="11.1")
    table.expect_can(ZOYA, "emote wave")
    table.roll(FOMA, "PPRSB")
    table.expect_can(LYUSYA, "emote wave")


@cites("R28")
def test_gestures_of_this_turn_and_the_last_one_can_be_seen() -> None:
    table = Table()
    table.play(ZOYA, "emote dance")
    table.turn(FOMA)
    assert {"turn": 1, "seat": 2, "kind": "emote", "what": "dance"} in table.sees(None)["gestures"]
    table.turn(LYUSYA)
    assert all(made["turn"] > 1 for made in table.sees(None)["gestures"])
    assert not any("dances" in line for line in table.log())


@cites("11.1")
def test_the_table_offers_the_same_to_the_cursed_and_to_the_free() -> None:
    table = Table()
    before = table.offered(LYUSYA)
    table.enchant(FOMA, "howl", LYUSYA)
    table.enchant(FOMA, "begood", LYUSYA)
    assert table.offered(LYUSYA) == before
    assert "mine" not in table.sees(LYUSYA)
    assert SPELLS == 36
