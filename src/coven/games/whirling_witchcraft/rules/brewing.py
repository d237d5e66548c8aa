"""Brewing: recipes turn ingredients into ingredients (chapter 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coven.core.frame import Commit
from coven.core.move import TAKE_BACK, Move

from ..components import MANDRAKE, MANDRAKES_FOR_GRIMOIRE, TYPE_OF, TYPES
from ..moves import (
    BENCH,
    BREW,
    FINISH,
    GIVE_MANDRAKES,
    MAKE,
    NAME,
    SOURCES,
    SUPPLY,
    TAKE,
    USE,
    WAIT,
)
from ..state import (
    DARK_HORSE,
    DIGIT,
    FIELDS,
    FULL,
    GUARD,
    INPUTS,
    KEYS,
    MADE,
    MADE_MIXED,
    NEED,
    NEED_FIELDS,
    NEED_MIXED,
    NOBODY,
    ONE,
    OUTPUTS,
    OWN,
    SCHOLAR,
    TO_FILL,
    Witches,
    covers,
    is_plain,
    is_playing,
    type_of,
    usable,
)
from .cauldrons import tell_pile
from .hands import in_initiative_order

PLANNING: Final = 0
WAITING: Final = 1
DONE: Final = 2
NONE: Final[list[Move]] = []
NOTHING: Final = -1
SCHOLARLY: Final = -2
"""As what is being done: two mandrakes are given for a grimoire."""
BACK: Final = [TAKE_BACK]
BACK_OR_WAIT: Final = [TAKE_BACK, WAIT]
WAITING_ONLY: Final = [WAIT]
PRICE: Final[tuple[int, ...]] = (1 << MANDRAKE,) * MANDRAKES_FOR_GRIMOIRE
CANNOT: Final = 0
CAN: Final = 1
DID: Final = 2
ALL: Final = (1 << len(TYPES)) - 1
SOURCE_OF: Final[dict[str, int]] = {source: i for i, source in enumerate(SOURCES)}
USED: Final[dict[str, int]] = {move.text: i for i, move in enumerate(USE)}
PLENTY: Final[tuple[int, ...]] = tuple(
    sum(ONE[t] << (DIGIT - 2) for t in range(len(TYPES)) if slot >> t & 1)
    for slot in range(1 << len(TYPES))
)
"""More than anybody needs of each of those types: what a grimoire gives."""


# -- the plan of one seat ----------------------------------------------------------------------


@dataclass(init=False)
class Plan:
    """How far a seat has got: nothing of it is on the table yet. Never changed once built."""

    left: tuple[int, ...]
    """The codes of recipes it may still use."""
    bench: int
    pool: int
    """Ingredients lying on the output slots of recipes used so far."""
    grimoire: int
    scholar: int
    """Whether two mandrakes can still be given for a grimoire."""
    doing: int
    """The code of the recipe whose slots are being filled."""
    fill: tuple[int, ...]
    """Input slots to be filled."""
    least: int
    """Alike slots are filled from the workbench, the supply, the brew, in this order."""
    make: tuple[int, ...]
    """Mixed output slots to be filled."""
    stage: int

    def __init__(  # written out, for many are built
        self,
        left: tuple[int, ...],
        bench: int,
        pool: int,
        grimoire: int,
        scholar: int,
        doing: int,
        fill: tuple[int, ...],
        least: int,
        make: tuple[int, ...],
        stage: int,
    ) -> None:
        self.left = left
        self.bench = bench
        self.pool = pool
        self.grimoire = grimoire
        self.scholar = scholar
        self.doing = doing
        self.fill = fill
        self.least = least
        self.make = make
        self.stage = stage
        self.moves: list[Move] = NONE
        """Its options, once they have been asked for; no part of the position."""


def new_plan(s: Witches, seat: int, stage: int) -> Plan:
    scholar = CAN if is_playing(s, seat, SCHOLAR) else CANNOT
    left = tuple([code for code in usable(s, seat) if INPUTS[code] or OUTPUTS[code]])
    return Plan(left, s.bench[seat], 0, s.grimoire[seat], scholar, NOTHING, (), 0, (), stage)


def available(plan: Plan) -> int:
    """What can go on input slots: from the workbench, from recipes used earlier, and by grimoire
    from the supply (7.2, 6.9)."""
    return plan.bench + plan.pool + PLENTY[plan.grimoire]


def can_fill(pile: int, slots: tuple[int, ...]) -> bool:
    """Whether the pile can fill all those mixed slots."""
    if not slots:
        return True
    if len(slots) == 1:
        return pile & FIELDS[slots[0]] != 0
    for t in range(len(TYPES)):
        if (
            slots[0] >> t & 1
            and (pile >> (DIGIT * t)) & FULL
            and can_fill(pile - ONE[t], slots[1:])
        ):
            return True
    return False


def can_use(pile: int, code: int) -> bool:
    """7.3: every input slot must be filled."""
    return covers(pile, NEED[code]) and can_fill(pile - NEED[code], NEED_MIXED[code])


def can_pay(plan: Plan) -> bool:
    """The Scholar's two mandrakes (11.8); a grimoire cannot give them (R35)."""
    return plan.grimoire != ALL and ((plan.bench + plan.pool) >> (DIGIT * MANDRAKE)) & FULL >= len(
        PRICE
    )


