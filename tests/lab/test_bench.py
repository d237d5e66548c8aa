from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from coven import games
from coven.compiled import is_compiled
from coven.core import fingerprint
from coven.lab.bench import BASELINE, Measured, bench, mid_game, option_times, report
from coven.text import LOCALES, Speaker


def test_every_number_is_measured_and_the_baseline_always_with_it() -> None:
    (only,) = bench([], repeats=1, seconds=0.01)
    assert only.game == BASELINE
    assert only.compiled == is_compiled()
    for number in (only.decisions, only.games, only.copy, only.iterations, only.options):
        assert number > 0
    assert only.save > 0
    assert only.load > 0
    assert only.decisions > only.games


def test_every_answer_of_a_game_is_timed() -> None:
    times = list(option_times(games.game(BASELINE)))
    assert 5 <= len(times) <= 9
    assert all(time >= 0 for time in times)


def test_a_mid_game_is_the_same_every_time_and_not_over() -> None:
    game = games.game(BASELINE)
    s = mid_game(game, 2)
    assert s.ply > 1
    assert not s.over
    assert fingerprint(s) == fingerprint(mid_game(game, 2))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_exists_in_every_language_and_fits_a_terminal(locale: str) -> None:
    whole = [
        Measured(id, False, 1_234_567.0, 12_345.0, 12.34, 12_345.0, 1.23, 1.23, 0.123)
        for id in games.ids()
    ]
    screen = Console(width=80, file=StringIO())
    screen.print(report(whole, Speaker("coven", locale)))
    assert isinstance(screen.file, StringIO)
    shown = screen.file.getvalue()
    assert "…" not in shown
    assert shown.count("1,234,567") == len(whole)
