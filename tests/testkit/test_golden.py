"""Golden games: readable, complete, and the same when they are played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven import games
from coven.core import Event, Game
from coven.testkit import golden
from coven.testkit.golden import NoGolden, difference, played, read, text_of, write_golden
from coven.testkit.walk import lineups
from coven.text import Speaker, clear_caches


def test_a_golden_game_shows_the_whole_game() -> None:
    grid = games.game("noughts-and-crosses")
    (table,) = lineups(grid)
    answers, ending = played(grid, table, 5)
    text = text_of(grid, table, 5, answers)
    assert "game: noughts-and-crosses\nrules: 1\nvariant: basic\nseats: 2\nseed: 5\n" in text
    assert text.count("Mark a cell.") == len(answers)
    assert text.count("  > ") == len(answers)
    assert f"ending: {ending}" in text
    assert read(grid, text).answers == tuple(answers)
    assert difference(grid, text) is None
    assert text_of(grid, table, 5, answers) == text


def test_the_first_line_that_differs_is_named() -> None:
    grid = games.game("noughts-and-crosses")
    path = golden.golden_files(grid)[0]
    text = path.read_text("utf-8")
    assert difference(grid, text) is None
    assert difference(grid, text.replace("rules: 1", "rules: 7")) == "4: 'rules: 7' → 'rules: 1'"
    assert difference(grid, text + "more\n") is not None


@pytest.mark.parametrize(
    "text", ["", "variant: basic\nseats: 2", "variant: x\nseats: 2\nseed: 1\nending: line"]
)
def test_what_is_no_golden_game_is_refused(text: str) -> None:
    with pytest.raises(NoGolden):
        read(games.game("noughts-and-crosses"), text)


def test_answers_that_stop_short_are_refused() -> None:
    grid = games.game("noughts-and-crosses")
    with pytest.raises(NoGolden):
        text_of(grid, lineups(grid)[0], 1, [(0, "mark 4")])


def test_every_lineup_and_every_ending_gets_a_golden_game(brew: Game, tmp_path: Path) -> None:
    written, missing = write_golden("brew", to=tmp_path / "golden")
    assert missing == []
    kept = [read(brew, path.read_text("utf-8")) for path in written]
    assert {str(golden_game.lineup) for golden_game in kept} == {"basic/2", "basic/3", "basic/4"}
    assert {golden_game.ending for golden_game in kept} == {"target", "rounds"}
    again, _ = write_golden("brew", to=tmp_path / "golden")
    assert sorted(again) == sorted(written)


def test_an_existing_golden_game_is_written_again_with_todays_texts(
    brew: Game, checkout: Path
) -> None:
    folder = checkout / "tests" / "games" / "brew" / "golden"

    def answers() -> dict[str, object]:
        return {path.name: read(brew, path.read_text("utf-8")).answers for path in folder.iterdir()}

    before = answers()
    words = checkout / "src" / "coven" / "games" / "brew" / "text" / "en.ftl"
    words.write_text(words.read_text("utf-8").replace("} keeps {", "} bottles {"), "utf-8")
    clear_caches()
    write_golden("brew")
    assert answers() == before
    assert "Player 1 bottles" in (folder / "basic-2-target.txt").read_text("utf-8")


def test_who_may_read_a_line_is_marked(brew: Game) -> None:
    speaker = Speaker(games.package_of("brew"), "en")
    args: dict[str, int | str] = {"seat": 0, "points": 3}
    for event, mark in (
        (Event("log-secret", args), ""),
        (Event("log-secret", args, to=(0, 1)), " [to Player 1, Player 2]"),
        (Event("log-secret", args, but=(1,)), " [not to Player 2]"),
    ):
        assert list(golden._log_line(event, speaker)) == [f"  Player 1 has 3 in secret.{mark}"]


def test_without_tests_there_is_nowhere_to_write(
    brew: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(FileNotFoundError):
        write_golden("brew")
