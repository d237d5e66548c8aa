"""Hands, faces and voices: what every wizard may do at any time (chapter 11), and the lists in
which it is offered.

The lists are the same whether a wizard is cursed or not: the table never reminds.
"""

from __future__ import annotations

from typing import Final

from coven.core.frame import Frame
from coven.core.move import Move

from ..components import (
    BUSY,
    COUNTS,
    EMOTES,
    HOLDS,
    PHRASES,
    POSTURES,
    SLOTS,
    SPELLS,
    STRIPS,
    TRICKS,
    VOICES,
)
from ..moves import (
    CALL,
    CALL_AT,
    CANT,
    DOLL,
    LAPSE,
    MACHINE,
    MARKER,
    MOST_SEATS,
    TRICK,
    gestures_of,
)
from ..state import COUNT, EMOTE, POSTURE, VOICE, Gesture, Tournament, bits, judged
from . import moments
from .breaking import call
from .dice import PAYABLE
from .track import move_marker

GESTURES: Final = [
    [gestures_of(seat, seats) for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]
"""By the number of seats, and by seat."""
IN_ROOM: Final = [[[*row, *LAPSE.values()] for row in rows] for rows in GESTURES]
ALWAYS: Final = [[[*row, *LAPSE.values(), MARKER] for row in rows] for rows in GESTURES]
VERBS: Final = frozenset(
    ("emote", "count", "posture", "hold", "strip", "voice", "line", "phrase", "marker", "lapse")
)
SLOT_OF: Final = {slot: i for i, slot in enumerate(SLOTS)}
EMOTE_OF: Final = {emote: i for i, emote in enumerate(EMOTES)}


# -- what is done ------------------------------------------------------------------------------


def perform(s: Tournament, seat: int, move: Move) -> bool:
    """A gesture, or what time does; False if the move is something else."""
    verb = move.verb
    if verb not in VERBS:
        return False
    s.reveal()
    if verb == "marker":
        move_marker(s, seat)
        return True
    if verb == "lapse":
        lapse(s, seat, move.word(0))
        return True
    s.busy[seat] += 1
    if verb == "emote":
        emote(s, seat, move)
    elif verb == "posture":
        posture(s, seat, SLOT_OF[move.word(0)], move.word(1))
    elif verb == "line":
        moments.speak(s, seat, move.n(0))
        s.tell("log-line", {"seat": seat, "voice": f"voice-{VOICES[s.voice[seat]]}"}, fleeting=True)
    elif verb == "phrase":
        moments.speak(s, seat, PHRASES[move.word(0)])
        key = f"log-phrase-{VOICES[s.voice[seat]]}"
        s.tell(key, {"seat": seat, "phrase": f"phrase-{move.word(0)}"}, fleeting=True)
    elif verb == "count":
        what = COUNTS.index(move.word(0))
        s.gestures.append((s.ply, s.turns, seat, COUNT, what, 0))
        s.tell("log-count", {"seat": seat, "number": f"count-{move.word(0)}"}, fleeting=True)
    elif verb == "hold":
        low = 1 << HOLDS.index(move.word(0))
        on = move.word(1) == "on"
        s.holds[seat] = s.holds[seat] | low if on else s.holds[seat] & ~low
        key = f"log-hold-{move.word(0)}" if on else f"log-let-go-{move.word(0)}"
        s.tell(key, {"seat": seat}, fleeting=True)
    elif verb == "strip":
        name = move.word(0)
        s.strip[seat] = 0 if name == "normal" else STRIPS.index(f"{name}_strip")
    else:
        s.voice[seat] = VOICES.index(move.word(0))
        s.gestures.append((s.ply, s.turns, seat, VOICE, s.voice[seat], 0))
        s.tell("log-voice", {"seat": seat, "voice": f"voice-{move.word(0)}"}, fleeting=True)
    return True


def emote(s: Tournament, seat: int, move: Move) -> None:
    name = move.word(0)
    aim = -1
    if len(move.args) > 1:
        aim = DOLL if move.args[1] == "doll" else move.n(1)
    what = EMOTE_OF[name]
    made: Gesture = (s.ply, s.turns, seat, EMOTE, what, aim)
    s.gestures.append(made)
    moments.discharge(s, seat, what)
    told: dict[str, int | str] = {"seat": seat, "emote": f"emote-{name}.done"}
    if aim < 0:
        s.tell("log-emote", told, fleeting=True)
    elif aim == DOLL:
        s.tell("log-emote-doll", told, fleeting=True)
    else:
        s.tell("log-emote-at", {**told, "seat-at": aim}, fleeting=True)


def posture(s: Tournament, seat: int, slot: int, word: str) -> None:
    before = s.posture[seat][slot]
    value = 0 if word == "off" else POSTURES[slot].index(word) + 1
    if s.wobbles:
        s.wobbles = [w for w in s.wobbles if w[0] != seat or w[1] != slot]
    moments.take_posture(s, seat, slot, value)
    s.gestures.append((s.ply, s.turns, seat, POSTURE, slot, value))
    if value:
        s.tell("log-posture", {"seat": seat, "posture": f"posture-{word}"}, fleeting=True)
    elif before:
        name = f"posture-{POSTURES[slot][before - 1]}"
        s.tell("log-posture-off", {"seat": seat, "posture": name}, fleeting=True)


def lapse(s: Tournament, seat: int, what: str) -> None:
    """The least time of this wizard's oldest grace is over."""
    if what == "reaction":
        for i, owed in enumerate(s.owed):
            if owed[1] == seat and not owed[5]:
                card, _, when, ply, turn, _ = owed
                s.owed[i] = (card, seat, when, ply, turn, True)
                return
    else:
        for i, wobble in enumerate(s.wobbles):
            if wobble[0] == seat and not wobble[4]:
                _, slot, ply, turn, _ = wobble
                s.wobbles[i] = (seat, slot, ply, turn, True)
                return
    s.busy[seat] += 1  # nothing was waiting for it


# -- when tricks can be played -----------------------------------------------------------------

RETARGET: Final = next(i for i, trick in enumerate(TRICKS) if trick.effect == "retarget")
EFFECT: Final = tuple(trick.effect for trick in TRICKS)
_KIND: Final = {effect: 1 << i for i, effect in enumerate(EFFECT)}
ON_POOL: Final = _KIND["free_reroll"] | _KIND["set_die"]
ON_USED: Final = _KIND["die_back"]
ON_ME: Final = _KIND["drop_spell_on_me"]
STEALING: Final = _KIND["steal_random_card"]
SLIPPING: Final = _KIND["leader_loses_point"]
GAINING: Final = _KIND["gain_point"]
SIPPING: Final = _KIND["cast_with_their_dice"]
IN_TURN: Final = ON_POOL | ON_USED | ON_ME | STEALING | SLIPPING | GAINING


def playable(s: Tournament, seat: int, tricks: int) -> int:
    """Those of the tricks whose moment this is, from what their owner sees (10.2); as bits. Very
    Creepy Doll has a moment of its own."""
    if seat != s.active:
        tricks &= SIPPING
        return tricks if tricks and s.spells[seat] & PAYABLE[s.pool] else 0
    tricks &= IN_TURN
    if tricks & ON_POOL and not s.pool:
        tricks &= ~ON_POOL
    if tricks & ON_USED and not s.used:
        tricks &= ~ON_USED
    if tricks & ON_ME and not s.on[seat] & ALL_SPELLS:
        tricks &= ~ON_ME
    if tricks & SLIPPING and max(s.points) == s.points[seat]:
        tricks &= ~SLIPPING
    if tricks & STEALING and not any(
        s.spells[other] or s.kinds[other] for other in range(s.seats) if other != seat
    ):
        tricks &= ~STEALING
    return tricks


ALL_SPELLS: Final = (1 << SPELLS) - 1


# -- what is offered ---------------------------------------------------------------------------

MOST_LISTS: Final = 8192
_LISTS: Final[dict[tuple[int, int], list[Move]]] = {}
"""What was offered before; most of it is offered again and again."""
TRICK_MOVES: Final = [[TRICK[trick] for trick in bits(kinds)] for kinds in range(1 << len(TRICKS))]
"""By the kinds of tricks, as bits."""


def tricks_now(s: Tournament, seat: int) -> int:
    """What this wizard may play between commands."""
    return s.kinds[seat] if s.strict else playable(s, seat, s.kinds[seat])


def callable_cards(s: Tournament, seat: int) -> int:
    """What this wizard may call: their own spells (or, if so agreed, all), and others' curses."""
    spells = s.cast[seat]
    if s.anyone:
        for other in range(s.seats):
            spells |= s.cast[other]
    elif s.machines:
        for other in range(s.seats):
            if s.machines >> other & 1:
                spells |= s.cast[other]  # a bot does not see people (R35)
    return (spells | (s.curses & ~s.on[seat])) & ~s.rested[seat]


class Asking(Frame):
    """A question at Voodoo's table: hands, faces and voices are never still meanwhile."""

    def offers(self, s: Tournament) -> dict[int, list[Move]]:
        return offers(s, False)


def offers(s: Tournament, commands: bool) -> dict[int, list[Move]]:
    """What everybody may do although nobody waits for it; tricks, and calls that people judge, only
    between commands."""
    if s.room:
        return offers_in_room(s, commands)
    offered: dict[int, list[Move]] = {}
    seats = s.seats
    curses = s.curses
    on = s.on
    rested = s.rested
    busy = s.busy
    kinds = s.kinds
    strict = s.strict
    anyone = s.anyone
    for seat in range(seats):
        calls = callable_cards(s, seat) if anyone else s.cast[seat] | (curses & ~on[seat])
        if rested[seat]:
            calls &= ~rested[seat]
        tricks = kinds[seat] if commands else 0
        if tricks and not strict:
            tricks = playable(s, seat, tricks)
        if busy[seat] >= BUSY:
            needed = _needed(s, seat) + _calls_and_tricks(calls, tricks)
            if needed:
                offered[seat] = needed
            continue
        key = (calls, tricks << 8 | seat << 4 | seats)
        known = _LISTS.get(key)
        if known is None:
            if len(_LISTS) >= MOST_LISTS:
                _LISTS.clear()
            known = _LISTS[key] = ALWAYS[seats][seat] + _calls_and_tricks(calls, tricks)
        offered[seat] = known
    return offered


def _calls_and_tricks(calls: int, tricks: int) -> list[Move]:
    return [CALL[card] for card in bits(calls)] + TRICK_MOVES[tricks]


def _needed(s: Tournament, seat: int) -> list[Move]:
    """Whoever gestured too much since the last beat can only do what must be possible (R27)."""
    found: list[Move] = []
    if s.moved_at[seat]:
        found.append(MARKER)
    if any(owed[1] == seat and not owed[5] for owed in s.owed):
        found.append(LAPSE["reaction"])
    if any(wobble[0] == seat and not wobble[4] for wobble in s.wobbles):
        found.append(LAPSE["wobble"])
    return found


def offers_in_room(s: Tournament, commands: bool) -> dict[int, list[Move]]:
    """People only call, and say what they cannot do; a bot's gestures are moves as online."""
    offered: dict[int, list[Move]] = {}
    for seat in range(s.seats):
        machine = judged(s, seat)
        quiet = s.busy[seat] < BUSY
        found: list[Move] = []
        if machine:
            found += IN_ROOM[s.seats][seat] if quiet else _needed(s, seat)
        if commands:
            found += TRICK_MOVES[tricks_now(s, seat)]
            found += room_calls(s, seat)
            if quiet:
                found += [MACHINE["off"]] if machine else [CANT, MACHINE["on"]]
        if found:
            offered[seat] = found
    return offered


def room_calls(s: Tournament, seat: int) -> list[Move]:
    """Where all must be remembered, the caller says who broke the spell (12.2)."""
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


# -- what is answered --------------------------------------------------------------------------


def react(s: Tournament, seat: int, move: Move) -> bool:
    """A gesture, or a call that the table judges at once; False if the move is another."""
    if perform(s, seat, move):
        return True
    if move.verb == "call" and not s.room:
        s.reveal()
        call(s, seat, CALL_OF[move.text])
        return True
    return False


CALL_OF: Final = {move.text: card for card, move in enumerate(CALL)}
