"""Ravenskeep moves (chapter 6)."""

from __future__ import annotations

from ..components import SPACES
from ..state import SHIELD, Towers
from .end import look_for_end


def enter(s: Towers, colours: tuple[int, ...], by: int, spell: bool) -> None:
    """R22: the wizards go in, the keep moves on (once, R27), the turn ends."""
    for colour in colours:
        s.home[colour] += 1
    if s.records_events:
        for colour in colours:
            s.tell("log-home", {"colour": f"colour-{colour}", "count": s.home[colour]})
    relocate(s)
    if entry_ends_turn(s, colours, by, spell):
        s.turn_over = True
    look_for_end(s)


def entry_ends_turn(s: Towers, colours: tuple[int, ...], by: int, spell: bool) -> bool:
    """5.10, 10.4; by a spell on another's wizard R43; by another's spell R73."""
    if by != s.active:
        return s.options["entry-by-other"] == "ends"
    if not spell or s.colour[by] in colours:
        return True
    return s.options["entry-of-other"] == "ends"


def relocate(s: Towers) -> None:
    """6.1–6.4: clockwise to the next exposed surface with a shield and without wizards."""
    for steps in range(1, SPACES):
        space = (s.keep + steps) % SPACES
        surface = s.roof[space]
        if SHIELD[surface] and not s.load[surface]:
            s.keep = space
            if s.records_events:
                s.tell("log-keep", {"to": space})
            return
    if s.records_events:
        s.tell("log-keep-stays", {})


def next_free(s: Towers, direction: int) -> int:
    """14.6: the first exposed surface without wizards that way; the keep's own space if none."""
    space = s.keep
    for _ in range(SPACES - 1):
        space = (space + direction) % SPACES
        if not s.load[s.roof[space]]:
            return space
    return s.keep
