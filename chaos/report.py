"""The result of an experiment, and percentiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """The result of one experiment: whether it passed, a sentence about it, and how long it
    took."""

    passed: bool | None
    """None: it could not be tried on this machine; `text` says why."""
    text: str
    seconds: float = 0.0


def percentile(values: Sequence[float], percent: float) -> float:
    """Returns the value below which `percent` % of the values lie; 0 if there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
