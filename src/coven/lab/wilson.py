"""Confidence intervals of rates."""

from __future__ import annotations

import math

Z95 = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Returns the lower and upper end of the 95 % confidence interval of the rate wins/games
    (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z95 * math.sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    middle = rate + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
