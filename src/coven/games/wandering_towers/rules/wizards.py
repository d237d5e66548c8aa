"""Movement cards: wizards (chapter 5)."""

from __future__ import annotations

from coven.core.move import Move

from ..components import CAPACITY, SPACES
from ..moves import WIZARD
from ..state import (
    DIGIT,
    NOBODY,
    Towers,
    has_room,
    put_wizard,
    space_of,
    take_wizard,
    walks,
    wizards_on,
)
from .keep import enter


def wizard_choices(s: Towers, who: int, steps: int) -> list[Move]:
    """The wizards that a card of `who` can move that far: own, visible (5.1), with room (5.7)."""
    colour = walks(s, who)
    own = 7 << (DIGIT * colour)
    keep, roof, crowd, load = s.keep, s.roof, s.crowd, s.load
    moves: list[Move] = []
    for space in range(SPACES):
        if crowd[roof[space]] & own:
            goal = (space + steps) % SPACES
            if goal == keep or load[roof[goal]] < CAPACITY:  # has_room, written out for speed
                moves.append(WIZARD[space][colour])
    return moves


def any_wizard_choices(s: Towers, steps: int) -> list[Move]:
    """Every visible wizard that a spell can move that far (14.1, 14.4)."""
    moves: list[Move] = []
    for space in range(SPACES):
        crowd = s.crowd[s.roof[space]]
        if crowd and has_room(s, (space + steps) % SPACES, 1):
            for colour in range(len(s.home)):
                if (crowd >> (DIGIT * colour)) & 7:
                    moves.append(WIZARD[space][colour])
    return moves


def can_walk(s: Towers) -> bool:
    """Whether the named wizard is still there, visible, and has room with those he carries; looked
    at again after every spell (13.6, R70)."""
    surface = s.named
    if surface == NOBODY:
        return False
    space = space_of(s, surface)
    if s.roof[space] != surface or not wizards_on(s, surface, s.named_colour):
        return False
    return has_room(s, (space + s.named_steps) % SPACES, 1 + len(riders(s)))


def riders(s: Towers) -> list[int]:
    """The passengers who are still on the walker's surface."""
    found: list[int] = []
    for rider in s.passengers:
        taken = found.count(rider) + (1 if rider == s.named_colour else 0)
        if wizards_on(s, s.named, rider) > taken:
            found.append(rider)
    return found


def walk(
    s: Towers, surface: int, colours: tuple[int, ...], steps: int, by: int, spell: bool
) -> None:
    """5.2, 5.6, 5.8: exactly that far, onto what is on top there, or into the keep."""
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
        enter(s, colours, by, spell)
    else:
        for colour in colours:
            put_wizard(s, s.roof[space], colour)
        follow(s, surface, colours, s.roof[space])


def follow(s: Towers, surface: int, colours: tuple[int, ...], to: int) -> None:
    """The wizard about to walk was himself moved by a spell (R82)."""
    if s.named == surface and s.named_colour in colours:
        s.named = to
