"""Comparisons of the same deals with two boxes (components.toml files)."""

from __future__ import annotations

import math
import os
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from coven import games
from coven.box import VARIABLE
from coven.lab.compare import Comparison, UnplayableBox, compare, comparison_csv, games_for, report
from coven.lab.export import comparison_svg
from coven.text import Speaker

WW = "whirling-witchcraft"
OWN = Path(games.__path__[0], "whirling_witchcraft", "components.toml").read_text("utf-8")
BOTS = ("random", "random")
START, FULL = (
    "start = [0, 1, 4, 4, 4], arcana = [], discard",
    "start = [3, 4, 9, 9, 9], arcana = [], discard",
)
"""What an Initiate starts with, and a workbench without a free slot."""
BENCHES = games.game(WW).new(2).bench  # type: ignore[attr-defined]


def box(folder: Path, old: str, new: str) -> Path:
    assert old in OWN
    path = folder / "box.toml"
    path.write_text(OWN.replace(old, new), "utf-8")
    return path


def test_the_same_box_plays_the_same_games(tmp_path: Path) -> None:
    found = compare(WW, BOTS, (None, box(tmp_path, "[winning]", "[winning]")), 2, jobs=1)
    assert found.identical_games == 2
    assert all(change.difference == 0 and not change.significant for change in found.changes())


DEALS = 20


@pytest.fixture(scope="module")
def progress() -> list[int]:
    """Returns the numbers of finished games that `changed` was told."""
    return []


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory, progress: list[int]) -> Comparison:
    """Returns a comparison of Coven's own box of Whirling Witchcraft with one in which workbenches
    are full from the beginning."""
    small = box(tmp_path_factory.mktemp("changed"), START, FULL)
    return compare(WW, BOTS, (None, small), DEALS, seed=3, progress=progress.append)


def test_one_changed_line_is_one_significant_change(
    changed: Comparison, progress: list[int]
) -> None:
    """With workbenches that are full from the beginning, circles fill sooner, so the length of the
    game falls significantly."""
    assert progress == list(range(1, 2 * DEALS + 1))
    length = next(change for change in changed.changes() if change.key == "lab-length")
    assert length.significant
    assert length.difference < 0
    assert length.after == math.fsum(one.plies for one in changed.after) / DEALS


def test_comparing_does_not_change_the_box_of_this_process(changed: Comparison) -> None:
    assert VARIABLE not in os.environ
    assert games.game(WW).new(2).bench == BENCHES  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", ["x = [", "", OWN.replace("capacity", "size_of", 1)])
def test_a_box_that_cannot_be_played_with_says_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(UnplayableBox, match="box-"):
        compare(WW, BOTS, (None, path), 2, jobs=1)


def test_the_report_has_a_line_for_every_measure_and_the_csv_one_for_every_deal(
    changed: Comparison,
) -> None:
    for locale in ("en", "ru", "uk"):
        assert report(changed, Speaker("coven", locale)).row_count == len(changed.changes())
    lines = comparison_csv(changed).splitlines()
    assert len(lines) == DEALS + 1
    assert all(line.count(",") == lines[0].count(",") for line in lines)


def test_the_report_says_how_many_games_would_show_a_small_change(changed: Comparison) -> None:
    wins = next(change for change in changed.changes() if change.key == "lab-seat-wins")
    needed = games_for(wins.spread, wins, DEALS)
    assert needed == DEALS  # the interval of this comparison
    assert games_for(wins.spread / 2, wins, DEALS) == 4 * DEALS
    assert games_for(0.02, replace(wins, spread=math.inf), 1) == 0
    caption = report(changed, Speaker("coven", "en")).caption
    assert "2%" in str(caption)


def test_a_chart_of_changes_has_title_axis_and_a_row_for_each_measure(changed: Comparison) -> None:
    """L33: the SVG names the game and the number of deals, and draws one row for each measure."""
    drawn = comparison_svg(changed, Speaker("coven", "en"))
    ElementTree.fromstring(drawn)
    assert "Whirling Witchcraft · 20 deals, each played with both versions" in drawn
    assert "Change with the second version (95% interval)" in drawn
    assert "+0 %" in drawn
    assert drawn.count("<rect") == 1 + len(changed.changes())
    assert 'class="bar"' in drawn, "the length has changed for certain"


def test_the_report_says_how_many_more_games_a_small_change_needs(changed: Comparison) -> None:
    """L35: the caption says how many more games would show a change of 2%; if nothing has changed,
    there is no caption."""
    said = str(report(changed, Speaker("coven", "en")).caption)
    assert "To detect a change of 2%" in said
    assert said.endswith(" more.")
    same = replace(changed, after=changed.before)
    assert report(same, Speaker("coven", "en")).caption is None
