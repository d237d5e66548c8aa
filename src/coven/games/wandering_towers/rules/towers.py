"""Movement cards: towers (chapter 7)."""

from __future__ import annotations

from coven.core.move import Move

from ..components import SPACES, TOWERS
from ..moves import TOWER
from ..state import Towers
from .bottles import imprison


def tower_choices(s: Towers, steps: int) -> list[Move]:
    """Every tower (7.1) that would not end on the keep (7.10); one that carries it may (R30)."""
    keep = s.keep
    forbidden = (keep - steps) % SPACES
    where = s.where
    return [TOWER[tower] for tower in range(TOWERS) if where[tower] != forbidden]


def can_march(s: Towers, tower: int, steps: int) -> bool:
    return (s.where[tower] + steps) % SPACES != s.keep


def march(s: Towers, tower: int, steps: int, by: int) -> None:
    """The tower and all above it travel (7.7, 7.8, 7.11); what it lands on is shut in (7.9)."""
    origin = s.where[tower]
    space = (origin + steps) % SPACES
    stack = s.stacks[origin]
    i = stack.index(tower)
    moved = stack[i:]
    landing = s.roof[space]
    set_stack(s, origin, stack[:i])
    set_stack(s, space, s.stacks[space] + moved)
    if s.keep == origin:
        s.keep = space
    s.reveal()  # 7.6: what was under the tower is seen, be it nothing
    if s.records_events:
        s.tell(
            "log-tower",
            {"seat": by, "count": len(moved), "from": origin, "to": space},
        )
    imprison(s, landing, by)


def set_stack(s: Towers, space: int, stack: tuple[int, ...]) -> None:
    s.stacks[space] = stack
    s.roof[space] = SPACES + stack[-1] if stack else space
    for tower in stack:
        s.where[tower] = space
