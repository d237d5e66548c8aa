"""Moments: when a condition must be fulfilled, and what counts as a breach (chapters 6 and 11).

Nothing here shows: breaches are kept for whoever calls them.
"""

from __future__ import annotations

from typing import Final

from ..components import (
    CARDS,
    COUNTS,
    EMOTES,
    FACTS,
    HOLDS,
    NO_GESTURE,
    POSTURES,
    SLOTS,
    STRIPS,
    VOICES,
)
from ..moves import DOLL
from ..state import COMMAND, COUNT, EMOTE, LINE, NOBODY, UPRIGHT, Tournament, bits, judged

GRACE: Final = 2
"""A posture must be there at the second beat after its spell (R20)."""
PATIENCE: Final = 2
"""Turns after which a grace is over, even where no clock runs (R29)."""


def _mask(*, gesture: str = "", moment: str = "", event: str = "") -> int:
    return sum(
        1 << i
        for i, card in enumerate(CARDS)
        if card.gesture != NO_GESTURE
        and gesture in ("", card.gesture)
        and moment in ("", card.moment)
        and event in ("", card.event)
    )


BEFORE_ROLL: Final = _mask(moment="before_roll")
BEFORE_PASS: Final = _mask(moment="before_pass")
TALK: Final = _mask(gesture="chat")
OWN_TURN: Final = _mask(moment="own_turn") & ~TALK
LASTING: Final = _mask(moment="always", gesture="posture")
VOICED: Final = _mask(gesture="voice")
FORBIDDEN: Final = _mask(gesture="forbid")
MY_ACTION: Final = _mask(event="my_action")
MY_DRAW: Final = _mask(event="draw_card")
MY_ROLL: Final = _mask(event="my_any_roll")
MY_MARKER: Final = _mask(event="my_marker_moves")
MY_TRICK: Final = _mask(event="play_trick")
OTHER_CASTS: Final = _mask(event="other_casts")
OTHER_MARKER: Final = _mask(event="other_marker_moves")
TWO_SKULLS: Final = _mask(event="any_two_skulls")
CAUGHT: Final = _mask(event="someone_called")

GESTURE: Final = tuple(card.gesture for card in CARDS)
SLOT: Final = tuple(SLOTS.index(card.slot) if card.slot else 0 for card in CARDS)
TIMES: Final = tuple(card.times for card in CARDS)
LINES: Final = tuple(card.lines for card in CARDS)
AT: Final = tuple(card.at for card in CARDS)
SPARED: Final = tuple(card.spared for card in CARDS)


def _what(i: int) -> int:
    """The number of what a card wants, in its own list."""
    card = CARDS[i]
    word = card.do[0] if card.do else ""
    if card.gesture in ("emote", "emote_at"):
        return EMOTES.index(word)
    if card.gesture == "posture":
        return POSTURES[SLOT[i]].index(word) + 1
    if card.gesture == "hold":
        return HOLDS.index(word)
    if card.gesture == "via":
        return STRIPS.index(word)
    if card.gesture == "voice":
        return VOICES.index(word)
    if card.gesture in ("chat", "forbid"):
        return 1 << FACTS.index(word)
    return 0


WHAT: Final = tuple(_what(i) for i in range(len(CARDS)))
SEQUENCE: Final = tuple(
    [COUNTS.index(word) for word in card.do] if card.gesture == "sequence" else [] for card in CARDS
)


# -- what was done -----------------------------------------------------------------------------


def presses(s: Tournament, seat: int, card: int, after: int) -> int:
    """How often a wizard has made the card's gesture, aimed rightly, since that answer."""
    what = WHAT[card]
    at = AT[card]
    count = 0
    for ply, _, who, kind, made, aim in reversed(s.gestures):
        if ply <= after:
            break
        if who == seat and kind == EMOTE and made == what and _right_aim(s, seat, at, aim):
            count += 1
    return count


def _right_aim(s: Tournament, seat: int, at: str, aim: int) -> bool:
    if at == "left":
        return aim == (seat + 1) % s.seats
    if at == "previous":
        return aim == s.previous
    if at == "doll":
        return aim == DOLL
    if at == "anyone":
        return 0 <= aim < DOLL
    return True


