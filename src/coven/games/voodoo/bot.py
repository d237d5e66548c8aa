"""For bots: positions with hidden cards redrawn, their evaluation, and the playout policy."""

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
from .rules.dice import COST, HAS_WILDCARD, payments
from .rules.room import Accused, Agree
from .rules.trick_timing import EFFECT
from .rules.tricks import Choice
from .state import NOBODY, Tournament, bits, deck_of, hold_tricks

# -- hidden cards ------------------------------------------------------------------------------


def determinise(s: Tournament, seat: int | None, rng: Rng, memory: float = 0.0) -> Tournament:
    """Returns a copy in which everything that `seat` (None: a spectator) cannot know is redrawn:
    others' hands, all piles, and whom the spells between others have hit (`memory`: the chance to
    remember such a target). Unknown cards are sorted first, so the result does not depend on
    them."""
    new = s.copy()
    new.rng = rng
    if s.turns:
        redraw_cards(new, seat)
        if s.seats > 2:
            redraw_targets(new, seat, memory)
    new.drawn = s.drawn
    if new.pending:
        new.ask_again()
    return new


def redraw_cards(s: Tournament, seat: int | None) -> None:
    """Shuffles all piles together with the hands that `seat` (None: a spectator) does not see, and
    deals them again. For determinise: the search must not know the real cards."""
    hidden = [other for other in range(s.seats) if other != seat]
    parasite = parasite_caster(s)
    for i in range(len(s.decks)):
        holders = [other for other in hidden if deck_of(s, other) == i]
        pool = list(s.decks[i])
        for other in holders:
            pool.extend(bits(s.spells[other]))
        pool.sort()
        s.shuffle(pool)
        for other in sorted(holders, key=lambda holder: holder != parasite):
            size = s.spells[other].bit_count()
            if other == parasite:  # it must get a spell that it can cast
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


def parasite_caster(s: Tournament) -> int:
    """Returns the wizard who has played Parasite and now casts with another's dice, or NOBODY."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Choice) and EFFECT[top.trick] == "cast_with_their_dice":
        return top.who
    return NOBODY


def redraw_targets(s: Tournament, seat: int | None, memory: float) -> None:
    """Gives every spell that `seat` has neither cast nor on itself a random target, unless it is
    remembered (`memory`: the chance of that). The last spell keeps its target, before whom the
    target card still lies (R16)."""
    fixed = s.spells_on_table[-1:]
    for frame in s.stack:
        if isinstance(frame, Contradiction | Agree | Choice):
            return  # this decision shows which spells are on a wizard
        if isinstance(frame, Accused):
            fixed = (*fixed, frame.card)
    for card in s.spells_on_table:
        caster, target = s.caster[card], s.bound_wizard[card]
        if target == NOBODY or card in fixed or seat in (caster, target):
            continue
        if memory >= 1 or (memory > 0 and s.random_below(1000) < memory * 1000):
            continue
        others = [other for other in range(s.seats) if other not in (caster, seat)]
        other = others[s.random_below(len(others))]
        if other != target:
            since = s.since[card]
            moments.clear_card(s, card)
            s.binding_cards[target] &= ~(1 << card)
            s.bound_wizard[card] = other
            s.binding_cards[other] |= 1 << card
            s.since[card] = since


# -- evaluation --------------------------------------------------------------------------------

POINT: Final = 0.42
"""Strength per point on the track: one more makes a wizard e**POINT times as likely to win."""
IN_HAND: Final = 0.16
"""Strength per point of a spell in hand; only the first three count fully."""
TRICK: Final = 0.1
"""Strength per trick in hand."""
SPELL_ON_TABLE: Final = 0.05
"""Strength per own spell on the table, which somebody may break."""
BURDEN: Final = 0.14
"""Strength lost per condition to obey."""
PENALTY: Final = 0.25
"""Strength lost by a penalty for the next turn."""
POINTS: Final = tuple(card.points for card in CARDS)


def strength(s: Tournament, seat: int) -> float:
    """Returns how strong a wizard's position is: points, spells in hand and on the table, and
    tricks, minus conditions and penalties, each with its weight."""
    hand = 0.0
    for i, card in enumerate(bits(s.spells[seat])):
        hand += POINTS[card] + 0.6 if i < 3 else 0.3
    bit = 1 << seat
    now = seat == s.active and not s.thrown and (s.four_dice_now or s.no_rerolls_now)
    return (
        POINT * s.points[seat] * (11.0 / s.goal)
        + IN_HAND * hand
        + TRICK * min(3, len(s.tricks[seat]))
        + SPELL_ON_TABLE * s.cast_spells[seat].bit_count()
        - BURDEN * s.binding_cards[seat].bit_count()
        - (PENALTY if now or s.four_dice_next & bit or s.no_rerolls_next & bit else 0.0)
    )


def evaluate(s: Tournament, seat: int) -> float:
    """Returns the wizard's estimated chance to win, from 0 to 1: its strength compared with the
    others' (softmax)."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == seat else 0.0
    total = 0.0
    mine = strength(s, seat)
    for other in range(s.seats):
        total += exp(strength(s, other) - mine)
    return 1.0 / total


