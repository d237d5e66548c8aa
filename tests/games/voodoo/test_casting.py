"""Casting, targets, interruption and contradiction (chapters 4, 6 and 8)."""

from __future__ import annotations

import pytest

from coven.games.voodoo.components import CARDS, CONFLICTS, SPELLS
from coven.testkit import cites

from .scenes import FOMA, LYUSYA, PAVLO, ZOYA, Table


@cites("E1", "4.1", "4.2", "4.3", "4.6", "4.7", "6.1")
def test_foma_casts_hookleg_on_lyusya() -> None:
    table = Table()
    table.hold(FOMA, "hookleg")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "cast hookleg 1 R")
    table.play(LYUSYA, "stay")
    assert table.pool() == "BS"
    assert table.sees(None)["target"] == LYUSYA
    assert table.score(FOMA) == 2
    assert table.sees(None)["wizards"][FOMA]["spells"] == ["hookleg"]
    assert table.bound("hookleg") == LYUSYA
    assert table.sees(None)["wizards"][FOMA]["curses"] == []


@cites("4.3", "R11")
def test_the_wildcard_is_any_one_die_and_never_two() -> None:
    table = Table()
    table.hold(FOMA, "hookleg")
    table.roll(FOMA, "PPRSB")
    table.expect_can(FOMA, "cast hookleg 1 S", "cast hookleg 1 B", "cast hookleg 1 R")
    table.expect_refused(FOMA, "cast hookleg 1", rule="4.3")
    table.expect_refused(FOMA, "cast hookleg 1 G", rule="4.3")
    table.expect_refused(FOMA, "cast hookleg 1 R S", rule="3.3")


@cites("4.2", "R1")
def test_sit_ye_down_needs_a_bat_a_pumpkin_and_a_raven() -> None:
    for letters, castable in (("RPPBS", True), ("PPPBS", False)):
        table = Table()
        table.hold(FOMA, "sitdown")
        table.roll(FOMA, letters)
        assert ("cast sitdown 1" in table.options(FOMA)) == castable
    table.expect_refused(FOMA, "cast sitdown 1", rule="4.2")
    table.expect_refused(FOMA, "cast needle 1", rule="4.1")


@cites("4.4", "4.5")
def test_the_first_spell_may_hit_anybody_but_its_caster() -> None:
    table = Table(4)
    table.hold(FOMA, "howl")
    table.roll(FOMA, "BBRSP")
    table.expect_can(FOMA, "cast howl 1", "cast howl 2", "cast howl 3")
    table.expect_refused(FOMA, "cast howl 0", rule="4.4")
    table.expect_refused(FOMA, "cast howl 5", rule="4.4")


@cites("4.5", "4.6")
def test_the_holder_of_the_target_card_is_safe_until_it_moves() -> None:
    table = Table()
    table.hold(FOMA, "howl", "salute")
    table.roll(FOMA, "BBSTP")
    table.play(FOMA, "cast howl 1")
    table.play(LYUSYA, "stay")
    table.expect_refused(FOMA, "cast salute 1", rule="4.5")
    table.play(FOMA, "cast salute 2")
    table.play(ZOYA, "stay")
    assert table.state.target == ZOYA
    table.play(FOMA, "pass")
    table.hold(LYUSYA, "camel")
    table.hold(ZOYA, "yawn")
    table.roll(LYUSYA, "SSBPR")
    table.expect_refused(LYUSYA, "cast camel 2", rule="4.5")
    table.play(LYUSYA, "cast camel 0")
    table.play(FOMA, "stay")
    table.play(LYUSYA, "pass")
    table.roll(ZOYA, "GGBPR")
    table.expect_can(ZOYA, "cast yawn 1")


@cites("4.6")
def test_the_holder_of_the_target_card_may_cast_and_gives_it_away() -> None:
    table = Table()
    table.state.target = FOMA
    table.hold(FOMA, "howl")
    table.roll(FOMA, "BBRSP")
    table.play(FOMA, "cast howl 2")
    assert table.state.target == ZOYA


@cites("4.8", "R16")
def test_the_log_does_not_say_whom_a_spell_hit() -> None:
    table = Table(4)
    table.hold(FOMA, "howl")
    table.roll(FOMA, "BBRSP")
    table.play(FOMA, "cast howl 2")
    table.play(ZOYA, "stay")
    assert table.log(PAVLO)[-2:] == [
        "Player 1 casts “Voodoo-wolf?!”.",
        "Player 1 moves forward by 1 to 1.",
    ]
    assert "The target card now lies before Player 3." in table.whole_log()


# -- interruption ------------------------------------------------------------------------------


@cites("6.2", "6.6", "6.7")
def test_howling_before_the_first_roll_is_enough() -> None:
    table = Table()
    table.enchant(ZOYA, "howl", FOMA)
    table.play(FOMA, "emote howl")
    table.roll(FOMA, "PPRSB")
    table.falls("B")
    table.play(FOMA, "reroll P B")
    assert not table.broken("howl")
    table.play(ZOYA, "call howl")
    assert table.score(ZOYA) == 0
    assert table.lies("howl")


@cites("6.2", "6.7")
def test_howling_after_the_roll_is_too_late_and_the_caster_scores() -> None:
    table = Table()
    table.enchant(ZOYA, "howl", FOMA)
    table.points(FOMA, 4)
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "emote howl")
    told = table.play(ZOYA, "call howl")
    assert table.score(ZOYA) == 2
    assert table.score(FOMA) == 4
    assert not table.lies("howl")
    assert table.state.on[FOMA] == 0
    assert "Player 1 has broken “Voodoo-wolf?!”." in told