def plan_options(plan: Plan) -> list[Move]:
    if not plan.moves:
        plan.moves = find_options(plan)
    return plan.moves


def find_options(plan: Plan) -> list[Move]:
    if plan.fill:
        return fill_choices(plan)
    if plan.make:
        slot = plan.make[0]
        return [MAKE[t] for t in range(len(TYPES)) if slot >> t & 1]
    if plan.doing == SCHOLARLY:
        return [NAME[t] for t in range(len(TYPES)) if not plan.grimoire >> t & 1]
    moves = [FINISH]
    pile = available(plan)
    guarded = pile | GUARD
    for code in plan.left:
        if (guarded - NEED[code]) & GUARD == GUARD and (  # can_use, written out for speed
            not NEED_MIXED[code] or can_fill(pile - NEED[code], NEED_MIXED[code])
        ):
            moves.append(USE[code >> 1])
    if plan.scholar == CAN and can_pay(plan):
        moves.append(GIVE_MANDRAKES)
    return moves


def fill_choices(plan: Plan) -> list[Move]:
    """From where the next slot can be filled so that the others still can. For alike slots only
    the number from each source matters, so that it is asked once (R16)."""
    fill = plan.fill
    slot = fill[0]
    grimoire = 0 if plan.doing == SCHOLARLY else plan.grimoire
    if not is_plain(slot):
        return mixed_choices(plan.bench, plan.pool, grimoire, fill)
    t = type_of(slot)
    shift = DIGIT * t
    moves: list[Move] = []
    if plan.least == BENCH and (plan.bench >> shift) & FULL:
        moves.append(TAKE[BENCH][t])
    if grimoire >> t & 1:
        moves.append(TAKE[SUPPLY][t])
    if (plan.pool >> shift) & FULL >= fill.count(slot):
        moves.append(TAKE[BREW][t])
    return moves


def mixed_choices(bench: int, pool: int, grimoire: int, fill: tuple[int, ...]) -> list[Move]:
    """The same for a slot that takes several types."""
    slot = fill[0]
    rest = fill[1:]
    pile = bench + pool + PLENTY[grimoire]
    moves: list[Move] = []
    for t in range(len(TYPES)):
        shift = DIGIT * t
        if slot >> t & 1 and (pile >> shift) & FULL and can_fill(pile - ONE[t], rest):
            if (bench >> shift) & FULL:
                moves.append(TAKE[BENCH][t])
            if grimoire >> t & 1:
                moves.append(TAKE[SUPPLY][t])
            if (pool >> shift) & FULL:
                moves.append(TAKE[BREW][t])
    return moves


def after(plan: Plan, move: Move) -> Plan:
    """The plan after one more step, and after all that follows without a choice."""
    verb = move.verb
    if verb == "use":
        return used(plan, move)
    if verb == "finish":
        return in_stage(plan, DONE)
    if verb == "take":
        return taken(plan, move)
    if verb == "make":
        pool = plan.pool + ONE[TYPE_OF[move.word(0)]]
        make = plan.make[1:]
        doing = plan.doing if make else NOTHING
        grimoire, scholar = plan.grimoire, plan.scholar
        return Plan(plan.left, plan.bench, pool, grimoire, scholar, doing, (), 0, make, plan.stage)
    if verb == "scholar":
        return filled_on(
            plan.left, plan.bench, plan.pool, plan.grimoire, DID, SCHOLARLY, PRICE, 0, plan.stage
        )
    if verb == "grimoire":
        named = plan.grimoire | 1 << TYPE_OF[move.word(0)]
        return Plan(
            plan.left, plan.bench, plan.pool, named, plan.scholar, NOTHING, (), 0, (), plan.stage
        )
    return in_stage(plan, WAITING)


def in_stage(plan: Plan, stage: int) -> Plan:
    return Plan(
        plan.left,
        plan.bench,
        plan.pool,
        plan.grimoire,
        plan.scholar,
        plan.doing,
        plan.fill,
        plan.least,
        plan.make,
        stage,
    )


