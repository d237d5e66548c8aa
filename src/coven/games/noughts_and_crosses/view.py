"""What a seat sees (nothing is hidden), in words and as drawings."""

from __future__ import annotations

from coven.core import Move, Refusal, Say, Sight, Text, View, refuse
from coven.drawing import cached_drawing

from .state import EMPTY, Grid

MARKS = "XO"


def view(s: Grid, seat: int | None) -> View:
    """Returns the whole position as plain data; it is the same for every seat, as nothing is
    hidden."""
    return {"cells": list(s.cells), "winner": s.winner}


def describe(s: Grid, seat: int, move: Move) -> Text:
    """Returns the label of a move, as a button shows it."""
    return Text("move-mark", {"cell": move.n(0) + 1})


def why_illegal(s: Grid, seat: int, move: Move) -> Refusal:
    """Returns why the seat cannot mark this cell now."""
    if seat not in s.pending:
        return refuse("2.2", "not-your-turn")
    return refuse("2.1", "refuse-taken", {"cell": move.n(0) + 1})


def sketch(sight: Sight, say: Say) -> str:
    """Draws the grid as plain text; an empty cell shows its number."""
    cells = [MARKS[c] if c != EMPTY else str(i + 1) for i, c in enumerate(sight.view["cells"])]
    rows = [" | ".join(cells[r : r + 3]) for r in (0, 3, 6)]
    return "\n--+---+--\n".join(rows)


def parts(sight: Sight, say: Say) -> dict[str, str]:
    """Draws the grid as HTML: nine buttons, which play a move if the cell can be marked."""
    asked = {move.text for move in sight.asked}
    owners = enumerate(sight.view["cells"])
    cells = [cell(say, i, owner, f"mark {i}" in asked) for i, owner in owners]
    return {"board": f'<div class="grid3">{"".join(cells)}</div>'}


@cached_drawing
def cell(say: Say, i: int, owner: int, legal: bool) -> str:
    """Draws one cell as an HTML button; `owner` is a seat or EMPTY."""
    kind = "data-move" if legal else "data-try"
    label = MARKS[owner] if owner != EMPTY else ""
    name = say.html("cell-label", {"cell": i + 1, "mark": label or "–"})
    return f'<button {kind}="mark {i}" aria-label="{name}">{label}</button>'
