"""What came of each fault, as one table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figures:
    """What came of one experiment."""

    good: bool | None
    """None: it could not be tried here; `told` says why."""
    told: str
    seconds: float = 0.0


def percentile(values: Sequence[float], percent: float) -> float:
    """Of what was measured; 0 of nothing."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
