"""Rules that a review has found wrong, by the number of the finding."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from coven.core import rng_of
from coven.games import voodoo
from coven.games.voodoo import GAME, PLAYERS
from coven.games.voodoo.components import CARD_OF, CARDS
from coven.games.voodoo.drawing.cards import on_screen
from coven.rulebook import paragraph, rulings
from coven.testkit import cites
from coven.testkit.rulebook import messages
from coven.text import LOCALES, Speaker

from .scenes import FOMA, LYUSYA, PAVLO, ZOYA, VoodooScene


@cites("9.7", "R38")
def test_v1_no_action_follows_the_free_card_of_the_quick_game() -> None:
    """V1: the free card comes at the end of the turn, so only tricks and the pass are left."""
    scene = VoodooScene(track="quick")
    scene.hold(FOMA, "bow", "change")
    scene.next_card("howl")
    scene.roll(FOMA, "BBSTP")
    scene.falls("T")
    scene.play(FOMA, "reroll S T", "draw spell")
    scene.expect_options(FOMA, ["pass"])
    for move in ("cast howl 1", "take spell BB", "take trick BB", "reroll B B"):
        scene.expect_refused(FOMA, move, rule="9.7")
    scene.play(FOMA, "emote jingle", "trick change")
    assert scene.score(FOMA) == 1
    scene.play(FOMA, "pass")
    scene.roll(LYUSYA, "BBSTP")
    scene.expect_can(LYUSYA, "take spell BB")


@cites("9.7")
def test_v1_who_buys_a_card_gets_none_for_free() -> None:
    """V1: a bought card does not end the actions, and no free card follows it."""
    scene = VoodooScene(track="quick")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "take spell BB")
    scene.expect_can(FOMA, "take spell PS")
    scene.expect_refused(FOMA, "draw spell", rule="9.7")
    scene.expect_can(FOMA, "pass")


@cites("7.2", "7.6", "R20")
def test_v3_card_shyness_goes_on_after_a_penalty() -> None:
    """V3: a posture that is still missing some time after the penalty is a breach again."""
    scene = VoodooScene(4)
    scene.curse(LYUSYA, "cardsdown")
    scene.hold(LYUSYA, "yawn", "howl", "croak")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "call cardsdown")
    assert not scene.broken("cardsdown")
    scene.play(FOMA, "take spell BP")
    assert not scene.broken("cardsdown"), "one beat of grace is left"
    scene.play(FOMA, "pass")
    scene.turn(LYUSYA)
    scene.play(LYUSYA, "lapse posture")
    scene.turn(ZOYA)
    assert scene.broken("cardsdown")
    scene.play(PAVLO, "call cardsdown")
    assert scene.state.spells[LYUSYA].bit_count() == 1


@cites("7.6")
def test_v3_who_obeys_after_the_penalty_is_safe() -> None:
    """V3: a wizard who takes up the posture soon enough after a penalty breaks nothing."""
    scene = VoodooScene(4)
    scene.curse(LYUSYA, "cardsdown")
    scene.hold(LYUSYA, "yawn", "howl")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "call cardsdown")
    moves = [m.text for m in scene.state.offered[LYUSYA] if m.verb == "posture"]
    for move in moves:
        if not move.endswith("off"):
            scene.play(LYUSYA, move)
            if not scene.state.missing_posture:
                break
    scene.play(FOMA, "take spell BP", "pass")
    assert not scene.broken("cardsdown")


@cites("R18", "7.5")
def test_v13_four_dice_are_for_the_next_turn_even_if_called_before_the_roll() -> None:
    """V13: a wizard who is called before its roll keeps five dice in this turn and has four in its
    next one."""
    scene = VoodooScene()
    scene.curse(FOMA, "nodice")
    scene.play(FOMA, "phrase dice")
    scene.play(LYUSYA, "call nodice")
    assert scene.sees(None)["dice"]["number"] == 5
    scene.turn(FOMA)
    scene.turn(LYUSYA)
    scene.turn(ZOYA)
    assert scene.sees(None)["dice"]["number"] == 4
    scene.roll(FOMA, "PPRS")


@cites("R18")
def test_v14_power_of_thought_takes_the_card_that_was_taken_wrongly() -> None:
    """V14: the penalty takes the card that was taken without the stare, not the one taken with
    it."""
    scene = VoodooScene()
    scene.curse(FOMA, "mindpush")
    scene.hold(FOMA)
    scene.next_card("yawn")
    scene.next_card("croak")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "take spell BP")
    scene.play(FOMA, "emote stare", "take spell PR")
    scene.play(LYUSYA, "call mindpush")
    assert scene.sees(FOMA)["hand"]["spells"] == ["yawn"]


@cites("R24")
def test_v15_a_cackle_drawn_through_a_catch_is_not_due_for_that_catch() -> None:
    """V15: a wizard who draws the curse of the cackle by a catch need not cackle for it, but for
    the next catch."""
    scene = VoodooScene()
    scene.enchant(LYUSYA, "howl", FOMA)
    scene.points(LYUSYA, 2)
    scene.next_curse("cackle")
    scene.roll(FOMA, "PPRSB")
    scene.play(LYUSYA, "call howl")
    assert scene.bound("cackle") == LYUSYA
    assert scene.state.reactions_due == []
    scene.curse(FOMA, "blink")
    scene.state.breach[CARD_OF["blink"]] = (scene.state.ply, scene.state.turns)
    scene.play(ZOYA, "call blink")
    assert [due[:2] for due in scene.state.reactions_due] == [(CARD_OF["cackle"], LYUSYA)]


@pytest.mark.parametrize("seats", PLAYERS)
def test_v20_every_variant_is_for_every_number_of_players(seats: int) -> None:
    """V20: all variants, also those for beginners and strict players, are offered for this number
    of players."""
    for variant in GAME.variants:
        assert seats in variant.players
        assert GAME.new(seats, variant.options, rng_of(1)).pending


@cites("11.9", "R31")
def test_v33_with_the_memory_aid_nobody_calls_a_spell_on_itself() -> None:
    """V33: with the memory aid a wizard cannot call a spell on itself. Without it the button stays:
    if it were missing, that would remind the wizard of the spell."""
    scene = VoodooScene(callers="anyone", memory="aid")
    scene.enchant(LYUSYA, "howl", FOMA)
    scene.roll(FOMA, "PPRSB")
    scene.expect_refused(FOMA, "call howl", rule="11.9")
    scene.play(ZOYA, "call howl")
    assert scene.score(LYUSYA) == 2
    scene = VoodooScene(callers="anyone")
    scene.enchant(LYUSYA, "howl", FOMA)
    scene.expect_can(FOMA, "call howl")


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_v18_the_rules_name_the_options_that_they_depend_on(locale: str) -> None:
    """V18: a paragraph names the option it depends on if the default is not the rulebook's."""
    folder = Path(voodoo.__file__).parent
    rules = (folder / f"rules.{locale}.md").read_text("utf-8")
    texts = (folder / f"text/{locale}.ftl").read_text("utf-8")
    for number, option in (("3.1", "first-player"), ("10.3", "strict-tricks")):
        [title] = re.findall(rf"(?m)^option-{option} = (.+)$", texts)
        [paragraph] = re.findall(rf"(?m)^\*\*{re.escape(number)}\*\* (.+)$", rules)
        assert title in paragraph


