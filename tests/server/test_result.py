"""The result of a match: points by source, and why it was won."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from coven.core import Event
from coven.server.bots import win_curves
from coven.server.bots.win_curves import ends_of_turns, judges_every_turn, sampled_entries
from coven.server.live.screen import LogCache, Viewpoint, draw, result_of, speaker_for
from coven.server.live.screen.finale import finale_part
from coven.table import Table

NOW = 1_000.0


def finished(game: str, seed: int) -> Table:
    """Returns a table with a match that two people played at random to its end."""
    table = Table.new(game, 2, "ada", NOW)
    table.sit("ada", "Ada", NOW)
    table.sit("bea", "Bea", NOW)
    table.start("ada", NOW, bytes([seed] * 32))
    rng = random.Random(seed)
    while table.status == "playing":
        assert table.match is not None
        pending = table.match.state.pending
        seat = rng.choice(sorted(pending))
        table.submit(seat, rng.choice(pending[seat]), NOW)
    return table


@pytest.mark.parametrize("game", ["witchstone", "whirling-witchcraft"])
def test_points_by_source_are_fine_and_add_up(game: str) -> None:
    """P5, P41: every source of points has its own row, the rows add up to the total, and a sentence
    says what made the win."""
    table = finished(game, 3)
    speaker = speaker_for(table, "en", 0)
    result = result_of(table, speaker)
    assert [sum(points) for points in zip(*(row for _, row in result.fine), strict=True)] == list(
        result.totals
    )
    assert all(any(row) for _, row in result.fine)
    scene = finale_part(table, Viewpoint("ada", 0, "en"), speaker)
    if game == "witchstone":
        labels = {label for label, _ in result.fine}
        assert "Occupied regions" in labels
        assert "Scored during the game" not in labels
        margin = abs(result.totals[0] - result.totals[1])
        assert f"won by {margin} point" in result.reason()
        assert result.reason() in scene.replace("&#39;", "'")
    else:
        assert result.reason() == "", "one source explains nothing"


def test_the_victory_scene_differs_by_who_has_won() -> None:
    """P4: for the winner, for the others, and where nobody or several have won."""
    table = finished("witchstone", 3)
    [winner] = [seat for seat, place in enumerate(table.places()) if place == 1]

    def scene(seat: int | None) -> str:
        return finale_part(table, Viewpoint("ada", seat, "en"), speaker_for(table, "en", seat))

    assert 'class="finale won seat-' in scene(winner)
    assert "You win!" in scene(winner)
    for seat in (1 - winner, None):
        assert 'class="finale other seat-' in scene(seat)
        assert f"{('Ada', 'Bea')[winner]} wins" in scene(seat)
    rows = re.findall("<tr", scene(None))
    assert len(rows) > 4, "points are counted out line by line"
    assert scene(None).count('<span class="seat-') == 1, "the winner's mark"


def test_voodoos_points_are_told_apart() -> None:
    """P5: Voodoo has rows for points cast, caught, from tricks and lost, not one row that repeats
    the total."""
    table = Table.new("voodoo", 2, "ada", NOW)
    table.sit("ada", "Ada", NOW)
    table.sit("bea", "Bea", NOW)
    table.start("ada", NOW, bytes(32))
    assert table.match is not None
    state: Any = table.match.state.copy()
    state.points = [2, 0]
    told = [
        Event("log-cast", {"seat": 0, "spell": "spell-x"}),
        Event("log-gain", {"seat": 0, "points": 2, "total": 2}),
        Event("log-caught-spell", {"seat": 1, "spell": "spell-x"}),
        Event("log-gain", {"seat": 0, "points": 1, "total": 3}),
        Event("log-lose", {"seat": 0, "total": 2}),
    ]
    first, other = table.game.sources(state, told)
    assert first == {"score-cast": 2, "score-caught": 1, "score-tricks": 0, "score-lost": -1}
    assert not any(other.values())


def test_the_prompt_names_everybody_with_their_points() -> None:
    """P5, P41: at the end the best come first, each with mark, name and points; in the list of
    players the winner's place is marked."""
    table = finished("witchstone", 3)
    [winner] = [seat for seat, place in enumerate(table.places()) if place == 1]
    totals = result_of(table, speaker_for(table, "en")).totals
    for seat in (winner, 1 - winner):
        viewpoint = Viewpoint(("ada", "bea")[seat], seat, "en")
        parts = draw(table, viewpoint, frozenset(), [], LogCache(), NOW).parts
        items = re.findall(
            r'<li class="seat-(\d)( ranked-first)?">.*?<span>(.*?)</span> <b>(.*?)</b></li>',
            parts["prompt"],
        )
        names = ["You" if i == seat else ("Ada", "Bea")[i] for i in (winner, 1 - winner)]
        assert items == [
            (str(winner), " ranked-first", names[0], str(totals[winner])),
            (str(1 - winner), "", names[1], str(totals[1 - winner])),
        ]
        assert "data-won" in parts[f"player-{winner}"]
        assert "data-won" not in parts[f"player-{1 - winner}"]


def test_a_tie_of_all_is_shared_and_only_partners_all_win() -> None:
    """P41: a tie of rivals is a "Shared victory"; "Everyone wins!" is for people who play on one
    side."""
    table = Table.new("noughts-and-crosses", 2, "ada", NOW)
    table.sit("ada", "Ada", NOW)
    table.sit("bea", "Bea", NOW)
    table.start("ada", NOW, bytes(32))
    for k, cell in enumerate((0, 1, 2, 4, 3, 5, 7, 6, 8)):
        table.submit(k % 2, f"mark {cell}", NOW)
    result = result_of(table, speaker_for(table, "en", 0))
    assert result.title([0]) == "Shared victory"
    assert replace(result, together=True).title([0]) == "Everyone wins!"


def test_a_curve_that_skips_turns_names_none_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """P3: a long match is judged after some turns only, and then no turn is named as a turning
    point."""
    table = Table.new("noughts-and-crosses", 2, "ada", NOW)
    table.sit("ada", "Ada", NOW)
    table.sit("bea", "Bea", NOW)
    table.start("ada", NOW, bytes(32))
    for k, cell in enumerate((4, 1, 0, 8, 6, 3, 2)):
        table.submit(k % 2, f"mark {cell}", NOW)
    assert sampled_entries(table) == [0, *ends_of_turns(table)]
    assert judges_every_turn(table)
    monkeypatch.setattr(win_curves, "MAX_POSITIONS", 4)
    assert sampled_entries(table) == [0, 2, 4, 6]
    assert not judges_every_turn(table)


def test_the_result_says_that_a_tie_break_has_decided() -> None:
    """With equal points and different places nobody saw why one had won."""
    table = finished("witchstone", 3)
    result = result_of(table, speaker_for(table, "en", 0))
    tied = replace(result, totals=[20, 20], places=[1, 2])
    assert tied.reason() == "Equal points: the tie-break decides for Ada."
    assert replace(tied, places=[1, 1]).reason() == ""
