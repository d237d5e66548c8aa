"""For bots: the moves that are worth considering. Which two of five dice pay for a card, and which
are rolled again, makes dozens of moves, most of which are never better than some other one."""

from __future__ import annotations

from typing import Final

from coven.core.move import PASS, Move

from .bot import CASTS, POINTS, aim_worth, best_free_reroll, harm, second_cast, useful_dice
from .components import REROLLS
from .moves import BREAK, FORGET, READY, REROLL, SET, STAY, TAKE, TRICK, Pool, without
from .rules.breaking import BROKEN_POINTS
from .rules.casting import CLASH
from .rules.dice import COST, HAS_WILDCARD, NO_WILD, PAYABLE
from .rules.trick_conditions import gestured
from .rules.trick_timing import RETARGET
from .rules.turn import MAY_REROLL, SPELL_IN_PILE, TRICK_IN_PILE
from .state import Tournament, bits

MOST_TARGETS: Final = 3
"""How many targets of a spell are considered, the best by `aim_worth`."""
MOST_SPELLS: Final = 4
"""For how many spells in hand dice are kept in rerolls."""
MOST_CACHED: Final = 1 << 15
_USES: Final[dict[tuple[int, Pool, int], list[Move]]] = {}
"""Cached results of `uses_of_dice`."""


def sensible(s: Tournament, seat: int, moves: list[Move]) -> list[Move]:
    """Returns the moves that bots consider. If some win, these are all; otherwise moves that waste
    dice, cards or points for nothing are left out."""
    first = moves[0]
    verb = first.verb
    if verb in ("cast", "reroll", "take", "draw"):
        return in_turn(s, seat, moves)
    if first == READY:
        return [READY]
    if first == STAY and len(moves) > 1:  # without the face the card would be lost (10.3)
        return [TRICK[RETARGET] if gestured(s, seat, RETARGET) else STAY]
    if verb == "aim":
        return best_targets(s, seat, s.spells_on_table[-1], moves)
    if verb == "break":
        return [move for move in moves if not breaking_loses(s, BREAK.index(move))] or moves
    if verb == "slip" or verb == "steal":
        most = max([s.points[move.n(0)] for move in moves])
        return [move for move in moves if s.points[move.n(0)] == most]
    if verb == "forget":
        return [max(moves, key=lambda move: harm(s, FORGET.index(move)))]
    if verb == "free":
        free = best_free_reroll(s, seat)
        return [free] if free is not None else moves
    if verb == "set":
        return completing_faces(s, seat) or moves
    return moves


def breaking_loses(s: Tournament, card: int) -> bool:
    """Whether the caster of this spell wins when it is broken."""
    return s.points[s.caster[card]] + BROKEN_POINTS[card] >= s.goal


def in_turn(s: Tournament, seat: int, moves: list[Move]) -> list[Move]:
    """Returns the moves worth considering for the wizard with the doll, or for a wizard who casts a
    spell by Parasite. Moves that end the turn are among them only if there is nothing to cast or to
    take."""
    casts = [move for move in moves if move.verb == "cast"]
    if casts:
        winning = [move for move in casts if points_now(s, seat, move) >= s.goal]
        if winning:
            return winning
        casts = best_casts(s, seat, casts)
    if seat != s.active:
        return casts
    found = casts + for_dice(s, seat)
    if not any(move.verb != "reroll" for move in found):
        ending = [move for move in moves if move.verb == "draw" or move is PASS]
        found = found + (ending[:1] if not s.spells[seat] else ending)  # spells are drawn first
    return found or moves


# -- casts -------------------------------------------------------------------------------------


def points_now(s: Tournament, seat: int, move: Move) -> int:
    """Returns the points that the wizard has after this cast, together with the points that may
    follow from it: those of a second cast with the dice that are left or, if they are more, those
    for the break of one of its own spells that contradict each other."""
    card, target, wild = CASTS[move.text]
    gained = second_cast(s, seat, card, wild)
    against = s.binding_cards[target] & CLASH[card] & s.cast_spells[seat]
    if against:
        gained = max(gained, min(BROKEN_POINTS[card], BROKEN_POINTS[bits(against)[0]]))
    return s.points[seat] + POINTS[card] + gained


def best_casts(s: Tournament, seat: int, casts: list[Move]) -> list[Move]:
    """Returns those of `casts` that pay for each spell with the wildcard that leaves the most
    useful dice and aim it at the best targets. If the spell is cast by Parasite, only casts of the
    spells with most points."""
    payments: dict[int, dict[int, list[Move]]] = {}
    for move in casts:
        card, _, wild = CASTS[move.text]
        payments.setdefault(card, {}).setdefault(wild, []).append(move)
    most = max([POINTS[card] for card in payments]) if seat != s.active else 0
    found: list[Move] = []
    for card, wilds in payments.items():
        if POINTS[card] >= most:
            best = NO_WILD
            highest = -100
            for wild in wilds:
                worth = 10 * second_cast(s, seat, card, wild) - uses(s.spells[seat], wild)
                if worth > highest:
                    highest = worth
                    best = wild
            found += best_targets(s, seat, card, wilds[best])
    return found


