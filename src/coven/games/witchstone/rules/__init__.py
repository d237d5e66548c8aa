"""The rules, one module for each chapter of the rulebook (and for what several share)."""

from . import (
    actions,
    chips,
    crystals,
    end,
    energy,
    pentagram,
    prophecies,
    removal,
    scrolls,
    setup,
    turn,
    wand,
    witches,
)

CHAPTERS = (
    setup,
    turn,
    actions,
    energy,
    witches,
    chips,
    pentagram,
    crystals,
    removal,
    wand,
    scrolls,
    end,
    prophecies,
)
"""All modules of the rules, in the order of the rulebook."""
