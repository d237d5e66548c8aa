"""What a seat must guess, what a position is worth, and what a sensible wizard would quickly do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from coven.core.move import PASS, Move
from coven.core.rng import Rng

from .components import CARDS, DICE, REROLLS, SPELLS
from .moves import BREAK, CAST, CAST_WILD, MOST_SEATS, REROLL, SET, STAY, Pool, letters, without
from .rules import moments
from .rules.casting import Contradiction
from .rules.dice import ANY, COST, payments
from .rules.hands import EFFECT
from .rules.room import Accused, Agree
from .rules.tricks import Choice
from .state import NOBODY, Tournament, bits, deck_of, hold_tricks

# -- what cannot be known ----------------------------------------------------------------------


def determinise(s: Tournament, seat: int | None, rng: Rng, memory: float) -> Tournament:
    """Others' hands and all piles are dealt anew, and spells that others cast on others hit others,
    unless they are remembered.

    What is unknown is sorted before it is dealt, so that the guess depends on it in no way.
    """
    new = s.copy()
    new.rng = rng
    if s.turns:
        deal_anew(new, seat)
        if s.seats > 2:
            aim_anew(new, seat, memory)
    new.drawn = s.drawn
    if new.pending:
        new.pending = {}
        new.offers_cache = None
        new.stack[-1].resume(new)
    return new


def deal_anew(s: Tournament, seat: int | None) -> None:
    hidden = [other for other in range(s.seats) if other != seat]
    sipping = parasite(s)
    for i in range(len(s.decks)):
        holders = [other for other in hidden if deck_of(s, other) == i]
        pool = list(s.decks[i])
        for other in holders:
            pool.extend(bits(s.spells[other]))
        pool.sort()
        s.shuffle(pool)
        for other in sorted(holders, key=lambda holder: holder != sipping):
            size = s.spells[other].bit_count()
            if other == sipping:  # who plays Parasite has something to cast
                fit = next(k for k in range(len(pool)) if payments(pool[k], s.pool))
                pool.append(pool.pop(fit))
            s.spells[other] = sum(1 << card for card in pool[len(pool) - size :])
            del pool[len(pool) - size :]
        s.decks[i] = tuple(pool)
    tricks = list(s.trick_deck)
    for other in hidden:
        tricks.extend(s.tricks[other])
    tricks.sort()
    s.shuffle(tricks)
    for other in hidden:
        size = len(s.tricks[other])
        hold_tricks(s, other, tricks[len(tricks) - size :])
        del tricks[len(tricks) - size :]
    s.trick_deck = tuple(tricks)
    curses = sorted(s.curse_deck)
    s.shuffle(curses)
    s.curse_deck = tuple(curses)
    for other in hidden:
        taken = s.drawn_card[other]
        if taken != NOBODY:
            hand = bits(s.spells[other]) if taken < SPELLS else s.tricks[other]
            s.drawn_card[other] = hand[0] if taken < SPELLS else SPELLS + hand[0]


def parasite(s: Tournament) -> int:
    """Who is about to cast with another's dice."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Choice) and EFFECT[top.trick] == "cast_with_their_dice":
        return top.who
    return NOBODY


def aim_anew(s: Tournament, seat: int | None, memory: float) -> None:
    """Everybody saw each target card laid; only the last one still lies there."""
    fixed = s.laid[-1:]
    for frame in s.stack:
        if isinstance(frame, Contradiction | Agree | Choice):
            return  # what is on this wizard is being shown
        if isinstance(frame, Accused):
            fixed = (*fixed, frame.card)
    for card in s.laid:
        caster, target = s.caster[card], s.bound[card]
        if target == NOBODY or card in fixed or seat in (caster, target):
            continue
        if memory >= 1 or (memory > 0 and s.random_below(1000) < memory * 1000):
            continue
        others = [other for other in range(s.seats) if other not in (caster, seat)]
        other = others[s.random_below(len(others))]
        if other != target:
            since = s.since[card]
            moments.forget_card(s, card)
            s.on[target] &= ~(1 << card)
            s.bound[card] = other
            s.on[other] |= 1 << card
            s.since[card] = since


# -- what a position is worth ------------------------------------------------------------------

POINT: Final = 0.42
"""One point nearer to the goal makes a wizard e to this power times as likely to win."""
IN_HAND: Final = 0.16
"""Per point of a spell in hand; the first ones count."""
TRICK: Final = 0.1
LAID: Final = 0.05
"""A spell on the table may be broken."""
BURDEN: Final = 0.14
"""A condition on oneself."""
SHORT: Final = 0.25
POINTS: Final = tuple(card.points for card in CARDS)


def strength(s: Tournament, seat: int) -> float:
    hand = 0.0
    for i, card in enumerate(bits(s.spells[seat])):
        hand += POINTS[card] + 0.6 if i < 3 else 0.3
    low = 1 << seat
    return (
        POINT * s.points[seat] * (11.0 / s.goal)
        + IN_HAND * hand
        + TRICK * min(3, len(s.tricks[seat]))
        + LAID * s.cast[seat].bit_count()
        - BURDEN * s.on[seat].bit_count()
        - (SHORT if s.short & low or s.barred & low else 0.0)
    )


