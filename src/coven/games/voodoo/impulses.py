"""What bots do without being asked: they obey, forget, notice breaches and play tricks. Levels
differ by how often they forget and notice, never by what they know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from coven.core import Move, Temperament

from .bot import goal_card
from .components import CARDS, NO_GESTURE, PHRASES, SECONDS, SPELLS, TRICKS
from .moves import (
    CALL,
    CALL_AT,
    COUNT,
    DOLL,
    EMOTE,
    EMOTE_AT,
    HOLD,
    MACHINE,
    MARKER,
    PHRASE,
    POSTURE,
    STRIP,
    TRICK,
    VOICE,
    without,
)
from .rules import conditions
from .rules.casting import Stare
from .rules.dice import COST, HAS_WILDCARD, PAYABLE
from .rules.trick_conditions import gestured
from .rules.trick_timing import EFFECT, RETARGET, playable_tricks
from .state import COUNT as COUNTED
from .state import NOBODY, Tournament, bits, judged

FORGETS: Final = (0.30, 0.18, 0.10, 0.04, 0.02)
NOTICES: Final = (0.40, 0.55, 0.75, 0.92, 0.97)
BREAKS: Final = (0.05, 0.05, 0.02, 0.02, 0.02)
"""Chances by level, from 0: to forget a condition, to notice a breach, to break a spell on
purpose."""
FALSE_CALLS: Final = (0.01, 0.01, 0.0, 0.0, 0.0)
"""Chance by level to call without a breach, once a turn."""
MORE_TO_KEEP: Final = 0.35
"""By how much every further condition raises the chance to forget one."""
MOST_FORGOTTEN: Final = 0.6
"""The greatest chance to forget a condition."""
BEHIND: Final = 4
"""By how many points a caster must be behind for the best bots to break its spell on purpose."""

COMMAND_VERBS: Final = frozenset(("roll", "reroll", "cast", "take", "draw", "pass"))
VERBS_OF_EVENT: Final = {
    "my_action": ("reroll", "cast", "take", "draw"),
    "draw_card": ("take", "draw"),
    "my_any_roll": ("roll", "reroll", "free"),
    "my_marker_moves": ("marker",),
    "play_trick": ("trick",),
}
"""By event of a card: the verbs of the wizard's own moves that are this event."""
SPEAKING_VERBS: Final = ("cast", "pass")
"""Commands with which a wizard says a line (11.5)."""


def impulse(
    s: Tournament, seat: int, temperament: Temperament, next_move: Move | None
) -> Move | None:
    """Returns what the bot does now without being asked: the first of its `ideas` that is possible,
    or None. `next_move`: what it is about to answer, or None if it is not asked."""
    offered = s.offered.get(seat)
    if not offered:
        return None
    if s.room and not judged(s, seat):
        return MACHINE["on"] if MACHINE["on"] in offered else None
    asked = s.pending.get(seat, ())
    for idea in ideas(s, seat, temperament, next_move):
        if idea in offered or idea in asked:
            return idea
    return None


def bot_seconds(s: Tournament, seat: int, move: Move) -> float:
    """Returns how many seconds a bot waits at least before this move, so that people have time to
    follow, to play Parasite, and to catch what the last wizard has missed (R22)."""
    if move.verb == "call":
        return SECONDS["call"]
    if move.verb == "roll" and not any(g[2] == seat and g[0] > s.doll_ply for g in s.gestures):
        return SECONDS["catch"]  # its gestures have waited for this time already
    return SECONDS["command"] if move.verb in COMMAND_VERBS else 0.0


def ideas(
    s: Tournament, seat: int, temperament: Temperament, next_move: Move | None
) -> Iterator[Move]:
    """Yields the moves that the bot would like to make without being asked before `next_move`
    (None: it is not asked anything), the most urgent first."""
    yield from calls(s, seat, temperament)
    yield from reactions(s, seat, temperament)
    yield from postures(s, seat, temperament, next_move)
    if s.moved_at[seat]:
        yield from duties(s, seat, temperament, "marker")
        yield MARKER
    yield from tricks(s, seat, temperament, next_move)
    if next_move is not None:
        yield from duties(s, seat, temperament, next_move.verb)


def forgotten(s: Tournament, seat: int, temperament: Temperament, card: int, when: str) -> bool:
    """Returns whether the bot forgets to obey the spell or curse `card` at the moment that the text
    `when` names; equal arguments always give the same answer."""
    chance = FORGETS[temperament.level] * (
        1 + MORE_TO_KEEP * (s.binding_cards[seat].bit_count() - 1)
    )
    if CARDS[card].moment == "event":
        chance *= 0.6
    elif CARDS[card].gesture == "via":
        chance *= 0.5
    return temperament.chance(f"{CARDS[card].id} {when}") < min(MOST_FORGOTTEN, chance)