def used(plan: Plan, move: Move) -> Plan:
    """7.2: a recipe is begun; it can be used once (7.6)."""
    number = USED[move.text]
    left = plan.left
    i = 0
    while left[i] >> 1 != number:
        i += 1
    code = left[i]
    left = left[:i] + left[i + 1 :]
    bench = plan.bench
    pool = plan.pool
    fill = TO_FILL[code]
    if fill and (plan.grimoire or NEED_MIXED[code] or pool & NEED_FIELDS[code]):
        return filled_on(left, bench, pool, plan.grimoire, plan.scholar, code, fill, 0, plan.stage)
    make = MADE_MIXED[code]
    return Plan(
        left,
        bench - NEED[code],  # nothing to choose: all of it is on the workbench
        pool + MADE[code],
        plan.grimoire,
        plan.scholar,
        code if make else NOTHING,
        (),
        0,
        make,
        plan.stage,
    )


def taken(plan: Plan, move: Move) -> Plan:
    """7.2: one ingredient goes on the next slot."""
    one = ONE[TYPE_OF[move.word(1)]]
    source = SOURCE_OF[move.word(0)]
    bench = plan.bench - one if source == BENCH else plan.bench
    pool = plan.pool - one if source == BREW else plan.pool
    fill = plan.fill[1:]
    least = source if fill and fill[0] == plan.fill[0] else BENCH
    return filled_on(
        plan.left, bench, pool, plan.grimoire, plan.scholar, plan.doing, fill, least, plan.stage
    )


def filled_on(
    left: tuple[int, ...],
    bench: int,
    pool: int,
    grimoire: int,
    scholar: int,
    doing: int,
    fill: tuple[int, ...],
    least: int,
    stage: int,
) -> Plan:
    """Fills slots as long as there is only one way; once all are filled, all outputs are placed
    (7.4)."""
    supply = 0 if doing == SCHOLARLY else grimoire
    while fill:
        slot = fill[0]
        if is_plain(slot):
            t = type_of(slot)
            shift = DIGIT * t
            brew = (pool >> shift) & FULL >= fill.count(slot)
            if least == BENCH and (bench >> shift) & FULL:
                if brew or supply >> t & 1:
                    break
                bench -= ONE[t]
                source = BENCH
            elif supply >> t & 1:
                if brew:
                    break
                source = SUPPLY
            else:
                pool -= ONE[t]
                source = BREW
        else:
            moves = mixed_choices(bench, pool, supply, fill)
            if len(moves) > 1:
                break
            one = ONE[TYPE_OF[moves[0].word(1)]]
            source = SOURCE_OF[moves[0].word(0)]
            if source == BENCH:
                bench -= one
            elif source == BREW:
                pool -= one
        fill = fill[1:]
        least = source if fill and fill[0] == slot else BENCH
    make: tuple[int, ...] = ()
    if not fill and doing >= 0:
        pool += MADE[doing]
        make = MADE_MIXED[doing]
        if not make:
            doing = NOTHING
    return Plan(left, bench, pool, grimoire, scholar, doing, fill, least, make, stage)


def some_brew(s: Witches, plan: Plan) -> tuple[Plan, tuple[Move, ...]]:
    """A finished plan that somebody might have made, who would rather brew than not."""
    steps: list[Move] = []
    while plan.stage != DONE:
        moves = plan_options(plan)
        i = s.random_below(len(moves))
        if moves[i] is FINISH and len(moves) > 1 and s.random_below(4):
            continue
        steps.append(moves[i])
        plan = after(plan, moves[i])
    return plan, tuple(steps)


# -- all seats ---------------------------------------------------------------------------------


