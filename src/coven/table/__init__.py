"""A match in progress, without any web: seats, log, undo, replay, files."""

from .match import BrokenFile, Entry, Match, NoUndo

__all__ = ["BrokenFile", "Entry", "Match", "NoUndo"]