# -- noticing ----------------------------------------------------------------------------------


def calls(s: Tournament, seat: int, temperament: Temperament) -> Iterator[Move]:
    """Yields the moves that accuse others of breaches the bot has noticed (of its own spells and of
    others' curses), and rarely a false one."""
    sees = NOTICES[temperament.level]
    for card in s.breach:
        if (
            s.calls_blocked[seat] >> card & 1
            or s.bound_wizard[card] == seat
            or not judged(s, s.bound_wizard[card])
        ):
            continue
        if card < SPELLS:
            if s.caster[card] != seat:
                continue
            chance = sees - 0.03 * (s.cast_spells[seat].bit_count() - 1)
        else:
            chance = sees * 0.8
        if temperament.chance(f"notice {CARDS[card].id} {s.breach[card][0]}") < chance:
            named = s.room and s.box and card < SPELLS
            yield CALL_AT[card][s.bound_wizard[card]] if named else CALL[card]
    if (
        s.cast_spells[seat]
        and temperament.chance(f"false {s.turns}") < FALSE_CALLS[temperament.level]
    ):
        card = bits(s.cast_spells[seat])[0]
        bound = s.bound_wizard[card]
        if bound != NOBODY and judged(s, bound):
            yield CALL_AT[card][bound] if s.room and s.box else CALL[card]


# -- obeying -----------------------------------------------------------------------------------


def missing_gesture(s: Tournament, seat: int, card: int, after: int) -> list[Move]:
    """Returns in a list the next emote or number that the spell or curse `card` demands and that
    was not made after ply `after`; [] if it was obeyed."""
    if conditions.obeyed_since(s, seat, card, after):
        return []
    wanted = conditions.SEQUENCE[card]
    if not wanted:
        return [emote_for(s, seat, card)]
    said = [g[4] for g in s.gestures if g[0] > after and g[2] == seat and g[3] == COUNTED]
    right = len(wanted) - 1
    while said[max(0, len(said) - right) :] != wanted[:right]:
        right -= 1
    return [COUNT[wanted[right]]]


def emote_for(s: Tournament, seat: int, card: int) -> Move:
    """Returns the emote that the spell or curse `card` demands, with the right aim."""
    name = CARDS[card].do[0]
    at = CARDS[card].at
    if not at:
        return EMOTE[name]
    aim = DOLL
    if at in ("left", "anyone"):
        aim = (seat + 1) % s.seats
    elif at == "previous":
        aim = s.previous
    return EMOTE_AT[name][aim]


def reactions(s: Tournament, seat: int, temperament: Temperament) -> Iterator[Move]:
    """Yields the gestures with which the bot has to react to recent events, unless it forgets them
    (11.7)."""
    for card, who, _, ply, _, _ in s.reactions_due:
        if who == seat and not forgotten(s, seat, temperament, card, str(ply)):
            yield EMOTE[CARDS[card].do[0]]


def postures(
    s: Tournament, seat: int, temperament: Temperament, next_move: Move | None
) -> Iterator[Move]:
    """Yields the moves that take up a lasting posture, renew one that wobbles, or give one up to
    break a spell on purpose. `next_move`: what the bot is about to answer, or None."""
    for card in bits(s.binding_cards[seat] & conditions.LASTING):
        slot = conditions.SLOT[card]
        if conditions.is_suspended(s, card):
            continue
        if seat == s.active and breaks_on_purpose(s, seat, temperament, card):
            if conditions.obeyed_now(s, seat, card):
                yield POSTURE[slot][0]
            continue
        wobbles = any(w[0] == seat and w[1] == slot for w in s.wobbles)
        if conditions.obeyed_now(s, seat, card) and not wobbles:
            continue
        when = f"{s.pressed[seat][slot]} {s.turns // s.seats}"
        if not forgotten(s, seat, temperament, card, when):
            yield POSTURE[slot][conditions.WHAT[card]]


def breaks_on_purpose(s: Tournament, seat: int, temperament: Temperament, card: int) -> bool:
    """Whether the bot breaks this spell on purpose in this turn; the best bots do so only if the
    caster is far behind."""
    if card >= SPELLS or temperament.chance(f"break {card} {s.turns}") >= BREAKS[temperament.level]:
        return False
    return temperament.level < 3 or s.points[seat] - s.points[s.caster[card]] >= BEHIND


def duties(s: Tournament, seat: int, temperament: Temperament, verb: str) -> Iterator[Move]:
    """Yields the gestures that the bot's conditions demand before a move with this verb, except
    those it forgets."""
    for card in bits(s.binding_cards[seat]):
        moves = duty(s, seat, card, verb)
        momentary = CARDS[card].moment == "event"
        when = s.command_ply[seat] if momentary else s.turns
        if moves and not forgotten(s, seat, temperament, card, str(when)):
            yield from moves
    if verb == "pass":
        yield from speech(s, seat, temperament)


