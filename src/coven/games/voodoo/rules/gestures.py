"""Gestures: what every wizard's hands, face and voice may do at any time (chapter 11)."""

from __future__ import annotations

from typing import Final

from coven.core.move import Move

from ..components import COUNTS, EMOTES, HOLDS, PHRASES, POSTURES, SLOTS, STRIPS, VOICES
from ..moves import DOLL
from ..state import COUNT, EMOTE, POSTURE, VOICE, Gesture, Tournament
from . import moments
from .track import move_marker

GESTURE_VERBS: Final = frozenset(
    ("emote", "count", "posture", "hold", "strip", "voice", "line", "phrase", "marker", "lapse")
)
"""The verbs of gestures, of moving one's marker, and of timers that run out."""
SLOT_OF: Final = {slot: i for i, slot in enumerate(SLOTS)}
EMOTE_OF: Final = {emote: i for i, emote in enumerate(EMOTES)}


def perform(s: Tournament, seat: int, move: Move) -> bool:
    """Carries out a move of GESTURE_VERBS and returns True; returns False for any other move."""
    verb = move.verb
    if verb not in GESTURE_VERBS:
        return False
    s.reveal()
    if verb == "marker":
        move_marker(s, seat)
        return True
    if verb == "lapse":
        end_time(s, seat, move.word(0))
        return True
    s.gestures_since_beat[seat] += 1
    if verb == "emote":
        make_emote(s, seat, move)
    elif verb == "posture":
        change_posture(s, seat, SLOT_OF[move.word(0)], move.word(1))
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
        bit = 1 << HOLDS.index(move.word(0))
        on = move.word(1) == "on"
        s.holds[seat] = s.holds[seat] | bit if on else s.holds[seat] & ~bit
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


def make_emote(s: Tournament, seat: int, move: Move) -> None:
    """Records an emote, which may be aimed at a wizard or the doll, and settles the reaction that
    it answers (11.2, 11.7)."""
    name = move.word(0)
    aim = -1
    if len(move.args) > 1:
        aim = DOLL if move.args[1] == "doll" else move.n(1)
    what = EMOTE_OF[name]
    made: Gesture = (s.ply, s.turns, seat, EMOTE, what, aim)
    s.gestures.append(made)
    moments.settle_reaction(s, seat, what)
    told: dict[str, int | str] = {
        "seat": seat,
        "emote": f"emote-{name}.done",
        "emote-you": f"emote-{name}.you",
    }
    if aim < 0:
        s.tell("log-emote", told, fleeting=True)
    elif aim == DOLL:
        s.tell("log-emote-doll", told, fleeting=True)
    else:
        s.tell("log-emote-at", {**told, "seat-at": aim}, fleeting=True)


def change_posture(s: Tournament, seat: int, slot: int, word: str) -> None:
    """Takes up the posture named `word` in a slot of the body, or gives it up for `off` (11.3)."""
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


def end_time(s: Tournament, seat: int, what: str) -> None:
    """Records that a timer has run out for this wizard (R29). `what` says which: "reaction" for its
    oldest reaction that is due, "wobble" for its oldest wobbling posture, "posture" for the oldest
    posture that it has not taken up."""
    if what == "reaction":
        for i, due in enumerate(s.reactions_due):
            if due[1] == seat and not due[5]:
                card, _, when, ply, turn, _ = due
                s.reactions_due[i] = (card, seat, when, ply, turn, True)
                return
    elif what == "posture":
        for i, grace in enumerate(s.posture_graces):
            if grace[1] == seat:
                del s.posture_graces[i]
                return
    else:
        for i, wobble in enumerate(s.wobbles):
            if wobble[0] == seat and not wobble[4]:
                _, slot, ply, turn, _ = wobble
                s.wobbles[i] = (seat, slot, ply, turn, True)
                return
    s.gestures_since_beat[seat] += 1  # nothing was waiting for it
