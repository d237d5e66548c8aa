"""The chart of a match's score."""

from __future__ import annotations

import re
from itertools import pairwise

from coven.server.pages.charts import HEIGHT, LINE, line_chart

SEATS = 8


def heights(svg: str) -> list[float]:
    """Returns the y coordinates of the names."""
    return [float(y) for y in re.findall(r'<text x="\d+" y="([\d.]+)">', svg)]


def test_names_of_curves_that_end_together_are_a_line_apart_and_inside_the_picture() -> None:
    names = [f"Witch {seat}" for seat in range(SEATS)]
    points = [(0, (0,) * SEATS), (9, (7, *(0,) * (SEATS - 1)))]
    drawn = str(line_chart(points, names, "Points"))
    assert drawn.count("Witch 7") == 2  # for desktops and for phones
    wide, slim = drawn.split('<svg class="slim-chart"')
    for picture in (wide, slim):
        placed = heights(picture)
        assert len(placed) == SEATS
        assert max(placed) < HEIGHT
        assert all(b - a >= LINE - 0.1 for a, b in pairwise(placed))


def test_a_name_too_long_for_the_picture_is_cut_and_says_so() -> None:
    drawn = str(
        line_chart([(0, (0, 0)), (9, (3, 1))], ["Можжевелка", "Wilhelmina von Hexenfels"], "")
    )
    assert drawn.count("Можжевелка<") == 2
    assert re.findall(r">(Wilhel[^<]*)<", drawn) == ["Wilhelmina von…", "Wilhelmina …"]