def evaluate(s: Tournament, seat: int) -> float:
    """The chance to win, as each one's strength against the others'."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == seat else 0.0
    total = 0.0
    mine = strength(s, seat)
    for other in range(s.seats):
        total += exp(strength(s, other) - mine)
    return 1.0 / total


# -- what is quickly done ----------------------------------------------------------------------


def turn(s: Tournament) -> int:
    return s.turns


def playout(s: Tournament, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Cast what brings most at whoever is ahead; else roll for what is worth most; else take."""
    first = moves[0]
    verb = first.verb
    if verb == "cast":
        return best_cast(s, moves, pick)
    if verb == "reroll" or verb == "take":
        wanted = best_reroll(s, seat)
        if wanted is not None and among(moves, wanted):
            return wanted
        return best_take(s, seat, moves, pick)
    if first == STAY or verb in ("fair", "ready", "good-enough", "never-mind", "agree"):
        return first
    if verb == "aim" or verb == "slip":
        return max(moves, key=lambda move: s.points[move.n(0)])
    if verb == "break":
        return least_harm(s, moves)
    if verb == "set":
        wanted = best_face(s, seat)
        if wanted is not None and wanted in moves:
            return wanted
    return moves[pick(len(moves))]


def _casts() -> dict[str, tuple[int, int]]:
    """Every cast by its text: the points that it brings, and its target."""
    found: dict[str, tuple[int, int]] = {}
    for card in range(SPELLS):
        for target in range(MOST_SEATS):
            for move in (CAST[card][target], *CAST_WILD[card][target]):
                found[move.text] = (POINTS[card], target)
    return found


CASTS: Final = _casts()


def best_cast(s: Tournament, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    best = moves[0]
    most = -1
    start = pick(len(moves))
    for i in range(start - len(moves), start):
        move = moves[i]
        known = CASTS.get(move.text)
        if known is not None:
            worth = known[0] * 100 + s.points[known[1]]
            if worth > most:
                most = worth
                best = move
    return best


def among(moves: Sequence[Move], wanted: Move | None) -> bool:
    """Moves of the tables are always the same objects."""
    for move in moves:  # noqa: SIM110
        if move is wanted:
            return True
    return False


_USEFUL: Final[dict[tuple[int, Pool], Pool]] = {}


def useful_dice(card: int, pool: Pool) -> Pool:
    """The dice of a pool that a spell would use."""
    key = (card, pool)
    known = _USEFUL.get(key)
    if known is None:
        left = list(pool)
        have = []
        for face in COST[card]:
            if face in left:
                left.remove(face)
                have.append(face)
        known = _USEFUL[key] = tuple(have)
    return known


HOPE: Final = tuple(0.45**missing for missing in range(DICE + 1))
"""What is left of a spell's worth, by the dice that it lacks."""


def goal_card(s: Tournament, seat: int, dice: int) -> tuple[int, Pool]:
    """The spell in hand worth rolling for with so many dice, and the dice that it would use now."""
    best = NOBODY
    useful: Pool = ()
    promise = 0.0
    for card in bits(s.spells[seat]):
        cost = COST[card]
        if len(cost) + ANY[card] > dice:
            continue
        have = useful_dice(card, s.pool)
        worth = POINTS[card] * HOPE[len(cost) - len(have)]
        if worth > promise:
            promise = worth
            best = card
            useful = have
    return best, useful


def best_reroll(s: Tournament, seat: int) -> Move | None:
    """Keeps what the best spell needs, pays with the rest, rolls all else."""
    if s.rerolls >= REROLLS or s.hobbled or len(s.pool) < 2:
        return None
    card, useful = goal_card(s, seat, len(s.pool) - 1)
    if card == NOBODY:
        return None
    free = without(s.pool, useful)
    if len(free) < 2:
        return None
    return REROLL[free[0]][free[1:]]


def best_take(s: Tournament, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """A spell, or with many in hand a trick; paid with dice that no spell needs."""
    want = "trick" if s.spells[seat].bit_count() >= 3 else "spell"
    _, useful = goal_card(s, seat, len(s.pool))
    spare = without(s.pool, useful)
    paid = letters(spare[:2]) if len(spare) > 1 else ""
    some: Move | None = None
    for move in moves:
        if move.verb == "take":
            if move.word(0) == want and (move.word(1) == paid or not paid):
                return move
            some = move
    if some is not None:
        return some
    if PASS in moves:
        return PASS
    return moves[pick(len(moves))]


def best_face(s: Tournament, seat: int) -> Move | None:
    """Turns a die that is not needed to what the best spell lacks."""
    card, useful = goal_card(s, seat, len(s.pool))
    if card == NOBODY:
        return None
    lacking = without(COST[card], useful)
    spare = without(s.pool, useful)
    return SET[spare[0]][lacking[0]] if lacking and spare else None


def least_harm(s: Tournament, moves: Sequence[Move]) -> Move:
    """Of two contradicting spells, the one whose caster ends with fewer points; then the one that
    pays less; then the older."""
    return min(moves, key=lambda move: harm(s, BREAK.index(move)))


def harm(s: Tournament, card: int) -> tuple[int, int, int]:
    broken = CARDS[card].broken
    return s.points[s.caster[card]] + broken, broken, s.laid.index(card)
