"""Casting, targets, interruption and contradiction (chapters 4, 6 and 8)."""

from __future__ import annotations

import pytest

from coven.games.voodoo.components import CARDS, CONFLICTS, SPELLS
from coven.testkit import cites

from .scenes import FOMA, LYUSYA, PAVLO, ZOYA, VoodooScene


@cites("E1", "4.1", "4.2", "4.3", "4.6", "4.7", "6.1")
def test_foma_casts_hookleg_on_lyusya() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "hookleg")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "cast hookleg 1 R")
    scene.play(LYUSYA, "stay")
    assert scene.pool() == "BS"
    assert scene.sees(None)["target"] == LYUSYA
    assert scene.score(FOMA) == 2
    assert scene.sees(None)["wizards"][FOMA]["spells"] == ["hookleg"]
    assert scene.bound("hookleg") == LYUSYA
    assert scene.sees(None)["wizards"][FOMA]["curses"] == []


@cites("4.3", "R11")
def test_the_wildcard_is_any_one_die_and_never_two() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "hookleg")
    scene.roll(FOMA, "PPRSB")
    scene.expect_can(FOMA, "cast hookleg 1 S", "cast hookleg 1 B", "cast hookleg 1 R")
    scene.expect_refused(FOMA, "cast hookleg 1", rule="4.3")
    scene.expect_refused(FOMA, "cast hookleg 1 G", rule="4.3")
    scene.expect_refused(FOMA, "cast hookleg 1 R S", rule="3.3")


@cites("4.2", "R1")
def test_sit_ye_down_needs_a_bat_a_pumpkin_and_a_raven() -> None:
    for letters, castable in (("RPPBS", True), ("PPPBS", False)):
        scene = VoodooScene()
        scene.hold(FOMA, "sitdown")
        scene.roll(FOMA, letters)
        assert ("cast sitdown 1" in scene.options(FOMA)) == castable
    scene.expect_refused(FOMA, "cast sitdown 1", rule="4.2")
    scene.expect_refused(FOMA, "cast needle 1", rule="4.1")


@cites("4.4", "4.5")
def test_the_first_spell_may_hit_anybody_but_its_caster() -> None:
    scene = VoodooScene(4)
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBRSP")
    scene.expect_can(FOMA, "cast howl 1", "cast howl 2", "cast howl 3")
    scene.expect_refused(FOMA, "cast howl 0", rule="4.4")
    scene.expect_refused(FOMA, "cast howl 5", rule="4.4")


@cites("4.5", "4.6")
def test_the_holder_of_the_target_card_is_safe_until_it_moves() -> None:
    scene = VoodooScene()
    scene.hold(FOMA, "howl", "salute")
    scene.roll(FOMA, "BBSTP")
    scene.play(FOMA, "cast howl 1")
    scene.play(LYUSYA, "stay")
    scene.expect_refused(FOMA, "cast salute 1", rule="4.5")
    scene.play(FOMA, "cast salute 2")
    scene.play(ZOYA, "stay")
    assert scene.state.target == ZOYA
    scene.play(FOMA, "pass")
    scene.hold(LYUSYA, "camel")
    scene.hold(ZOYA, "yawn")
    scene.roll(LYUSYA, "SSBPR")
    scene.expect_refused(LYUSYA, "cast camel 2", rule="4.5")
    scene.play(LYUSYA, "cast camel 0")
    scene.play(FOMA, "stay")
    scene.play(LYUSYA, "pass")
    scene.roll(ZOYA, "GGBPR")
    scene.expect_can(ZOYA, "cast yawn 1")


@cites("4.6")
def test_the_holder_of_the_target_card_may_cast_and_gives_it_away() -> None:
    scene = VoodooScene()
    scene.state.target = FOMA
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBRSP")
    scene.play(FOMA, "cast howl 2")
    assert scene.state.target == ZOYA


@cites("4.8", "R16")
def test_the_log_does_not_say_whom_a_spell_hit() -> None:
    scene = VoodooScene(4)
    scene.hold(FOMA, "howl")
    scene.roll(FOMA, "BBRSP")
    scene.play(FOMA, "cast howl 2")
    scene.play(ZOYA, "stay")
    assert scene.log(PAVLO)[-2:] == [
        "Player 1 casts “Voodoo-wolf?!”.",
        "Player 1 scores 1 point (total: 1).",
    ]
    assert "Player 3 has the target card now." in scene.whole_log()


# -- interruption ------------------------------------------------------------------------------


@cites("6.2", "6.6", "6.7")
def test_howling_before_the_first_roll_is_enough() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "howl", FOMA)
    scene.play(FOMA, "emote howl")
    scene.roll(FOMA, "PPRSB")
    scene.falls("B")
    scene.play(FOMA, "reroll P B")
    assert not scene.broken("howl")
    scene.play(ZOYA, "call howl")
    assert scene.score(ZOYA) == 0
    assert scene.lies("howl")


@cites("6.2", "6.7")
def test_howling_after_the_roll_is_too_late_and_the_caster_scores() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "howl", FOMA)
    scene.points(FOMA, 4)
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "emote howl")
    told = scene.play(ZOYA, "call howl")
    assert scene.score(ZOYA) == 2
    assert scene.score(FOMA) == 4
    assert not scene.lies("howl")
    assert scene.state.binding_cards[FOMA] == 0
    assert "Player 1 broke “Voodoo-wolf?!”." in told


