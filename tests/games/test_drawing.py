"""What games keep of their drawings: it must never show in them."""

from __future__ import annotations

import pytest

from coven import games
from coven.core import play, rng_of
from coven.testkit.walk import RandomPlayer
from coven.text import Speaker

PLIES = 90
EVERY = 9


@pytest.mark.parametrize("id", games.LOBBY)
def test_a_table_drawn_again_is_the_same_as_one_drawn_anew(id: str) -> None:
    """A voice that has said all this before finds what was kept for it, a new one nothing."""
    game = games.game(id)
    seats = 4
    package, names = games.package_of(id), [f"Somebody {seat}" for seat in range(seats)]
    known = Speaker(package, "en", names)
    s = game.new(seats, rng=rng_of(5))
    wanderer = RandomPlayer(game, 5, offered=0.25)
    drawn = 0
    for ply in range(PLIES):
        if s.over:
            break
        for seat in (*range(seats), None):
            sight = game.sight(s, seat)
            parts = game.parts(sight, known)
            if ply % EVERY == 0:
                assert parts == game.parts(sight, Speaker(package, "en", names))
                drawn += 1
        play(s, *wanderer.choose(s))
    assert drawn > seats