def uses(spells: int, die: int) -> int:
    """Returns for how many of these spells (a bit mask) this die is an ingredient."""
    count = 0
    for card in bits(spells):
        if die in COST[card]:
            count += 1
    return count


def best_targets(s: Tournament, seat: int, card: int, moves: list[Move]) -> list[Move]:
    """Returns those of `moves`, which cast or aim the spell `card`, that have the best targets."""
    if len(moves) <= MOST_TARGETS:
        return moves
    at = 1 if moves[0].verb == "cast" else 0
    return sorted(moves, key=lambda move: -aim_worth(s, seat, card, move.n(at)))[:MOST_TARGETS]


# -- dice --------------------------------------------------------------------------------------


def for_dice(s: Tournament, seat: int) -> list[Move]:
    """Returns the rerolls, and the cards to take, that are worth considering; may be empty."""
    flags = MAY_REROLL if s.rerolls < REROLLS and not s.no_rerolls_now else 0
    if s.decks[seat if s.seats == 2 else 0]:
        flags |= SPELL_IN_PILE
    if s.trick_deck:
        flags |= TRICK_IN_PILE
    key = (s.spells[seat], s.pool, flags)
    known = _USES.get(key)
    if known is None:
        if len(_USES) >= MOST_CACHED:
            _USES.clear()
        known = _USES[key] = uses_of_dice(s.spells[seat], s.pool, flags)
    return known


def uses_of_dice(spells: int, pool: Pool, flags: int) -> list[Move]:
    """Returns the rerolls that keep the dice for one or two spells in hand, and the cards to take
    for dice that are needed least. `flags`: the bits MAY_REROLL, SPELL_IN_PILE and TRICK_IN_PILE,
    which say what is possible now."""
    found: list[Move] = []
    if flags & MAY_REROLL:
        for kept in kept_dice(spells, pool):
            free = without(pool, kept)
            found.append(REROLL[free[0]][free[1:]])
    paid = spare_dice(spells, pool)
    if len(paid) == 2:
        if flags & SPELL_IN_PILE:
            found.append(TAKE["spell"][paid])
        if flags & TRICK_IN_PILE and (spells or not flags & SPELL_IN_PILE):
            found.append(TAKE["trick"][paid])
    return found


def kept_dice(spells: int, pool: Pool) -> list[Pool]:
    """Returns the sets of dice to keep in a reroll: those that fit a spell which is not paid yet,
    alone or beside those of another spell."""
    cards = sorted(bits(spells), key=lambda card: -POINTS[card])[:MOST_SPELLS]
    found: dict[Pool, bool] = {}
    for one in cards:
        for other in cards:
            have = useful_dice(one, pool)
            needed = len(COST[one]) + HAS_WILDCARD[one]
            if other != one:
                more = useful_dice(other, without(pool, have))
                have = tuple(sorted(have + more))
                if len(more) == len(COST[other]):  # paid: its dice are not for the first one
                    needed += len(COST[other]) + HAS_WILDCARD[other]
                else:
                    needed = max(needed, len(have) + 1)
            if (
                not PAYABLE[pool] >> one & 1
                and needed <= len(pool) - 1
                and len(have) < len(pool) - 1
            ):
                found[have] = True
    return list(found)


def spare_dice(spells: int, pool: Pool) -> Pool:
    """Returns the two dice of the pool that the spells in hand need least. If spells can be cast,
    returns dice that are not needed for the best of them; () if there are not two such dice."""
    if len(pool) < 2:
        return ()
    payable = spells & PAYABLE[pool]
    if not payable:
        return least_needed(spells, pool)
    best: Pool = ()
    most = 0
    for card in bits(payable):
        left = without(pool, COST[card])
        if len(left) - HAS_WILDCARD[card] < 2 or POINTS[card] <= most:
            continue
        paid = least_needed(spells & ~(1 << card), left)
        second = PAYABLE[left] & payable & ~(1 << card)
        if not second or second & PAYABLE[without(left, paid)]:
            most = POINTS[card]
            best = paid
    return best


def least_needed(spells: int, pool: Pool) -> Pool:
    """Returns the two dice of the pool that fit the fewest points of spells in hand."""
    need = [0] * len(pool)
    for card in bits(spells):
        at = 0
        for face in useful_dice(card, pool):
            at = pool.index(face, at)
            need[at] += POINTS[card]
            at += 1
    ranked = sorted(range(len(pool)), key=lambda i: (need[i], -i))[:2]
    return tuple(sorted([pool[i] for i in ranked]))


def completing_faces(s: Tournament, seat: int) -> list[Move]:
    """Returns the moves that turn a die, which is not needed otherwise, to the one face that a
    spell in hand still lacks. If this is possible for several spells, only those with most points
    count; [] if for none."""
    found: list[Move] = []
    most = 0
    for card in bits(s.spells[seat] & ~PAYABLE[s.pool]):
        have = useful_dice(card, s.pool)
        lacking = without(COST[card], have)
        spare = without(s.pool, have)
        if len(lacking) == 1 and len(spare) > HAS_WILDCARD[card] and POINTS[card] >= most:
            if POINTS[card] > most:
                most = POINTS[card]
                found = []
            found.append(SET[least_needed(s.spells[seat], spare)[0]][lacking[0]])
    return found
