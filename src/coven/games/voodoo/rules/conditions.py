"""Conditions: what each spell or curse demands of a wizard, and whether it was done (chapters 6, 7
and 11). `moments` says when that is looked at.

All tables are by card. Sets of cards are bit masks.
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
from ..state import COUNT, EMOTE, NOBODY, Tournament


def _mask(*, gesture: str = "", moment: str = "", event: str = "") -> int:
    """Returns a bit mask of the cards with this gesture, moment and event, as components.toml names
    them; "" matches any."""
    return sum(
        1 << i
        for i, card in enumerate(CARDS)
        if card.gesture != NO_GESTURE
        and gesture in ("", card.gesture)
        and moment in ("", card.moment)
        and event in ("", card.event)
    )


# Sets of cards by the moment at which they must be obeyed.
BEFORE_ROLL: Final = _mask(moment="before_roll")
BEFORE_PASS: Final = _mask(moment="before_pass")
TALK: Final = _mask(gesture="chat")
"""Cards that demand lines in one's own turn."""
OWN_TURN: Final = _mask(moment="own_turn") & ~TALK
LASTING: Final = _mask(moment="always", gesture="posture")
VOICED: Final = _mask(gesture="voice")
FORBIDDEN: Final = _mask(gesture="forbid")
"""Cards that forbid a word."""
MY_ACTION: Final = _mask(event="my_action")
MY_DRAW: Final = _mask(event="draw_card")
MY_ROLL: Final = _mask(event="my_any_roll")
MY_MARKER: Final = _mask(event="my_marker_moves")
MY_TRICK: Final = _mask(event="play_trick")
OTHER_CASTS: Final = _mask(event="other_casts")
OTHER_MARKER: Final = _mask(event="other_marker_moves")
TWO_SKULLS: Final = _mask(event="any_two_skulls")
CAUGHT: Final = _mask(event="someone_called")

# What each card demands.
GESTURE: Final = tuple(card.gesture for card in CARDS)
SLOT: Final = tuple(SLOTS.index(card.slot) if card.slot else 0 for card in CARDS)
TIMES: Final = tuple(card.times for card in CARDS)
LINES: Final = tuple(card.lines for card in CARDS)
AT: Final = tuple(card.at for card in CARDS)
EXCEPT_OWN_TURN: Final = tuple(card.except_own_turn for card in CARDS)


def _what(i: int) -> int:
    """Returns the number of the emote, posture, hold, strip or voice that card number `i` demands,
    or the bit mask of facts that a line must have; 0 for other cards."""
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
"""The number of what each card demands; in which list it counts depends on GESTURE."""
SEQUENCE: Final = tuple(
    [COUNTS.index(word) for word in card.do] if card.gesture == "sequence" else [] for card in CARDS
)
"""The numbers that must be said one after the other; empty for most cards."""


def obeyed_since(s: Tournament, seat: int, card: int, ply: int) -> bool:
    """Whether the wizard has made the gestures that the card demands after ply `ply` (11.2)."""
    if SEQUENCE[card]:
        return said_in_order(s, seat, card, ply)
    if AT[card] == "previous" and s.previous == NOBODY:
        return True  # nobody has passed the doll yet
    return times_made(s, seat, card, ply) >= TIMES[card]


def obeyed_now(s: Tournament, seat: int, card: int) -> bool:
    """Whether the wizard keeps the posture, holds the thing or uses the strip that the card
    demands (11.3, 11.4)."""
    gesture = GESTURE[card]
    if gesture == "posture":
        return s.posture[seat][SLOT[card]] == WHAT[card]
    if gesture == "hold":
        return bool(s.holds[seat] >> WHAT[card] & 1)
    return s.strip[seat] == WHAT[card]


def times_made(s: Tournament, seat: int, card: int, after: int) -> int:
    """Returns how often the wizard has made the card's emote, rightly aimed, after ply `after`."""
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
    """Whether an emote that `seat` has aimed at `aim` is aimed as the card demands. `at`: what the
    card demands (`Card.at`), such as "left" or "doll"."""
    if at == "left":
        return aim == (seat + 1) % s.seats
    if at == "previous":
        return aim == s.previous
    if at == "doll":
        return aim == DOLL
    if at == "anyone":
        return 0 <= aim < DOLL
    return True


def said_in_order(s: Tournament, seat: int, card: int, after: int) -> bool:
    """Whether the wizard has said the card's numbers in their order after ply `after`, with no
    other number in between."""
    said = [
        made
        for ply, _, who, kind, made, _ in s.gestures
        if ply > after and who == seat and kind == COUNT
    ]
    wanted = SEQUENCE[card]
    return any(said[i : i + len(wanted)] == wanted for i in range(len(said) - len(wanted) + 1))


def is_suspended(s: Tournament, card: int) -> bool:
    """Returns whether the card need not be obeyed now because the wizard that it binds is in its
    own turn."""
    return EXCEPT_OWN_TURN[card] and s.bound_wizard[card] == s.active
