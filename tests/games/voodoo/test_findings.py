"""Rules that a review has found wrong, by the number of the finding."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coven.core import rng_of
from coven.games import voodoo
from coven.games.voodoo import GAME, PLAYERS
from coven.games.voodoo.components import CARD_OF
from coven.testkit import cites

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
    """V3: a posture still missing after the penalty is a breach again after a new grace."""
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
    scene.turn(ZOYA)
    assert scene.broken("cardsdown")
    scene.play(PAVLO, "call cardsdown")
    assert scene.state.spells[LYUSYA].bit_count() == 1


@cites("7.6")
def test_v3_who_obeys_after_the_penalty_is_safe() -> None:
    """V3: the new grace is enough to take up the posture."""
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
    """V13: the running turn keeps its five dice; the next one has four."""
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
    """V14: a card taken with the stare is not the one that the penalty takes."""
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
    """V15: a curse just drawn does not ask for anything yet; the next catch counts."""
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
    """V20: beginners and strict players may be any number."""
    for variant in GAME.variants:
        assert seats in variant.players
        assert GAME.new(seats, variant.options, rng_of(1)).pending


@cites("11.9", "R31")
def test_v33_with_the_memory_aid_nobody_calls_a_spell_on_itself() -> None:
    """V33: the button is not there; where all must be remembered, its absence would remind."""
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
    """V18: where the default is not the rulebook's, the paragraph names the option."""
    folder = Path(voodoo.__file__).parent
    rules = (folder / f"rules.{locale}.md").read_text("utf-8")
    texts = (folder / f"text/{locale}.ftl").read_text("utf-8")
    for number, option in (("3.1", "first-player"), ("10.3", "strict-tricks")):
        [title] = re.findall(rf"(?m)^option-{option} = (.+)$", texts)
        [paragraph] = re.findall(rf"(?m)^\*\*{re.escape(number)}\*\* (.+)$", rules)
        assert title in paragraph


@cites("R24", "11.8")
def test_v34_a_bravo_since_the_points_came_counts_for_the_marker() -> None:
    """V34: people react to the points, which come before the marker moves."""
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
