"""Hidden information (R16): whom a spell has hit, breaches, and the list for beginners."""

from __future__ import annotations

import json

import pytest

from coven.games.voodoo.components import CARD_OF
from coven.testkit import cites
from coven.testkit.scenario import canonical

from .scenes import FOMA, LYUSYA, PAVLO, ZOYA, VoodooScene


@pytest.mark.parametrize("mode", ["online", "room"])
@cites("4.8", "R16")
def test_a_third_wizard_is_sent_the_same_whomever_a_spell_has_hit(mode: str) -> None:
    worlds = []
    for target in (LYUSYA, ZOYA):
        scene = VoodooScene(4, mode=mode)
        scene.hold(FOMA, "howl", "salute")
        scene.roll(FOMA, "BBSTP")
        scene.play(FOMA, f"cast howl {target}")
        scene.play(target, "stay")
        other = LYUSYA + ZOYA - target
        scene.play(FOMA, f"cast salute {PAVLO if mode == 'room' else other}")
        scene.play(PAVLO if mode == "room" else other, "stay")
        if mode == "online":
            scene.state.target = PAVLO
            scene.settle()
        sent = [
            canonical(scene.sight(seat)) + json.dumps(scene.log(seat)) for seat in (PAVLO, None)
        ]
        worlds.append(sent)
    assert worlds[0] == worlds[1]


@cites("R16")
def test_not_even_caster_and_target_see_later_whom_a_spell_has_hit() -> None:
    scene = VoodooScene(4)
    scene.enchant(FOMA, "howl", LYUSYA)
    other = VoodooScene(4)
    other.enchant(FOMA, "howl", ZOYA)
    for seat in range(4):
        assert scene.sees(seat) == other.sees(seat)


@cites("R16")
def test_beginners_see_what_lies_on_themselves_and_on_nobody_else() -> None:
    scene = VoodooScene(4, memory="aid")
    scene.enchant(FOMA, "howl", LYUSYA)
    assert scene.sees(LYUSYA)["mine"] == ["howl"]
    assert scene.sees(FOMA)["mine"] == scene.sees(PAVLO)["mine"] == []
    assert "mine" not in scene.sees(None)


@cites("R16")
def test_redrawn_targets_keep_what_casters_and_targets_know_and_nothing_else() -> None:
    scene = VoodooScene(5)
    scene.enchant(FOMA, "howl", LYUSYA)
    scene.enchant(FOMA, "croak", ZOYA)
    scene.roll(FOMA, "PPRSB")
    card = CARD_OF["howl"]
    for knows in (FOMA, LYUSYA):
        assert all(
            scene.other_world(knows, seed).bound_wizard[card] == LYUSYA for seed in range(12)
        )
    guesses = {scene.other_world(PAVLO, seed).bound_wizard[card] for seed in range(40)}
    assert guesses == {LYUSYA, ZOYA, 4}
    remembered = {
        scene.other_world(PAVLO, seed, memory=1.0).bound_wizard[card] for seed in range(12)
    }
    assert remembered == {LYUSYA}


@cites("R16")
def test_breaches_are_in_nobodys_view() -> None:
    scene = VoodooScene()
    scene.enchant(ZOYA, "howl", FOMA)
    scene.roll(FOMA, "PPRSB")
    assert scene.broken("howl")
    before = [scene.sees(seat) for seat in (0, 1, 2, None)]
    scene.state.breach.clear()
    assert [scene.sees(seat) for seat in (0, 1, 2, None)] == before