@cites("6.6")
def test_a_breach_that_nobody_calls_changes_nothing() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "howl", FOMA)
    scene.turn(FOMA)
    scene.turn(LYUSYA)
    assert scene.lies("howl")
    assert scene.score(ZOYA) == 0
    scene.play(ZOYA, "call howl")
    assert scene.lies("howl"), "a breach of an earlier turn is closed"


@cites("6.6", "R31")
def test_only_the_caster_calls_unless_anyone_may() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "howl", FOMA)
    scene.roll(FOMA, "PPRSB")
    scene.expect_refused(LYUSYA, "call howl", rule="6.6")
    scene = VoodooScene(callers="anyone")
    scene.enchant(ZOYA, "howl", FOMA)
    scene.roll(FOMA, "PPRSB")
    scene.play(LYUSYA, "call howl")
    assert scene.state.points == [0, 0, 2]


@cites("11.9", "R31")
def test_a_false_call_costs_nothing_but_cannot_be_repeated_before_the_doll_is_passed() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "howl", LYUSYA)
    scene.play(ZOYA, "call howl")
    assert scene.state.points == [0, 0, 0]
    scene.expect_refused(ZOYA, "call howl", rule="11.9")
    scene.turn(FOMA)
    scene.expect_can(ZOYA, "call howl")


@cites("6.7")
def test_two_spells_forgotten_in_one_roll_are_two_calls() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "howl", FOMA)
    scene.enchant(ZOYA, "croak", FOMA)
    scene.roll(FOMA, "PPRSB")
    scene.play(ZOYA, "call howl", "call croak")
    assert scene.score(ZOYA) == 4
    scene.expect_refused(ZOYA, "call croak", rule="6.6")


@cites("8.1", "8.2")
def test_a_call_can_win_the_game_in_anothers_turn() -> None:
    scene = VoodooScene()
    scene.points(FOMA, 10)
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.turn(FOMA)
    scene.roll(LYUSYA, "PPRSB")
    scene.play(FOMA, "call howl")
    scene.expect_over("points", ranking=[1, 2, 2])
    assert scene.score(FOMA) == 12
    scene.expect_refused(ZOYA, "call howl", rule="8.2")


@cites("8.1", "R17")
def test_the_goal_is_reached_before_a_curse_is_drawn() -> None:
    scene = VoodooScene()
    scene.points(FOMA, 8)
    scene.hold(FOMA, "heron")
    scene.roll(FOMA, "PPRSB")
    scene.play(FOMA, "cast heron 1 S")
    scene.expect_over("points")
    assert scene.state.curses == 0


# -- contradiction -----------------------------------------------------------------------------


@cites("6.8", "R14")
def test_to_sit_on_the_floor_and_to_stand_cannot_both_be_obeyed() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "sitdown", LYUSYA)
    scene.hold(FOMA, "pillar")
    scene.roll(FOMA, "SSTBP")
    scene.play(FOMA, "cast pillar 1 B")
    scene.play(LYUSYA, "stay")
    scene.expect_asked(LYUSYA)
    scene.expect_options(LYUSYA, ["break sitdown", "break pillar"])
    scene.expect_refused(LYUSYA, "roll", rule="6.8")
    scene.expect_refused(FOMA, "pass", rule="3.8")
    scene.play(LYUSYA, "break sitdown")
    assert scene.score(ZOYA) == 1
    assert not scene.lies("sitdown")
    assert scene.bound("pillar") == LYUSYA
    scene.expect_asked(FOMA)


@cites("R14", "8.1")
def test_a_contradiction_of_one_caster_can_win_the_game() -> None:
    scene = VoodooScene()
    scene.enchant(FOMA, "sitdown", LYUSYA)
    scene.points(FOMA, 7)
    scene.hold(FOMA, "pillar")
    scene.roll(FOMA, "SSTBP")
    scene.play(FOMA, "cast pillar 1 B")
    scene.play(LYUSYA, "stay")
    scene.play(LYUSYA, "break pillar")
    scene.expect_over("points")


@pytest.mark.parametrize("pair", CONFLICTS, ids="-".join)
@cites("R14")
def test_every_listed_pair_is_put_to_its_target(pair: tuple[str, str]) -> None:
    one, other = (next(card for card in CARDS[:SPELLS] if card.do[0] == what) for what in pair)
    scene = VoodooScene()
    scene.enchant(ZOYA, one.id, LYUSYA)
    scene.hold(FOMA, other.id)
    letters = {"bat": "B", "pumpkin": "P", "raven": "R", "skull": "S", "ghost": "G", "star": "T"}
    dice = "".join(letters.get(face, "") for face in other.cost)
    scene.roll(FOMA, dice + "B" * (5 - len(dice)))
    scene.play(FOMA, next(move for move in scene.options(FOMA) if "1" in move.split()))
    scene.play(LYUSYA, "stay")
    scene.expect_options(LYUSYA, [f"break {one.id}", f"break {other.id}"])


@cites("R14")
def test_fourteen_pairs_of_cards_contradict_each_other() -> None:
    from coven.games.voodoo.rules.casting import CLASH

    assert sum(mask.bit_count() for mask in CLASH) == 28
