"""Moments: when each kind of condition is judged, and which breaches are open (chapters 6 and 11).

=================================  ====================================  =========================
condition                          judged                                by
=================================  ====================================  =========================
emote or numbers before a roll     at the first roll                     judge_gestures_since
… before passing the doll          at the pass, since the last action    judge_gestures_since
… before one's own roll, action,   at that command (or when the marker   judge_gestures_since
  card, trick or marker            is moved), since the last command
emote after somebody's event       two beats and some seconds later      start_reactions,
  (cast, skulls, marker, catch)                                          settle_reaction,
                                                                         _judge_reactions
posture, hold or strip in one's    at every command                      begin_command
  own turn
lasting posture, never taken up    two beats and some seconds after      start_posture_grace,
                                   the card binds                        _judge_missing_postures
… still missing after a penalty    the same after the penalty            miss_posture_again
lasting posture, given up          at once                               judge_posture_given_up
voice, forbidden word              with every line                       speak
lines demanded in one's own turn   with every line, and at the pass      speak, judge_lines
=================================  ====================================  =========================

A breach is kept in `breach` until somebody calls it, and nothing shows it. `close_breaches` ends it
at the first roll of the next turn (R22).
"""

from __future__ import annotations

from typing import Final

from ..components import POSTURES
from ..state import COMMAND, LINE, NOBODY, UPRIGHT, Tournament, bits, judged
from .conditions import (
    FORBIDDEN,
    LASTING,
    LINES,
    OWN_TURN,
    SLOT,
    TALK,
    VOICED,
    WHAT,
    is_suspended,
    obeyed_now,
    obeyed_since,
)

GRACE: Final = 2
"""Beats until a posture must be taken up (R20) or a reaction made (11.7)."""
TURNS_UNTIL_WOBBLE: Final = 2
"""Turns after which a posture wobbles (R21)."""
TURNS_WITHOUT_CLOCK: Final = 2
"""Turns after which the time to react, or to take up or renew a posture, is over even without
timers (R29)."""
NEVER: Final = -1
"""No ply: gestures made before the event do not count."""
ANNOUNCEMENT: Final = -1
"""The facts of a line that the program says for a wizard: its words are never judged (11.6)."""


# -- breaches ----------------------------------------------------------------------------------


def open_breach(s: Tournament, card: int) -> None:
    """Records that the wizard whom `card` binds has not obeyed it in this turn, so that it can be
    called."""
    known = s.breach.get(card)
    s.breach[card] = (s.ply if known is None else known[0], s.turns)


def clear_card(s: Tournament, card: int) -> None:
    """Removes the card's breach, missing posture and reaction, because it binds nobody any more."""
    s.breach.pop(card, None)
    s.missing_posture &= ~(1 << card)
    end_posture_grace(s, card)
    if s.reactions_due:
        s.reactions_due = [due for due in s.reactions_due if due[0] != card]


def close_breaches(s: Tournament) -> None:
    """Closes the breaches of earlier turns, at the first roll of a turn. A lasting posture that is
    still missing stays a breach (R22)."""
    for card, (ply, turn) in list(s.breach.items()):
        if turn < s.turns:
            seat = s.bound_wizard[card]
            if LASTING >> card & 1 and not obeyed_now(s, seat, card) and not is_suspended(s, card):
                s.breach[card] = (ply, s.turns)
            else:
                del s.breach[card]
                if LASTING >> card & 1 and not obeyed_now(s, seat, card):
                    s.missing_posture |= 1 << card


# -- gestures that must come before something -----------------------------------------------------


def judge_gestures_since(s: Tournament, seat: int, cards: int, ply: int) -> None:
    """Opens a breach for each of `cards` (a bit mask) that binds the wizard and whose gesture it
    has not made after ply `ply`. Called when a command comes before which the gesture was due."""
    mask = s.binding_cards[seat] & cards
    if mask and judged(s, seat):
        for card in bits(mask):
            if not obeyed_since(s, seat, card, ply):
                open_breach(s, card)


# -- reactions to events --------------------------------------------------------------------------


