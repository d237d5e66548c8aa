"""What bots do unasked: obey, forget, notice, and play tricks. Levels differ by how much they
forget and how much they see, never by what they are told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from coven.core import Move, Temperament

from .bot import goal_card
from .components import CARDS, NO_GESTURE, PHRASES, SPELLS, TRICKS
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
from .rules import moments
from .rules.casting import Stare
from .rules.dice import ANY, COST, PAYABLE
from .rules.hands import EFFECT, RETARGET, tricks_now
from .rules.voting import gestured
from .state import COUNT as COUNTED
from .state import NOBODY, Tournament, bits, judged

FORGETS: Final = (0.30, 0.18, 0.10, 0.04, 0.02)
NOTICES: Final = (0.40, 0.55, 0.75, 0.92, 0.97)
BREAKS: Final = (0.05, 0.05, 0.02, 0.02, 0.02)
"""By level, 0 first: forgetting one thing, noticing one, breaking a lasting spell on purpose."""
FALSE_CALLS: Final = (0.01, 0.01, 0.0, 0.0, 0.0)
MORE_TO_KEEP: Final = 0.35
"""How much more is forgotten with every further condition."""
MOST_FORGOTTEN: Final = 0.6
BEHIND: Final = 4
"""So far behind a caster must be for the best bots to break a spell on purpose."""

COMMAND_VERBS: Final = frozenset(("roll", "reroll", "cast", "take", "draw", "pass"))
BEFORE: Final = {
    "my_action": ("reroll", "cast", "take", "draw"),
    "draw_card": ("take", "draw"),
    "my_any_roll": ("roll", "reroll", "free"),
    "my_marker_moves": ("marker",),
    "play_trick": ("trick",),
}
"""The commands that are one's own events."""
SPEAKS: Final = ("cast", "pass")


def impulse(
    s: Tournament, seat: int, temperament: Temperament, next_move: Move | None
) -> Move | None:
    """One offered move: the first thing that this bot thinks of; None if that is nothing."""
    offered = s.offered.get(seat)
    if not offered:
        return None
    if s.room and not judged(s, seat):
        return MACHINE["on"] if MACHINE["on"] in offered else None
    for thought in thoughts(s, seat, temperament, next_move):
        if thought in offered:
            return thought
    return None


def thoughts(
    s: Tournament, seat: int, temperament: Temperament, next_move: Move | None
) -> Iterator[Move]:
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
    """Whether this bot forgets this obligation; the same answer every time."""
    part = FORGETS[temperament.level] * (1 + MORE_TO_KEEP * (s.on[seat].bit_count() - 1))
    if CARDS[card].moment == "event":
        part *= 0.6
    elif CARDS[card].gesture == "via":
        part *= 0.5
    return temperament.chance(f"{CARDS[card].id} {when}") < min(MOST_FORGOTTEN, part)


# -- noticing ----------------------------------------------------------------------------------


def calls(s: Tournament, seat: int, temperament: Temperament) -> Iterator[Move]:
    """What the bot has noticed: breaches of its own spells, and of others' curses."""
    sees = NOTICES[temperament.level]
    for card in s.breach:
        if s.rested[seat] >> card & 1 or s.bound[card] == seat or not judged(s, s.bound[card]):
            continue
        if card < SPELLS:
            if s.caster[card] != seat:
                continue
            chance = sees - 0.03 * (s.cast[seat].bit_count() - 1)
        else:
            chance = sees * 0.8
        if temperament.chance(f"notice {CARDS[card].id} {s.breach[card][0]}") < chance:
            named = s.room and s.box and card < SPELLS
            yield CALL_AT[card][s.bound[card]] if named else CALL[card]
    if s.cast[seat] and temperament.chance(f"false {s.turns}") < FALSE_CALLS[temperament.level]:
        card = bits(s.cast[seat])[0]
        bound = s.bound[card]
        if bound != NOBODY and judged(s, bound):
            yield CALL_AT[card][bound] if s.room and s.box else CALL[card]


# -- obeying -----------------------------------------------------------------------------------


def gesture(s: Tournament, seat: int, card: int, after: int) -> list[Move]:
    """What is to be done next for a momentary condition; nothing if it is fulfilled."""
    if moments.done(s, seat, card, after):
        return []
    wanted = moments.SEQUENCE[card]
    if not wanted:
        return [aimed(s, seat, card)]
    said = [g[4] for g in s.gestures if g[0] > after and g[2] == seat and g[3] == COUNTED]
    right = len(wanted) - 1
    while said[max(0, len(said) - right) :] != wanted[:right]:
        right -= 1
    return [COUNT[wanted[right]]]


def aimed(s: Tournament, seat: int, card: int) -> Move:
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
    for card, who, _, ply, _, _ in s.owed:
        if who == seat and not forgotten(s, seat, temperament, card, str(ply)):
            yield EMOTE[CARDS[card].do[0]]


def postures(
    s: Tournament, seat: int, temperament: Temperament, next_move: Move | None
) -> Iterator[Move]:
    """Lasting postures are taken up, and taken up again when they wobble."""
    for card in bits(s.on[seat] & moments.LASTING):
        slot = moments.SLOT[card]
        if moments.spared(s, card):
            continue
        if seat == s.active and breaks(s, seat, temperament, card):
            if moments.kept(s, seat, card):
                yield POSTURE[slot][0]
            continue
        wobbles = any(w[0] == seat and w[1] == slot for w in s.wobbles)
        if moments.kept(s, seat, card) and not wobbles:
            continue
        when = f"{s.pressed[seat][slot]} {s.turns // s.seats}"
        if not forgotten(s, seat, temperament, card, when):
            yield POSTURE[slot][moments.WHAT[card]]


