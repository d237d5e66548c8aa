"""Brewing: all seats plan at the same time, and their brews are opened (chapter 7). What one seat
may do with its recipes is in `plan`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from coven.core.frame import Commit
from coven.core.move import TAKE_BACK, Move

from ..components import MANDRAKES_FOR_GRIMOIRE, name_key
from ..moves import WAIT
from ..state import NOBODY, WhirlingState
from .cauldrons import tell_pile
from .characters import maybe_discard_used
from .initiative import first_closed, in_initiative_order, is_strict
from .plan import (
    DONE,
    NOTHING,
    PLANNING,
    WAITING,
    Plan,
    after,
    in_stage,
    new_plan,
    plan_options,
    random_brew,
)

OFFER_BACK: Final = [TAKE_BACK]
OFFER_BACK_OR_WAIT: Final = [TAKE_BACK, WAIT]
OFFER_WAIT: Final = [WAIT]


@dataclass
class Brewing(Commit):
    """Asks all seats to brew at the same time, in secret, until everybody has finished (7.1, R19).
    A seat that wants to see what lower initiatives brew waits. Once all who have not finished wait,
    the one of them with the lowest initiative is called to brew (7.11, R20). Brews are opened in
    order of initiative, so those of higher initiative stay closed, and can be changed."""

    plans: tuple[Plan, ...]
    """The plan of each seat."""
    shown: int
    """The seats whose brew has been opened, as a bit mask."""
    called: int
    """The waiting seat that was called to brew last, or NOBODY. Of all seats whose brew is not open
    it has the lowest initiative."""

    def options(self, s: WhirlingState, seat: int, steps: tuple[Move, ...]) -> list[Move]:
        plan = self.plans[seat]
        return plan_options(plan) if plan.stage == PLANNING else []

    def ready(self, s: WhirlingState, seat: int) -> bool:
        return self.plans[seat].stage == DONE

    def is_open(self, seat: int) -> bool:
        """Whether the seat's brew has been revealed to everybody."""
        return self.shown >> seat & 1 == 1

    def can_take_back(self, s: WhirlingState, seat: int, steps: tuple[Move, ...]) -> bool:
        """Whether the seat may take back its last step: until its brew is revealed (7.9)."""
        return bool(steps) and not self.is_open(seat)

    def resume(self, s: WhirlingState) -> None:
        waiting = False
        pending = s.pending
        for seat, plan in enumerate(self.plans):
            if plan.stage == PLANNING:
                pending[seat] = plan.moves or plan_options(plan)
            elif plan.stage == WAITING:
                waiting = True
        if pending:
            return
        if waiting:
            self.call_next(s)
        else:
            s.done()
            s.reveal()
            self.open_finished(s, range(s.seats))
            s.show_stage("stage-open", {})

    def offers(self, s: WhirlingState) -> dict[int, list[Move]]:
        """Returns, by seat, the offers to take back the last step (7.9) and, between two recipes,
        to wait for those of lower initiative (7.11, R20)."""
        first = first_closed(s, self.who, self.shown)
        offers: dict[int, list[Move]] = {}
        for seat, plan in enumerate(self.plans):
            if self.is_open(seat):
                continue
            if plan.stage == PLANNING and plan.doing == NOTHING and seat != first:
                offers[seat] = OFFER_BACK_OR_WAIT if self.steps[seat] else OFFER_WAIT
            elif self.steps[seat]:
                offers[seat] = OFFER_BACK
        return offers

    def chosen(self, s: WhirlingState, seat: int, move: Move) -> None:
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
        """Returns a copy of this frame in which the seat has this plan, reached by these steps."""
        all_steps = list(self.steps)
        all_steps[seat] = steps
        plans = list(self.plans)
        plans[seat] = plan
        return Brewing(self.who, tuple(all_steps), tuple(plans), self.shown, self.called)

    def call_next(self, s: WhirlingState) -> None:
        """Calls the waiting seat with the lowest initiative to brew now, and reveals the brews of
        all seats with a lower one (7.11, R20). Called when everybody who has not finished waits."""
        order = in_initiative_order(s)
        place = 0
        while self.plans[order[place]].stage != WAITING:
            place += 1
        seat = order[place]
        shown = self.open_finished(s, order[:place])
        steps = tuple([step for step in self.steps[seat] if step != WAIT])
        called = self.with_plan(seat, steps, in_stage(self.plans[seat], PLANNING))
        s.reveal()
        s.become(Brewing(called.who, called.steps, called.plans, shown, seat))
        if s.records_events:
            s.tell("log-called", {"seat": seat})

    def open_finished(self, s: WhirlingState, seats: Sequence[int]) -> int:
        """Reveals and carries out the finished brews of these seats, unless they have been revealed
        before. Returns the bit mask of all seats whose brews are revealed now."""
        shown = self.shown
        for seat in seats:
            if not shown >> seat & 1:
                shown |= 1 << seat
                carry_out(s, seat, self.plans[seat], self.steps[seat])
        return shown

    def redrawn(self, s: WhirlingState, seat: int | None) -> Brewing:
        """Returns this frame with the secret plans of all seats but `seat` replaced, for
        determinise: a seat that has finished gets a random brew, the others begin again."""
        new = self
        for other in range(len(self.plans)):
            if other == seat or self.shown >> other & 1:
                continue
            stage = self.plans[other].stage
            steps: tuple[Move, ...] = ()
            if not self.steps[other] and stage != DONE:
                continue  # its plan is new already
            if stage == DONE:
                plan, steps = random_brew(s, new_plan(s, other, PLANNING))
            else:
                plan = new_plan(s, other, stage)
                if stage == WAITING:
                    steps = (WAIT,)
            new = new.with_plan(other, steps, plan)
        return new


def new_brewing(s: WhirlingState) -> Brewing:
    """Returns the frame in which everybody begins to brew; with the option of strict order
    everybody waits to be called (R22)."""
    stage = WAITING if is_strict(s) else PLANNING
    who = tuple(range(s.seats))
    plans = tuple([new_plan(s, seat, stage) for seat in who])
    return Brewing(who, ((),) * s.seats, plans, 0, NOBODY)


def carry_out(s: WhirlingState, seat: int, plan: Plan, steps: tuple[Move, ...]) -> None:
    """Reveals and carries out a finished plan: what lies on output slots goes into the cauldron,
    and what went on input slots is gone from the workbench (7.8). `steps`: those that led to the
    plan, for the log."""
    s.bench[seat] = plan.bench
    s.cauldron[seat] += plan.pool
    if s.records_events:
        for step in steps:
            tell_step(s, seat, step)
        if s.cauldron[seat]:
            tell_pile(s, "log-cauldron", seat, seat, s.cauldron[seat])
        else:
            s.tell("log-nothing", {"seat": seat})
    maybe_discard_used(s, seat, plan.unused)


def tell_step(s: WhirlingState, seat: int, step: Move) -> None:
    """Adds one step of a revealed plan to the log: recipes used, and every choice among ingredients
    and sources; what could go only one way is not told."""
    verb = step.verb
    if verb == "use":
        s.tell("log-use", {"seat": seat, "recipe": name_key(step.word(0))})
    elif verb == "take":
        s.tell(f"log-take-{step.word(0)}", {"seat": seat, "type": f"type-{step.word(1)}"})
    elif verb in ("make", "grimoire"):
        s.tell(f"log-{verb}", {"seat": seat, "type": f"type-{step.word(0)}"})
    elif verb == "scholar":
        s.tell("log-mandrakes", {"seat": seat, "count": MANDRAKES_FOR_GRIMOIRE})
