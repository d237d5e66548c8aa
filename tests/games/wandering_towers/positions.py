"""Positions of random games at every kind of table, for laws that hold everywhere."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from coven.testkit.walk import Lineup, lineups, walk

from .scenes import GAME

TABLES = lineups(GAME)

anywhere = st.tuples(st.sampled_from(TABLES), st.integers(0, 999), st.integers(0, 300))
"""A table, a game there, and how many answers to go."""

few = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def position(place: tuple[Lineup, int, int]) -> Any:
    """The position after so many answers, or the end."""
    table, seed, plies = place
    for s, _, _ in walk(GAME, table, seed):
        if s.ply >= plies or s.over:
            break
    return s.copy()
