"""The table of a game that draws none itself."""

from __future__ import annotations

import re

import pytest

from coven.core import Move, Sight, Text, parse
from coven.default_table import default_parts, parts_of
from coven.games import game
from coven.text import Speaker

VIEW = {
    "round": 2,
    "trump_suit": "moon",
    "kept": [4, 9],
    "hands": [["moon-3", "sun-7"], ["?", "?", "?"]],
    "trick": ["<b>", 5, 6],
    "market": [["sun", 1], ["moon", 2], ["star", None]],
    "last": False,
}
PLAY = [parse("play moon-3"), parse("give sun-7 1"), parse("give sun-7 2"), parse("pass")]


@pytest.fixture
def say() -> Speaker:
    return Speaker("coven.games.noughts_and_crosses", "en", ["Ann", "Bea"])


def seen(seat: int | None, asked: list[Move]) -> Sight:
    labels = {move.text: Text("move-mark", {"cell": n}) for n, move in enumerate(asked)}
    return Sight(seat, VIEW, tuple(asked), (), None, (), labels, (0,), False)


def words(html: str) -> str:
    return " ".join(re.sub("<[^>]*>", " ", html).split())


def test_what_a_seat_sees_stands_in_panels_and_cards(say: Speaker) -> None:
    """L14: for a game without drawings, the page shows the seat's view as panels and cards."""
    parts = default_parts(seen(0, PLAY), say, 2)
    assert words(parts["board"]).startswith("Noughts and crosses Round 2 Trump suit Moon Last –")
    assert "Trick &lt;b&gt; 5 6" in words(parts["board"])
    assert words(parts["seat-0"]) == "Kept 4"
    assert words(parts["seat-1"]) == "Kept 9 Hands ? ? ?"
    assert words(parts["hand"]) == "Moon 3 Sun 7"


def test_every_legal_move_can_be_clicked_once(say: Speaker) -> None:
    """L14: a card that exactly one move names plays it; all other moves are buttons."""
    parts = default_parts(seen(0, PLAY), say, 2)
    assert re.findall(r'data-move="([^"]*)"', parts["hand"]) == ["play moon-3"]
    found = re.findall(r'data-move="([^"]*)"', "".join(parts.values()))
    assert sorted(found) == sorted(move.text for move in PLAY)


def test_spectators_have_no_hand_and_no_buttons(say: Speaker) -> None:
    parts = default_parts(seen(None, []), say, 2)
    assert parts["hand"] == ""
    assert "data-move" not in "".join(parts.values())


def test_a_game_that_draws_its_table_keeps_it(say: Speaker) -> None:
    grid = game("noughts-and-crosses")
    assert "grid3" in parts_of(grid, grid.sight(grid.new(2), 0), say, 2)["board"]
