"""Tests of coven check, golden, fuzz, arena, lab, bench and new-game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coven import games
from coven.lab import compare
from coven.table import Match
from coven.testkit import conformance, golden, newgame
from coven.testkit.checking import Finding

from .conftest import GRID, LANGUAGES, Run


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "3 of 3 laws hold"), ("ru", "проверок — 3 из 3"), ("uk", "вимог — 3 із 3")],
)
def test_check_prints_a_line_for_each_law(coven: Run, language: str, title: str) -> None:
    only = ("--only", 2, "--only", 3, "--only", 6)
    ran = coven("check", GRID, "--games", 1, "--positions", 3, *only, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert title in ran.out
    assert ran.out.count("✓") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_law_that_does_not_hold_is_shown_with_what_was_found(
    coven: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    found = Finding("found-too-long", {"where": "basic/2 #1 @9", "most": 9})

    def look(*_: Any) -> list[conformance.Result]:
        seen = Finding("check-1-seen", {"seen": 5})
        return [conformance.Result(1, "check-1", False, seen, [found])]

    monkeypatch.setattr(conformance, "check", look)
    ran = coven("check", GRID, "--lang", language)
    assert ran.code == 1
    assert "✗" in ran.out
    assert "basic/2 #1 @9" in ran.out
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_law_that_needs_the_tests_is_not_broken_without_them(
    coven: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """L25: if the game's tests are not installed, `coven check` reports the law as neither broken
    nor kept."""

    def look(*_: Any) -> list[conformance.Result]:
        seen = Finding("check-8-seen", {"seen": 0})
        return [conformance.Result(8, "check-8", False, seen, [Finding("found-no-tests", {})])]

    monkeypatch.setattr(conformance, "check", look)
    ran = coven("check", GRID, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert "✗" not in ran.out
    assert "✓" not in ran.out


def test_fuzz_says_what_was_played_and_that_nothing_broke(coven: Run) -> None:
    ran = coven("fuzz", GRID, "--games", 12, "--seed", 3)
    assert (ran.code, ran.err) == (0, "")
    assert "Games: 12" in ran.out
    assert "12  basic/2" in ran.out
    assert not Path("crashes").exists()


def test_fuzz_says_so_if_it_cannot_write_the_crash_file(
    coven: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    Path("there").write_text("a file, no folder")
    monkeypatch.setattr(Match, "submit", broken)
    ran = coven("fuzz", GRID, "--games", 1, "--crashes", "there")
    assert ran.code == 2
    assert "there: part of the path is not a folder." in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_arena_prints_who_wins_how_often(coven: Run, language: str) -> None:
    ran = coven("arena", GRID, "--seats", "2:20,random", "--games", 4, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert "95" in ran.out
    assert "%" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "named"),
    [
        (("--seats", "3,1,2"), "3"),
        (("--seats", "3,wise"), "wise"),
        (("--seats", ""), "1"),
        (("--option", "size=4"), "size"),
        (("--variant", "chess"), "basic"),
    ],
    ids=str,
)
def test_an_impossible_tournament_is_refused(
    coven: Run, line: tuple[str, ...], named: str, language: str
) -> None:
    ran = coven("arena", GRID, *line, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert named in ran.err
    assert ran.err.count("\n") == 1


def test_lab_prints_the_differences_between_two_component_files_in_three_languages(
    coven: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games are played for the first language; with the others only the words differ."""
    real, played = compare.compare, dict[tuple[Path | None, ...], Any]()

    def play_once(game: str, specs: list[str], boxes: Any, *more: Any) -> compare.Comparison:
        if boxes not in played:
            try:
                played[boxes] = real(game, specs, boxes, *more)
            except compare.UnplayableBox as e:
                played[boxes] = e
        if isinstance(played[boxes], compare.UnplayableBox):
            raise played[boxes]
        found: compare.Comparison = played[boxes]
        return found

    monkeypatch.setattr(compare, "compare", play_once)
    own = Path(games.__path__[0], "whirling_witchcraft", "components.toml")
    other, sheet = tmp_path / "other.toml", tmp_path / "all.csv"
    other.write_text(own.read_text("utf-8").replace("gathered = 3", "gathered = 4"), "utf-8")
    line = ("lab", "whirling-witchcraft", "--seats", "random,random", "--games", 2)
    printed = set()
    for language in LANGUAGES:
        ran = coven(*line, other, "--csv", sheet, "--lang", language)
        assert (ran.code, ran.err) == (0, "")
        assert "±" in ran.out
        assert len(sheet.read_text("utf-8").splitlines()) == 3
        printed.add(ran.out)
        sheet.unlink()
        ran = coven(*line, tmp_path / "none.toml", "--lang", language)
        assert (ran.code, ran.out) == (2, "")
        assert "none.toml" in ran.err
        printed.add(ran.err)
    assert len(printed) == 2 * len(LANGUAGES)


def test_bench_measures_each_game(coven: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from coven.lab import bench

    monkeypatch.setattr(bench, "rate", lambda task, seconds: task() / 0.01)
    for language, name in (("en", "Noughts and crosses"), ("uk", "Хрестики-нулики")):
        ran = coven("bench", GRID, "--repeats", 1, "--lang", language)
        assert (ran.code, ran.err) == (0, "")
        assert name in ran.out


def test_golden_games_are_written_beside_the_tests(
    coven: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(golden, "folder", lambda game: tmp_path / "golden")
    ran = coven("golden", GRID)
    assert (ran.code, ran.err) == (0, "")
    assert {line.rpartition("/")[2] for line in ran.out.splitlines()} == {
        path.name for path in (tmp_path / "golden").iterdir()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_games_cannot_be_written_without_a_tests_folder(
    coven: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(golden, "folder", lambda game: None)
    ran = coven("golden", GRID, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert GRID in ran.err


def test_a_new_game_names_its_files_and_what_to_do_next(
    coven: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, Path]] = []

    def create(name: str, root: Path) -> list[Path]:
        made.append((name, root))
        return [root / "rules.py"]

    monkeypatch.setattr(newgame, "create", create)
    ran = coven("new-game", "my-game", "--root", "there")
    assert ran.code == 0
    assert made == [("my-game", Path("there"))]
    assert "there/rules.py" in ran.out
    assert "coven check my-game" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["My Game", "noughts_and_crosses", "class", "x" * 99, "../up"])
def test_a_new_game_with_an_impossible_name_is_refused_and_nothing_is_written(
    coven: Run, tmp_path: Path, name: str, language: str
) -> None:
    (tmp_path / "src" / "coven" / "games").mkdir(parents=True)
    ran = coven("new-game", name, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert not list((tmp_path / "src" / "coven" / "games").iterdir())