@cites("R24", "11.8")
def test_v34_a_bravo_since_the_points_came_counts_for_the_marker() -> None:
    """V34: under the curse of applause, a bravo after the points were won, before their marker
    moves, is enough; one before the points is not."""
    scene = VoodooScene()
    scene.curse(LYUSYA, "applause")
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 2")
    scene.play(LYUSYA, "emote bravo")
    scene.play(FOMA, "marker")
    assert scene.state.reactions_due == []
    scene = VoodooScene()
    scene.curse(LYUSYA, "applause")
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBSTP")
    scene.play(LYUSYA, "emote bravo")
    scene.play(FOMA, "cast howl 2", "marker")
    assert len(scene.state.reactions_due) == 1, "a Bravo before the points is for nothing"


# -- fair real time ------------------------------------------------------------------------------


def posture_timers(scene: VoodooScene) -> list[tuple[int, float]]:
    """Returns seat and seconds of the timers for postures that were not taken up yet."""
    timers = scene.game.timers(scene.state)
    return [(t.seat, t.seconds) for t in timers if t.move.text == "lapse posture"]


@cites("11.3", "R20")
def test_v4_a_fresh_posture_may_wait_for_six_seconds() -> None:
    """V4: a missing posture is no breach before six seconds are over, however many commands bots
    play meanwhile."""
    scene = VoodooScene(4)
    scene.hold(FOMA, "fresco")
    scene.roll(FOMA, "TTPBR")
    scene.play(FOMA, "cast fresco 2 P")
    scene.play(ZOYA, "stay")
    assert posture_timers(scene) == [(ZOYA, 6.0)]
    scene.play(FOMA, "pass")
    scene.roll(LYUSYA, "TTPBR")
    scene.play(LYUSYA, "take spell PT")
    assert not scene.broken("fresco"), "three commands, but no six seconds"
    scene.play(ZOYA, "lapse posture")
    assert posture_timers(scene) == []
    assert not scene.broken("fresco")
    scene.play(LYUSYA, "pass")
    assert scene.broken("fresco")


