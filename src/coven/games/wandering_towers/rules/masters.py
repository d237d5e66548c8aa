"""Master wizards (chapter 13): casting in everybody's turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Window
from coven.core.move import Move

from ..components import SPACES
from ..moves import CAST
from ..state import NOBODY, Towers, has_room, space_of, wizards_on
from .spells import COST, PIGGYBACK, allowance, cast, castable, pay
from .wizards import can_walk, riders

BEFORE: Final = "before"
PLAYED: Final = "played"
PIECE: Final = "piece"
AFTER: Final = "after"


def has_moment(s: Towers, moment: str) -> bool:
    """Whether anybody could be asked then; open_window looks closer."""
    return s.masters or (moment == PIECE and PIGGYBACK in s.spells)


def open_window(s: Towers, moment: str) -> None:
    """13.4: the player whose turn it is first, then clockwise. In the basic game only that player,
    and only for Piggyback (R72)."""
    riding = moment == PIECE and PIGGYBACK in s.spells and s.full[s.colour[s.active]] > 0
    if s.masters and (riding or others_can_pay(s)):
        order = tuple([(s.active + i) % s.seats for i in range(s.seats)])
    elif riding:
        order = (s.active,)
    else:
        return
    s.push(Spellcasting(order, order, moment))


def others_can_pay(s: Towers) -> bool:
    """Whether anybody but the player whose turn it is has a full bottle."""
    for seat in range(s.seats):
        if seat != s.active and s.full[s.colour[seat]]:
            return True
    return False


@dataclass
class Spellcasting(Window):
    """A moment before, during or after an action (13.5, R70)."""

    moment: str

    def options(self, s: Towers, seat: int) -> list[Move]:
        """A player whose turn it is casts from the turn's own list, and is asked here only to ride
        (R72), and where others could be faster (13.4) or have just been, with the piece named."""
        if s.turn_over:
            return []
        spells: list[Move] = []
        riding = self.moment == PIECE and can_ride(s, seat)
        if not s.shared and (seat != s.active or riding or self.others_may_cast(s)):
            spells = castable(s, seat, self.between(s))
        if riding:
            spells.append(CAST[PIGGYBACK])
        return spells

    def others_may_cast(self, s: Towers) -> bool:
        if not s.masters:
            return False
        named = self.moment == PIECE
        if named and s.last_cast >= 0 and s.caster != s.active:
            return True
        for seat in range(s.seats):
            if seat != s.active and (
                castable(s, seat, self.between(s)) or (named and can_ride(s, seat))
            ):
                return True
        return False

    def between(self, s: Towers) -> bool:
        """After the first action a spell may belong to it or to the second."""
        return self.moment == AFTER and s.action == 1 and not s.refreshed

    def react(self, s: Towers, seat: int, move: Move) -> None:
        if move == CAST[PIGGYBACK]:
            pay(s, seat, PIGGYBACK, False)
            s.passengers = (*s.passengers, s.colour[seat])
        else:
            cast(s, seat, move, self.between(s))


def can_ride(s: Towers, seat: int) -> bool:
    """14.7, 14.8: a wizard of the caster's stands with the one about to walk, and fits where that
    one goes (R52)."""
    if PIGGYBACK not in s.spells or s.named == NOBODY or not can_walk(s):
        return False
    colour = s.colour[seat]
    if s.full[colour] < COST[PIGGYBACK] or not allowance(s, seat, PIGGYBACK, False):
        return False
    taken = s.passengers.count(colour) + (1 if colour == s.named_colour else 0)
    if wizards_on(s, s.named, colour) <= taken:
        return False
    goal = (space_of(s, s.named) + s.named_steps) % SPACES
    return has_room(s, goal, 2 + len(riders(s)))


def finish_action(s: Towers) -> None:
    """The action is over; masters may cast after it (13.5)."""
    s.last_cast = -1
    if s.masters and not s.turn_over:
        open_window(s, AFTER)
