"""The rules that differ together and alone (chapter 15) and for experts (16).

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
    """Whether all win or lose together: alone, and in the cooperative game (15.1)."""
    return seats == 1 or options["game"] == "cooperative"


def tokens_at_start(s: Witches) -> Supply:
    """Returns the numbers of tokens for this game and number of players (3.7, 15.2)."""
    return (COOPERATIVE if s.shared else COMPETITIVE)[s.seats]


def crises_at_start(s: Witches) -> int:
    """Returns how many crises there are: fewer for experts in the competitive game (16.1), but not
    together or alone (16.3, R31)."""
    return EXPERT_CRISES if s.piling and not s.shared else tokens_at_start(s).crises


def can_get_crisis(s: Witches, space: int) -> bool:
    """Whether the problem on this space can get another crisis: only the first (5.5), for experts
    any number (16.2, 16.3)."""
    return s.piling or not s.crisis[space]


def has_kettle(s: Witches, who: int) -> bool:
    """Whether a player alone is at Granny Weatherwax's Cottage and has cackles to put back there
    (15.3)."""
    return s.seats == 1 and s.at[who] == GRANNYS_COTTAGE and s.cackles[who] > 0


def loses_without_aliss(s: Witches) -> bool:
    """Whether the game is lost if a Black Aliss must be taken and none is left (15.4, R22)."""
    return s.shared


def has_too_many_hard_left(s: Witches) -> bool:
    """Whether the players together have left four or more hard problems on the map (15.5)."""
    return s.shared and s.seats > 1 and hard_on_map(s) >= HARD_LEFT


def solo_ending(points: int) -> str:
    """Returns the ending of a game alone with this many points (15.6)."""
    return "honours" if points > HONOURS else "licence" if points >= LICENCE else "farmer"


def has_lost(s: Witches) -> bool:
    """Whether nobody has won this finished game: all have lost (12.1, 12.2, 15.4, 15.5), or a
    player alone has too few points (15.6)."""
    return s.lost != "" or (s.seats == 1 and score(s, 0) < LICENCE)


def hands_are_open(s: Witches) -> bool:
    """Whether the players together have agreed to play with open hands (R28)."""
    return s.shared and s.seats > 1 and s.options["hands"] == "open"
