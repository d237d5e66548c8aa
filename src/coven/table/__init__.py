"""A match in progress, without any web: seats, log, undo, clocks, replay, files."""

from .cleaning import LONGEST_CHAT, clean_chat, clean_name, clean_text
from .clock import PACES, Clocks, Pace
from .forgetting import forget_person
from .importing import ImportedMatch, imported_table, read_match
from .lessons import (
    Lesson,
    LessonScript,
    Step,
    current_lesson,
    lesson_script,
    may_take_up_lesson,
    start_lesson,
    take_up_lesson,
)
from .log import (
    BrokenRow,
    By,
    Line,
    OtherBox,
    Record,
    StoredEvent,
    json_reader,
    new_visible_lines,
    read_events,
    read_rolled,
    write_events,
    write_rolled,
)
from .match import Match, NoUndo, moves_undone_by
from .match_file import BrokenFile, Entry, read_file
from .playing import WINDOWS
from .refusals import Refused
from .reopening import StoredTable, reopen
from .seat import LEVELS, Seat
from .seating import DELAYS, SettingsChange
from .stored_fields import (
    Change,
    Fault,
    MatchResult,
    Running,
    SeatResult,
    Settings,
    Snapshot,
    Status,
    TakebackRequest,
)
from .table import MissedEvents, Table, is_table_id, new_id

__all__ = [
    "DELAYS",
    "LEVELS",
    "LONGEST_CHAT",
    "PACES",
    "WINDOWS",
    "BrokenFile",
    "BrokenRow",
    "By",
    "Change",
    "Clocks",
    "Entry",
    "Fault",
    "ImportedMatch",
    "Lesson",
    "LessonScript",
    "Line",
    "Match",
    "MatchResult",
    "MissedEvents",
    "NoUndo",
    "OtherBox",
    "Pace",
    "Record",
    "Refused",
    "Running",
    "Seat",
    "SeatResult",
    "Settings",
    "SettingsChange",
    "Snapshot",
    "Status",
    "Step",
    "StoredEvent",
    "StoredTable",
    "Table",
    "TakebackRequest",
    "clean_chat",
    "clean_name",
    "clean_text",
    "current_lesson",
    "forget_person",
    "imported_table",
    "is_table_id",
    "json_reader",
    "lesson_script",
    "may_take_up_lesson",
    "moves_undone_by",
    "new_id",
    "new_visible_lines",
    "read_events",
    "read_file",
    "read_match",
    "read_rolled",
    "reopen",
    "start_lesson",
    "take_up_lesson",
    "write_events",
    "write_rolled",
]
