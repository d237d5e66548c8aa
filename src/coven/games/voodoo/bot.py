"""For bots: positions with hidden cards redrawn, their evaluation, and the playout policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final

from coven.core.move import PASS, Move
from coven.core.rng import Rng

from .components import CARDS, DICE, REROLLS, SPELLS
from .moves import (
    BREAK,
    CAST,
    CAST_WILD,
    FORGET,
    FREE,
    MOST_SEATS,
    PICK,
    REROLL,
    SET,
    STAY,
    TRICK,
    Pool,
    letters,
    without,
)
from .rules import moments
from .rules.casting import CLASH, Contradiction
from .rules.dice import COST, FALLEN, HAS_WILDCARD, NO_WILD, PAYABLE, payments, price
from .rules.room import Accused, Agree
from .rules.trick_conditions import gestured
from .rules.trick_timing import EFFECT, RETARGET
from .rules.tricks import Choice
from .state import NOBODY, Tournament, bits, deck_of, hold_tricks

# -- hidden cards ------------------------------------------------------------------------------


def determinise(s: Tournament, seat: int | None, rng: Rng, memory: float = 0.0) -> Tournament:
    """Returns a copy in which everything that `seat` (None: a spectator) cannot know is redrawn:
    others' hands, all piles, and whom the spells between others have hit (`memory`: the chance to
    remember such a target). Unknown cards are sorted first, so the result does not depend on where
    they really are."""
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
    remembered (`memory`: the chance of that). The spell cast last keeps its target, because
    everybody sees the target card before that wizard (R16)."""
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
"""Strength per point of 11 to the goal when USUAL_ROUNDS are left: one more makes a wizard e**POINT
times as likely to win."""
USUAL_ROUNDS: Final = 4.0
TRICK_POINTS: Final = {
    "retarget": 0.1,
    "free_reroll": 0.2,
    "cast_with_their_dice": 0.35,
    "set_die": 0.35,
    "drop_spell_on_me": 0.1,
    "steal_random_card": 0.3,
    "gain_point": 0.9,
    "leader_loses_point": 0.2,
    "die_back": 0.15,
}
"""By effect of a trick: the points that it is worth in hand."""
TRICK_WORTH: Final = tuple(TRICK_POINTS[effect] for effect in EFFECT)
"""The same by trick."""
BURDEN: Final = 0.4
"""The points that a condition to obey costs, beside those that others win by it."""
PENALTY: Final = 0.6
"""The points that a penalty for the next turn costs."""
LACKING: Final = 0.1
"""In one room, the points that a part of the body costs which a player does not use."""
SLIPS: Final = 0.045
"""The chance that somebody forgets one condition in a round and is caught."""
MORE_TO_KEEP: Final = 0.35
"""By how much every further condition raises that chance."""
CURSE_COST: Final = 0.7
"""The points that a caught breach of a curse costs."""
POINTS_PER_ROUND: Final = 1.4
"""By this the number of rounds to come is estimated from the leader's points."""
POINTS: Final = tuple(card.points for card in CARDS)
BROKEN: Final = tuple(card.broken for card in CARDS)


def _promise(card: int) -> float:
    """Returns roughly the points of a spell times the chance to cast it in a turn."""
    missed = 0.12 * len(COST[card]) + 0.02 * HAS_WILDCARD[card] + 0.02 * len(set(COST[card]))
    return POINTS[card] * (1.0 - missed)


PROMISE: Final = tuple(_promise(card) for card in range(SPELLS))
"""By spell: the points to expect of it in hand."""
HAND: Final = (0.0, 0.6, 0.5, 0.42, 0.35, 0.3, 0.26, 0.23)
"""By the number of spells in hand: the share of their promised points that counts; the dice of a
turn pay only for one or two."""


def rounds_left(s: Tournament) -> float:
    """Returns about how many rounds the game will still last."""
    return 0.6 + (s.goal - max(s.points)) / POINTS_PER_ROUND


def prospects(s: Tournament, seat: int, rounds: float) -> float:
    """Returns the points that a wizard has, plus those it may expect in `rounds` rounds from its
    cards in hand and the spells it has cast, minus what the conditions and penalties that bind it
    may cost."""
    hand = 0.0
    spells = bits(s.spells[seat])
    for card in spells:
        hand += PROMISE[card]
    found = s.points[seat] + HAND[min(len(spells), len(HAND) - 1)] * hand
    for trick in s.tricks[seat]:
        found += TRICK_WORTH[trick]
    chance = SLIPS * rounds
    for card in bits(s.cast_spells[seat]):
        bound = s.bound_wizard[card]
        if bound != NOBODY:
            found += BROKEN[card] * min(0.6, chance * load(s, bound))
    binding = s.binding_cards[seat]
    if binding:
        found -= BURDEN * binding.bit_count()
        curses = (binding & s.curses).bit_count()
        if curses:
            found -= CURSE_COST * curses * min(0.6, chance * load(s, seat))
    bit = 1 << seat
    now = seat == s.active and not s.thrown and (s.four_dice_now or s.no_rerolls_now)
    if now or (s.four_dice_next | s.no_rerolls_next) & bit:
        found -= PENALTY
    return found


