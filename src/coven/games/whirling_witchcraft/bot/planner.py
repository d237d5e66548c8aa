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
    left_of,
    overflow,
    recipe_code,
    right_of,
    size,
    usable_recipes,
)
from .values import SEARCH_ORDER

# Brews are compared by integers.
WIN_VALUE: Final = 1_000_000
"""What a brew is worth that wins the game."""
LOSS_COST: Final = 300_000
"""What it costs to leave the workbench so full that the left neighbour probably wins by it."""
OVERFLOW_VALUE: Final = 10_000
"""What an ingredient is worth that overflows into the circle."""
LEAK_COST: Final = 5_000
"""What an ingredient costs that probably overflows from one's own workbench into the left
neighbour's circle."""
PRESSURE_VALUE: Final = 2_000
"""What it is worth to fill a type of the neighbour's workbench from empty to full."""
CROWDED_COST: Final = 2_500
"""What a full type on one's own workbench costs."""
MOST_OF_A_TYPE: Final = 256
"""More ingredients of one type than a cauldron ever holds."""
MOST_EXPECTED: Final = 9
"""As many ingredients of one type as are expected at most from the left neighbour."""
OVERFLOW_SHIFT: Final = 24
"""An entry of POUR_VALUE or KEEP_COST is the number that overflows, shifted by this many bits, plus
a value."""
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
KEEP_COST: Final[list[list[list[int]]]] = [
    [
        [
            (min(coming, max(0, n + coming - capacity)) << OVERFLOW_SHIFT)
            + CROWDED_COST * n * n // (capacity * capacity)
            for n in range(capacity + 1)
        ]
        for coming in range(MOST_EXPECTED + 1)
    ]
    for capacity in CAPACITY
]
"""By type, number of ingredients expected from the left neighbour and number kept on one's own
workbench: how many of those that come overflow, and what it costs to keep the others."""
FEW_RECIPES: Final = 7
"""Up to this many recipes every order is searched; of more, only the two that promise most are
tried next."""
MOST_PLANNERS: Final = 300
"""How many planners are cached."""
MOST_ORDERED: Final = 5_000
"""How many sets of recipes are cached in search order."""

Brew = tuple[int, int, int, int]
"""The best way to finish a brew: its value, the code of the recipe it uses next (-1: it finishes),
and the piles it leaves on the workbench and in the brew."""