def start_reactions(s: Tournament, cards: int, but: int = NOBODY, since: int = NEVER) -> None:
    """Demands a reaction from each wizard that one of `cards` (a bit mask) binds: the event which
    these cards wait for has just happened. The wizard `but` is left out.

    Several events during the same command demand only one reaction (R23). Wizards who have already
    made the gesture after ply `since` need not make it again (R24); with NEVER, earlier gestures do
    not count.
    """
    for seat in range(s.seats):
        found = s.binding_cards[seat] & cards
        if found and seat != but and judged(s, seat):
            for card in bits(found):
                if since != NEVER and obeyed_since(s, seat, card, since):
                    continue
                if not any(due[0] == card and due[2] == s.beats for due in s.reactions_due):
                    s.reactions_due.append((card, seat, s.beats, s.ply, s.turns, False))


def settle_reaction(s: Tournament, seat: int, emote: int) -> None:
    """Removes the wizard's oldest reaction that demands this emote, which was just made (R23)."""
    for i, due in enumerate(s.reactions_due):
        if due[1] == seat and WHAT[due[0]] == emote:
            del s.reactions_due[i]
            return


def _judge_reactions(s: Tournament) -> None:
    """Opens a breach for every reaction that was not made in time, that is, before two more
    commands were given and some seconds had passed (11.7)."""
    waiting = []
    for due in s.reactions_due:
        card, _, when, _, turn, time_over = due
        if s.beats >= when + GRACE and (time_over or s.turns >= turn + TURNS_WITHOUT_CLOCK):
            open_breach(s, card)
        else:
            waiting.append(due)
    s.reactions_due = waiting


# -- commands ----------------------------------------------------------------------------------


def begin_command(s: Tournament, seat: int, what: int) -> None:
    """Starts a command (`what`: its number in turn.COMMANDS): counts it, and judges reactions,
    missing postures, and what the wizard must keep or hold in its own turn."""
    s.beats += 1
    if any(s.gestures_since_beat):
        s.gestures_since_beat = [0] * s.seats
    if s.reactions_due:
        _judge_reactions(s)
    if s.missing_posture:
        _judge_missing_postures(s)
    if s.room and not s.bot_seats >> seat & 1:
        return
    s.gestures.append((s.ply, s.turns, seat, COMMAND, what, s.strip[seat] + (s.holds[seat] << 2)))
    mask = s.binding_cards[seat] & OWN_TURN if seat == s.active else 0
    if mask:
        breach = s.breach
        for card in bits(mask):
            known = breach.get(card)
            if known is not None and known[1] == s.turns:
                continue  # broken in this turn already
            if s.beats >= s.since[card] + GRACE and not obeyed_now(s, seat, card):
                open_breach(s, card)


def end_command(s: Tournament, seat: int) -> None:
    """Ends a command of the wizard: records its ply, and releases what the wizard has held
    (R26)."""
    s.command_ply[seat] = s.ply
    s.holds[seat] = 0


# -- lines -------------------------------------------------------------------------------------


def speak(s: Tournament, seat: int, facts: int) -> None:
    """Records a line of the wizard and judges its voice and words (11.5, 11.6). `facts`: what is
    true of it, a bit mask of FACTS, or ANNOUNCEMENT."""
    if not judged(s, seat):
        return
    voice = s.voice[seat]
    s.gestures.append((s.ply, s.turns, seat, LINE, facts, voice))
    for card in bits(s.binding_cards[seat] & VOICED):
        if WHAT[card] != voice:
            open_breach(s, card)
    if facts < 0:
        return
    for card in bits(s.binding_cards[seat] & FORBIDDEN):
        if WHAT[card] & facts:
            open_breach(s, card)
    if seat == s.active:
        s.said += 1
        for card in bits(s.binding_cards[seat] & TALK):
            if not WHAT[card] & facts:
                open_breach(s, card)


def judge_lines(s: Tournament, seat: int) -> None:
    """Opens a breach for each card that demands more lines in a turn than the wizard has said."""
    mask = s.binding_cards[seat] & TALK
    if mask and judged(s, seat):
        for card in bits(mask):
            if s.said < LINES[card]:
                open_breach(s, card)


# -- postures ----------------------------------------------------------------------------------


