"""How strong bots are, on the scale of the ratings that servers show to people."""

from __future__ import annotations

import math
from collections.abc import Mapping

MU = 25.0
"""The strength of a new person."""
BETA = 25.0 / 6
"""How much a player's strength varies from match to match; openskill's default."""
BOT_SIGMA = 2.0
"""How uncertain the strength of a bot is."""
SHOWN_SCALE = 60.0
"""What people see of a strength: 1500 for a new person."""
FIT_STEPS = 200
"""How often the strengths of a tournament are improved; after that they hardly change."""


def lead(wins: float) -> float:
    """Returns by how much a bot is stronger, on the scale of ratings, than another one if it wins
    the share `wins` of their matches. The share must lie between 0 and 1, both excluded."""
    return math.sqrt(2 * (BOT_SIGMA**2 + BETA**2)) * math.log(wins / (1 - wins))


def strengths(results: Mapping[tuple[str, str], float], anchor: str) -> dict[str, float]:
    """Returns the strengths of bots, on the scale of ratings, with which the model of ratings
    expects how often each wins against each other one.

    `results`: by a pair of names, how often the first has won against the second; a shared place
    counts as half a win. For each pair that has met, one shared match is added, so that a bot that
    has won everything or nothing has a finite strength. Strengths are shifted so that the bot
    `anchor` is as strong as a new person or, without that bot, so that their mean is.
    """
    names = sorted({name for pair in results for name in pair})
    met = {
        a: [b for b in names if b != a and results.get((a, b), 0.0) + results.get((b, a), 0.0) > 0]
        for a in names
    }
    won = {(a, b): results.get((a, b), 0.0) + 0.5 for a in names for b in met[a]}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(FIT_STEPS):  # Bradley and Terry's likelihood grows with every step
        for a in names:
            share = sum((won[a, b] + won[b, a]) / (strength[a] + strength[b]) for b in met[a])
            strength[a] = sum(won[a, b] for b in met[a]) / share if share else 1.0
    logs = {name: math.log(value) for name, value in strength.items()}
    zero = logs.get(anchor, sum(logs.values()) / max(1, len(logs)))
    scale = math.sqrt(2 * (BOT_SIGMA**2 + BETA**2))
    return {name: MU + scale * (log - zero) for name, log in logs.items()}