@cites("11.3", "R20")
def test_v4_six_seconds_without_two_commands_are_not_enough() -> None:
    """V4: a missing posture is no breach after six seconds if others have not played two commands
    since."""
    scene = VoodooScene(4)
    scene.hold(FOMA, "fresco")
    scene.roll(FOMA, "TTPBR")
    scene.play(FOMA, "cast fresco 2 P")
    scene.play(ZOYA, "stay", "lapse posture")
    scene.play(FOMA, "pass")
    assert not scene.broken("fresco")
    scene.play(ZOYA, "posture head profile")
    scene.roll(LYUSYA, "TTPBR")
    assert not scene.broken("fresco")


@cites("11.3")
def test_v4_a_posture_can_be_taken_up_during_the_stare() -> None:
    """V4: a wizard that takes up the posture while the doll stares at it needs no timer and breaks
    nothing."""
    scene = VoodooScene(4)
    scene.hold(FOMA, "fresco")
    scene.roll(FOMA, "TTPBR")
    scene.play(FOMA, "cast fresco 2 P")
    scene.play(ZOYA, "posture head profile", "stay")
    assert posture_timers(scene) == []
    scene.play(FOMA, "pass")
    scene.roll(LYUSYA, "TTPBR")
    assert not scene.broken("fresco")


@cites("R20", "R18")
def test_v4_there_are_six_seconds_after_a_penalty_and_after_the_own_turn() -> None:
    """V4: Card Shyness asks for its posture again after a penalty and after the wizard's own turn,
    with six seconds each time."""
    scene = VoodooScene(4)
    scene.curse(LYUSYA, "cardsdown")
    scene.hold(LYUSYA, "yawn", "howl", "croak")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "call cardsdown")
    assert posture_timers(scene) == [(LYUSYA, 6.0)]
    scene.play(FOMA, "take spell BP", "pass")
    assert not scene.broken("cardsdown")
    scene.turn(LYUSYA)
    assert posture_timers(scene) == [(LYUSYA, 6.0)]
    scene.turn(ZOYA)
    assert not scene.broken("cardsdown")
    scene.play(LYUSYA, "lapse posture")
    scene.roll(PAVLO, "PPRSB")
    assert scene.broken("cardsdown")


@cites("R29", "R20")
def test_v4_without_a_clock_the_grace_ends_two_turns_later() -> None:
    """V4: without timers, as in a lesson, a missing posture is a breach in the second turn after
    the cast."""
    scene = VoodooScene(4)
    scene.hold(FOMA, "fresco")
    scene.roll(FOMA, "TTPBR")
    scene.play(FOMA, "cast fresco 3 P")
    scene.play(PAVLO, "stay")
    scene.play(FOMA, "pass")
    scene.turn(LYUSYA)
    assert not scene.broken("fresco")
    scene.roll(ZOYA, "BPRSG")
    assert scene.broken("fresco")


# -- calls ---------------------------------------------------------------------------------------