class BrewPlanner:
    """Finds good brews in one situation: `target` is the pile on the workbench that receives the
    cauldron, `cauldron` the pile in it before brewing, `need` how many ingredients must overflow to
    win, and `jack` whether the seat plays the Jack-of-all-Trades. `coming` is the pile expected
    from the left neighbour, who wins if `danger` ingredients of it overflow.

    What it finds depends on nothing else, so the same position has the same plan in every
    process."""

    def __init__(
        self, target: Pile, cauldron: Pile, need: int, jack: bool, coming: Pile, danger: int
    ) -> None:
        self.target = target
        self.cauldron = cauldron
        self.need = need
        self.jack = jack
        self.danger = danger
        self.found: dict[tuple[Codes, int, int, int], Brew] = {}
        """A cache of `best`."""
        pour = [POUR_VALUE[t][CAPACITY[t] - count(target, t)] for t in range(len(TYPES))]
        self.hearts, self.mandrakes = pour[0], pour[1]
        self.mushrooms, self.spiders, self.toads = pour[2], pour[3], pour[4]
        keep = [KEEP_COST[t][min(count(coming, t), MOST_EXPECTED)] for t in range(len(TYPES))]
        self.keep_hearts, self.keep_mandrakes = keep[0], keep[1]
        self.keep_mushrooms, self.keep_spiders, self.keep_toads = keep[2], keep[3], keep[4]

    def gain(self, pool: Pile) -> int:
        """Returns how many ingredients overflow into the seat's circle if the pile `pool` has been
        brewed."""
        pile = self.cauldron + pool
        over = size(overflow(self.target, pile))
        if self.jack and count_types(pile) == len(TYPES):
            return over if over == size(pile) else over + 1
        return over

    def worth(self, bench: Pile, pool: Pile) -> int:
        """Returns the value of a finished brew. What overflows counts most, for the seat from the
        neighbour's workbench and against it from its own; then how full the neighbour's workbench
        becomes; then how much room is left on its own. `bench`: the pile left on its own workbench;
        `pool`: the pile brewed."""
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
            kept = (
                self.keep_hearts[bench & TYPE_MASK]
                + self.keep_mandrakes[(bench >> TYPE_BITS) & TYPE_MASK]
                + self.keep_mushrooms[(bench >> 2 * TYPE_BITS) & TYPE_MASK]
                + self.keep_spiders[(bench >> 3 * TYPE_BITS) & TYPE_MASK]
                + self.keep_toads[bench >> 4 * TYPE_BITS]
            )
            leak = kept >> OVERFLOW_SHIFT
            value -= LEAK_COST * leak + (kept & VALUE_MASK)
            if leak and leak >= self.danger:
                value -= LOSS_COST
        return value

    def best(self, unused: Codes, bench: Pile, pool: Pile, grimoire: TypeMask) -> Brew:
        """Returns the best brew from here. `unused`: recipes not used yet, in search order;
        `bench`, `pool`: piles on workbench and output slots; `grimoire`: the types the supply
        gives, as a bit mask."""
        if not unused:
            return self.worth(bench, pool), -1, bench, pool
        key = (unused, bench, pool, grimoire)
        known = self.found.get(key)
        if known is not None:
            return known
        found = (self.worth(bench, pool), -1, bench, pool)
        most = found[0]
        guarded = (bench + pool + PLENTY[grimoire]) | GUARD
        tries = len(unused) if len(unused) <= FEW_RECIPES else 2
        for i in range(len(unused)):
            code = unused[i]
            if (guarded - NEED[code]) & GUARD != GUARD:  # `covers`, written out for speed
                continue
            rest = unused[:i] + unused[i + 1 :]
            if not NEED_MIXED[code] and not MADE_MIXED[code]:
                new_bench, new_pool = take(bench, pool, grimoire, NEED[code])
                brew = self.best(rest, new_bench, new_pool + MADE[code], grimoire)
            else:
                mixed = self.best_mixed(code, rest, bench, pool, grimoire)
                if mixed is None:
                    continue
                brew = mixed
            if brew[0] > most:
                most = brew[0]
                found = (most, code, brew[2], brew[3])
            tries -= 1
            if not tries or not INPUTS[code]:
                break  # a recipe that needs nothing is never better later
        self.found[key] = found
        return found

    def best_mixed(
        self, code: Code, rest: Codes, bench: Pile, pool: Pile, grimoire: TypeMask
    ) -> Brew | None:
        """Returns the best brew that uses the recipe `code` now, over all ways to fill its mixed
        slots; None if they cannot be filled. `rest`: the recipes not used after that; `bench`,
        `pool`: piles on workbench and output slots; `grimoire`: the types the supply gives, as a
        bit mask."""
        best: Brew | None = None
        pile = bench + pool + PLENTY[grimoire] - NEED[code]
        for chosen in fillings(NEED_MIXED[code], pile):
            new_bench, new_pool = take(bench, pool, grimoire, NEED[code] + chosen)
            for made in fillings(MADE_MIXED[code], -1):
                brew = self.best(rest, new_bench, new_pool + MADE[code] + made, grimoire)
                if best is None or brew[0] > best[0]:
                    best = brew
        return best

    def best_of(self, plan: Plan) -> Brew:
        """Returns the best way to finish a plan, which may be in the middle of a recipe."""
        if plan.stage == DONE:
            return self.worth(plan.bench, plan.pool), -1, plan.bench, plan.pool
        if plan.doing != NOTHING:
            found = [self.best_of(after(plan, move)) for move in plan_options(plan)]
            return max(found)
        best = self.best(in_search_order(plan.unused), plan.bench, plan.pool, plan.grimoire)
        if plan.scholar == SCHOLAR_CAN and GIVE_MANDRAKES in plan_options(plan):
            with_grimoire = self.best_of(after(plan, GIVE_MANDRAKES))
            if with_grimoire[0] > best[0]:
                return with_grimoire
        return best

    def next_step(self, plan: Plan, moves: Sequence[Move]) -> Move:
        """Returns the best of these moves to go on with a plan."""
        if plan.doing == NOTHING and plan.scholar != SCHOLAR_CAN:
            first = self.best_of(plan)[1]
            move = FINISH if first < 0 else USE_CODE[first]
            if move in moves:
                return move
        best = moves[0]
        if best.verb == "take" and is_plain(plan.fill[0]):
            return best  # sources are listed from the workbench on
        most = -WIN_VALUE
        for move in moves:
            value = self.best_of(after(plan, move))[0]
            if value > most:
                most = value
                best = move
        return best


