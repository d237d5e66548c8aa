"""Comparisons of the same deals with two boxes (components.toml files)."""

from __future__ import annotations

import math
import os
from pathlib import Path

import pytest

from coven import games
from coven.box import VARIABLE
from coven.lab.compare import BadBox, compare, comparison_csv, report
from coven.text import Speaker

WW = "whirling-witchcraft"
OWN = Path(games.__path__[0], "whirling_witchcraft", "components.toml").read_text("utf-8")
BOTS = ("random", "random")
START, FULL = (
    "start = [0, 1, 4, 4, 4], arcana = [], discard",
    "start = [3, 4, 9, 9, 9], arcana = [], discard",
)
"""What an Initiate starts with, and a workbench without a free slot."""


def box(folder: Path, old: str, new: str) -> Path:
    assert old in OWN
    path = folder / "box.toml"
    path.write_text(OWN.replace(old, new), "utf-8")
    return path


def test_the_same_box_plays_the_same_games(tmp_path: Path) -> None:
    found = compare(WW, BOTS, (None, box(tmp_path, "[winning]", "[winning]")), 6)
    assert found.identical_games == 6
    assert all(change.difference == 0 and not change.significant for change in found.changes())


def test_one_changed_line_is_one_significant_change(tmp_path: Path) -> None:
    """Workbenches are full from the beginning, so circles fill sooner."""
    small = box(tmp_path, START, FULL)
    seen: list[int] = []
    found = compare(WW, BOTS, (None, small), 20, seed=3, progress=seen.append)
    assert seen == list(range(1, 41))
    length = next(change for change in found.changes() if change.key == "lab-length")
    assert length.significant
    assert length.difference < 0
    assert length.after == math.fsum(one.plies for one in found.after) / 20


def test_comparing_does_not_change_the_box_of_this_process(tmp_path: Path) -> None:
    before = games.game(WW).new(2).copy()
    compare(WW, BOTS, (None, box(tmp_path, START, FULL)), 2)
    assert type(games.game(WW).new(2)) is type(before)
    assert VARIABLE not in os.environ


@pytest.mark.parametrize("text", ["x = [", "", OWN.replace("capacity", "size_of", 1)])
def test_a_box_that_cannot_be_played_with_says_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadBox, match="box-"):
        compare(WW, BOTS, (None, path), 2)


def test_the_report_has_a_line_for_every_measure_and_the_csv_one_for_every_deal(
    tmp_path: Path,
) -> None:
    found = compare(WW, BOTS, (None, box(tmp_path, START, FULL)), 4)
    for locale in ("en", "ru", "uk"):
        table = report(found, Speaker("coven", locale))
        assert table.row_count == len(found.changes())
    lines = comparison_csv(found).splitlines()
    assert len(lines) == 5
    assert all(line.count(",") == lines[0].count(",") for line in lines)