@cites("6.6")
def test_a_breach_that_nobody_calls_changes_nothing() -> None:
    table = Table()
    table.enchant(ZOYA, "howl", FOMA)
    table.turn(FOMA)
    table.turn(LYUSYA)
    assert table.lies("howl")
    assert table.score(ZOYA) == 0
    table.play(ZOYA, "call howl")
    assert table.lies("howl"), "it is past"


@cites("6.6", "R31")
def test_only_the_caster_calls_unless_anyone_may() -> None:
    table = Table()
    table.enchant(ZOYA, "howl", FOMA)
    table.roll(FOMA, "PPRSB")
    table.expect_refused(LYUSYA, "call howl", rule="6.6")
    table = Table(callers="anyone")
    table.enchant(ZOYA, "howl", FOMA)
    table.roll(FOMA, "PPRSB")
    table.play(LYUSYA, "call howl")
    assert table.state.points == [0, 0, 2]


@cites("11.9", "R31")
def test_a_false_call_costs_nothing_but_rests_until_the_doll_moves() -> None:
    table = Table()
    table.enchant(ZOYA, "howl", LYUSYA)
    table.play(ZOYA, "call howl")
    assert table.state.points == [0, 0, 0]
    table.expect_refused(ZOYA, "call howl", rule="11.9")
    table.turn(FOMA)
    table.expect_can(ZOYA, "call howl")


@cites("6.7")
def test_two_spells_forgotten_in_one_roll_are_two_calls() -> None:
    table = Table()
    table.enchant(ZOYA, "howl", FOMA)
    table.enchant(ZOYA, "croak", FOMA)
    table.roll(FOMA, "PPRSB")
    table.play(ZOYA, "call howl", "call croak")
    assert table.score(ZOYA) == 4
    table.expect_refused(ZOYA, "call croak", rule="6.6")


@cites("8.1", "8.2")
def test_a_call_can_win_the_game_in_anothers_turn() -> None:
    table = Table()
    table.points(FOMA, 10)
    table.enchant(FOMA, "howl", LYUSYA)
    table.turn(FOMA)
    table.roll(LYUSYA, "PPRSB")
    table.play(FOMA, "call howl")
    table.expect_over("points", ranking=[1, 2, 2])
    assert table.score(FOMA) == 12
    table.expect_refused(ZOYA, "call howl", rule="8.2")


@cites("8.1", "R17")
def test_the_goal_is_reached_before_a_curse_is_drawn() -> None:
    table = Table()
    table.points(FOMA, 8)
    table.hold(FOMA, "heron")
    table.roll(FOMA, "PPRSB")
    table.play(FOMA, "cast heron 1 S")
    table.expect_over("points")
    assert table.state.curses == 0


# -- contradiction -----------------------------------------------------------------------------


@cites("6.8", "R14")
def test_to_sit_on_the_floor_and_to_stand_cannot_both_be_obeyed() -> None:
    table = Table()
    table.enchant(ZOYA, "sitdown", LYUSYA)
    table.hold(FOMA, "pillar")
    table.roll(FOMA, "SSTBP")
    table.play(FOMA, "cast pillar 1 B")
    table.play(LYUSYA, "stay")
    table.expect_asked(LYUSYA)
    table.expect_options(LYUSYA, ["break sitdown", "break pillar"])
    table.expect_refused(LYUSYA, "roll", rule="6.8")
    table.expect_refused(FOMA, "pass", rule="4.7")
    table.play(LYUSYA, "break sitdown")
    assert table.score(ZOYA) == 1
    assert not table.lies("sitdown")
    assert table.bound("pillar") == LYUSYA
    table.expect_asked(FOMA)


@cites("R14", "8.1")
def test_a_contradiction_of_one_caster_can_win_the_game() -> None:
    table = Table()
    table.enchant(FOMA, "sitdown", LYUSYA)
    table.points(FOMA, 7)
    table.hold(FOMA, "pillar")
    table.roll(FOMA, "SSTBP")
    table.play(FOMA, "cast pillar 1 B")
    table.play(LYUSYA, "stay")
    table.play(LYUSYA, "break pillar")
    table.expect_over("points")


@pytest.mark.parametrize("pair", CONFLICTS, ids="-".join)
@cites("R14")
def test_every_listed_pair_is_put_to_its_target(pair: tuple[str, str]) -> None:
    one, other = (next(card for card in CARDS[:SPELLS] if card.do[0] == what) for what in pair)
    table = Table()
    table.enchant(ZOYA, one.id, LYUSYA)
    table.hold(FOMA, other.id)
    letters = {"bat": "B", "pumpkin": "P", "raven": "R", "skull": "S", "ghost": "G", "star": "T"}
    dice = "".join(letters.get(face, "") for face in other.cost)
    table.roll(FOMA, dice + "B" * (5 - len(dice)))
    table.play(FOMA, next(move for move in table.options(FOMA) if "1" in move.split()))
    table.play(LYUSYA, "stay")
    table.expect_options(LYUSYA, [f"break {one.id}", f"break {other.id}"])


@cites("R14")
def test_fourteen_pairs_of_cards_contradict_each_other() -> None:
    from coven.games.voodoo.rules.casting import CLASH

    assert sum(mask.bit_count() for mask in CLASH) == 28