def counted(s: Tournament, seat: int, card: int, after: int) -> bool:
    """Whether the numbers were said in their order, with no other number in between."""
    said = [
        made
        for ply, _, who, kind, made, _ in s.gestures
        if ply > after and who == seat and kind == COUNT
    ]
    wanted = SEQUENCE[card]
    return any(said[i : i + len(wanted)] == wanted for i in range(len(said) - len(wanted) + 1))


def done(s: Tournament, seat: int, card: int, after: int) -> bool:
    """Whether a momentary condition was fulfilled since that answer."""
    if SEQUENCE[card]:
        return counted(s, seat, card, after)
    if AT[card] == "previous" and s.previous == NOBODY:
        return True  # nobody has passed the doll yet
    return presses(s, seat, card, after) >= TIMES[card]


def kept(s: Tournament, seat: int, card: int) -> bool:
    """Whether a lasting condition is fulfilled by how the wizard sits and what they hold."""
    gesture = GESTURE[card]
    if gesture == "posture":
        return s.posture[seat][SLOT[card]] == WHAT[card]
    if gesture == "hold":
        return bool(s.holds[seat] >> WHAT[card] & 1)
    return s.strip[seat] == WHAT[card]


# -- breaches ----------------------------------------------------------------------------------


def open_breach(s: Tournament, card: int) -> None:
    known = s.breach.get(card)
    s.breach[card] = (s.ply if known is None else known[0], s.turns)


def forget_card(s: Tournament, card: int) -> None:
    """The card binds nobody any more: nothing of it can be caught."""
    s.breach.pop(card, None)
    s.lax &= ~(1 << card)
    if s.owed:
        s.owed = [owed for owed in s.owed if owed[0] != card]


def close_breaches(s: Tournament) -> None:
    """At a turn's first roll what was missed before is forgiven; what is still missing is not."""
    for card, (ply, turn) in list(s.breach.items()):
        if turn < s.turns:
            seat = s.bound[card]
            if LASTING >> card & 1 and not kept(s, seat, card) and not spared(s, card):
                s.breach[card] = (ply, s.turns)
            else:
                del s.breach[card]
                if LASTING >> card & 1 and not kept(s, seat, card):
                    s.lax |= 1 << card


def spared(s: Tournament, card: int) -> bool:
    return SPARED[card] and s.bound[card] == s.active


def slacken(s: Tournament, seat: int, slot: int) -> None:
    """A posture is off: whatever lasts and wants it is broken at once, if it binds yet."""
    for card in bits(s.on[seat] & LASTING):
        if SLOT[card] == slot and not kept(s, seat, card) and judged(s, seat):
            if s.beats >= s.since[card] + GRACE and not spared(s, card):
                s.lax &= ~(1 << card)
                open_breach(s, card)
            else:
                s.lax |= 1 << card


def _tighten(s: Tournament) -> None:
    """Postures that should be there by now."""
    for card in bits(s.lax):
        if s.beats >= s.since[card] + GRACE and not spared(s, card):
            s.lax &= ~(1 << card)
            open_breach(s, card)


def _fall_due(s: Tournament) -> None:
    """What should have been done at others' events before the second beat after them."""
    waiting = []
    for owed in s.owed:
        card, _, when, _, turn, lapsed = owed
        if s.beats >= when + GRACE and (lapsed or s.turns >= turn + PATIENCE):
            open_breach(s, card)
        else:
            waiting.append(owed)
    s.owed = waiting


def owe(s: Tournament, cards: int, but: int = NOBODY) -> None:
    """Something happened to which these cards want a gesture; of everybody they bind, `but` one.
    Several such things in one beat want one gesture."""
    for seat in range(s.seats):
        found = s.on[seat] & cards
        if found and seat != but and judged(s, seat):
            for card in bits(found):
                if not any(owed[0] == card and owed[2] == s.beats for owed in s.owed):
                    s.owed.append((card, seat, s.beats, s.ply, s.turns, False))


def discharge(s: Tournament, seat: int, emote: int) -> None:
    """A gesture settles the oldest thing of its kind that is owed."""
    for i, owed in enumerate(s.owed):
        if owed[1] == seat and WHAT[owed[0]] == emote:
            del s.owed[i]
            return


