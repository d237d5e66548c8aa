"""The rules that differ in cooperative and solo games (chapter 15) and for experts (16).

Each difference is a function here, and the chapter it changes calls it:

| rule | function | called by |
|---|---|---|
| 15.1 all win or lose together | `is_shared`, `has_lost` | setup, end |
| 15.2 tokens at the start | `tokens_at_start` | setup |
| 15.3 Granny's kettle | `has_kettle` | tea |
| 15.4 a missing Black Aliss is a defeat | `loses_without_aliss` | cackles |
| 15.5 too many hard problems left | `has_too_many_hard_left` | end |
| 15.6 points of a player alone | `solo_ending`, `has_lost` | end |
| 15.7 all other rules stay | – | – |
| 16.1, 16.3, R31 crises at the start | `crises_at_start` | setup |
| 16.2, 16.3, R31 several crises on a problem | `can_get_crisis` | placing |
| R28 open hands | `hands_are_open` | view, bot |
"""

from __future__ import annotations

from ..components import (
    COMPETITIVE,
    COOPERATIVE,
    EXPERT_CRISES,
    GRANNYS_COTTAGE,
    HARD_LEFT,
    HONOURS,
    LICENCE,
    Supply,
)
from ..state import Witches, hard_on_map, score


def is_shared(seats: int, options: dict[str, bool | int | str]) -> bool:
    """Returns whether all players win or lose together: in solo and cooperative games (15.1)."""
    return seats == 1 or options["game"] == "cooperative"


def tokens_at_start(s: Witches) -> Supply:
    """Returns how many cackles, Black Aliss tokens and crises this game begins with, by mode and
    number of players (3.7, 15.2)."""
    return (COOPERATIVE if s.shared else COMPETITIVE)[s.seats]


def crises_at_start(s: Witches) -> int:
    """Returns how many crises are in the reserve at the start: fewer in a competitive game for
    experts (16.1), but not in a cooperative or solo one (16.3, R31)."""
    return EXPERT_CRISES if s.piling and not s.shared else tokens_at_start(s).crises


def can_get_crisis(s: Witches, space: int) -> bool:
    """Returns whether the problem on this space can get another crisis: only if it has none (5.5);
    in games for experts always (16.2, 16.3)."""
    return s.piling or not s.crisis[space]


def has_kettle(s: Witches, who: int) -> bool:
    """Returns whether this seat is the player of a solo game, at Granny Weatherwax's Cottage, with
    cackles to put back there (15.3)."""
    return s.seats == 1 and s.at[who] == GRANNYS_COTTAGE and s.cackles[who] > 0


def loses_without_aliss(s: Witches) -> bool:
    """Whether the game is lost if a Black Aliss must be taken and none is left (15.4, R22)."""
    return s.shared


def has_too_many_hard_left(s: Witches) -> bool:
    """Returns whether the players of a cooperative game have left four or more hard problems on the
    map (15.5)."""
    return s.shared and s.seats > 1 and hard_on_map(s) >= HARD_LEFT


def solo_ending(points: int) -> str:
    """Returns the id of the ending of a solo game with this many points (15.6)."""
    return "honours" if points > HONOURS else "licence" if points >= LICENCE else "farmer"


def has_lost(s: Witches) -> bool:
    """Returns whether nobody has won this finished game: all have lost (12.1, 12.2, 15.4, 15.5), or
    the player of a solo game has too few points (15.6)."""
    return s.lost != "" or (s.seats == 1 and score(s, 0) < LICENCE)


def hands_are_open(s: Witches) -> bool:
    """Returns whether this is a cooperative game with the option of open hands (R28)."""
    return s.shared and s.seats > 1 and s.options["hands"] == "open"
