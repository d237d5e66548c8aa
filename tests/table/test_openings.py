"""How seats begin a match, for the favourites in people's statistics (P48)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coven import games
from coven.core import play
from coven.table import Match, Table
from coven.text import LOCALES, Speaker


@pytest.mark.parametrize(
    ("id", "options", "prefix"),
    [
        ("wandering-towers", {}, "card-"),
        ("whirling-witchcraft", {"characters": "choose"}, "character-"),
        ("witchstone", {}, "action-"),
        ("the-witches", {}, "witch-"),
        ("voodoo", {}, "spell-"),
    ],
)
def test_every_game_names_characters_or_first_moves(
    id: str, options: dict[str, Any], prefix: str
) -> None:
    game, rng = games.game(id), random.Random(2)
    state = game.new(3, options, seed=5)
    played: list[list[Any]] = [[], [], []]
    while not state.over and not game.opening(state, 1, played[1]):
        seat = rng.choice([seat for seat in range(3) if state.moves(seat)])
        asked = state.pending.get(seat) or state.moves(seat)
        move = rng.choice(asked)
        play(state, seat, move)
        played[seat].append(move)
    found = game.opening(state, 1, played[1])
    assert found.startswith(prefix)
    for locale in LOCALES:
        voice = Speaker(games.package_of(id), locale)
        assert voice.has(found)
        assert voice.has("openings")


def test_a_move_that_was_undone_is_no_opening() -> None:
    table = Table.new("wandering-towers", 2, "anna", 1.0)
    table.sit("anna", "Anna", 1.0)
    table.sit("boris", "Boris", 1.0)
    table.start("anna", 1.0)
    assert isinstance(table.match, Match)
    seat = table.waiting[0]
    first, *_, last = [m for m in table.match.state.moves(seat) if m.verb == "card"]
    table.submit(seat, first, 2.0)
    table.undo(seat, 3.0)
    table.submit(seat, last, 4.0)
    table.resign(("anna", "boris")[seat], 5.0)
    assert table.result().seats[seat].opening == f"card-{last.args[0]}"
    assert table.result().seats[1 - seat].opening == ""
