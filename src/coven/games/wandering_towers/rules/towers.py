"""Movement cards: towers (chapter 7)."""

from __future__ import annotations

from coven.core.move import Move

from ..components import SPACES, TOWERS
from ..moves import TOWER
from ..state import Towers, floor_under, may_hide_wizards
from .bottles import imprison


def tower_choices(s: Towers, steps: int) -> list[Move]:
    """Returns a move for every tower that would not end a move by `steps` on the keep's space (7.1,
    7.10); a tower that carries the keep may be moved (R30)."""
    keep = s.keep
    forbidden = (keep - steps) % SPACES
    where = s.where
    return [TOWER[tower] for tower in range(TOWERS) if where[tower] != forbidden]


def can_march(s: Towers, tower: int, steps: int) -> bool:
    """Returns whether a tower may be moved by `steps`: not onto the keep's space (7.10)."""
    return (s.where[tower] + steps) % SPACES != s.keep


def march(s: Towers, tower: int, steps: int, by: int) -> None:
    """Moves a tower by `steps` with all that stands on it (7.2, 7.4, 7.7, 7.8, 7.11) for the seat
    `by`, and imprisons the wizards it lands on (7.9)."""
    origin = s.where[tower]
    space = (origin + steps) % SPACES
    stack = s.stacks[origin]
    i = stack.index(tower)
    moved = stack[i:]
    landing = s.roof[space]
    floor = floor_under(s, tower)
    set_stack(s, origin, stack[:i])
    set_stack(s, space, s.stacks[space] + moved)
    if s.keep == origin:
        s.keep = space
    if may_hide_wizards(s, floor):
        s.reveal()  # everybody sees what was under the tower (7.6, R33)
    if s.records_events:
        s.tell(
            "log-tower",
            {"seat": by, "count": len(moved), "from": origin, "to": space},
        )
    imprison(s, landing, by)


def set_stack(s: Towers, space: int, stack: tuple[int, ...]) -> None:
    """Replaces the towers on a space by `stack`, lowest first."""
    s.stacks[space] = stack
    s.roof[space] = SPACES + stack[-1] if stack else space
    for tower in stack:
        s.where[tower] = space