def breaks(s: Tournament, seat: int, temperament: Temperament, card: int) -> bool:
    """On purpose, this turn; the best only if it costs nothing."""
    if card >= SPELLS or temperament.chance(f"break {card} {s.turns}") >= BREAKS[temperament.level]:
        return False
    return temperament.level < 3 or s.points[seat] - s.points[s.caster[card]] >= BEHIND


def duties(s: Tournament, seat: int, temperament: Temperament, verb: str) -> Iterator[Move]:
    """What is still owed before that command, as far as the bot remembers it."""
    for card in bits(s.on[seat]):
        moves = duty(s, seat, card, verb)
        momentary = CARDS[card].moment == "event"
        when = s.command_ply[seat] if momentary else s.turns
        if moves and not forgotten(s, seat, temperament, card, str(when)):
            yield from moves
    if verb == "pass":
        yield from speech(s, seat, temperament)


def duty(s: Tournament, seat: int, card: int, verb: str) -> list[Move]:
    """What a card still wants before that command."""
    kind, moment = CARDS[card].gesture, CARDS[card].moment
    if kind == NO_GESTURE:
        return []
    if verb in BEFORE.get(CARDS[card].event, ()):
        return gesture(s, seat, card, s.command_ply[seat])
    if moment == "before_roll" and verb == "roll":
        return gesture(s, seat, card, s.doll_ply)
    if moment == "before_pass" and verb == "pass":
        return gesture(s, seat, card, s.action_ply)
    if kind == "voice" and verb in SPEAKS:
        return [] if s.voice[seat] == moments.WHAT[card] else [VOICE[moments.WHAT[card]]]
    if moment == "own_turn" and kind != "chat" and verb in COMMAND_VERBS and seat == s.active:
        return [] if moments.kept(s, seat, card) else [hands(card)]
    return []


def hands(card: int) -> Move:
    """A posture, something held, or another strip of buttons."""
    what = moments.WHAT[card]
    if moments.GESTURE[card] == "posture":
        return POSTURE[moments.SLOT[card]][what]
    if moments.GESTURE[card] == "hold":
        return HOLD[what][1]
    return STRIP[what]


def speech(s: Tournament, seat: int, temperament: Temperament) -> Iterator[Move]:
    """A line, where one is owed, with what it needs; and now and then the word that must not be
    said."""
    turn = str(s.turns)
    facts = 0
    owed = False
    for card in bits(s.on[seat] & moments.TALK):
        if not forgotten(s, seat, temperament, card, turn):
            facts |= moments.WHAT[card]
            owed |= s.said < moments.LINES[card]
    if owed:
        yield next(PHRASE[name] for name, known in PHRASES.items() if known == facts)
    for card in bits(s.on[seat] & moments.FORBIDDEN):
        slip = moments.WHAT[card]
        if forgotten(s, seat, temperament, card, turn) and not s.said:
            yield next(PHRASE[name] for name, known in PHRASES.items() if known == slip)


# -- tricks ------------------------------------------------------------------------------------


def tricks(
    s: Tournament, seat: int, temperament: Temperament, next_move: Move | None
) -> Iterator[Move]:
    """The gesture first, what the doll wants to see second, then the card."""
    top = s.stack[-1]
    if isinstance(top, Stare):
        if top.stays:
            return
        if top.target == seat and RETARGET in s.tricks[seat] and not gestured(s, seat, RETARGET):
            yield EMOTE[TRICKS[RETARGET].do]
            yield from duties(s, seat, temperament, "trick")
        return
    if not s.tricks[seat]:
        return
    for trick in bits(tricks_now(s, seat)):
        if trick != RETARGET and wants(s, seat, trick, next_move):
            if not gestured(s, seat, trick):
                yield EMOTE[TRICKS[trick].do]
            yield from duties(s, seat, temperament, "trick")
            yield TRICK[trick]


def wants(s: Tournament, seat: int, trick: int, next_move: Move | None) -> bool:
    """Whether this is a good moment for it."""
    effect = EFFECT[trick]
    if effect == "cast_with_their_dice":
        return next_move is None and bool(s.spells[seat] & PAYABLE[s.pool])
    if next_move is None:
        return False
    verb = next_move.verb
    if effect == "gain_point" or effect == "steal_random_card":
        return True
    if effect == "leader_loses_point":
        return max(s.points) > s.points[seat]
    if effect == "drop_spell_on_me":
        return s.on[seat].bit_count() > 1
    if effect == "free_reroll":
        return verb == "reroll"
    if effect == "set_die":
        return verb in ("reroll", "take", "pass") and nearly(s, seat)
    return effect == "die_back" and verb == "pass" and len(s.pool) > 0


def nearly(s: Tournament, seat: int) -> bool:
    """Whether one die stands between a spell and its being cast."""
    card, useful = goal_card(s, seat, len(s.pool))
    if card == NOBODY:
        return False
    missing = len(COST[card]) - len(useful)
    return missing == 1 and len(without(s.pool, useful)) >= 1 + ANY[card]
