"""Positions for an older Coven."""

from __future__ import annotations

import io
import json
import sys
import time

import pytest
from bench.old_coven import old_bot, translated

from coven import games
from coven.core import rng_of
from coven.lab.bench import mid_game


@pytest.mark.parametrize("id", games.ids())
def test_a_position_is_translated_to_the_names_of_the_first_version(id: str) -> None:
    """Today's Coven reads a translated position as the same one, because it can read positions of
    the first version."""
    game = games.game(id)
    s = mid_game(game, max(game.facts.players))
    saved = json.loads(json.dumps(game.save(s)))
    old = translated(game, saved)
    added = {path.partition(".")[2] for path in game.added_fields if path.startswith("State.")}
    renamed = {new for key, new in game.former_names.items() if key.startswith("State.")}
    assert not (added | renamed) & set(old)
    again = game.load(old, rng_of(1))
    assert again.pending == s.pending


def test_the_old_bots_seconds_are_cpu_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """F3: in matches against today's bots, the first version's seconds are those of the processor,
    so that a busy machine does not make it weaker."""
    monkeypatch.setattr(time, "perf_counter", time.perf_counter)  # restored afterwards
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    old_bot("witchstone", "3:0.01s")
    before = time.perf_counter()
    time.sleep(0.05)
    assert time.perf_counter() - before < 0.04
