"""A match in progress, without any web: seats, log, undo, clocks, replay, files."""

from .clock import PACES, Clocks, Pace
from .log import BrokenRow, By, Line, Record
from .match import BrokenFile, Entry, Match, NoUndo
from .reopen import Stored, reopen
from .seat import LEVELS, Seat, clean_name
from .stored import Change, Fault, Running, Settings, Snapshot, Status
from .table import WINDOWS, Recap, Refused, Table, new_id

__all__ = [
    "LEVELS",
    "PACES",
    "WINDOWS",
    "BrokenFile",
    "BrokenRow",
    "By",
    "Change",
    "Clocks",
    "Entry",
    "Fault",
    "Line",
    "Match",
    "NoUndo",
    "Pace",
    "Recap",
    "Record",
    "Refused",
    "Running",
    "Seat",
    "Settings",
    "Snapshot",
    "Status",
    "Stored",
    "Table",
    "clean_name",
    "new_id",
    "reopen",
]