def load(s: Tournament, seat: int) -> float:
    """Returns a factor: how many times as often this wizard forgets as one with a single
    condition."""
    return 1.0 + MORE_TO_KEEP * (s.binding_cards[seat].bit_count() - 1)


def evaluate(s: Tournament, seat: int) -> float:
    """Returns the value to expect of the final place, from 0 to 1. It is halfway between the chance
    to win (a softmax of the prospects) and the share of the others that will be behind. On average
    that is what `coven.bots.bot.final_value` gives for the final places."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == seat else 0.0
    rounds = rounds_left(s)
    point = POINT * (11.0 / s.goal) * sqrt(USUAL_ROUNDS / rounds)
    mine = prospects(s, seat, rounds) - LACKING * s.lacks[seat].bit_count()
    total = 1.0
    ahead = 0.0
    for other in range(s.seats):
        if other != seat:
            odds = exp(point * (prospects(s, other, rounds) - mine))
            total += odds
            ahead += 1.0 / (1.0 + odds)
    return (1.0 / total + ahead / (s.seats - 1)) / 2


# -- playout policy ----------------------------------------------------------------------------


def turn(s: Tournament) -> int:
    """Returns the number of the current turn."""
    return s.turns


def playout(s: Tournament, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Returns a sensible move quickly, for playouts of the search: casts the spells that bring most
    points, else rerolls for the best spell in hand if that is promising, else takes a card.
    `pick(n)` returns a random number below n."""
    first = moves[0]
    verb = first.verb
    if verb == "cast":
        return best_cast(s, seat, moves, pick)
    if verb == "reroll" or verb == "take" or verb == "draw":
        wanted = best_reroll(s, seat)
        if wanted is not None and among(moves, wanted):
            return wanted
        return best_take(s, seat, moves, pick)
    if first == STAY and gestured(s, seat, RETARGET) and TRICK[RETARGET] in moves:
        return TRICK[RETARGET]
    if first == STAY or verb in ("fair", "ready", "good-enough", "never-mind", "agree"):
        return first
    if verb == "aim":
        return max(moves, key=lambda move: aim_worth(s, seat, s.spells_on_table[-1], move.n(0)))
    if verb == "slip" or verb == "steal":
        return max(moves, key=lambda move: s.points[move.n(0)])
    if verb == "break":
        return least_harm(s, moves)
    if verb == "forget":
        return max(moves, key=lambda move: harm(s, FORGET.index(move)))
    if verb == "pick":
        return max(moves, key=lambda move: PROMISE[PICK.index(move)])
    wanted = None
    if verb == "set":
        wanted = best_face(s, seat)
    elif verb == "free":
        wanted = best_free_reroll(s, seat)
    if wanted is not None and wanted in moves:
        return wanted
    return moves[pick(len(moves))]


def _casts() -> dict[str, tuple[int, int, int]]:
    """Returns, by the text of each possible cast: the spell, the seat it is aimed at, and the die
    paid as its wildcard (NO_WILD if it has none, and for a Parasite)."""
    found: dict[str, tuple[int, int, int]] = {}
    for card in range(SPELLS):
        for target in range(MOST_SEATS):
            found[CAST[card][target].text] = (card, target, NO_WILD)
            for wild, move in enumerate(CAST_WILD[card][target]):
                found[move.text] = (card, target, wild)
    return found


CASTS: Final = _casts()


