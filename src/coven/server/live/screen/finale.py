"""The scene at the end of a match: the points counted out line by line, then who has won."""

from __future__ import annotations

from markupsafe import escape

from coven.table import Table
from coven.text import Speaker

from .icons import MARKS, mark
from .prompt import result_title
from .viewpoint import Viewpoint

MOST_ROWS = 14
"""The style sheet knows the moments of so many rows."""


def finale_part(table: Table, viewpoint: Viewpoint, speaker: Speaker) -> str:
    """Returns the HTML of the scene at the end of the match; empty while it goes on. The page shows
    it when the match ends before its eyes."""
    if table.status != "over" or table.match is None:
        return ""
    game, state = table.game, table.match.state
    places, scores = game.ranking(state), game.scores(state)
    own = [] if viewpoint.seat is None else [viewpoint.seat]
    won = any(places[seat] == 1 for seat in own)
    first = places.index(1) if 1 in places else None
    sources = list(dict.fromkeys(key for points in scores for key in points))[:MOST_ROWS]
    rows = [
        _row(speaker.html(f"score-{key}"), [points.get(key, 0) for points in scores])
        for key in sources
    ]
    totals = _row(speaker.html("web-points-total"), [sum(p.values()) for p in scores], "totals")
    heads = "".join(
        f'<th scope="col" class="seat-{i % MARKS}">{mark(i)}<span>{escape(name)}</span></th>'
        for i, name in enumerate(table.names)
    )
    counted = (
        f"<table><thead><tr><td></td>{heads}</tr></thead>"
        f"<tbody>{''.join(rows)}{totals}</tbody></table>"
        if sources
        else ""
    )
    style = "won" if won else "lost" if first is None else "other"
    seat = f" seat-{first % MARKS}" if first is not None else ""
    hero = mark(first) if first is not None else ""
    return (
        f'<section class="finale {style}{seat} rows-{len(rows)}" data-finale role="dialog" '
        f'aria-labelledby="finale-head">{counted}<div class="hero">{hero}'
        f'<h2 id="finale-head">{escape(result_title(places, own, speaker))}</h2>'
        f"<p>{speaker.html(f'ending-{game.ending(state)}')}</p></div>"
        f'<div class="row"><a class="button main" href="/t/{table.id}/end">'
        f"{speaker.html('web-over-link')}</a>"
        f'<button type="button" class="button" data-do="end-finale">'
        f"{speaker.html('web-to-table')}</button></div></section>"
    )


def _row(label: str, values: list[int], style: str = "") -> str:
    """Returns a row of the table of points as HTML: where they come from, and each seat's."""
    cells = "".join(f"<td>{value}</td>" for value in values)
    return f'<tr class="{style}"><th scope="row">{label}</th>{cells}</tr>'
