"""The rulebook's chapters, in its order."""

from . import (
    crystals,
    end,
    energy,
    pentagram,
    prophecies,
    running,
    scrolls,
    setup,
    turn,
    wand,
    witches,
)

CHAPTERS = (
    setup,
    turn,
    running,
    energy,
    witches,
    pentagram,
    crystals,
    wand,
    scrolls,
    end,
    prophecies,
)
