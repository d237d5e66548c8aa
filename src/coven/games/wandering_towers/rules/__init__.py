"""The rules, one module for each chapter of the rulebook, in its order."""

from . import bottles, cards, end, keep, masters, setup, solo, spells, teams, towers, turn, wizards

CHAPTERS = (setup, turn, wizards, keep, towers, cards, bottles, spells, end, teams, masters, solo)
