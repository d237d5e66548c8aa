"""The drawings of a table call their reader "you", and everybody else by name."""

from __future__ import annotations

import random
import re

import pytest

from coven.core import Stage
from coven.server.live.screen import LogCache, Viewpoint, draw, stage_parts
from coven.table import Table

NOW = 1_000.0
SAID = {
    "en": ("Your turn", "Ada’s turn"),
    "ru": ("Ваш ход", "Ходит Ada"),
    "uk": ("Ваш хід", "Ходить Ada"),
}
"""By language, what Ada and everybody else read while it is Ada's turn."""


def started(game: str, people: tuple[str, str] = ("ada", "bea")) -> Table:
    table = Table.new(game, 2, people[0], NOW)
    for seat, person in enumerate(people):
        table.sit(person, ("Ada", "Bea")[seat], NOW, seat)
    table.start(people[0], NOW, bytes(32))
    return table


def in_turn_of_ada(people: tuple[str, str] = ("ada", "bea")) -> Table:
    """Returns a game of The Witches in which Ada is to move her witch."""
    table, pick = started("the-witches", people), random.Random(1)
    assert table.match is not None
    while not is_moving(table):
        seat = pick.choice(table.waiting)
        table.submit(seat, pick.choice(table.match.state.pending[seat]), NOW)
    return table


def is_moving(table: Table) -> bool:
    assert table.match is not None
    view = table.game.view(table.match.state, None)
    return bool(view["doing"]["what"] == "moving" and view["active"] == 0)


def board_of(table: Table, viewpoint: Viewpoint) -> str:
    """Returns everything that the game draws for a viewpoint, as plain text."""
    drawn = draw(table, viewpoint, frozenset(), [], LogCache(), NOW).parts
    shell = ("log", "prompt", "player", "menu", "coach", "finale")
    html = " ".join(part for name, part in drawn.items() if not name.startswith(shell))
    return re.sub("<[^>]*>", " ", html)


@pytest.mark.parametrize("locale", SAID)
def test_a_players_own_drawing_says_you_and_those_of_others_the_name(locale: str) -> None:
    """Also for spectators, who share one drawing, and drawn in any order: what was drawn for one
    person is never shown to another."""
    table, (you, name) = in_turn_of_ada(), SAID[locale]
    mine, other = Viewpoint("ada", 0, locale), Viewpoint("bea", 1, locale)
    spectator = Viewpoint("", None, locale)
    for viewpoint in (mine, other, spectator, other, mine):
        text = board_of(table, viewpoint)
        assert (you in text) is (viewpoint is mine)
        assert (name in text) is (viewpoint is not mine)


def test_people_who_share_a_device_are_called_by_name_on_the_board() -> None:
    text = board_of(in_turn_of_ada(("ada", "ada")), Viewpoint("ada", 0, "en"))
    assert "Ada’s turn" in text
    assert "Your turn" not in text


def test_a_stage_says_you_as_the_screen_after_it_does() -> None:
    table = in_turn_of_ada()
    assert table.match is not None
    stage = Stage(table.match.state, "log-turn", {"seat": 0})
    for viewpoint, said in (
        (Viewpoint("ada", 0, "en"), "Your turn"),
        (Viewpoint("bea", 1, "en"), "Ada’s turn"),
        (Viewpoint("", None, "en"), "Ada’s turn"),
    ):
        assert said in " ".join(stage_parts(table, viewpoint, stage).values())
