"""A match in progress, without any web: seats, log, undo, clocks, replay, files."""

from .clock import PACES, Clocks, Pace
from .first import FirstGame, Lesson, Step, cue, first_game, lesson, start_first_game
from .gathering import DELAYS
from .log import BrokenRow, By, Line, Record
from .match import BrokenFile, Entry, Match, NoUndo
from .playing import WINDOWS
from .refusals import Refused
from .reopen import Stored, reopen
from .seat import LEVELS, Seat, clean_name
from .stored import Change, Fault, Plea, Running, Settings, Snapshot, Status
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
    "Plea",
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
    "clean_name",
    "cue",
    "first_game",
    "lesson",
    "new_id",
    "reopen",
    "start_first_game",
]
