"""The rules, one module for each chapter of the rulebook, in its order.

What is different alone, together and for experts is in modes.py; exact chances are in odds.py.
"""

from . import benefits, cackles, cards, end, moving, outcome, placing, setup, solving, tea, turn

CHAPTERS = (
    setup,
    cards,
    turn,
    placing,
    moving,
    solving,
    outcome,
    cackles,
    tea,
    end,
    benefits,
)
