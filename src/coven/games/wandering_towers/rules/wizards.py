"""Movement cards: wizards (chapter 5)."""

from __future__ import annotations

from coven.core.move import Move

from ..components import CAPACITY, SPACES
from ..moves import WIZARD
from ..state import (
    NOBODY,
    Towers,
    colour_mask,
    colour_moved_by,
    counts_in,
    has_room,
    put_wizard,
    space_of,
    take_wizard,
    wizards_on,
)
from .keep import enter


def wizard_choices(s: Towers, who: int, steps: int) -> list[Move]:
    """Returns a move for every wizard that a card of the seat `who` can move by `steps`: its own,
    visible (5.1), with room where he goes (5.7)."""
    colour = colour_moved_by(s, who)
    own = colour_mask(colour)
    keep, roof, crowd, load = s.keep, s.roof, s.crowd, s.load
    moves: list[Move] = []
    for space in range(SPACES):
        if crowd[roof[space]] & own:
            goal = (space + steps) % SPACES
            if goal == keep or load[roof[goal]] < CAPACITY:  # has_room, inlined for speed
                moves.append(WIZARD[space][colour])
    return moves


def any_wizard_choices(s: Towers, steps: int) -> list[Move]:
    """Returns a move for every visible wizard that a spell can move by `steps` (14.1, 14.4)."""
    moves: list[Move] = []
    for space in range(SPACES):
        crowd = s.crowd[s.roof[space]]
        if crowd and has_room(s, (space + steps) % SPACES, 1):
            for colour, _ in counts_in(crowd):
                moves.append(WIZARD[space][colour])
    return moves


def can_walk(s: Towers) -> bool:
    """Whether the wizard about to walk (`s.named`) is still outside and visible, and there is room
    for him and his passengers where he goes; checked again after every spell (13.6, R70)."""
    surface = s.named
    if surface == NOBODY:
        return False
    space = space_of(s, surface)
    if s.roof[space] != surface or not wizards_on(s, surface, s.named_colour):
        return False
    return has_room(s, (space + s.named_steps) % SPACES, 1 + len(riders(s)))


def riders(s: Towers) -> list[int]:
    """Returns the colours of those `s.passengers` who still stand with the wizard about to walk."""
    found: list[int] = []
    for rider in s.passengers:
        taken = found.count(rider) + (1 if rider == s.named_colour else 0)
        if wizards_on(s, s.named, rider) > taken:
            found.append(rider)
    return found


def walk(
    s: Towers, surface: int, colours: tuple[int, ...], steps: int, by: int, by_spell: bool
) -> None:
    """Moves one wizard of each of `colours` from `surface` (a ground or a roof) by exactly `steps`
    spaces, onto the topmost surface there (5.2, 5.6) or into the keep (5.8). `by`: the seat that
    moves them; `by_spell`: whether it does so by a spell, not by a card."""
    origin = space_of(s, surface)
    space = (origin + steps) % SPACES
    for colour in colours:
        take_wizard(s, surface, colour)
    if s.records_events:
        for colour in colours:
            s.tell(
                "log-walk",
                {"seat": by, "colour": f"colour-{colour}", "from": origin, "to": space},
            )
    if space == s.keep:
        follow(s, surface, colours, NOBODY)
        enter(s, colours, by, by_spell)
    else:
        for colour in colours:
            put_wizard(s, s.roof[space], colour)
        follow(s, surface, colours, s.roof[space])


def follow(s: Towers, surface: int, colours: tuple[int, ...], to: int) -> None:
    """Updates the record of the wizard about to walk and of his passengers (R82) after wizards of
    `colours` have left `surface` for the surface `to` (NOBODY: the keep).

    If the wizard about to walk has left, he walks from `to`, and his passengers stay behind. If a
    passenger has left, he is no passenger any more (R87).
    """
    if s.named != surface:
        return
    if s.named_colour in colours:
        s.named = to
        s.passengers = ()
    elif s.passengers:
        s.passengers = tuple(riders(s))
