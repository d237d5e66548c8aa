"""The rulebook's chapters, in its order."""

from . import bottles, cards, end, keep, masters, setup, solo, spells, teams, towers, turn, wizards

CHAPTERS = (setup, turn, wizards, keep, towers, cards, bottles, spells, end, teams, masters, solo)