# -- playout policy ----------------------------------------------------------------------------


def turn(s: Tournament) -> int:
    """Returns the number of the current turn."""
    return s.turns


def playout(s: Tournament, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Returns a sensible move quickly, for playouts of the search: casts the most valuable spell at
    the leader, else rerolls for the best spell in hand, else takes a card. `pick(n)` returns a
    random number below n."""
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
    """Returns, by the text of each possible cast, the points that it brings and the seat it is
    aimed at."""
    found: dict[str, tuple[int, int]] = {}
    for card in range(SPELLS):
        for target in range(MOST_SEATS):
            for move in (CAST[card][target], *CAST_WILD[card][target]):
                found[move.text] = (POINTS[card], target)
    return found


CASTS: Final = _casts()


def best_cast(s: Tournament, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Returns the cast that brings most points, and of those the one at the wizard with most
    points; ties are broken at random. `pick(n)` returns a random number below n."""
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
    """Returns whether `wanted` is one of `moves`. Compares identity, which is fast and safe: every
    move is built only once."""
    for move in moves:  # noqa: SIM110
        if move is wanted:
            return True
    return False


_USEFUL: Final[dict[tuple[int, Pool], Pool]] = {}
"""Cached results of `useful_dice`."""


def useful_dice(card: int, pool: Pool) -> Pool:
    """Returns the dice of the pool that the spell `card` could use, without its wildcard."""
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
"""By the number of dice that a spell lacks: the factor for its worth."""


def goal_card(s: Tournament, seat: int, dice: int) -> tuple[int, Pool]:
    """Returns the spell in hand that is most worth rolling for with `dice` dice in all (NOBODY if
    there is none), and the dice of the pool that it would use."""
    best = NOBODY
    useful: Pool = ()
    promise = 0.0
    for card in bits(s.spells[seat]):
        cost = COST[card]
        if len(cost) + HAS_WILDCARD[card] > dice:
            continue
        have = useful_dice(card, s.pool)
        worth = POINTS[card] * HOPE[len(cost) - len(have)]
        if worth > promise:
            promise = worth
            best = card
            useful = have
    return best, useful


def best_reroll(s: Tournament, seat: int) -> Move | None:
    """Returns the reroll that keeps the dice for the best spell in hand, or None."""
    if s.rerolls >= REROLLS or s.no_rerolls_now or len(s.pool) < 2:
        return None
    card, useful = goal_card(s, seat, len(s.pool) - 1)
    if card == NOBODY:
        return None
    free = without(s.pool, useful)
    if len(free) < 2:
        return None
    return REROLL[free[0]][free[1:]]


def best_take(s: Tournament, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Returns the move that takes a spell, or a trick if three spells are in hand, paid with dice
    that the best spell does not need; if no card can be taken, the pass or a random move. `pick(n)`
    returns a random number below n."""
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
    """Returns the move that turns a useless die to a face that the best spell in hand lacks, or
    None."""
    card, useful = goal_card(s, seat, len(s.pool))
    if card == NOBODY:
        return None
    lacking = without(COST[card], useful)
    spare = without(s.pool, useful)
    return SET[spare[0]][lacking[0]] if lacking and spare else None


def least_harm(s: Tournament, moves: Sequence[Move]) -> Move:
    """Returns which spell to break when the player has to choose: the move after which its caster
    has the fewest points; then the one that pays less; then the older one."""
    return min(moves, key=lambda move: harm(s, BREAK.index(move)))


def harm(s: Tournament, card: int) -> tuple[int, int, int]:
    """Returns the sort key of the spell `card` for `least_harm`; the spell with the smallest key is
    best to break."""
    broken = CARDS[card].broken
    return s.points[s.caster[card]] + broken, broken, s.spells_on_table.index(card)
