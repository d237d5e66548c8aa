"""The chart of a match's score."""

from __future__ import annotations

import re
from itertools import pairwise

from coven.server.pages.charts import HEIGHT, LINE, line_chart

SEATS = 8


def heights(svg: str) -> list[float]:
    """Returns the y coordinates of the names at the ends of the lines."""
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


def test_a_chart_has_its_whole_scale_and_legible_turns() -> None:
    """P41: the axis of win chances goes to 100 %, the numbers of turns do not overlap, and without
    points there is no chart."""
    points = [(0, (4, 3)), (9, (1, 2))]
    assert ">100</text>" in line_chart(points, ["Ada", "Bea"], "", most=100)
    assert ">4</text>" in line_chart(points, ["Ada", "Bea"], "")
    assert ">\N{MINUS SIGN}2</text>" in line_chart([(0, (0, 0)), (9, (3, -2))], ["A", "B"], "")
    assert line_chart([(0, (0, 0)), (9, (0, 0))], ["Ada", "Bea"], "") == ""
    crowded = line_chart([(0, (0, 0)), (900, (9, 1))], ["A", "B"], "", ("Turns", [1, 2, 3, 500]))
    assert re.findall('text-anchor="middle">(.)<', crowded) == ["4", "4"], "wide and narrow"