@cites("11.9", "10.4")
def test_v11_a_spell_cannot_be_called_while_the_doll_stares() -> None:
    """V11: a call is refused until the target has answered the doll, because the spell binds nobody
    before; other spells can be called."""
    for callers in ("caster", "anyone"):
        scene = VoodooScene(callers=callers)
        scene.hold(FOMA, "howl")
        scene.enchant(FOMA, "croak", ZOYA)
        scene.roll(FOMA, "BBSTP")
        scene.play(FOMA, "cast howl 1")
        scene.expect_refused(FOMA, "call howl", rule="11.9")
        scene.expect_can(FOMA, "call croak")
        scene.play(LYUSYA, "stay")
        scene.expect_can(FOMA, "call howl")


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_v11_v12_a_click_at_the_name_of_a_card_reads_it(locale: str) -> None:
    """V11, V12: a click at the name of any card that was cast shows its text; only the button
    "Caught!" plays a call."""
    scene = VoodooScene()
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.enchant(LYUSYA, "croak", FOMA)
    scene.curse(ZOYA, "blink")
    speaker = Speaker("coven.games.voodoo", locale, ("A", "B", "C"))
    page = "".join(scene.game.parts(scene.game.sight(scene.state, FOMA), speaker).values())
    chip = r'<li class="chip [^>]*data-piece="c-(\w+)"[^>]*>(.*?)</li>'
    chips = dict(re.findall(chip, page, re.DOTALL))
    assert set(chips) == {"howl", "croak", "blink"}
    for card, drawn in chips.items():
        name, *caught = re.findall(r"<button [^>]*>", drawn)
        assert "data-read" in name
        assert "data-move" not in name
        kind = "curse" if card == "blink" else "spell"
        assert speaker.say(f"{kind}-{card}.rule") in html.unescape(name)
        assert [f'data-move="call {card}"' in button for button in caught] == (
            [] if card == "croak" else [True]
        )


# -- the marker ----------------------------------------------------------------------------------


@cites("12.10", "R24")
def test_v19_in_one_room_the_owner_moves_the_marker() -> None:
    """V19: in the same-room game, a wizard moves its own marker also for points won by a catch, so
    that cards which demand something "before moving your marker" can be obeyed."""
    scene = VoodooScene(3, mode="room")
    scene.enchant(ZOYA, "fanfare", FOMA)
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.expect_refused(FOMA, "marker", rule="12.10")
    scene.play(FOMA, "call howl 1")
    scene.play(LYUSYA, "fair")
    assert scene.score(FOMA) == 2
    assert scene.sees(None)["markers"][FOMA] == 0
    timers = [(t.seat, t.move.text, t.seconds) for t in scene.game.timers(scene.state)]
    assert timers == [(FOMA, "marker", 10.0)]
    scene.play(FOMA, "marker")
    assert scene.sees(None)["markers"][FOMA] == 2
    scene.expect_refused(FOMA, "marker", rule="12.10")


@cites("12.10", "12.9")
def test_v19_a_bot_in_one_room_is_judged_when_it_moves_its_marker() -> None:
    """V19: in the same-room game the program judges a bot. A bot that is bound by Pharaoh's Fanfare
    breaks it by moving its marker without the drum roll that the spell demands."""
    for drums in (False, True):
        scene = VoodooScene(3, mode="room")
        scene.enchant(ZOYA, "fanfare", FOMA)
        scene.hold(FOMA, "howl")
        scene.play(FOMA, "machine on")
        scene.roll(FOMA, "BBSTP")
        scene.play(FOMA, "cast howl 1")
        scene.play(FOMA, *(["emote drum"] if drums else []), "marker")
        assert scene.broken("fanfare") != drums


@cites("11.8")
def test_v30_a_marker_that_has_nowhere_to_go_is_no_button() -> None:
    """V30: moving the marker is refused unless the wizard has won points since its last move."""
    scene = VoodooScene()
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBSTP")
    scene.expect_refused(FOMA, "marker", rule="11.8")
    scene.play(FOMA, "cast howl 2")
    scene.expect_can(FOMA, "marker")
    scene.play(FOMA, "marker")
    scene.expect_refused(FOMA, "marker", rule="11.8")


# -- what the table says -------------------------------------------------------------------------


