"""Caches of drawings: they must not change what is drawn."""

from __future__ import annotations

import pytest

from coven import games
from coven.core import play, rng_of
from coven.testkit.walk import RandomPlayer
from coven.text import Speaker

PLIES = 90
EVERY = 9


@pytest.mark.parametrize("id", games.LOBBY)
def test_a_cached_drawing_is_the_same_as_a_new_one(id: str) -> None:
    """A speaker that has drawn before, and so finds cached drawings, draws the same page as a new
    speaker, which finds none."""
    game = games.game(id)
    seats = 4
    package, names = games.package_of(id), [f"Somebody {seat}" for seat in range(seats)]
    known = Speaker(package, "en", names)
    s = game.new(seats, rng=rng_of(5))
    player = RandomPlayer(game, 5, offered=0.25)
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
        play(s, *player.choose(s))
    assert drawn > seats
