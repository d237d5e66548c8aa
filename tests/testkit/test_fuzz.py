"""The fuzzer: it reports crashes, each with a match file that leads to it."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from tests.core.examples import EXAMPLES, Example

from coven import games
from coven.core import Frame, Game, Move, fingerprint
from coven.games.noughts_and_crosses import rules
from coven.games.noughts_and_crosses.state import Grid
from coven.table import Match
from coven.testkit.fuzz import fuzz
from coven.text import LOCALES, Speaker

GRID = "noughts-and-crosses"


def test_a_correct_game_has_no_crashes() -> None:
    done: list[int] = []
    report = fuzz(GRID, 40, progress=done.append)
    assert report.ok
    assert report.games == 40
    assert done == list(range(1, 41))
    assert report.lineups == {"basic/2": 40}
    assert report.endings.total() == 40
    assert set(report.endings) == {"line", "full"}
    assert 5 <= report.longest <= 9


@pytest.mark.parametrize("game", EXAMPLES, ids=lambda game: type(game).__name__)
def test_the_examples_have_no_crashes_with_any_lineup(game: Example) -> None:
    report = fuzz(game, 30)
    assert [str(crash.found) for crash in report.crashes] == []
    assert report.lineups == {"basic/2": 15, "basic/3": 15}


def test_several_processes_play_the_same_games() -> None:
    one, other = fuzz(GRID, 50), fuzz(GRID, 50, jobs=2)
    assert (one.games, one.plies, one.endings) == (other.games, other.plies, other.endings)


def test_another_seed_plays_other_games() -> None:
    assert fuzz(GRID, 50, seed=1).plies != fuzz(GRID, 50, seed=2).plies


def grid(**changed: Any) -> Any:
    return type("Broken", (type(games.game(GRID)),), changed)()


@dataclass
class Turn(Frame):
    """The turn of the rules, but it crashes when the middle cell is marked."""

    who: int

    def resume(self, s: Grid) -> None:
        rules.Turn(self.who).resume(s)

    def chosen(self, s: Grid, seat: int, move: Move) -> None:
        rules.Turn(self.who).chosen(s, seat, move)
        if move.n(0) == 4 and s.ply > 2:
            raise LookupError("the middle")
        if s.stack:
            s.become(Turn(1 - seat))


@dataclass
class Silent(Frame):
    """Asks `who` without any moves to choose from."""

    who: int

    def resume(self, s: Grid) -> None:
        s.ask(self.who, [])


def trapped(self: Any, seats: int, options: Any, rng: Any) -> Any:
    s: Any = games.game(GRID).setup(seats, options, rng)
    s.stack = [Turn(0)]
    return s


def test_a_crash_leaves_a_file_that_opens_at_that_decision(tmp_path: Path) -> None:
    report = fuzz(grid(setup=trapped, saved_types=(Turn,)), 10, crash_dir=tmp_path)
    assert not report.ok
    assert report.games == 10
    for crash in report.crashes:
        assert crash.move == "mark 4"
        assert "LookupError: the middle (test_fuzz.py:" in str(crash.found)
        assert crash.file is not None
        match = Match.load(crash.file.read_text("utf-8"))  # with the correct rules
        assert crash.seat in match.state.pending
        match.submit(crash.seat, crash.move)
        head = json.loads(crash.file.read_text("utf-8").split("\n")[0])
        assert head["crash"]["move"] == "mark 4"
    assert len({crash.file for crash in report.crashes}) == len(report.crashes)


@pytest.mark.parametrize(
    ("game", "key"),
    [
        (grid(facts=replace(games.game(GRID).facts, most_plies=4)), "found-too-long"),
        (grid(facts=replace(games.game(GRID).facts, scores=(0, 0))), "found-crash"),
        (grid(ending=lambda self, s: 1 // 0), "found-crash"),
        (grid(setup=lambda self, *_: 1 // 0), "found-crash"),
    ],
)
def test_every_kind_of_crash_is_reported_in_every_language(
    game: Game, key: str, tmp_path: Path
) -> None:
    report = fuzz(game, 20, crash_dir=tmp_path)
    assert {crash.found.key for crash in report.crashes} == {key}
    for locale in LOCALES:
        assert Speaker("coven", locale).say(report.crashes[0].found)


def test_a_game_that_loses_something_is_found_at_once(tmp_path: Path) -> None:
    def conserve(self: Any, s: Grid) -> None:
        assert s.cells.count(1) < 2, "too many noughts"

    report = fuzz(grid(conserve=conserve), 4, crash_dir=tmp_path)
    for crash in report.crashes:
        assert "too many noughts" in str(crash.found)
        assert crash.file is not None
        match = Match.load(crash.file.read_text("utf-8"))
        assert match.state.cells.count(1) == 2  # type: ignore[attr-defined]
        assert fingerprint(match.state)


def test_a_dead_end_is_reported(tmp_path: Path) -> None:
    def setup(self: Any, seats: int, options: Any, rng: Any) -> Any:
        s: Any = games.game(GRID).setup(seats, options, rng)
        s.stack = [Silent(0)]
        return s

    report = fuzz(grid(setup=setup, saved_types=(Silent,)), 1, crash_dir=tmp_path)
    (crash,) = report.crashes
    assert crash.found.key == "found-dead-end"
    assert crash.file is not None
    assert crash.file.exists()
