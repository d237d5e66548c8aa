"""The rules, one module per chapter, in the order of the rulebook."""

from . import casting, room, setup, tricks, turn, two, voting

CHAPTERS = (setup, two, turn, casting, tricks, room, voting)
