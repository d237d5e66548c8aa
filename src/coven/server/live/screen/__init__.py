"""The screen of a table as named HTML parts: the game's own, and the parts around them that are the
same for every game. Everything is drawn from what the viewer's seat may know."""

from .assemble import Screen, draw, without_moves
from .chat import personal_parts
from .icons import MARKS
from .log import LogCache, log_of
from .prompt import offers_hint
from .result import result_of, signed
from .stages import stage_parts
from .viewpoint import Viewpoint, own_speaker, shown_names, speaker_for, speaker_of

__all__ = [
    "MARKS",
    "LogCache",
    "Screen",
    "Viewpoint",
    "draw",
    "log_of",
    "offers_hint",
    "own_speaker",
    "personal_parts",
    "result_of",
    "shown_names",
    "signed",
    "speaker_for",
    "speaker_of",
    "stage_parts",
    "without_moves",
]