# -- commands ----------------------------------------------------------------------------------


def command(s: Tournament, seat: int, what: int) -> None:
    """A wizard does something with their hands, and time goes on by a beat. Whatever lasts their
    turn must hold now."""
    s.beats += 1
    if any(s.busy):
        s.busy = [0] * s.seats
    if s.owed:
        _fall_due(s)
    if s.lax:
        _tighten(s)
    if s.room and not s.machines >> seat & 1:
        return
    s.gestures.append((s.ply, s.turns, seat, COMMAND, what, s.strip[seat] + (s.holds[seat] << 2)))
    mask = s.on[seat] & OWN_TURN if seat == s.active else 0
    if mask:
        breach = s.breach
        for card in bits(mask):
            known = breach.get(card)
            if known is not None and known[1] == s.turns:
                continue  # broken in this turn already
            if s.beats >= s.since[card] + GRACE and not kept(s, seat, card):
                open_breach(s, card)


def commanded(s: Tournament, seat: int) -> None:
    """After it: what was held is let go (R26)."""
    s.command_ply[seat] = s.ply
    s.holds[seat] = 0


def expect(s: Tournament, seat: int, cards: int, after: int) -> None:
    """Those of the cards that bind this wizard must have been fulfilled since that answer."""
    mask = s.on[seat] & cards
    if mask and judged(s, seat):
        for card in bits(mask):
            if not done(s, seat, card, after):
                open_breach(s, card)


def expect_lines(s: Tournament, seat: int) -> None:
    """Who must say something in their turn has said it."""
    mask = s.on[seat] & TALK
    if mask and judged(s, seat):
        for card in bits(mask):
            if s.said < LINES[card]:
                open_breach(s, card)


def speak(s: Tournament, seat: int, facts: int) -> None:
    """A line is heard; `facts` below zero is one that the table says for the wizard, whose words
    are beyond reproach."""
    if not judged(s, seat):
        return
    voice = s.voice[seat]
    s.gestures.append((s.ply, s.turns, seat, LINE, facts, voice))
    for card in bits(s.on[seat] & VOICED):
        if WHAT[card] != voice:
            open_breach(s, card)
    if facts < 0:
        return
    for card in bits(s.on[seat] & FORBIDDEN):
        if WHAT[card] & facts:
            open_breach(s, card)
    if seat == s.active:
        s.said += 1
        for card in bits(s.on[seat] & TALK):
            if not WHAT[card] & facts:
                open_breach(s, card)


# -- postures tire -----------------------------------------------------------------------------


def tire(s: Tournament) -> None:
    """Two passes of the doll after it was taken up, a posture wobbles for all to see (R21)."""
    for seat in range(s.seats):
        posture = s.posture[seat]
        if posture is not UPRIGHT and posture != UPRIGHT:
            for slot, value in enumerate(posture):
                if value and s.turns - s.pressed[seat][slot] == GRACE:
                    s.wobbles.append((seat, slot, s.ply, s.turns, False))
                    name = f"posture-{POSTURES[slot][value - 1]}"
                    s.tell("log-wobble", {"seat": seat, "posture": name}, fleeting=True)


def drop(s: Tournament) -> None:
    """At a roll, postures that have wobbled long enough fall off."""
    staying = []
    for wobble in s.wobbles:
        seat, slot, _, turn, lapsed = wobble
        if lapsed or s.turns >= turn + PATIENCE:
            value = s.posture[seat][slot]
            take_posture(s, seat, slot, 0)
            name = f"posture-{POSTURES[slot][value - 1]}"
            s.tell("log-drop", {"seat": seat, "posture": name}, fleeting=True)
        else:
            staying.append(wobble)
    s.wobbles = staying


def take_posture(s: Tournament, seat: int, slot: int, value: int) -> None:
    """Taken up, changed, or given up with 0."""
    posture = list(s.posture[seat])
    posture[slot] = value
    s.posture[seat] = tuple(posture)
    pressed = list(s.pressed[seat])
    pressed[slot] = s.turns
    s.pressed[seat] = tuple(pressed)
    for card in bits(s.on[seat] & LASTING & s.lax):
        if kept(s, seat, card):
            s.lax &= ~(1 << card)
    slacken(s, seat, slot)
