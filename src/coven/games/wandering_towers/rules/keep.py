"""The keep moves when wizards go in (chapter 6)."""

from __future__ import annotations

from ..components import SPACES
from ..state import SHIELD, Towers
from .end import look_for_end


def enter(s: Towers, colours: tuple[int, ...], by: int, by_spell: bool) -> None:
    """Brings wizards of these colours home, moved by the seat `by` (`by_spell`: by a spell, not by
    a card): counts them, then moves the keep on once (R22, R27) and ends the turn if
    `entry_ends_turn`."""
    for colour in colours:
        s.home[colour] += 1
    if s.records_events:
        for colour in colours:
            args: dict[str, int | str] = {"colour": f"colour-{colour}", "count": s.home[colour]}
            s.tell("log-home", args)
        s.show_stage("log-home", args)
    relocate(s)
    if entry_ends_turn(s, colours, by, by_spell):
        s.turn_over = True
    look_for_end(s, colours)


def entry_ends_turn(s: Towers, colours: tuple[int, ...], by: int, by_spell: bool) -> bool:
    """Whether the turn ends because the seat `by` has brought wizards of `colours` home (5.10,
    10.4). After a spell (`by_spell`), options decide whether it does for another player's wizard
    (R43) and in another player's turn (R73)."""
    if by != s.active:
        return s.options["entry-by-other"] == "ends"
    if not by_spell or s.colour[by] in colours:
        return True
    return s.options["entry-of-other"] == "ends"


def relocate(s: Towers) -> None:
    """Moves the keep clockwise to the next exposed surface with a shield and without wizards; it
    stays if there is none (6.1–6.4)."""
    space = next_shield_space(s)
    if s.records_events:
        if space == s.keep:
            s.tell("log-keep-stays", {})
        else:
            s.tell("log-keep", {"to": space})
    s.keep = space


def next_shield_space(s: Towers) -> int:
    """Returns the next space clockwise from the keep whose exposed surface has a shield and no
    wizards; the keep's own space if there is none (6.1–6.4)."""
    for steps in range(1, SPACES):
        space = (s.keep + steps) % SPACES
        surface = s.roof[space]
        if SHIELD[surface] and not s.load[surface]:
            return space
    return s.keep


def next_free_space(s: Towers, direction: int) -> int:
    """Returns the first space from the keep whose exposed surface has no wizards, clockwise if
    `direction` is 1, backwards if -1; the keep's own space if there is none (14.6)."""
    space = s.keep
    for _ in range(SPACES - 1):
        space = (space + direction) % SPACES
        if not s.load[s.roof[space]]:
            return space
    return s.keep
