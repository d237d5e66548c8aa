"""What a seat sees: everything, for nothing is hidden."""

from __future__ import annotations

from coven.core import View

from .state import Grid


def view(s: Grid, seat: int | None) -> View:
    return {"cells": list(s.cells), "winner": s.winner}
