"""Master wizards (chapter 13): spells in other players' turns, and Piggyback in any game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from coven.core.frame import Window
from coven.core.move import PASS, Move

from ..components import SPACES
from ..moves import CAST
from ..state import FIRST_ACTION, NO_SPELL, NOBODY, Towers, has_room, space_of, wizards_on
from .spells import COST, PIGGYBACK, cast, castable, is_repetition, may_cast, pay, repetition
from .wizards import can_walk, riders

# The moments of a turn at which a window for spells can open (13.5, R70).
BEFORE: Final = "before"
"""Before the turn."""
PLAYED: Final = "played"
"""A card has been played, and no piece chosen yet."""
PIECE: Final = "piece"
"""The piece that the card moves has been chosen, and has not moved yet."""
AFTER: Final = "after"
"""After an action."""


def may_open_window(s: Towers, moment: str) -> bool:
    """Returns whether this game can have a window for spells at this moment (before, during or
    after an action) at all. A quick check: `open_window` then looks at the players' bottles."""
    return s.masters or (moment == PIECE and PIGGYBACK in s.spells)


def open_window(s: Towers, moment: str) -> None:
    """Asks players for spells at this moment: first the player whose turn it is, then the others
    clockwise (13.4). In the basic game only that player is asked, and only for Piggyback (R72).
    Opens no window if nobody who would be asked can pay."""
    riding = moment == PIECE and PIGGYBACK in s.spells and s.full[s.colour[s.active]] > 0
    if s.masters and (riding or others_can_pay(s)):
        order = tuple([(s.active + i) % s.seats for i in range(s.seats)])
    elif riding:
        order = (s.active,)
    else:
        return
    s.push(Spellcasting(order, order, moment, s.active, NOBODY, in_row=False))


def others_can_pay(s: Towers) -> bool:
    """Whether any player other than the one whose turn it is has a full bottle."""
    for seat in range(s.seats):
        if seat != s.active and s.full[s.colour[seat]]:
            return True
    return False


@dataclass
class Spellcasting(Window):
    """Asks the players of `waiting` for spells at a moment before, during or after an action (13.5,
    R70).

    `asked`: the seat that acted or was asked last. `caster`: the seat that cast the last spell in
    this window, NOBODY if none has. `in_row`: whether that seat is first asked to cast the same
    spell again (13.7, R88)."""

    moment: str
    asked: int
    caster: int
    in_row: bool

    def resume(self, s: Towers) -> None:
        if self.in_row and not self.repetitions(s):
            self.end_row(s)
            return
        for seat in (self.caster,) if self.in_row else self.waiting:
            moves = self.repetitions(s) if self.in_row else self.options(s, seat)
            if moves and seat == self.asked:
                s.ask(seat, [PASS, *moves])
                return
            if moves:
                s.reveal()  # somebody else now decides about what was done: it stands (R14)
                s.become(replace(self, asked=seat))
                return
        s.done()

    def options(self, s: Towers, seat: int) -> list[Move]:
        """Returns the spells that the seat may cast in this window; none if the turn is over. In
        solo and cooperative games Piggyback is the only spell that is cast in a window (15.8).

        Players whose turn it is not may always cast what they can. The player whose turn it is can
        also cast while choosing cards and pieces, and so is asked in a window only in two cases: if
        Piggyback is possible (R72), or if `others_may_cast` says so.
        """
        if s.turn_over:
            return []
        spells: list[Move] = []
        riding = self.moment == PIECE and can_ride(s, seat)
        if not s.shared and (seat != s.active or riding or self.others_may_cast(s)):
            spells = castable(s, seat, self.between_actions(s))
        if riding:
            spells.append(CAST[PIGGYBACK])
        return spells

    def repetitions(self, s: Towers) -> list[Move]:
        """Returns a list with the move by which the last caster repeats the spell just cast (13.7);
        empty if it cannot be repeated."""
        if s.turn_over:
            return []
        if s.last_cast != PIGGYBACK:
            return repetition(s, self.caster)
        if is_repetition(s, self.caster, PIGGYBACK) and can_ride(s, self.caster):
            return [CAST[PIGGYBACK]]
        return []

    def end_row(self, s: Towers) -> None:
        """Called when the last caster does not repeat the spell: from now on the other players are
        asked for spells again."""
        s.last_cast = NO_SPELL
        s.become(replace(self, in_row=False))

    def others_may_cast(self, s: Towers) -> bool:
        """Whether the player whose turn it is must be asked in this window because of other
        players. That is only so in a game of masters, and in two cases: another player could cast a
        spell now, so the player whose turn it is must be asked first (13.4); or a piece is about to
        move and another player has cast the last spell in this window, so the player whose turn it
        is may react."""
        if not s.masters:
            return False
        named = self.moment == PIECE
        if named and self.caster != NOBODY and self.caster != s.active:
            return True
        for seat in range(s.seats):
            if seat != s.active and (
                castable(s, seat, self.between_actions(s)) or (named and can_ride(s, seat))
            ):
                return True
        return False

    def between_actions(self, s: Towers) -> bool:
        """Whether the first action is over and a second follows: a spell cast now may count as the
        spell of either (13.3)."""
        return self.moment == AFTER and s.action == FIRST_ACTION and not s.refreshed

    def chosen(self, s: Towers, seat: int, move: Move) -> None:
        if move != PASS:
            waiting = self.order
            s.become(replace(self, waiting=waiting, asked=seat, caster=seat, in_row=s.masters))
            self.react(s, seat, move)
        elif self.in_row:
            self.end_row(s)
        else:
            s.become(replace(self, waiting=self.waiting[self.waiting.index(seat) + 1 :]))

    def react(self, s: Towers, seat: int, move: Move) -> None:
        """Casts the spell that the seat has chosen; Piggyback only adds a passenger to the wizard
        about to walk (14.7)."""
        if move == CAST[PIGGYBACK]:
            pay(s, seat, PIGGYBACK)
            s.passengers = (*s.passengers, s.colour[seat])
        else:
            cast(s, seat, move, self.between_actions(s))


def can_ride(s: Towers, seat: int) -> bool:
    """Whether the seat may cast Piggyback now: a wizard of its colour, not yet a passenger, stands
    with the wizard about to walk (14.7, 14.8), and there is room for him where they go (R52)."""
    if PIGGYBACK not in s.spells or s.named == NOBODY or not can_walk(s):
        return False
    colour = s.colour[seat]
    if s.full[colour] < COST[PIGGYBACK] or not may_cast(s, seat, PIGGYBACK, between_actions=False):
        return False
    taken = s.passengers.count(colour) + (1 if colour == s.named_colour else 0)
    if wizards_on(s, s.named, colour) <= taken:
        return False
    goal = (space_of(s, s.named) + s.named_steps) % SPACES
    return has_room(s, goal, 2 + len(riders(s)))


def finish_action(s: Towers) -> None:
    """Ends an action: its spell can no longer be repeated (13.7), and masters may cast after it
    (13.5)."""
    s.last_cast = NO_SPELL
    if s.masters and not s.turn_over:
        open_window(s, AFTER)
