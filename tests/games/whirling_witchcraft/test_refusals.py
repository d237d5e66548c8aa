"""Every illegal move of Whirling Witchcraft is refused with a reason."""

from __future__ import annotations

import pytest

from coven.games.whirling_witchcraft.moves import EVERY
from coven.testkit.walk import Lineup, lineups, walk

from .scenes import GAME


@pytest.mark.parametrize("lineup", lineups(GAME), ids=str)
def test_explain_refuses_exactly_the_illegal_moves(lineup: Lineup) -> None:
    every = EVERY
    for n, (s, _, _) in enumerate(walk(GAME, lineup, 7)):
        if n % 7 == 0 or s.over:
            for seat in range(s.seats):
                legal = set(s.moves(seat))
                for move in every:
                    assert (GAME.explain(s, seat, move) is None) == (move in legal), move.text
