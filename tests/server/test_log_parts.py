"""The log beside the board: its parts, their titles, and whom they call "you"."""

from __future__ import annotations

import random
import re

import pytest

from coven.server.live.screen import LogCache, Viewpoint, draw
from coven.table import Table


def titles(game: str, seat: int | None, people: tuple[str, str] = ("p0", "p1")) -> list[str]:
    """Returns the titles of the log's parts after up to 60 random moves of two people, as the
    person at a seat (None: a spectator) reads them."""
    table = Table.new(game, 2, people[0], 0.0)
    for i, person in enumerate(people):
        table.sit(person, ("Ada", "Bea")[i], 0.0, i)
    table.start(people[0], 0.0, secret=bytes(32))
    pick = random.Random(3)
    for step in range(60):
        assert table.match is not None
        if not table.waiting:
            break
        asked = pick.choice(table.waiting)
        table.submit(asked, pick.choice(table.match.state.pending[asked]), float(step))
    viewpoint = Viewpoint("watcher" if seat is None else people[seat], seat, "en")
    parts = draw(table, viewpoint, frozenset(), [], LogCache(), 100.0).parts
    log = "".join(html for name, html in parts.items() if name.startswith("log-"))
    return re.findall("<summary data-stop>([^<]*)</summary>", log)


def test_a_game_in_which_all_play_at_once_divides_its_log_by_rounds() -> None:
    """WW22: the titles of the log's parts are "Round 1", "Round 2" …, not the name of the player
    who answered last."""
    found = titles("whirling-witchcraft", 0)
    assert len(found) > 2
    assert found == [f"Round {n}" for n in range(1, len(found) + 1)]


@pytest.mark.parametrize(
    ("seat", "said"), [(0, ("you", "Bea")), (1, ("Ada", "you")), (None, ("Ada", "Bea"))]
)
def test_turns_are_titled_by_number_and_player_and_the_reader_is_you(
    seat: int | None, said: tuple[str, str]
) -> None:
    found = titles("witchstone", seat)
    assert {f"Turn 1: {said[0]}", f"Turn 1: {said[1]}"} <= set(found)


def test_people_who_share_a_device_are_called_by_their_names() -> None:
    assert "Turn 1: Ada" in titles("witchstone", 0, ("p0", "p0"))


def test_a_turn_of_the_witches_begins_under_its_own_title() -> None:
    """The new problem of a turn stands under that turn's title, not under the player before."""
    assert {"Your turn", "Bea’s turn"} <= set(titles("the-witches", 0))
    assert {"Ada’s turn", "Bea’s turn"} <= set(titles("the-witches", None))
