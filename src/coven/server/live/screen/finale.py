"""The scene at the end of a match: the points counted out line by line, then who has won."""

from __future__ import annotations

from markupsafe import escape

from coven.table import Table
from coven.text import Speaker

from .icons import MARKS, mark
from .result import result_of, signed
from .viewpoint import Viewpoint

MOST_ROWS = 14
"""The style sheet knows the moments of so many rows."""
MOST_FINE_ROWS = 8
"""With more kinds of points than that, only their groups are counted out: a phone has no room."""


def finale_part(table: Table, viewpoint: Viewpoint, speaker: Speaker) -> str:
    """Returns the HTML of the scene at the end of the match; empty while it goes on. The page shows
    it when the match ends before its eyes."""
    if table.status != "over" or table.match is None:
        return ""
    result = result_of(table, speaker)
    own = [] if viewpoint.seat is None else [viewpoint.seat]
    won = any(seat in result.first for seat in own)
    first = result.first[0] if result.first else None
    sources = result.fine if len(result.fine) <= MOST_FINE_ROWS else result.sources[:MOST_ROWS]
    rows = [_row(label, values) for label, values in sources]
    totals = _row(speaker.say("web-points-total"), result.totals, "totals")
    heads = "".join(
        f'<th scope="col" class="seat-{i % MARKS}">{mark(i)}<span>{escape(name)}</span></th>'
        for i, name in enumerate(speaker.names)
    )
    counted = (
        f"<table><thead><tr><td></td>{heads}</tr></thead>"
        f"<tbody>{''.join(rows)}{totals}</tbody></table>"
        if rows
        else ""
    )
    style = "won" if won else "lost" if first is None else "other"
    seat = f" seat-{first % MARKS}" if first is not None else ""
    reason = result.reason()
    marks = "".join(f'<span class="seat-{i % MARKS}">{mark(i)}</span>' for i in result.first)
    heroes = f'<div class="heroes">{marks}</div>' if marks else ""
    return (
        f'<section class="finale {style}{seat} rows-{len(rows)}" data-finale role="dialog" '
        f'aria-labelledby="finale-head">{counted}<div class="crown">{heroes}'
        f'<h2 id="finale-head">{escape(result.title(own))}</h2>'
        f"<p>{escape(result.ending)}</p>{f'<p>{escape(reason)}</p>' if reason else ''}</div>"
        f'<div class="row"><a class="button main" href="/t/{table.id}/end">'
        f"{speaker.html('web-over-link')}</a>"
        f'<button type="button" class="button" data-do="end-finale">'
        f"{speaker.html('web-to-table')}</button></div></section>"
    )


def _row(label: str, values: list[int], style: str = "") -> str:
    """Returns a row of the grid of points as HTML: `label` says where they come from, `values` are
    each seat's points. `style`: its CSS class, or ""."""
    cells = "".join(f"<td>{signed(value)}</td>" for value in values)
    return f'<tr class="{style}"><th scope="row">{escape(label)}</th>{cells}</tr>'
