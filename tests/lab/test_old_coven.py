"""Positions for an older Coven."""

from __future__ import annotations

import json

import pytest
from bench.old_coven import translated

from coven import games
from coven.core import rng_of
from coven.lab.bench import mid_game


@pytest.mark.parametrize("id", games.ids())
def test_a_position_is_translated_to_the_names_of_the_first_version(id: str) -> None:
    """Today's Coven reads positions of the first version, so it must read the translation."""
    game = games.game(id)
    s = mid_game(game, max(game.facts.players))
    saved = json.loads(json.dumps(game.save(s)))
    old = translated(game, saved)
    added = {path.partition(".")[2] for path in game.added_fields if path.startswith("State.")}
    renamed = {new for key, new in game.former_names.items() if key.startswith("State.")}
    assert not (added | renamed) & set(old)
    again = game.load(old, rng_of(1))
    assert again.pending == s.pending
