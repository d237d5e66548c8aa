"""What a position is worth, and what a sensible witch would quickly do.

A brew is planned as a whole. Ingredients for a recipe come from the workbench first, then from the
supply, last from the brew: whichever recipes are used, that leaves the most in the cauldron and the
least on the workbench, so that only the recipes, their order and their mixed slots are searched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from coven.core.move import Move

from .components import CAPACITY, RECIPE_OF, RECIPES, TYPE_OF, TYPES
from .moves import FINISH, GIVE_MANDRAKES, USE
from .rules.brewing import Brewing
from .rules.characters import Saving
from .rules.plan import (
    DONE,
    NOTHING,
    PLANNING,
    PLENTY,
    SCHOLAR_CAN,
    Plan,
    after,
    new_plan,
    plan_options,
)
from .rules.setup import Choosing
from .rules.study import Study
from .rules.winners import rank_key
from .state import (
    GUARD,
    INPUTS,
    JACK,
    MADE,
    MADE_MIXED,
    NEED,
    NEED_MIXED,
    ONE,
    OUTPUTS,
    TYPE_BITS,
    TYPE_MASK,
    Witches,
    count_types,
    is_plain,
    is_playing,
    overflow,
    right_of,
    size,
    usable_recipes,
)

# Plans are compared by whole numbers.
OVER: Final = 10_000
"""What an ingredient in the circle is worth to a plan."""
WIN: Final = 1_000_000
PRESSED: Final = 2_000
"""What it is worth to fill a type of the neighbour's workbench from empty to full."""
CROWDED: Final = 2_500
"""What a full type of one's own workbench costs."""
MANY: Final = 256
"""More ingredients of one type than a cauldron ever holds."""
COUNT: Final = 24
"""Bits below the number of ingredients that overflow."""
BELOW: Final = (1 << COUNT) - 1
POURED: Final[list[list[list[int]]]] = [
    [
        [(max(0, n - room) << COUNT) + PRESSED * min(n, room) // capacity for n in range(MANY)]
        for room in range(capacity + 1)
    ]
    for capacity in CAPACITY
]
"""By type, by free slots, by number: how many overflow, and what it is worth to press the rest."""
KEPT: Final[list[list[int]]] = [
    [CROWDED * n * n // (capacity * capacity) for n in range(capacity + 1)] for capacity in CAPACITY
]
"""By type and number, what it costs to keep so many."""
MOST_BREWS: Final = 1500
"""So many ways to brew are looked at for one step, the most promising recipes first: that is all of
them for up to nine recipes, which is more than most games come to."""
FEW_BREWS: Final = 300
"""The same where there are more recipes."""
MOST_KEPT: Final = 300
"""Situations whose plans are remembered."""

Left = tuple[int, ...]


# -- planning a brew ---------------------------------------------------------------------------


class Brewer:
    """Plans brews in one situation: against a neighbour's workbench, with what is in the cauldron
    already and so many ingredients needed to win."""

    def __init__(self, target: int, cauldron: int, need: int, jack: bool) -> None:
        self.target = target
        self.cauldron = cauldron
        self.need = need
        self.jack = jack
        self.known: dict[tuple[Left, int, int, int], tuple[int, int]] = {}
        self.looked: int = 0
        rooms = [CAPACITY[t] - ((target >> (TYPE_BITS * t)) & TYPE_MASK) for t in range(len(TYPES))]
        self.hearts = POURED[0][rooms[0]]
        self.mandrakes = POURED[1][rooms[1]]
        self.mushrooms = POURED[2][rooms[2]]
        self.spiders = POURED[3][rooms[3]]
        self.toads = POURED[4][rooms[4]]

    def gain(self, pool: int) -> int:
        """How many ingredients that brew brings to the circle."""
        pile = self.cauldron + pool
        over = size(overflow(self.target, pile))
        if self.jack and count_types(pile) == len(TYPES):
            return over if over == size(pile) else over + 1
        return over

    def worth(self, bench: int, pool: int) -> int:
        """A finished brew: most of all what overflows, then a neighbour's full workbench, then
        room on one's own."""
        pile = self.cauldron + pool
        poured = (
            self.hearts[pile & TYPE_MASK]
            + self.mandrakes[(pile >> TYPE_BITS) & TYPE_MASK]
            + self.mushrooms[(pile >> 2 * TYPE_BITS) & TYPE_MASK]
            + self.spiders[(pile >> 3 * TYPE_BITS) & TYPE_MASK]
            + self.toads[pile >> 4 * TYPE_BITS]
        )
        over = poured >> COUNT
        if self.jack and count_types(pile) == len(TYPES) and over < size(pile):
            over += 1
        value = OVER * over + (poured & BELOW)
        if over >= self.need:
            value += WIN
        if bench:
            value -= (
                KEPT[0][bench & TYPE_MASK]
                + KEPT[1][(bench >> TYPE_BITS) & TYPE_MASK]
                + KEPT[2][(bench >> 2 * TYPE_BITS) & TYPE_MASK]
                + KEPT[3][(bench >> 3 * TYPE_BITS) & TYPE_MASK]
                + KEPT[4][bench >> 4 * TYPE_BITS]
            )
        return value

    def best(self, left: Left, bench: int, pool: int, grimoire: int) -> tuple[int, int]:
        """The worth of the best brew from here, and the code it begins with (-1: with none)."""
        key = (left, bench, pool, grimoire)
        known = self.known.get(key)
        if known is not None:
            return known
        best = self.worth(bench, pool)
        first = -1
        self.looked += 1
        if self.looked > MOST_BREWS:
            return best, first
        if left and not INPUTS[left[0]]:  # what needs nothing is never better left for later
            code = left[0]
            value = self.best_mixed(code, left[1:], bench, pool, grimoire)
            self.known[key] = found = (value, code) if value > best else (best, first)
            return found
        pile = bench + pool + PLENTY[grimoire]
        guarded = pile | GUARD
        for i in range(len(left)):
            code = left[i]
            if (guarded - NEED[code]) & GUARD != GUARD:
                continue
            rest = left[:i] + left[i + 1 :]
            if not NEED_MIXED[code] and not MADE_MIXED[code]:
                new_bench, new_pool = take(bench, pool, grimoire, NEED[code])
                value = self.best(rest, new_bench, new_pool + MADE[code], grimoire)[0]
            else:
                value = self.best_mixed(code, rest, bench, pool, grimoire)
            if value > best:
                best = value
                first = code
        self.known[key] = best, first
        return best, first

    def best_mixed(self, code: int, rest: Left, bench: int, pool: int, grimoire: int) -> int:
        """The same for a recipe with slots that take several types."""
        best = -WIN
        pile = bench + pool + PLENTY[grimoire] - NEED[code]
        for chosen in fillings(NEED_MIXED[code], pile):
            new_bench, new_pool = take(bench, pool, grimoire, NEED[code] + chosen)
            for made in fillings(MADE_MIXED[code], -1):
                value = self.best(rest, new_bench, new_pool + MADE[code] + made, grimoire)[0]
                if value > best:
                    best = value
        return best

    def best_of(self, plan: Plan) -> int:
        """The worth of the best way to go on with a plan, also from the middle of a recipe."""
        if plan.stage == DONE:
            return self.worth(plan.bench, plan.pool)
        if plan.doing != NOTHING:
            return max([self.best_of(after(plan, move)) for move in plan_options(plan)])
        best = self.best(by_promise(plan.left), plan.bench, plan.pool, plan.grimoire)[0]
        if plan.scholar == SCHOLAR_CAN and GIVE_MANDRAKES in plan_options(plan):
            best = max(best, self.best_of(after(plan, GIVE_MANDRAKES)))
        return best

    def next_step(self, plan: Plan, moves: Sequence[Move]) -> Move:
        """How to go on with a plan, of those moves."""
        self.looked = 0 if len(plan.left) < 10 else MOST_BREWS - FEW_BREWS
        if plan.doing == NOTHING and plan.scholar != SCHOLAR_CAN:
            left = by_promise(plan.left)
            first = self.best(left, plan.bench, plan.pool, plan.grimoire)[1]
            move = FINISH if first < 0 else USE[first >> 1]
            if move in moves:
                return move
        best = moves[0]
        if best.verb == "take" and is_plain(plan.fill[0]):
            return best  # they are listed from the workbench on
        most = -WIN
        for move in moves:
            value = self.best_of(after(plan, move))
            if value > most:
                most = value
                best = move
        return best

    def completed(self, plan: Plan) -> Plan:
        """The plan carried on to its best end."""
        while plan.stage != DONE:
            moves = plan_options(plan)
            plan = after(plan, moves[0] if len(moves) == 1 else self.next_step(plan, moves))
        return plan


def by_promise(left: Left) -> Left:
    """Recipes that need nothing first, then by what they gain."""
    return tuple(sorted(left, key=PROMISE.__getitem__))


def take(bench: int, pool: int, grimoire: int, need: int) -> tuple[int, int]:
    """Workbench and brew after filling slots: from the workbench, the supply, the brew."""
    if ((bench | GUARD) - need) & GUARD == GUARD:
        return bench - need, pool
    for t in range(len(TYPES)):
        shift = TYPE_BITS * t
        n = (need >> shift) & TYPE_MASK
        if n:
            mine = (bench >> shift) & TYPE_MASK
            if n <= mine:
                bench -= n << shift
            else:
                bench -= mine << shift
                if not grimoire >> t & 1:
                    pool -= (n - mine) << shift
    return bench, pool


def fillings(slots: tuple[int, ...], pile: int) -> list[int]:
    """Every different pile that fills those slots, out of another (-1: of the supply)."""
    if not slots:
        return [0]
    found = _fillings.get(slots)
    if found is None:
        ways = {0}
        for slot in slots:
            ways = {way + ONE[t] for way in ways for t in range(len(TYPES)) if slot >> t & 1}
        found = _fillings[slots] = sorted(ways)
    if pile < 0:
        return found
    return [way for way in found if ((pile | GUARD) - way) & GUARD == GUARD]


_fillings: Final[dict[tuple[int, ...], list[int]]] = {}
_brewers: Final[dict[tuple[int, int, int, bool], Brewer]] = {}


def brewer(target: int, cauldron: int, need: int, jack: bool) -> Brewer:
    key = (target, cauldron, need, jack)
    found = _brewers.get(key)
    if found is None:
        if len(_brewers) >= MOST_KEPT:
            _brewers.clear()
        found = _brewers[key] = Brewer(target, cauldron, need, jack)
    return found


def brewer_of(s: Witches, seat: int, target: int) -> Brewer:
    need = s.threshold - size(s.circle[seat])
    return brewer(target, s.cauldron[seat], need, is_playing(s, seat, JACK))


def played_now(s: Witches, seat: int) -> tuple[int, ...]:
    """The code of the recipe that the seat has secretly played and not yet revealed, if any."""
    top = s.stack[-1]
    if isinstance(top, Study) and seat in top.who:
        for step in top.steps_of(seat):
            if step.verb == "play":
                return (2 * RECIPE_OF[step.word(0)] + len(step.args) - 1,)
    return ()


def plan_now(s: Witches, seat: int) -> Plan:
    """The seat's plan as it stands; before brewing, the one it could begin with what it has and
    what it has secretly played."""
    top = s.stack[-1]
    if isinstance(top, Brewing):
        return top.plans[seat]
    plan = new_plan(s, seat, PLANNING)
    plan.left = (*played_now(s, seat), *plan.left)
    return plan


def expected_bench(s: Witches, seat: int) -> int:
    """What will be on that workbench when cauldrons are passed: whatever recipes can be used, will
    be."""
    bench = s.bench[seat]
    top = s.stack[-1]
    if isinstance(top, Saving) or (isinstance(top, Brewing) and top.shown >> seat & 1):
        return bench
    for code in usable_recipes(s, seat):
        if ((bench | GUARD) - NEED[code]) & GUARD == GUARD:
            bench -= NEED[code]
    return bench


# -- what a position is worth ------------------------------------------------------------------

THREAT: Final = 0.45
"""What an ingredient is worth that would overflow next round if all recipes could be used."""
ENGINE: Final = 0.08
"""What an ingredient is worth that the recipes make, beyond those they need."""
SPREAD: Final = 1.6
"""So many ingredients ahead make a witch e times as likely to win."""
SURE: Final = 0.96
"""How likely a win is that the plans of all lead to."""
PRICE_OF: Final[tuple[float, ...]] = (2.6, 1.8, 1.0, 1.0, 1.0)
"""What an ingredient of each type is worth: there are three slots for hearts, nine for toads."""


def evaluate(s: Witches, seat: int) -> float:
    """The chance that this seat wins: everybody brews as well as can be seen, cauldrons are passed,
    and what has overflowed counts, with what threatens to overflow next."""
    if not s.stack:
        keys = [rank_key(s, other) for other in range(s.seats)]
        return 1.0 / keys.count(keys[seat]) if keys[seat] == max(keys) else 0.0
    if isinstance(s.stack[-1], Choosing):
        return liking(s, seat)
    bench, cauldron = brewed(s, seat)
    circle = list(s.circle)
    passed = bench.copy()
    for other in range(s.seats):
        pile = cauldron[other]
        receiver = right_of(s, other)
        over = overflow(bench[receiver], pile)
        passed[receiver] += pile - over
        circle[other] += over
        if count_types(pile) == len(TYPES) and over != pile and is_playing(s, other, JACK):
            circle[other] += ONE[0]
    sizes = [size(pile) for pile in circle]
    most = max(sizes)
    if most >= s.threshold:
        margin = sizes[seat] - max([n for i, n in enumerate(sizes) if i != seat])
        return SURE if margin > 0 else 0.5 if margin == 0 else 1.0 - SURE
    strength = [
        sizes[other] + outlook(s, other, passed[right_of(s, other)]) for other in range(s.seats)
    ]
    odds = 0.0
    for rival in strength:
        odds += exp((rival - strength[seat]) / SPREAD)
    return 1.0 / odds


def brewed(s: Witches, seat: int) -> tuple[list[int], list[int]]:
    """Everybody's workbench and cauldron after brewing: as it was, or as it is best planned."""
    bench = s.bench.copy()
    cauldron = s.cauldron.copy()
    top = s.stack[-1]
    if isinstance(top, Saving):
        return bench, cauldron
    for other in range(s.seats):
        if isinstance(top, Brewing) and top.shown >> other & 1:
            continue
        plan = plan_now(s, other)
        if plan.stage != DONE:
            neighbour = right_of(s, other)
            target = expected_bench(s, neighbour) if other == seat else s.bench[neighbour]
            plan = brewer_of(s, other, target).completed(plan)
        bench[other] = plan.bench
        cauldron[other] += plan.pool
    return bench, cauldron


def outlook(s: Witches, seat: int, target: int) -> float:
    """What the recipes promise for the rounds to come."""
    made = 0
    slots = 0
    for code in (*played_now(s, seat), *usable_recipes(s, seat)):
        made += MADE[code]
        slots += len(OUTPUTS[code]) - len(INPUTS[code])
    threat = 0.0
    for t in range(len(TYPES)):
        shift = TYPE_BITS * t
        extra = ((made >> shift) & TYPE_MASK) + ((target >> shift) & TYPE_MASK) - CAPACITY[t]
        if extra > 0:
            threat += min(extra, (made >> shift) & TYPE_MASK)
    return THREAT * min(threat, 6) + ENGINE * slots


LIKED: Final[dict[str, float]] = {
    "spider_summoner": 0.65,
    "trickster": 0.65,
    "unstoppable": 0.62,
    "fey_blessed": 0.6,
    "toad_whisperer": 0.56,
    "dark_horse": 0.5,
    "grimoire_scholar": 0.48,
    "potion_brewer": 0.48,
    "whirlwind": 0.44,
    "clairvoyant": 0.44,
    "jack_of_all_trades": 0.38,
    "daredevil": 0.36,
}
"""How well each character does when it is played quickly and sensibly."""


def liking(s: Witches, seat: int) -> float:
    top = s.stack[-1]
    assert isinstance(top, Choosing)
    steps = top.steps_of(seat)
    return LIKED.get(steps[0].word(0), 0.5) if steps else 0.5


# -- what to do quickly ------------------------------------------------------------------------


def turn(s: Witches) -> int:
    """A round is a turn of everybody."""
    return s.round * s.seats


def playout(s: Witches, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
    """What is planned, in brewing; elsewhere the move with the strongest urge, give or take a
    little."""
    top = s.stack[-1]
    if isinstance(top, Brewing):
        target = expected_bench(s, right_of(s, seat))
        return brewer_of(s, seat, target).next_step(top.plans[seat], moves)
    best = moves[0]
    most = -1000.0
    for move in moves:
        urge = urge_of(s, seat, move) + pick(100) / 100.0
        if urge > most:
            most = urge
            best = move
    return best


def urge_of(s: Witches, seat: int, move: Move) -> float:
    verb = move.verb
    if verb == "play":
        return play_urge(s, seat, 2 * RECIPE_OF[move.word(0)] + len(move.args) - 1)
    if verb == "keep":
        return LIKED.get(move.word(0), 0.0) * 4.0
    if verb in ("redraw", "dare", "skip", "pass"):
        return 0.0
    t = TYPE_OF[move.word(0)]
    if verb in ("potion", "save"):
        target = s.bench[right_of(s, seat)]
        full = filled(target, t)
        return 1.0 + (2.0 * full + PRICE_OF[t] / 4.0 if verb == "potion" else 1.0 - full)
    if verb == "grimoire":
        return 1.0 + 0.5 * lack(s, seat, t)
    if verb == "gather":
        return 2.0 * PRICE_OF[t] * (filled(s.bench[seat], t) == 0.0) - 4.0 * max(
            0.0, filled(s.bench[seat], t) + 3.0 / CAPACITY[t] - 1.0
        )
    crowd = sum([filled(s.bench[seat], TYPE_OF[str(name)]) - 0.6 for name in move.args])
    return 3.0 * crowd


def filled(bench: int, t: int) -> float:
    return ((bench >> (TYPE_BITS * t)) & TYPE_MASK) / CAPACITY[t]


def lack(s: Witches, seat: int, t: int) -> float:
    """How many more of a type the recipes could use than the workbench has."""
    needed = 0
    for code in usable_recipes(s, seat):
        needed += (NEED[code] >> (TYPE_BITS * t)) & TYPE_MASK
    return max(0.0, needed - ((s.bench[seat] >> (TYPE_BITS * t)) & TYPE_MASK))


def play_urge(s: Witches, seat: int, code: int) -> float:
    """A recipe's gain a round, and whether it can be used at once."""
    recipe = RECIPES[code >> 1]
    urge = GAIN[code] + 0.15 * sum(recipe.arcana)
    if ((s.bench[seat] | GUARD) - NEED[code]) & GUARD == GUARD:
        urge += 0.6
    return urge


def price(slots: tuple[int, ...], dearest: bool) -> float:
    total = 0.0
    for slot in slots:
        prices = [PRICE_OF[t] for t in range(len(TYPES)) if slot >> t & 1]
        total += max(prices) if dearest else min(prices)
    return total


GAIN: Final[tuple[float, ...]] = tuple(
    price(OUTPUTS[code], True) - 0.7 * price(INPUTS[code], False) for code in range(len(INPUTS))
)
"""By code, what a recipe makes more than it takes."""
PROMISE: Final[tuple[float, ...]] = tuple(
    -GAIN[code] - (100.0 if not INPUTS[code] else 0.0) for code in range(len(INPUTS))
)
