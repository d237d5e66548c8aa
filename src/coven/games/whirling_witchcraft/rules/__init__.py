"""The rulebook's chapters, one module each, in its order."""

from . import arcana, brewing, cauldrons, characters, hands, rounds, setup, study, winners

CHAPTERS = (setup, rounds, study, arcana, brewing, cauldrons, winners, hands, characters)
