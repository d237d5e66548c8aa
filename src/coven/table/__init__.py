"""A match in progress, without any web: seats, log, undo, clocks, replay, files."""

from .clock import PACES, Clocks, Pace
from .lessons import FirstGame, Lesson, Step, cue, first_game, lesson, start_first_game
from .log import BrokenRow, By, Line, Record
from .match import BrokenFile, Entry, Match, NoUndo
from .playing import WINDOWS
from .refusals import Refused
from .reopening import Stored, reopen
from .saved import Change, Fault, Running, Settings, Snapshot, Status, TakebackRequest
from .seat import LEVELS, Seat, clean_name
from .seating import DELAYS
from .table import Recap, Table, new_id

__all__ = [
    "DELAYS",
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
    "FirstGame",
    "Lesson",
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
    "Step",
    "Stored",
    "Table",
    "TakebackRequest",
    "clean_name",
    "cue",
    "first_game",
    "lesson",
    "new_id",
    "reopen",
    "start_first_game",
]
