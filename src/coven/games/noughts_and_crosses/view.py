"""What a seat sees: everything, for nothing is hidden."""

from __future__ import annotations

from coven.core import Say, Sight, View
from coven.drawing import cached_drawing

from .state import EMPTY, Grid

MARKS = "XO"


def view(s: Grid, seat: int | None) -> View:
    return {"cells": list(s.cells), "winner": s.winner}


def sketch(sight: Sight, say: Say) -> str:
    cells = [MARKS[c] if c != EMPTY else str(i + 1) for i, c in enumerate(sight.view["cells"])]
    rows = [" | ".join(cells[r : r + 3]) for r in (0, 3, 6)]
    return "\n--+---+--\n".join(rows)


def parts(sight: Sight, say: Say) -> dict[str, str]:
    """Nine buttons; an empty cell is a move for the seat that is asked."""
    asked = {move.text for move in sight.asked}
    owners = enumerate(sight.view["cells"])
    cells = [cell(say, i, owner, f"mark {i}" in asked) for i, owner in owners]
    return {"board": f'<div class="grid3">{"".join(cells)}</div>'}


@cached_drawing
def cell(say: Say, i: int, owner: int, lit: bool) -> str:
    kind = "data-move" if lit else "data-try"
    label = MARKS[owner] if owner != EMPTY else ""
    name = say.html("cell-label", {"cell": i + 1, "mark": label or "–"})
    return f'<button {kind}="mark {i}" aria-label="{name}">{label}</button>'
