"""A seat's sight as numbers, for any game: every fact has a place in one long vector.

A place is found by hashing the path of the fact in the view (and its word, where it is a word), so
that nothing has to be declared, and a game that grows keeps the places of what it had.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from coven.core import Sight

SIZE = 2048
MOST = 10.0
"""Facts are shown as tenths, and at most as this."""


@lru_cache(maxsize=1 << 16)
def _place(path: str) -> int:
    return crc32(path.encode()) % SIZE


def features(sight: Sight) -> NDArray[np.float32]:
    """All that the sight tells, and nothing else."""
    vector = np.zeros(SIZE, dtype=np.float32)
    _add(vector, "", sight.view)
    if sight.prompt is not None:
        _add(vector, "?", {"key": sight.prompt.key, **sight.prompt.args})
    for depth, crumb in enumerate(sight.crumbs):
        _add(vector, f">{depth}", {"key": crumb.key, **crumb.args})
    return np.clip(vector, -MOST, MOST, out=vector)


def _add(vector: NDArray[np.float32], path: str, fact: Any) -> None:
    if isinstance(fact, dict):
        for key, value in fact.items():
            _add(vector, f"{path}.{key}", value)
    elif isinstance(fact, list | tuple):
        for i, value in enumerate(fact):
            _add(vector, f"{path}.{i}", value)
    elif isinstance(fact, str):
        vector[_place(f"{path}={fact}")] += 1.0
    elif fact is not None:
        vector[_place(path)] += float(fact) if isinstance(fact, bool) else fact / 10.0
