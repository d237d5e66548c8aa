"""Plans whole brews.

Ingredients for a recipe come from the workbench first, then from the supply, and last from the
brew. Whichever recipes are used, that leaves the most in the cauldron and the least on the
workbench, so only the recipes, their order and their mixed slots have to be searched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.core.move import Move

from ..components import CAPACITY, RECIPE_OF, TYPES, Slots
from ..moves import FINISH, GIVE_MANDRAKES
from ..rules.brewing import Brewing
from ..rules.characters import Saving
from ..rules.plan import (
    DONE,
    NOTHING,
    PLANNING,
    PLENTY,
    SCHOLAR_CAN,
    USE_CODE,
    Plan,
    after,
    new_plan,
    plan_options,
)
from ..rules.study import Study
from ..state import (
    GUARD,
    INPUTS,
    JACK,
    MADE,
    MADE_MIXED,
    NEED,
    NEED_MIXED,
    ONE,
    TYPE_BITS,
    TYPE_MASK,
    Code,
    Codes,
    Pile,
    TypeMask,
    WhirlingState,
    count,
    count_types,
    covers,
    is_plain,
    is_playing,
    overflow,
    recipe_code,
    size,
    usable_recipes,
)
from .values import SEARCH_ORDER

# Brews are compared by integers.
WIN_VALUE: Final = 1_000_000
"""What a brew is worth that wins the game."""
OVERFLOW_VALUE: Final = 10_000
"""What an ingredient is worth that overflows into the circle."""
PRESSURE_VALUE: Final = 2_000
"""What it is worth to fill a type of the neighbour's workbench from empty to full."""
CROWDED_COST: Final = 2_500
"""What a full type on one's own workbench costs."""
MOST_OF_A_TYPE: Final = 256
"""More ingredients of one type than a cauldron ever holds."""
OVERFLOW_SHIFT: Final = 24
"""An entry of POUR_VALUE is the number that overflows, shifted by this many bits, plus a value."""
VALUE_MASK: Final = (1 << OVERFLOW_SHIFT) - 1
POUR_VALUE: Final[list[list[list[int]]]] = [
    [
        [
            (max(0, n - room) << OVERFLOW_SHIFT) + PRESSURE_VALUE * min(n, room) // capacity
            for n in range(MOST_OF_A_TYPE)
        ]
        for room in range(capacity + 1)
    ]
    for capacity in CAPACITY
]
"""By type, free slots of the neighbour and number of ingredients that come: how many of them
overflow, and what the pressure of the others is worth."""
KEEP_COST: Final[list[list[int]]] = [
    [CROWDED_COST * n * n // (capacity * capacity) for n in range(capacity + 1)]
    for capacity in CAPACITY
]
"""By type and number of ingredients, what it costs to keep them on one's own workbench."""
MOST_NODES: Final = 1500
"""How many positions are searched for one step, those after the most promising recipes first. That
is all of them for up to nine recipes, and most games end with fewer."""
MOST_NODES_IF_MANY: Final = 300
"""The same if there are more recipes."""
MANY_RECIPES: Final = 10
MOST_PLANNERS: Final = 300
"""How many planners are cached."""


class BrewPlanner:
    """Finds good brews in one situation: `target` is the pile on the workbench that receives the
    cauldron, `cauldron` the pile in it before brewing, `need` how many ingredients must overflow to
    win, and `jack` whether the seat plays the Jack-of-all-Trades."""

    def __init__(self, target: Pile, cauldron: Pile, need: int, jack: bool) -> None:
        self.target = target
        self.cauldron = cauldron
        self.need = need
        self.jack = jack
        self.found: dict[tuple[Codes, int, int, int], tuple[int, int]] = {}
        """A cache of `best`."""
        self.nodes: int = 0
        """How many positions have been searched for the current step."""
        rooms = [CAPACITY[t] - count(target, t) for t in range(len(TYPES))]
        self.hearts = POUR_VALUE[0][rooms[0]]
        self.mandrakes = POUR_VALUE[1][rooms[1]]
        self.mushrooms = POUR_VALUE[2][rooms[2]]
        self.spiders = POUR_VALUE[3][rooms[3]]
        self.toads = POUR_VALUE[4][rooms[4]]

    def gain(self, pool: Pile) -> int:
        """Returns how many ingredients overflow into the seat's circle if the pile `pool` has been
        brewed."""
        pile = self.cauldron + pool
        over = size(overflow(self.target, pile))
        if self.jack and count_types(pile) == len(TYPES):
            return over if over == size(pile) else over + 1
        return over

    def worth(self, bench: Pile, pool: Pile) -> int:
        """Returns the value of a finished brew: above all what overflows, then pressure on the
        neighbour's workbench, then room on one's own. `bench`: the pile left on it; `pool`: the
        pile brewed."""
        pile = self.cauldron + pool
        poured = (  # piles are taken apart here without `count`, because this is called most often
            self.hearts[pile & TYPE_MASK]
            + self.mandrakes[(pile >> TYPE_BITS) & TYPE_MASK]
            + self.mushrooms[(pile >> 2 * TYPE_BITS) & TYPE_MASK]
            + self.spiders[(pile >> 3 * TYPE_BITS) & TYPE_MASK]
            + self.toads[pile >> 4 * TYPE_BITS]
        )
        over = poured >> OVERFLOW_SHIFT
        if self.jack and count_types(pile) == len(TYPES) and over < size(pile):
            over += 1
        value = OVERFLOW_VALUE * over + (poured & VALUE_MASK)
        if over >= self.need:
            value += WIN_VALUE
        if bench:
            value -= (
                KEEP_COST[0][bench & TYPE_MASK]
                + KEEP_COST[1][(bench >> TYPE_BITS) & TYPE_MASK]
                + KEEP_COST[2][(bench >> 2 * TYPE_BITS) & TYPE_MASK]
                + KEEP_COST[3][(bench >> 3 * TYPE_BITS) & TYPE_MASK]
                + KEEP_COST[4][bench >> 4 * TYPE_BITS]
            )
        return value

    def best(self, unused: Codes, bench: Pile, pool: Pile, grimoire: TypeMask) -> tuple[int, Code]:
        """Returns the value of the best brew from here, and the code of the recipe it uses first
        (-1: it finishes). `unused`: recipes not used yet; `bench`, `pool`: piles on workbench and
        output slots; `grimoire`: the types the supply gives, as a bit mask."""
        key = (unused, bench, pool, grimoire)
        known = self.found.get(key)
        if known is not None:
            return known
        best = self.worth(bench, pool)
        first = -1
        self.nodes += 1
        if self.nodes > MOST_NODES:
            return best, first
        if unused and not INPUTS[unused[0]]:
            code = unused[0]  # it needs nothing, so it is never better to use it later
            value = self.best_mixed(code, unused[1:], bench, pool, grimoire)
            self.found[key] = found = (value, code) if value > best else (best, first)
            return found
        pile = bench + pool + PLENTY[grimoire]
        guarded = pile | GUARD
        for i in range(len(unused)):
            code = unused[i]
            if (guarded - NEED[code]) & GUARD != GUARD:  # `covers`, written out for speed
                continue
            rest = unused[:i] + unused[i + 1 :]
            if not NEED_MIXED[code] and not MADE_MIXED[code]:
                new_bench, new_pool = take(bench, pool, grimoire, NEED[code])
                value = self.best(rest, new_bench, new_pool + MADE[code], grimoire)[0]
            else:
                value = self.best_mixed(code, rest, bench, pool, grimoire)
            if value > best:
                best = value
                first = code
        self.found[key] = best, first
        return best, first

    def best_mixed(
        self, code: Code, rest: Codes, bench: Pile, pool: Pile, grimoire: TypeMask
    ) -> int:
        """Returns the value of the best brew that uses the recipe `code` now, over all ways to fill
        its mixed slots. `rest`: the recipes not used after that; `bench`, `pool`, `grimoire`: as in
        `best`."""
        best = -WIN_VALUE
        pile = bench + pool + PLENTY[grimoire] - NEED[code]
        for chosen in fillings(NEED_MIXED[code], pile):
            new_bench, new_pool = take(bench, pool, grimoire, NEED[code] + chosen)
            for made in fillings(MADE_MIXED[code], -1):
                value = self.best(rest, new_bench, new_pool + MADE[code] + made, grimoire)[0]
                if value > best:
                    best = value
        return best

    def best_of(self, plan: Plan) -> int:
        """Returns the value of the best way to finish a plan, which may be in the middle of a
        recipe."""
        if plan.stage == DONE:
            return self.worth(plan.bench, plan.pool)
        if plan.doing != NOTHING:
            return max([self.best_of(after(plan, move)) for move in plan_options(plan)])
        best = self.best(in_search_order(plan.unused), plan.bench, plan.pool, plan.grimoire)[0]
        if plan.scholar == SCHOLAR_CAN and GIVE_MANDRAKES in plan_options(plan):
            best = max(best, self.best_of(after(plan, GIVE_MANDRAKES)))
        return best

    def next_step(self, plan: Plan, moves: Sequence[Move]) -> Move:
        """Returns the best of these moves to go on with a plan."""
        many = len(plan.unused) >= MANY_RECIPES
        self.nodes = MOST_NODES - MOST_NODES_IF_MANY if many else 0
        if plan.doing == NOTHING and plan.scholar != SCHOLAR_CAN:
            unused = in_search_order(plan.unused)
            first = self.best(unused, plan.bench, plan.pool, plan.grimoire)[1]
            move = FINISH if first < 0 else USE_CODE[first]
            if move in moves:
                return move
        best = moves[0]
        if best.verb == "take" and is_plain(plan.fill[0]):
            return best  # sources are listed from the workbench on
        most = -WIN_VALUE
        for move in moves:
            value = self.best_of(after(plan, move))
            if value > most:
                most = value
                best = move
        return best

    def completed(self, plan: Plan) -> Plan:
        """Returns a copy of the plan that has been finished with the best steps."""
        while plan.stage != DONE:
            moves = plan_options(plan)
            plan = after(plan, moves[0] if len(moves) == 1 else self.next_step(plan, moves))
        return plan


def in_search_order(codes: Codes) -> Codes:
    """Returns the recipes in the order in which the planner tries them: those without inputs, then
    the others from the one that gains most."""
    return tuple(sorted(codes, key=SEARCH_ORDER.__getitem__))


def take(bench: Pile, pool: Pile, grimoire: TypeMask, need: Pile) -> tuple[Pile, Pile]:
    """Returns the piles left on workbench and output slots after the pile `need` was taken: from
    the workbench (`bench`) first, then from the supply if the bit mask `grimoire` has the type,
    else from the output slots (`pool`)."""
    if ((bench | GUARD) - need) & GUARD == GUARD:  # `covers`, written out for speed
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


def fillings(slots: Slots, pile: Pile) -> list[Pile]:
    """Returns every different pile that fills these slots and is part of `pile`; a
    `pile` of -1 stands for the supply, which has everything."""
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
_planners: Final[dict[tuple[int, int, int, bool], BrewPlanner]] = {}


def planner_for(s: WhirlingState, seat: int, target: Pile) -> BrewPlanner:
    """Returns the cached planner for a seat's brew; `target` is the pile expected on the workbench
    that receives it."""
    need = s.threshold - size(s.circle[seat])
    jack = is_playing(s, seat, JACK)
    key = (target, s.cauldron[seat], need, jack)
    found = _planners.get(key)
    if found is None:
        if len(_planners) >= MOST_PLANNERS:
            _planners.clear()
        found = _planners[key] = BrewPlanner(target, s.cauldron[seat], need, jack)
    return found


# -- plans of a position -----------------------------------------------------------------------


def played_code(move: Move) -> Code:
    """Returns the code of the recipe that a ``play`` move lays out."""
    return recipe_code(RECIPE_OF[move.word(0)], len(move.args) == 2)


def secretly_played(s: WhirlingState, seat: int) -> Codes:
    """Returns the code of the recipe that the seat has played face down, or nothing."""
    top = s.stack[-1]
    if isinstance(top, Study) and seat in top.who:
        for step in top.steps_of(seat):
            if step.verb == "play":
                return (played_code(step),)
    return ()


def current_plan(s: WhirlingState, seat: int) -> Plan:
    """Returns the seat's plan or, before brewing, the one it could begin with its recipes and the
    one it has played face down."""
    top = s.stack[-1]
    if isinstance(top, Brewing):
        return top.plans[seat]
    plan = new_plan(s, seat, PLANNING)
    plan.unused = (*secretly_played(s, seat), *plan.unused)
    return plan


def expected_bench(s: WhirlingState, seat: int) -> Pile:
    """Returns the pile that will be on the seat's workbench when cauldrons are passed, if it uses
    every recipe it can."""
    bench = s.bench[seat]
    top = s.stack[-1]
    if isinstance(top, Saving) or (isinstance(top, Brewing) and top.is_open(seat)):
        return bench
    for code in usable_recipes(s, seat):
        if covers(bench, NEED[code]):
            bench -= NEED[code]
    return bench