def take_posture(s: Tournament, seat: int, slot: int, value: int) -> None:
    """Puts the wizard's slot of the body into posture `value`; 0 gives the posture up (11.3)."""
    posture = list(s.posture[seat])
    posture[slot] = value
    s.posture[seat] = tuple(posture)
    pressed = list(s.pressed[seat])
    pressed[slot] = s.turns
    s.pressed[seat] = tuple(pressed)
    for card in bits(s.binding_cards[seat] & LASTING & s.missing_posture):
        if obeyed_now(s, seat, card):
            s.missing_posture &= ~(1 << card)
            end_posture_grace(s, card)
    judge_posture_given_up(s, seat, slot)


def judge_posture_given_up(s: Tournament, seat: int, slot: int) -> None:
    """Opens a breach for each card that demands a lasting posture which the wizard does not have in
    this slot; while the card is new or suspended, only records the posture as missing."""
    for card in bits(s.binding_cards[seat] & LASTING):
        if SLOT[card] == slot and not obeyed_now(s, seat, card) and judged(s, seat):
            if _grace_is_over(s, card):
                s.missing_posture &= ~(1 << card)
                open_breach(s, card)
            else:
                s.missing_posture |= 1 << card


def _judge_missing_postures(s: Tournament) -> None:
    """Opens a breach for each missing posture whose time of grace is over (R20)."""
    for card in bits(s.missing_posture):
        if _grace_is_over(s, card):
            s.missing_posture &= ~(1 << card)
            open_breach(s, card)


def _grace_is_over(s: Tournament, card: int) -> bool:
    """Whether the card demands its lasting posture now. It does not before two commands and some
    seconds have passed since it began to bind (R20), nor in a turn for which it is suspended
    (R29)."""
    if s.beats < s.since[card] + GRACE or is_suspended(s, card):
        return False
    return not any(
        grace[0] == card and s.turns < grace[3] + TURNS_WITHOUT_CLOCK for grace in s.posture_graces
    )


def start_posture_grace(s: Tournament, card: int) -> None:
    """Records that the card's lasting posture is missing. The wizard that the card binds has two
    commands and some seconds from now on to take the posture up (R20)."""
    s.since[card] = s.beats
    s.missing_posture |= 1 << card
    end_posture_grace(s, card)
    s.posture_graces.append((card, s.bound_wizard[card], s.ply, s.turns))


def end_posture_grace(s: Tournament, card: int) -> None:
    """Ends the seconds in which the card's posture may be missing, if they still run."""
    if s.posture_graces:
        s.posture_graces = [grace for grace in s.posture_graces if grace[0] != card]


def miss_posture_again(s: Tournament, card: int) -> None:
    """Gives a wizard who was punished for a missing posture new time to take it up, because the
    curse that demands it still binds (7.6, R20)."""
    seat = s.bound_wizard[card]
    if LASTING >> card & 1 and judged(s, seat) and not obeyed_now(s, seat, card):
        start_posture_grace(s, card)


def start_wobbles(s: Tournament) -> None:
    """Makes every posture wobble that was taken up two passes of the doll ago (R21)."""
    for seat in range(s.seats):
        posture = s.posture[seat]
        if posture is not UPRIGHT and posture != UPRIGHT:
            for slot, value in enumerate(posture):
                if value and s.turns - s.pressed[seat][slot] == TURNS_UNTIL_WOBBLE:
                    s.wobbles.append((seat, slot, s.ply, s.turns, False))
                    name = f"posture-{POSTURES[slot][value - 1]}"
                    s.tell("log-wobble", {"seat": seat, "posture": name}, fleeting=True)


def drop_wobbling(s: Tournament) -> None:
    """Ends every posture that has wobbled long enough; called at each roll (R21)."""
    staying = []
    for wobble in s.wobbles:
        seat, slot, _, turn, time_over = wobble
        if time_over or s.turns >= turn + TURNS_WITHOUT_CLOCK:
            value = s.posture[seat][slot]
            take_posture(s, seat, slot, 0)
            name = f"posture-{POSTURES[slot][value - 1]}"
            s.tell("log-drop", {"seat": seat, "posture": name}, fleeting=True)
        else:
            staying.append(wobble)
    s.wobbles = staying
