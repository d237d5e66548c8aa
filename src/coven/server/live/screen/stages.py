"""Stages: positions between an answer and the next question, which pages show one after the
other."""

from __future__ import annotations

from coven.core import Sight, Stage
from coven.default_table import parts_of
from coven.table import Table

from .viewpoint import Viewpoint, own_speaker

CONTROLS = ("hand", "actions")
"""The parts, by the beginning of their name, that show no stages: the viewer's next decision can be
made at any time."""


def stage_parts(table: Table, viewpoint: Viewpoint, stage: Stage) -> dict[str, str]:
    """Returns the HTML parts of the board, by name, as the viewer sees it at this stage: nobody is
    asked anything."""
    seat, position = viewpoint.seat, stage.position
    sight = Sight(
        seat=seat,
        view=table.game.view(position, seat),
        asked=(),
        offered=(),
        prompt=None,
        crumbs=(),
        labels={},
        waiting=(),
        over=False,
        front=viewpoint.side % len(table.seats),
    )
    drawn = parts_of(table.game, sight, own_speaker(table, viewpoint), len(table.seats))
    return {name: html for name, html in drawn.items() if not name.startswith(CONTROLS)}