def in_search_order(codes: Codes) -> Codes:
    """Returns the recipes in the order in which the planner tries them: those without inputs, then
    the others from the one that gains most. Cached."""
    found = _ordered.get(codes)
    if found is None:
        if len(_ordered) >= MOST_ORDERED:
            _ordered.clear()
        found = _ordered[codes] = tuple(sorted(codes, key=SEARCH_ORDER.__getitem__))
    return found


_ordered: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}


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
_planners: Final[dict[tuple[int, int, int, bool, int, int], BrewPlanner]] = {}


def planner_for(s: WhirlingState, seat: int, target: Pile) -> BrewPlanner:
    """Returns the cached planner for a seat's brew; `target` is the pile expected on the workbench
    that receives it."""
    need = s.threshold - size(s.circle[seat])
    jack = is_playing(s, seat, JACK)
    neighbour = left_of(s, seat)
    danger = s.threshold - size(s.circle[neighbour])
    coming = expected_cauldron(s, neighbour)
    key = (target, s.cauldron[seat], need, jack, coming, danger)
    found = _planners.get(key)
    if found is None:
        if len(_planners) >= MOST_PLANNERS:
            _planners.clear()
        found = BrewPlanner(target, s.cauldron[seat], need, jack, coming, danger)
        _planners[key] = found
    return found


class InBrewing:
    """The planners of all seats in the position in which one of them was asked for last. Until a
    brew is opened, no workbench, cauldron or circle changes while seats plan, so a simulated game
    asks for the same planner again and again."""

    def __init__(self) -> None:
        self.state: WhirlingState | None = None
        self.round: int = -1
        self.shown: int = -1
        self.planners: list[BrewPlanner | None] = []


_in_brewing: Final = InBrewing()


def brewing_planner(s: WhirlingState, top: Brewing, seat: int) -> BrewPlanner:
    """Returns the planner of a seat that is brewing; `top` is the frame that asks. The workbench
    that receives its cauldron is taken as it probably will be."""
    known = _in_brewing
    if known.state is not s or known.round != s.round or known.shown != top.shown:
        known.state, known.round, known.shown = s, s.round, top.shown
        known.planners = [None] * s.seats
    found = known.planners[seat]
    if found is None:
        found = planner_for(s, seat, expected_bench(s, right_of(s, seat)))
        known.planners[seat] = found
    return found


# -- plans of a position -----------------------------------------------------------------------


def played_code(move: Move) -> Code:
    """Returns the code of the recipe that a ``play`` move lays out."""
    return recipe_code(RECIPE_OF[move.word(0)], len(move.args) == 2)


def secretly_played(s: WhirlingState, seat: int) -> Codes:
    """Returns a tuple with the code of the recipe that the seat has played face down; empty if it
    has played none."""
    top = s.stack[-1]
    if isinstance(top, Study) and seat in top.who:
        for step in top.steps_of(seat):
            if step.verb == "play":
                return (played_code(step),)
    return ()


def current_plan(s: WhirlingState, seat: int) -> Plan:
    """Returns the plan of a seat that is brewing. Before brewing, returns the empty plan with which
    the seat could begin: with its recipes and the one that it has played face down."""
    top = s.stack[-1]
    if isinstance(top, Brewing):
        return top.plans[seat]
    plan = new_plan(s, seat, PLANNING)
    plan.unused = (*secretly_played(s, seat), *plan.unused)
    return plan


def is_brewed(s: WhirlingState, seat: int) -> bool:
    """Whether everybody knows what the seat has brewed this round."""
    top = s.stack[-1]
    return isinstance(top, Saving) or (isinstance(top, Brewing) and top.is_open(seat))


def expected_bench(s: WhirlingState, seat: int) -> Pile:
    """Returns the pile that will be on the seat's workbench when cauldrons are passed, if it uses
    every recipe it can."""
    bench = s.bench[seat]
    if is_brewed(s, seat):
        return bench
    for code in usable_recipes(s, seat):
        if covers(bench, NEED[code]):
            bench -= NEED[code]
    return bench


def expected_cauldron(s: WhirlingState, seat: int) -> Pile:
    """Returns the pile that will be in the seat's cauldron when it is passed, if it uses every
    recipe it can with what is on its workbench."""
    pile = s.cauldron[seat]
    if is_brewed(s, seat):
        return pile
    bench = s.bench[seat]
    for code in usable_recipes(s, seat):
        if covers(bench, NEED[code]):
            bench -= NEED[code]
            pile += MADE[code]
    return pile