@cites("9.7")
def test_v1_the_question_of_the_quick_game_names_the_free_card() -> None:
    """V1: while a free card is due, the prompt offers to draw it instead of "or pass the doll"."""
    scene = VoodooScene(track="quick")
    scene.hold(FOMA)
    scene.roll(FOMA, "BBSTP")
    scene.falls("T")
    scene.play(FOMA, "reroll S T")
    prompt = scene.game.prompt(scene.state, FOMA)
    assert prompt.key == "prompt-act-draw"
    scene.play(FOMA, "take spell BB")
    assert scene.game.prompt(scene.state, FOMA).key == "prompt-act-again"


@cites("12.11", "12.9", "12.5", "R27", "3.8")
def test_refusals_name_a_rule_that_forbids_exactly_this() -> None:
    """V21: while a call is being answered, for a seat that is a bot already, and for a card that
    rests, the refusal cites the rule that applies."""
    scene = VoodooScene(3, mode="room")
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.expect_refused(FOMA, "machine off", rule="12.9")
    scene.expect_refused(LYUSYA, "stay", rule="3.8")
    scene.play(ZOYA, "machine on")
    scene.expect_refused(ZOYA, "machine on", rule="12.9")
    scene.expect_refused(ZOYA, "cant", rule="12.9")
    scene.play(FOMA, "call howl 2")
    scene.expect_refused(FOMA, "call howl 1", rule="12.5")
    scene = VoodooScene(3, mode="room")
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.play(FOMA, "call howl 1")
    scene.expect_refused(ZOYA, "cant", rule="12.11")
    scene.expect_refused(FOMA, "roll", rule="3.8")
    scene = VoodooScene(3)
    while "emote wave" in scene.offered(FOMA):
        scene.play(FOMA, "emote wave")
    scene.expect_refused(FOMA, "emote wave", rule="R27")


@cites("10.3", "6.7")
def test_a_trick_that_has_lost_its_choice_is_told() -> None:
    """V21: if a call takes away the last spell that a trick could choose, the log says that the
    trick has no effect."""
    scene = VoodooScene()
    scene.hold(FOMA, "amnesia")
    scene.enchant(LYUSYA, "howl", FOMA)
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "emote whoami", "trick amnesia")
    told = scene.play(LYUSYA, "call howl")
    assert any("has no effect" in line for line in told)


@pytest.mark.parametrize("locale", ["ru", "uk"])
def test_v37_players_are_spoken_to_politely(locale: str) -> None:
    """V37: Russian and Ukrainian texts address players with «вы» and «ви», as in the other
    games."""
    folder = Path(voodoo.__file__).parent
    familiar = {
        "ru": r"(?i)\b(ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твою|твоей|твоих|твоему)\b",
        "uk": r"(?i)\b(ти|тебе|тобі|тобою|твій|твоя|твоє|твої|твою|твоєї|твоїх|твоєму)\b",
    }[locale]
    for name in (f"text/{locale}.ftl", f"rules.{locale}.md", f"rulings.{locale}.md"):
        text = (folder / name).read_text("utf-8").replace("Ух ты-ы!", "")
        assert not re.findall(familiar, text)
    texts = (folder / f"text/{locale}.ftl").read_text("utf-8")
    for word in {"ru": ("брось", "возьми", "коснись"), "uk": ("кинь", "візьми", "торкнися")}[
        locale
    ]:
        assert not re.search(rf"(?i)\b{word}\b", texts)


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_v21_every_ruling_has_its_paragraphs(locale: str) -> None:
    """V21: in every language each ruling names the paragraphs it belongs to, with which the rules
    page shows it."""
    found = {ruling.number: ruling.paragraphs for ruling in rulings("voodoo", locale)}
    assert list(found) == [f"R{n}" for n in range(1, 41) if n != 29]
    assert found == {ruling.number: ruling.paragraphs for ruling in rulings("voodoo", "en")}
    for paragraphs in found.values():
        assert all(paragraph("voodoo", locale, number) for number in paragraphs)


# -- the same moments in one room --------------------------------------------------------------