def best_cast(s: Tournament, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Returns the cast that brings most points, those of a second cast with the other dice
    included, aimed at the target that is best for it. Ties are broken at random: `pick(n)` returns
    a random number below n."""
    best = moves[0]
    most = -1
    start = pick(len(moves))
    last = (NOBODY, NOBODY)
    points = 0
    for i in range(start - len(moves), start):
        known = CASTS.get(moves[i].text)
        if known is None:
            continue
        card, target, wild = known
        if last != (card, wild):
            last = (card, wild)
            points = 1000 * POINTS[card] + 995 * second_cast(s, seat, card, wild)
        worth = points + aim_worth(s, seat, card, target)
        if worth > most:
            most = worth
            best = moves[i]
    return best


def second_cast(s: Tournament, seat: int, card: int, wild: int) -> int:
    """Returns the most points that another spell in hand brings with the dice that are left after
    casting the spell `card` with the die `wild` as its wildcard; 0 if none can be cast."""
    hand = s.spells[seat] & ~(1 << card)
    if not hand or seat != s.active:
        return 0
    most = 0
    for other in bits(hand & PAYABLE[without(s.pool, price(card, wild))]):
        most = max(most, POINTS[other])
    return most


def aim_worth(s: Tournament, seat: int, card: int, target: int) -> int:
    """Returns how good this target is for the wizard's spell, in thousandths of a point. Best is a
    target under another of the wizard's own spells that contradicts this one, so that one of the
    two breaks at once. Next are targets with many conditions, who forget more, then those with many
    points."""
    bound = s.binding_cards[target]
    against = bound & CLASH[card]
    worth = 40 * bound.bit_count() + 8 * s.points[target]
    if against:
        worth += 900 if against & s.cast_spells[seat] else -300
    return worth


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
    """Returns the dice of the pool that show ingredients of the spell `card`. A die that could only
    be its wildcard is not among them."""
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


_CHANCES: Final[dict[tuple[Pool, int], float]] = {}
"""Cached results of `chance_to_roll`."""


def chance_to_roll(wanted: Pool, number: int) -> float:
    """Returns the chance that all the faces `wanted` appear when `number` dice are rolled once."""
    key = (wanted, number)
    known = _CHANCES.get(key)
    if known is None:
        rolls = FALLEN[number]
        hits = sum(all(roll.count(f) >= wanted.count(f) for f in wanted) for roll in rolls)
        known = _CHANCES[key] = hits / len(rolls)
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


CARD_WORTH: Final = (0.55, 0.4, 0.3, 0.22, 0.15)
"""By the number of spells in hand: the points that one more card is worth, about."""


def best_reroll(s: Tournament, seat: int) -> Move | None:
    """Returns the reroll for the spell in hand that promises most points, which keeps the dice that
    fit this spell. None if no reroll is possible, or if none promises more than the card that two
    dice could buy."""
    dice = len(s.pool) - 1
    if s.rerolls >= REROLLS or s.no_rerolls_now or dice < 1:
        return None
    spells = bits(s.spells[seat])
    rerolls = REROLLS - s.rerolls
    best: Pool = ()
    most = CARD_WORTH[min(len(spells), len(CARD_WORTH) - 1)]
    for card in spells:
        cost = COST[card]
        spare = dice - len(cost) - HAS_WILDCARD[card]
        if spare < 0:
            continue
        have = useful_dice(card, s.pool)
        if len(have) == len(cost):
            continue
        chance = chance_to_roll(without(cost, have), dice - len(have))
        if spare and rerolls > 1:  # a die for one more try
            chance = 1.0 - (1.0 - chance) ** 1.7
        worth = POINTS[card] * chance
        if s.points[seat] + POINTS[card] >= s.goal:
            worth += 4.0 * chance
        if worth > most:
            most = worth
            best = without(s.pool, have)
    return REROLL[best[0]][best[1:]] if best else None


def best_take(s: Tournament, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """Returns the move that takes a card for two dice that the best spell does not need: a spell
    or, with three spells in hand, a trick. If there is no such move, another one that takes a card
    or draws the free one; else the pass; else a random move. `pick(n)` returns a random number
    below n."""
    want = "trick" if s.spells[seat].bit_count() >= 3 else "spell"
    _, useful = goal_card(s, seat, len(s.pool))
    spare = without(s.pool, useful)
    paid = letters(spare[:2]) if len(spare) > 1 else ""
    some: Move | None = None
    for move in moves:
        if move.verb == "take" or (move.verb == "draw" and some is None):
            if move.word(0) == want and (move.verb == "draw" or move.word(1) == paid or not paid):
                return move
            some = move
    if some is not None:
        return some
    if PASS in moves:
        return PASS
    return moves[pick(len(moves))]


def best_face(s: Tournament, seat: int) -> Move | None:
    """Returns the move that turns a useless die to a face that the best spell in hand lacks; None
    if there is no such die or face."""
    card, useful = goal_card(s, seat, len(s.pool))
    if card == NOBODY:
        return None
    lacking = without(COST[card], useful)
    spare = without(s.pool, useful)
    return SET[spare[0]][lacking[0]] if lacking and spare else None


def best_free_reroll(s: Tournament, seat: int) -> Move | None:
    """Returns the free reroll of all dice that the best spell in hand does not need, or None."""
    _, useful = goal_card(s, seat, len(s.pool))
    return FREE.get(without(s.pool, useful))


def least_harm(s: Tournament, moves: Sequence[Move]) -> Move:
    """Returns the move that chooses which spell to break: the one after which its caster has the
    fewest points; of equal ones that with the smaller reward for breaking it, then the older
    spell."""
    return min(moves, key=lambda move: harm(s, BREAK.index(move)))


def harm(s: Tournament, card: int) -> tuple[int, int, int]:
    """Returns the sort key of the spell `card` for `least_harm`: the smaller, the less harm it does
    the player to break it."""
    broken = CARDS[card].broken
    return s.points[s.caster[card]] + broken, broken, s.spells_on_table.index(card)
