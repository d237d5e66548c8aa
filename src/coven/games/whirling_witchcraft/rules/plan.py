"""The plan of one seat: how it uses its recipes, slot by slot (7.1–7.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.move import Move

from ..components import MANDRAKE, MANDRAKES_FOR_GRIMOIRE, TYPE_OF, TYPES, Slots
from ..moves import (
    FINISH,
    FROM_BENCH,
    FROM_BREW,
    FROM_SUPPLY,
    GIVE_MANDRAKES,
    MAKE,
    NAME_TYPE,
    SOURCES,
    TAKE,
    USE,
)
from ..state import (
    GUARD,
    INPUTS,
    MADE,
    MADE_MIXED,
    NEED,
    NEED_MASK,
    NEED_MIXED,
    ONE,
    OUTPUTS,
    SCHOLAR,
    SLOT_MASK,
    TO_FILL,
    TYPE_BITS,
    TYPE_MASK,
    Codes,
    Pile,
    TypeMask,
    WhirlingState,
    count,
    is_plain,
    is_playing,
    type_of,
    usable_recipes,
)

# Stages of a plan.
PLANNING: Final = 0
WAITING: Final = 1
DONE: Final = 2

# What a plan is doing, if it is not using a recipe.
NOTHING: Final = -1
PAYING_SCHOLAR: Final = -2
"""The Scholar gives two mandrakes, then names a type for her grimoire (11.8)."""

# Whether two mandrakes can be given for a grimoire.
NO_SCHOLAR: Final = 0
SCHOLAR_CAN: Final = 1
SCHOLAR_DID: Final = 2
SCHOLAR_PRICE: Final[Slots] = (1 << MANDRAKE,) * MANDRAKES_FOR_GRIMOIRE
"""What the Scholar gives, as slots to be filled."""

NO_MOVES: Final[list[Move]] = []
ALL_TYPES: Final = (1 << len(TYPES)) - 1
TAKEN: Final[dict[str, tuple[int, int]]] = {
    TAKE[source][t].text: (source, ONE[t])
    for source in range(len(SOURCES))
    for t in range(len(TYPES))
}
"""By the text of a ``take`` move, where the ingredient comes from, and a pile of it alone."""
USED_NUMBER: Final[dict[str, int]] = {move.text: i for i, move in enumerate(USE)}
"""By the text of a ``use`` move, the number of its recipe."""
USE_CODE: Final[tuple[Move, ...]] = tuple([USE[code >> 1] for code in range(len(INPUTS))])
"""By code, the move that begins to use the recipe."""
PLENTY: Final[tuple[int, ...]] = tuple(
    sum(ONE[t] << (TYPE_BITS - 2) for t in range(len(TYPES)) if types >> t & 1)
    for types in range(1 << len(TYPES))
)
"""By bit mask of types, a pile of more than anybody needs of each: what a grimoire adds."""


@dataclass(init=False)
class Plan:
    """How far a seat has got with brewing: recipes used, ingredients left and brewed; nothing of it
    has happened yet. A plan in a frame is never changed: `after` changes a copy and returns it."""

    unused: Codes
    """The codes of the recipes the seat has not used yet."""
    bench: Pile
    """The pile still on the workbench."""
    pool: Pile
    """The pile on the output slots of the recipes used so far."""
    grimoire: TypeMask
    """The types that may be taken from the supply, as a bit mask (6.9)."""
    scholar: int
    """Whether two mandrakes can still be given for a grimoire: NO_SCHOLAR and so on."""
    doing: int
    """The code of the recipe whose slots are being filled, NOTHING between two recipes, or
    PAYING_SCHOLAR."""
    fill: Slots
    """The input slots still to be filled, in order."""
    last_source: int
    """Where the slot before the next one was filled from, if both are equal; else FROM_BENCH. Equal
    slots are filled from the workbench first (R16), so after another source the workbench is not
    offered any more."""
    make: Slots
    """The mixed output slots for which the seat still has to choose a type (7.7)."""
    stage: int
    """PLANNING, WAITING or DONE."""

    def __init__(  # written out because many are built
        self,
        unused: Codes,
        bench: Pile,
        pool: Pile,
        grimoire: TypeMask,
        scholar: int,
        doing: int,
        fill: Slots,
        last_source: int,
        make: Slots,
        stage: int,
    ) -> None:
        self.unused = unused
        self.bench = bench
        self.pool = pool
        self.grimoire = grimoire
        self.scholar = scholar
        self.doing = doing
        self.fill = fill
        self.last_source = last_source
        self.make = make
        self.stage = stage
        self.moves: list[Move] = NO_MOVES
        """A cache of `plan_options`, empty before the first call; no part of the position."""

    def copy(self) -> Plan:
        """Returns an equal plan, which may be changed until it is put into a frame."""
        return Plan(
            self.unused,
            self.bench,
            self.pool,
            self.grimoire,
            self.scholar,
            self.doing,
            self.fill,
            self.last_source,
            self.make,
            self.stage,
        )


def new_plan(s: WhirlingState, seat: int, stage: int) -> Plan:
    """Returns a plan of the seat in this stage that has used no recipe yet."""
    return Plan(
        unused=tuple([code for code in usable_recipes(s, seat) if INPUTS[code] or OUTPUTS[code]]),
        bench=s.bench[seat],
        pool=0,
        grimoire=s.grimoire[seat],
        scholar=SCHOLAR_CAN if is_playing(s, seat, SCHOLAR) else NO_SCHOLAR,
        doing=NOTHING,
        fill=(),
        last_source=FROM_BENCH,
        make=(),
        stage=stage,
    )


# -- what a plan may do next -------------------------------------------------------------------


def plan_options(plan: Plan) -> list[Move]:
    """Returns the moves that can continue an unfinished plan; cached."""
    if not plan.moves:
        plan.moves = find_options(plan)
    return plan.moves


def find_options(plan: Plan) -> list[Move]:
    """Returns the moves for the next input slot or output slot or, between two recipes, those that
    finish or use a recipe whose input slots can all be filled (7.3)."""
    if plan.fill:
        return fill_choices(plan)
    if plan.make:
        slot = plan.make[0]
        return [MAKE[t] for t in range(len(TYPES)) if slot >> t & 1]
    if plan.doing == PAYING_SCHOLAR:
        return [NAME_TYPE[t] for t in range(len(TYPES)) if not plan.grimoire >> t & 1]
    moves = [FINISH]
    pile = available(plan)
    guarded = pile | GUARD
    for code in plan.unused:
        if (guarded - NEED[code]) & GUARD == GUARD and (  # `covers`, written out for speed
            not NEED_MIXED[code] or can_fill(pile - NEED[code], NEED_MIXED[code])
        ):
            moves.append(USE_CODE[code])
    if plan.scholar == SCHOLAR_CAN and can_pay_scholar(plan):
        moves.append(GIVE_MANDRAKES)
    return moves


def available(plan: Plan) -> Pile:
    """Returns the pile that can go on input slots: from the workbench, from recipes used earlier
    (7.2), and by grimoire from the supply (6.9)."""
    return plan.bench + plan.pool + PLENTY[plan.grimoire]


def can_fill(pile: Pile, slots: Slots) -> bool:
    """Whether the pile can fill all these mixed slots (7.3)."""
    if not slots:
        return True
    if len(slots) == 1:
        return pile & SLOT_MASK[slots[0]] != 0
    for t in range(len(TYPES)):
        if slots[0] >> t & 1 and count(pile, t) and can_fill(pile - ONE[t], slots[1:]):
            return True
    return False


def can_pay_scholar(plan: Plan) -> bool:
    """Whether the Scholar has two mandrakes to give and a type to name (11.8). A grimoire cannot
    give the mandrakes (R35)."""
    mandrakes = count(plan.bench + plan.pool, MANDRAKE)
    return plan.grimoire != ALL_TYPES and mandrakes >= len(SCHOLAR_PRICE)


def fill_choices(plan: Plan) -> list[Move]:
    """Returns the moves that fill the next input slot so that the others can still be filled. For
    equal slots only the number from each source matters, so they are filled in the order of
    SOURCES (R16)."""
    fill = plan.fill
    slot = fill[0]
    supply = 0 if plan.doing == PAYING_SCHOLAR else plan.grimoire
    if not is_plain(slot):
        return mixed_choices(plan.bench, plan.pool, supply, fill)
    t = type_of(slot)
    shift = TYPE_BITS * t
    moves: list[Move] = []
    if plan.last_source == FROM_BENCH and (plan.bench >> shift) & TYPE_MASK:
        moves.append(TAKE[FROM_BENCH][t])
    if supply >> t & 1:
        moves.append(TAKE[FROM_SUPPLY][t])
    if (plan.pool >> shift) & TYPE_MASK >= fill.count(slot):
        moves.append(TAKE[FROM_BREW][t])
    return moves


def mixed_choices(bench: Pile, pool: Pile, supply: TypeMask, fill: Slots) -> list[Move]:
    """Returns the moves that fill a slot of several types, the first of `fill`, so that the others
    can still be filled. `bench`, `pool`: the piles on workbench and output slots; `supply`: the
    types that a grimoire gives, as a bit mask."""
    slot = fill[0]
    rest = fill[1:]
    pile = bench + pool + PLENTY[supply]
    moves: list[Move] = []
    for t in range(len(TYPES)):
        if slot >> t & 1 and count(pile, t) and can_fill(pile - ONE[t], rest):
            if count(bench, t):
                moves.append(TAKE[FROM_BENCH][t])
            if supply >> t & 1:
                moves.append(TAKE[FROM_SUPPLY][t])
            if count(pool, t):
                moves.append(TAKE[FROM_BREW][t])
    return moves


# -- steps -------------------------------------------------------------------------------------


def after(plan: Plan, move: Move) -> Plan:
    """Returns the plan after one more step, and after all that follows without a choice."""
    new = plan.copy()
    verb = move.verb
    if verb == "use":
        begin_recipe(new, USED_NUMBER[move.text])
    elif verb == "finish":
        new.stage = DONE
    elif verb == "take":
        put_on_slot(new, move)
        fill_forced_slots(new)
    elif verb == "make":  # 7.7
        new.pool += ONE[TYPE_OF[move.word(0)]]
        new.make = plan.make[1:]
        if not new.make:
            new.doing = NOTHING
    elif verb == "scholar":
        begin_scholar(new)
    elif verb == "grimoire":
        new.grimoire |= 1 << TYPE_OF[move.word(0)]
        new.doing = NOTHING
    else:
        new.stage = WAITING
    return new


def in_stage(plan: Plan, stage: int) -> Plan:
    """Returns the same plan in another stage."""
    new = plan.copy()
    new.stage = stage
    return new


# The following change a plan that `after` has just copied.


def begin_recipe(plan: Plan, number: int) -> None:
    """Begins to use the recipe with this number (7.2), which can be used only once (7.6), and goes
    on to the first slot that leaves a choice."""
    unused = plan.unused
    i = 0
    while unused[i] >> 1 != number:
        i += 1
    code = unused[i]
    plan.unused = unused[:i] + unused[i + 1 :]
    plan.doing = code
    if plan.grimoire or NEED_MIXED[code] or plan.pool & NEED_MASK[code]:
        plan.fill = TO_FILL[code]
        fill_forced_slots(plan)
    else:  # all of it comes from the workbench
        plan.bench -= NEED[code]
        place_outputs(plan)


def begin_scholar(plan: Plan) -> None:
    """Begins to give the Scholar's two mandrakes for a grimoire, which she can do once a round
    (11.8)."""
    plan.scholar = SCHOLAR_DID
    plan.doing = PAYING_SCHOLAR
    plan.fill = SCHOLAR_PRICE
    fill_forced_slots(plan)


def fill_forced_slots(plan: Plan) -> None:
    """Fills input slots as long as there is only one way to do so. Once all slots of a recipe are
    filled, places its outputs."""
    while plan.fill:
        moves = fill_choices(plan)
        if len(moves) > 1:
            plan.moves = moves
            return
        put_on_slot(plan, moves[0])
    if plan.doing != PAYING_SCHOLAR:
        place_outputs(plan)


def put_on_slot(plan: Plan, move: Move) -> None:
    """Puts the ingredient that a ``take`` move names on the next input slot (7.2)."""
    source, one = TAKEN[move.text]
    if source == FROM_BENCH:
        plan.bench -= one
    elif source == FROM_BREW:
        plan.pool -= one
    fill = plan.fill
    plan.fill = fill[1:]
    plan.last_source = source if len(fill) > 1 and fill[1] == fill[0] else FROM_BENCH


def place_outputs(plan: Plan) -> None:
    """Puts ingredients on the output slots of the recipe in use (7.4); the seat chooses those of
    mixed slots one by one (7.7)."""
    code = plan.doing
    plan.pool += MADE[code]
    plan.make = MADE_MIXED[code]
    if not plan.make:
        plan.doing = NOTHING


def random_brew(s: WhirlingState, plan: Plan) -> tuple[Plan, tuple[Move, ...]]:
    """Finishes a plan at random, and returns it with the steps taken. It often uses one more recipe
    instead of finishing, as a player would."""
    steps: list[Move] = []
    while plan.stage != DONE:
        moves = plan_options(plan)
        i = s.random_below(len(moves))
        if moves[i] is FINISH and len(moves) > 1 and s.random_below(4):
            continue
        steps.append(moves[i])
        plan = after(plan, moves[i])
    return plan, tuple(steps)
