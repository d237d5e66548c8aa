"""What nobody is sent (R16), and the list for beginners."""

from __future__ import annotations

import json

import pytest

from coven.games.voodoo.components import CARD_OF
from coven.testkit import cites
from coven.testkit.scenario import canonical

from .scenes import FOMA, LYUSYA, PAVLO, ZOYA, Table


@pytest.mark.parametrize("mode", ["online", "room"])
@cites("4.8", "R16")
def test_in_two_worlds_a_third_wizard_is_sent_the_same_whomever_a_spell_hit(mode: str) -> None:
    worlds = []
    for target in (LYUSYA, ZOYA):
        table = Table(4, mode=mode)
        table.hold(FOMA, "howl", "salute")
        table.roll(FOMA, "BBSTP")
        table.play(FOMA, f"cast howl {target}")
        table.play(target, "stay")
        other = LYUSYA + ZOYA - target
        table.play(FOMA, f"cast salute {PAVLO if mode == 'room' else other}")
        table.play(PAVLO if mode == "room" else other, "stay")
        if mode == "online":
            table.state.target = PAVLO
            table.settle()
        sent = [
            canonical(table.sight(seat)) + json.dumps(table.log(seat)) for seat in (PAVLO, None)
        ]
        worlds.append(sent)
    assert worlds[0] == worlds[1]


@cites("R16")
def test_not_even_caster_and_target_are_told_again() -> None:
    table = Table(4)
    table.enchant(FOMA, "howl", LYUSYA)
    other = Table(4)
    other.enchant(FOMA, "howl", ZOYA)
    for seat in range(4):
        assert table.sees(seat) == other.sees(seat)


@cites("R16")
def test_beginners_see_what_lies_on_themselves_and_on_nobody_else() -> None:
    table = Table(4, memory="aid")
    table.enchant(FOMA, "howl", LYUSYA)
    assert table.sees(LYUSYA)["mine"] == ["howl"]
    assert table.sees(FOMA)["mine"] == table.sees(PAVLO)["mine"] == []
    assert "mine" not in table.sees(None)


@cites("R16")
def test_a_guess_keeps_what_a_caster_and_a_target_know_and_no_more() -> None:
    table = Table(5)
    table.enchant(FOMA, "howl", LYUSYA)
    table.enchant(FOMA, "croak", ZOYA)
    table.roll(FOMA, "PPRSB")
    card = CARD_OF["howl"]
    for knows in (FOMA, LYUSYA):
        assert all(table.other_world(knows, seed).bound[card] == LYUSYA for seed in range(12))
    guesses = {table.other_world(PAVLO, seed).bound[card] for seed in range(40)}
    assert guesses == {LYUSYA, ZOYA, 4}
    remembered = {table.other_world(PAVLO, seed, memory=1.0).bound[card] for seed in range(12)}
    assert remembered == {LYUSYA}


@cites("R16")
def test_breaches_are_in_nobodys_view() -> None:
    table = Table()
    table.enchant(ZOYA, "howl", FOMA)
    table.roll(FOMA, "PPRSB")
    assert table.broken("howl")
    before = [table.sees(seat) for seat in (0, 1, 2, None)]
    table.state.breach.clear()
    assert [table.sees(seat) for seat in (0, 1, 2, None)] == before
