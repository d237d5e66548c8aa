"""The rulebook's chapters, one module each, in its order; `plan` is part of chapter 7."""

from . import arcana, brewing, cauldrons, characters, hands, rounds, setup, study, winners

CHAPTERS = (setup, rounds, study, arcana, brewing, cauldrons, winners, hands, characters)
