"""Updates of a table are small, for slow connections."""

from __future__ import annotations

import gzip
import json

import pytest

from coven.games import LOBBY
from coven.lab.arena import quantile
from coven.server.live.screen import LogCache, Viewpoint, draw
from coven.table import Table
from coven.testkit.walk import RandomPlayer

MOST = 10_000
"""Bytes of an update, compressed; a little more only when most of Witchstone's table changes."""


@pytest.mark.slow
@pytest.mark.parametrize("game", LOBBY)
def test_an_update_after_one_move_is_small(game: str) -> None:
    table = Table.new(game, 2, "ada", 0.0)
    table.sit("ada", "Ada", 0.0)
    table.sit("bea", "Bea", 0.0)
    table.start("ada", 0.0, bytes(32))
    player, log = RandomPlayer(table.game, 1, sensible=1.0, offered=0.0), LogCache()
    viewpoint, sizes = Viewpoint("ada", 0, "uk"), []
    shown: dict[str, str] = {}
    while table.status == "playing":
        assert table.match is not None
        table.submit(*player.choose(table.match.state), 0.0)
        parts = draw(table, viewpoint, frozenset(), [], log, 0.0).parts
        changed = {name: html for name, html in parts.items() if shown.get(name) != html}
        sizes.append(len(gzip.compress(json.dumps(changed, ensure_ascii=False).encode())))
        shown = dict(parts)
    usual = sizes[1:-1]  # the first one is the whole table, the last one the result
    assert quantile(sorted(usual), 0.95) <= MOST
    assert max(usual) <= 1.1 * MOST