@dataclass
class Brewing(Commit):
    """Everybody brews at the same time, in secret, until all have finished (7.1, R19). Who wants
    to see what others do waits; when nobody else is left to wait for, the lowest initiative goes
    first (7.11, R20)."""

    plans: tuple[Plan, ...]
    shown: int
    """The seats whose brew lies open, as bits."""
    called: int
    """Whose turn it is among those who wait."""

    def options(self, s: Witches, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        plan = self.plans[seat]
        return plan_options(plan) if plan.stage == PLANNING else []

    def ready(self, s: Witches, seat: int) -> bool:
        return self.plans[seat].stage == DONE

    def can_take_back(self, s: Witches, seat: int, steps: tuple[Move, ...]) -> bool:
        """7.9: until it is opened. Once the order is called, only by whom it has called."""
        if not steps or self.shown >> seat & 1:
            return False
        return self.called in (NOBODY, seat)

    def resume(self, s: Witches) -> None:
        waiting = False
        pending = s.pending
        for seat, plan in enumerate(self.plans):
            if plan.stage == PLANNING:
                pending[seat] = plan.moves or plan_options(plan)
            elif plan.stage == WAITING:
                waiting = True
        if pending:
            self.make_offers(s)
        elif waiting:
            self.call_next(s)
        else:
            s.done()
            s.reveal()
            self.show(s)

    def make_offers(self, s: Witches) -> None:
        """A step may be taken back; between two recipes one may wait."""
        if self.called != NOBODY:
            if self.steps[self.called]:
                s.offers_cache = {self.called: BACK}
            return
        offers: dict[int, list[Move]] = {}
        for seat, plan in enumerate(self.plans):
            if plan.stage == PLANNING and plan.doing == NOTHING:
                offers[seat] = BACK_OR_WAIT if self.steps[seat] else WAITING_ONLY
            elif self.steps[seat]:
                offers[seat] = BACK
        s.offers_cache = offers

    def chosen(self, s: Witches, seat: int, move: Move) -> None:
        steps = self.steps[seat]
        if move.verb == "take-back":
            steps = steps[:-1]
            plan = new_plan(s, seat, PLANNING)
            for step in steps:
                plan = after(plan, step)
        else:
            steps += (move,)
            plan = after(self.plans[seat], move)
        s.become(self.with_plan(seat, steps, plan))

    def with_plan(self, seat: int, steps: tuple[Move, ...], plan: Plan) -> Brewing:
        all_steps = list(self.steps)
        all_steps[seat] = steps
        plans = list(self.plans)
        plans[seat] = plan
        return Brewing(self.who, tuple(all_steps), tuple(plans), self.shown, self.called)

    def call_next(self, s: Witches) -> None:
        """All who have not finished wait: what is finished is opened, and the one with the lowest
        initiative has to brew now."""
        shown = self.show(s)
        seat = NOBODY
        for other in in_initiative_order(s):
            if self.plans[other].stage == WAITING:
                seat = other
                break
        steps = tuple([step for step in self.steps[seat] if step != WAIT])
        called = self.with_plan(seat, steps, in_stage(self.plans[seat], PLANNING))
        s.reveal()
        s.become(Brewing(called.who, called.steps, called.plans, shown, seat))
        if s.records_events:
            s.tell("log-called", {"seat": seat})

    def show(self, s: Witches) -> int:
        """Opens every finished brew that is not open yet; gives all that are."""
        shown = self.shown
        for seat in range(len(self.plans)):
            if self.plans[seat].stage == DONE and not shown >> seat & 1:
                shown |= 1 << seat
                carry_out(s, seat, self.plans[seat], self.steps[seat])
        return shown

    def redrawn(self, s: Witches, seat: int | None) -> Brewing:
        """For determinise: whoever has finished in secret has brewed something; how far the others
        have got is not known."""
        new = self
        for other in range(len(self.plans)):
            if other == seat or self.shown >> other & 1:
                continue
            stage = self.plans[other].stage
            steps: tuple[Move, ...] = ()
            if stage == DONE:
                plan, steps = some_brew(s, new_plan(s, other, PLANNING))
            else:
                plan = new_plan(s, other, stage)
                if stage == WAITING and self.steps[other]:
                    steps = (WAIT,)
            new = new.with_plan(other, steps, plan)
        return new


def new_brewing(s: Witches) -> Brewing:
    strict = s.options["order"] == "strict"  # R22
    stage = WAITING if strict else PLANNING
    who = tuple(range(s.seats))
    plans = tuple([new_plan(s, seat, stage) for seat in who])
    return Brewing(who, ((),) * s.seats, plans, 0, NOBODY)


def carry_out(s: Witches, seat: int, plan: Plan, steps: tuple[Move, ...]) -> None:
    """7.8: what still lies on output slots goes into the cauldron, what lies on input slots back
    to the supply."""
    s.bench[seat] = plan.bench
    s.cauldron[seat] += plan.pool
    if s.records_events:
        for step in steps:
            if step.verb == "use":
                s.tell("log-use", {"seat": seat, "recipe": recipe_name(step.word(0))})
            elif step.verb == "scholar":
                s.tell("log-scholar", {"seat": seat})
            elif step.verb == "grimoire":
                s.tell("log-grimoire", {"seat": seat, "type": f"type-{step.word(0)}"})
        if s.cauldron[seat]:
            tell_pile(s, "log-cauldron", seat, seat, s.cauldron[seat])
        else:
            s.tell("log-nothing", {"seat": seat})
    if is_playing(s, seat, DARK_HORSE) and 2 * (OWN + DARK_HORSE) not in plan.left:
        s.left_game[seat] = True  # 11.6
        if s.records_events:
            s.tell("log-left", {"seat": seat})


def recipe_name(key: str) -> str:
    """The word for a recipe, or for the character whose own it is."""
    for i in range(OWN, len(KEYS)):
        if KEYS[i] == key:
            return f"character-{key}"
    return f"recipe-{key}"
