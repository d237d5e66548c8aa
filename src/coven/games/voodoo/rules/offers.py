"""What every wizard may do at any time, although nobody waits for it: gestures, calls and tricks.

The lists are the same for wizards with and without conditions: nothing reminds anybody (11.1).
"""

from __future__ import annotations

from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import MOST_GESTURES, SPELLS
from ..moves import CALL, CALL_AT, CANT, LAPSE, MACHINE, MARKER, MOST_SEATS, gestures_of
from ..state import Tournament, bits, judged
from .calls import CALL_OF, call, callable_cards, unbound_spell
from .gestures import perform
from .trick_timing import TRICK_MOVES, in_time, trick_moves

GESTURES: Final = [
    [gestures_of(seat, seats) for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]
"""By the number of seats, and by seat: all gestures."""
WITH_TIMERS: Final = [[[*row, *LAPSE.values()] for row in rows] for rows in GESTURES]
"""The same, and the moves of timers."""
MOST_LISTS: Final = 8192
"""How many lists of moves a cache holds at most."""
_LISTS: Final[dict[tuple[int, int], list[Move]]] = {}
"""Cached lists of offers, by the cards to call, and by tricks, whether the marker waits, seat and
number of seats packed into one number."""


class Asking(Frame):
    """A frame that asks a seat something while all seats may go on making gestures and calls."""

    def offers(self, s: Tournament) -> dict[int, list[Move]]:
        """Returns, by seat, the moves it may make without being asked; commands are not possible
        meanwhile."""
        return offers(s, commands=False)


def offers(s: Tournament, commands: bool) -> dict[int, list[Move]]:
    """Returns what each seat may do without being asked. `commands`: whether the wizard with the
    doll gives commands now. Only then may tricks be played and, in the same-room game, breaches be
    called."""
    if s.room:
        return offers_in_room(s, commands)
    offered: dict[int, list[Move]] = {}
    seats = s.seats
    curses = s.curses
    binding_cards = s.binding_cards
    calls_blocked = s.calls_blocked
    gestures_since_beat = s.gestures_since_beat
    kinds = s.kinds
    moved_at = s.moved_at
    strict = s.strict
    anyone = s.anyone
    idle = 0 if commands else unbound_spell(s)
    for seat in range(seats):
        if anyone:
            calls = callable_cards(s, seat)
        else:
            calls = (s.cast_spells[seat] | (curses & ~binding_cards[seat])) & ~idle
        if calls_blocked[seat]:
            calls &= ~calls_blocked[seat]
        tricks = kinds[seat] if commands else 0
        if tricks and not strict:
            tricks = in_time(s, seat, tricks)
        if gestures_since_beat[seat] >= MOST_GESTURES:
            needed = _always_possible(s, seat) + _calls_and_tricks(calls, tricks)
            if needed:
                offered[seat] = needed
            continue
        waits = moved_at[seat] > 0
        key = (calls, tricks << 9 | waits << 8 | seat << 4 | seats)
        known = _LISTS.get(key)
        if known is None:
            if len(_LISTS) >= MOST_LISTS:
                _LISTS.clear()
            known = WITH_TIMERS[seats][seat] + ([MARKER] if waits else [])
            known += _calls_and_tricks(calls, tricks)
            _LISTS[key] = known
        offered[seat] = known
    return offered


def _calls_and_tricks(calls: int, tricks: int) -> list[Move]:
    """Returns the moves that call the cards `calls` and play the tricks `tricks`, both bit
    masks."""
    return [CALL[card] for card in bits(calls)] + TRICK_MOVES[tricks]


def _always_possible(s: Tournament, seat: int) -> list[Move]:
    """Returns what a wizard may still do after too many gestures since the last command: move its
    marker, and let timers run out (R27)."""
    found: list[Move] = []
    if s.moved_at[seat]:
        found.append(MARKER)
    if any(due[1] == seat and not due[5] for due in s.reactions_due):
        found.append(LAPSE["reaction"])
    if any(wobble[0] == seat and not wobble[4] for wobble in s.wobbles):
        found.append(LAPSE["wobble"])
    if any(grace[1] == seat for grace in s.posture_graces):
        found.append(LAPSE["posture"])
    return found


def offers_in_room(s: Tournament, commands: bool) -> dict[int, list[Move]]:
    """Returns what each seat may do without being asked in the same-room game: people call, play
    tricks and say what they cannot do; the gestures of bots are moves as online (12.1, R35).
    `commands`: whether the wizard with the doll gives commands now."""
    offered: dict[int, list[Move]] = {}
    for seat in range(s.seats):
        is_bot = judged(s, seat)
        few_gestures = s.gestures_since_beat[seat] < MOST_GESTURES
        found: list[Move] = []
        if is_bot and few_gestures:
            found += WITH_TIMERS[s.seats][seat]
            if s.moved_at[seat]:
                found.append(MARKER)
        else:
            found += _always_possible(s, seat)
        if commands:
            found += trick_moves(s, seat)
            found += calls_in_room(s, seat)
            if few_gestures:
                found += [MACHINE["off"]] if is_bot else [CANT, MACHINE["on"]]
        if found:
            offered[seat] = found
    return offered


def calls_in_room(s: Tournament, seat: int) -> list[Move]:
    """Returns the calls that a wizard can make in the same-room game. If players must remember whom
    a spell has hit, each call also names the accused wizard (12.2)."""
    found: list[Move] = []
    for card in bits(callable_cards(s, seat)):
        if card >= SPELLS or not s.box:
            found.append(CALL[card])
        else:
            found += [
                CALL_AT[card][other]
                for other in range(s.seats)
                if other != seat and other != s.caster[card]
            ]
    return found


def react(s: Tournament, seat: int, move: Move) -> bool:
    """Carries out a gesture, or a call that the program judges, and returns True; returns False for
    any other move."""
    if perform(s, seat, move):
        return True
    if move.verb == "call" and not s.room:
        s.reveal()
        call(s, seat, CALL_OF[move.text])
        return True
    return False