def duty(s: Tournament, seat: int, card: int, verb: str) -> list[Move]:
    """Returns the gestures that the spell or curse `card` still demands before a move with this
    verb; [] if none."""
    kind, moment = CARDS[card].gesture, CARDS[card].moment
    if kind == NO_GESTURE:
        return []
    if verb in VERBS_OF_EVENT.get(CARDS[card].event, ()):
        return missing_gesture(s, seat, card, s.command_ply[seat])
    if moment == "before_roll" and verb == "roll":
        return missing_gesture(s, seat, card, s.doll_ply)
    if moment == "before_pass" and verb == "pass":
        return missing_gesture(s, seat, card, s.action_ply)
    if kind == "voice" and verb in SPEAKING_VERBS:
        return [] if s.voice[seat] == conditions.WHAT[card] else [VOICE[conditions.WHAT[card]]]
    if moment == "own_turn" and kind != "chat" and verb in COMMAND_VERBS and seat == s.active:
        return [] if conditions.obeyed_now(s, seat, card) else [lasting_gesture(card)]
    return []


def lasting_gesture(card: int) -> Move:
    """Returns the move that takes up the posture, hold or strip that the card demands."""
    what = conditions.WHAT[card]
    if conditions.GESTURE[card] == "posture":
        return POSTURE[conditions.SLOT[card]][what]
    if conditions.GESTURE[card] == "hold":
        return HOLD[what][1]
    return STRIP[what]


def speech(s: Tournament, seat: int, temperament: Temperament) -> Iterator[Move]:
    """Yields the move that says a line the bot's conditions demand in its turn, and now and then
    one with a forbidden word."""
    turn = str(s.turns)
    facts = 0
    due = False
    for card in bits(s.binding_cards[seat] & conditions.TALK):
        if not forgotten(s, seat, temperament, card, turn):
            facts |= conditions.WHAT[card]
            due |= s.said < conditions.LINES[card]
    if due:
        yield next(PHRASE[name] for name, known in PHRASES.items() if known == facts)
    for card in bits(s.binding_cards[seat] & conditions.FORBIDDEN):
        slip = conditions.WHAT[card]
        if forgotten(s, seat, temperament, card, turn) and not s.said:
            yield next(PHRASE[name] for name, known in PHRASES.items() if known == slip)


# -- tricks ------------------------------------------------------------------------------------


def tricks(
    s: Tournament, seat: int, temperament: Temperament, next_move: Move | None
) -> Iterator[Move]:
    """Yields the moves that play a trick which is useful now: its emote, the gestures that the
    bot's conditions demand before a trick, and the card. `next_move`: what the bot is about to
    answer, or None."""
    top = s.stack[-1]
    if isinstance(top, Stare):
        if top.stays:
            return
        if top.target == seat and RETARGET in s.tricks[seat]:
            if not gestured(s, seat, RETARGET):
                yield EMOTE[TRICKS[RETARGET].do]
            yield from duties(s, seat, temperament, "trick")
            yield TRICK[RETARGET]  # the face would only show that the card is held
        return
    if not s.tricks[seat]:
        return
    for trick in bits(playable_tricks(s, seat)):
        if trick != RETARGET and wants(s, seat, trick, next_move):
            if not gestured(s, seat, trick):
                yield EMOTE[TRICKS[trick].do]
            yield from duties(s, seat, temperament, "trick")
            yield TRICK[trick]


def wants(s: Tournament, seat: int, trick: int, next_move: Move | None) -> bool:
    """Returns whether it is useful for the bot to play this trick before `next_move` (None: it is
    not asked anything)."""
    effect = EFFECT[trick]
    if effect == "cast_with_their_dice":
        return next_move is None and bool(s.spells[seat] & PAYABLE[s.pool])
    if next_move is None:
        return False
    verb = next_move.verb
    if s.turn_ending and effect in ("free_reroll", "set_die", "die_back"):
        return False
    if effect == "gain_point" or effect == "steal_random_card":
        return True
    if effect == "leader_loses_point":
        return max(s.points) > s.points[seat]
    if effect == "drop_spell_on_me":
        return s.binding_cards[seat].bit_count() > 1
    if effect == "free_reroll":
        return verb == "reroll"
    if effect == "set_die":
        return verb in ("reroll", "take", "pass") and one_die_short(s, seat)
    return effect == "die_back" and verb == "pass" and len(s.pool) > 0


def one_die_short(s: Tournament, seat: int) -> bool:
    """Whether the wizard lacks one die to cast the best spell in hand, and has a useless one."""
    card, useful = goal_card(s, seat, len(s.pool))
    if card == NOBODY:
        return False
    missing = len(COST[card]) - len(useful)
    return missing == 1 and len(without(s.pool, useful)) >= 1 + HAS_WILDCARD[card]
