"""The rulebook's chapters, in its order."""

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
