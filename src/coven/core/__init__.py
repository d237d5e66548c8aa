"""The engine: it knows no game, does no I/O and needs only the standard library."""

from .codec import fingerprint
from .frame import Chance, Commit, Frame, InOrder, Repeat, Window
from .game import (
    Args,
    BadOptions,
    Facts,
    Game,
    Option,
    Options,
    Refusal,
    Say,
    Sight,
    Temperament,
    Text,
    Timer,
    Variant,
    View,
    frames_in,
    refuse,
)
from .move import PASS, TAKE_BACK, Malformed, Move, move, parse
from .play import Illegal, Stuck, advance, apply, play
from .rng import Rng, commitment, new_secret, rng_of
from .state import Event, State

__all__ = [
    "PASS",
    "TAKE_BACK",
    "Args",
    "BadOptions",
    "Chance",
    "Commit",
    "Event",
    "Facts",
    "Frame",
    "Game",
    "Illegal",
    "InOrder",
    "Malformed",
    "Move",
    "Option",
    "Options",
    "Refusal",
    "Repeat",
    "Rng",
    "Say",
    "Sight",
    "State",
    "Stuck",
    "Temperament",
    "Text",
    "Timer",
    "Variant",
    "View",
    "Window",
    "advance",
    "apply",
    "commitment",
    "fingerprint",
    "frames_in",
    "move",
    "new_secret",
    "parse",
    "play",
    "refuse",
    "rng_of",
]
