"""Whirling Witchcraft's refusals answer everything."""

from __future__ import annotations

import pytest

from coven.games.whirling_witchcraft.moves import every_move
from coven.testkit.walk import Lineup, lineups, walk

from .scenes import GAME


@pytest.mark.parametrize("table", lineups(GAME), ids=str)
def test_explain_is_silent_exactly_where_a_move_is_legal(table: Lineup) -> None:
    every = every_move(None)
    for n, (s, _, _) in enumerate(walk(GAME, table, 7)):
        if n % 7 == 0 or s.over:
            for seat in range(s.seats):
                legal = set(s.moves(seat))
                for move in every:
                    assert (GAME.explain(s, seat, move) is None) == (move in legal), move.text
