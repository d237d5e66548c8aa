"""A match in progress, without any web: seats, log, undo, clocks, replay, files."""

from .clock import PACES, Clocks, Pace
from .lessons import (
    Lesson,
    LessonScript,
    Step,
    current_lesson,
    lesson_script,
    next_scripted_move,
    start_lesson,
)
from .log import BrokenRow, By, Line, Record
from .match import BrokenFile, Entry, Match, NoUndo
from .playing import WINDOWS
from .refusals import Refused
from .reopening import StoredTable, reopen
from .saved import Change, Fault, Running, Settings, Snapshot, Status, TakebackRequest
from .seat import LEVELS, Seat, clean_name
from .seating import DELAYS
from .table import MissedEvents, Table, new_id

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
    "Lesson",
    "LessonScript",
    "Line",
    "Match",
    "MissedEvents",
    "NoUndo",
    "Pace",
    "Record",
    "Refused",
    "Running",
    "Seat",
    "Settings",
    "Snapshot",
    "Status",
    "Step",
    "StoredTable",
    "Table",
    "TakebackRequest",
    "clean_name",
    "current_lesson",
    "lesson_script",
    "new_id",
    "next_scripted_move",
    "reopen",
    "start_lesson",
]
