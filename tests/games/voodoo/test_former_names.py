"""Positions saved when the state's fields had their former names (Game.former_names) still load."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from coven.core import Malformed, fingerprint, rng_of
from coven.games.voodoo import GAME
from coven.games.voodoo.components import CARD_OF

from .scenes import FOMA, LYUSYA, PAVLO, ZOYA


def saved(name: str) -> dict[str, Any]:
    """Returns a position saved under the former names, and its fingerprint at that time."""
    found: dict[str, Any] = json.loads((Path(__file__).parent / f"saved/{name}.json").read_text())
    return found


@pytest.mark.parametrize("name", ["online", "room"])
def test_a_position_with_former_names_loads_and_keeps_its_values(name: str) -> None:
    old = saved(name)
    s: Any = GAME.load(old["saved"], rng_of(1))
    GAME.conserve(s)
    again = GAME.save(s)
    assert set(again) & {former.removeprefix("State.") for former in GAME.former_names} == set()
    added = {path.removeprefix("State.") for path in GAME.added_fields}
    kept = [value for name, value in again.items() if name not in added]
    assert kept == list(old["saved"].values())
    assert fingerprint(GAME.load(again, rng_of(1))) == fingerprint(s)


def test_the_renamed_fields_have_their_old_values() -> None:
    s: Any = GAME.load(saved("online")["saved"], rng_of(1))
    hookleg, sitdown, camel = CARD_OF["hookleg"], CARD_OF["sitdown"], CARD_OF["camel"]
    assert s.spells_on_table == (camel, hookleg, sitdown)
    assert s.bound_wizard[sitdown] == FOMA
    assert s.binding_cards[ZOYA] == s.calls_blocked[FOMA] == s.cast_spells[FOMA] == 1 << camel
    assert s.four_dice_next == 1 << FOMA
    assert s.missing_posture == 1 << sitdown
    assert [(due[0], due[1]) for due in s.reactions_due] == [(CARD_OF["cackle"], PAVLO)]
    assert s.gestures_since_beat[ZOYA] == 1
    room: Any = GAME.load(saved("room")["saved"], rng_of(1))
    assert room.bot_seats == 1 << ZOYA
    assert room.no_rerolls_next == 1 << LYUSYA
    assert room.no_rerolls_now
    assert room.turns_without_spells == 1


def test_other_unknown_names_are_refused() -> None:
    old = saved("online")["saved"]
    old["slack"] = old.pop("lax")
    with pytest.raises(Malformed):
        GAME.load(old, rng_of(1))
