"""Turns a seat's sight of any game into a vector of numbers by feature hashing.

The index of a value is a hash of its path in the view (and of the value, if it is a string). So
nothing has to be declared, and a game that gets new values keeps the indices of the old ones.
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
"""Numbers are divided by ten and clipped to at most this."""


@lru_cache(maxsize=1 << 16)
def _index(path: str) -> int:
    """Returns the index in the feature vector for a path, the dotted place of a value in a sight;
    it is a hash, so two paths may share one."""
    return crc32(path.encode()) % SIZE


def features(sight: Sight) -> NDArray[np.float32]:
    """Returns the view, the prompt and the breadcrumbs of a sight as a vector of SIZE numbers."""
    vector = np.zeros(SIZE, dtype=np.float32)
    _add(vector, "", sight.view)
    if sight.prompt is not None:
        _add(vector, "?", {"key": sight.prompt.key, **sight.prompt.args})
    for depth, crumb in enumerate(sight.crumbs):
        _add(vector, f">{depth}", {"key": crumb.key, **crumb.args})
    return np.clip(vector, -MOST, MOST, out=vector)


def _add(vector: NDArray[np.float32], path: str, fact: Any) -> None:
    """Adds `fact`, the value at this path of a sight, and everything inside it, to the feature
    vector."""
    if isinstance(fact, dict):
        for key, value in fact.items():
            _add(vector, f"{path}.{key}", value)
    elif isinstance(fact, list | tuple):
        for i, value in enumerate(fact):
            _add(vector, f"{path}.{i}", value)
    elif isinstance(fact, str):
        vector[_index(f"{path}={fact}")] += 1.0
    elif fact is not None:
        vector[_index(path)] += float(fact) if isinstance(fact, bool) else fact / 10.0
