"""The table of a game that draws none itself."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from coven.core import Move, Sight, Text, parse
from coven.default_table import default_parts, parts_of
from coven.games import game
from coven.server.live.screen.prompt import actions_part
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
ANY: Any = None
NOBODY: Any = SimpleNamespace(seat=None)
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
    beside = actions_part(ANY, NOBODY, seen(0, PLAY), parts, say)
    found = re.findall(r'data-move="([^"]*)"', "".join(parts.values()) + beside)
    assert sorted(found) == sorted(move.text for move in PLAY)


def test_the_buttons_stand_beside_the_question_and_never_scroll_away(say: Speaker) -> None:
    """On a telephone the board scrolls: there most of seven bids were out of sight."""
    asked = [parse(f"bid {n}") for n in range(7)]
    parts = default_parts(seen(0, asked), say, 2)
    assert "data-move" not in "".join(parts.values())
    beside = actions_part(ANY, NOBODY, seen(0, asked), parts, say)
    assert beside.count("data-move") == 7


def table(say: Speaker, view: dict[str, Any]) -> dict[str, str]:
    return default_parts(Sight(0, view, (), (), None, (), {}, (0,), False), say, 2)


def test_the_number_of_a_seat_is_shown_as_a_name(say: Speaker) -> None:
    shown = words(table(say, {"seat-leader": 1, "seat": -1, "seats-left": [0, 1]})["board"])
    assert shown == "Noughts and crosses Leader Bea Seat – Seats left Ann, Bea"
    assert "Seats 9" in words(table(say, {"seats": 9})["board"])


def test_cards_by_seat_lie_under_the_players_names(say: Speaker) -> None:
    shown = table(say, {"by-seat-trick": ["moon-3", ""]})
    assert words(shown["board"]) == "Noughts and crosses Trick Ann Moon 3 Bea –"
    assert shown["seat-0"] == ""


def test_a_row_stays_a_row_however_many_cards_it_has(say: Speaker) -> None:
    """A list as long as there are players would otherwise be in their panels."""
    for cards in (["moon-3"], ["moon-3", "sun-7"]):
        shown = table(say, {"row-trick": cards})
        assert words(shown["board"]).startswith("Noughts and crosses Trick Moon 3")
        assert shown["seat-0"] == ""


def test_spectators_have_no_hand_and_no_buttons(say: Speaker) -> None:
    parts = default_parts(seen(None, []), say, 2)
    assert parts["hand"] == ""
    assert "data-move" not in "".join(parts.values())


def test_a_game_that_draws_its_table_keeps_it(say: Speaker) -> None:
    grid = game("noughts-and-crosses")
    assert "grid3" in parts_of(grid, grid.sight(grid.new(2), 0), say, 2)["board"]