@cites("7.6", "12.5")
def test_v3_in_one_room_card_shyness_can_be_called_again() -> None:
    """V3: in the same-room game, the curse stays after its penalty and can be called when it is
    broken again."""
    scene = VoodooScene(4, mode="room")
    scene.curse(LYUSYA, "cardsdown")
    scene.hold(LYUSYA, "yawn", "howl", "croak")
    scene.roll(FOMA, "PPRSB")
    for caller, left in ((FOMA, 2), (ZOYA, 1)):
        scene.play(caller, "call cardsdown")
        scene.play(LYUSYA, "fair")
        assert scene.state.spells[LYUSYA].bit_count() == left
    assert scene.bound("cardsdown") == LYUSYA


@cites("R18", "7.5")
def test_v13_in_one_room_four_dice_are_for_the_next_turn() -> None:
    """V13: in the same-room game, too, a wizard who is called in its turn keeps five dice until the
    turn ends, and has four in its next one."""
    scene = VoodooScene(mode="room")
    scene.curse(FOMA, "nodice")
    scene.play(LYUSYA, "call nodice")
    scene.play(FOMA, "fair")
    scene.turn(FOMA)
    scene.turn(LYUSYA)
    scene.turn(ZOYA)
    scene.roll(FOMA, "PPRS")


@cites("R18")
def test_v14_in_one_room_power_of_thought_takes_the_last_card() -> None:
    """V14: in the same-room game the program does not see who stares, so the penalty takes the card
    that was taken last."""
    scene = VoodooScene(mode="room")
    scene.curse(FOMA, "mindpush")
    scene.hold(FOMA)
    scene.next_card("yawn")
    scene.next_card("croak")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "take spell BP", "take spell PR")
    scene.play(LYUSYA, "call mindpush")
    scene.play(FOMA, "fair")
    assert scene.sees(FOMA)["hand"]["spells"] == ["croak"]


@cites("R24", "12.9")
def test_v15_in_one_room_a_bot_need_not_cackle_for_the_catch_that_cursed_it() -> None:
    """V15: a bot that draws the curse of the cackle by a catch need not cackle for it, but for the
    next catch."""
    scene = VoodooScene(mode="room")
    scene.play(LYUSYA, "machine on")
    scene.enchant(LYUSYA, "howl", FOMA)
    scene.points(LYUSYA, 2)
    scene.next_curse("cackle")
    scene.roll(FOMA, "PPRSB")
    scene.play(ZOYA, "call howl 0")
    scene.play(FOMA, "fair")
    assert scene.bound("cackle") == LYUSYA
    assert scene.state.reactions_due == []
    scene.curse(FOMA, "blink")
    scene.play(ZOYA, "call blink")
    scene.play(FOMA, "fair")
    assert [due[:2] for due in scene.state.reactions_due] == [(CARD_OF["cackle"], LYUSYA)]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_and_the_crumbs_call_their_reader_you(locale: str) -> None:
    """P19: lines of the log and of the prompt's heading say "you" to their reader instead of the
    reader's name."""
    reader = Speaker("coven.games.voodoo", locale, ["Ada", "Bea"], viewer=0)
    for key, names in messages("coven.games.voodoo", locale)[0].items():
        if key.startswith(("log-", "crumb-")):
            for name in (name for name in names if name.startswith("seat")):
                if not name.endswith("-is"):
                    others = {other: 1 for other in names if not other.endswith("-is")}
                    said = [reader.say(key, {**others, name: seat}) for seat in (0, 1)]
                    assert "Ada" not in said[0], (key, name)
                    assert "Bea" in said[1], (key, name)


@pytest.mark.parametrize("locale", LOCALES)
def test_v5_a_card_says_with_which_buttons_its_condition_is_done(locale: str) -> None:
    """V5: a card that demands other buttons, such as “little fingers”, names their strip."""
    speaker = Speaker("coven.games.voodoo", locale)
    said = {card.id: on_screen(speaker, card.id) for card in CARDS if card.gesture != "none"}
    for card, strip in (("weakhand", "mirror"), ("pinkies", "tiny")):
        assert speaker.say(f"strip-{strip}") in said[card]
    assert speaker.say("voice-whisper") in said["fog"]
    assert speaker.say("emote-salute") in said["salute"]
    assert len(set(said.values())) > len(said) / 2
